import type { Game, State } from './game.ts'

/** A state's fingerprint: 16 hex digits, the same in Node and in every browser. */
export const stateHash = <S extends State>(game: Pick<Game<S>, 'encode'>, state: Readonly<S>): string =>
  hashJson(game.encode(state))

/** The fingerprint of a JSON value: 16 hex digits. The order of an object's keys does not matter, nor does a key that is undefined. */
export const hashJson = (value: unknown): string => hashText(JSON.stringify(withSortedKeys(value)))

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object'

const withSortedKeys = (value: unknown): unknown => {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.some(isObject) ? value.map(withSortedKeys) : value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return Object.fromEntries(entries.map(([key, field]) => [key, withSortedKeys(field)]))
}

/** Two 32-bit lanes over the UTF-16 code units, each stirred by multiplication and crossed at the end. */
const hashText = (text: string): string => {
  let a = 0x9e3779b9 ^ text.length
  let b = 0x85ebca6b ^ text.length
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    a = Math.imul(a ^ unit, 0x27d4eb2f)
    a ^= a >>> 15
    b = Math.imul(b ^ unit, 0x165667b1)
    b ^= b >>> 13
  }
  a = finish(a ^ (b >>> 7))
  b = finish(b ^ (a >>> 5))
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

const finish = (lane: number): number => {
  let word = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}
