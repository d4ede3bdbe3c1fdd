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

it('takes names in every script', () => {
  expect(found('a.yaml', 'names: [Ναύπλιο, قابس, חיפה, 台北, "46th 🚀", "👨‍👩‍👧"]\n')).toEqual([])
})
