/** The rule systems. The code of each is loaded when content speaks its words. */
import { lazily } from '../host.ts'
import { filesOf, sharedSchemas } from '../schemas/index.ts'
import type { SystemCompiler } from './systemCompiler.ts'

/** To add a system, add the name of its folder: its `index.ts` exports `systemCompiler`, its `renderer.ts` `systemRenderer`. */
export const systemIds: readonly string[] = ['operational', 'command-cards', 'echelon', 'skirmish', 'tactical']

/** The one whose words are expected where none is named. */
export const [defaultSystem] = systemIds

/** Makes a finder of a module in the folder of each system, loaded on demand. It throws a RangeError where there is no such system. */
export const modulesOf = <M>(name: string): ((id: string) => M) => {
  const modules = new Map(systemIds.map((id) => [id, lazily<M>(`systems/${id}/${name}`)]))
  return (id) => {
    const load = modules.get(id)
    if (load === undefined) throw new RangeError(`no rule system “${id}”`)
    return load()
  }
}

const compilerOf = modulesOf<{ readonly systemCompiler: SystemCompiler }>('index')

export const findSystemCompiler = (id: string): SystemCompiler | undefined =>
  systemIds.includes(id) ? systemCompilerOf(id) : undefined

/** The system compiler of a system that was resolved. @throws RangeError when there is none: `resolve` lets no such system pass. */
export const systemCompilerOf = (id: string): SystemCompiler => compilerOf(id).systemCompiler

/** That of a system, or of the usual one for a name that no system has. */
export const systemCompilerOrDefault = (id: string): SystemCompiler =>
  findSystemCompiler(id) ?? systemCompilerOf(defaultSystem)

/** The schema files of all systems, and those that they share, by their ids: `<system>/terrain.schema.json`. */
export const schemaFiles = (): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[sharedSchemas, ...systemIds.map((id) => systemCompilerOf(id).schemas)].map(filesOf))
