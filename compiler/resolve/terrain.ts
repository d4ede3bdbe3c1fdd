/** The terrain of a map: what its signs mean, as numbers of the terrains that stand somewhere on it. */
import type { Grid, Hex } from '../../engine/hex.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { Layer } from './grid.ts'

/** What is known of the signs of terrain. */
export interface TerrainSigns {
  /** Ids of terrain. */
  readonly terrainBySign: ReadonlyMap<string, string>
  /** Whether every kind of terrain is known with its sign. */
  readonly isTerrainComplete: boolean
}

/** The place of a hex in its layer. */
export const placeIn =
  (grid: Grid, layer: Layer) =>
  (hex: Hex): Place => {
    const stride = grid.width + 2
    return layer.placeOf(Math.floor(hex / stride) - 1, (hex % stride) - 1)
  }

/** What reports the signs that no terrain has, each once; where some terrain is not known nothing is claimed. */
export const makeSignReporter = (layer: Layer, { terrainBySign, isTerrainComplete }: TerrainSigns, report: Report) => {
  const reported = new Set<string>()
  return (sign: string, row: number, column: number): void => {
    if (!isTerrainComplete || reported.has(sign)) return
    reported.add(sign)
    const known = [...terrainBySign].map(([one, id]) => `${one} ${id}`)
    const hint = [...sign].length > 1 ? 'Put a blank between signs.' : `Signs are ${known.join(', ')}.`
    report.error('sign-unknown', layer.placeOf(row, column), `No terrain has the sign "${sign}".`, { hint })
  }
}

/**
 * Numbers the terrains of a map anew, in the order of their table and without those that stand nowhere.
 * @param terrain by hex: 0 off the map, or one more than the place of its terrain in the table
 * @param offMap the id of what is off the map: number 0
 */
export const onlyStanding = (
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
