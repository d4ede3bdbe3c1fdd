/** Camouflage: seen only from beside, and gone with the first move or battle. command-cards.A15 */
import type { Table } from '../table.ts'
import { type CommandCardsState, gear } from '../types.ts'

export const isCamouflaged = (state: Readonly<CommandCardsState>, unit: number): boolean =>
  (state.gear[unit] & gear.camouflage) !== 0

/** Whether a unit is near enough to make out another one. */
export const mayTarget = (
  { distance, size, scenario }: Table,
  state: Readonly<CommandCardsState>,
  attacker: number,
  target: number,
): boolean =>
  !isCamouflaged(state, target) ||
  distance[state.hex[attacker] * size + state.hex[target]] <= scenario.rules.special.camouflage.distance
