/** The system compilers of the rule systems, one line each. */
import { filesOf, sharedSchemas } from '../schemas/index.ts'
import { commandCards } from './command-cards/index.ts'
import { operational } from './operational/index.ts'
import type { SystemCompiler } from './systemCompiler.ts'

const systemCompilers: readonly SystemCompiler[] = [operational, commandCards]

export const systemIds: readonly string[] = systemCompilers.map(({ id }) => id)

/** The one whose words are expected where none is named: the first of the list. */
export const [defaultSystemCompiler] = systemCompilers

export const findSystemCompiler = (id: string): SystemCompiler | undefined =>
  systemCompilers.find((one) => one.id === id)

/** The system compiler of a system that was resolved. @throws RangeError when there is none: `resolve` lets no such system pass. */
export const systemCompilerOf = (id: string): SystemCompiler => {
  const found = findSystemCompiler(id)
  if (found === undefined) throw new RangeError(`no rule system “${id}”`)
  return found
}

/** The lint rules of all systems. */
export const allLintRules = systemCompilers.flatMap(({ lint }) => lint.rules)

/** The schema files of all systems, and those that they share, by their ids: `<system>/terrain.schema.json`. */
export const schemaFiles = (): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[sharedSchemas, ...systemCompilers.map(({ schemas }) => schemas)].map(filesOf))
