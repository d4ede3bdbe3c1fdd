/** lint: Resolved -> Resolved. Design and playability; scenarios with errors drop out. */
import type { CompiledScenario, Suppression } from '../content.ts'
import { stageCodes } from '../diagnostics/codes.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { sharedRules } from '../lint/index.ts'
import type { Finding, LintRule } from '../lint/rule.ts'
import { workshopOf } from '../systems/index.ts'
import { noTiming, type Timing } from '../timing.ts'
import type { Resolved } from './resolve.ts'

export const lint = (resolved: Resolved, report: Report): Resolved => ({
  ...resolved,
  scenarios: resolved.scenarios.filter((scenario) => lintOne(scenario, report)),
})

/** Reports what the rules find in a scenario; false when one of the findings is an error. */
export const lintOne = (compiled: CompiledScenario, report: Report, timing: Timing = noTiming): boolean => {
  const { lint: own } = workshopOf(compiled.scenario.system)
  const codes = [...own.rules, ...sharedRules].map(({ code }) => code)
  const used = new Set<Suppression>()
  /** Lets rules look one after the other: what the last ones look at is what the first ones found. */
  const run = <Context>(rules: readonly LintRule<Context>[], context: Context): boolean =>
    rules
      .map((rule) => timing.measure(`lint ${rule.code}`, () => isSilent(rule, context, compiled, used, report)))
      .every(Boolean)
  const isOwnSound = run(own.rules, own.open(compiled))
  return run(sharedRules, { compiled, chart: own.chart(compiled), codes, stageCodes: otherCodes, used }) && isOwnSound
}

const otherCodes = Object.keys(stageCodes)

/** Reports what a rule finds; false when that is an error that nobody suppressed. */
const isSilent = <Context>(
  { code, severity, check }: LintRule<Context>,
  context: Context,
  compiled: CompiledScenario,
  used: Set<Suppression>,
  report: Report,
): boolean => {
  let found = 0
  for (const finding of check(context)) {
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
