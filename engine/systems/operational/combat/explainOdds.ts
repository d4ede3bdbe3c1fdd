/** The terms behind a forecast. operational.A6 */
import type { Explanation } from '../../../game.ts'
import { sumOf } from '../../../terms.ts'
import type { Table } from '../table.ts'
import type { CombatKind, ReadonlyState } from '../types.ts'
import { forecastOf } from './forecast.ts'
import { doing } from './sentences.ts'

/**
 * The combat sheet of a fight of a kind, or undefined when it is not possible. Where there are no odds the value is the sum of the
 * chances that it adds up, in per cent: of the steps that a feint pins, of the rolls of guns. A counterattack that is foreseen is
 * explained with the roles swapped.
 */
export const explainOdds = (
  table: Table,
  state: ReadonlyState,
  ways: Uint8Array,
  attacker: number,
  target: number,
  kind?: CombatKind,
): Explanation | undefined => {
  const forecast = forecastOf(table, state, ways, attacker, target, kind)
  if (forecast === undefined) return undefined
  const { units } = table.scenario
  const isTurned = forecast.kind === 'counterattack' && kind !== 'counterattack'
  const [own, enemy] = isTurned ? [target, attacker] : [attacker, target]
  const subject = `${units[own].name} ${doing[forecast.kind]} ${units[enemy].name}`
  if (forecast.kind !== 'feint' && forecast.kind !== 'suppressive-fire')
    return { subject, unit: 'shift', value: forecast.odds, terms: forecast.terms }
  return { subject, unit: 'per cent', value: sumOf(forecast.terms), terms: forecast.terms }
}
