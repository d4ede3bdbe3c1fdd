/**
 * Conditions of units: numbers that the states of a rule system hold for each unit and that are said of it. A system describes each once: the
 * array that holds it, what its numbers mean, and its words with their rule. What the page and the screen reader say of a unit follows, and how
 * authors of worked examples write, expect and look up its condition.
 */

/** What the numbers of a condition mean. */
export type ConditionKind =
  | { readonly is: 'number'; readonly most: number }
  /** It holds or not: a bit of the number, or any but 0. */
  | { readonly is: 'flag'; readonly bit?: number }
  /** One of some names, by its index; the first one is that of a unit about which nothing is said. */
  | { readonly is: 'choice'; readonly names: readonly string[] }
  /** Another unit, plus one. */
  | { readonly is: 'unit' }
  | { readonly is: 'space' }
  /** Some of the things of a kind that a unit can have, a bit each. */
  | { readonly is: 'set'; readonly of: string }

/** A condition in states `S` of a game with tables `T`. */
export interface Condition<T, S, A extends keyof S> {
  /** The array that holds it, by unit. */
  readonly array: A
  readonly kind: ConditionKind
  /** For authors of worked examples, without a full stop. */
  readonly about: string
  /** The number of a flag that is set, where it is not its bit or 1. */
  setTo?(table: T, unit: number): number
  /** The words for a unit that has it, if any are said; their rule, and whether it is a harm. */
  says?(table: T, number: number, state: S, unit: number): string | readonly string[]
  readonly rule?: string
  readonly harm?: true
}

/** Conditions by the names that they have in worked examples, in the order in which they are said. */
export type Conditions<T, S, A extends keyof S = keyof S> = Readonly<Record<string, Condition<T, S, A>>>

type Holding<A extends PropertyKey> = Readonly<Record<A, ArrayLike<number>>>

/** The number of a condition of a unit; of a flag 0 or 1. */
export const conditionOf = <A extends PropertyKey>(
  { array, kind }: { readonly array: A; readonly kind: ConditionKind },
  state: Holding<A>,
  unit: number,
): number => {
  const number = state[array][unit]
  return kind.is === 'flag' ? Number((number & (kind.bit ?? number)) !== 0) : number
}

/** All that is said of the condition of a unit. */
export const saidOf = <T, A extends keyof S, S extends Holding<A>>(
  conditions: Conditions<T, S, A>,
  table: T,
  state: S,
  unit: number,
): readonly { readonly text: string; readonly rule?: string; readonly harm?: true }[] =>
  Object.values(conditions).flatMap((one) => {
    const number = conditionOf(one, state, unit)
    const texts = number === 0 ? [] : (one.says?.(table, number, state, unit) ?? [])
    return [texts].flat().map((text) => ({
      text,
      ...(one.rule !== undefined && { rule: one.rule }),
      ...(one.harm && { harm: one.harm }),
    }))
  })
