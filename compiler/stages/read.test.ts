import { expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { read } from './read.ts'

const found = (path: string, text: string) => {
  const report = makeReport()
  read([{ path, text }], report)
  return report.diagnostics
}

it.each([
  ['a.yaml', 'kind: map\nname: "1st \u202eDivision"\n', 'U+202E', { line: 1, column: 11, length: 1 }],
  ['a.md', 'The \u2066road\u2069.\n', 'U+2066', { line: 0, column: 4, length: 1 }],
  ['a.yaml', 'kind: map\nname: "1st \\u202eDivision"\n', 'U+202E', { line: 1, column: 11, length: 6 }],
  ['a.yaml', 'name: "1st \\U0000202EDivision"\n', 'U+202E', { line: 0, column: 11, length: 10 }],
  ['a.md', 'The &#x2066;road&#8297;.\n', 'U+2066', { line: 0, column: 4, length: 8 }],
  ['a.md', 'The &#08238;road.\n', 'U+202E', { line: 0, column: 4, length: 8 }],
])('text that is turned in %s is refused where it is', (path, text, point, within) => {
  expect(found(path, text)).toMatchObject([
    {
      code: 'text-turned',
      within,
      message: expect.stringContaining(point),
      hint: expect.stringContaining('Remove it'),
    },
  ])
})

it('takes what only looks like it', () => {
  expect(found('a.yaml', 'names: ["a\\\\u202e", "\\u00e9", u202e]\n')).toEqual([])
  expect(found('a.md', 'No &#233;, no &#82380; and no #8238;.\n')).toEqual([])
})

it('takes names in every script', () => {
  expect(found('a.yaml', 'names: [Ναύπλιο, قابس, חיפה, 台北, "46th 🚀", "👨‍👩‍👧"]\n')).toEqual([])
})
