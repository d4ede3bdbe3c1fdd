/** Guns of positions are put together before the movement phase and divided in it: every division of them can be had so. echelon.11e */
import { combinationsOf, combine, divide, divisionsOf } from '../air/positionGuns.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const combineVerb = verb('combine', 'G', { unit: 'unit', other: 'unit', points: 'number' })({
  in: [phase.initial],
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      for (const other of combinationsOf(services, state, unit))
        add({ type: 'combine', unit, other, points: state.aa[other] })
  },
  apply(_services, draft, _side, { unit, other }) {
    combine(draft, unit, other)
  },
  refusal: () => 'Position guns of one kind and nation in one hex can be put together.',
})

export const divideVerb = verb('divide', 'C', { unit: 'unit', other: 'unit', points: 'number' })({
  in: [phase.movement],
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      for (const { other, points } of divisionsOf(services, state, unit)) add({ type: 'divide', unit, other, points })
  },
  apply(_services, draft, _side, { unit, other, points }) {
    divide(draft, unit, other, points)
  },
  refusal: () => 'Position guns can be divided when they have two points or more and a spare counter is there.',
})

export const positionGunWords = {
  combine: { order: '{other} {gives|give} {points} to {unit}', button: 'Join with {other}' },
  divide: { order: '{unit} {gives|give} {points} to {other}', button: 'Give {points} to {other}' },
} satisfies Words
