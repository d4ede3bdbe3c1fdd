/** Terrain under units: who may enter, what it costs, what happens when it is destroyed. */
import type { Space } from '../../board.ts'
import type { TerrainRules } from './rules.ts'
import type { SkirmishDraft } from './services.ts'
import { hasAbility, type Table } from './table.ts'
import type { Position } from './types.ts'
import { terrainAt } from './units.ts'

/** What a space is for a unit. skirmish.T6 */
export type Footing = 'normal' | 'difficult' | 'closed'

/** What terrain is for a unit card. skirmish.T2, T6 */
export const footingOn = (table: Table, terrain: TerrainRules | undefined, unit: number): Footing => {
  if (terrain === undefined) return 'normal'
  const rules = table.rules[unit]
  if (terrain.amphibious && hasAbility(rules, 'amphibious')) return 'difficult'
  if (terrain.movement === 'inaccessible' || !terrain.admits.includes(rules.class)) return 'closed'
  if (hasAbility(rules, 'recon')) return 'normal'
  return terrain.movement === 'difficult' || terrain.slows.includes(rules.class) ? 'difficult' : 'normal'
}

export const footingOf = (table: Table, state: Position, unit: number, space: Space): Footing =>
  state.terrain[space] === 0
    ? space > table.field
      ? 'closed'
      : 'normal'
    : footingOn(table, table.terrains[state.terrain[space] - 1], unit)

/** Whether fire can destroy the terrain on a space. skirmish.T3, T4 */
export const isDestructible = (table: Table, state: Position, space: Space): boolean =>
  terrainAt(table, state, space)?.points !== undefined

/** Damages the terrain on a space. What stands in it when it falls is for the caller: true when that is destroyed, too. skirmish.T3-T5 */
export const damageTerrain = (table: Table, draft: SkirmishDraft, space: Space, damage: number): boolean => {
  const { state } = draft
  const terrain = terrainAt(table, state, space)
  if (terrain?.points === undefined || damage === 0) return false
  state.damage[space] = Math.min(255, state.damage[space] + damage)
  draft.emit({ type: 'damaged', space, damage })
  if (state.damage[space] < terrain.points) return false
  const { becomes } = terrain
  state.damage[space] = 0
  state.terrain[space] = becomes === undefined ? 0 : table.terrainIds.indexOf(becomes) + 1
  draft.emit({ type: 'terrain', space, is: becomes === undefined ? 'destroyed' : 'replaced' })
  return becomes !== undefined
}

/** Removes terrain that a unit crushes by entering it. */
export const crushTerrain = (table: Table, draft: SkirmishDraft, unit: number, space: Space): void => {
  if (!terrainAt(table, draft.state, space)?.crushedBy.includes(table.rules[unit].class)) return
  removeTerrain(draft, space, 'crushed')
}

export const removeTerrain = ({ state, emit }: SkirmishDraft, space: Space, is: 'crushed' | 'cleared'): void => {
  state.terrain[space] = 0
  state.damage[space] = 0
  emit({ type: 'terrain', space, is })
}
