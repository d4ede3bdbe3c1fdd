/** lint: CompiledScenario -> CompiledScenario. Design and playability; scenarios with errors drop out. */

import { oncePer } from '../../engine/once.ts'
import type { CompiledScenario, Suppression } from '../content.ts'
import { stageCodes } from '../diagnostics/codes.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { sharedRules } from '../lint/index.ts'
import type { Finding, LintRule } from '../lint/rule.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { noTiming, type Timing } from '../timing.ts'

/** Reports what the rules find in a scenario; false when one of the findings is an error. */
export const lintOne = (compiled: CompiledScenario, report: Report, timing: Timing = noTiming): boolean => {
  const { lint: own } = systemCompilerOf(compiled.scenario.system)
  const used = new Set<Suppression>()
  /** Runs rules in their order: the last ones look at what the first ones found. */
  const run = <Context>(rules: readonly LintRule<Context>[], context: Context): boolean => {
    let isSound = true
    for (const rule of rules)
      if (!timing.measure(`lint ${rule.code}`, () => runRule(rule, context, compiled, used, report))) isSound = false
    return isSound
  }
  const isOwnSound = run(own.rules, own.open(compiled))
  const codes = codesOf(own.rules)
  return run(sharedRules, { compiled, chart: own.chart(compiled), codes, stageCodes: otherCodes, used }) && isOwnSound
}

const otherCodes = Object.keys(stageCodes)

/** The codes of a system's rules and of those of all systems. */
const codesOf = oncePer((rules: readonly Pick<LintRule<never>, 'code'>[]): readonly string[] =>
  [...rules, ...sharedRules].map(({ code }) => code),
)

/** Reports what a rule finds; false when one of the findings is an error that nobody suppressed. */
const runRule = <Context>(
  { code, severity, check }: LintRule<Context>,
  context: Context,
  compiled: CompiledScenario,
  used: Set<Suppression>,
  report: Report,
): boolean => {
  let found = 0
  for (const told of check(context)) {
    const finding = { about: compiled.id, ...told }
    const suppression = findSuppression(compiled, code, finding)
    if (suppression !== undefined) {
      used.add(suppression)
      const { reason, place: by } = suppression
      report[severity](code, finding.place, finding.message, { ...finding, suppressed: { reason, by } })
      continue
    }
    found++
    report[severity](code, finding.place, finding.message, finding)
  }
  return found === 0 || severity !== 'error'
}

const findSuppression = (scenario: CompiledScenario, code: string, { about }: Finding): Suppression | undefined =>
  scenario.suppressions.find((one) => one.code === code && (one.at === undefined || one.at === about))
