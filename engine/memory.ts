/**
 * The memory of a game's states: every array that changes in play, what it is indexed by, and which numbers it may hold. All of
 * them lie in one block, so a copy is one copy of bytes; as JSON each is a list under its own name. A rule system lists its
 * arrays once, and what allocates, copies, encodes and checks them follows.
 */

type Store = typeof Uint8Array | typeof Uint16Array | typeof Int16Array | typeof Int32Array
type Numbers = Uint8Array | Uint16Array | Int16Array | Int32Array

/** One array of a state: what holds it, how long it is, and which integers it may hold. */
export interface Field<T> {
  readonly store: Store
  readonly length: (table: T) => number
  readonly least: number
  readonly most: number
}

/** One number beside the arrays: what it begins with, and which integers it may be. */
export interface Scalar<T> {
  readonly initial: number
  readonly least: number
  readonly most: (table: T) => number
}

/** Makes the fields that are indexed by the same thing. */
export const field =
  <T>(length: (table: T) => number) =>
  (store: Store, most: number, least = 0): Field<T> => ({ store, length, least, most })

/** Names of the arrays of a state. */
export type ArrayName<S> = { [name in keyof S]: S[name] extends Numbers ? name : never }[keyof S] & string

/** A state: its arrays, the block that holds them, and a few numbers. */
export interface InMemory {
  readonly memory: Uint8Array
}

export interface Memory<T, S> {
  /** A state with every array at 0. */
  empty(table: T): S
  /** Copies a state into another one of the same game. */
  copyInto(from: Readonly<S>, to: S): void
  copyOf(table: T, state: Readonly<S>): S
  encode(state: Readonly<S>): Record<string, unknown>
  /** A state of plain JSON. It may come from outside: throws a TypeError that names what does not fit. */
  decode(table: T, json: unknown): S
}

interface Plan<T, S> {
  readonly scalars: Readonly<Record<Exclude<keyof S, ArrayName<S> | 'memory'> & string, Scalar<T>>>
  /** Greatest stores first, so that each begins where its size divides the place. */
  readonly fields: Readonly<Record<Exclude<ArrayName<S>, 'memory'>, Field<T>>>
  /** Throws a TypeError when numbers do not fit each other. */
  check(table: T, state: Readonly<S>): void
}

/** Where each array lies in the memory of a game's states. */
interface Layout {
  readonly bytes: number
  readonly parts: readonly {
    readonly name: string
    readonly store: Store
    readonly place: number
    readonly length: number
  }[]
}

export const makeMemory = <T extends object, S extends InMemory>({
  scalars,
  fields,
  check,
}: Plan<T, S>): Memory<T, S> => {
  const names = Object.keys(fields)
  const numberNames = Object.keys(scalars)
  const fieldOf: Readonly<Record<string, Field<T>>> = fields
  const scalarOf: Readonly<Record<string, Scalar<T>>> = scalars
  const layouts = new WeakMap<T, Layout>()

  const layoutOf = (table: T): Layout => {
    const known = layouts.get(table)
    if (known !== undefined) return known
    let bytes = 0
    const parts = names.map((name) => {
      const { store } = fieldOf[name]
      const part = { name, store, place: bytes, length: fieldOf[name].length(table) }
      bytes += store.BYTES_PER_ELEMENT * part.length
      return part
    })
    const layout: Layout = { bytes, parts }
    layouts.set(table, layout)
    return layout
  }

  const empty = (table: T): S => {
    const { bytes, parts } = layoutOf(table)
    const buffer = new ArrayBuffer(bytes)
    const state: Record<string, unknown> = {}
    for (const { name, store, place, length } of parts) state[name] = new store(buffer, place, length)
    state.memory = new Uint8Array(buffer)
    for (const name of numberNames) state[name] = scalarOf[name].initial
    return state as unknown as S
  }

  const copyInto = (from: Readonly<S>, to: S): void => {
    const [source, target] = [from as Readonly<Record<string, unknown>>, to as Record<string, unknown>]
    for (let index = 0; index < numberNames.length; index++) target[numberNames[index]] = source[numberNames[index]]
    to.memory.set(from.memory)
  }

  const copyOf = (table: T, state: Readonly<S>): S => {
    const twin = empty(table)
    copyInto(state, twin)
    return twin
  }

  const encode = (state: Readonly<S>): Record<string, unknown> => {
    const given = state as Readonly<Record<string, unknown>>
    const json: Record<string, unknown> = {}
    for (const name of numberNames) json[name] = given[name]
    for (const name of names) json[name] = plain(given[name] as Numbers)
    return json
  }

  const decode = (table: T, json: unknown): S => {
    if (json === null || typeof json !== 'object') throw new TypeError('a state is an object')
    const given = json as Record<string, unknown>
    const state = empty(table)
    const into = state as unknown as Record<string, unknown>
    for (const name of numberNames) into[name] = integer(given, name, scalarOf[name].least, scalarOf[name].most(table))
    for (const name of names) fill(given, name, into[name] as Numbers, fieldOf[name])
    check(table, state)
    return state
  }

  return { empty, copyInto, copyOf, encode, decode }
}

/** The numbers of a typed array as a plain one; `Array.from` takes twenty times as long. */
export const plain = (numbers: Numbers): number[] => {
  const list = new Array<number>(numbers.length)
  for (let index = 0; index < list.length; index++) list[index] = numbers[index]
  return list
}

const isInteger = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const integer = (given: Record<string, unknown>, key: string, least: number, most: number): number => {
  const value = given[key]
  if (!isInteger(value, least, most)) throw new TypeError(`${key}: an integer from ${least} to ${most}`)
  return value
}

const fill = (
  given: Record<string, unknown>,
  key: string,
  into: Numbers,
  { least, most }: Pick<Field<never>, 'least' | 'most'>,
): void => {
  const values = given[key]
  if (!Array.isArray(values) || values.length !== into.length)
    throw new TypeError(`${key}: a list of ${into.length} numbers`)
  for (const [index, value] of values.entries()) {
    if (!isInteger(value, least, most)) throw new TypeError(`${key}: integers from ${least} to ${most}`)
    into[index] = value
  }
}
