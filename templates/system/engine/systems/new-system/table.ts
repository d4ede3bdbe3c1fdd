/** A scenario as fast lookups. */
import { type HexBoard, makeHexBoard, type Space } from '../../board.ts'
import { bySide, named } from '../../tableParts.ts'
import type { Side } from '../../twoSides.ts'
import type { TerrainRules, UnitTypeRules } from './rules.ts'
import type { NewSystemScenario } from './scenario.ts'

export interface Table {
  readonly scenario: NewSystemScenario
  readonly board: HexBoard
  readonly units: number
  /** By unit. */
  readonly side: readonly Side[]
  readonly types: readonly UnitTypeRules[]
  /** By side. */
  readonly unitsOf: readonly [readonly number[], readonly number[]]
  /** By space; undefined off the map. */
  readonly terrain: readonly (TerrainRules | undefined)[]
  readonly objective: Space
}

/** @throws RangeError when the scenario names something that its rules do not have */
export const makeTable = (scenario: NewSystemScenario): Table => {
  const { map, units, rules, objective } = scenario
  const kinds = map.terrainIds.map((id, index) => (index === 0 ? undefined : named(rules.terrain, id, 'terrain')))
  return {
    scenario,
    board: makeHexBoard(map),
    units: units.length,
    side: units.map(({ side }) => side),
    types: units.map(({ type }) => named(rules.unitTypes, type, 'unit type')),
    unitsOf: bySide(units),
    terrain: map.terrain.map((kind) => kinds[kind]),
    objective,
  }
}
