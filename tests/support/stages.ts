/** Stages of the compiler for all of a content at once: the workspace leads each rule system and each scenario through them by itself. */
import type { CompiledScenario, CompiledSystem, Content } from '../../compiler/content.ts'
import type { Report } from '../../compiler/diagnostics/diagnostic.ts'
import type { Cache } from '../../compiler/emit/cache.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { lintOne } from '../../compiler/stages/lint.ts'
import { resolveOne, resolveSystem } from '../../compiler/stages/resolve.ts'

/** Rule systems and scenarios that are complete, each self-contained. */
export interface Resolved {
  readonly systems: readonly CompiledSystem[]
  readonly scenarios: readonly CompiledScenario[]
  /** Ids of all scenarios, broken ones too: a link to one of these is no mistake. */
  readonly scenarioIds: readonly string[]
  readonly guides: readonly SourceFile[]
}

export const resolve = (content: Content, report: Report): Resolved => {
  const systems = new Map(content.systems.map((system) => [system.id, resolveSystem(system, report)]))
  return {
    systems: [...systems.values()].flatMap(({ compiled }) => compiled ?? []),
    scenarios: content.scenarios.flatMap(
      (scenario) => resolveOne(scenario, systems.get(scenario.system), () => [...systems.keys()], report) ?? [],
    ),
    scenarioIds: content.scenarios.map(({ id }) => id),
    guides: content.guides,
  }
}

export const lint = (resolved: Resolved, report: Report): Resolved => ({
  ...resolved,
  scenarios: resolved.scenarios.filter((scenario) => lintOne(scenario, report)),
})

/** Remembers nothing: for tests of the drawing itself. */
export const noCache: Cache = {
  bytes: (_, make) => make(),
  json: async (_, make) => make(),
}
