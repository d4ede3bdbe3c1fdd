import { expect, test } from 'vitest'
import { uncapital } from './words.ts'

test.each([
  ['Steps lost', 'steps lost'],
  ['RE lost', 'RE lost'],
  ['', ''],
])('“%s” begins inside of a sentence as “%s”', (text, expected) => expect(uncapital(text)).toBe(expected))
