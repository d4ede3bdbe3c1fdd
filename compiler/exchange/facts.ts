/** A scenario as named values that players know, by which two versions of it are compared. */
import { type Grid, type Hex, makeHexName } from '../../engine/hex.ts'
import { hexesOf } from '../cartography/geometry.ts'

/** Something that a scenario has: a unit, an objective. */
export interface Fact {
  /** Same in both versions when it is the same thing. */
  readonly id: string
  readonly name: string
  /** By what a player calls it. A field that says nothing is left out. */
  readonly fields: Readonly<Record<string, string | undefined>>
}

export interface Facts {
  /** Numbers and choices of the scenario as a whole, by name. */
  readonly settings: Readonly<Record<string, string>>
  /** By what they are, in the singular: `unit`, `objective`. */
  readonly things: Readonly<Record<string, readonly Fact[]>>
  /** What every hex is, by what is meant and by its name: `terrain`, `owner`. */
  readonly hexes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What is said of things that have an id. */
export const identified = <T extends Pick<Fact, 'id' | 'name'>>(
  things: readonly T[],
  fieldsOf: (thing: T) => Fact['fields'],
): Fact[] => things.map((thing) => ({ id: thing.id, name: thing.name, fields: fieldsOf(thing) }))

/** The same of things without an id of their own: by their names, and those that are called alike by their number too. */
export const numbered = <T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  fieldsOf: (thing: T) => Fact['fields'],
): Fact[] => {
  const seen = new Map<string, number>()
  return things.map((thing) => {
    const name = nameOf(thing)
    const number = (seen.get(name) ?? 0) + 1
    seen.set(name, number)
    return { id: number === 1 ? name : `${name} ${number}`, name, fields: fieldsOf(thing) }
  })
}

/** The name of what has one. */
export const byName = ({ name }: { readonly name: string }): string => name

/** A number, or nothing for what it usually is. */
export const unless = (usual: number, value: number | undefined): string | undefined =>
  value === undefined || value === usual ? undefined : String(value)

/** Something that every hex of a map has, by the names of the hexes. */
export const byHexName = (map: Grid, wordAt: (hex: Hex) => string): Record<string, string> =>
  Object.fromEntries([...hexesOf(map)].map((hex) => [makeHexName(map, hex), wordAt(hex)]))
