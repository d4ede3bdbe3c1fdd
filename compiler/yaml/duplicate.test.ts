import { describe, expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { fixAll } from '../fix/apply.ts'
import { parseYaml } from './parse.ts'

const mend = (before: string): string => {
  let text = before
  const { files } = fixAll([{ path: 'a.yaml', text }], (changes) => {
    text = changes[0]?.text ?? text
    const report = makeReport()
    parseYaml('a.yaml', text, report)
    return report.diagnostics
  })
  return files[0]?.text ?? before
}

describe('a key that stands twice', () => {
  it('with the same value goes', () => {
    expect(mend('a: 1\nb: 2 # first\na: 1 # again\nc: 3\n')).toBe('a: 1\nb: 2 # first\nc: 3\n')
    expect(mend('list:\n  - id: x\n    name: Two words\n    name: Two words\n')).toBe(
      'list:\n  - id: x\n    name: Two words\n',
    )
  })

  it.each(['a: 1\na: 2\n', 'a:\n  b: 1\na:\n  b: 1\n', 'a: [1]\na: [1]\n', '{a: 1, a: 1}\n', 'a: x\n  y\na: x\n  z\n'])(
    'with another value, or one that is not on a line, is left to its author: %j',
    (text) => {
      expect(mend(text)).toBe(text)
    },
  )
})
