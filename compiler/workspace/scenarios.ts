/** The scenarios of a workspace: each goes through the stages by itself, with the tables of its system. */
import type { RenderedScenario, ScenarioContent, ScenarioHead, ScenarioWithEvidence, Valid } from '../content.ts'
import { families } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { acceptFindings, readSuppressions } from '../diagnostics/suppress.ts'
import { isSurelySound } from '../rulebook/marks.ts'
import { readTargets } from '../rulebook/targets.ts'
import { attachEvidence } from '../stages/attachEvidence.ts'
import { lintOne } from '../stages/lint.ts'
import { read } from '../stages/read.ts'
import { renderBriefing } from '../stages/render.ts'
import { resolveOne } from '../stages/resolve.ts'
import { validate } from '../stages/validate.ts'
import { type Done, makeStep, type Step } from '../step.ts'
import type { Timing } from '../timing.ts'
import { type Folder, type Folders, filesOf } from './folders.ts'
import type { Systems } from './systems.ts'

export interface Scenarios {
  contentOf(folder: Folder): ScenarioContent | undefined
  /** Undefined when it is not sound. */
  renderedOf(folder: Folder): RenderedScenario | undefined
  /** Returns the findings in it, with those that its author accepts. */
  findingsOf(folder: Folder): readonly Diagnostic[]
}

export interface ScenariosOptions {
  /** True if missing evidence is reported. */
  readonly evidence: boolean
  /** True if scenarios are kept after a check. */
  readonly retains: boolean
  readonly timing: Timing
}

interface Steps {
  readonly valid: Step<ScenarioContent | undefined>
  readonly sound: Step<ScenarioWithEvidence | undefined>
  readonly rendered: Step<RenderedScenario | undefined>
}

const makeSteps = (): Steps => ({ valid: makeStep(), sound: makeStep(), rendered: makeStep() })

export const openScenarios = (
  folders: Folders,
  systems: Systems,
  { evidence, retains, timing }: ScenariosOptions,
): Scenarios => {
  const kept = new WeakMap<Folder, Steps>()
  /** The one that is looked at, where none is kept: what a map of old folders holds outlives many small collections of garbage. */
  let last: { readonly folder: Folder; readonly steps: Steps } | undefined
  const stepsOf = (folder: Folder): Steps => {
    if (last?.folder !== folder) last = { folder, steps: kept.get(folder) ?? makeSteps() }
    if (retains) kept.set(folder, last.steps)
    return last.steps
  }

  const valid = (folder: Folder): Done<ScenarioContent | undefined> =>
    stepsOf(folder).valid(
      [folder.tables, folder.texts],
      (report) => {
        const files = filesOf(folder)
        const documents = timing.measure('read', () => read(files, report))
        return timing.measure('validate', () => validate(documents, files, report)).scenarios[0]
      },
      folders.knownOf(folder),
    )

  const sound = (folder: Folder): Done<ScenarioWithEvidence | undefined> => {
    const { value: content, diagnostics } = valid(folder)
    const front = content && systems.frontOf(content.system)
    const ids = (): readonly string[] => folders.systems().map(({ name }) => name.slice('systems/'.length))
    return stepsOf(folder).sound(
      [content, front ?? ids().join()],
      (report) => {
        if (content === undefined) return undefined
        const resolved = timing.measure('resolve', () => resolveOne(content, front?.resolved, ids, report))
        if (resolved === undefined) return undefined
        if (!timing.measure('lint', () => lintOne(resolved, report, timing))) return undefined
        return evidence
          ? timing.measure('prove', () => attachEvidence(resolved, report))
          : { ...resolved, evidence: null, victories: [] }
      },
      [...folders.knownOf(folder), ...diagnostics],
    )
  }

  const rendered = (folder: Folder): Done<RenderedScenario | undefined> => {
    const { value: scenario } = sound(folder)
    const system = scenario && systems.compiledOf(scenario.scenario.system)
    return stepsOf(folder).rendered(
      [scenario, system, scenario && folders.mentionsOf([scenario.briefing])],
      (report) => {
        if (scenario === undefined || system === undefined) return undefined
        // No rulebook is compiled for a briefing: of its chapters only those are read to which the briefing links.
        const book = { system, targets: readTargets(system, folders.around()) }
        return timing.measure('render', () => renderBriefing(scenario, book, report))
      },
    )
  }

  /** Returns the findings from rendering the briefing: one that is surely free of faults is not rendered for that. */
  const textFindings = (folder: Folder): readonly Diagnostic[] => {
    const { value: scenario } = sound(folder)
    const system = scenario && systems.compiledOf(scenario.scenario.system)
    if (scenario === undefined || system === undefined) return []
    const targets = () => readTargets(system, folders.around())
    return isSurelySound(scenario.briefing.text, system.rules, targets) ? [] : rendered(folder).diagnostics
  }

  /** True if findings of a code are reported: those about playtests only where evidence is expected. */
  const isAsked = (code: string): boolean => evidence || !Object.hasOwn(families.evidence, code)

  return {
    contentOf: (folder) => valid(folder).value,
    renderedOf: (folder) => rendered(folder).value,
    findingsOf: (folder) => {
      const found = [
        ...folders.knownOf(folder),
        ...valid(folder).diagnostics,
        ...sound(folder).diagnostics,
        ...textFindings(folder),
      ]
      const head = valid(folder).value?.documents.scenario?.[0] as Valid<ScenarioHead> | undefined
      if (!retains) last = undefined
      return head?.value.suppress
        ? acceptFindings(found, readSuppressions(head, head.value.suppress), folder.name, isAsked)
        : found
    },
  }
}
