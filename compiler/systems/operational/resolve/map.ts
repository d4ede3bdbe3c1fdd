/** Reads an authored map: layers of signs, and what runs along hexes and hexsides. */
import type { Grid, Hex, Hexside } from '../../../../engine/hex.ts'
import type { Barrier, OperationalMap, PlaceName, Way } from '../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../engine/systems/operational/types.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readLayer } from '../../../resolve/grid.ts'
import { readOwners } from '../../../resolve/owner.ts'
import { listed, listedMany, type PlacesOf, placesOf, valuesOf } from '../../../resolve/read.ts'
import { makeReaders, type Readers } from '../../../resolve/readers.ts'
import { placeIn, readTerrain } from '../../../resolve/terrain.ts'
import type { MapFile } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

const owners: ReadonlyMap<string, number> = new Map([
  ['1', 0],
  ['2', 1],
  ['-', nobody],
])

/** Where the parts of a map were written, by the same indices as in the map. */
export interface MapOrigins extends PlacesOf<'ways' | 'barriers' | 'bridges' | 'damagedBridges' | 'forts' | 'names'> {
  terrainAt(hex: Hex): Place
  ownerAt(hex: Hex): Place
}

export interface ResolvedMap {
  readonly map: OperationalMap
  readonly origins: MapOrigins
  readonly readers: Readers
}

/** The input of `resolveMap`: the fields of a file of kind `map`. */
export type AuthoredMap = Omit<MapFile, 'kind'>

/** Resolves a map against the tables. `place` is the map in its file. What is wrong is reported; the rest is still read. */
export const resolveMap = (authored: AuthoredMap, tables: SystemTables, place: Place, report: Report): ResolvedMap => {
  const layer = readLayer(authored.terrain, below(place, 'terrain'), report)
  const grid: Grid = { width: layer.width, height: layer.height }
  const { terrainIds, terrain } = readTerrain(grid, layer, tables, report, 'off-map')
  const { owner, ownerAt } = readOwners(grid, authored.owner, owners, 'holds', below(place, 'owner'), report)
  const readers = makeReaders(grid, tables.known, report)

  const ways = listed(authored.ways, below(place, 'ways'), ({ kind, name, run }, at): Way => {
    const known = readers.id('way', kind, at, 'kind')
    const hexes = readers.run(run, at, 'run')
    return name === undefined ? { kind: known, hexes } : { kind: known, name, hexes }
  })
  const barriers = listed(authored.barriers, below(place, 'barriers'), ({ kind, name, sides }, at): Barrier => {
    const known = readers.id('hexside', kind, at, 'kind')
    const hexsides = sides.flatMap((text, index) => readers.hexsides(text, below(at, 'sides', index)))
    return name === undefined ? { kind: known, hexsides } : { kind: known, name, hexsides }
  })
  const bridges = listedMany(authored.bridges, below(place, 'bridges'), readers.hexsides)
  const damagedBridges = listedMany(authored.damagedBridges, below(place, 'damagedBridges'), (side, at) =>
    readers.hexsides(side, at).filter((hexside) => isBridge(hexside, bridges.values, side, at, report)),
  )
  const forts = listed(authored.forts, below(place, 'forts'), (name, at) => readers.space(name, at))
  const names = listed(authored.names, below(place, 'names'), (name, at) => readName(name, readers, at))
  const lists = { ways, barriers, bridges, damagedBridges, forts, names }
  return {
    map: { ...grid, terrainIds, terrain, owner, ...valuesOf(lists) },
    origins: { ...placesOf(lists), terrainAt: placeIn(grid, layer), ownerAt },
    readers,
  }
}

const readName = (
  { kind, name, at: where, along }: NonNullable<MapFile['names']>[number],
  readers: Readers,
  place: Place,
): PlaceName => {
  if (where !== undefined && along !== undefined) {
    readers.report.error('field-conflict', below(place, 'along'), `The name ${name} has both "at" and "along".`, {
      hint: 'Keep one of them.',
    })
  }
  if (where !== undefined) {
    const hex = readers.space(where, place, 'at')
    return { kind, name, hexes: hex === undefined ? [] : [hex] }
  }
  if (along !== undefined) return { kind, name, hexes: readers.spaces(along, place, 'along') }
  readers.report.error('field-missing', place, `The name ${name} has neither "at" nor "along".`, {
    hint: 'Towns stand "at" a hex; seas, hills and regions run "along" several.',
  })
  return { kind, name, hexes: [] }
}

/** True if a bridge that is down is among the bridges. operational.F29 */
const isBridge = (
  { hex, direction }: Hexside,
  bridges: readonly Hexside[],
  written: string,
  place: Place,
  report: Report,
): boolean => {
  if (bridges.some((bridge) => bridge.hex === hex && bridge.direction === direction)) return true
  report.error('bridge-unknown', place, `There is no bridge at ${written}.`, {
    hint: 'A bridge that is down stands in "bridges" too.',
  })
  return false
}
