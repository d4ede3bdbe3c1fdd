import { describe, expect, expectTypeOf, it } from 'vitest'
import { explainer, type QuestionIn, type QuestionKind, questionMaker } from './question.ts'

const ask = questionMaker<{ services: object; state: { shots: number }; values: { unit: number; card: 'ace' } }>('toy')

const questions = [
  ask('dice', { unit: 'unit', card: 'card?' }, 'The dice of a unit.', (_, { shots }, { unit, card }, terms) => {
    if (unit > 9) return undefined
    terms.show('C1', 'Unit', unit)
    terms.add('C2', 'Card', card === 'ace' ? 1 : 0)
    return { subject: 'Dice', unit: 'dice', value: 1000 * (unit + shots) }
  }),
  ask('sum', { units: ['unit'] }, 'A sum.', (_, __, { units }) => {
    const value = units.length
    return { subject: 'Sum', unit: 'points', value, terms: [{ rule: 'toy.S1', label: 'Own', value }] }
  }),
] as const

type Question = QuestionIn<(typeof questions)[number]>
const explain = explainer<object, { shots: number }, Question>(questions)

describe('a question', () => {
  it('is answered with the terms that are collected, in thousandths; those of 0 are shown only where they are expected', () => {
    const terms = [{ rule: 'toy.C1', label: 'Unit', value: 0 }]
    const answer = { subject: 'Dice', unit: 'dice', value: 2000 }
    expect(explain({}, { shots: 2 }, { about: 'dice', unit: 0 })).toEqual({ ...answer, terms })
    const ace = { rule: 'toy.C2', label: 'Card', value: 1000 }
    expect(explain({}, { shots: 2 }, { about: 'dice', unit: 0, card: 'ace' })?.terms).toEqual([...terms, ace])
  })

  it('may bring terms of its own', () => {
    const terms = [{ rule: 'toy.S1', label: 'Own', value: 2 }]
    expect(explain({}, { shots: 0 }, { about: 'sum', units: [3, 4] })?.terms).toEqual(terms)
  })

  it('may have no answer', () => {
    expect(explain({}, { shots: 0 }, { about: 'dice', unit: 10 })).toBeUndefined()
  })

  it('has the type of its fields', () => {
    expectTypeOf<Extract<Question, { about: 'dice' }>>().toMatchObjectType<{
      readonly about: 'dice'
      readonly unit: number
      readonly card?: 'ace'
    }>()
    expectTypeOf<Extract<Question, { about: 'sum' }>['units']>().toEqualTypeOf<readonly number[]>()
  })

  it('has the kinds of its fields, be they left out or listed', () => {
    expectTypeOf<QuestionKind<(typeof questions)[number]>>().toEqualTypeOf<'unit' | 'card'>()
  })
})
