/** Where a finding is shown lies inside its file, on one line, whatever the file and the place are. */
import fc from 'fast-check'
import { dump, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../tests/support/codeCases.ts'
import { someRuns } from '../../tests/support/turns.ts'
import { compile } from '../compile.ts'
import { nodeAt, parseTree } from '../yaml/tree.ts'
import { isActive, makeReport, type Path, type Place } from './diagnostic.ts'
import { type LineStretch, locateAll, makeSources, type Sources } from './view.ts'

const file = 'scenarios/a/scenario.yaml'

/** Describes the fault of a position in a text; undefined for a sound one. An empty file has one place: its beginning. */
const faultOf = (
  text: string,
  { line, column, endColumn }: LineStretch,
  sources: Sources,
  path = file,
): string | undefined => {
  const own = sources.lineOf(path, line)
  if (own === undefined) return text === '' || line === 1 ? undefined : `there is no line ${line}`
  if (column < 1 || column > own.length + 1) return `column ${column} of a line with ${own.length} characters`
  if (endColumn <= column) return `it ends at ${endColumn} and begins at ${column}`
  return endColumn > Math.max(own.length + 1, column + 1) ? `it ends at ${endColumn} of ${own.length}` : undefined
}

const step = fc.oneof(fc.constantFrom('a', 'b', 'list', 'text', 'flow', 'nothing', '7', '0415'), fc.nat({ max: 3 }))
const path = fc.array(step, { maxLength: 4 })
const spot = fc.record({
  line: fc.nat({ max: 8 }),
  column: fc.nat({ max: 30 }),
  length: fc.integer({ min: 1, max: 40 }),
})
const place = fc.record({ path, key: fc.boolean(), within: fc.option(spot, { nil: undefined }) }).map(
  ({ path: steps, key, within }): Place => ({
    file,
    path: steps,
    ...(key && steps.length > 0 && { key: true as const }),
    ...(within && { within }),
  }),
)

const word = fc.constantFrom(
  'x',
  'two words',
  'a: b',
  '# no',
  '',
  'ümläut 𝕏',
  '0415',
  'line\nline\n',
  ' edge ',
  '- dash',
)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.integer(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'list', 'text', 'flow', '7'), tie('any'), { maxKeys: 4 }),
  ),
})).any
const layout = fc.record({
  flowLevel: fc.constantFrom(-1, 0, 1, 2),
  indent: fc.constantFrom(2, 4),
  lineWidth: fc.constantFrom(20, 80),
})
const break_ = fc.constantFrom('\n', '\r\n')

describe('a place', () => {
  it('lies inside its file, whatever the file says', () => {
    fc.assert(
      fc.property(value, layout, break_, place, (data, options, newline, at) => {
        const text = dump(data, options).replaceAll('\n', newline)
        const sources = makeSources([{ path: file, text }])
        expect(faultOf(text, sources.positionOf(at), sources)).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })

  it('lies inside its file when that is no YAML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), place, (text, at) => {
        const sources = makeSources([{ path: file, text }])
        expect(faultOf(text, sources.positionOf(at), sources)).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a value', () => {
  const text = `plain: one
folded: a text that
  goes on here
quoted: "two
  lines"
block: |
  first
  second
flow: {a: 1, b: [2,
  3]}
empty:
list:
  - x
  - name: y
    more: z
`
  const sources = makeSources([{ path: file, text }])
  const marked = (...steps: Path): string => {
    const { line, column, endColumn } = sources.positionOf({ file, path: steps })
    return `${line}: ${sources.lineOf(file, line)?.slice(column - 1, endColumn - 1)}`
  }

  it.each<[string, Path, string]>([
    ['on one line is underlined', ['plain'], '1: one'],
    ['of several lines is underlined on its first', ['folded'], '2: a text that'],
    ['in quotation marks over several lines likewise', ['quoted'], '4: "two'],
    ['that is a block of text is shown by its key', ['block'], '6: block'],
    ['in braces is shown by its key', ['flow'], '9: flow'],
    ['inside braces is underlined', ['flow', 'a'], '9: 1'],
    ['inside braces of several lines is underlined on its own', ['flow', 'b', 1], '10: 3'],
    ['that is empty is shown by its key', ['empty'], '11: empty'],
    ['of a list is underlined', ['list', 0], '13: x'],
    ['of a list that is a mapping is shown by its first key', ['list', 1], '14: name'],
    ['that is not there is shown by what would hold it', ['list', 1, 'none'], '14: name'],
  ])('%s', (_, steps, expected) => {
    expect(marked(...steps)).toBe(expected)
  })
})

describe('every finding about broken content', () => {
  it('is shown inside its file, and so is everything related to it', async () => {
    const files = await filesOf({})
    const paths = files.map((one) => one.path).filter((one) => one.startsWith('scenarios/'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.nat(),
        fc.nat({ max: 20 }),
        fc.constantFrom('', 'x', ': ', '[', "'", '\t', '9', '\n', '- ', '~', '#', '{'),
        async (spoilt, at, length, insert) => {
          const all = files.map((one) => {
            if (one.path !== spoilt) return one
            const from = at % one.text.length
            return { path: one.path, text: one.text.slice(0, from) + insert + one.text.slice(from + length) }
          })
          const report = makeReport()
          compile(all, report)
          const sources = makeSources(all)
          for (const { diagnostic, position, related } of locateAll(report.diagnostics.filter(isActive), sources)) {
            for (const one of [{ file: diagnostic.file, position }, ...related]) {
              const text = all.find((source) => source.path === one.file)?.text
              if (text !== undefined) expect(faultOf(text, one.position, sources, one.file)).toBeUndefined()
            }
          }
        },
      ),
      { numRuns: someRuns(150) },
    )
  })
})

describe('an outline for mending', () => {
  it('finds every value of a text where the compiler finds it', () => {
    fc.assert(
      fc.property(value, layout, (data, options) => {
        const text = dump({ root: data }, options)
        expect(load(text)).toEqual({ root: data })
        const tree = parseTree(text)
        expect(nodeAt(tree?.root, ['root'])).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })
})
