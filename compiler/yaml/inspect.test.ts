import fc from 'fast-check'
import { parseEvents, YAMLException } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { inspect, isPlain } from './inspect.ts'
import { deepest, parseYaml } from './parse.ts'

/** What inspecting finds; undefined for what is no YAML. */
const look = (text: string): { readonly isPlain: boolean; readonly codes: readonly string[] } | undefined => {
  try {
    const events = parseEvents(text, { maxDepth: deepest })
    const report = makeReport()
    inspect('a.yaml', text, events, report)
    return { isPlain: isPlain(text, events), codes: report.diagnostics.map(({ code }) => code) }
  } catch (error) {
    if (error instanceof YAMLException) return undefined
    throw error
  }
}

const pieces = [
  ...[
    'a: ',
    'b: ',
    'a',
    '1',
    '0201: ',
    "'0201': ",
    '"a": ',
    '"\\x5f_proto__": ',
    '__proto__: ',
    'constructor: ',
    "'prototype': ",
  ],
  ...[
    '- ',
    '? ',
    ': ',
    '\n',
    '\n  ',
    '\n    ',
    '{',
    '}',
    '[',
    ']',
    ', ',
    '|\n',
    "''",
    '""',
    "'': ",
    '&x ',
    '*x',
    '*x : ',
    '!!str ',
    '!t ',
    '---\n',
    '...\n',
    '# c\n',
    '<<: ',
    'null: ',
    '~: ',
  ],
]

describe('a file that is seen to be plain', () => {
  it('has nothing that is refused, but perhaps keys that stand twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const found = look(parts.join(''))
        if (found?.isPlain) expect(found.codes.filter((code) => code !== 'yaml-duplicate-key')).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['a mapping', 'a: 1\nb: [1, {c: 2}]\n', true],
    ['keys in quotes', "'0201': {a: 1}\n", true],
    ['keys twice, which is found later', 'a: 1\na: 2\n', true],
    ['an alias', 'a: &x 1\nb: *x\n', false],
    ['a tag', 'a: !!str 1\n', false],
    ['a forbidden key', 'a: {__proto__: 1}\n', false],
    ['one in quotes', "'constructor': 1\n", false],
    ['one in other signs', '"\\x5f_proto__": 1\n', false],
    ['an empty key', "'': 1\n", false],
    ['a list as a key', '? [a]\n: 1\n', false],
    ['two documents', 'a: 1\n---\nb: 1\n', false],
    ['none', '', false],
  ])('is told by its events: %s', (_, text, expected) => {
    expect(look(text)?.isPlain).toBe(expected)
  })

  it('gives of a number that stands twice in two ways of writing the last one, and says nothing', () => {
    const report = makeReport()
    expect(parseYaml('a.yaml', '0201: west\n201: east\n', report)?.value).toEqual({ 201: 'east' })
    expect(report.diagnostics).toEqual([])
  })
})
