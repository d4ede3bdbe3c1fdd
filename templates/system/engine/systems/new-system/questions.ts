/** The numbers that can be asked for with the terms behind them. */
import { explainer, type QuestionIn, questionMaker } from '../../question.ts'
import { rollToHit } from './combat.ts'
import type { Position } from './memory.ts'
import type { Table } from './table.ts'

interface Values {
  readonly unit: number
}

const ask = questionMaker<{ services: Table; state: Position; values: Values }>('new-system')

export const questions = [
  ask('attack', { unit: 'unit', target: 'unit' }, 'The roll that hits.', (table, state, { unit, target }, terms) => {
    if (state.hex[unit] === 0 || state.hex[target] === 0) return undefined
    const { units } = table.scenario
    const roll = rollToHit(table, state, unit, target, terms)
    return { subject: `${units[unit].name} against ${units[target].name}`, unit: 'points', value: 1000 * roll }
  }),
] as const

export type NewSystemQuestion = QuestionIn<(typeof questions)[number]>

export const explain = explainer<Table, Position, NewSystemQuestion>(questions)
