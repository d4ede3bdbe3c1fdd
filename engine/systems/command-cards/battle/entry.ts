/** Whether a unit can take one step to a hex beside it, in a retreat or to take ground. command-cards.C16, C18 */
import { type Direction, directionTo, type Hex, opposite } from '../../../hex.ts'
import { groundsAt, isWater } from '../ground.ts'
import type { GroundRules, Kind } from '../rules.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, gear } from '../types.ts'

type Position = Readonly<CommandCardsState>

/** The unit on a hex, or -1. */
export const unitAt = ({ units }: Table, { hex: at }: Position, hex: Hex): number => {
  for (let unit = 0; unit < units; unit++) if (at[unit] === hex) return unit
  return -1
}

/** Whether a unit can fall back over one hexside: the ground lets it, and nobody stands there. command-cards.C16 */
export const canFallBack = (table: Table, state: Position, unit: number, from: Hex, to: Hex): boolean =>
  to > 0 &&
  unitAt(table, state, to) < 0 &&
  isPassable(table, state, unit, from, to) &&
  carriersOf(table, state, to).every((ground) => ground.retreatInto)

/** Whether a unit can take the ground of a hex beside it that has been cleared. command-cards.C18 */
export const canAdvance = (table: Table, state: Position, unit: number, to: Hex): boolean => {
  if (!table.types[unit].takesGround || unitAt(table, state, to) >= 0) return false
  const { kind } = table.types[unit]
  const from = state.hex[unit]
  const beganBeside = table.distance[state.from[unit] * table.size + to] <= 1
  for (const ground of groundsAt(table, state, to)) {
    if (!ground.takeGround.includes(kind)) return false
    if (ground.advanceFromBeside.includes(kind) && !beganBeside) return false
  }
  return isPassable(table, state, unit, from, to) && isOpenFace(table, from, to, kind, true)
}

/** Whether a unit can go on to a hex beside it after it took ground. command-cards.A9 */
export const canFollow = (table: Table, state: Position, unit: number, to: Hex): boolean => {
  if (to === 0 || unitAt(table, state, to) >= 0) return false
  const { kind } = table.types[unit]
  const from = state.hex[unit]
  for (const ground of carriersOf(table, state, from)) if (ground.stops.includes(kind)) return false
  for (const ground of carriersOf(table, state, to)) {
    if (ground.fromBeside.includes(kind) && table.distance[state.from[unit] * table.size + to] > 1) return false
    if (ground.mostHexes !== undefined && state.steps[unit] >= ground.mostHexes) return false
  }
  return isPassable(table, state, unit, from, to) && isOpenFace(table, from, to, kind, false)
}

/** Whether the ground of neither hex stops a unit for good: closed ground, water, ways of trains, closed sides. */
const isPassable = (table: Table, state: Position, unit: number, from: Hex, to: Hex): boolean => {
  const { kind, train, ship } = table.types[unit]
  const direction = directionTo(table.board, from, to)
  if (direction === undefined) return false
  if (ship) return table.terrains[table.terrain[to]].water
  if (train)
    return table.ways.some((way, index) => way.forTrains && (table.way[from * 6 + direction] & (1 << index)) !== 0)
  if (isWater(table, state, to) && (state.gear[unit] & gear.boat) === 0) return false
  const [here, there] = [table.terrainIds[table.terrain[from]], table.terrainIds[table.terrain[to]]]
  for (const ground of carriersOf(table, state, to)) {
    if (ground.closed.includes(kind) || ground.notFrom.includes(here)) return false
    if (!isJoined(ground, here, there)) return false
    if (ground.openEnds && !isOpen(table, to, opposite(direction))) return false
  }
  for (const ground of carriersOf(table, state, from)) {
    if (!isJoined(ground, there, here)) return false
    if (ground.openEnds && !isOpen(table, from, direction)) return false
  }
  return true
}

/** What counts for whoever crosses a hex: an obstacle that carries lets the terrain below it be forgotten. command-cards.T9 */
const carriersOf = (table: Table, state: Position, hex: Hex): readonly GroundRules[] => {
  const obstacle = table.obstacles[state.obstacle[hex] - 1]
  return obstacle?.carries ? [obstacle] : groundsAt(table, state, hex)
}

const isJoined = ({ connects }: GroundRules, other: string, own: string): boolean =>
  connects === undefined || connects.includes(other) || other === own

const isOpen = ({ ends }: Table, hex: Hex, direction: Direction): boolean => (ends[hex] & (1 << direction)) !== 0

/** Whether a steep face between two hexes lets a kind of unit over it. command-cards.T11 */
const isOpenFace = (table: Table, from: Hex, to: Hex, kind: Kind, takesGround: boolean): boolean =>
  isOpenToward(table, from, to, kind, takesGround) && isOpenToward(table, to, from, kind, false)

const isOpenToward = (table: Table, below: Hex, above: Hex, kind: Kind, takesGround: boolean): boolean => {
  const { face } = table.terrains[table.terrain[above]]
  if (face === undefined || !face.below.includes(table.terrainIds[table.terrain[below]])) return true
  return !face.closed.includes(kind) && (face.takeGround || !takesGround)
}
