/** Reads the map of a scenario: its layers, and what stands and runs on it. */
import { directions, type Grid, type Hex, sizeOf } from '../../../../engine/hex.ts'
import type { EchelonMap } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readLayer } from '../../../resolve/grid.ts'
import type { AuthoredHex } from '../../../resolve/hexes.ts'
import { readOwners } from '../../../resolve/owner.ts'
import {
  type Listed,
  listed,
  listedMany,
  type PlacesOf,
  placesOf,
  readSide,
  reportTwice,
  valuesOf,
} from '../../../resolve/read.ts'
import { makeReaders, type Readers } from '../../../resolve/readers.ts'
import { placeIn, readTerrain } from '../../../resolve/terrain.ts'
import type { CountryEntry, MapFile } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** Where the parts of a map were written, by the same indices as in the map. */
export interface MapOrigins
  extends PlacesOf<'hexsides' | 'bridges' | 'ways' | 'features' | 'ports' | 'airbases' | 'names'> {
  terrainAt(hex: Hex): Place
  ownerAt(hex: Hex): Place
}

export interface ResolvedMap {
  readonly map: EchelonMap
  /** The owned hexes at the start, by side. */
  readonly owned: readonly [readonly Hex[], readonly Hex[]]
  readonly origins: MapOrigins
  readonly readers: Readers
}

/** The input of `resolveMap`: the fields of a file of kind `map`. Without owners nobody owns anything. */
export type AuthoredMap = Omit<MapFile, 'kind' | 'owner'> & { readonly owner?: string }

/** Reads a map. `place` is the map in its file; what is wrong is reported and left out. */
export const resolveMap = (
  authored: AuthoredMap,
  sideIds: readonly string[],
  tables: SystemTables,
  place: Place,
  report: Report,
): ResolvedMap => {
  const layer = readLayer(authored.terrain, below(place, 'terrain'), report)
  const grid: Grid = { width: layer.width, height: layer.height }
  const { terrainIds, terrain, unread } = readTerrain(grid, layer, tables, report, '', '-')
  // Nothing is said of a hex of which nothing is known.
  const readers = makeReaders(grid, tables.known, report, (hex) => terrain[hex] !== 0 || unread.has(hex))
  const owned = authored.owner && readOwners(grid, authored.owner, owners, 'owns', below(place, 'owner'), report)
  const ownedBy = (side: Side): Hex[] =>
    owned ? owned.owner.flatMap((number, hex) => (number === side + 1 ? [hex] : [])) : []
  const { pipelines, ...lines } = readLines(authored, readers, place)
  const { antiAircraft, names, ...places } = readPlaces(authored, sideIds, tables, readers, place)
  const [countries, country] = readAreas(grid, authored.countries, readers, below(place, 'countries'))
  const [districts, district] = readAreas(grid, authored.districts, readers, below(place, 'districts'))
  return {
    map: {
      ...grid,
      terrainIds,
      terrain,
      ...readZones(grid, authored, readers, place),
      ...valuesOf(lines),
      ...valuesOf(places),
      countries,
      country,
      districts,
      district,
      antiAircraft: antiAircraft.values,
      pipelines: pipelines.values,
      names: names.values,
    },
    owned: [ownedBy(0), ownedBy(1)],
    origins: {
      ...placesOf({ ...lines, ...places, names }),
      terrainAt: placeIn(grid, layer),
      ownerAt: owned ? owned.ownerAt : () => place,
    },
    readers,
  }
}

/** Reads the lines along hexsides and hexes. */
const readLines = (authored: AuthoredMap, readers: Readers, place: Place) => ({
  hexsides: listed(authored.hexsides, below(place, 'hexsides'), ({ kind, name, sides }, at) => ({
    kind: readers.id('hexside', kind, at, 'kind'),
    ...(name && { name }),
    edges: sides.flatMap((text, index) => edgesOf(text, readers, below(at, 'sides', index))),
  })),
  bridges: listedMany(authored.bridges, below(place, 'bridges'), (text, at) => edgesOf(text, readers, at)),
  ways: listed(authored.ways, below(place, 'ways'), ({ kind, run, wide }, at) => ({
    kind,
    hexes: readers.run(run, at, 'run'),
    ...(wide && { wide }),
  })),
  pipelines: listed(authored.pipelines, below(place, 'pipelines'), (run, at) => ({ hexes: readers.run(run, at) })),
})

