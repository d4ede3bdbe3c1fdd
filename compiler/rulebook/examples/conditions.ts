/** Lays out and tells the conditions of units in worked examples, as they are written by the schema that is made of their descriptions. */
import { type ConditionKind, type Conditions, conditionOf } from '../../../engine/condition.ts'
import type { Numbers } from '../../../engine/memory.ts'

/** What the numbers of conditions stand for in an example. */
export interface ConditionIds {
  /** Numbers of units by their ids. */
  readonly units: ReadonlyMap<string, number>
  readonly spaces: { numberOf(name: string): number; nameOf(space: number): string }
  /** The ids of the things of a kind that a unit can have, in the order of their bits. */
  idsOf(of: string, unit: number): readonly string[]
}

type Written = number | boolean | string | readonly string[]

type Held<A extends string> = Readonly<Record<A, Numbers>>

/** Sets what is written of a unit's condition; all else stays as it is. */
export const layConditions = <T, A extends keyof S & string, S extends Held<A>>(
  conditions: Conditions<T, S, A>,
  ids: ConditionIds,
  table: T,
  state: S,
  unit: number,
  written: object,
): void => {
  const fields = written as Readonly<Record<string, Written | undefined>>
  for (const [name, one] of Object.entries(conditions)) {
    const value = fields[name]
    if (value === undefined) continue
    const { kind } = one
    const numbers: Held<A>[A] = state[one.array]
    if (kind.is === 'number') numbers[unit] = Number(value)
    else if (kind.is === 'choice') numbers[unit] = kind.names.indexOf(`${value}`)
    else if (kind.is === 'unit') numbers[unit] = (ids.units.get(`${value}`) ?? -1) + 1
    else if (kind.is === 'space') numbers[unit] = ids.spaces.numberOf(`${value}`)
    else if (kind.is === 'flag') numbers[unit] |= value ? (kind.bit ?? one.setTo?.(table, unit) ?? 1) : 0
    else {
      const has = [value].flat()
      numbers[unit] = ids.idsOf(kind.of, unit).reduce((bits, id, at) => bits | (has.includes(id) ? 1 << at : 0), 0)
    }
  }
}

/** How a condition is written. */
type ValueOf<K extends ConditionKind> = K extends { readonly is: 'number' }
  ? number
  : K extends { readonly is: 'flag' }
    ? boolean
    : K extends { readonly is: 'set' }
      ? readonly string[]
      : string

/** The facts about a unit's condition, by the names of conditions. */
export const conditionFacts = <T, A extends keyof S & string, S extends Held<A>, C extends Conditions<T, S, A>>(
  conditions: C,
  { units, spaces, idsOf }: ConditionIds,
  state: S,
  unit: number,
): { readonly [name in keyof C]: () => ValueOf<C[name]['kind']> } => {
  const told = (one: C[string]): Written => {
    const { kind } = one
    const number = conditionOf<A>(one, state, unit)
    if (kind.is === 'flag') return number > 0
    if (kind.is === 'choice') return kind.names[number]
    if (kind.is === 'unit') return [...units].find(([, other]) => other === number - 1)?.[0] ?? 'none'
    if (kind.is === 'space') return number === 0 ? 'none' : spaces.nameOf(number)
    return kind.is === 'number' ? number : idsOf(kind.of, unit).filter((_, at) => number & (1 << at))
  }
  return Object.fromEntries(
    Object.entries(conditions).map(([name, one]) => [name, () => told(one as C[string])]),
  ) as never
}
