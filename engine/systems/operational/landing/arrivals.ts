/** Units that come from the sea or from the air: when, and which beaches. operational.G4, H11, H13, H14 */
import type { Side } from '../../../game.ts'
import { terrainAt } from '../places.ts'
import type { Table } from '../table.ts'
import { enRoute, type OperationalState } from '../types.ts'

/** How a unit comes when it is on its way: as its plan says, or as the card does that brings it. */
const arrivesBy = (table: Table, unit: number): 'land' | 'sea' | 'air' => {
  const { arrives, reserve } = table.scenario.units[unit]
  if (arrives !== undefined) return arrives.by
  const card = reserve === 'card' ? table.cards.find((one) => one.unit === unit) : undefined
  return card === undefined ? 'land' : table.scenario.rules.cards[card.card].effect === 'landing' ? 'sea' : 'air'
}

/** Whether a unit sits in its boats or aircraft and may leave them now. operational.G4, H3 */
export const isEmbarked = (
  table: Table,
  state: Readonly<OperationalState>,
  unit: number,
  by: 'sea' | 'air',
): boolean => {
  if (state.hex[unit] !== enRoute || arrivesBy(table, unit) !== by) return false
  const { arrives } = table.scenario.units[unit]
  return state.turn >= (arrives?.turn ?? 0) + state.delayed[unit]
}

/** Whether a hex is land beside the sea. operational.G10, H11 */
export const isCoastal = (table: Table, state: Readonly<OperationalState>, hex: number): boolean => {
  if (terrainAt(table, state, hex).water) return false
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const next = table.neighbours[edge]
    if (next !== 0 && terrainAt(table, state, next).water) return true
  }
  return false
}

/** The beaches of a unit in boats: its own, or the whole coast. */
export const beachesOf = (table: Table, state: Readonly<OperationalState>, unit: number): readonly number[] => {
  const { arrives } = table.scenario.units[unit]
  if (arrives !== undefined && arrives.hexes.length > 0) return arrives.hexes
  return [...table.board.hexes].filter((hex) => isCoastal(table, state, hex))
}

/** The beaches before which boats of a side lie: its crews see them, though there may be no front line yet. operational.H11 */
export const beachesInSight = (table: Table, state: Readonly<OperationalState>, side: Side): readonly number[] =>
  table.unitsOf[side].flatMap((unit) =>
    isEmbarked(table, state, unit, 'sea') ? (table.scenario.units[unit].arrives?.hexes ?? []) : [],
  )
