/** Noticing that numbers have changed: what is computed from them is kept until then. */
import { areSame, type Numbers } from '../../../memory.ts'
import type { ReadonlyState } from '../types.ts'

/** A list of integers of 32 bits at most: one of a state, or made for the purpose. */
type List = Numbers | readonly number[]

/**
 * Returns a function that tells whether some lists differ from those that it was last asked about. Their contents count: states are
 * edited in place and copied.
 */
export const watchNumbers = (): ((...lists: readonly List[]) => boolean) => {
  const known: Numbers[] = []
  return (...lists) => {
    let hasChanged = false
    for (let index = 0; index < lists.length; index++) {
      const list = lists[index]
      if (index < known.length && isSame(known[index], list)) continue
      hasChanged = true
      known[index] = isNumbers(list) ? list.slice() : new Int32Array(list)
    }
    return hasChanged
  }
}

const isNumbers = (list: List): list is Numbers => ArrayBuffer.isView(list)

const isSame = (known: Numbers, list: List): boolean => {
  if (known.length !== list.length) return false
  if (isNumbers(list)) return areSame(known, list)
  for (let index = 0; index < known.length; index++) if (known[index] !== list[index]) return false
  return true
}

/** Keeps the last answer as long as it would come out the same. */
export type Keeper<V> = (of: object, lists: readonly List[], make: () => V) => V

/** Returns a function that makes an answer when it is asked about another object, or about other numbers. */
export const keepLast = <V>(): Keeper<V> => {
  const hasChanged = watchNumbers()
  let known: { readonly of: object; readonly value: V } | undefined
  return (of, lists, make) => {
    const isNew = hasChanged(...lists)
    if (known === undefined || isNew || known.of !== of) known = { of, value: make() }
    return known.value
  }
}

/** What of a unit decides how a fight with it goes. */
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
  const known = new Map<string, Numbers>()
  let last = 0
  return (state) => {
    last++
    for (const name of fighting) {
      const now = state[name]
      const before = known.get(name)
      if (before !== undefined && areSame<Numbers>(before, now)) continue
      const each = now.length / units
      for (let unit = 0, index = 0; unit < units; unit++)
        for (const end = index + each; index < end; index++) if (before?.[index] !== now[index]) numbers[unit] = last
      known.set(name, now.slice())
    }
    return numbers
  }
}
