import { describe, expect, it } from 'vitest'
import { describeLintRules } from '../../../../tests/support/lintSuite.ts'
import { systemFiles } from '../../../../tests/support/tables.ts'
import { sharedRules } from '../../../lint/index.ts'
import { systemCompilerOf, systemIds } from '../../index.ts'
import { lintRules } from './index.ts'

describeLintRules({
  system: await systemFiles('command-cards'),
  homes: [new URL('.', import.meta.url)],
  codes: lintRules.map(({ code }) => code),
  golden: 'lint-messages-command-cards.txt',
})

describe('the codes of lint rules', () => {
  it('are those of no other system: the page of a code is found by its name', () => {
    const all = [...systemIds.flatMap((id) => systemCompilerOf(id).lint.rules), ...sharedRules]
    const codes = all.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
