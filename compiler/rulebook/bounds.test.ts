import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemWith } from '../../tests/support/rulebook.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { isQuiet } from './bounds.ts'
import { parseMarkdown } from './markdown.ts'
import { isSurelySound } from './marks.ts'
import { renderMarkdown } from './renderMarkdown.ts'

const targets = {
  system: 'operational',
  rules: new Map([['C1', 'movement']]),
  terms: new Set<string>(),
  chapters: new Set<string>(),
  scenarios: new Set<string>(),
  guides: new Set<string>(),
  unitTypes: new Set<string>(),
}

const system = systemWith({})

const findingsIn = (text: string): readonly string[] => {
  const report = makeReport()
  const parsed = parseMarkdown({ path: 'scenarios/a/briefing.md', text }, 0, undefined, report)
  renderMarkdown(parsed, system, targets, report)
  return report.diagnostics.map(({ code }) => code)
}

/** Pieces of which texts of all kinds can come together: of Markdown, of what is refused, and of what only looks like it. */
const pieces = [
  ...[
    'word',
    'a',
    '1',
    ' ',
    '  ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    '.',
    ',',
    ':',
    '-',
    '\\',
    '\0',
    '\u00a0',
    'é',
    '🚀',
  ],
  ...[
    '*',
    '**',
    '_',
    '~',
    '~~',
    '`',
    '``',
    '```',
    '~~~',
    '```example\n',
    '# ',
    '## ',
    '- ',
    '- - ',
    '1. ',
    '> ',
    '>',
    '---',
    '===',
    '|',
    '| a | b |\n|--|--|\n',
  ],
  ...[
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    ']: ',
    '[^a]',
    '[^a]: ',
    '[x]',
    '{',
    '{{',
    '}',
    '}}',
    '{#C1}',
    '{{table x}}',
    'table ',
    '<',
    '</p>',
    '<b>',
    '<!--',
    '-->',
  ],
  ...[
    '&',
    '&amp;',
    '&#123;',
    '&lt;',
    '&#x5b;',
    'www.',
    'WWW.a.b',
    'http:',
    'http://a.b',
    'hTTps://',
    'mailto:',
    'xmpp:',
    'ftp://a.b',
    '@',
    'a@b.co',
    'rule:C1',
    '//a.b',
    'a.com',
  ],
]

describe('a text that is not parsed because nothing in it can be wrong', () => {
  it('has no findings, whatever it is made of', () => {
    const quiet = pieces.filter(isQuiet)
    expect(quiet.length).toBeGreaterThan(40)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...quiet), { maxLength: 60 }), (parts) => {
        const text = parts.join('')
        if (isQuiet(text)) expect(findingsIn(text)).toEqual([])
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        if (isQuiet(text)) expect(findingsIn(text)).toEqual([])
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        if (isQuiet(text)) expect(findingsIn(text)).toEqual([])
      }),
    )
  })

  it.each([
    ['HTML', 'Hold <b>this</b>.'],
    ['a picture', 'Look: ![map](map.png)'],
    ['a link', 'See [it](scenario:nowhere).'],
    ['a link by reference', 'See [it].\n\n[it]: rule:C99\n'],
    ['an address that nobody marked', 'Look at www.example.org now.'],
    ['another one', 'Look at http://example.org now.'],
    ['an address of post', 'Write to nobody@example.org please.'],
    ['a number', 'It costs {{terrain.nowhere}}.'],
    ['a table in parts', '{*{table nowhere}*}'],
    ['a number in other signs', 'It costs &#123;&#123;terrain.nowhere}}.'],
    ['an example in a list', '- one\n\n  ```example\n  title: x\n  ```\n'],
    ['an example in a quote', '> ~~~example\n> title: x\n> ~~~\n'],
    ['too much', `${'word '.repeat(900)}\n`],
    ['too much in many lines', `${'word '.repeat(90)}\n`.repeat(10)],
    ['too deep', `${'> '.repeat(30)}word\n`],
    ['too long', 'word\n\n'.repeat(20_000)],
  ])('is not one with %s', (_, text) => {
    expect(findingsIn(text)).not.toEqual([])
    expect(isQuiet(text)).toBe(false)
  })
})

describe('a text whose links and numbers are plain and lead somewhere', () => {
  const isSound = (text: string): boolean => isSurelySound(text, system.rules, () => targets)
  const marks = [
    ...[
      '[one](rule:C1)',
      '[two\nlines](rule:C1)',
      '[](https://example.org/a-b.c)',
      '[*a*](rule:C1)',
      '{{combat.columns.last}}',
      '{{ combat.columns.last }}',
    ],
    ...[
      '[no](rule:C9)',
      '[^a](rule:C1)',
      '[x](rule:C1)',
      '![p](rule:C1)',
      '{{nowhere}}',
      '{{table terrain.cost}}',
      '{{table nowhere}}',
      '[a](#b)',
      '[a][b]',
      '[b]: rule:C9',
    ],
  ]

  it('has no findings, whatever stands around them', () => {
    expect(marks.filter(isSound).length).toBeGreaterThanOrEqual(6)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks, ...pieces.filter(isQuiet)), { maxLength: 30 }), (parts) => {
        const text = parts.join('')
        if (isSound(text)) expect(findingsIn(text)).toEqual([])
      }),
      { numRuns: 3000 },
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks, ...pieces), { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        if (isSound(text)) expect(findingsIn(text)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    '[no](rule:C9)',
    'It costs {{nowhere}}.',
    '{{table nowhere}}',
    '![p](rule:C1)',
    '[a](http://a.b)',
    '[a](scenario:gone)',
  ])('is not one with %s', (text) => {
    expect(findingsIn(text)).not.toEqual([])
    expect(isSound(text)).toBe(false)
  })
})
