/** The scenarios of a workspace, step by step: each by itself, on the tables of its system. */
import type { ProvenScenario, RenderedScenario, ScenarioContent, ScenarioHead, Valid } from '../content.ts'
import { families } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { acceptFindings, readSuppressions } from '../diagnostics/suppress.ts'
import { isQuiet } from '../rulebook/bounds.ts'
import { isSurelySound } from '../rulebook/marks.ts'
import { readTargets } from '../rulebook/targets.ts'
import { lintOne } from '../stages/lint.ts'
import { proveOne } from '../stages/prove.ts'
import { read } from '../stages/read.ts'
import { renderBriefing } from '../stages/render.ts'
import { resolveOne } from '../stages/resolve.ts'
import { validate } from '../stages/validate.ts'
import { type Done, makeStep, type Step } from '../step.ts'
import type { Timing } from '../timing.ts'
import { filesOf, type Home, type Homes } from './homes.ts'
import type { Systems } from './systems.ts'

export interface Scenarios {
  contentOf(home: Home): ScenarioContent | undefined
  /** Undefined when it is not sound. */
  renderedOf(home: Home): RenderedScenario | undefined
  /** What is wrong with it, with what its author accepts. */
  findingsOf(home: Home): readonly Diagnostic[]
}

export interface ScenariosOptions {
  /** Whether evidence is asked for. */
  readonly evidence: boolean
  /** Whether scenarios are kept when they have been looked at. */
  readonly retains: boolean
  readonly timing: Timing
}

interface Steps {
  readonly valid: Step<ScenarioContent | undefined>
  readonly sound: Step<ProvenScenario | undefined>
  readonly rendered: Step<RenderedScenario | undefined>
}

const makeSteps = (): Steps => ({ valid: makeStep(), sound: makeStep(), rendered: makeStep() })

export const openScenarios = (
  homes: Homes,
  systems: Systems,
  { evidence, retains, timing }: ScenariosOptions,
): Scenarios => {
  const kept = new WeakMap<Home, Steps>()
  /** The one that is looked at, where none is kept: what a map of old homes holds outlives many small collections of garbage. */
  let last: { readonly home: Home; readonly steps: Steps } | undefined
  const stepsOf = (home: Home): Steps => {
    if (last?.home !== home) last = { home, steps: kept.get(home) ?? makeSteps() }
    if (retains) kept.set(home, last.steps)
    return last.steps
  }

  const valid = (home: Home): Done<ScenarioContent | undefined> =>
    stepsOf(home).valid(
      [home.tables, home.texts],
      (report) => {
        const files = filesOf(home)
        const documents = timing.measure('read', () => read(files, report))
        return timing.measure('validate', () => validate(documents, files, report)).scenarios[0]
      },
      homes.knownOf(home),
    )

  const sound = (home: Home): Done<ProvenScenario | undefined> => {
    const { value: content, diagnostics } = valid(home)
    const front = content && systems.frontOf(content.system)
    const ids = (): readonly string[] => homes.systems().map(({ name }) => name.slice('systems/'.length))
    return stepsOf(home).sound(
      [content, front ?? ids().join()],
      (report) => {
        if (content === undefined) return undefined
        const resolved = timing.measure('resolve', () => resolveOne(content, front?.resolved, ids, report))
        if (resolved === undefined) return undefined
        if (!timing.measure('lint', () => lintOne(resolved, report, timing))) return undefined
        return evidence
          ? timing.measure('prove', () => proveOne(resolved, report))
          : { ...resolved, evidence: null, victories: [] }
      },
      [...homes.knownOf(home), ...diagnostics],
    )
  }

  const rendered = (home: Home): Done<RenderedScenario | undefined> => {
    const { value: scenario } = sound(home)
    const system = scenario && systems.compiledOf(scenario.scenario.system)
    return stepsOf(home).rendered([scenario, system, scenario && homes.mentionsOf([scenario.briefing])], (report) => {
      if (scenario === undefined || system === undefined) return undefined
      // No rulebook is compiled for a briefing: of its chapters only those are read to which the briefing links.
      const book = { system, targets: readTargets(system, homes.around()) }
      return timing.measure('render', () => renderBriefing(scenario, book, report))
    })
  }

  /** What rendering finds in the briefing: one in which nothing can be wrong is not rendered for that. */
  const textFindings = (home: Home): readonly Diagnostic[] => {
    const { value: scenario } = sound(home)
    if (scenario === undefined || isQuiet(scenario.briefing.text)) return []
    const system = systems.compiledOf(scenario.scenario.system)
    if (system === undefined) return []
    const targets = () => readTargets(system, homes.around())
    return isSurelySound(scenario.briefing.text, system.rules, targets) ? [] : rendered(home).diagnostics
  }

  /** What is known of games is not asked for while a scenario is being made. */
  const isAsked = (code: string): boolean => evidence || !Object.hasOwn(families.evidence, code)

  return {
    contentOf: (home) => valid(home).value,
    renderedOf: (home) => rendered(home).value,
    findingsOf: (home) => {
      const found = [
        ...homes.knownOf(home),
        ...valid(home).diagnostics,
        ...sound(home).diagnostics,
        ...textFindings(home),
      ]
      const head = valid(home).value?.documents.scenario?.[0] as Valid<ScenarioHead> | undefined
      if (!retains) last = undefined
      return head?.value.suppress
        ? acceptFindings(found, readSuppressions(head, head.value.suppress), home.name, isAsked)
        : found
    },
  }
}
