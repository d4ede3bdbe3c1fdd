/** The rule systems. The code of each is loaded when content speaks its words. */
import { lazily } from '../host.ts'
import { filesOf, sharedSchemas } from '../schemas/index.ts'
import type { SystemCompiler } from './systemCompiler.ts'

/** To add a system, add the name of its folder: its `index.ts` exports `systemCompiler`, its `renderer.ts` `systemRenderer`. */
export const systemIds: readonly string[] = ['operational', 'command-cards']

/** The one whose words are expected where none is named. */
export const [defaultSystem] = systemIds

const compilers = new Map(
  systemIds.map((id) => [id, lazily<{ readonly systemCompiler: SystemCompiler }>(`systems/${id}/index`)]),
)

export const findSystemCompiler = (id: string): SystemCompiler | undefined => compilers.get(id)?.().systemCompiler

/** The system compiler of a system that was resolved. @throws RangeError when there is none: `resolve` lets no such system pass. */
export const systemCompilerOf = (id: string): SystemCompiler => {
  const found = findSystemCompiler(id)
  if (found === undefined) throw new RangeError(`no rule system “${id}”`)
  return found
}

/** That of a system, or of the usual one for a name that no system has. */
export const systemCompilerOrDefault = (id: string): SystemCompiler =>
  findSystemCompiler(id) ?? systemCompilerOf(defaultSystem)

/** The schema files of all systems, and those that they share, by their ids: `<system>/terrain.schema.json`. */
export const schemaFiles = (): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[sharedSchemas, ...systemIds.map((id) => systemCompilerOf(id).schemas)].map(filesOf))
