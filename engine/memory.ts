/**
 * The memory of a game's states: every array that changes in play, what it is indexed by, and which numbers it may hold. All of
 * them lie in one block, so a copy is one copy of bytes; as JSON each is a list under its own name. A rule system lists its
 * arrays once, and what allocates, copies, encodes and checks them follows.
 */

/** The arrays that states are made of. */
export type Numbers = Uint8Array | Uint16Array | Int16Array | Int32Array

interface Store<N extends Numbers> {
  readonly BYTES_PER_ELEMENT: number
  new (buffer: ArrayBuffer, place: number, length: number): N
}

/** One array of a state: what holds it, what it is indexed by, and which integers it may hold. */
interface Field<N extends Numbers = Numbers, By extends string = string> {
  readonly store: Store<N>
  readonly by: By
  readonly least: number
  readonly most: number
}

const unsigned =
  <N extends Numbers>(store: Store<N>, all: number) =>
  <By extends string>(by: By, most = all): Field<N, By> => ({ store, by, least: 0, most })

const signed =
  <N extends Numbers>(store: Store<N>, most: number) =>
  <By extends string>(by: By, least = -most - 1): Field<N, By> => ({ store, by, least, most })

/** Arrays of integers from 0 to some number: all that fit, unless another one is given. */
export const uint8 = unsigned(Uint8Array, 255)
export const uint16 = unsigned(Uint16Array, 65_535)

/** Arrays of integers from some number on. */
export const int16 = signed(Int16Array, 32_767)
export const int32 = signed(Int32Array, 2 ** 31 - 1)

type Fields = Readonly<Record<string, Field>>

/** The arrays of a state that has these fields. */
export type Arrays<F extends Fields> = {
  readonly [name in keyof F]: F[name] extends Field<infer N> ? N : never
}

/** One number beside the arrays: what it begins with, and which integers it may be. */
export interface Scalar<T> {
  readonly initial: number
  readonly least: number
  readonly most: (table: T) => number
}

/** A state: its arrays, the block that holds them, and a few numbers. */
export interface InMemory {
  /** The bytes behind all arrays, and the same as words. */
  readonly memory: Uint8Array
  readonly words: Int32Array
}

export interface Memory<T, S> {
  /** A state with every array at 0, and the numbers beside them as they begin. */
  empty(table: T): S
  /** Copies a state into another one of the same game. */
  copyInto(from: Readonly<S>, to: S): void
  copyOf(table: T, state: Readonly<S>): S
  /** A copy in memory that is kept for each game, to be changed at once: the next call overwrites it. */
  scratchOf(table: T, state: Readonly<S>): S
  /** A state in short, for views: its memory with a character for each two bytes. */
  shorten(state: Readonly<S>): string
  /** The state of a short form of the same game. `into` is one to be overwritten. */
  lengthen(table: T, short: string, into?: S): S
  encode(state: Readonly<S>): Record<string, unknown>
  /** A state of plain JSON. It may come from outside: throws a TypeError that names what does not fit. */
  decode(table: T, json: unknown): S
}

interface Plan<T, S, F extends Fields> {
  readonly arrays: F
  readonly scalars: Readonly<Record<Exclude<keyof S, keyof F | keyof InMemory> & string, Scalar<T>>>
  /** Fields that states saved by earlier versions lack: they begin as in a new state. */
  readonly added?: readonly (keyof S & string)[]
  /** How many numbers there are in the arrays that are indexed by the same thing. */
  lengthsOf(table: T): Readonly<Record<F[keyof F]['by'], number>>
  /** Throws a TypeError when numbers do not fit each other. */
  check(table: T, state: Readonly<S>): void
}

/** Each array of a state begins with a whole word of memory and ends with zeros, so that arrays are compared word by word. */
const wordBytes = 4

/** An earlier copy of an array of a game's states, for a cheap test of whether it has changed. */
export interface Kept<N extends Numbers> {
  readonly numbers: N
  /** True if an array of a state of the game, of the same kind and length, has the same contents. */
  isSame(state: InMemory, now: N): boolean
  keep(now: N): void
}

/** Keeps what an array of integers holds. */
export const makeKept = <N extends Numbers>(first: N): Kept<N> => {
  const words = new Int32Array(Math.ceil(first.byteLength / wordBytes))
  const numbers = new (first.constructor as Store<N>)(words.buffer, 0, first.length)
  numbers.set(first)
  return {
    numbers,
    isSame(state, now) {
      const all = state.words
      const place = now.byteOffset / wordBytes
      for (let word = 0; word < words.length; word++) if (words[word] !== all[place + word]) return false
      return true
    },
    keep(now) {
      numbers.set(now)
    },
  }
}

/** True if two states of a game are equal. */
export const isSameMemory = ({ words }: InMemory, { words: others }: InMemory): boolean => {
  for (let word = 0; word < words.length; word++) if (words[word] !== others[word]) return false
  return true
}

