/** resolve: Content -> Resolved. References inlined, maps read, defaults filled in; every entity keeps its origin. */
import type { CompiledScenario, CompiledSystem, Content, ScenarioContent, SystemContent } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { resolveScenario } from '../resolve/scenario.ts'
import { findWorkshop, systemIds } from '../systems/index.ts'
import type { Types, Workshop } from '../systems/workshop.ts'

/** Rule systems and scenarios that are complete, each self-contained. */
export interface Resolved {
  readonly systems: readonly CompiledSystem[]
  readonly scenarios: readonly CompiledScenario[]
  /** Ids of all scenarios, broken ones too: a link to one of these is no mistake. */
  readonly scenarioIds: readonly string[]
  readonly guides: readonly SourceFile[]
}

/** A rule system of the content: its workshop and its tables, as far as they are there. */
interface Known {
  readonly workshop: Workshop
  readonly tables: Types['tables']
}

export const resolve = (content: Content, report: Report): Resolved => {
  const known = new Map<string, Known | undefined>()
  const systems: CompiledSystem[] = []
  for (const system of content.systems) {
    const workshop = findWorkshop(system.id)
    const found = workshop && { workshop, tables: workshop.resolve.tables(system, report) }
    const compiled = describeSystem(system, found, report)
    known.set(system.id, found)
    if (compiled !== undefined) systems.push(compiled)
  }
  const scenarios = content.scenarios.flatMap((scenario) => {
    const found = known.get(scenario.system)
    if (found !== undefined) return resolveScenario(scenario, found.workshop, found.tables, report) ?? []
    if (!known.has(scenario.system)) reportUnknown(scenario, [...known.keys()], report)
    return []
  })
  return { systems, scenarios, scenarioIds: content.scenarios.map(({ id }) => id), guides: content.guides }
}

const reportUnknown = ({ directory, system }: ScenarioContent, known: readonly string[], report: Report): void =>
  report.error(
    'system-unknown',
    { file: `${directory}/scenario.yaml`, path: ['system'] },
    `There is no rule system "${system}".`,
    { hint: hintForUnknown(system, known) },
  )

const describeSystem = (
  content: SystemContent,
  known: Known | undefined,
  report: Report,
): CompiledSystem | undefined => {
  const { id, directory, system: file, coverage, chapters } = content
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
      {
        hint: 'The id of a system is the name of its folder.',
      },
    )
  }
  if (known === undefined) {
    report.error('system-unknown', { file: file.file, path: ['id'] }, `The engine has no rule system "${id}".`, {
      hint: `Known: ${systemIds.join(', ')}.`,
    })
    return undefined
  }
  const { rules } = known.tables
  if (rules === undefined) return undefined
  const { title, summary, sequence, difficulties } = file.value
  const texts = { title, summary, sequence, difficulties: { ...difficulties } }
  return { id, directory, ...texts, rules, chapters, ...(coverage && { coverage: coverage.value.entries }) }
}
