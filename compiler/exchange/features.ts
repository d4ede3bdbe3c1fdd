/** A `map.yaml` as a grid of signs and a list of features, and back: the form for other programs, and for comparing with their changes. */
import {
  type Direction,
  directions,
  directionTo,
  type Grid,
  type Hex,
  type Hexside,
  makeHexName,
  neighbourOf,
  opposite,
} from '../../engine/hex.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readLayer } from '../resolve/grid.ts'
import { type AuthoredHex, readHexsides, readSpaces } from '../resolve/hexes.ts'
import type { MapLayout, Shape, SignField } from './layout.ts'
import { flow, hexName, hexNames, layer, lines, type Writable } from './writeYaml.ts'

/** Something that lies or runs on the map; which fields it has follows from its shape. */
export interface Feature {
  readonly kind?: string
  readonly name?: string
  /** Id of the side that built it. */
  readonly by?: string
  readonly hexes?: readonly Hex[]
  readonly sides?: readonly Hexside[]
  readonly directions?: readonly Direction[]
  /** True if a railway has the wide gauge. */
  readonly wide?: true
  /** True if a name runs along its hexes. */
  readonly along?: true
}

export interface MapFeatures {
  readonly grid: Grid
  readonly words: Readonly<Record<string, string>>
  /** By field, then row and column; the empty sign where a hex has none. */
  readonly signs: Readonly<Record<string, readonly (readonly string[])[]>>
  readonly lists: Readonly<Record<string, readonly Feature[]>>
}

/** A valid `map.yaml` as a value. */
export type AuthoredMap = Readonly<Record<string, unknown>>

