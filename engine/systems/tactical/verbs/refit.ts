/** Units that do nothing else take in supplies and replacements, or change how they are used. tactical.I2, I11, K5, N2, N3 */

import { type Grade, mostPoints, replace } from '../replacement.ts'
import type { Services } from '../services.ts'
import { witnesses } from '../sight.ts'
import { isUnused, lacksSupply, refill, supplyLevel } from '../supply.ts'
import { carried, done, type Position } from '../types.ts'
import { fullPoints, has, isMounted, otherRole, stands } from '../units.ts'
import { verb, type Words } from './verb.ts'

const used = 'Only a unit that has done nothing in this half-turn can do that.'

/** True if a unit can mount its transport. tactical.I2 */
const mayMount = ({ table }: Services, state: Position, unit: number): boolean =>
  isUnused(state, unit) && !isMounted(state, unit) && table.transports[unit] !== undefined

export const mountVerb = verb('mount', 'u', { unit: 'unit' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units) if (mayMount(services, state, unit)) add({ type: 'mount', unit })
  },
  apply(services, { state, emit }, _, { unit }) {
    state.carried[unit] = carried.mounted
    state.entrenchment[unit] = 0
    state.ticks[unit] = 0
    state.points[unit] = fullPoints(services.table, state, unit)
    emit({ type: 'mounted', unit, seenBy: witnesses(services, state, unit) })
  },
  refusal: ({ table }, state, _, { unit }) =>
    table.transports[unit] === undefined ? 'It has no transport.' : isMounted(state, unit) ? 'It is mounted.' : used,
})

/** True if a unit can change its role: it moves no more, but may attack. tactical.I11 */
const maySwitch = ({ table }: Services, state: Position, unit: number): boolean =>
  stands(state, unit) &&
  otherRole(table, state, unit) !== undefined &&
  !isMounted(state, unit) &&
  !has(state, unit, done.moved | done.refitted)

export const switchVerb = verb('switch', 'w', { unit: 'unit' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    for (const unit of units) if (maySwitch(services, state, unit)) add({ type: 'switch', unit })
  },
  apply(services, { state, emit }, _, { unit }) {
    state.role[unit] = 1 - state.role[unit]
    state.done[unit] |= done.moved
    state.points[unit] = 0
    emit({ type: 'switched', unit, seenBy: witnesses(services, state, unit) })
  },
  refusal: ({ table }, state, _, { unit }) =>
    otherRole(table, state, unit) === undefined
      ? 'It has one role only.'
      : 'Only a unit that has not moved can do that.',
})

export const supplyVerb = verb('supply', 's', { unit: 'unit' })({
  in: 'battle',
  list(services, state, _, add, { units }) {
    const { table } = services
    for (const unit of units)
      if (isUnused(state, unit) && lacksSupply(table, state, unit) && supplyLevel(services, state, unit, false) > 0)
        add({ type: 'supply', unit })
  },
  apply(services, draft, _, { unit }) {
    refill(services, draft, unit)
  },
  refusal(services, state, _, { unit }) {
    if (!isUnused(state, unit)) return used
    return lacksSupply(services.table, state, unit) ? 'No supply reaches it.' : 'It lacks nothing.'
  },
})

const gradeVerb = <const T extends Grade>(grade: T, code: string) =>
  verb(grade, code, { unit: 'unit', points: 'number' })({
    in: 'battle',
    list(services, state, _, add, { units }) {
      for (const unit of units) {
        const most = mostPoints(services, state, unit, grade)
        for (let points = 1; points <= most; points++) add({ type: grade, unit, points })
      }
    },
    apply(services, draft, _, { unit, points }) {
      replace(services, draft, unit, grade, points)
    },
    refusal: (_, state, __, { unit }) =>
      isUnused(state, unit) ? 'So many replacements cannot come, or cannot be paid.' : used,
  })

export const regularVerb = gradeVerb('regular', 'r')
export const eliteVerb = gradeVerb('elite', 'x')

export const refitWords = {
  mount: { order: '{unit} {mounts|mount}', button: 'Mount' },
  switch: { order: '{unit} {takes|take} another role', button: 'Other role' },
  supply: { order: '{unit} {takes|take} in supplies', button: 'Supply' },
  regular: { order: '{unit} {gets|get} {points} of replacements', button: 'Replacements' },
  elite: { order: '{unit} {gets|get} {points} of elite replacements', button: 'Elite replacements' },
} satisfies Words
