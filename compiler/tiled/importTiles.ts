/** Converts layers of tiles to rows of signs. */
import { columnOf, type Grid, hexAt, makeHexName, rowOf } from '../../engine/hex.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { SignField, SignTile } from '../exchange/layout.ts'
import { type Layer, numberOf, type Point, type TiledMap, type TileLayer, turned } from './document.ts'
import type { Geometry } from './geometry.ts'

/** The part of the tiles that is the map. */
export interface Window {
  readonly grid: Grid
  /** Column and row of its first tile. */
  readonly column: number
  readonly row: number
  /** True if its first row has no tiles: it is there because a map begins with a row that stands flush. */
  readonly isRowAdded: boolean
  /** How far the layer of the ground is moved: what lies on it lies there. Pixels. */
  readonly offset: Point
}

/** The signs of a layer by row and column; empty ones where the map has none. */
export const readSigns = (
  layer: Layer | undefined,
  field: SignField,
  { grid, column, row, isRowAdded, offset }: Window,
  geometry: Geometry,
  map: TiledMap,
  tiles: readonly SignTile[],
  place: Place,
  report: Report,
): string[][] => {
  const rows = Array.from({ length: grid.height }, () => new Array<string>(grid.width).fill(field.empty ?? ''))
  if (layer?.type !== 'tiles') {
    if (field.empty === undefined)
      report.error('tiled-layer-missing', place, `The map has no layer of tiles called "${field.field}".`)
    return rows
  }
  const known = tiles.filter((tile) => tile.field === field.field)
  const signOf = signsByNumber(map, known)
  const reported = new Set<number>()
  let isTurned = false
  const nameAt = (x: number, y: number): string => makeHexName(grid, hexAt(grid, x, y))
  for (const chunk of layer.chunks) {
    chunk.gids.forEach((gid, index) => {
      const number = numberOf(gid)
      if (number === 0) return
      const at = geometry.centreAt(
        chunk.x + (index % chunk.width) - column,
        chunk.y + Math.floor(index / chunk.width) - row,
      )
      const hex = geometry.hexAtPoint({ x: at.x + layer.offset.x - offset.x, y: at.y + layer.offset.y - offset.y })
      if (hex === undefined) return
      const [x, y] = [columnOf(grid, hex), rowOf(grid, hex)]
      isTurned ||= (gid & turned) !== 0
      const sign = signOf(number)
      if (sign !== undefined) rows[y][x] = sign
      else if (!reported.has(number)) {
        reported.add(number)
        report.error(
          'tiled-tile-unknown',
          layer.place,
          `The layer "${layer.name}" has a tile without a sign at ${nameAt(x, y)}: number ${number}.`,
          {
            hint: `Give the tile a property "sign" in its tileset: ${known.map((tile) => `${tile.sign} ${tile.id}`).join(', ')}.`,
          },
        )
      }
    })
  }
  if (isTurned) {
    report.warning(
      'tiled-tile-turned',
      layer.place,
      `Tiles of the layer "${layer.name}" are turned or mirrored; hexes of a map are not.`,
    )
  }
  if (isRowAdded) rows[0] = rows[0].map((sign, x) => (sign === '' ? rows[1][x] : sign))
  if (field.empty === undefined && reported.size === 0) tellHoles(rows, layer, nameAt, report)
  return rows
}

const tellHoles = (
  rows: readonly (readonly string[])[],
  layer: TileLayer,
  nameAt: (x: number, y: number) => string,
  report: Report,
): void => {
  const holes = rows.flatMap((signs, y) => signs.flatMap((sign, x) => (sign === '' ? [nameAt(x, y)] : [])))
  if (holes.length === 0) return
  const shown = holes.slice(0, 5).join(', ')
  const rest = holes.length > 5 ? ` and ${holes.length - 5} more` : ''
  report.error('tiled-tile-unknown', layer.place, `The layer "${layer.name}" has no tile at ${shown}${rest}.`, {
    hint: 'Every hex has its ground; sea is one too.',
  })
}

/** Returns the sign of each tile of the tilesets: its property "sign", its property "id" or its class. */
const signsByNumber = (
  { tilesets }: TiledMap,
  known: readonly SignTile[],
): ((number: number) => string | undefined) => {
  const sorted = [...tilesets].sort((a, b) => b.firstGid - a.firstGid)
  return (number) => {
    const tileset = sorted.find(({ firstGid }) => firstGid <= number)
    const tile = tileset?.tiles.get(number - tileset.firstGid)
    if (tile === undefined) return undefined
    const { sign, id } = tile.properties
    const found = known.find((one) =>
      sign === undefined ? one.id === id || one.id === tile.class : one.sign === String(sign),
    )
    return found?.sign
  }
}
