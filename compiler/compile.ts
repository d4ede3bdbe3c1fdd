/**
 * The compiler, line by line.
 *
 *   files --read--> Document[] --validate--> Content --resolve--> CompiledScenario --lint--> the same, with findings
 *         --attachEvidence--> ScenarioWithEvidence --render--> RenderedScenario --emit--> bundles
 *
 * A stage takes plain values and a report and returns what is still sound: one broken card hides neither the next nine
 * messages nor the healthy scenarios. Each rule system and each scenario goes through them by itself: `workspace.ts` leads them,
 * and does again only what a change has touched. Only `emit` makes files, and only when `build` asks for it.
 */
import type { Compiled, RenderedScenario } from './content.ts'
import type { Diagnostic, Report } from './diagnostics/diagnostic.ts'
import type { SourceFiles } from './files.ts'
import { type OneScenario, openWorkspace } from './workspace.ts'

/** Everything of a content directory that is sound; what is not is in the report. Never throws because of content. */
export const compile = (files: SourceFiles, report: Report): Compiled => {
  const known = new Set(report.diagnostics)
  const workspace = openWorkspace(files, { known: [...known] })
  for (const finding of workspace.findings()) {
    const { severity, code, message } = finding
    if (!known.has(finding)) report[severity](code, finding, message, finding)
  }
  return workspace.compiled()
}

/** One scenario of a content directory, and nothing else of it; undefined when it is not sound, or not there. */
export const compileScenario = (
  id: string,
  files: SourceFiles,
  known: readonly Diagnostic[],
  evidence = false,
): OneScenario | undefined => openWorkspace(files, { known, evidence }).scenario(id)

/** The first sound scenario of which something holds, without its evidence, and its system; those behind it are not looked at. */
export const findScenario = (
  files: SourceFiles,
  known: readonly Diagnostic[],
  holds: (scenario: RenderedScenario) => boolean,
): OneScenario | undefined => {
  const workspace = openWorkspace(files, { known, evidence: false })
  for (const id of scenarioIds(files)) {
    const found = workspace.scenario(id)
    if (found !== undefined && holds(found.scenario)) return found
  }
  return undefined
}

/** The ids of all scenarios, sound or not. */
export const scenarioIds = (files: SourceFiles): readonly string[] =>
  files.flatMap(({ path }) => /^scenarios\/([^/]+)\/scenario\.yaml$/.exec(path)?.[1] ?? [])
