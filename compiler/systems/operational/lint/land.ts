/** The ground of a map, read from the scenario itself: no table is made for it. */
import { degree, type Grid, type Hex, isOnMap } from '../../../../engine/hex.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { around } from '../../../lint/chart.ts'

/** The terrain of a hex; undefined off the map. */
export const terrainAt = ({ map, rules }: OperationalScenario, hex: Hex): TerrainRules | undefined =>
  rules.terrain[map.terrainIds[map.terrain[hex] ?? 0]]

export const isWater = (scenario: OperationalScenario, hex: Hex): boolean => terrainAt(scenario, hex)?.water === true

/** The hexes round a hex that are on the map. */
export const besides = (grid: Grid, hex: Hex): Hex[] => around(grid, hex).filter((next) => isOnMap(grid, next))

/** True if a hex lies at the edge of the map. */
export const isEdge = (grid: Grid, hex: Hex): boolean => besides(grid, hex).length < degree

/** True if a hex of water lies alone in the land, or one of land in the water, without a name or a unit. */
export const standsAlone = (scenario: OperationalScenario, hex: number): boolean => {
  const { map, units } = scenario
  const own = isWater(scenario, hex)
  const near = besides(map, hex)
  if (near.length < degree || near.some((next) => isWater(scenario, next) === own)) return false
  return !map.names.some(({ hexes }) => hexes.includes(hex)) && !units.some((unit) => unit.hex === hex)
}
