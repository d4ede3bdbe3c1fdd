/** Sealing caves. command-cards.T52, T53 */

import { rollFor } from '../battle/roll.ts'
import { diceOf } from '../cards/effects.ts'
import { groundsAt, isSealed } from '../ground.ts'
import { buildObstacle } from '../obstacles.ts'
import type { GroundRules } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { isBesideEnemy } from '../units.ts'

/** The open cave in which a unit stands. */
const caveAt = (table: Table, state: Position, unit: number): GroundRules | undefined => {
  const hex = state.hex[unit]
  if (hex <= 0 || isSealed(table, state, hex)) return undefined
  return groundsAt(table, state, hex).find(({ tunnels }) => tunnels === true)
}

/** The reason why a unit cannot seal a cave. */
export type SealBar = 'no-cave' | 'kind' | 'own' | 'enemy'

export const sealBar = (table: Table, state: Position, unit: number): SealBar | undefined => {
  const cave = caveAt(table, state, unit)
  if (cave === undefined) return 'no-cave'
  if (table.types[unit].kind !== 'infantry') return 'kind'
  if (cave.stubborn?.includes(table.scenario.units[unit].nation)) return 'own'
  return isBesideEnemy(table, state, unit) ? 'enemy' : undefined
}

/** The unit rolls as in close assault, and one hit seals the cave. This counts as its battle of the turn. */
export const sealCave = (table: Table, draft: CommandCardsDraft, unit: number): void => {
  const { state } = draft
  const { face, obstacle } = table.scenario.rules.special.cave
  const hex = state.hex[unit]
  const count = table.types[unit].range[0] + diceOf(table, state, 'close')
  const hits = rollFor(table, draft, count, [face], { unit, hex, why: 'cave' })
  state.status[unit] |= status.battled
  if (hits > 0) buildObstacle(table, draft, hex, obstacle)
}
