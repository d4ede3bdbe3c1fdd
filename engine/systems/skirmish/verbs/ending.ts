/** The end of phases and turns. skirmish.P9, S8, F1 */

import { otherSide } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { cardsInHand, discardCard, handSize } from '../cards/deck.ts'
import { healUnit } from '../cards/support.ts'
import { phaseNames } from '../names.ts'
import { maySurrender, patientsOf, turnable } from '../turn.ts'
import { type Phase, phase, type Question, question, status } from '../types.ts'
import { prioritySeat } from '../units.ts'
import { endGame } from '../victory.ts'
import { isDone } from './preparing.ts'
import { verb, type Words } from './verb.ts'

export const turnVerb = verb('turn', 'x', { unit: 'unit', option: 'option' })({
  in: [phase.flip],
  list(table, state, _side, add, { units }) {
    for (const unit of units) for (const option of turnable(table, state, unit)) add({ type: 'turn', unit, option })
  },
  apply(_, { state, emit }, _side, { unit, option }) {
    state.grey[unit] ^= 1 << option
    state.tilted[unit] |= 1 << option
    emit({ type: 'turned', unit, option, mounted: (state.grey[unit] & (1 << option)) === 0 })
  },
  refusal: (table, _state, _side, { unit }) =>
    `${withVerb(table.names[unit], 'has', 'have')} no weapon to mount or dismount that did not fire.`,
})

export const treatVerb = verb('treat', 'z', { unit: 'unit', other: 'unit' })({
  in: [phase.flip],
  list(table, state, _side, add, { units }) {
    for (const unit of units) for (const other of patientsOf(table, state, unit)) add({ type: 'treat', unit, other })
  },
  apply(table, draft, _side, { unit, other }) {
    draft.state.status[unit] |= status.treated
    healUnit(draft, other, table.scenario.rules.frame.abilities.medic.wounds)
  },
  refusal: (table, _state, _side, { unit }) => `${table.names[unit]} cannot care for this unit.`,
})

export const discardVerb = verb('discard', 'D', { card: 'card' })({
  in: [phase.discard],
  list(table, state, side, add) {
    for (const card of cardsInHand(table, state, side)) add({ type: 'discard', card })
  },
  apply(table, { state, emit }, side, { card }) {
    discardCard(table, state, side, card)
    emit({ type: 'discarded', side, card })
    if (handSize(table, state, side) <= table.scenario.rules.frame.turn.hand) isDone(state, side)
  },
  refusal: () => 'This card is not in hand.',
})

export const surrenderVerb = verb(
  'surrender',
  'S',
  {},
)({
  in: [phase.initial, phase.movement],
  list(table, state, side, add) {
    if (maySurrender(table, state, side)) add({ type: 'surrender' })
  },
  apply: (table, draft, side) => endGame(draft, otherSide(table.teamOf[side]), 'surrender'),
  refusal(table, state, side) {
    const { sides, rules } = table.scenario
    const { fromRound, odds } = rules.frame.surrender
    const chief = prioritySeat(table, state, table.teamOf[side])
    if (side !== chief)
      return `${withVerb(sides[chief].name, 'has', 'have')} priority in this turn, and alone can surrender for both seats.`
    return `A side gives up from round ${fromRound} on, when the enemy has ${odds} times as much on the board.`
  },
})

export const doneVerb = verb(
  'done',
  'E',
  {},
)({
  in: [
    ...[phase.build, phase.initial, phase.movement, phase.deployment, phase.shooting, phase.flip],
    ...[question.smoke, question.mission, question.intercept, question.ambush],
  ],
  list: (_table, _state, _side, add) => add({ type: 'done' }),
  apply(_, { state }, side) {
    if (state.question === question.none) isDone(state, side)
    else state.asked &= ~(1 << side)
  },
  refusal: (_table, state) =>
    state.phase === phase.discard ? 'Cards must be discarded first.' : 'This must be decided first.',
})

/** How a seat is done where that is more than the end of a phase. */
const doneWords: Readonly<Partial<Record<Phase | Question, string>>> = {
  [phase.build]: 'Build no more',
  [question.smoke]: 'No smoke',
  [question.mission]: 'Begin the mission',
  [question.intercept]: 'Let them come',
  [question.ambush]: 'Hold fire',
}

export const endingWords = {
  turn: {
    order: (_, state, { unit, option }) =>
      `{unit} ${state.grey[unit] & (1 << option) ? '{mounts|mount}' : '{dismounts|dismount}'} {option}`,
  },
  treat: { order: '{unit} {cares|care} for {other}', button: 'Care' },
  discard: { order: 'Discard “{card}”', button: 'Discard' },
  surrender: { order: 'Surrender' },
  done: {
    order: (_, state) => doneWords[state.question || state.phase] ?? `End ${phaseNames[state.phase].toLowerCase()}`,
  },
} satisfies Words
