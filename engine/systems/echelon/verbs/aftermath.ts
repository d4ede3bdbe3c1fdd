/** The defender's answers, and the costs of a combat: leaving, losses, disruption, retreats, advances. echelon.C3-C11 */
import { withVerb } from '../../../words.ts'
import { advanceHexes, advanceTo, followersOf } from '../combat/advance.ts'
import { defendersOf } from '../combat/attack.ts'
import { convertiblesOf, fallingBack, openAdvance, proceed } from '../combat/flow.ts'
import { disruptionOpen, lossesOpen, takeDisruption, takeLoss } from '../combat/losses.ts'
import { retreatOf, retreatTo } from '../combat/retreat.ts'
import { mayWithdraw } from '../combat/withdrawal.ts'
import { phase, status } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** A unit is told to leave before the combat; those that were told try when the defender is done. */
export const withdrawVerb = verb('withdraw', 'W', { unit: 'unit' })({
  in: [phase.withdraw],
  list(services, state, _side, add, among) {
    for (const unit of defendersOf(services, state))
      if (among.units.includes(unit) && mayWithdraw(services, state, unit)) add({ type: 'withdraw', unit })
  },
  apply(_services, { state }, _side, { unit }) {
    state.status[unit] |= status.committed
  },
  refusal: ({ table }, _state, _side, { unit }) => `${table.scenario.units[unit].name} cannot leave before the combat.`,
})

/** Artillery is turned against tanks. echelon.22 */
export const turnVerb = verb('turn', 'I', { unit: 'unit' })({
  in: [phase.answer],
  list(services, state, _side, add, among) {
    for (const unit of convertiblesOf(services, state)) if (among.units.includes(unit)) add({ type: 'turn', unit })
  },
  apply(_services, { state }, _side, { unit }) {
    state.status[unit] |= status.converted
  },
  refusal: ({ table }, _state, _side, { unit }) =>
    `${withVerb(table.scenario.units[unit].name, 'has', 'have')} no guns in the attacked hex that can be turned against tanks.`,
})

export const loseVerb = verb('lose', 'n', { unit: 'unit' })({
  in: [phase.losses],
  list(services, state, side, add, among) {
    if (state.lossLeft[side] === 0) return
    for (const unit of lossesOpen(services, state, side)) if (among.units.includes(unit)) add({ type: 'lose', unit })
  },
  apply(services, draft, _side, { unit }) {
    takeLoss(services, draft, unit)
    proceed(services, draft)
  },
  refusal: ({ table }, state, side, { unit }) =>
    state.lossLeft[side] === 0
      ? 'Units are being disrupted, not lost.'
      : `${withVerb(table.scenario.units[unit].name, 'is', 'are')} not among those that are to be lost now.`,
})

export const disruptVerb = verb('disrupt', 'Q', { unit: 'unit' })({
  in: [phase.losses],
  list(services, state, side, add, among) {
    if (state.lossLeft[side] > 0) return
    for (const unit of disruptionOpen(services, state, side))
      if (among.units.includes(unit)) add({ type: 'disrupt', unit })
  },
  apply(services, draft, _side, { unit }) {
    takeDisruption(services, draft, unit)
    proceed(services, draft)
  },
  refusal: ({ table }, state, side, { unit }) =>
    state.lossLeft[side] > 0
      ? 'Losses are to be named first.'
      : `${withVerb(table.scenario.units[unit].name, 'is', 'are')} not among those that are to be disrupted now.`,
})

export const retreatVerb = verb('retreat', 'e', { unit: 'unit', to: 'hex' })({
  in: [phase.retreat],
  list(services, state, side, add, among) {
    for (const unit of fallingBack(services, state, side))
      if (among.units.includes(unit))
        for (const to of retreatOf(services, state, unit).hexes) add({ type: 'retreat', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    retreatTo(services, draft, unit, to)
    proceed(services, draft)
  },
  refusal: ({ table }, _state, _side, { unit, to }) =>
    `${table.scenario.units[unit].name} cannot fall back to ${table.board.nameOf(to)}.`,
})

export const advanceVerb = verb('advance', 'V', { unit: 'unit', to: 'hex' })({
  in: [phase.advance],
  list(services, state, _side, add, among) {
    for (const unit of followersOf(services, state))
      if (among.units.includes(unit))
        for (const to of advanceHexes(services, state, unit)) add({ type: 'advance', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    advanceTo(services, draft, unit, to)
    openAdvance(services, draft)
  },
  refusal: ({ table }, _state, _side, { unit, to }) =>
    `${table.scenario.units[unit].name} cannot advance to ${table.board.nameOf(to)}.`,
})

export const aftermathWords = {
  withdraw: { order: '{unit} {leaves|leave} before the fight', button: 'Leave' },
  turn: { order: '{unit} {is|are} turned against tanks', button: 'Turn against tanks' },
  lose: { order: '{unit} {is|are} lost', button: 'Lose' },
  disrupt: { order: '{unit} {is|are} disrupted', button: 'Disrupt' },
  retreat: { order: '{unit} {retreats|retreat} to {to}', button: 'Retreat' },
  advance: { order: '{unit} {advances|advance} to {to}', button: 'Advance' },
} satisfies Words
