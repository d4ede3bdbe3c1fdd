/**
 * resolve: SystemContent -> ResolvedSystem, ScenarioContent -> CompiledScenario. Inlines references, reads maps, fills in defaults; every
 * entity keeps its origin.
 */
import type { CompiledScenario, CompiledSystem, ScenarioContent, SystemContent } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../diagnostics/suggest.ts'
import { resolveScenario } from '../resolve/scenario.ts'
import { findSystemCompiler, systemIds } from '../systems/index.ts'
import type { SystemCompiler, Types } from '../systems/systemCompiler.ts'

/** A rule system of the content. */
export interface ResolvedSystem {
  readonly id: string
  /** Undefined when the engine does not know it. */
  readonly systemCompiler: SystemCompiler | undefined
  /** As far as they are there; undefined with `system compiler`. */
  readonly tables: Types['tables'] | undefined
  /** Undefined when the system is not sound. */
  readonly compiled: CompiledSystem | undefined
}

/** The tables of a rule system, put together as far as they are sound. */
export const resolveSystem = (system: SystemContent, report: Report): ResolvedSystem => {
  const systemCompiler = findSystemCompiler(system.id)
  const tables = systemCompiler?.resolve.tables(system, report)
  return { id: system.id, systemCompiler, tables, compiled: describeSystem(system, tables, report) }
}

/** A scenario put together with the tables of its system; undefined when it or they are not sound. */
export const resolveOne = (
  scenario: ScenarioContent,
  system: ResolvedSystem | undefined,
  /** Of the systems that there are. */
  ids: () => readonly string[],
  report: Report,
): CompiledScenario | undefined => {
  const { systemCompiler, tables } = system ?? {}
  if (systemCompiler !== undefined && tables !== undefined)
    return resolveScenario(scenario, systemCompiler, tables, report)
  if (system === undefined) reportUnknown(scenario, ids(), report)
  return undefined
}

const reportUnknown = ({ directory, system }: ScenarioContent, known: readonly string[], report: Report): void =>
  report.error(
    'system-unknown',
    { file: `${directory}/scenario.yaml`, path: ['system'] },
    `There is no rule system "${system}".`,
    wayOutOfUnknown(system, known, { file: `${directory}/scenario.yaml`, path: ['system'] }),
  )

const describeSystem = (
  content: SystemContent,
  tables: Types['tables'] | undefined,
  report: Report,
): CompiledSystem | undefined => {
  const { id, directory, system: file, coverage, evidence, chapters, pictures } = content
  if (file === undefined) {
    const path = `${directory}/system.yaml`
    if (!report.hasErrors(path))
      report.error('file-missing', { file: path, path: [] }, 'The rule system has no system.yaml.')
    return undefined
  }
  if (file.value.id !== id) {
    report.error(
      'value-choice',
      { file: file.file, path: ['id'] },
      `The system in the folder "${id}" calls itself "${file.value.id}".`,
      { hint: 'The id of a system is the name of its folder.' },
    )
  }
  if (tables === undefined) {
    report.error('system-unknown', { file: file.file, path: ['id'] }, `The engine has no rule system "${id}".`, {
      hint: `Known: ${systemIds.join(', ')}.`,
    })
    return undefined
  }
  const { rules } = tables
  if (rules === undefined) return undefined
  const { title, summary, sequence, difficulties } = file.value
  return {
    id,
    directory,
    title,
    summary,
    sequence,
    difficulties: { ...difficulties },
    rules,
    evidence,
    chapters,
    ...(pictures && { pictures }),
    ...(coverage && { coverage: coverage.value.entries }),
  }
}
