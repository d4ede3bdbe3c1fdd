/** Which schema belongs to which files of a content directory, by their paths: what the YAML extension of VS Code asks for. */

import type { SourceFiles } from '../files.ts'
import { sharedPaths } from '../schemas/paths.ts'
import { defaultSystem, findSystemCompiler, systemIds } from '../systems/index.ts'

/** Patterns of paths below the content directory, by the name of the schema: `<system>/map.schema.json`. */
export type Mapping = Readonly<Record<string, readonly string[]>>

/**
 * The mapping for the files that are there. A scenario says in its own file which rule system it is of, which no pattern can
 * tell: where there are several, the folders of each are listed.
 */
export const mapSchemas = (files: SourceFiles): Mapping => {
  const mapping: Record<string, string[]> = {}
  for (const [kind, home] of Object.entries(sharedPaths)) mapping[`${kind}.schema.json`] = [patternOf(home)]
  const scenarios = scenariosOf(files)
  const used = systemIds.filter((id) => scenarios.has(id))
  const only = used.length === 0 ? defaultSystem : used.length === 1 ? used[0] : undefined
  for (const id of systemIds) {
    const folders = id === only ? ['*'] : (scenarios.get(id) ?? [])
    for (const [kind, home] of Object.entries(findSystemCompiler(id)?.kinds ?? {})) {
      const own = home.replace('<system>', id)
      const patterns = own.includes('<scenario>')
        ? folders.map((folder) => patternOf(own.replace('<scenario>', folder)))
        : [patternOf(own)]
      if (patterns.length > 0) mapping[`${id}/${kind}.schema.json`] = patterns
    }
  }
  return mapping
}

const patternOf = (home: string): string => home.replace(/<\w+>/g, '*')

/** Folders of scenarios by the rule system that they name. */
const scenariosOf = (files: SourceFiles): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const { path, text } of files) {
    const [, folder] = /^scenarios\/([^/]+)\/scenario\.yaml$/.exec(path) ?? []
    const [, system = defaultSystem] = /^system: *["']?([\w-]+)/m.exec(text) ?? []
    if (folder !== undefined) found.set(system, [...(found.get(system) ?? []), folder])
  }
  return found
}
