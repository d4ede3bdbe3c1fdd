import { expect, test } from 'vitest'
import { makeActionText, unknownRefusal } from './actionText.ts'

type Order =
  | { readonly type: 'march'; readonly units: readonly number[]; readonly to: number }
  | { readonly type: 'wait'; readonly unit: number }

const text = makeActionText<{ readonly units: number }, Order, 'unit' | 'hex'>(
  [
    { type: 'march', code: 'm', fields: { units: ['unit'], to: 'hex' } },
    { type: 'wait', code: 'w', fields: { unit: 'unit' } },
  ],
  { unit: ({ units }) => units, hex: () => 1000 },
)
const table = { units: 40 }

test('an action with a list is one word, and is read back', () => {
  const march: Order = { type: 'march', units: [3, 12, 39], to: 361 }
  expect(text.makeAction(march)).toBe('m3.c.13-a1')
  expect(text.parseAction(table, 'm3.c.13-a1')).toEqual(march)
  expect(text.parseAction(table, 'm3-a1')).toEqual({ ...march, units: [3] })
})

test('actions are the same when their lists are', () => {
  const march: Order = { type: 'march', units: [3, 12], to: 361 }
  expect(text.same(march, { ...march, units: [3, 12] })).toBe(true)
  expect(text.same(march, { ...march, units: [3, 13] })).toBe(false)
  expect(text.same(march, { ...march, units: [3, 12, 13] })).toBe(false)
  expect(text.same(march, { type: 'wait', unit: 3 })).toBe(false)
})

test.each(['m3.c.13', 'm3..c-a1', 'm.3-a1', 'm3.-a1', 'm-a1', 'm3.14-a1', 'w3.4', `m${'1.'.repeat(200)}1-a1`])(
  '%s is no action',
  (word) => {
    expect(text.parseAction(table, word)).toBeUndefined()
  },
)

test('a number that counts nothing is named, and the last that counts something is not', () => {
  const bounds = { unit: ({ units }: typeof table) => units, hex: () => 1000 }
  const why = (action: object): string | undefined =>
    unknownRefusal({ fields: { units: ['unit'], to: 'hex' } }, bounds, table, action as Order)
  expect(why({ type: 'march', units: [0, 39], to: 999 })).toBeUndefined()
  expect(why({ type: 'march', units: [0, 40], to: 999 })).toBe('There is no unit 40.')
  expect(why({ type: 'march', units: [0], to: 1000 })).toBe('There is no hex 1000.')
})

test('two verbs of one code are refused by name', () => {
  const verbs = ['move', 'march'].map((type) => ({ type, code: 'm', fields: {} }))
  expect(() => makeActionText(verbs, {})).toThrow('the actions “move” and “march” have one code, m')
})