/** Where each array lies in the memory of a game's states. */
interface Layout {
  readonly bytes: number
  readonly parts: readonly {
    readonly name: string
    readonly store: Store<Numbers>
    readonly place: number
    readonly length: number
  }[]
}

export const makeMemory = <T extends object, S extends InMemory, F extends Fields>({
  arrays,
  scalars,
  added = [],
  lengthsOf,
  check,
}: Plan<T, S, F>): Memory<T, S> => {
  const names = Object.keys(arrays)
  const numberNames = Object.keys(scalars)
  const fieldOf: Fields = arrays
  const scalarOf: Readonly<Record<string, Scalar<T>>> = scalars
  const layouts = new WeakMap<T, Layout>()

  const layoutOf = (table: T): Layout => {
    const known = layouts.get(table)
    if (known !== undefined) return known
    let bytes = wordBytes * numberNames.length
    const lengths: Readonly<Record<string, number>> = lengthsOf(table)
    const parts = names.map((name) => {
      const { store, by } = fieldOf[name]
      const part = { name, store, place: bytes, length: lengths[by] }
      bytes += wordBytes * Math.ceil((store.BYTES_PER_ELEMENT * part.length) / wordBytes)
      return part
    })
    const layout: Layout = { bytes, parts }
    layouts.set(table, layout)
    return layout
  }

  // The numbers beside the arrays lie in the first words of the memory. Copied one by one, by their names, they took ten times as long.
  const numbers = Object.defineProperties(
    {},
    Object.fromEntries(numberNames.map((name, word) => [name, numberAt(word)])),
  ) as Record<string, number>

  const empty = (table: T): S => {
    const { bytes, parts } = layoutOf(table)
    const buffer = new ArrayBuffer(bytes)
    const state: Record<string, unknown> = {}
    for (const { name, store, place, length } of parts) state[name] = new store(buffer, place, length)
    state.memory = new Uint8Array(buffer)
    const words = new Int32Array(buffer)
    state.words = words
    for (const [word, name] of numberNames.entries()) words[word] = scalarOf[name].initial
    // All that a state has is here: `arrays` and the numbers, of which a plan's `scalars` must name every one, and its memory.
    // V8 looks up properties slowly in an object that grew one by one, and not in its copy: play is a sixth faster.
    return { __proto__: numbers, ...state } as unknown as S
  }

  const copyInto = (from: Readonly<S>, to: S): void => to.memory.set(from.memory)

  const copyOf = (table: T, state: Readonly<S>): S => {
    const twin = empty(table)
    copyInto(state, twin)
    return twin
  }

  const scratches = new WeakMap<T, S>()
  const scratchOf = (table: T, state: Readonly<S>): S => {
    const scratch = scratches.get(table) ?? empty(table)
    scratches.set(table, scratch)
    copyInto(state, scratch)
    return scratch
  }

  const lengthen = (table: T, short: string, into?: S): S => {
    const state = into ?? empty(table)
    const pairs = pairsOf(state)
    for (let index = 0; index < pairs.length; index++) pairs[index] = short.charCodeAt(index)
    return state
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
    const into = state as Record<string, unknown>
    const isGiven = (name: string): boolean => name in given || !added.some((one) => one === name)
    for (const name of numberNames.filter(isGiven))
      into[name] = integer(given, name, scalarOf[name].least, scalarOf[name].most(table))
    for (const name of names.filter(isGiven)) fill(given, name, into[name] as Numbers, fieldOf[name])
    check(table, state)
    return state
  }

  return { empty, copyInto, copyOf, scratchOf, shorten: (state) => textOf(pairsOf(state)), lengthen, encode, decode }
}

/** The memory of a state by twos of bytes. */
const pairsOf = ({ memory }: InMemory): Uint16Array => new Uint16Array(memory.buffer)

/** As many characters as a call may have arguments everywhere. */
const chunk = 8192

/** Numbers as a text with a character for each. To call with an array of arguments is much faster than to spread one. */
const textOf = (numbers: Uint16Array): string => {
  let text = ''
  for (let from = 0; from < numbers.length; from += chunk)
    text += Reflect.apply(String.fromCharCode, undefined, numbers.subarray(from, from + chunk))
  return text
}

/** A property that lies in a word of a state's memory. */
const numberAt = (word: number): PropertyDescriptor & ThisType<InMemory> => ({
  enumerable: true,
  get() {
    return this.words[word]
  },
  set(value: number) {
    this.words[word] = value
  },
})

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

const fill = (given: Record<string, unknown>, key: string, into: Numbers, { least, most }: Field): void => {
  const values = given[key]
  if (!Array.isArray(values) || values.length !== into.length)
    throw new TypeError(`${key}: a list of ${into.length} numbers`)
  for (const [index, value] of values.entries()) {
    if (!isInteger(value, least, most)) throw new TypeError(`${key}: integers from ${least} to ${most}`)
    into[index] = value
  }
}
