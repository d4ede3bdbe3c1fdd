/**
 * Levers of places: the start of a unit, or the hex of an objective, a space nearer to the enemies that it counts against or farther from
 * them.
 */
import { type MapGrid, makeBoard, type Space } from '../../../engine/board.ts'
import type { Path, Place } from '../../diagnostics/diagnostic.ts'
import type { Change, End, Lever } from './lever.ts'

/** Something that lies on a space and could lie on one beside it. */
export interface Placed {
  readonly id: string
  readonly name: string
  readonly space: Space
  /** Those to whom it may come nearer, and where they stand. Default: the enemy. */
  readonly whom?: string
  readonly towards: readonly Space[]
  readonly fits: (space: Space) => boolean
  /** Where it is in the resolved scenario. */
  readonly path: Path
  /** Where it is written. */
  readonly at: Place
  /** The text written there when it lies on another space, which has this name. Default: the name, in quotes. */
  readonly written?: (name: string) => string
}

/**
 * Where each thing may lie instead: less is nearer, more is farther. No two of them lead to one space, and none to one that is taken,
 * so that all may be moved at once.
 */
export const leversOfPlaces = (map: MapGrid, things: readonly Placed[], taken: readonly Space[]): readonly Lever[] => {
  const board = makeBoard(map)
  const used = new Set(taken)
  return things.map(({ id, name, space, whom = 'the enemy', towards, fits, path, at, written = inQuotes }) => {
    if (towards.length === 0) return { id, less: [], more: [] }
    const away = (from: Space): number => Math.min(...towards.map((to) => board.distance(from, to)))
    const now = away(space)
    const around = Array.from({ length: board.degree }, (_, edge) => board.neighbours[space * board.degree + edge])
    const changes = (end: End): readonly Change[] => {
      const isThatWay = (to: Space): boolean => (end === 'less' ? away(to) < now : away(to) > now)
      const found = around.find((to) => to > 0 && !used.has(to) && isThatWay(to) && fits(to))
      if (found === undefined) return []
      used.add(found)
      const there = board.nameOf(found)
      return [
        {
          words: `Put ${name} a space ${end === 'less' ? 'nearer to' : 'farther from'} ${whom}, on ${there}`,
          settings: [{ path, value: found }],
          writings: [{ at, value: written(there) }],
        },
      ]
    }
    return { id, less: changes('less'), more: changes('more') }
  })
}

const inQuotes = (name: string): string => `'${name}'`

/** Spaces on which something of a kind begins, told by the ground there: on such ground others of the kind may begin, too. */
export const groundsOf = <T>(
  things: readonly T[],
  kindOf: (thing: T) => string,
  groundOf: (thing: T) => unknown,
): ((thing: T, ground: unknown) => boolean) => {
  const known = new Map<string, Set<unknown>>()
  for (const thing of things) {
    const kind = kindOf(thing)
    known.set(kind, (known.get(kind) ?? new Set()).add(groundOf(thing)))
  }
  return (thing, ground) => known.get(kindOf(thing))?.has(ground) ?? false
}
