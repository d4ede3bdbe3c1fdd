/** Reads the board of a battle: its ground, and what lies and runs on it. */

import type { Grid, Hex } from '../../../../engine/hex.ts'
import type { CommandCardsMap } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type Layer, readLayer } from '../../../resolve/grid.ts'
import { listed, listedMany, type PlacesOf, placesOf, readSide, reportTwice, valuesOf } from '../../../resolve/read.ts'
import { makeIdReaders, makeReaders, type Readers } from '../../../resolve/readers.ts'
import { placeIn, readTerrain } from '../../../resolve/terrain.ts'
import type { MapFile, ObstacleRun } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** Where the parts of a board were written, by the same indices as in the map. */
export interface MapOrigins extends PlacesOf<'obstacles' | 'ways' | 'ends' | 'names'> {
  terrainAt(hex: Hex): Place
}

export interface ResolvedMap {
  readonly map: CommandCardsMap
  readonly origins: MapOrigins
  readonly readers: Readers
}

/** The input of `resolveMap`; `borders` are those of the board where they are absent. */
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
  const { terrainIds, terrain, unread } = readTerrain(grid, layer, tables, report, 'off-board', '-')
  const borders = readBoard(authored, layer, tables, place, report)
  // Nothing is said of a hex of which nothing is known.
  const readers = makeReaders(grid, tables.known, report, (hex) => terrain[hex] !== 0 || unread.has(hex))

  const obstacles = listedMany(authored.obstacles, below(place, 'obstacles'), (entry, at) =>
    readObstacles(entry, sideIds, readers, tables, at),
  )
  reportTwice(obstacles, ({ hex }) => `hex ${readers.nameOf(hex)}`, report)
  const ways = listed(authored.ways, below(place, 'ways'), ({ kind, run }, at) => ({
    kind: readers.id('way', kind, at, 'kind'),
    hexes: readers.run(run, at, 'run'),
  }))
  const ends = listed(authored.ends, below(place, 'ends'), (text, at) => readers.sides(text, at))
  const names = listed(authored.names, below(place, 'names'), ({ kind, name, at: where }, at) => {
    const hex = readers.space(where, at, 'at')
    return hex === undefined ? undefined : { hex, text: name, kind }
  })
  const lists = { obstacles, ways, ends, names }
  return {
    map: { ...grid, terrainIds, terrain, borders, ...valuesOf(lists) },
    origins: { ...placesOf(lists), terrainAt: placeIn(grid, layer) },
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
  makeIdReaders(known, report).id('board', board, place, 'board')
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

type Obstacle = CommandCardsMap['obstacles'][number]

/** One obstacle for each hex of an entry. command-cards.T2, T12 */
const readObstacles = (
  authored: ObstacleRun,
  sideIds: readonly string[],
  readers: Readers,
  { rules }: SystemTables,
  place: Place,
): Obstacle[] => {
  const { report } = readers
  const { hexes, sides = [], by } = authored
  const kind = readers.id('obstacle', authored.kind, place, 'kind')
  const builder: Side | undefined = by === undefined ? undefined : readSide<Side>(by, sideIds, place, report, 'by')
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
  const onHexes = hexes === undefined ? [] : readers.spaces(hexes, place, 'hexes')
  const onSides = sides.flatMap((text, index) => readers.sides(text, below(place, 'sides', index)) ?? [])
  return [
    ...onHexes.map((hex) => ({ kind, side: builder, hex, sides: undefined })),
    ...onSides.map(({ hex, directions }) => ({ kind, side: builder, hex, sides: directions })),
  ]
}
