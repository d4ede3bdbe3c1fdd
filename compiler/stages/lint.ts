/** lint: Resolved -> Resolved. Design and playability; scenarios with errors drop out. */
import type { CompiledScenario, Suppression } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { makeContext } from '../systems/operational/lint/context.ts'
import { lintRules } from '../systems/operational/lint/index.ts'
import type { Finding } from '../systems/operational/lint/rule.ts'
import type { Resolved } from './resolve.ts'

const codes = lintRules.map(({ code }) => code)

export const lint = (resolved: Resolved, report: Report): Resolved => ({
  ...resolved,
  scenarios: resolved.scenarios.filter((scenario) => isSound(scenario, report)),
})

/** Reports what the rules find in a scenario; false when one of the findings is an error. */
const isSound = (scenario: CompiledScenario, report: Report): boolean => {
  const used = new Set<Suppression>()
  const context = makeContext(scenario, codes, used)
  let sound = true
  for (const { code, severity, check } of lintRules) {
    for (const finding of check(context)) {
      const suppression = findSuppression(scenario, code, finding)
      if (suppression !== undefined) {
        used.add(suppression)
        continue
      }
      if (severity === 'error') sound = false
      report[severity](code, finding.place, finding.message, finding)
    }
  }
  return sound
}

const findSuppression = (scenario: CompiledScenario, code: string, { about }: Finding): Suppression | undefined =>
  scenario.suppressions.find((one) => one.code === code && (one.at === undefined || one.at === about))
