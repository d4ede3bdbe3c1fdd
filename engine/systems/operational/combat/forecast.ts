/** Forecasts fights for players. A forecast uses only what the attacker knows. operational.A6, d28 */

import { reversed } from '../../../hex.ts'
import type { Table } from '../table.ts'
import { type CombatKind, type ReadonlyState, stance } from '../types.ts'
import { isLanding, makeAttack } from './attack.ts'
import { provokes, strikesBack } from './counterattack.ts'
import type { Forecast } from './forecastTypes.ts'
import { feintForecast, fireForecast } from './noOddsForecast.ts'
import { OddsForecast, turned } from './oddsForecast.ts'
import { attackEdge } from './possible.ts'

/**
 * The forecast of a fight from where the units stand, whether or not the attacker has the points and orders for it; undefined
 * when it is impossible from there. Whether a landing is allowed is for the caller to check.
 */
export const forecastOf = (
  table: Table,
  state: ReadonlyState,
  ways: Uint8Array,
  attacker: number,
  target: number,
  kind: CombatKind = 'attack',
): Forecast | undefined => {
  const edge = isLanding(kind)
    ? landing(table, state, attacker, target)
    : attackEdge(table, state, ways, attacker, target, kind)
  if (edge === undefined) return undefined
  const order = knownOrder(table, state, target)
  const isRearguard = order === stance.rearguard && kind !== 'drop' && kind !== 'counterattack'
  if (kind === 'suppressive-fire')
    return fireForecast(makeAttack(table, state, kind, attacker, target, edge), isRearguard)
  if (kind === 'feint' || isRearguard)
    return feintForecast(makeAttack(table, state, 'feint', attacker, target, edge), isRearguard)
  if (order === stance.counterattack && provokes(kind) && strikesBack(table, state, attacker, target, kind, edge))
    return turned(new OddsForecast(makeAttack(table, state, 'counterattack', target, attacker, reversed(table, edge))))
  return new OddsForecast(makeAttack(table, state, kind, attacker, target, edge, order))
}

/** The special order of a unit as its enemy knows it; without fog nothing is hidden. operational.D28, d28 */
const knownOrder = (table: Table, state: ReadonlyState, unit: number): number =>
  table.scenario.fog && state.stanceKnown[unit] === 0 ? stance.none : state.stance[unit]

/** -1, the edge of a landing, when the attacker could land against the target at all. */
const landing = (table: Table, state: ReadonlyState, attacker: number, target: number): number | undefined =>
  table.side[attacker] !== table.side[target] && state.hex[target] > 0 && state.active[attacker] > 0 ? -1 : undefined
