/** Compares the position after a worked example with everything that the example expects of it, fact by fact. */
import type { Space } from '../../../engine/board.ts'
import type { AnyGame, State } from '../../../engine/game.ts'
import { below, type Place, type Report } from '../../diagnostics/diagnostic.ts'
import { type AuthoredHex, hexText } from '../../resolve/hexes.ts'
import { makeCompare } from './compare.ts'
import { type HasMap, readSpaceKey, spaceKey } from './read.ts'

/** Facts by the names that expectations have for them; a fact is only worked out when it is expected. */
export type Facts = Readonly<Record<string, () => unknown>>

/** The wording of facts for the readers of an example, in the order in which they are printed; facts not worth printing have none. */
export type WordsOf<F extends Facts> = {
  readonly [K in keyof F]?: (value: ReturnType<F[K]>) => string | readonly string[] | undefined
}
type Words = Readonly<Record<string, ((value: never) => string | readonly string[] | undefined) | undefined>>

const tell = (words: Words, facts: Facts, expected: object): string[] =>
  Object.entries(words).flatMap(([name, say]) =>
    (expected as Readonly<Record<string, unknown>>)[name] === undefined ? [] : (say?.(facts[name]() as never) ?? []),
  )

/** The facts that a rule system can state about a position `S` of an example `P`, by the fields of its expectations `X`. */
export interface StateFacts<P, S, X> {
  /** Fields that hold the expectations of units and the like by their ids in the example. */
  readonly pieces: readonly {
    readonly field: keyof X & string
    find(position: P, id: string, place: Place, report: Report): number | undefined
    factsOf(position: P, state: S, number: number, expected: object): Facts
    wordsOf(position: P, state: S, number: number, expected: object): Words
    /** Writes a line from the words of its facts. */
    line(position: P, state: S, number: number, words: readonly string[]): string | undefined
  }[]
  /** Fields that hold one value for each space by its name, and how a message joins the two: `owner of 0302`. */
  readonly hexes: Readonly<Record<string, (position: P, state: S, space: Space) => unknown>>
  readonly hexWord: 'of' | 'at'
  /** The lines of those that are told, by the name of the hex and what is expected there. */
  hexLines(position: P): Readonly<Record<string, (hex: string, value: never) => string>>
  /** Fields that hold one value or a list, in the order in which they are compared. */
  whole(position: P, state: S, expect: X): Facts
  wholeWords(position: P): Words
  /** The names of such fields in messages, where their own do not do. */
  readonly labels?: Readonly<Record<string, string>>
}

/** The name of a number; undefined when it has none. */
export const nameOfNumber = <N extends string>(names: Readonly<Record<N, number>>, number: number): N | undefined =>
  (Object.keys(names) as N[]).find((name) => names[name] === number)

/** How far the game has come, by the names that expectations have in every rule system. */
export const courseFacts = (game: AnyGame, state: State & { readonly side: number }) => ({
  turn: () => state.turn,
  side: () => state.side + 1,
  winner: () => {
    const outcome = game.outcome(state)
    if (outcome === undefined) return 'none'
    const [winner] = outcome.winners
    return winner === undefined ? 'nobody' : winner + 1
  },
})

/** The fields that hold expectations, in the order in which they are compared. */
export const expectableIn = <P, S, X>(
  { pieces, hexes, whole }: StateFacts<P, S, X>,
  position: P,
  state: S,
  expect: X,
): readonly string[] => [
  ...pieces.map(({ field }) => field),
  ...Object.keys(hexes),
  ...Object.keys(whole(position, state, expect)),
]

/** Reports every expectation that is not met, and says how things stand, as far as something is expected. `place` is that of `expect`. */
export const compareState = <P extends { readonly game: { readonly scenario: HasMap } }, S, X extends object>(
  { pieces, hexes, hexWord, hexLines, whole, wholeWords, labels }: StateFacts<P, S, X>,
  position: P,
  state: S,
  expect: X,
  place: Place,
  report: Report,
): string[] => {
  const compare = makeCompare(place, report)
  const lines: (string | undefined)[] = []
  const fieldsOf = (field: string): readonly (readonly [string, unknown])[] =>
    Object.entries((expect as Readonly<Record<string, object | undefined>>)[field] ?? {})
  for (const { field, find, factsOf, wordsOf, line } of pieces)
    for (const [id, expected] of fieldsOf(field) as readonly (readonly [string, object])[]) {
      const number = find(position, id, { ...below(place, field, id), key: true }, report)
      if (number === undefined) continue
      const facts = factsOf(position, state, number, expected)
      for (const [name, value] of Object.entries(expected) as [string, AuthoredHex][])
        compare(
          [field, id, name],
          `${name} of ${id}`,
          name === 'hex' || name === 'space' ? hexText(value) : value,
          facts[name]?.(),
        )
      lines.push(line(position, state, number, tell(wordsOf(position, state, number, expected), facts, expected)))
    }
  for (const [field, factOf] of Object.entries(hexes))
    for (const [key, value] of fieldsOf(field)) {
      const space = readSpaceKey(position.game.scenario.map, key, below(place, field, key), report)
      if (space !== undefined)
        compare([field, key], `${field} ${hexWord} ${spaceKey(key)}`, value, factOf(position, state, space))
    }
  for (const [field, line] of Object.entries(hexLines(position)))
    for (const [key, value] of fieldsOf(field)) lines.push(line(spaceKey(key), value as never))
  const facts = whole(position, state, expect)
  for (const [name, factOf] of Object.entries(facts)) {
    const expected = expect[name as keyof X]
    if (expected !== undefined) compare([name], labels?.[name] ?? name, expected, factOf())
  }
  return [...lines, ...tell(wholeWords(position), facts, expect)].filter((line) => line !== undefined)
}
