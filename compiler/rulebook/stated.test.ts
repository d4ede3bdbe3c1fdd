import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { readFrontMatter } from './frontMatter.ts'
import { parseMarkdown } from './markdown.ts'
import { surelyStates } from './stated.ts'

const anchorsOf = (path: string, text: string): readonly string[] => {
  const file = { path, text }
  const { length } = readFrontMatter(file, makeReport())
  return parseMarkdown(file, length, 'operational', makeReport()).rules.map(({ anchor }) => anchor)
}

it('sees most rules of the house without parsing their chapters, and no others', async () => {
  const root = fileURLToPath(new URL('../../content/systems', import.meta.url))
  const chapters = (await readDirectory(root, makeReport())).filter(({ path }) => /\/rules\/\d.*\.md$/.test(path))
  let stated = 0
  let seen = 0
  for (const file of chapters)
    for (const anchor of anchorsOf(file.path, file.text)) {
      stated++
      if (surelyStates(file, anchor)) seen++
    }
  expect(stated).toBeGreaterThan(200)
  expect(seen / stated).toBeGreaterThan(0.5)
})

it('never sees a rule that parsing does not find', () => {
  const line = fc.constantFrom(
    ...[
      'Words go on',
      '[flag](term:flag) goes.',
      'It ends. {#A1}',
      'Ends. {#A1} {#B2}',
      '```',
      '```example',
      '~~~',
      '````',
      '- item',
    ],
    ...[
      '  more',
      '    code',
      '> quote',
      '<div>',
      '<!-- note',
      '-->',
      '---',
      '===',
      '| a | b |',
      'a | b',
      '--- | ---',
      '# Head',
    ],
    ...['1. one', '[a]: b', '[^1]: note', '`code', 'so`.', '*bold', 'bold*. {#A1}', '\\', '', '', '', '', '\t'],
  )
  let sure = 0
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.array(line, { maxLength: 5 }), (before, after) => {
      const lines = [...before, '', 'Words go on', 'to their end. {#A1}', ...after]
      const text = `---\ntitle: T\nsummary: S\n---\n\n${lines.join('\n')}\n`
      if (!surelyStates({ path: 'a.md', text }, 'A1')) return
      sure++
      expect(anchorsOf('a.md', text), text).toContain('A1')
    }),
    { numRuns: 3000, seed: 11 },
  )
  expect(sure).toBeGreaterThan(100)
})
