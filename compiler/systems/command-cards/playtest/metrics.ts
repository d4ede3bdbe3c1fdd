/** The measures of a finished battle led by cards. */
import type { Side } from '../../../../engine/game.ts'
import { oncePer } from '../../../../engine/once.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { makeTable, type Table } from '../../../../engine/systems/command-cards/table.ts'
import { type CommandCardsState, type CommandCardsView, phase } from '../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { verbs as allVerbs } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { knownState } from '../../../../engine/systems/command-cards/view.ts'

/** Tables of scenarios that were measured before. */
const tableOf: (scenario: CommandCardsScenario) => Table = oncePer(makeTable)

/** The most medals that a side needs; one that wins several at a time may come to be farther ahead. */
const mostLead = ({ sides }: CommandCardsScenario): number => Math.max(...sides.map(({ medals }) => medals))

/** Medals won, and figures lost, by each side, and how far the first one is ahead. */
export const metrics = [
  {
    id: 'medals',
    name: 'Medals',
    measure: (_: CommandCardsScenario, { medals }: CommandCardsView): readonly number[] => medals,
  },
  {
    id: 'lead',
    name: 'Lead in medals',
    most: mostLead,
    least: (scenario: CommandCardsScenario): number => -mostLead(scenario),
    measure: (scenario: CommandCardsScenario, { medals: [first, second] }: CommandCardsView): readonly number[] => {
      const most = mostLead(scenario)
      return [Math.max(-most, Math.min(most, first - second))]
    },
  },
  {
    id: 'figures-lost',
    name: 'Figures lost',
    measure: (scenario: CommandCardsScenario, view: CommandCardsView): readonly number[] => {
      const table = tableOf(scenario)
      const { figures } = knownState(table, view)
      return table.unitsOf.map((units) => units.reduce((sum, unit) => sum + table.figures[unit] - figures[unit], 0))
    },
  },
] as const

/** The players whose games decide the balance. */
export const panel = ['planner', 'cautious', 'aggressive', 'tuned'] as const

/** Fields that no rule reads besides titles, names and looks. */
export const words = ['adjective', 'text', 'rule', 'daysPerTurn'] as const

/** Of the other tables every entry counts, named or not: they are the decks and stocks of all. */
export const tablesByEntry = ['boards', 'terrain', 'obstacles', 'ways', 'nations', 'unitTypes'] as const

/** All kinds of action. */
export const verbs: readonly string[] = allVerbs.map(({ type }) => type)

/** The kind of action, and the card that is played. */
export const usesOf = ({ table }: CommandCardsGame, action: CommandCardsAction): readonly string[] => {
  const use = `action ${action.type}`
  return action.type === 'play' ? [use, `card ${table.cardIds[action.card]}`] : [use]
}

/** The hexes of medal places. */
export const places = ({ medals }: CommandCardsScenario): readonly { readonly name: string; readonly hex: number }[] =>
  medals.flatMap(({ name, hexes }) => hexes.map((hex) => ({ name, hex })))

/** Returns the sides that win a tie: with as many medals as the other side when the rounds are over. */
export const holdsOut = ({ tie }: CommandCardsScenario): readonly Side[] => (tie === null ? [] : [tie])

const ownSteps: ReadonlySet<number> = new Set([phase.order, phase.move, phase.battle])

/** None: what units can do depends on their types and the ground. */
export const everydayVerbs: readonly string[] = []

export const isEnd = (state: CommandCardsState, { type }: CommandCardsAction): boolean =>
  type === 'done' && ownSteps.has(state.phase)
