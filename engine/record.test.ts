import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areOfOneBattle,
  makeForces,
  makeMove,
  makeRecord,
  makeSeal,
  makeSeed,
  parseMove,
  parseRecord,
  readForces,
  whyNoRecord,
} from './record.ts'

const scenario = '0123456789abcdef'
const rules = '89abcdef'
const level = fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/)
const forces = fc.string({ minLength: 1, unit: 'grapheme' })
const move = fc.stringMatching(/^[01][a-z][0-9a-z]{0,4}(-[0-9a-z]{1,4})?$/)

test('a record survives its text, which needs no escaping in an address', () => {
  fc.assert(
    fc.property(
      fc.nat(0xffffffff),
      fc.array(move),
      fc.option(level),
      fc.option(forces),
      (seed, moves, chosen, forces) => {
        const record = {
          format: 2,
          scenario,
          rules,
          ...(forces === null ? {} : { forces: makeForces(forces) }),
          seed,
          ...(chosen === null ? {} : { difficulty: chosen }),
          moves,
        } as const
        const text = makeRecord(record)
        expect(encodeURIComponent(text)).toBe(text)
        expect(parseRecord(text)).toEqual(record)
      },
    ),
  )
})

test('forces can be any text, and decide together with the scenario which battle it is', () => {
  fc.assert(fc.property(forces, (text) => readForces(makeForces(text)) === text))
  expect(readForces('-zz')).toBeUndefined()
  const one = { scenario, rules, forces: 'a' }
  expect(areOfOneBattle(one, { ...one, rules: '00000000' })).toBe(true)
  expect(areOfOneBattle(one, { ...one, forces: 'b' })).toBe(false)
  expect(areOfOneBattle(one, { scenario, rules })).toBe(false)
  expect(areOfOneBattle(one, { ...one, scenario: 'fedcba9876543210' })).toBe(false)
})

test.each([
  '',
  '2',
  `1.${scenario}.a.t`,
  `2.${scenario}.${rules}.a`,
  `2.${scenario}.${rules}..t`,
  `2.${scenario.toUpperCase()}.${rules}.a.t`,
  `2.${scenario}.a.t`,
  `2.${scenario}.${rules}0.a.t`,
  `2.${scenario}.${rules}.0a.t`,
  `2.${scenario}.${rules}.zzzzzzz.t`,
  `2.${scenario}.${rules}.a-.t`,
  `2.${scenario}.${rules}.a~.t`,
  `2.${scenario}.${rules}.a~a~a.t`,
  `2.${scenario}.${rules}.a~${'a'.repeat(20_001)}.t`,
  `2.${scenario}.${rules}.a-Hard.t`,
  `2.${scenario}.${rules}.a-9.t`,
  `2.${scenario}.${rules}.a-${'h'.repeat(41)}.t`,
  `2.${scenario}.${rules}.a.t__t`,
  `2.${scenario}.${rules}.a._t`,
  `2.${scenario}.${rules}.a.t t`,
  `2.${scenario}.${rules}.a.${'t_'.repeat(600_000)}t`,
])('what is no record is not read as one: %.40s', (text) => {
  expect(parseRecord(text)).toBeUndefined()
})

test('a record of the first format is told apart from what is none', () => {
  expect(whyNoRecord(`1.${scenario}.a.t`)).toContain('of an older form')
  expect(whyNoRecord('1')).toBe('This is not a record, or it is damaged.')
})

test('a move names its side, a seal hides what it chose, a seed joins the first one', () => {
  expect(parseMove(makeMove(3, 'm1-4'))).toEqual({ kind: 'action', side: 3, action: 'm1-4' })
  expect(parseMove(makeMove(3, 'm1.2-4', 'salt'))).toEqual({ kind: 'action', side: 3, action: 'm1.2-4', salt: 'salt' })
  expect(parseMove(makeSeal(2, '0a9z'))).toEqual({ kind: 'seal', side: 2, seal: '0a9z' })
  expect(parseMove(makeSeed(0xffffffff))).toEqual({ kind: 'seed', seed: 0xffffffff })
  const moves = [makeSeed(7), makeSeal(0, 'ab'), makeMove(1, 't'), makeMove(0, 'm1.2-4', 'salt')]
  const record = { format: 2, scenario, rules, seed: 1, moves } as const
  expect(parseRecord(makeRecord(record))).toEqual(record)
})

test.each(['', '0', '-t', '~', '~0a', '~-1', '~1z141z4', '0~', '0t~', '0t~A', `0~${'a'.repeat(65)}`, '0t~a~b'])(
  '%s is no move',
  (text) => {
    expect(parseMove(text)).toBeUndefined()
  },
)
