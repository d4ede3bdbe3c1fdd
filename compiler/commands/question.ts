/** Reads the words of `sandtable explain`: what they name in a scenario, or what is wrong with them. */
import { isOfSquares, type MapGrid, type Space, spaceNamed } from '../../engine/board.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { UsageError } from './command.ts'

/** The place of a word among ids. `what` is its noun, `unknown` what is said of another word. */
export const numberAmong = (
  ids: readonly string[],
  what: string,
  word: string | undefined,
  unknown = `"${word}" is not ${what}.`,
): number => {
  if (word === undefined) throw new UsageError(`Name ${what}.`)
  const found = ids.indexOf(word)
  if (found < 0) throw unknownWord(unknown, word, ids)
  return found
}

/** One of some ids. */
export const oneAmong = <T extends string>(ids: readonly T[], what: string, word: string | undefined): T =>
  ids[numberAmong(ids, what, word)]

/** The numbers of things are found by their ids. */
export const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id)

/** The space that a word names. */
export const spaceOfWord = (map: MapGrid, name: string | undefined): Space => {
  const space = spaceNamed(map, name ?? '')
  const noun = isOfSquares(map) ? 'space' : 'hex'
  if (space === undefined)
    throw new UsageError(name === undefined ? `Name a ${noun}.` : `"${name}" is no ${noun} of the map.`)
  return space
}

/** A whole number above 0, `of` what. */
export const wholeNumber = (of: string, word: string | undefined): number => {
  if (word === undefined) throw new UsageError(`Give a number ${of}.`)
  if (!/^[1-9]\d{0,4}$/.test(word)) throw new UsageError(`"${word}" is no whole number ${of}.`)
  return Number(word)
}

export const tooMany = (word: string): UsageError => new UsageError(`"${word}" is one word too many.`)

/** A question that is none of the system's, which begin as their forms do. */
export const unknownQuestion = (about: string, forms: readonly string[]): UsageError =>
  unknownWord(`There is no question "${about}".`, about, [...new Set(forms.map((form) => form.split(' ')[0]))])

const unknownWord = (message: string, word: string, known: readonly string[]): UsageError => {
  const hint = hintForUnknown(word, known)
  return new UsageError(hint === undefined ? message : `${message} ${hint}`)
}
