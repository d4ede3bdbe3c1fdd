/** The parts of an opened scenario that rule systems share. */
import type { Side } from './game.ts'

/** An entry of a table of the rules. @throws RangeError when there is none. */
export const named = <T>(entries: Readonly<Record<string, T>>, id: string, what: string): T => {
  if (!Object.hasOwn(entries, id)) throw new RangeError(`no ${what} “${id}”`)
  return entries[id]
}

/** The numbers of things by their side. */
export const bySide = (things: readonly { readonly side: Side }[]): readonly [readonly number[], readonly number[]] => {
  const of = (side: Side): number[] => things.flatMap((one, index) => (one.side === side ? [index] : []))
  return [of(0), of(1)]
}
