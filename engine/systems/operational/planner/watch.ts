/** Noticing that numbers have changed: what is computed from them is kept until then. */
import { type Kept, makeKept, type Numbers } from '../../../memory.ts'
import type { ReadonlyState } from '../types.ts'

/** A list of integers of 32 bits at most: an array of the state, or made for the purpose. */
type List = Numbers | readonly number[]

/**
 * Returns a function that tells whether some lists differ from those that it was last asked about. Their contents count: states are
 * edited in place and copied.
 */
export const watchNumbers = (): ((state: ReadonlyState, lists: readonly List[]) => boolean) => {
  const arrays: Kept<Numbers>[] = []
  const others: (readonly number[])[] = []
  return (state, lists) => {
    let hasChanged = false
    for (let index = 0; index < lists.length; index++) {
      const list = lists[index]
      if (isNumbers(list)) {
        const before = arrays[index]
        if (before?.isSame(state, list)) continue
        if (before === undefined) arrays[index] = makeKept(list)
        else before.keep(list)
      } else {
        if (index in others && isSame(others[index], list)) continue
        others[index] = list
      }
      hasChanged = true
    }
    return hasChanged
  }
}

const isNumbers = (list: List): list is Numbers => ArrayBuffer.isView(list)

const isSame = (known: readonly number[], list: readonly number[]): boolean => {
  if (known.length !== list.length) return false
  for (let index = 0; index < known.length; index++) if (known[index] !== list[index]) return false
  return true
}

/** Keeps the last answer as long as it would come out the same. */
export type Keeper<V> = (of: object, state: ReadonlyState, lists: readonly List[], make: () => V) => V

/** Returns a function that makes an answer when it is asked about another object, or about other numbers. */
export const keepLast = <V>(): Keeper<V> => {
  const hasChanged = watchNumbers()
  let known: { readonly of: object; readonly value: V } | undefined
  return (of, state, lists, make) => {
    const isNew = hasChanged(state, lists)
    if (known === undefined || isNew || known.of !== of) known = { of, value: make() }
    return known.value
  }
}

/** The fields of a unit that decide the outcome of a fight with it. */
const fighting = [
  'hex',
  'active',
  'suppressed',
  'experience',
  'entrenchment',
  'lossesThisTurn',
  'stance',
  'stanceKnown',
  'specialist',
  'specialistState',
] as const satisfies readonly (keyof ReadonlyState)[]

/**
 * Returns a function that gives every unit of a state a number, another one whenever it would fight differently than in the state
 * that was asked about last. The same list is used again.
 */
export const numberFighters = (units: number): ((state: ReadonlyState) => Int32Array) => {
  const numbers = new Int32Array(units)
  const known: (Kept<Numbers> | undefined)[] = fighting.map(() => undefined)
  let last = 0
  return (state) => {
    last++
    for (let at = 0; at < fighting.length; at++) {
      const now = state[fighting[at]]
      const before = known[at]
      if (before?.isSame(state, now)) continue
      const each = now.length / units
      for (let unit = 0, index = 0; unit < units; unit++)
        for (const end = index + each; index < end; index++)
          if (before?.numbers[index] !== now[index]) numbers[unit] = last
      if (before === undefined) known[at] = makeKept<Numbers>(now)
      else before.keep(now)
    }
    return numbers
  }
}
