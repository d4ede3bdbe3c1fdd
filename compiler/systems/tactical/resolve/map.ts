/** Reads the map of a scenario or a worked example. */
import type { Hex } from '../../../../engine/hex.ts'
import type { TacticalMap } from '../../../../engine/systems/tactical/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readLayer } from '../../../resolve/grid.ts'
import { listed } from '../../../resolve/read.ts'
import { makeReaders, type Readers } from '../../../resolve/readers.ts'
import { placeIn, readTerrain } from '../../../resolve/terrain.ts'
import type { MapFile } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

/** Where the parts of a map were written. */
export interface MapOrigins {
  readonly names: readonly Place[]
  terrainAt(hex: Hex): Place
}

interface ResolvedMap {
  readonly map: TacticalMap
  readonly origins: MapOrigins
  readonly readers: Readers
}

export const resolveMap = (
  authored: Pick<MapFile, 'terrain' | 'roads' | 'names'>,
  tables: Omit<SystemTables, 'rules'>,
  place: Place,
  report: Report,
): ResolvedMap => {
  const layer = readLayer(authored.terrain, below(place, 'terrain'), report)
  const grid = { width: layer.width, height: layer.height }
  const { terrainIds, terrain } = readTerrain(grid, layer, tables, report, 'off-map')
  const readers = makeReaders(grid, tables.known, report)
  const roads = listed(authored.roads, below(place, 'roads'), (run, where) => readers.run(run, where))
  const names = listed(authored.names, below(place, 'names'), ({ name, at }, where) => {
    const hex = readers.space(at, where, 'at')
    return hex === undefined ? undefined : { hex, text: name }
  })
  return {
    map: { ...grid, terrainIds, terrain, roads: roads.values, names: names.values },
    origins: { names: names.places, terrainAt: placeIn(grid, layer) },
    readers,
  }
}
