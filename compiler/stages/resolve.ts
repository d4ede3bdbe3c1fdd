/** resolve: Content -> Resolved. References inlined, maps read, defaults filled in; every entity keeps its origin. */
import type { CompiledScenario, CompiledSystem, Content, SystemContent } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { resolveScenario } from '../systems/operational/resolve/scenario.ts'
import { resolveTables, type SystemTables } from '../systems/operational/resolve/tables.ts'

/** Rule systems and scenarios that are complete, each self-contained. */
export interface Resolved {
  readonly systems: readonly CompiledSystem[]
  readonly scenarios: readonly CompiledScenario[]
  /** Ids of all scenarios, broken ones too: a link to one of these is no mistake. */
  readonly scenarioIds: readonly string[]
  readonly guides: readonly SourceFile[]
}

export const resolve = (content: Content, report: Report): Resolved => {
  const tables = new Map<string, SystemTables>()
  const systems: CompiledSystem[] = []
  for (const system of content.systems) {
    const found = resolveTables(system, report)
    const compiled = describeSystem(system, found, report)
    tables.set(system.id, found)
    if (compiled !== undefined) systems.push(compiled)
  }
  const scenarios = content.scenarios.flatMap((scenario) => resolveScenario(scenario, tables, report) ?? [])
  return { systems, scenarios, scenarioIds: content.scenarios.map(({ id }) => id), guides: content.guides }
}

const describeSystem = (system: SystemContent, { rules }: SystemTables, report: Report): CompiledSystem | undefined => {
  const { id, directory, documents, chapters } = system
  const [file] = documents.system ?? []
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
  if (id !== 'operational') {
    report.error('system-unknown', { file: file.file, path: ['id'] }, `The engine has no rule system "${id}".`, {
      hint: 'Known: operational.',
    })
    return undefined
  }
  if (rules === undefined) return undefined
  const { title, summary, sequence, difficulties } = file.value
  const coverage = documents.coverage?.[0]?.value.entries
  const texts = { title, summary, sequence, difficulties: { ...difficulties } }
  return { id, directory, ...texts, rules, chapters, ...(coverage !== undefined && { coverage }) }
}
