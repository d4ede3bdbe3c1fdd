import { expect, test } from 'vitest'
import { partsOfLine, rangesOf, shortRule } from './rules.ts'

test('an account links the rules that it knows', () => {
  expect(partsOfLine('Hills: −1 (D9, X1)', 'operational', { 'operational.D9': '/d9' })).toEqual([
    { text: 'Hills: −1 (' },
    { text: 'D9', href: '/d9' },
    { text: ', ' },
    { text: 'X1' },
    { text: ')' },
  ])
})

test('rules that are numbers are linked where they are cited, and no other number', () => {
  const addresses = { 'echelon.3': '/3', 'echelon.37b': '/37b' }
  expect(partsOfLine('3 engineers, fort 3: +1 (37b, 3)', 'echelon', addresses)).toEqual([
    { text: '3 engineers, fort 3: +1 (' },
    { text: '37b', href: '/37b' },
    { text: ', ' },
    { text: '3', href: '/3' },
    { text: ')' },
  ])
})

test('readers know a rule without its system', () => {
  expect(shortRule('operational.D4')).toBe('D4')
})

test.each([
  [['D1', 'D3', 'D2', 'B17'], 'B17, D1–D3'],
  [['49b', '49a', '49c', '50a', '52', '53'], '49a–49c, 50a, 52, 53'],
  [['40e', '40g', '40d', '40c'], '40c–40e, 40g'],
  [['E10', 'E9', 'E11', 'E9'], 'E9–E11'],
  [['G4'], 'G4'],
  [[], ''],
])('%j are %j', (numbers, ranges) => expect(rangesOf(numbers)).toBe(ranges))
