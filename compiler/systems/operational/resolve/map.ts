/** Reads an authored map: layers of signs, and what runs along hexes and hexsides. */
import { type Grid, type Hex, type Hexside, hexAt, sizeOf } from '../../../../engine/hex.ts'
import type { Barrier, OperationalMap, PlaceName, Way } from '../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../engine/systems/operational/types.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type Layer, meaningsByCode, numbersOf, readLayer } from '../../../resolve/grid.ts'
import { readHex, readHexes, readHexsides, readRun } from '../../../resolve/hexes.ts'
import { listed, listedMany, readId } from '../../../resolve/read.ts'
import { makeSignReporter, onlyStanding, placeIn } from '../../../resolve/terrain.ts'
import type { MapFile } from '../schemas/types.generated.ts'
import type { Tables } from './tables.ts'

/** The signs of the layer `owner`. */
const ownerSigns: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ['1', 0],
  ['2', 1],
  ['-', nobody],
])

/** Where the parts of a map were written, by the same indices as in the map. */
export interface MapOrigins {
  readonly ways: readonly Place[]
  readonly barriers: readonly Place[]
  readonly bridges: readonly Place[]
  readonly damagedBridges: readonly Place[]
  readonly forts: readonly Place[]
  readonly names: readonly Place[]
  terrainAt(hex: Hex): Place
  ownerAt(hex: Hex): Place
}

export interface ResolvedMap {
  readonly map: OperationalMap
  readonly origins: MapOrigins
}

/** What `resolveMap` reads: the fields of a file of kind `map`. */
export type AuthoredMap = Omit<MapFile, 'kind'>

/** Resolves a map against the tables. `place` is the map in its file. What is wrong is reported; the rest is still read. */
export const resolveMap = (authored: AuthoredMap, tables: Tables, place: Place, report: Report): ResolvedMap => {
  const terrainLayer = readLayer(authored.terrain, below(place, 'terrain'), report)
  const ownerLayer = readLayer(authored.owner, below(place, 'owner'), report)
  const grid: Grid = { width: terrainLayer.width, height: terrainLayer.height }
  checkSize(grid, ownerLayer, below(place, 'owner'), report)
  const { terrainIds, terrain } = readTerrain(grid, terrainLayer, tables, report)
  const owner = readOwner(grid, ownerLayer, report)

  const ways = listed(authored.ways, below(place, 'ways'), ({ kind, name, run }, at): Way => {
    const known = readId(kind, tables.knownWays, 'way-unknown', 'kind of way', at, report, 'kind')
    const hexes = readRun(grid, run, below(at, 'run'), report)
    return name === undefined ? { kind: known, hexes } : { kind: known, name, hexes }
  })
  const barriers = listed(authored.barriers, below(place, 'barriers'), ({ kind, name, sides }, at): Barrier => {
    const known = readId(kind, tables.knownHexsides, 'hexside-unknown', 'kind of hexside', at, report, 'kind')
    const hexsides = readManyHexsides(grid, sides, below(at, 'sides'), report)
    return name === undefined ? { kind: known, hexsides } : { kind: known, name, hexsides }
  })
  const bridges = listedMany(authored.bridges, below(place, 'bridges'), (side, at): Hexside[] =>
    readHexsides(grid, side, at, report),
  )
  const damagedBridges = listedMany(authored.damagedBridges, below(place, 'damagedBridges'), (side, at): Hexside[] =>
    readHexsides(grid, side, at, report).filter((hexside) => isBridge(hexside, bridges.values, side, at, report)),
  )
  const forts = listedMany(authored.forts, below(place, 'forts'), (name, at): Hex[] => {
    const hex = readHex(grid, name, at, report)
    return hex === undefined ? [] : [hex]
  })
  const names = listed(authored.names, below(place, 'names'), (name, at): PlaceName => {
    const { kind, name: text } = name
    if (name.at !== undefined && name.along !== undefined) {
      report.error('field-conflict', below(at, 'along'), `The name ${text} has both "at" and "along".`, {
        hint: 'Keep one of them.',
      })
    }
    if (name.at !== undefined) {
      const hex = readHex(grid, name.at, at, report, 'at')
      return { kind, name: text, hexes: hex === undefined ? [] : [hex] }
    }
    if (name.along !== undefined)
      return { kind, name: text, hexes: readHexes(grid, name.along, below(at, 'along'), report) }
    report.error('field-missing', at, `The name ${text} has neither "at" nor "along".`, {
      hint: 'Towns stand "at" a hex; seas, hills and regions run "along" several.',
    })
    return { kind, name: text, hexes: [] }
  })

  return {
    map: {
      ...grid,
      terrainIds,
      terrain,
      owner,
      ways: ways.values,
      barriers: barriers.values,
      bridges: bridges.values,
      damagedBridges: damagedBridges.values,
      forts: forts.values,
      names: names.values,
    },
    origins: {
      ways: ways.places,
      barriers: barriers.places,
      bridges: bridges.places,
      damagedBridges: damagedBridges.places,
      forts: forts.places,
      names: names.places,
      terrainAt: placeIn(grid, terrainLayer),
      ownerAt: placeIn(grid, ownerLayer),
    },
  }
}

