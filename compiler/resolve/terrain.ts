/** The terrain of a map: what its signs mean, as numbers of the terrains that stand somewhere on it. */
import { boardSize, isOfSquares, type MapGrid, type Space } from '../../engine/board.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { type Layer, layMeanings, numbersOf } from './grid.ts'

/** The known signs of terrain. */
export interface TerrainSigns {
  /** Ids of terrain. */
  readonly terrainBySign: ReadonlyMap<string, string>
  /** True if every kind of terrain is known with its sign. */
  readonly isTerrainComplete: boolean
}

/** The place of a space in its layer. */
export const placeIn =
  (map: MapGrid, layer: Layer) =>
  (space: Space): Place => {
    const [stride, first] = isOfSquares(map) ? [map.width, 1] : [map.width + 2, map.width + 3]
    return layer.placeOf(Math.floor((space - first) / stride), (space - first) % stride)
  }

/**
 * The terrain of a map as numbers of those that stand somewhere on it, by space, and the spaces of which nothing is known; signs that no terrain
 * has are reported, each once. `offMap` is the id of what is off the map, `empty` its sign if it has one.
 */
export const readTerrain = (
  map: MapGrid,
  layer: Layer,
  tables: TerrainSigns,
  report: Report,
  offMap: string,
  empty?: string,
): { readonly terrainIds: string[]; readonly terrain: number[]; readonly unread: ReadonlySet<Space> } => {
  const terrain = new Array<number>(boardSize(map)).fill(0)
  const unread = new Set<Space>()
  const reported = new Set<string>()
  layMeanings(map, layer, numbersOf(tables.terrainBySign, empty), terrain, (space, sign, row, column) => {
    unread.add(space)
    // Where some terrain is not known nothing is claimed.
    if (sign === undefined || !tables.isTerrainComplete || reported.has(sign)) return
    reported.add(sign)
    const known = [...tables.terrainBySign].map(([one, id]) => `${one} ${id}`)
    const hint = [...sign].length > 1 ? 'Put a blank between signs.' : `Signs are ${known.join(', ')}.`
    report.error('sign-unknown', layer.placeOf(row, column), `No terrain has the sign "${sign}".`, { hint })
  })
  return { ...onlyStanding(terrain, tables, offMap), unread }
}

/**
 * Numbers the terrains of a map anew, in the order of their table and without those that stand nowhere.
 * @param terrain by hex: 0 off the map, or one more than the place of its terrain in the table
 * @param offMap the id of what is off the map: number 0
 */
const onlyStanding = (
  terrain: readonly number[],
  { terrainBySign }: TerrainSigns,
  offMap: string,
): { readonly terrainIds: string[]; readonly terrain: number[] } => {
  const used = new Uint8Array(terrainBySign.size + 1)
  for (let hex = 0; hex < terrain.length; hex++) used[terrain[hex]] = 1
  used[0] = 0
  const terrainIds = [offMap]
  let number = 0
  for (const id of terrainBySign.values()) if (used[++number] === 1) used[number] = terrainIds.push(id) - 1
  return { terrainIds, terrain: terrain.map((old) => used[old]) }
}
