import { expect, test } from 'vitest'
import { dayOfTurn, signed } from './format.ts'

test('days run over the end of a month', () => {
  expect(dayOfTurn('1943-04-29', 2, 2)).toBe('1 May 1943')
})

test('numbers carry a true minus sign, and nought none', () => {
  expect([signed(-2), signed(0), signed(3), signed(-1.25, 1)]).toEqual(['−2', '0', '+3', '−1.3'])
})
