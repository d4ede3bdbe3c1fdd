/** What is measured of a finished skirmish. */
import type { Standing } from '../../../../engine/standing.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { classes } from '../../../../engine/systems/skirmish/rules.ts'
import type { Objective, SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { makeTable, type Table } from '../../../../engine/systems/skirmish/table.ts'
import {
  phase,
  question,
  type SkirmishAction,
  type SkirmishState,
  type SkirmishView,
} from '../../../../engine/systems/skirmish/types.ts'
import { knownState } from '../../../../engine/systems/skirmish/view.ts'
import { sides } from '../../../../engine/twoSides.ts'
import { oncePer } from '../../../once.ts'
import { nameOf } from '../resolve/map.ts'

/** Tables of scenarios that were measured before. */
const tableOf: (scenario: SkirmishScenario) => Table = oncePer(makeTable)

const measured =
  (measure: (state: SkirmishState, table: Table) => readonly number[]) =>
  (scenario: SkirmishScenario, view: SkirmishView): readonly number[] => {
    const table = tableOf(scenario)
    return measure(knownState(table, view), table)
  }

const lostBy = ({ lost }: SkirmishState, team: number): number =>
  classes.reduce((sum, _, at) => sum + lost[team * classes.length + at], 0)

/** Units and their costs lost by each side, damage of the headquarters, and cards left. */
export const metrics = [
  { id: 'units-lost', name: 'Units lost', measure: measured((state) => sides.map((team) => lostBy(state, team))) },
  { id: 'cost-lost', name: 'Points of units lost', measure: measured(({ lostCost }) => [...lostCost]) },
  { id: 'headquarters', name: 'Damage of the headquarters', measure: measured(({ hit }) => [...hit]) },
  {
    id: 'deck',
    name: 'Cards left in the deck',
    measure: measured(({ deck }, { teams, cards }) =>
      teams.map((seats) =>
        seats.reduce(
          (sum, seat) =>
            sum + deck.slice(seat * cards.length, (seat + 1) * cards.length).reduce((all, one) => all + one, 0),
          0,
        ),
      ),
    ),
  },
] as const

/** Who speaks for balance. */
export const panel = ['planner', 'cautious', 'aggressive'] as const

/** What no rule reads beside titles, names and looks. */
export const words = ['adjective', 'text', 'rule'] as const

/** Of the other tables every entry counts, named or not. */
export const tablesByEntry = ['unitTypes', 'upgrades', 'support', 'terrain', 'generals', 'nations', 'armies'] as const

/** The kind of action, and the card that is deployed or played. */
export const usesOf = ({ table }: SkirmishGame, action: SkirmishAction): readonly string[] => {
  const use = `action ${action.type}`
  const isCard = action.type === 'play' || action.type === 'deploy' || action.type === 'ambush'
  return isCard ? [use, `card ${table.cards[action.card].id}`] : [use]
}

/** What every deck could do: whether anybody does depends on the cards that come. */
export const everydayVerbs: readonly string[] = ['swap', 'surrender', 'redraw', 'light', 'turn', 'treat', 'clear']

/** The team that the author lets win when the rounds are over. */
export const holdsOut = ({ holdsOut: team }: SkirmishScenario): readonly number[] => (team === null ? [] : [team])

/** Phases of a side's own turn. */
const ownPhases: ReadonlySet<number> = new Set([phase.movement, phase.deployment, phase.shooting])

export const isEnd = (state: SkirmishState, { type }: SkirmishAction): boolean =>
  type === 'done' && state.question === question.none && ownPhases.has(state.phase)

const spacesOf = (objective: Objective): readonly number[] => {
  if (objective.is === 'occupy') return objective.spaces
  if (objective.is === 'points') return objective.places.map(({ space }) => space)
  return objective.is === 'hold' ? [objective.space] : []
}

/** Spaces on which some objective wants units, by the names of the places there. */
export const places = ({ aims, map }: SkirmishScenario): readonly { readonly name: string; readonly hex: number }[] =>
  [...new Set(aims.flatMap(({ objectives }) => objectives.flatMap(spacesOf)))].map((hex) => ({
    name: map.names.find(({ space }) => space === hex)?.text ?? nameOf(hex),
    hex,
  }))

/**
 * Who stands where: first the units that begin on the field, numbered as in the scenario, then those of the decks. Aircraft are used up
 * by what they do and do not count.
 */
export const positionOf = ({ table, scenario }: SkirmishGame, state: Readonly<SkirmishState>): Standing => {
  const others = [...table.rules.keys()].filter((unit) => !table.startUnits.includes(unit))
  const units = [...table.startUnits, ...others]
  return {
    sides: units.map((unit) => table.seat[unit]),
    hexes: units.map((unit) => state.space[unit]),
    strengths: units.map((unit) => {
      const { class: unitClass, wounds } = table.rules[unit]
      return state.space[unit] === 0 || unitClass === 'aircraft' ? 0 : wounds - state.wounds[unit]
    }),
    holders: places(scenario).map(({ hex }) => (state.unit[hex] === 0 ? null : table.seat[state.unit[hex] - 1])),
  }
}
