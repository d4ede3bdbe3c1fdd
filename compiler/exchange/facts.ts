/** A scenario as named values that players know, by which two versions of it are compared. */
import { type MapGrid, nameOfSpace, type Space } from '../../engine/board.ts'
import { directions, type Grid, type Hex, hexsideOfEdge, makeHexName } from '../../engine/hex.ts'
import { spacesOf } from '../cartography/geometry.ts'

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
  /** The attributes of every space, by kind and name: `terrain`, `owner`. */
  readonly hexes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Describes things that have an id. */
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

/** Fields that hold spaces and sides, whatever holds them. */
const spaceFields = /^(space|spaces|hex|hexes|entry|sources|stations|blockingBridges)$/
const sideFields = /^(side|sides|roller)$/

/** Writes a value of a scenario in short, by the name of its field: sides and spaces by their names. */
export const wordsIn = ({
  map,
  sides,
}: {
  readonly map: MapGrid
  readonly sides: readonly { readonly id: string }[]
}): ((value: unknown, field?: string) => string) => {
  const write = (value: unknown, field = ''): string => {
    if (Array.isArray(value)) return value.map((one) => write(one, field)).join(field === 'edges' ? ', ' : ' ')
    if (typeof value === 'object' && value !== null)
      return `(${Object.entries(value)
        .map(([name, one]) => `${name} ${write(one, name)}`)
        .join(', ')})`
    if (typeof value !== 'number') return String(value)
    if (spaceFields.test(field)) return nameOfSpace(map, value)
    if (field === 'edges') return edgeName(map, value)
    return sideFields.test(field) ? sides[value].id : String(value)
  }
  return write
}

/** A hexside as authors write it: `0305 E`. */
export const edgeName = (map: Grid, edge: number): string => {
  const { hex, direction } = hexsideOfEdge(edge)
  return `${makeHexName(map, hex)} ${directions[direction]}`
}

/** The fields of a thing but for its names, as players read them: what is false, none or empty is left out. */
export const fieldsIn = (
  thing: object,
  write: (value: unknown, field: string) => string,
  but: readonly string[] = ['id', 'name', 'colour'],
): Fact['fields'] =>
  Object.fromEntries(
    Object.entries(thing)
      .filter(([field]) => !but.includes(field))
      .map(([field, value]) => {
        const isNothing = !sideFields.test(field) && (value === 0 || value === false || value === undefined)
        const words = value === true ? 'yes' : isNothing ? '' : write(value, field)
        return [field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), words || undefined]
      }),
  )

/** Things that a hex has one of. */
export const atHexes = <T extends { readonly hex: Hex }>(
  map: Grid,
  things: readonly T[],
  fieldsOf: (thing: T) => Fact['fields'],
): Fact[] =>
  things.map((thing) => ({
    id: makeHexName(map, thing.hex),
    name: makeHexName(map, thing.hex),
    fields: fieldsOf(thing),
  }))

/** Describes a line or an area by its kind, and by its name if it has one. */
export const byKind = ({ kind, name }: { readonly kind: string; readonly name?: string }): string =>
  name ? `${kind} ${name}` : kind

/** Something that every space of a map has, by the names of the spaces. */
export const bySpace = (map: MapGrid, wordAt: (space: Space) => string): Record<string, string> =>
  Object.fromEntries([...spacesOf(map)].map((space) => [nameOfSpace(map, space), wordAt(space)]))
