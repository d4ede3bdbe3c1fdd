/** The terms behind the numbers of the game. */
import type { Explanation, RuleId, Term } from '../../game.ts'
import { attackBy, forecastOf } from './forecast.ts'
import type { Table } from './table.ts'
import type { Position, SkirmishQuestion } from './types.ts'
import { armourOf, commandIncome, movementPoints, sideIncome } from './units.ts'

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
  const name = table.names[unit]
  if (question.about === 'movement')
    return answer(`Movement of ${name}`, 'movement points', movementPoints(table, state, unit, hear))
  if (question.about === 'armour') return answer(`Armour of ${name}`, 'points', armourOf(table, state, unit, 0, hear))
  const { about, target } = question
  const found = target < table.units && forecastOf(table, state, table.seat[unit], attackBy(table, state, question))
  if (!found) return undefined
  const subject = `${name} against ${table.names[target]}`
  switch (about) {
    case 'hit':
      return { subject, unit: 'points', value: thousand * found.hit, terms: found.hitTerms }
    case 'critical':
      return { subject, unit: 'points', value: thousand * found.critical, terms: found.criticalTerms }
    case 'destruction':
      return {
        subject: `Chance that ${name} destroys ${table.names[target]}`,
        unit: 'per cent',
        ...found.destruction,
      }
    case 'loss':
      return { subject: `Chance that ${name} is destroyed itself`, unit: 'per cent', ...found.loss }
  }
}
