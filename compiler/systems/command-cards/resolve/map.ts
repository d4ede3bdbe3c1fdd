/** Reads the board of a battle: its ground, and what lies and runs on it. */
import type { Side } from '../../../../engine/game.ts'
import { type Grid, type Hex, hexAt, sizeOf } from '../../../../engine/hex.ts'
import type { CommandCardsMap } from '../../../../engine/systems/command-cards/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type Layer, meaningsByCode, numbersOf, readLayer } from '../../../resolve/grid.ts'
import { checkKnown, type Listed, listed, listedMany, readId, readSide, reportTwice } from '../../../resolve/read.ts'
import { makeSignReporter, onlyStanding, placeIn } from '../../../resolve/terrain.ts'
import type { MapFile, ObstacleRun } from '../schemas/types.generated.ts'
import { type HexReaders, makeHexReaders } from './hexReaders.ts'
import type { SystemTables } from './tables.ts'

/** Where the parts of a board were written, by the same indices as in the map. */
export interface MapOrigins {
  readonly obstacles: readonly Place[]
  readonly ways: readonly Place[]
  readonly ends: readonly Place[]
  readonly names: readonly Place[]
  terrainAt(hex: Hex): Place
}

export interface ResolvedMap {
  readonly map: CommandCardsMap
  readonly origins: MapOrigins
  readonly readers: HexReaders
}

/** What `resolveMap` reads; `borders` are those of the board where they are absent. */
export type AuthoredMap = Pick<MapFile, 'terrain' | 'obstacles' | 'ways' | 'ends' | 'names'> & {
  readonly board?: string
  readonly borders?: readonly [number, number]
}

/** Reads a board. `sideIds` are those that may have built something; what is wrong is reported and left out. */
export const resolveMap = (
  authored: AuthoredMap,
  sideIds: readonly string[],
  tables: SystemTables,
  place: Place,
  report: Report,
): ResolvedMap => {
  const layer = readLayer(authored.terrain, below(place, 'terrain'), report, 'staggered')
  const grid = gridOf(authored, layer, tables)
  const { terrainIds, terrain, unread } = readTerrain(grid, layer, tables, report)
  const borders = readBoard(authored, layer, tables, place, report)
  const readers = makeHexReaders(grid, terrain, unread, report)

  const obstacles = collectObstacles(authored.obstacles, sideIds, readers, tables, below(place, 'obstacles'), report)
  const ways = listed(authored.ways, below(place, 'ways'), ({ kind, run }, at) => ({
    kind: readId(kind, tables.known.ways, 'way-unknown', 'kind of way', at, report, 'kind'),
    hexes: readers.run(run, at, 'run'),
  }))
  const ends = listed(authored.ends, below(place, 'ends'), (text, at) => readers.sides(text, at))
  const names = listed(authored.names, below(place, 'names'), ({ kind, name, at: where }, at) => {
    const hex = readers.hex(where, at, 'at')
    return hex === undefined ? undefined : { hex, text: name, kind }
  })
  return {
    map: {
      ...grid,
      terrainIds,
      terrain,
      borders,
      obstacles: obstacles.values,
      ways: ways.values,
      ends: ends.values,
      names: names.values,
    },
    origins: {
      obstacles: obstacles.places,
      ways: ways.places,
      ends: ends.places,
      names: names.places,
      terrainAt: placeIn(grid, layer),
    },
    readers,
  }
}

/** The size of the ground; that of the board where it is larger: a row that lacks is told once, and not with all that stands there. */
const gridOf = ({ board }: AuthoredMap, { width, height }: Layer, { rules }: SystemTables): Grid => {
  if (board === undefined || rules === undefined || !Object.hasOwn(rules.boards, board)) return { width, height }
  const wanted = rules.boards[board]
  return { width: Math.max(width, wanted.width), height: Math.max(height, wanted.height) }
}

/** The borders of the middle section: those of the board, whose size the ground must have. command-cards.C2 */
const readBoard = (
  { board, borders }: AuthoredMap,
  grid: Pick<Layer, 'width' | 'height'>,
  { known, rules }: SystemTables,
  place: Place,
  report: Report,
): readonly [number, number] => {
  const third = Math.floor((2 * grid.width) / 3)
  const thirds = [third, 2 * grid.width - 2 - third] as const
  if (borders !== undefined || board === undefined) return borders ?? thirds
  checkKnown(board, known.boards, 'board-unknown', 'board', place, report, 'board')
  if (rules === undefined || !Object.hasOwn(rules.boards, board)) return thirds
  const { name, width, height, borders: own } = rules.boards[board]
  if (width !== grid.width || height !== grid.height) {
    const isOfWidth = width === grid.width
    report.error(
      'map-rows',
      below(place, 'terrain'),
      isOfWidth
        ? `The terrain has ${grid.height} rows; the board "${name}" has ${height}.`
        : `The terrain is ${grid.width} hexes wide and ${grid.height} high; the board "${name}" is ${width} x ${height}.`,
      {
        hint: isOfWidth
          ? 'Each row has a line of its own: add those that lack, or take the others away.'
          : 'Every second row, from the second on, is a hex shorter.',
      },
    )
  }
  return own
}

