/** The numbers that can be asked for with the terms behind them. */
import { explainer, type QuestionIn, questionMaker } from '../../question.ts'
import { rangeBetween } from './combat/eligible.ts'
import { outcomesOf } from './combat/forecast.ts'
import { chanceThat } from './combat/forecastChances.ts'
import { differenceOf, type Fight } from './combat/grades.ts'
import { initiativeOf, ruggedChance } from './combat/order.ts'
import type { Services } from './services.ts'
import { supplyLevel } from './supply.ts'
import type { Position } from './types.ts'
import { stands } from './units.ts'

interface Values {
  readonly unit: number
}

const ask = questionMaker<{ services: Services; state: Position; values: Values }>('tactical')

/** The fight of two units that stand somewhere. */
const fightOf = ({ table }: Services, state: Position, attacker: number, defender: number): Fight | undefined =>
  stands(state, attacker) && stands(state, defender)
    ? { attacker, defender, range: rangeBetween(table, state, attacker, defender), isSurprise: false, isRugged: false }
    : undefined

const pair = { unit: 'unit', target: 'unit' } as const

export const questions = [
  ask('attack', pair, 'What an attack adds to each die.', (services, state, { unit, target }, terms) => {
    const { table } = services
    const { units } = table.scenario
    const fight = fightOf(services, state, unit, target)
    if (fight === undefined) return undefined
    const value = differenceOf(table, state, fight, { shooter: unit, target, mode: 'attack' }, terms)
    return { subject: `${units[unit].name} against ${units[target].name}`, unit: 'points', value: 1000 * value }
  }),
  ask('rugged', pair, 'The chance of a rugged defence.', (services, state, { unit, target }, terms) => {
    const { table } = services
    const fight = fightOf(services, state, unit, target)
    if (fight === undefined) return undefined
    const value = ruggedChance(table, state, fight)
    terms.show('G7', 'Rugged defence', value)
    return { subject: table.scenario.units[target].name, unit: 'per cent', value: 1000 * value }
  }),
  ask('initiative', pair, 'The initiative of a unit in a fight.', (services, state, { unit, target }, terms) => {
    const fight = fightOf(services, state, unit, target)
    if (fight === undefined) return undefined
    const value = initiativeOf(services.table, state, fight, unit, terms)
    return { subject: services.table.scenario.units[unit].name, unit: 'points', value: 1000 * value }
  }),
  ask('destroy', pair, 'The chance that an attack destroys its target.', (services, state, { unit, target }, terms) => {
    if (!stands(state, unit) || !stands(state, target)) return undefined
    const value = 10 * chanceThat(outcomesOf(services, state, unit, target), ({ strength }) => strength[1] === 0)
    terms.show('G21', 'All that the dice can show', value / 1000)
    return { subject: services.table.scenario.units[target].name, unit: 'per cent', value }
  }),
  ask('supply', { unit: 'unit' }, 'The supply of a unit.', (services, state, { unit }, terms) => {
    if (!stands(state, unit)) return undefined
    const value = supplyLevel(services, state, unit, true, terms)
    return { subject: services.table.scenario.units[unit].name, unit: 'per cent', value: 1000 * value }
  }),
] as const

export type TacticalQuestion = QuestionIn<(typeof questions)[number]>

export const explain = explainer<Services, Position, TacticalQuestion>(questions)