/** Reads the features of hexes. */
const readPlaces = (
  { features, ports, airbases, antiAircraft, names }: AuthoredMap,
  sideIds: readonly string[],
  tables: SystemTables,
  readers: Readers,
  place: Place,
) => {
  const { report } = readers
  /** The entries of a list whose hex is known. */
  const inHexes = <A extends { readonly at: AuthoredHex }, T extends object>(
    list: readonly A[] | undefined,
    field: string,
    read: (entry: A, at: Place) => T | undefined,
  ): Listed<T & { readonly hex: Hex }> =>
    listed(list, below(place, field), (entry, at) => {
      const hex = readers.space(entry.at, at, 'at')
      const found = hex === undefined ? undefined : read(entry, at)
      return hex === undefined || found === undefined ? undefined : { ...found, hex }
    })
  const found = {
    features: inHexes(features, 'features', ({ kind, name }, at) => ({
      kind: readers.id('feature', kind, at, 'kind'),
      ...(name && { name }),
    })),
    ports: inHexes(ports, 'ports', ({ capacity, coastDefence = 0, reduced }) => ({
      capacity,
      coastDefence,
      ...(reduced && { reduced }),
    })),
    airbases: inHexes(airbases, 'airbases', ({ capacity, permanent = false }) => ({ capacity, permanent })),
    antiAircraft: inHexes(antiAircraft, 'antiAircraft', ({ side: id, points }, at) => {
      const side = readSide<Side>(id, sideIds, at, report, 'side')
      return side === undefined ? undefined : { side, points }
    }),
    names: inHexes(names, 'names', ({ kind, name }) => ({ text: name, kind })),
  }
  reportSecond(found.features, tables, readers)
  for (const list of [found.ports, found.airbases] as Listed<{ readonly hex: Hex }>[])
    reportTwice(list, ({ hex }) => `hex ${readers.nameOf(hex)}`, report)
  return found
}

const edgesOf = (text: string, readers: Readers, place: Place): number[] =>
  readers.hexsides(text, place).map(({ hex, direction }) => hex * directions.length + direction)

const owners: ReadonlyMap<string, number> = new Map([
  ['-', 0],
  ['1', 1],
  ['2', 2],
])

/** A hex has one settlement and one fortification. */
const reportSecond = (features: Listed<EchelonMap['features'][number]>, { rules }: SystemTables, readers: Readers) => {
  if (rules === undefined) return
  reportTwice(
    features,
    ({ hex, kind }) => {
      const { isFortification = false, isWork = false } = rules.features[kind] ?? {}
      const what = isWork ? 'work' : isFortification ? 'fortification' : 'settlement'
      return `the ${what} of hex ${readers.nameOf(hex)}`
    },
    readers.report,
  )
}

/** Weather zones by hex: the usual one where no other is named. */
const readZones = (
  grid: Grid,
  { zone: usual, zones: others = [] }: AuthoredMap,
  readers: Readers,
  place: Place,
): Pick<EchelonMap, 'zones' | 'zone'> => {
  const zones = [readers.id('zone', usual, place, 'zone')]
  const zone = new Array<number>(sizeOf(grid)).fill(0)
  for (const [index, { zone: id, hexes }] of others.entries()) {
    const at = below(place, 'zones', index)
    const known = readers.id('zone', id, at, 'zone')
    const number = zones.includes(known) ? zones.indexOf(known) : zones.push(known) - 1
    for (const hex of readers.spaces(hexes, at, 'hexes')) zone[hex] = number
  }
  return { zones, zone }
}

/** Ids of areas and the area of each hex. Number 0 is none; the first area without hexes has all that no other names. */
const readAreas = (
  grid: Grid,
  areas: readonly CountryEntry[] = [],
  readers: Readers,
  place: Place,
): readonly [ids: readonly string[], byHex: readonly number[]] => {
  reportTwice(
    { values: areas, places: areas.map((_, index) => below(place, index)) },
    ({ id }) => `"${id}"`,
    readers.report,
  )
  const usual = areas.findIndex(({ hexes }) => hexes === undefined) + 1
  const byHex = new Array<number>(sizeOf(grid)).fill(usual)
  for (const [index, { hexes }] of areas.entries())
    if (hexes !== undefined)
      for (const hex of readers.spaces(hexes, below(place, index), 'hexes')) byHex[hex] = index + 1
  return [['', ...areas.map(({ id }) => id)], byHex]
}
