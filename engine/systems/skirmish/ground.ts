/** Terrain under units: who may enter, what happens when it is destroyed. */
import type { Space } from '../../board.ts'
import type { SkirmishDraft } from './services.ts'
import { footing, type Table } from './table.ts'
import type { Position } from './types.ts'
import { terrainAt } from './units.ts'

/** Returns the footing of a unit on a space of the field: one of `footing`. skirmish.T2, T6 */
export const footingOf = (table: Table, state: Position, unit: number, space: Space): number =>
  table.footing[state.terrain[space] * table.units + unit]

export const canEnter = (table: Table, state: Position, unit: number, space: Space): boolean =>
  footingOf(table, state, unit, space) !== footing.closed

/** Damages the terrain on a space. What stands in it when it falls is for the caller: true when that is destroyed, too. skirmish.T3-T5 */
export const damageTerrain = ({ table, state, emit }: SkirmishDraft, space: Space, damage: number): boolean => {
  const terrain = terrainAt(table, state, space)
  if (terrain?.points === undefined || damage === 0) return false
  state.damage[space] = Math.min(255, state.damage[space] + damage)
  emit({ type: 'damaged', space, damage })
  if (state.damage[space] < terrain.points) return false
  const { becomes } = terrain
  state.damage[space] = 0
  state.terrain[space] = becomes === undefined ? 0 : table.terrainIds.indexOf(becomes) + 1
  emit({ type: 'terrain', space, is: becomes === undefined ? 'destroyed' : 'replaced' })
  return becomes !== undefined
}

/** Removes terrain that a unit crushes by entering it. */
export const crushTerrain = (draft: SkirmishDraft, unit: number, space: Space): void => {
  const { table, state } = draft
  if (terrainAt(table, state, space)?.crushedBy.includes(table.rules[unit].class))
    removeTerrain(draft, space, 'crushed')
}

export const removeTerrain = ({ state, emit }: SkirmishDraft, space: Space, is: 'crushed' | 'cleared'): void => {
  state.terrain[space] = 0
  state.damage[space] = 0
  emit({ type: 'terrain', space, is })
}
