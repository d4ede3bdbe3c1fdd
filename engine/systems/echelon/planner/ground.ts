/** The distances of every hex from a goal, by movement costs: measured once for a game. */
import { floodFrom, unreached } from '../../../flood.ts'
import { degree, type Hex } from '../../../hex.ts'
import type { MoveClass } from '../rules.ts'
import { type Table, way } from '../table.ts'
import { isMotor } from '../units.ts'

export interface Ground {
  /** By edge: movement points over it in fair weather, about; `unreached` where nobody goes. */
  readonly steps: Readonly<Record<Gait, Uint16Array>>
  /** By hex: movement points from there to a goal in fair weather, about; `unreached` where there is no way. */
  fieldTo(gait: Gait, goal: Hex): Uint16Array
}

/** How a unit goes, roughly. */
export type Gait = 'motor' | 'other'

export const gaitOf = (table: Table, unit: number): Gait =>
  isMotor(table, unit) || table.profiles[unit].type.moves === 'artillery' ? 'motor' : 'other'

/** Ground that costs so much is closed. */
const closed = 99

export const makeGround = (table: Table): Ground => {
  const { board, terrain, terrains, ways, hexside, hexsides, bridge, scenario } = table
  const fields: Readonly<Record<Gait, Map<Hex, Uint16Array>>> = { motor: new Map(), other: new Map() }
  /** Of the step over an edge, in the one direction or the other. */
  const costOf = (gait: MoveClass, edge: number, from: Hex, into: Hex): number => {
    const ground = terrains[terrain[into]].cost[gait]
    if (ground >= closed || terrain[from] === 0) return unreached
    if (ways[edge] & way.road) return scenario.rules.movement.road
    const side = hexside[edge] > 0 ? hexsides[hexside[edge] - 1] : undefined
    if (side === undefined || bridge[edge] > 0) return ground
    return side.cost === undefined ? unreached : ground + side.cost
  }
  const stepsOf = (gait: Gait): Uint16Array =>
    Uint16Array.from(board.neighbours, (to, edge) =>
      to === 0 ? unreached : costOf(gait, edge, Math.floor(edge / degree), to),
    )
  return {
    steps: { motor: stepsOf('motor'), other: stepsOf('other') },
    fieldTo(gait, goal) {
      const known = fields[gait].get(goal)
      if (known !== undefined) return known
      const { cost } = floodFrom(board, [goal], (edge, _, into) => costOf(gait, edge, board.neighbours[edge], into))
      fields[gait].set(goal, cost)
      return cost
    },
  }
}
