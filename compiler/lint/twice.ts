/** Things that have in common what each should have alone. */
import type { Side } from '../../engine/game.ts'
import { below, type Place } from '../diagnostics/diagnostic.ts'
import type { Finding } from './rule.ts'

/** Lists pairs of indices: every item whose key an earlier one has, and the first with that key. Items without a key are left out. */
export const findTwice = <T>(items: readonly T[], keyOf: (item: T) => string | number | undefined): readonly Pair[] => {
  const pairs: Pair[] = []
  const firsts = new Map<string | number, number>()
  for (const [at, item] of items.entries()) {
    const key = keyOf(item)
    if (key === undefined) continue
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, at)
    else pairs.push({ at, first })
  }
  return pairs
}

/** Findings about things that share a key with one before them: `field` of both entries is told, `say` tells the rest. */
export function* findShared<T>(
  things: readonly T[],
  places: readonly Place[],
  field: string,
  keyOf: (thing: T) => string | number | undefined,
  say: (thing: T, first: T) => Pick<Finding, 'about' | 'message' | 'hint'>,
  otherWords = 'The other one.',
): Generator<Finding> {
  for (const { at, first } of findTwice(things, keyOf))
    yield {
      ...say(things[at], things[first]),
      place: below(places[at], field),
      related: [{ ...below(places[first], field), message: otherWords }],
    }
}

/** Something that has a name, and perhaps an id and a side. */
interface Named {
  readonly id?: string
  readonly name: string
  readonly side?: Side
}

/** Findings about things of one sort that are called alike; those of different sides may be, where `sides` are given. */
export const findNamesakes = <T extends Named>(
  sort: string,
  things: readonly T[],
  places: readonly Place[],
  {
    sides,
    hint,
    aboutOf = ({ id, name }) => id ?? name,
  }: {
    readonly sides?: readonly { readonly name: string }[]
    readonly hint?: string
    /** Returns the subject of a finding, if it is neither an id nor a name. */
    readonly aboutOf?: (thing: T) => string
  },
): Generator<Finding> =>
  findShared(
    things,
    places,
    'name',
    ({ name, side }) => (sides ? `${side} ${name}` : name),
    (thing) => {
      const whose = sides ? ` of ${sides[thing.side ?? 0].name}` : ''
      return {
        about: aboutOf(thing),
        message: `Two ${sort}${whose} are called "${thing.name}".`,
        ...(hint !== undefined && { hint }),
      }
    },
  )

interface Pair {
  readonly at: number
  readonly first: number
}