/** The features of a map that is sound; what is not is left out. */
export const featuresOf = (authored: AuthoredMap, layout: MapLayout): MapFeatures => {
  const report = makeReport()
  const place = { file: 'map.yaml', path: [] }
  const layers = layout.signs.map(({ field, staggered }) => {
    const text = authored[field]
    return readLayer(typeof text === 'string' ? text : '', place, report, staggered ? 'staggered' : 'even')
  })
  const grid: Grid = { width: layers[0].width, height: layers[0].height }
  const signs = layout.signs.map(({ field, empty = '' }, index): [string, string[][]] => [
    field,
    Array.from({ length: grid.height }, (_, row) =>
      Array.from({ length: grid.width }, (_, column) => layers[index].rows[row]?.[column]?.sign ?? empty),
    ),
  ])
  return {
    grid,
    words: Object.fromEntries(
      layout.words.flatMap((word) => (typeof authored[word] === 'string' ? [[word, authored[word]]] : [])),
    ),
    signs: Object.fromEntries(signs),
    lists: Object.fromEntries(
      layout.lists.map(({ field, shape }) => [
        field,
        listOf(authored[field]).flatMap((entry) => readEntry(grid, shape, entry)),
      ]),
    ),
  }
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The features of an entry of a list; an entry of works has one for each hex. */
export const readEntry = (grid: Grid, shape: Shape, entry: unknown): readonly Feature[] => {
  const report = makeReport()
  const place = { file: 'map.yaml', path: [] }
  const fields = (typeof entry === 'object' && entry !== null ? entry : { hexes: entry }) as Readonly<
    Record<string, unknown>
  >
  const hexesOf = (value: unknown): Hex[] => (isHexText(value) ? readSpaces(grid, value, place, report) : [])
  const sidesOf = (value: unknown): Hexside[] =>
    typeof value === 'string' ? readHexsides(grid, value, place, report) : []
  const endsOf = (value: unknown): Feature[] => {
    if (typeof value !== 'string') return []
    const [name, ...sides] = value.trim().split(/\s+/)
    const [hex] = hexesOf(name)
    return hex === undefined ? [] : [{ hexes: [hex], directions: sides.map(directionOf) }]
  }
  const head: Feature = {
    ...(typeof fields.kind === 'string' && { kind: fields.kind }),
    ...(typeof fields.name === 'string' && { name: fields.name }),
    ...(typeof fields.by === 'string' && { by: fields.by }),
  }
  switch (shape) {
    case 'run':
      return [{ ...head, hexes: hexesOf(fields.run), ...(fields.wide === true && { wide: true }) }]
    case 'barrier':
      return [{ ...head, sides: listOf(fields.sides).flatMap(sidesOf) }]
    case 'hexside':
      return sidesOf(entry).map((side) => ({ sides: [side] }))
    case 'hex':
      return hexesOf(entry).map((hex) => ({ hexes: [hex] }))
    case 'ends':
      return endsOf(entry)
    case 'label':
    case 'labels':
    case 'place':
      return [
        fields.along === undefined
          ? { ...head, hexes: hexesOf(fields.at) }
          : { ...head, hexes: hexesOf(fields.along), along: true },
      ]
    case 'works':
      return fields.sides === undefined
        ? hexesOf(fields.hexes).map((hex) => ({ ...head, hexes: [hex] }))
        : listOf(fields.sides)
            .flatMap(endsOf)
            .map((end) => ({ ...head, ...end }))
  }
}

const isHexText = (value: unknown): value is AuthoredHex => typeof value === 'string' || typeof value === 'number'
const directionOf = (name: string): Direction =>
  Math.max(0, (directions as readonly string[]).indexOf(name)) as Direction

/**
 * Writes hexsides that follow each other around a hex as one text: `0305 E SE`. Of the two hexes of a side, the one that the neighbouring
 * sides in the list touch too is named.
 */
const sideTexts = (grid: Grid, sides: readonly Hexside[]): string[] => {
  const texts: string[] = []
  let last: Hex | undefined
  sides.forEach((side, index) => {
    const names = namesOf(grid, side)
    const next = sides[index + 1]
    const onward =
      next === undefined ? undefined : names.find(({ hex }) => namesOf(grid, next).some((one) => one.hex === hex))
    const again = names.find(({ hex }) => hex === last)
    const { hex, direction } = again ?? onward ?? names[0]
    if (again !== undefined) texts[texts.length - 1] += ` ${directions[direction]}`
    else texts.push(`${makeHexName(grid, hex)} ${directions[direction]}`)
    last = hex
  })
  return texts
}

/** A hexside as each of its two hexes names it. */
const namesOf = (grid: Grid, { hex, direction }: Hexside): readonly [Hexside, Hexside] => [
  { hex, direction },
  { hex: neighbourOf(grid, hex, direction), direction: opposite(direction) },
]

const endText = (grid: Grid, { hexes = [], directions: sides = [] }: Feature): string =>
  `${makeHexName(grid, hexes[0])} ${sides.map((side) => directions[side]).join(' ')}`

/** Most hexes in one text of the schema. */
const mostHexes = 700

/** Features of a list as entries of `map.yaml`. */
const entriesOf = (grid: Grid, shape: Shape, features: readonly Feature[]): readonly Writable[] => {
  switch (shape) {
    case 'run':
      return features.map(({ kind, name, hexes = [], wide }) => ({
        kind,
        name,
        run: hexes.map((hex) => makeHexName(grid, hex)).join(' '),
        wide,
      }))
    case 'barrier':
      return features.map(({ kind, name, sides = [] }) => ({ kind, name, sides: sideTexts(grid, sides) }))
    case 'hexside':
      return features.flatMap(({ sides = [] }) =>
        sides.map(({ hex, direction }) => `${makeHexName(grid, hex)} ${directions[direction]}`),
      )
    case 'hex':
      return features.flatMap(({ hexes = [] }) => hexes.map((hex) => hexName(grid, hex)))
    case 'ends':
      return features.map((feature) => endText(grid, feature))
    case 'label':
    case 'labels':
    case 'place':
      return features.map(({ kind, name, hexes = [], along }) =>
        along ? { kind, name, along: hexNames(grid, hexes) } : { kind, name, at: hexName(grid, hexes[0]) },
      )
    case 'works':
      return groupWorks(features).map((group) => {
        const [{ kind, by, directions: sides }] = group
        return sides === undefined
          ? {
              kind,
              by,
              hexes: hexNames(
                grid,
                group.flatMap(({ hexes = [] }) => hexes),
              ),
            }
          : { kind, by, sides: group.map((one) => endText(grid, one)) }
      })
  }
}

/** Works of the same kind and builder that follow each other are one entry. */
const groupWorks = (features: readonly Feature[]): Feature[][] => {
  const groups: Feature[][] = []
  for (const feature of features) {
    const [first] = groups.at(-1) ?? []
    const fits =
      first?.kind === feature.kind &&
      first?.by === feature.by &&
      (first?.directions === undefined) === (feature.directions === undefined)
    if (first !== undefined && fits && (groups.at(-1)?.length ?? 0) < mostHexes) groups.at(-1)?.push(feature)
    else groups.push([feature])
  }
  return groups
}

/** The lines of a list below its key. */
export const listLines = (grid: Grid, field: string, shape: Shape, features: readonly Feature[]): string[] => {
  const entries = entriesOf(grid, shape, features)
  if (entries.length === 0) return []
  if (entries.every((entry) => typeof entry === 'object' && !Array.isArray(entry))) return lines(field, entries)
  return [`${field}: ${flow(entries)}`]
}

/** The rows of a layer as they are written: a row that is a hex shorter ends before the hex that is not there. */
const signRows = (rows: readonly (readonly string[])[], { empty, staggered }: SignField): string[][] =>
  rows.map((row, index) => (staggered && index % 2 === 1 && row.at(-1) === empty ? row.slice(0, -1) : [...row]))

/** The lines of each field of a map, by its key, in the order in which they are written. */
export const mapLines = (map: MapFeatures, layout: MapLayout): ReadonlyMap<string, readonly string[]> =>
  new Map<string, readonly string[]>([
    ['kind', ['kind: map']],
    ...Object.entries(map.words).map(([key, word]): [string, string[]] => [key, [`${key}: ${flow(word)}`]]),
    ...layout.signs.map((field): [string, string[]] => [
      field.field,
      layer(field.field, signRows(map.signs[field.field], field)),
    ]),
    ...layout.lists.flatMap(({ field, shape }): [string, string[]][] => {
      const lines = listLines(map.grid, field, shape, map.lists[field] ?? [])
      return lines.length === 0 ? [] : [[field, lines]]
    }),
  ])

/** A map as the text of its file. */
export const makeMapText = (map: MapFeatures, layout: MapLayout): string =>
  `${[...mapLines(map, layout).values()].flat().join('\n')}\n`

/** The hexside between two hexes that touch, by its one name; undefined when they do not. */
export const sideBetween = (grid: Grid, from: Hex, to: Hex): Hexside | undefined => {
  const direction = directionTo(grid, from, to)
  if (direction === undefined) return undefined
  return direction < 3 ? { hex: from, direction } : { hex: to, direction: opposite(direction) }
}
