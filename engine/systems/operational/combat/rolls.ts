/** The three uses of rolled odds, the shifts of each, and what the tables say. operational.D15-D25 */
import { divideRounded } from '../../../arithmetic.ts'
import type { Term } from '../../../game.ts'
import { parts } from '../../../normal.ts'
import type { OddsTable } from '../rules.ts'
import type { Table } from '../table.ts'
import { levelOf } from '../victory.ts'
import { type Attack, armourShift } from './shifts.ts'

const column = 1000

/** Shifts on the attacker's losses. operational.B16, d6 */
export const attackerLossTerms = ({ table, state, attacker }: Attack): Term[] => {
  const level = levelOf(table, state.experience[attacker])
  return shown({ rule: 'operational.B16', label: `${level.name} attacker`, value: level.lossShift * column })
}

/** Shifts on the defender's losses. operational.D18, d6, d7 */
export const defenderLossTerms = (attack: Attack): Term[] => {
  const { table, state, target } = attack
  const level = levelOf(table, state.experience[target])
  const fright = level.armourFright ? armourShift(attack) : 0
  return shown(
    { rule: 'operational.D18', label: `${level.name} defender`, value: -level.lossShift * column },
    { rule: 'operational.D18', label: `${level.name} defender fears armour`, value: fright },
  )
}

/** Shifts on the defender's retreat. operational.D22 */
export const retreatTerms = ({ table, state, target }: Attack): Term[] => {
  const losses = state.lossesThisTurn[target]
  const value = losses * table.scenario.rules.combat.retreatShiftPerLoss * column
  return shown({ rule: 'operational.D22', label: `Steps lost or suppressed this turn: ${losses}`, value })
}

const shown = (...terms: Term[]): Term[] => terms.filter((term) => term.value !== 0)

export const total = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum + term.value, 0)

/** Odds in thousandths rounded to a column, halves away from zero. operational.d1 */
export const roundOdds = (odds: number): number => divideRounded(odds, column)

/** A table's entry for a column; beyond its ends the nearest one. operational.d2 */
export const entryAt = (table: Table, entries: OddsTable, rounded: number): number => {
  const { first, last } = table.scenario.rules.combat.columns
  return entries[Math.max(first, Math.min(last, rounded)) - first]
}

/** The mean of a table's entries over the roll around some odds, times `parts`: exact. */
export const meanOver = (table: Table, entries: OddsTable, odds: number): number => {
  const { first, last } = table.scenario.rules.combat.columns
  let below = 0
  let sum = 0
  for (let at = first; at <= last; at++) {
    const upTo = at === last ? parts : table.normal.atMost(odds, at)
    sum += (upTo - below) * entries[at - first]
    below = upTo
  }
  return sum
}
