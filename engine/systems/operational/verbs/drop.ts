/** Dropping a unit from aircraft. operational.H13, H14 */
import { isOnMap } from '../../../hex.ts'
import { drop, dropZones, hasSpecialists, isFitToLand } from '../landing/landing.ts'
import { isEmbarked } from '../reinforcement.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { placeName, unitName } from '../words.ts'
import type { Verb } from './verb.ts'

const canJump = (table: Table, state: ReadonlyState, unit: number): boolean =>
  isEmbarked(table, state, unit, 'air') && isFitToLand(table, state, unit) && !hasSpecialists(table, state, unit)

export const dropVerb: Verb<'drop'> = {
  type: 'drop',
  code: 'z',
  fields: { unit: 'unit', to: 'hex' },
  when: 'battle',
  list({ table }, state, side, add) {
    const units = table.unitsOf[side].filter((unit) => canJump(table, state, unit))
    if (units.length === 0) return
    const zones = dropZones(table, state, side)
    for (const unit of units) for (const to of zones) add({ type: 'drop', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    drop(services, draft, unit, to)
  },
  refusal({ table }, state, _side, { unit, to }) {
    const name = unitName(table.scenario, unit)
    if (!isEmbarked(table, state, unit, 'air')) return `${name} does not wait beside its aircraft.`
    if (!isFitToLand(table, state, unit)) return `${name} is too green or too weak to jump.`
    if (hasSpecialists(table, state, unit)) return `${name} has specialists with it, who cannot jump.`
    if (!isOnMap(table.scenario.map, to)) return 'There is no such hex on the map.'
    return `Nobody can jump into ${placeName(table.scenario, to)}: it is too far from the front line, or no place for it.`
  },
}
