import { describe, expect, it } from 'vitest'
import { readCardContent } from '../../../../tests/support/cardContent.ts'
import { compile } from '../../../compile.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'

const files = await readCardContent()

describe('the content of the command-card system', () => {
  const report = makeReport()
  const compiled = compile(files, report)

  it('compiles without an error', () => {
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file, path, code, message }) => `${file} ${makePath(path)} ${code}: ${message}`)).toEqual([])
  })

  it('has a rulebook, and every scenario that was written', () => {
    expect(compiled.rulebooks.map(({ system }) => system)).toEqual(['command-cards'])
    const written = files.filter(({ path }) => path.startsWith('scenarios/') && path.endsWith('/scenario.yaml'))
    expect(compiled.scenarios.length).toBe(written.length)
    expect(written.length).toBeGreaterThan(0)
  })
})
