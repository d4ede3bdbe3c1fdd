import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someRuns, turn } from '../tests/support/turns.ts'
import { compile } from './compile.ts'
import { makeReport } from './diagnostics/diagnostic.ts'
import { print } from './diagnostics/print.ts'
import { readDirectory } from './disk.ts'
import type { SourceFile } from './files.ts'

const content = await readDirectory(new URL('../content', import.meta.url).pathname, makeReport())
const system = content.filter(({ path }) => /^systems\/operational\/.*\.yaml$/.test(path))
const names = ['scenario.yaml', 'map.yaml', 'briefing.md'] as const
const small = names.map((name) =>
  readFileSync(new URL(`systems/operational/lint/fixture/${name}`, import.meta.url), 'utf8'),
)

/** A slip of the pen: some characters are replaced by others. */
interface Slip {
  readonly file: number
  readonly at: number
  readonly remove: number
  readonly insert: string
}

const slip = fc.record<Slip>({
  file: fc.integer({ min: 0, max: names.length - 2 }),
  at: fc.nat(2400),
  remove: fc.nat(12),
  insert: fc.oneof(
    fc.constantFrom(
      '',
      '\n',
      ' ',
      ': ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '"',
      '0',
      '9999',
      '-1',
      'null',
      '~',
      '&a',
      '*a',
      '|',
    ),
    fc.string({ maxLength: 6 }),
    fc.constantFrom(
      'hex: 0101',
      'units: []',
      'turns: 0',
      'steps: 12',
      'arrives: {turn: 9, hexes: [0801]}',
      '__proto__: 1',
    ),
  ),
})

const apply = (texts: readonly string[], { file, at, remove, insert }: Slip): string[] =>
  texts.map((text, index) => {
    if (index !== file) return text
    const from = at % (text.length + 1)
    return text.slice(0, from) + insert + text.slice(from + remove)
  })

describe('content with slips', () => {
  it('is always compiled: found wrong or found sound, never a crash', () => {
    fc.assert(
      fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), (slips) => {
        const texts = slips.reduce<readonly string[]>(apply, small)
        const files: SourceFile[] = [
          ...system,
          ...texts.map((text, index) => ({ path: `scenarios/grey-river/${names[index]}`, text })),
        ]
        const report = makeReport()
        const { scenarios } = compile(files, report)
        expect(scenarios.length === 1 || report.hasErrors()).toBe(true)
        for (const format of ['text', 'json', 'sarif', 'github'] as const) {
          expect(print(format, report.diagnostics, { files, root: 'content', colour: true })).toBeTypeOf('string')
        }
      }),
      { numRuns: someRuns(150), seed: 7 + turn },
    )
  })
})
