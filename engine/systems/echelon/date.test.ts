import { expect, it } from 'vitest'
import { dateWords, monthOf, parseDate, weekOf } from './date.ts'

it('writes weeks as month, year and week, and reads those of files', () => {
  const week = weekOf(1942, 7, 1)
  expect(dateWords(week)).toBe('Jul 1942, week 1')
  expect(parseDate('Jul 1 42')).toBe(week)
  expect(dateWords(week + 4)).toBe('Aug 1942, week 1')
  expect(dateWords(weekOf(1943, 1, 4))).toBe('Jan 1943, week 4')
  expect(dateWords(weekOf(1942, 12, 4) + 1)).toBe('Jan 1943, week 1')
  expect(monthOf(weekOf(1943, 12, 3))).toBe(12)
})

it.each(['July 1 42', 'Jul 5 42', 'Jul 1 1942', ''])('knows no week “%s”', (text) => {
  expect(parseDate(text)).toBeUndefined()
})