const readTerrain = (
  grid: Grid,
  layer: Layer,
  tables: SystemTables,
  report: Report,
): Pick<CommandCardsMap, 'terrainIds' | 'terrain'> & { readonly unread: ReadonlySet<Hex> } => {
  const terrain = new Array<number>(sizeOf(grid)).fill(0)
  const unread = readCodes(grid, layer, tables, terrain) ? allRead : readSigns(grid, layer, tables, terrain, report)
  return { ...onlyStanding(terrain, tables, 'off-board'), unread }
}

const allRead: ReadonlySet<Hex> = new Set()

/** The code of `-`, which is off the board. */
const offBoard = 45

/** Lays what the codes of a layer mean on all hexes, as numbers of terrains; false where that takes a closer look. */
const readCodes = (grid: Grid, layer: Layer, { terrainBySign }: SystemTables, terrain: number[]): boolean => {
  const { codes, width, height } = layer
  if (codes === undefined || width !== grid.width || height !== grid.height) return false
  const meanings = meaningsByCode(numbersOf(terrainBySign))
  for (let row = 0; row < height; row++) {
    const first = hexAt(grid, 0, row)
    for (let column = 0; column < width; column++) {
      const code = codes[row * width + column]
      const number = meanings[code]
      if (number > 0) terrain[first + column] = number
      // Where a row is a hex shorter there is no code.
      else if (code !== 0 && code !== offBoard) return false
    }
  }
  return true
}

/** The same sign by sign, of a layer of any kind: hexes of which nothing is known. */
const readSigns = (
  grid: Grid,
  layer: Layer,
  tables: SystemTables,
  terrain: number[],
  report: Report,
): ReadonlySet<Hex> => {
  const numbers = numbersOf(tables.terrainBySign)
  const reportSign = makeSignReporter(layer, tables, report)
  const unread = new Set<Hex>()
  for (let row = 0; row < grid.height; row++) {
    const drawn = row < layer.height ? layer.width : 0
    for (let column = drawn; column < grid.width; column++) unread.add(hexAt(grid, column, row))
    const signs = layer.rows[row] ?? []
    for (let column = 0; column < Math.min(drawn, signs.length); column++) {
      const { sign } = signs[column]
      const number = numbers.get(sign)
      if (number !== undefined) terrain[hexAt(grid, column, row)] = number
      else if (sign !== '-') {
        unread.add(hexAt(grid, column, row))
        reportSign(sign, row, column)
      }
    }
  }
  return unread
}

type Obstacle = CommandCardsMap['obstacles'][number]

const collectObstacles = (
  list: readonly ObstacleRun[] | undefined,
  sideIds: readonly string[],
  readers: HexReaders,
  tables: SystemTables,
  place: Place,
  report: Report,
): Listed<Obstacle> => {
  const found = listedMany(list, place, (entry, at) => readObstacles(entry, sideIds, readers, tables, at, report))
  reportTwice(found, ({ hex }) => `hex ${readers.nameOf(hex)}`, report)
  return found
}

/** One obstacle for each hex of an entry. command-cards.T2, T12 */
const readObstacles = (
  authored: ObstacleRun,
  sideIds: readonly string[],
  readers: HexReaders,
  { known, rules }: SystemTables,
  place: Place,
  report: Report,
): Obstacle[] => {
  const { hexes, sides = [], by } = authored
  const kind = readId(authored.kind, known.obstacles, 'obstacle-unknown', 'obstacle', place, report, 'kind')
  const builder: Side | undefined = by === undefined ? undefined : readSide(by, sideIds, place, report, 'by')
  const rule = rules !== undefined && Object.hasOwn(rules.obstacles, kind) ? rules.obstacles[kind] : undefined
  if (hexes !== undefined && authored.sides !== undefined) {
    report.error('field-conflict', below(place, 'sides'), 'An obstacle has "hexes" or "sides", not both.')
  }
  if (hexes === undefined && authored.sides === undefined) {
    report.error('field-missing', place, 'The obstacle does not say where it lies.', {
      hint: 'Name its hexes in "hexes", or in "sides" with the hexsides that it guards.',
    })
  }
  if (rule !== undefined && rule.protects === 'over-its-sides' && hexes !== undefined) {
    report.error('field-conflict', below(place, 'hexes'), `${rule.name} guards hexsides, and none are named.`, {
      hint: 'Write "sides", such as [0304 SW SE].',
    })
  }
  if (rule !== undefined && rule.protects === 'builder' && by === undefined) {
    report.error('field-missing', place, `${rule.name} does not say which side built it.`, {
      hint: 'It protects that side only: name it in "by".',
    })
  }
  const onHexes = hexes === undefined ? [] : readers.hexes(hexes, place, 'hexes')
  const onSides = sides.flatMap((text, index) => readers.sides(text, below(place, 'sides', index)) ?? [])
  return [
    ...onHexes.map((hex) => ({ kind, side: builder, hex, sides: undefined })),
    ...onSides.map(({ hex, directions }) => ({ kind, side: builder, hex, sides: directions })),
  ]
}
