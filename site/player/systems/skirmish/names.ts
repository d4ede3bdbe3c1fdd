/** The names of skirmishes: units, cards, spaces, phases, and actions in a sentence. */
import type { Space } from '../../../../engine/board.ts'
import { saidOf } from '../../../../engine/condition.ts'
import type { Side } from '../../../../engine/game.ts'
import { priceOf } from '../../../../engine/systems/skirmish/cards/deploy.ts'
import { payFor } from '../../../../engine/systems/skirmish/cards/support.ts'
import { conditions } from '../../../../engine/systems/skirmish/conditions.ts'
import {
  cardName,
  phaseNames,
  seatName,
  spaceName,
  targetName,
  teamName,
  unitName,
  weaponName,
} from '../../../../engine/systems/skirmish/names.ts'
import { classes } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { makeTable, type Table } from '../../../../engine/systems/skirmish/table.ts'
import { type Phase, type Position, phase, type Question, question } from '../../../../engine/systems/skirmish/types.ts'
import { terrainAt } from '../../../../engine/systems/skirmish/units.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { words } from '../../../../engine/systems/skirmish/verbs/sentences.ts'
import type { Condition } from '../../panels/parts.tsx'

export { actionWords } from '../../../../engine/systems/skirmish/verbs/sentences.ts'
export { capital, count, uncapital } from '../../../../engine/words.ts'
export { cardName, seatName, spaceName, targetName, teamName, unitName, weaponName }

const tables = new WeakMap<SkirmishScenario, Table>()

/** The lookups of a scenario, made once. */
export const tableOf = (scenario: SkirmishScenario): Table => {
  const table = tables.get(scenario) ?? makeTable(scenario)
  tables.set(scenario, table)
  return table
}

/** Words a shot: the shooter and its target. */
export const shotWords = (
  table: Table,
  { unit, weapon, target }: { readonly unit: number; readonly weapon: number; readonly target: number },
): string => `${unit < 0 ? cardName(table, weapon) : unitName(table, unit)} at ${targetName(table, target)}`

/** Phases of a turn in which something may be chosen, and what is done in them in a word. */
export const turnPhases: readonly (readonly [phase: Phase, word: string])[] = [
  [phase.initial, 'Begin'],
  [phase.movement, 'Move'],
  [phase.deployment, 'Deploy'],
  [phase.shooting, 'Shoot'],
  [phase.flip, 'Flip'],
  [phase.discard, 'Discard'],
]

const asks: Readonly<Record<Question, string>> = {
  [question.none]: '',
  [question.smoke]: 'Light smoke before the shot?',
  [question.answer]: 'Which weapon fires at the assault?',
  [question.mission]: 'More targets, or an escort?',
  [question.intercept]: 'Does a fighter intercept?',
  [question.ambush]: 'Spring an ambush?',
}

/** Words the decision asked for, briefly. */
export const askedWords = (state: Position): string =>
  state.question === question.none ? phaseNames[state.phase] : asks[state.question]

const tasks: Readonly<Record<Phase, string>> = {
  [phase.bid]: 'Bid action points for the initiative. All bids are shown at once; what is bid can only buy works.',
  [phase.lead]: 'Say who moves first, and who builds first.',
  [phase.build]: 'Buy works for your bid: choose one, then its space.',
  [phase.redraw]: 'Keep your hand, or put it back and draw another one, once.',
  [phase.initial]: 'Play cards that hurry your units.',
  [phase.movement]: 'Choose a unit, then a space. Infantry may assault an enemy beside it.',
  [phase.deployment]: 'Choose a card of your hand, then a space of your first row.',
  [phase.shooting]: 'Choose a unit, then what it fires at.',
  [phase.flip]: 'Mount or dismount weapons that did not fire.',
  [phase.discard]: 'You hold too many cards: discard down to the limit.',
}

const answers: Readonly<Record<Question, string>> = {
  [question.none]: '',
  [question.smoke]: 'It lasts until the next turn, once in the game.',
  [question.answer]: 'It fires before the assault.',
  [question.mission]: 'A bomber may attack connected spaces; one fighter may fly along.',
  [question.intercept]: 'It fires first, and is used up.',
  [question.ambush]: 'An enemy has just come within range.',
}

export const taskWords = (state: Position): string =>
  state.question === question.none ? tasks[state.phase] : answers[state.question]

export const groundName = (table: Table, state: Position, space: Space): string =>
  space > table.field ? 'Headquarters' : (terrainAt(table, state, space)?.name ?? 'Clear')

/** Units that a side has lost. */
export const unitsLost = ({ lost }: Position, team: number): number =>
  classes.reduce((sum, _, at) => sum + lost[team * classes.length + at], 0)

/** Lists the conditions of a unit, each with its rule. */
export const conditionsOf = (table: Table, state: Position, unit: number): readonly Condition[] =>
  saidOf(conditions, table, state, unit)

/** Returns the present cost of a card for its seat. */
export const costOf = (table: Table, state: Position, seat: Side, card: number): string => {
  const { unit, support } = table.cards[card]
  if (unit) return String(priceOf(table, state, seat, card).ap)
  return support?.variable
    ? `${support.variable.least}–${support.variable.most}`
    : String(support ? payFor(support, 0) : 0)
}

/** The word on the button of an action. */
export const buttonWord = ({ type }: SkirmishAction): string => words[type].button ?? 'Do it'
