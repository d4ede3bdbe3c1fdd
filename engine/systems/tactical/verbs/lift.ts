/** Units board transports and leave them. tactical.I4-I8 */
import { disembark, drop, dropSpaces, embark, exitsOf, mayEmbark } from '../landing.ts'
import { lifts } from '../scenario.ts'
import { isAboard } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const embarkVerb = verb('embark', 'b', { unit: 'unit', lift: 'lift' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units)
      for (const lift of lifts.keys()) if (mayEmbark(services, state, unit, lift)) add({ type: 'embark', unit, lift })
  },
  apply(services, draft, _, { unit, lift }) {
    embark(services, draft, unit, lift)
  },
  refusal: () => 'A fresh unit boards at a port or airfield of its side, while a transport is free.',
})

export const disembarkVerb = verb('disembark', 'l', { unit: 'unit', to: 'hex' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units) for (const to of exitsOf(services, state, unit)) add({ type: 'disembark', unit, to })
  },
  apply(services, draft, _, { unit, to }) {
    disembark(services, draft, unit, to)
  },
  refusal: (_, state, __, { unit }) =>
    isAboard(state, unit)
      ? 'A fresh unit leaves its transport for free ground beside it.'
      : 'It is on board of nothing.',
})

export const dropVerb = verb('drop', 'p', { unit: 'unit', to: 'hex' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units) for (const to of dropSpaces(services, state, unit)) add({ type: 'drop', unit, to })
  },
  apply(services, draft, _, { unit, to }) {
    drop(services, draft, unit, to)
  },
  refusal: () => 'Parachutists jump from aircraft in fair weather, below or beside them.',
})

export const liftWords = {
  embark: { order: '{unit} {boards|board} {lift}', button: 'Embark' },
  disembark: { order: '{unit} {disembarks|disembark} at {to}', button: 'Disembark' },
  drop: { order: '{unit} {jumps|jump} at {to}', button: 'Drop' },
} satisfies Words
