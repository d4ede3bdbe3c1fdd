/** Attacks. new-system.F1, F2 */
import type { Terms } from '../../terms.ts'
import type { Position } from './memory.ts'
import type { Table } from './table.ts'

/** The lowest roll that hits a unit; `terms` collects what it is made of. new-system.F1, F2, M2 */
export const rollToHit = (
  { scenario, types, terrain }: Table,
  { hex }: Position,
  unit: number,
  target: number,
  terms?: Terms,
): number => {
  const { toHit } = scenario.rules.combat
  const ground = terrain[hex[target]]
  const attack = types[unit].attack
  const defence = types[target].defence
  const cover = ground?.cover ?? 0
  terms?.add('F1', 'Roll to hit', toHit)
  terms?.add('F1', `Attack of ${types[unit].name}`, -attack)
  terms?.add('F1', `Defence of ${types[target].name}`, defence)
  terms?.add('F2', `Cover of ${ground?.name ?? ''}`, cover)
  return toHit - attack + defence + cover
}

/** How many of the faces of a die hit. */
export const hittingFaces = (table: Table, state: Position, unit: number, target: number): number => {
  const { faces } = table.scenario.rules.combat
  return Math.max(0, Math.min(faces, faces + 1 - rollToHit(table, state, unit, target)))
}
