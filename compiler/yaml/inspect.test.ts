import { describe, expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { parseYaml } from './parse.ts'

describe('inspecting a file', () => {
  it.each([
    ['a mapping', 'a: 1\nb: [1, {c: 2}]\n', true],
    ['keys in quotes', "'0201': {a: 1}\n", true],
    ['keys twice, which are reported and can be lived with', 'a: 1\na: 2\n', true],
    ['an alias', 'a: &x 1\nb: *x\n', false],
    ['a tag', 'a: !!str 1\n', false],
    ['a forbidden key', 'a: {__proto__: 1}\n', false],
    ['one in quotes', "'constructor': 1\n", false],
    ['one in other signs', '"\\x5f_proto__": 1\n', false],
    ['an empty key', "'': 1\n", false],
    ['a list as a key', '? [a]\n: 1\n', false],
    ['two documents', 'a: 1\n---\nb: 1\n', false],
    ['none', '', false],
  ])('accepts or refuses %s', (_, text, isAccepted) => {
    expect(parseYaml('a.yaml', text, makeReport()) !== undefined).toBe(isAccepted)
  })

  it('gives of a number that stands twice in two ways of writing the last one, and says nothing', () => {
    const report = makeReport()
    expect(parseYaml('a.yaml', '0201: west\n201: east\n', report)?.value).toEqual({ 201: 'east' })
    expect(report.diagnostics).toEqual([])
  })
})
