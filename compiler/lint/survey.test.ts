import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords, paragraphsOf } from './prose.ts'
import { surveyOf } from './survey.ts'

const part = fc.constantFrom(
  ...[
    'the',
    'The',
    'of',
    'and',
    'x',
    '14',
    '3rd',
    'May',
    '1943',
    '**',
    '*',
    '\\',
    '#',
    '## What',
    '-',
    '.',
    'é',
    '_',
    '\u0001',
    '\u001d',
  ],
)
const blank = fc.constantFrom(
  ' ',
  '  ',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '\n \t\n',
  '\n\u00a0\n',
  '\n\u2003\n',
  '\v',
  '',
  '',
)
const texts = fc
  .array(fc.tuple(part, blank), { maxLength: 40 })
  .map((parts) => parts.map(([word, after]) => word + after).join(''))

it('proves of a text what the rules would not find', () => {
  let proven = 0
  fc.assert(
    fc.property(texts, (text) => {
      const { mostWords, mayRepeatWord, mayBeOdd, numbers } = surveyOf({ path: 'briefing.md', text })
      const paragraphs = [...paragraphsOf(text)]
      for (const paragraph of paragraphs) expect(countWords(paragraph.text)).toBeLessThanOrEqual(mostWords)
      if (!mayRepeatWord) expect(text).not.toMatch(/\b(the|of|and)[ \t]+\1\b/i)
      if (!mayBeOdd)
        for (const paragraph of paragraphs)
          expect([...paragraph.text.matchAll(/(?<!\\)\*\*/g)].length % 2, JSON.stringify(paragraph.text)).toBe(0)
      for (const { index } of text.matchAll(/\b\d/g)) expect(numbers).toContain(index)
      if (!mayBeOdd && !mayRepeatWord && paragraphs.length > 1) proven++
    }),
    { numRuns: 2000, seed: 3 },
  )
  expect(proven).toBeGreaterThan(50)
})
