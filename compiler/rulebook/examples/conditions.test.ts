import { describe, expect, it } from 'vitest'
import { type Conditions, saidOf } from '../../../engine/condition.ts'
import { conditionSchemaOf } from '../../schemas/conditionSchema.ts'
import { conditionFacts, layConditions } from './conditions.ts'

const makeState = () => ({
  steps: new Uint8Array(2),
  marks: new Uint8Array(2),
  grade: new Uint8Array(2),
  chief: new Uint8Array(2),
  goal: new Uint8Array(2),
  gear: new Uint8Array(2),
  pinned: new Uint8Array(2),
})

const conditions = {
  losses: {
    array: 'steps',
    kind: { is: 'number', most: 9 },
    about: 'Its losses',
    says: (_, n) => `${n} lost`,
    rule: 'A1',
    harm: true,
  },
  moved: { array: 'marks', kind: { is: 'flag', bit: 2 }, about: 'Whether it has moved', says: () => 'Moved' },
  fought: { array: 'marks', kind: { is: 'flag', bit: 4 }, about: 'Whether it has fought' },
  pinned: { array: 'pinned', kind: { is: 'flag' }, about: 'Whether it is pinned', setTo: (_, unit) => 6 + unit },
  rank: { array: 'grade', kind: { is: 'choice', names: ['green', 'old'] }, about: 'Its rank' },
  follows: { array: 'chief', kind: { is: 'unit' }, about: 'Whom it follows' },
  goes: { array: 'goal', kind: { is: 'space' }, about: 'Where it goes' },
  gear: {
    array: 'gear',
    kind: { is: 'set', of: 'tool' },
    about: 'Its gear',
    says: (_, bits) => [`gear ${bits}`, 'Loaded'],
  },
} as const satisfies Conditions<null, ReturnType<typeof makeState>>

const ids = {
  units: new Map([
    ['a', 0],
    ['b', 1],
  ]),
  spaces: { numberOf: (name: string) => Number(name.slice(1)), nameOf: (space: number) => `s${space}` },
  idsOf: () => ['axe', 'rope', 'saw'],
}

const written = {
  losses: 3,
  moved: true,
  fought: false,
  pinned: true,
  rank: 'old',
  follows: 'a',
  goes: 's5',
  gear: ['axe', 'saw'],
}

const factsAfter = (fields: object) => {
  const state = makeState()
  layConditions(conditions, ids, null, state, 1, fields)
  const facts = conditionFacts(conditions, ids, state, 1)
  return { state, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact()])) }
}

describe('the conditions of a unit in a worked example', () => {
  it('are expected as they were written', () => expect(factsAfter(written).facts).toEqual(written))

  it('stand in the arrays that are named, the flags of one array beside each other', () => {
    const { state } = factsAfter({ ...written, fought: true })
    expect(Object.values(state).map((numbers) => numbers[1])).toEqual([3, 6, 1, 1, 5, 5, 7])
  })

  it('are none where nothing is written', () =>
    expect(factsAfter({}).facts).toEqual({
      losses: 0,
      moved: false,
      fought: false,
      pinned: false,
      rank: 'green',
      follows: 'none',
      goes: 'none',
      gear: [],
    }))

  it('are said in their order, each with its rule, as far as they have words', () => {
    expect(saidOf(conditions, null, factsAfter(written).state, 1)).toEqual([
      { text: '3 lost', rule: 'A1', harm: true },
      { text: 'Moved' },
      { text: 'gear 5' },
      { text: 'Loaded' },
    ])
    expect(saidOf(conditions, null, makeState(), 1)).toEqual([])
  })

  it('have a schema, which lets an expectation say that there are none', () => {
    const made = conditionSchemaOf('small', { conditions, unit: {}, expectation: {}, required: [] })
    const [unit, expected] = [made.definitions?.unit.properties, made.definitions?.unitExpectation.properties]
    expect(unit?.losses).toEqual({
      description: 'Its losses, 0 to 9. Default: 0.',
      default: 0,
      type: 'integer',
      minimum: 0,
      maximum: 9,
    })
    expect(unit?.gear).toMatchObject({ description: 'Its gear. Default: none.', minItems: 1 })
    expect(expected?.gear).toMatchObject({ description: 'Its gear, in order.', minItems: 0 })
    expect(expected?.follows?.description).toBe('Whom it follows, or `none`.')
  })
})
