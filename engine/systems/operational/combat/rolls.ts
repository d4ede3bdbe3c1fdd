/** The three uses of rolled odds, the shifts of each, and what the tables say. operational.D15-D25 */
import { divideRounded } from '../../../arithmetic.ts'
import type { Term } from '../../../game.ts'
import { parts } from '../../../normal.ts'
import { levelOf } from '../levels.ts'
import type { OddsTable } from '../rules.ts'
import type { Table } from '../table.ts'
import { stance } from '../types.ts'
import { armourShift } from './armour.ts'
import type { Attack } from './attack.ts'

const column = 1000

/** Shift on the attacker's losses, in thousandths: seasoned units and special forces lose less. operational.B16, D17, d6 */
export const attackerLossShift = ({ table, state, attacker, attackers }: Attack): number =>
  levelOf(table, state.experience[attacker]).lossShift * column + specialForcesShift(table, attackers.specialForces)

const specialForcesShift = (table: Table, specialForces: number): number =>
  specialForces * table.scenario.rules.combat.lossShiftPerSpecialForces * column

export const attackerLossTerms = ({ table, state, attacker, attackers }: Attack): Term[] => {
  const level = levelOf(table, state.experience[attacker])
  return shown(
    { rule: 'operational.B16', label: `${level.name} attacker`, value: level.lossShift * column },
    {
      rule: 'operational.D17',
      label: 'Special forces spare losses',
      value: specialForcesShift(table, attackers.specialForces),
    },
  )
}

/** The armour shift that green defenders add to their losses. operational.B16, D18, d7 */
const armourFrightShift = (attack: Attack): number =>
  levelOf(attack.table, attack.state.experience[attack.target]).armourFright ? armourShift(attack) : 0

/** The shift that holding at all costs adds to the losses. operational.D18, F22 */
const holdingShift = ({ table, stance: order }: Attack): number =>
  order === stance.noRetreat ? table.scenario.rules.specialOrders.noRetreat.lossShift * column : 0

/** Shift on the defender's losses, in thousandths. operational.D18, d6, d7 */
export const defenderLossShift = (attack: Attack): number => {
  const { table, state, target } = attack
  return armourFrightShift(attack) + holdingShift(attack) - levelOf(table, state.experience[target]).lossShift * column
}

export const defenderLossTerms = (attack: Attack): Term[] => {
  const { table, state, target } = attack
  const level = levelOf(table, state.experience[target])
  return shown(
    { rule: 'operational.D18', label: `${level.name} defender`, value: -level.lossShift * column },
    { rule: 'operational.D18', label: `${level.name} defender fears armour`, value: armourFrightShift(attack) },
    { rule: 'operational.D18', label: 'It holds at all costs', value: holdingShift(attack) },
  )
}

/** Shift on the defender's retreat, in thousandths: its losses of the turn, unless it holds at all costs. operational.D22, F22 */
export const retreatShift = ({ table, state, target, stance: order }: Attack): number => {
  const { combat, specialOrders } = table.scenario.rules
  if (order === stance.noRetreat) return specialOrders.noRetreat.retreatShift * column
  return state.lossesThisTurn[target] * combat.retreatShiftPerLoss * column
}

export const retreatTerms = (attack: Attack): Term[] => {
  const label =
    attack.stance === stance.noRetreat
      ? 'It holds at all costs'
      : `Steps lost or suppressed this turn: ${attack.state.lossesThisTurn[attack.target]}`
  return shown({ rule: 'operational.D22', label, value: retreatShift(attack) })
}

const shown = (...terms: Term[]): Term[] => terms.filter((term) => term.value !== 0)

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

/** The chances of a table's entries, in parts and by entry from 0 on, when the roll is around some odds: exact. */
export const chancesOf = (table: Table, entries: OddsTable, odds: number): number[] => {
  const { first, last } = table.scenario.rules.combat.columns
  const chances = Array.from({ length: Math.max(...entries) + 1 }, () => 0)
  let below = 0
  for (let at = first; at <= last; at++) {
    const upTo = at === last ? parts : table.normal.atMost(odds, at)
    chances[entries[at - first]] += upTo - below
    below = upTo
  }
  return chances
}
