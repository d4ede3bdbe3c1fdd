/** The terms behind the numbers of the game. */
import type { Explanation, RuleId, Term } from '../../game.ts'
import { type Aim, numbersOf } from './combat/accuracy.ts'
import { weaponOf } from './combat/weapons.ts'
import type { Table } from './table.ts'
import { type Position, type SkirmishQuestion, shot } from './types.ts'
import { armourOf, commandIncome, isAirborneReady, movementPoints, sideIncome } from './units.ts'

/** Numbers are explained in thousandths. */
const thousand = 1000

export const explain = (table: Table, state: Position, question: SkirmishQuestion): Explanation | undefined => {
  const terms: Term[] = []
  const hear = (rule: RuleId, label: string, value: number): void => {
    if (value !== 0 || terms.length === 0) terms.push({ rule, label, value: thousand * value })
  }
  const answer = (subject: string, unit: Explanation['unit'], value: number): Explanation => ({
    subject,
    unit,
    value: thousand * value,
    terms,
  })
  if (question.about === 'income') {
    const { team } = question
    const ap = sideIncome(table, state, team, hear)
    const command = table.teams[team].reduce((sum, seat) => sum + commandIncome(table, state, seat), 0)
    if (command > 0) hear('skirmish.H8', 'Command', command)
    return answer('Action points of the next Headquarters phase', 'points', ap + command)
  }
  const { unit } = question
  if (table.rules[unit] === undefined) return undefined
  const { name } = table.rules[unit]
  if (question.about === 'movement')
    return answer(`Movement of ${name}`, 'movement points', movementPoints(table, state, unit, hear))
  if (question.about === 'armour') return answer(`Armour of ${name}`, 'points', armourOf(table, state, unit, 0, hear))
  const { weapon, target } = question
  if (target >= table.units || state.space[unit] === 0 || state.space[target] === 0) return undefined
  if (weaponOf(table, state, unit, weapon) === undefined) return undefined
  const aim: Aim = { unit, weapon, target, kind: isAirborneReady(table, state, unit) ? shot.air : shot.fire }
  const isHit = question.about === 'hit'
  const { hit, critical } = numbersOf(table, state, aim, (rule, label, x, y) => hear(rule, label, isHit ? x : y))
  return answer(`${name} against ${table.rules[target].name}`, 'points', isHit ? hit : critical)
}
