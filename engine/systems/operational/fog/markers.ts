/** Markers: what a side knows of an enemy unit that it does not see. operational.H8 */
import { otherSide, type Side } from '../../../twoSides.ts'
import type { UnitTypeRules } from '../rules.ts'
import type { Table } from '../table.ts'
import { type OperationalState, queued, type ReadonlyState, unseen } from '../types.ts'
import type { MarkerView } from '../viewTypes.ts'
import { isWeak } from '../zones.ts'
import { knowledge, knows } from './knowledge.ts'

/** Returns the kind of unit that a marker shows. */
const kindOf = ({ kind, movementClass }: UnitTypeRules): MarkerView['kind'] => {
  if (kind === 'armour') return 'armour'
  return kind === 'mechanised' || movementClass === 'mobile' ? 'motorised' : 'infantry'
}

/** The markers that a side has, by hex: nation, kind, and whether the unit is strong enough for a zone of control. */
export const markersFor = (table: Table, state: ReadonlyState, viewer: Side): MarkerView[] => {
  const side = otherSide(viewer)
  const markers: MarkerView[] = []
  for (const unit of table.unitsOf[side]) {
    if (state.marked[unit] === 0 || knows(table, state, viewer, unit) !== knowledge.marker) continue
    const type = table.types[unit]
    const strong = !isWeak(table, state, unit)
    markers.push({ hex: state.hex[unit], side, nation: type.nation, kind: kindOf(type), strong })
  }
  return markers.sort((a, b) => a.hex - b.hex)
}

/** True if a marker can be of a unit, as far as its type goes. */
export const fitsMarker = ({ types }: Table, { nation, kind }: MarkerView, unit: number): boolean =>
  types[unit].nation === nation && kindOf(types[unit]) === kind

/**
 * Puts a hidden unit where each marker is: the first one of its nation and kind that is not placed yet, so that the choice
 * reveals nothing. A strong one gets just the steps for a zone of control, a weak one gets one.
 */
export const putMarkers = (table: Table, state: OperationalState, markers: readonly MarkerView[]): void => {
  for (const marker of markers) {
    const { hex, side, strong } = marker
    const unit = table.unitsOf[side].find((one) => state.hex[one] === unseen && fitsMarker(table, marker, one))
    if (unit === undefined) throw new Error(`no hidden unit fits the marker in hex ${hex}`)
    const steps = strong ? table.scenario.rules.movement.weakBelow : 1
    state.hex[unit] = hex
    state.active[unit] = steps
    state.marked[unit] = 1
    state.queue.fill(queued.active, unit * table.queueLength, unit * table.queueLength + steps)
  }
}
