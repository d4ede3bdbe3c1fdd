import { expect, it } from 'vitest'
import { dateWords, makeDate, monthOf, parseDate, weekOf } from './date.ts'

it('writes weeks as month, week and year, and reads them back', () => {
  const week = weekOf(1942, 7, 1)
  expect(makeDate(week)).toBe('Jul 1 42')
  expect(parseDate('Jul 1 42')).toBe(week)
  expect(makeDate(week + 4)).toBe('Aug 1 42')
  expect(dateWords(weekOf(1943, 1, 4))).toBe('Jan 1943, week 4')
  expect(makeDate(weekOf(1942, 12, 4) + 1)).toBe('Jan 1 43')
  expect(monthOf(weekOf(1943, 12, 3))).toBe(12)
})

it.each(['July 1 42', 'Jul 5 42', 'Jul 1 1942', ''])('knows no week “%s”', (text) => {
  expect(parseDate(text)).toBeUndefined()
})
