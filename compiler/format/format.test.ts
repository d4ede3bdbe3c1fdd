import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { processorTime } from '../../tests/support/processorTime.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { schemaFor } from '../schemas/located.ts'
import { formatFiles } from './files.ts'
import { formatText } from './format.ts'

const content = join(import.meta.dirname, '../../content')

const houseFiles: readonly SourceFile[] = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(content, path), 'utf8') }))

const format = (text: string, kind = 'scenario'): string | undefined => formatText(text, schemaFor('operational', kind))

const commentsOf = (text: string): readonly string[] => {
  const comments: string[] = []
  const add = (comment: string | null | undefined): void => {
    for (const line of comment?.split('\n') ?? []) if (line.trim() !== '') comments.push(line.trim())
  }
  const document = parseDocument(text)
  add(document.commentBefore)
  add(document.comment)
  visit(document, {
    Node: (_, node) => {
      add(node.commentBefore)
      add(node.comment)
    },
  })
  return comments.sort()
}

const value = (text: string): unknown => load(text, { schema: CORE_SCHEMA, json: true })

describe('formatted YAML', () => {
  it.each([
    ['has no blanks at the ends of lines', 'a: 1  \nb: 2\t\n', 'a: 1\nb: 2\n'],
    ['ends with one newline', 'a: 1\n\n\n', 'a: 1\n'],
    ['has an end when it had none', 'a: 1', 'a: 1\n'],
    [
      'keeps the line ends of its system',
      'a: 1  \r\n\r\n\r\nb: |\r\n  x\r\nc: 2',
      'a: 1\r\n\r\nb: |\r\n  x\r\nc: 2\r\n',
    ],
    ['has the line ends of its first line', 'a: 1\nb: 2\r\n', 'a: 1\nb: 2\n'],
    ['keeps the empty lines that group, one at a time', '\na: 1\n\n\n\nb: 2\n', 'a: 1\n\nb: 2\n'],
    ['has two blanks a level', 'a:\n    b:\n        c: 1\n', 'a:\n  b:\n    c: 1\n'],
    ['sets the items of a list below their key', 'a:\n- b: 1\n  c: 2\n- b: 3\n', 'a:\n  - b: 1\n    c: 2\n  - b: 3\n'],
    ['has one blank behind a dash', 'a:\n  -   b: 1\n      c: 2\n', 'a:\n  - b: 1\n    c: 2\n'],
    ['moves a block of text with its key', 'a:\n    b: |\n      x\n       y\n', 'a:\n  b: |\n    x\n     y\n'],
    ['moves a comment with what it stands above', 'a:\n    # one\n    b: 1\n', 'a:\n  # one\n  b: 1\n'],
    ['has one blank behind a colon', 'a:   1\nbb: 2\n', 'a: 1\nbb: 2\n'],
    ['keeps values that stand in a column', 'a:   1\n# c\nbb:  2\n', 'a:   1\n# c\nbb:  2\n'],
    ['has one blank behind a comma', 'a: {b: 1,c:  2 ,  d: [ x,y ]}\n', 'a: {b: 1, c: 2, d: [x, y]}\n'],
    ['keeps numbers in columns', 'a: [1,  2, 10]\n', 'a: [1,  2, 10]\n'],
    ['has single quotes', 'a: "x: y"\nb: "it\'s"\nc: "\\n"\n', 'a: \'x: y\'\nb: "it\'s"\nc: "\\n"\n'],
    ['has no quotes around a date', "date: '1943-04-06'\n", 'date: 1943-04-06\n'],
    ['keeps the quotes of a hex name', 'hex: "0605"\n', "hex: '0605'\n"],
  ])('%s', (_, text, expected) => {
    expect(formatText(text, undefined)).toBe(expected)
  })

  it('aligns a list in whose columns somebody has begun to think', () => {
    const units = [
      'units:',
      '  - {id: a,  type: armour, hex: 0101}',
      '  - {id: bbb, type: infantry, hex: 0201, steps: 3} # the second',
      '  - {id: cc, type: x, arrives: {turn: 2}}',
    ].join('\n')
    expect(formatText(`${units}\n`, undefined)).toBe(
      [
        'units:',
        '  - {id: a,   type: armour,   hex: 0101}',
        '  - {id: bbb, type: infantry, hex: 0201, steps: 3} # the second',
        '  - {id: cc,  type: x,        arrives: {turn: 2}}\n',
      ].join('\n'),
    )
    expect(formatText(units.replace('a,  type', 'a, type'), undefined)).toBe(
      `${units.replace('a,  type', 'a, type')}\n`,
    )
  })

  it('has its fields in the order of the schema, but not across comments and empty lines', () => {
    expect(format('kind: map\nways:\n  - {run: 0101 0201, kind: road}\n', 'map')).toBe(
      'kind: map\nways:\n  - {kind: road, run: 0101 0201}\n',
    )
    expect(format('title: A\nkind: scenario\nturns: 3\nlevel: short\n')).toBe(
      'kind: scenario\ntitle: A\nlevel: short\nturns: 3\n',
    )
    const grouped = 'kind: scenario\nturns: 3\n\nlevel: short\n'
    expect(format(grouped)).toBe(grouped)
    const explained = 'kind: scenario\nturns: 3 # enough\nlevel: short\n'
    expect(format(explained)).toBe(explained)
  })

  it('is not written of what is no YAML', () => {
    const report = makeReport()
    expect(formatText('a: [1\n', undefined, 'a.yaml', report)).toBeUndefined()
    expect(report.diagnostics).toMatchObject([{ code: 'yaml-syntax', file: 'a.yaml' }])
  })

  it('takes time in proportion to its length', () => {
    const units = Array.from({ length: 10_000 }, (_, index) => `      - {id: u-${index},  type: x, hex: '0101'}`)
    const begun = processorTime()
    expect(format(`kind: scenario\nsides:\n  - id: a\n    units:\n${units.join('\n')}\n`)).toContain('id: u-9999, ')
    expect(processorTime() - begun).toBeLessThan(10_000)
  })
})

describe('the formatter', () => {
  it('finds nothing to change in the content of the house', () => {
    expect(formatFiles(content, houseFiles, () => true, makeReport()).map(({ path }) => path)).toEqual([])
  })

  it('changes no value and no comment of a file, and is done after one run, however the file is written', () => {
    const pieces = fc.constantFrom(
      ' ',
      '  ',
      '\n',
      '\n\n',
      '# note\n',
      ' # note',
      '\t',
      '"',
      "'",
      ',',
      '- ',
      ': ',
      '|',
      '&a ',
    )
    const spoilt = fc
      .tuple(fc.constantFrom(...houseFiles), fc.array(fc.tuple(fc.nat(), pieces, fc.nat({ max: 2 })), { maxLength: 4 }))
      .map(([{ text }, slips]) =>
        slips.reduce((now, [at, piece, gone]) => {
          const offset = at % (now.length + 1)
          return now.slice(0, offset) + piece + now.slice(offset + gone)
        }, text),
      )
    fc.assert(
      fc.property(spoilt, (text) => {
        const formatted = format(text)
        if (formatted === undefined) return
        expect(isDeepStrictEqual(value(formatted), value(text))).toBe(true)
        expect(commentsOf(formatted)).toEqual(commentsOf(text))
        expect(format(formatted)).toBe(formatted)
      }),
      { numRuns: 150 },
    )
  })
})
