import { expect, test } from 'vitest'
import { partsOfLine, shortRule } from './rules.ts'

test('an account links the rules that it knows', () => {
  expect(partsOfLine('Hills: −1 (D9, X1)', 'operational', { 'operational.D9': '/d9' })).toEqual([
    { text: 'Hills: −1 (' },
    { text: 'D9', href: '/d9' },
    { text: ', ' },
    { text: 'X1' },
    { text: ')' },
  ])
})

test('readers know a rule without its system', () => {
  expect(shortRule('operational.D4')).toBe('D4')
})
