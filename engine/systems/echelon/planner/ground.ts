/** What the planner measures once for a game: how far every hex is from a goal, as the ground goes. */
import { floodFrom, unreached } from '../../../flood.ts'
import type { Hex } from '../../../hex.ts'
import type { MoveClass } from '../rules.ts'
import { type Table, way } from '../table.ts'

export interface Ground {
  /** By hex: movement points from there to a goal in fair weather, about; `unreached` where there is no way. */
  fieldTo(gait: Gait, goal: Hex): Uint16Array
}

/** How a unit goes, roughly. */
export type Gait = 'motor' | 'other'

/** Ground that costs so much is closed. */
const closed = 99

export const makeGround = (table: Table): Ground => {
  const { board, terrain, terrains, ways, hexside, hexsides, bridge, scenario } = table
  const fields: Readonly<Record<Gait, Map<Hex, Uint16Array>>> = { motor: new Map(), other: new Map() }
  const costOf = (gait: MoveClass, edge: number, into: Hex): number => {
    const from = board.neighbours[edge]
    const ground = terrains[terrain[into]].cost[gait]
    if (ground >= closed || terrain[from] === 0) return unreached
    if (ways[edge] & way.road) return scenario.rules.movement.road
    const side = hexside[edge] > 0 ? hexsides[hexside[edge] - 1] : undefined
    if (side === undefined || bridge[edge] > 0) return ground
    return side.cost === undefined ? unreached : ground + side.cost
  }
  return {
    fieldTo(gait, goal) {
      const known = fields[gait].get(goal)
      if (known !== undefined) return known
      const { cost } = floodFrom(board, [goal], (edge, _, from) => costOf(gait, edge, from))
      fields[gait].set(goal, cost)
      return cost
    },
  }
}
