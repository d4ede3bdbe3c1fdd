import fc from 'fast-check'
import { dump, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { makeLocator } from './locate.ts'

const text = `kind: map
terrain: |
  . . f
   h f ~
run: 0101 0201
  0302 0303
folded: >-
  one two
  three
units:
  - {id: a, steps: 5}
  - id: b
    steps: 6
    arrives:
      hexes: [0101, 0102]
0201: west
empty:
quoted: 'it''s'
`

const found = (path: Path, extra: Partial<Place> = {}): string => {
  const { start, end } = makeLocator(text).locate({ path, ...extra })
  const line = text.slice(0, start).split('\n').length
  const column = start - text.lastIndexOf('\n', start - 1)
  return `${line}:${column} ${text.slice(start, end)}`
}

describe('a place in a document', () => {
  it.each<[string, Path, Partial<Place>, string]>([
    ['the file', [], {}, '1:1 kind'],
    ['a value', ['kind'], {}, '1:7 map'],
    ['a key', ['kind'], { key: true }, '1:1 kind'],
    ['a block of text is shown by its key', ['terrain'], {}, '2:1 terrain'],
    ['a sign in a block of text', ['terrain'], { within: { line: 1, column: 5 } }, '4:8 ~'],
    ['a word of a text over two lines', ['run'], { within: { line: 0, column: 15, length: 4 } }, '6:8 0303'],
    ['a word of a folded text', ['folded'], { within: { line: 0, column: 8, length: 5 } }, '9:3 three'],
    ['a list is shown by its key', ['units'], {}, '10:1 units'],
    ['an item in brackets', ['units', 0], {}, '11:5 {'],
    ['a field of it', ['units', 0, 'steps'], {}, '11:20 5'],
    ['a key of it', ['units', 0, 'steps'], { key: true }, '11:13 steps'],
    ['an item over several lines', ['units', 1], {}, '12:5 id'],
    ['deep inside', ['units', 1, 'arrives', 'hexes', 1], {}, '15:21 0102'],
    ['a key that is a number', ['201'], {}, '16:7 west'],
    ['an empty value is shown by its key', ['empty'], {}, '17:1 empty'],
    ['a text in quotes, with them', ['quoted'], {}, "18:9 'it''s'"],
    ['a field that is not there leads to its owner', ['units', 1, 'hex'], {}, '12:5 id'],
    ['an item that is not there leads to the list', ['units', 9], {}, '10:1 units'],
  ])('%s', (_, path, extra, expected) => {
    expect(found(path, extra)).toBe(expected)
  })

  it('is the beginning when the text is no YAML', () => {
    expect(makeLocator('a: [').locate({ path: ['a'] })).toEqual({ start: 0, end: 1 })
  })

  it('is found for every plain value of every document', () => {
    const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/))
    const tree = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z-]{0,6}$/), tie('node'), { minKeys: 1, maxKeys: 4 }),
      ),
    })).node
    fc.assert(
      fc.property(tree, fc.integer({ min: -1, max: 3 }), (value, flowLevel) => {
        const source = dump({ root: value }, { flowLevel })
        const locator = makeLocator(source)
        for (const [path, expected] of leavesOf({ root: value })) {
          const { start, end } = locator.locate({ path })
          expect(load(source.slice(start, end))).toEqual(expected)
        }
      }),
    )
  })
})

const leavesOf = (value: unknown, path: Path = []): [Path, unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [[path, value]]
