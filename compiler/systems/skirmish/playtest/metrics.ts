/** The measures of a finished skirmish. */

import { oncePer } from '../../../../engine/once.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { classes } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { wantedSpaces } from '../../../../engine/systems/skirmish/standing.ts'
import { makeTable, type Table } from '../../../../engine/systems/skirmish/table.ts'
import { phase, question, type SkirmishState, type SkirmishView } from '../../../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { verbs as allVerbs } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { knownState } from '../../../../engine/systems/skirmish/view.ts'
import { sides } from '../../../../engine/twoSides.ts'
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

/** Units and their costs lost by each side, who moved first, damage of the headquarters, and cards left. */
export const metrics = [
  { id: 'units-lost', name: 'Units lost', measure: measured((state) => sides.map((team) => lostBy(state, team))) },
  { id: 'cost-lost', name: 'Points of units lost', measure: measured(({ lostCost }) => [...lostCost]) },
  { id: 'began', name: 'First turn', measure: measured(({ first }) => sides.map((team) => (team === first ? 1 : 0))) },
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

export { panel, words } from './depends.ts'

/** Of the other tables every entry counts, named or not. */
export const tablesByEntry = ['unitTypes', 'upgrades', 'support', 'terrain', 'generals', 'nations', 'armies'] as const

/** All kinds of action. */
export const verbs: readonly string[] = allVerbs.map(({ type }) => type)

/** The kind of action, and the card that is deployed or played. */
export const usesOf = ({ table }: SkirmishGame, action: SkirmishAction): readonly string[] => {
  const use = `action ${action.type}`
  const isCard = action.type === 'play' || action.type === 'deploy' || action.type === 'ambush'
  return isCard ? [use, `card ${table.cards[action.card].id}`] : [use]
}

/** The verbs of every deck: their use depends on the cards that come. */
export const everydayVerbs: readonly string[] = ['swap', 'surrender', 'redraw', 'light', 'turn', 'treat', 'clear']

/** The team that the author lets win when the rounds are over. */
export const holdsOut = ({ holdsOut: team }: SkirmishScenario): readonly number[] => (team === null ? [] : [team])

/** Phases of a side's own turn. */
const ownPhases: ReadonlySet<number> = new Set([phase.movement, phase.deployment, phase.shooting])

export const isEnd = (state: SkirmishState, { type }: SkirmishAction): boolean =>
  type === 'done' && state.question === question.none && ownPhases.has(state.phase)

/** Spaces on which some objective wants units, by the names of the places there. */
export const places = (scenario: SkirmishScenario): readonly { readonly name: string; readonly hex: number }[] =>
  wantedSpaces(scenario).map((hex) => ({
    name: scenario.map.names.find(({ space }) => space === hex)?.text ?? nameOf(hex),
    hex,
  }))

/** The positions of units. */
export { positionOf } from '../../../../engine/systems/skirmish/standing.ts'
