/** Rolling dice for fights. What is certain is not rolled. operational.D15 */
import type { Rolls } from '../../../dice.ts'
import type { OddsTable } from '../rules.ts'
import type { Table } from '../table.ts'
import { entryAt } from './rolls.ts'

/** Rolls the odds, kept within the table, and looks it up; the column that was rolled is added to `columns`. operational.D15 */
export const rolledEntry = (table: Table, entries: OddsTable, odds: number, dice: Rolls, columns: number[]): number => {
  const { first, last } = table.scenario.rules.combat.columns
  const column = Math.max(first, Math.min(last, table.normal.roll(odds, dice)))
  columns.push(column)
  return entryAt(table, entries, column)
}

/** Rolls against a chance in per cent. */
export const happens = (chance: number, dice: Rolls): boolean =>
  chance > 0 && (chance >= 100 || dice.below(100) < chance)

/** Draws an index by weight. */
export const pick = (weights: readonly number[], dice: Rolls): number => {
  let roll = dice.below(weights.reduce((sum, weight) => sum + weight, 0))
  let index = 0
  while (roll >= weights[index]) roll -= weights[index++]
  return index
}
