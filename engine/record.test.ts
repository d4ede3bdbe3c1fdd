import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRecord, parseRecord } from './record.ts'

const scenario = '0123456789abcdef'
const move = fc.stringMatching(/^[0-9a-z]{1,4}(-[0-9a-z]{1,4})?$/)

test('a record survives its text, which needs no escaping in an address', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.array(move), (seed, moves) => {
      const record = { format: 1, scenario, seed, moves } as const
      const text = makeRecord(record)
      expect(encodeURIComponent(text)).toBe(text)
      expect(parseRecord(text)).toEqual(record)
    }),
  )
})

test.each([
  '',
  '1',
  `2.${scenario}.a.t`,
  `1.${scenario}.a`,
  `1.${scenario}..t`,
  `1.${scenario.toUpperCase()}.a.t`,
  `1.${scenario}.0a.t`,
  `1.${scenario}.zzzzzzz.t`,
  `1.${scenario}.a.t__t`,
  `1.${scenario}.a._t`,
  `1.${scenario}.a.t t`,
  `1.${scenario}.a.${'t_'.repeat(600_000)}t`,
])('what is no record is not read as one: %.40s', (text) => {
  expect(parseRecord(text)).toBeUndefined()
})
