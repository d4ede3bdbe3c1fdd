/** Units that SMPs are made of, what they are changed into, and counters that wait for it. echelon.50a */
import type { Side } from '../../../twoSides.ts'
import type { TransportForm } from '../rules.ts'
import type { Table } from '../table.ts'
import { away, type Position } from '../types.ts'

/** One way to change a unit: into SMPs, in thirds, or into units of a form. */
export interface Conversion {
  readonly form: TransportForm
  readonly smp: number
  readonly into?: TransportForm
  readonly count: number
  /** Units that make the unit again. */
  readonly back: number
}

/** All conversions, in the order of the table. */
export const conversionsOf = ({ scenario }: Pick<Table, 'scenario'>): readonly Conversion[] => {
  const { forms, conversions, smp } = scenario.rules.transport
  return conversions.flatMap(({ unit, smp: points, into = [] }) => [
    { form: forms[unit], smp: points * smp.re, count: 0, back: 0 },
    ...into.map(({ unit: part, count, back = count }) => ({
      form: forms[unit],
      smp: 0,
      into: forms[part],
      count,
      back,
    })),
  ])
}

/** True if a unit is of a form. */
export const isForm = ({ profiles }: Table, form: TransportForm, unit: number): boolean => {
  const { abilities, design } = profiles[unit]
  return (
    (form.ability === undefined || abilities.has(form.ability)) &&
    (form.without === undefined || !abilities.has(form.without)) &&
    (form.carriesRe === undefined || design.carriesRe === form.carriesRe) &&
    (form.sizes === undefined || form.sizes.includes(design.size)) &&
    (form.gives ?? false) === (design.onFoot !== undefined)
  )
}

/** Counters of a side that are in its box: not on the map, and not on their way to it. */
export const sparesOf = ({ unitsOf }: Table, state: Position, side: Side): readonly number[] =>
  unitsOf[side].filter((unit) => state.hex[unit] === away && state.due[unit] === 0)
