/** What a map says of its ground, read from the scenario itself: no table is made for it. */
import { type Grid, type Hex, isOnMap } from '../../../../engine/hex.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { around } from '../../../lint/chart.ts'

/** The terrain of a hex; undefined off the map. */
export const terrainAt = ({ map, rules }: OperationalScenario, hex: Hex): TerrainRules | undefined =>
  rules.terrain[map.terrainIds[map.terrain[hex] ?? 0]]

export const isWater = (scenario: OperationalScenario, hex: Hex): boolean => terrainAt(scenario, hex)?.water === true

/** The hexes round a hex that are on the map. */
export const besides = (grid: Grid, hex: Hex): Hex[] => around(grid, hex).filter((next) => isOnMap(grid, next))

/** Whether a hex lies at the edge of the map. */
export const isEdge = (grid: Grid, hex: Hex): boolean => besides(grid, hex).length < 6

/** Every hex of a map, row by row. */
export function* hexesOf(grid: Grid): Generator<Hex> {
  const stride = grid.width + 2
  for (let row = 1; row <= grid.height; row++)
    for (let column = 1; column <= grid.width; column++) yield row * stride + column
}