/** Whether a bridge that is down is among the bridges. operational.F29 */
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

/** The hexsides of texts such as `0305 E SE`. */
const readManyHexsides = (grid: Grid, texts: readonly string[], place: Place, report: Report): Hexside[] => {
  const hexsides: Hexside[] = []
  for (let index = 0; index < texts.length; index++)
    for (const hexside of readHexsides(grid, texts[index], below(place, index), report)) hexsides.push(hexside)
  return hexsides
}

const checkSize = (grid: Grid, owner: Layer, place: Place, report: Report): void => {
  if (owner.height === grid.height && owner.width === grid.width) return
  report.error(
    'map-rows',
    place,
    `The layer "owner" has ${owner.width} x ${owner.height} hexes; the terrain has ${grid.width} x ${grid.height}.`,
    { hint: 'Both layers show every hex of the map.' },
  )
}

const readTerrain = (
  grid: Grid,
  layer: Layer,
  tables: Tables,
  report: Report,
): { terrainIds: string[]; terrain: number[] } => {
  const terrain = new Array<number>(sizeOf(grid)).fill(0)
  const numbers = numbersOf(tables.terrainBySign)
  if (!readCodes(grid, layer, numbers, terrain)) {
    const reportSign = makeSignReporter(layer, tables, report)
    forEachSign(grid, layer, (sign, hex, row, column) => {
      const number = numbers.get(sign)
      if (number === undefined) reportSign(sign, row, column)
      else terrain[hex] = number
    })
  }
  return onlyStanding(terrain, tables, 'off-map')
}

const readOwner = (grid: Grid, layer: Layer, report: Report): number[] => {
  const owner = new Array<number>(sizeOf(grid)).fill(nobody)
  if (readCodes(grid, layer, ownerSigns, owner)) return owner
  const unknown = new Set<string>()
  forEachSign(grid, layer, (sign, hex, row, column) => {
    const side = ownerSigns.get(sign)
    if (side !== undefined) owner[hex] = side
    else if (!unknown.has(sign)) {
      unknown.add(sign)
      report.error('sign-unknown', layer.placeOf(row, column), `"${sign}" says nothing about who holds the hex.`, {
        hint: '1 is the first side, 2 the second, - nobody.',
      })
    }
  })
  return owner
}

/** Lays what the codes of a layer mean on the hexes; false where it has none, or one that means nothing: then its signs are read. */
const readCodes = (grid: Grid, layer: Layer, bySign: ReadonlyMap<string, number>, onto: number[]): boolean => {
  const { codes } = layer
  if (codes === undefined) return false
  const meanings = meaningsByCode(bySign)
  const rows = Math.min(grid.height, layer.height)
  const columns = Math.min(grid.width, layer.width)
  for (let row = 0; row < rows; row++) {
    const first = hexAt(grid, 0, row)
    for (let column = 0; column < columns; column++) {
      const meaning = meanings[codes[row * layer.width + column]]
      if (meaning < 0) return false
      onto[first + column] = meaning
    }
  }
  return true
}

const forEachSign = (
  grid: Grid,
  layer: Layer,
  visit: (sign: string, hex: Hex, row: number, column: number) => void,
): void => {
  for (let row = 0; row < Math.min(grid.height, layer.height); row++) {
    const signs = layer.rows[row]
    const width = Math.min(grid.width, signs.length)
    for (let column = 0; column < width; column++) visit(signs[column].sign, hexAt(grid, column, row), row, column)
  }
}
