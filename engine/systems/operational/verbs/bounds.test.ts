import { expect, test } from 'vitest'
import { layStaff } from '../../../../tests/support/staff.ts'
import { bounds, type FieldKind } from '../fields.ts'
import { type OperationalAction, verbs } from './index.ts'
import { actionWords } from './sentences.ts'

const { game, state } = layStaff({
  map: '. . .\n . . .',
  owner: '1 1 2\n 1 1 2',
  sources: [['rail 0101'], ['rail 0301']],
  headquarters: [{ id: 'Eighth Army', side: 0, hex: '0101' }],
  units: [
    { id: 'one', side: 0, hex: '0201' },
    { id: 'other', side: 1, hex: '0302' },
  ],
  cards: [[{ card: 'lorry-columns' }], []],
})

/** Every field of every verb, with how many of its kind there are; other fields are 0. */
const cases = verbs.flatMap((verb) =>
  Object.entries(verb.fields).map(([field, kind]) => {
    const most = bounds[kind as FieldKind](game.table)
    const fields = Object.fromEntries(Object.keys(verb.fields).map((one) => [one, 0]))
    const actionWith = (number: number) =>
      // It has all fields of its verb; a record from outside may name any number.
      ({ type: verb.type, ...fields, [field]: number }) as unknown as OperationalAction
    return { type: verb.type, field, most, actionWith }
  }),
)

test.each(cases)('$type: the greatest number of “$field” has its words, and a reason', ({ most, actionWith }) => {
  const action = actionWith(most - 1)
  expect(actionWords(game.scenario, state, action)).not.toMatch(/undefined|NaN/)
  expect(game.refusal(state, 0, action)).not.toMatch(/undefined|NaN/)
})
