/** Missions of aircraft. skirmish.V5, V6 */
import { withVerb } from '../../../words.ts'
import { askMission, bombedTargets, canBomb, fightersOf } from '../combat/air.ts'
import { airTargets, shotsLeft, spaceOf, targetsOf } from '../combat/weapons.ts'
import { phase, question } from '../types.ts'
import { isAirborneReady } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const flyVerb = verb('fly', 'y', { unit: 'unit', target: 'target' })({
  in: [phase.shooting],
  list(table, state, side, add, { units }) {
    if (table.weather.grounded) return
    for (const unit of units)
      if (isAirborneReady(table, state, unit) && shotsLeft(table, state, unit) > 0)
        for (const target of airTargets(table, state, table.teamOf[side]))
          if (canBomb(table, state, unit, target)) add({ type: 'fly', unit, target })
  },
  apply(_, draft, _side, { unit, target }) {
    draft.state.plane = unit + 1
    draft.state.bombs[0] = target + 1
    draft.emit({ type: 'flew', unit, target })
    askMission(draft)
  },
  refusal: (table, state, _side, { unit }) =>
    isAirborneReady(table, state, unit)
      ? 'The aircraft cannot attack this.'
      : `${withVerb(table.names[unit], 'is', 'are')} no aircraft beside the headquarters.`,
})

export const aimVerb = verb('aim', 'i', { target: 'target' })({
  in: [question.mission],
  list(table, state, side, add) {
    const unit = state.plane - 1
    const bombed = bombedTargets(state)
    if (bombed.length >= (table.rules[unit].bombs ?? 1)) return
    const spaces = bombed.map((target) => spaceOf(table, state, target))
    if (spaces[0] > table.field) return
    for (const target of targetsOf(table, state, table.teamOf[side])) {
      const space = spaceOf(table, state, target)
      if (space > table.field || spaces.includes(space) || !canBomb(table, state, unit, target)) continue
      if (spaces.some((one) => table.distance[one * table.size + space] === 1)) add({ type: 'aim', target })
    }
  },
  apply(_, draft, _side, { target }) {
    const { state } = draft
    state.bombs[bombedTargets(state).length] = target + 1
    draft.emit({ type: 'aimed', target })
    askMission(draft)
  },
  refusal: () => 'A bomber attacks connected spaces, each once, no more than its card says.',
})

export const escortVerb = verb('escort', 'q', { unit: 'unit' })({
  in: [question.mission],
  list(table, state, side, add) {
    if (state.escort === 0) for (const unit of fightersOf(table, state, side)) add({ type: 'escort', unit })
  },
  apply(_, draft, _side, { unit }) {
    draft.state.escort = unit + 1
    draft.emit({ type: 'escorted', unit })
    askMission(draft)
  },
  refusal: () => 'One fighter beside the headquarters can escort.',
})

export const interceptVerb = verb('intercept', 'j', { unit: 'unit' })({
  in: [question.intercept],
  list(table, state, side, add) {
    for (const unit of fightersOf(table, state, side)) add({ type: 'intercept', unit })
  },
  apply(_, { state, emit }, _side, { unit }) {
    state.interceptor = unit + 1
    state.asked = 0
    emit({ type: 'intercepted', unit })
  },
  refusal: () => 'One fighter beside the headquarters that is not attacked itself can intercept.',
})

export const flyingWords = {
  fly: { order: '{unit} {flies|fly} against {target}', button: 'Fly', isAttack: true },
  aim: { order: 'The mission also flies against {target}', button: 'Fly there too', isAttack: true },
  escort: { order: '{unit} {escorts|escort} the mission' },
  intercept: { order: '{unit} {intercepts|intercept}' },
} satisfies Words
