/** Reads the words of `sandtable explain`: what they name in a scenario, or what is wrong with them. */
import { isOfSquares, type MapGrid, type Space, spaceNamed } from '../../engine/board.ts'
import { type Grid, makeHexName } from '../../engine/hex.ts'
import {
  type AnyQuestion,
  partsOfField,
  type QuestionField,
  type QuestionIn,
  type QuestionKind,
} from '../../engine/question.ts'
import type { Side } from '../../engine/twoSides.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { Questions } from '../systems/systemCompiler.ts'
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

/** A scenario of two sides on a map of hexes. */
interface OfHexes {
  readonly scenario: {
    readonly units: readonly { readonly id: string; readonly name: string }[]
    readonly sides: readonly { readonly id: string }[]
    readonly map: MapGrid & Grid
  }
}

/** Readers of words that name what all systems of hexes have. */
export const hexWords = {
  unit: (word: string, { scenario }: OfHexes): number => numberAmong(idsOf(scenario.units), 'a unit', word),
  side: (word: string, { scenario }: OfHexes): Side =>
    numberAmong(idsOf(scenario.sides), 'a side', word) === 0 ? 0 : 1,
  hex: (word: string, { scenario }: OfHexes): Space => spaceOfWord(scenario.map, word),
}

/** Names units with the hexes where they stand; units of a hex of 0 or less are nowhere. */
export const standing = ({ scenario }: OfHexes, hexes: ArrayLike<number>, units: readonly number[]): string =>
  units
    .map((unit) => {
      const where = hexes[unit] > 0 ? `stands at ${makeHexName(scenario.map, hexes[unit])}` : 'is not on the map'
      return `${scenario.units[unit].name} ${where}`
    })
    .join(', ')

/** A whole number above 0, `of` what. */
export const wholeNumber = (of: string, word: string | undefined): number => {
  if (word === undefined) throw new UsageError(`Give a number ${of}.`)
  if (!/^[1-9]\d{0,4}$/.test(word)) throw new UsageError(`"${word}" is no whole number ${of}.`)
  return Number(word)
}

/** Reads a word of a question; `read` holds its fields before it. */
export type WordReader<P> = (word: string, position: P, read: Readonly<Record<string, unknown>>) => unknown

/** The words of a question, as the help shows them. */
export const formOf = ({ about, fields }: AnyQuestion): string => {
  const words = Object.entries(fields).map(([name, field]) => {
    const { kind, isList, isOptional } = partsOfField(field)
    return isList ? `<${kind}>,<${kind}>...` : isOptional ? `[<${name}>]` : `<${name}>`
  })
  return [about, ...words].join(' ')
}

/**
 * The help's lines about the questions of a rule system.
 * @param ids how their words name things
 * @param examples questions that work, each after its scenario
 */
export const helpOf = (questions: readonly AnyQuestion[], ids: string, examples: readonly string[]): Questions => ({
  forms: questions.map((one) => `${formOf(one).padEnd(widest(questions))}  ${one.meaning}`),
  meaning: ids,
  examples,
})

const widest = (questions: readonly AnyQuestion[]): number => Math.max(...questions.map((one) => formOf(one).length))

/** Makes a reader of the words of `sandtable explain` after the scenario; it throws `UsageError` for words that mean nothing. */
export const questionOfWords =
  <P, D extends AnyQuestion<QuestionKind<D>>>(
    questions: readonly D[],
    readers: Readonly<Record<QuestionKind<D>, WordReader<P>>>,
  ) =>
  (position: P, [about, ...words]: readonly string[]): QuestionIn<D> => {
    const question = questions.find((one) => one.about === about)
    if (question === undefined) throw unknownQuestion(about, questions.map(formOf))
    const fields = Object.entries<QuestionField<QuestionKind<D>>>(question.fields)
    if (words.length > fields.length) throw tooMany(words[fields.length])
    const read: Record<string, unknown> = { about }
    for (const [at, [name, field]] of fields.entries()) {
      const word = words[at]
      const { kind, isList, isOptional } = partsOfField(field)
      if (word === undefined && isOptional) continue
      if (word === undefined) throw new UsageError(`Name the ${name}, as in "${formOf(question)}".`)
      const values = (isList ? word.split(',') : [word]).map((one) => readers[kind](one, position, read))
      read[name] = isList ? values : values[0]
    }
    // It has all fields that may not be left out, each read as its kind asks.
    return read as QuestionIn<D>
  }

export const tooMany = (word: string): UsageError => new UsageError(`"${word}" is one word too many.`)

/** A question that is none of the system's, which begin as their forms do. */
export const unknownQuestion = (about: string, forms: readonly string[]): UsageError =>
  unknownWord(`There is no question "${about}".`, about, [...new Set(forms.map((form) => form.split(' ')[0]))])

const unknownWord = (message: string, word: string, known: readonly string[]): UsageError => {
  const hint = hintForUnknown(word, known)
  return new UsageError(hint === undefined ? message : `${message} ${hint}`)
}
