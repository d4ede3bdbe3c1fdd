/** Questions about one hex. Nothing here allocates but what is worked out once. */
import type { Hex } from '../../hex.ts'
import type { Footing, Ground } from './footing.ts'
import type { GroundRules } from './rules.ts'
import type { Table } from './table.ts'
import { gear, noUnit, type Position } from './types.ts'

const groundAt = (table: Table, state: Position, hex: Hex): Ground =>
  table.groundOf(table.terrain[hex] * (table.obstacles.length + 1) + state.obstacle[hex])

/** The terrain of a hex, then the obstacle on it if there is one. */
export const groundsAt = (table: Table, state: Position, hex: Hex): readonly GroundRules[] =>
  groundAt(table, state, hex).rules

/** Returns the effect of a hex on moves. */
export const footingAt = (table: Table, state: Position, hex: Hex): Footing => groundAt(table, state, hex).footing

/** How high a hex is: 0 level, 1 hill, 2 mountain. command-cards.T6, T30 */
export const heightAt = (table: Table, state: Position, hex: Hex): number => footingAt(table, state, hex).height

/** True if a hex is a river without a bridge, open to boats only. command-cards.T8, A5 */
export const isWater = (table: Table, state: Position, hex: Hex): boolean => footingAt(table, state, hex).boats

/** The unit on a hex, or `noUnit`. command-cards.C5 */
export const unitAt = (state: Position, hex: Hex): number => {
  const unit = state.hex.indexOf(hex)
  return unit < 0 ? noUnit : unit
}

/** True if the ground of a hex lets a unit onto it at all, from any direction. command-cards.C4, A5 */
export const admits = (table: Table, state: Position, unit: number, footing: Footing): boolean => {
  const { ship } = table.types[unit]
  if (ship) return footing.water
  if (footing.boats) return (state.gear[unit] & gear.boat) !== 0 && (table.boatKinds & (1 << table.kind[unit])) !== 0
  return (footing.closed & (1 << table.kind[unit])) === 0
}

/** True if a unit can leave its ground. Guns placed in a bunker cannot. command-cards.T2, T22, T30 */
export const canLeave = (table: Table, unit: number, footing: Footing): boolean =>
  footing.boats || table.types[unit].ship || (footing.closed & (1 << table.kind[unit])) === 0

/** True if the cave on a hex is sealed and protects its defenders no longer. */
export const isSealed = ({ obstacleIds, scenario }: Table, state: Position, hex: Hex): boolean =>
  state.obstacle[hex] > 0 && obstacleIds[state.obstacle[hex] - 1] === scenario.rules.special.cave.obstacle
