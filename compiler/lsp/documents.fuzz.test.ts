/** Whatever somebody types, the answers come, and point into the text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { processorTime } from '../../tests/support/processorTime.ts'
import { someRuns } from '../../tests/support/turns.ts'
import { completionsAt } from './completion.ts'
import { openDocuments } from './documents.ts'
import { hoverAt } from './hover.ts'
import { findReferences, goToDefinition, prepareRename } from './navigate.ts'
import type { Page } from './pages.ts'
import { symbolsOf } from './symbols.ts'

const content = join(import.meta.dirname, '../../content')
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(systems|scenarios\/(singling|road-to-catania)\/).*\.(yaml|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(content, path), 'utf8') }))

const documents = openDocuments([{ directory: '/pack', files, read: [] }], true)

const pieces = fc.constantFrom(
  '\n',
  '  ',
  '- ',
  ': ',
  '{',
  '}',
  '[',
  ']',
  "'",
  '"',
  '# ',
  '|',
  '&a',
  '*a',
  '\t',
  'id: ',
  '](',
)

/** A file with some slips, and a place in it. */
const typed = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(fc.tuple(fc.nat(), pieces, fc.nat({ max: 40 })), { maxLength: 3 }),
    fc.nat(),
  )
  .map(([{ path, text }, slips, at]) => {
    const written = slips.reduce((now, [where, piece, gone]) => {
      const offset = where % (now.length + 1)
      return now.slice(0, offset) + piece + now.slice(offset + gone)
    }, text)
    return { file: `/pack/${path}`, saved: text, written, offset: at % (written.length + 1) }
  })

const ask = (page: Page, offset: number): void => {
  const document = TextDocument.create('', 'yaml', 1, page.text)
  const position = document.positionAt(offset)
  const inside = (range: { readonly start: unknown; readonly end: unknown } | undefined): void => {
    expect(range).toMatchObject({ start: expect.anything(), end: expect.anything() })
  }
  for (const { textEdit } of completionsAt(documents, page, position)) expect(textEdit).toBeDefined()
  const hover = hoverAt(documents, page, position)
  if (hover) inside(hover.range)
  for (const { range } of goToDefinition(documents, page, position)) inside(range)
  for (const { range } of findReferences(documents, page, position, true)) inside(range)
  prepareRename(page, position)
  for (const { range, selectionRange } of symbolsOf(page)) {
    const offsets = [range.start, selectionRange.start, selectionRange.end, range.end].map((one) =>
      document.offsetAt(one),
    )
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
  }
}

describe('an editor', () => {
  it('gets answers about every text, however broken', () => {
    fc.assert(
      fc.property(typed, ({ file, saved, written, offset }) => {
        documents.change(file, written)
        try {
          const page = documents.pageOf(file)
          if (page) ask(page, offset)
        } finally {
          documents.change(file, saved)
        }
      }),
      { numRuns: someRuns(400) },
    )
  })

  it.each([
    ['brackets', '['.repeat(20_000)],
    ['braces', '{a: '.repeat(20_000)],
    ['indented keys', Array.from({ length: 1000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['dashes', '- '.repeat(20_000)],
    [
      'aliases',
      Array.from({ length: 30 }, (_, level) => `a${level}: &a${level} [*a${level - 1}, *a${level - 1}]`).join('\n'),
    ],
  ])('is not kept waiting by %s without end', (_, text) => {
    const file = '/pack/scenarios/singling/scenario.yaml'
    const saved = documents.pageOf(file)?.text
    documents.change(file, `kind: scenario\nsides: ${text}`)
    const begun = processorTime()
    const page = documents.pageOf(file)
    if (page) ask(page, page.text.length)
    expect(processorTime() - begun).toBeLessThan(10_000)
    documents.change(file, saved)
  })
})
