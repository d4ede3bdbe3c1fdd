/** What lies on a hex: its terrain, and the obstacle on it. */
import type { Hex } from '../../hex.ts'
import type { GroundRules } from './rules.ts'
import type { Table } from './table.ts'
import type { CommandCardsState } from './types.ts'

/** The terrain of a hex, then the obstacle on it if there is one. Nothing is allocated after the first call. */
export const groundsAt = (table: Table, state: Readonly<CommandCardsState>, hex: Hex): readonly GroundRules[] => {
  const terrain = table.terrains[table.terrain[hex]]
  const obstacle = state.obstacle[hex]
  return obstacle === 0 ? [terrain] : [terrain, table.obstacles[obstacle - 1]]
}

/** How high a hex is: 0 level, 1 hill, 2 mountain. */
export const heightAt = (table: Table, _state: Readonly<CommandCardsState>, hex: Hex): number =>
  table.terrains[table.terrain[hex]].height

/** Whether only boats float here: a river that nothing carries across. command-cards.T8, A5 */
export const isWater = (table: Table, state: Readonly<CommandCardsState>, hex: Hex): boolean =>
  table.terrains[table.terrain[hex]].boats && !table.obstacles[state.obstacle[hex] - 1]?.carries
