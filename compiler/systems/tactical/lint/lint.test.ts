/** The cases of the rules are tests of where units may begin: tactical.D3, tactical.P3, tactical.P6, tactical.R2. */
import { describeLintRules } from '../../../../tests/support/lintSuite.ts'
import { systemFiles } from '../../../../tests/support/tables.ts'
import { lintRules } from './index.ts'

describeLintRules({
  system: await systemFiles('tactical'),
  homes: [new URL('.', import.meta.url)],
  codes: lintRules.map(({ code }) => code),
  golden: 'lint-messages-tactical.txt',
})
