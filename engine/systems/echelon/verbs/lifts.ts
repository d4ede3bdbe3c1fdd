/** Units that trains, ships and planes carry, one at a time. echelon.3-7, 42b, 52a, 52b, L1-L4 */

import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { airlift, airliftsOf, assault, assaultsOf, drop, dropKind, dropsOf, mayAssault, planesOf } from '../air/drop.ts'
import { railTripsOf, ride } from '../rail.ts'
import { sail, sailingsOf } from '../sea/sailing.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { type Position, phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Makes the verb of a lift that asks for nothing but a unit and a hex. */
const makeLift = <const T extends string>(
  type: T,
  code: string,
  destinations: (services: Services, state: Position, unit: number) => readonly Hex[],
  lift: (services: Services, draft: EchelonDraft, unit: number, to: Hex) => void,
  refusal: (services: Services, state: Position, side: Side, action: { readonly unit: number }) => string,
  isLast = false,
) =>
  verb(type, code, { unit: 'unit', to: 'hex' })({
    in: [phase.movement],
    isLast,
    list(services, state, _side, add, among) {
      for (const unit of among.units) for (const to of destinations(services, state, unit)) add({ type, unit, to })
    },
    apply(services, draft, _side, { unit, to }) {
      lift(services, draft, unit, to)
    },
    refusal,
  })

export const railVerb = makeLift(
  'rail',
  'F',
  railTripsOf,
  ride,
  () =>
    'Trains take units that have not moved, over own unbroken track outside enemy zones, to a city, port or depot with room, while there is lift left.',
)

export const sailVerb = makeLift(
  'sail',
  's',
  sailingsOf,
  sail,
  () =>
    'Ships take units that have not moved from an own port to another one or to a shore of the same sea, while ports and lift have room.',
)

export const airliftVerb = makeLift(
  'airlift',
  'a',
  airliftsOf,
  airlift,
  () =>
    'Planes take units without heavy equipment that have not moved from one own airbase to another in range, while there is lift left.',
)

export const assaultVerb = makeLift(
  'assault',
  'A',
  assaultsOf,
  assault,
  ({ table }, state, _side, { unit }) =>
    mayAssault(table, state, unit)
      ? 'The assault needs an airfield in range that was not its own when the turn began, without enemies, and lift.'
      : `${withVerb(table.scenario.units[unit].name, 'is', 'are')} not trained for an assault from the air.`,
  true,
)

export const dropVerb = verb('drop', 'd', { unit: 'unit', to: 'hex', gliders: 'flag' })({
  in: [phase.movement],
  isLast: true,
  list(services, state, _side, add, among) {
    const { table } = services
    for (const unit of among.units) {
      const planes = dropKind(table, state, unit) === undefined ? [] : planesOf(table, state, unit)
      if (planes.length === 0) continue
      for (const to of dropsOf(services, state, unit))
        for (const gliders of planes) add({ type: 'drop', unit, to, gliders })
    }
  },
  apply(services, draft, _side, { unit, to, gliders }) {
    drop(services, draft, unit, to, gliders)
  },
  refusal: ({ table }, state, _side, { unit }) =>
    dropKind(table, state, unit) === undefined
      ? `${withVerb(table.scenario.units[unit].name, 'does', 'do')} not drop.`
      : 'A drop begins at an own airbase, before the unit has moved, and goes to a hex in range without enemies, while there is lift left.',
})

export const liftWords = {
  rail: { order: '{unit} {goes|go} by rail to {to}', button: 'Go by rail' },
  sail: { order: '{unit} {sails|sail} to {to}', button: 'Go by sea' },
  airlift: { order: '{unit} {is|are} flown to {to}', button: 'Go by air' },
  assault: { order: '{unit} {lands|land} by air at {to}', button: 'Land by air' },
  drop: { order: '{unit} {is|are} dropped{gliders} on {to}', button: 'Drop{gliders}' },
} satisfies Words
