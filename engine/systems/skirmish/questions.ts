/** The numbers of the game that can be asked for with the terms behind them. */
import type { Explanation } from '../../game.ts'
import { explainer, type QuestionIn, questionMaker } from '../../question.ts'
import { attackBy, type Forecast, forecastOf } from './forecast.ts'
import type { TeamIndex } from './scenario.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { armourOf, commandIncome, movementPoints, sideIncome } from './units.ts'

/** The kinds of things that fields of questions name. */
interface Values {
  readonly unit: number
  readonly weapon: number
  readonly team: TeamIndex
}

const ask = questionMaker<{ services: Table; state: Position; values: Values }>('skirmish')

/** A question about an attack from where a unit is, which its forecast answers. */
const ofAttack = <const T extends string>(
  about: T,
  meaning: string,
  explain: (found: Forecast, attacker: string, target: string) => Explanation,
) =>
  ask(
    about,
    { unit: 'unit', target: 'unit', weapon: 'weapon?' },
    meaning,
    (table, state, { unit, target, weapon = 0 }) => {
      if (table.rules[unit] === undefined || table.rules[target] === undefined) return undefined
      const found = forecastOf(table, state, table.seat[unit], attackBy(table, state, { unit, target, weapon }))
      return found && explain(found, table.names[unit], table.names[target])
    },
  )

const ofUnit = { unit: 'unit' } as const

export const questions = [
  ofAttack('hit', 'The number to roll for a hit.', ({ hit, hitTerms: terms }, attacker, target) => ({
    subject: `${attacker} against ${target}`,
    unit: 'points',
    value: 1000 * hit,
    terms,
  })),
  ofAttack('critical', 'The number to roll for a critical hit.', (found, attacker, target) => ({
    subject: `${attacker} against ${target}`,
    unit: 'points',
    value: 1000 * found.critical,
    terms: found.criticalTerms,
  })),
  ofAttack('destruction', 'The chance that an attack destroys its target.', ({ destruction }, attacker, target) => ({
    subject: `Chance that ${attacker} destroys ${target}`,
    unit: 'per cent',
    ...destruction,
  })),
  ofAttack('loss', 'The chance that an attack costs the attacker.', ({ loss }, attacker) => ({
    subject: `Chance that ${attacker} is destroyed itself`,
    unit: 'per cent',
    ...loss,
  })),
  ask('movement', ofUnit, 'The movement points of a unit.', (table, state, { unit }, terms) => {
    if (table.rules[unit] === undefined) return undefined
    const value = 1000 * movementPoints(table, state, unit, terms)
    return { subject: `Movement of ${table.names[unit]}`, unit: 'movement points', value }
  }),
  ask('armour', ofUnit, 'The armour of a unit where it stands.', (table, state, { unit }, terms) => {
    if (table.rules[unit] === undefined) return undefined
    const value = 1000 * armourOf(table, state, unit, 0, terms)
    return { subject: `Armour of ${table.names[unit]}`, unit: 'points', value }
  }),
  ask(
    'income',
    { side: 'team' },
    'The action points of the next Headquarters phase of a side.',
    (table, state, { side }, terms) => {
      const command = table.teams[side].reduce((sum, seat) => sum + commandIncome(table, state, seat), 0)
      const value = 1000 * (sideIncome(table, state, side, terms) + command)
      terms.add('H8', 'Command', command)
      return { subject: 'Action points of the next Headquarters phase', unit: 'points', value }
    },
  ),
] as const

export type SkirmishQuestion = QuestionIn<(typeof questions)[number]>

export const explain = explainer<Table, Position, SkirmishQuestion>(questions)
