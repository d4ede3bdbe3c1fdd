/** Ruined cities and destroyed bridges, and their cost to the side that caused them. operational.D26, F29, G6, G12, I3 */
import type { Side } from '../../twoSides.ts'
import type { OperationalDraft } from './events.ts'
import type { Table } from './table.ts'
import { crossing, type ReadonlyState } from './types.ts'

/** Turns the city in a hex to ruins, if one stands there still. */
export const ruinCity = (table: Table, draft: OperationalDraft, hex: number, by: Side): void => {
  const { state } = draft
  const city = table.cityAt[hex]
  if (city < 0 || state.ruined[city] === 1) return
  state.ruined[city] = 1
  state.ruinedCities[by]++
  if (spares(table, by)) state.score[by] += table.scenario.rules.victory.scoreRuinedCity
  draft.emit({ type: 'city-ruined', at: hex })
}

/** Brings down the bridge at an index of `table.crossings`: nothing is left of a pontoon bridge, another one stays damaged. */
export const bringDownBridge = (table: Table, draft: OperationalDraft, at: number, by: Side): void => {
  const { state } = draft
  const isPontoon = state.crossing[at] === crossing.pontoon || state.crossing[at] === crossing.pontoonSoon
  state.crossing[at] = isPontoon ? crossing.none : crossing.damaged
  state.destroyedBridges[by]++
  if (spares(table, by)) state.score[by] += table.scenario.rules.victory.scoreDestroyedBridge
  draft.emit({ type: 'bridge', edge: table.crossings[at], crossing: state.crossing[at], by })
}

/** A fort is shot or bombed to pieces. */
export const destroyFort = (table: Table, { state, emit }: OperationalDraft, hex: number): void => {
  const fort = table.fortAt[hex]
  if (fort < 0 || state.fortIntact[fort] === 0) return
  state.fortIntact[fort] = 0
  emit({ type: 'fort-destroyed', at: hex })
}

/** True if ruins count against the score of a side: it has troops of a nation that spares cities. */
export const spares = (table: Table, side: Side): boolean =>
  table.unitsOf[side].some((unit) => table.scenario.rules.nations[table.types[unit].nation].spares)

/** True if an intact city stands in a hex. */
export const hasCity = (table: Table, state: ReadonlyState, hex: number): boolean =>
  table.cityAt[hex] >= 0 && state.ruined[table.cityAt[hex]] === 0
