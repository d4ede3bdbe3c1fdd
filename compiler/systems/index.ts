/** The workshops of the rule systems, one line each. */
import { filesOf, sharedSchemas } from '../schemas/index.ts'
import { commandCards } from './command-cards/index.ts'
import { operational } from './operational/index.ts'
import type { Workshop } from './workshop.ts'

const workshops: readonly Workshop[] = [operational, commandCards]

export const systemIds: readonly string[] = workshops.map(({ id }) => id)

/** The one whose words are expected where none is named: the first of the list. */
export const [usualWorkshop] = workshops

export const findWorkshop = (id: string): Workshop | undefined => workshops.find((one) => one.id === id)

/** The workshop of a system that was resolved. @throws RangeError when there is none: `resolve` lets no such system pass. */
export const workshopOf = (id: string): Workshop => {
  const found = findWorkshop(id)
  if (found === undefined) throw new RangeError(`no rule system “${id}”`)
  return found
}

/** The lint rules of all systems. */
export const allLintRules = workshops.flatMap(({ lint }) => lint.rules)

/** The schema files of all systems, and those that they share, by their ids: `<system>/terrain.schema.json`. */
export const schemaFiles = (): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...[sharedSchemas, ...workshops.map(({ schemas }) => schemas)].map(filesOf))
