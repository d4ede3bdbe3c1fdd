import { describe, expect, it } from 'vitest'
import { processorTime } from '../../tests/support/processorTime.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { parseYaml } from './parse.ts'

const parse = (text: string) => {
  const report = makeReport()
  const parsed = parseYaml('a.yaml', text, report)
  return { value: parsed?.value, isAccepted: parsed !== undefined, found: report.diagnostics }
}

const spots = (text: string) =>
  parse(text).found.map(({ code, within }) => `${code} ${(within?.line ?? 0) + 1}:${(within?.column ?? 0) + 1}`)

describe('YAML as content uses it', () => {
  it('gives plain values', () => {
    const { value, found } = parse(
      "kind: map\nlist: [1, {a: true}]\ntext: |\n  . .\n   . .\nhex: 0415\nquoted: '0415'\n",
    )
    expect(value).toEqual({
      kind: 'map',
      list: [1, { a: true }],
      text: '. .\n . .\n',
      hex: 415,
      quoted: '0415',
    })
    expect(found).toEqual([])
  })

  it('keeps dates as text', () => {
    expect(parse('date: 1943-04-06').value).toEqual({ date: '1943-04-06' })
  })

  it('reads files with the line ends of any system', () => {
    expect(parse('a: 1\r\nb: 2\r\n').value).toEqual({ a: 1, b: 2 })
  })

  it('tells every duplicate key, and still gives a value', () => {
    const { value, found } = parse('a: 1\nb: {c: 1, c: 2}\na: 2\n')
    expect(found.map(({ code }) => code)).toEqual(['yaml-duplicate-key', 'yaml-duplicate-key'])
    expect(value).toEqual({ a: 2, b: { c: 2 } })
  })
})

describe('what is no YAML that content accepts', () => {
  it.each([
    ['sides:\n  - colour: {light: #7d6a2c}\n    id: a\n', 'put quotes around the colour above'],
    ['sides:\n  - colour: {light: red\n    id: a\n', 'A bracket or quotation mark above is not closed'],
    ['', 'Begin it with a line such as'],
  ])('%j is answered with a way out', (text, hint) => {
    expect(parse(text).found[0].hint).toContain(hint)
  })

  it.each([
    ['an empty file', '', 'yaml-documents 1:1'],
    ['a file of comments', '# nothing\n', 'yaml-documents 1:1'],
    ['two documents', 'a: 1\n---\nb: 2\n', 'yaml-documents 1:1'],
    ['an unclosed list', 'a: [1, 2\n', 'yaml-syntax 2:1'],
    ['a tab as indentation', 'a:\n\tb: 1\n', 'yaml-syntax 2:1'],
    ['a second colon', 'name: Operation: Husky\n', 'yaml-syntax 1:16'],
    ['a null byte', 'a: "\0"\n', 'yaml-syntax 1:5'],
    ['a tag', 'a: !!binary aGk=\n', 'yaml-tag 1:4'],
    ['a key into the prototype', '__proto__: {admin: true}\n', 'yaml-key 1:1'],
    ['another one', 'a: {constructor: 1}\n', 'yaml-key 1:5'],
    ['a list as a key', '? [a]\n: 1\n', 'yaml-key 1:3'],
    ['an empty key', ': 1\n', 'yaml-key 1:1'],
  ])('%s is refused at its place', (_, text, spot) => {
    const { isAccepted, found } = parse(text)
    expect(isAccepted).toBe(false)
    expect(spots(text)).toContain(spot)
    expect(found.every(({ severity }) => severity === 'error')).toBe(true)
  })

  it.each([
    'name: Operation: Husky\n',
    'a:\n  - {id: x, name: Operation: Husky, hex: 1}\n',
    "a: {b: '1', name: A: b}\n",
  ])('a second colon asks for quotes: %j', (text) => {
    expect(parse(text).found[0].hint).toBe('Put quotes around a text that contains a colon and a blank.')
  })

  it('an entry without a comma asks for one', () => {
    expect(parse('a: {b: 1 c: 2}\n').found[0].hint).toBeDefined()
    expect(parse("a: {b: '1' c: 2}\n").found[0].hint).toContain('commas between the entries')
  })

  it('aliases are refused, so that a few lines never become a billion values', () => {
    const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
    for (let level = 1; level < 10; level++) {
      lines.push(
        `a${level}: &a${level} [${Array(10)
          .fill(`*a${level - 1}`)
          .join(', ')}]`,
      )
    }
    const { isAccepted, found } = parse(lines.join('\n'))
    expect(isAccepted).toBe(false)
    expect(found[0].code).toBe('yaml-alias')
    expect(found.length).toBeLessThan(60)
  })

  it.each([
    ['lists in lists', '['.repeat(200_000)],
    ['mappings in mappings', '{a: '.repeat(100_000)],
    ['indented keys', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['explicit keys', '? '.repeat(100_000)],
  ])('%s without end are refused', (_, text) => {
    expect(parse(text).isAccepted).toBe(false)
  })

  it.each([
    ['pairs in a list', `a: [${'b: c, '.repeat(100_000)}]`],
    ['keys', Array.from({ length: 60_000 }, (_, key) => `k${key}: 1`).join('\n')],
    ['a long text', `a: ${'x '.repeat(400_000)}`],
    ['a text in quotes', `a: "${'\\n'.repeat(400_000)}"`],
    ['a key over many lines', `${'a\n'.repeat(200_000)}b: c`],
    [
      'keys, all of them twice',
      [1, 2].map(() => Array.from({ length: 40_000 }, (_, key) => `k${key}: 1`).join('\n')).join('\n'),
    ],
    ['duplicate keys', 'a: 1\n'.repeat(100_000)],
    ['tags', 'a: !b c\n'.repeat(1) + Array.from({ length: 50_000 }, (_, key) => `k${key}: !t 1`).join('\n')],
    ['documents', '---\n'.repeat(200_000)],
    ['brackets and keys', '[[a]: b, '.repeat(30)],
  ])('%s in great number end in bounded time', (_, text) => {
    const begun = processorTime()
    const { found } = parse(text)
    expect(found.length).toBeLessThan(200)
    // A hundred times of what it takes: quadratic time would be minutes.
    expect(processorTime() - begun).toBeLessThan(20_000)
  })
})
