/** The field reference: what authors may write in the files of a rule system. */
import type { FieldBook } from '../bundle.ts'
import { fieldReference } from '../schemas/fieldReference.ts'
import { schemaOf } from '../schemas/index.ts'
import { systemCompilerOf } from '../systems/index.ts'

export const fieldBook = (system: string): FieldBook => {
  const { kinds, schemas } = systemCompilerOf(system)
  return {
    format: 1,
    system,
    kinds: Object.entries(kinds).map(([kind, home]) => ({
      kind,
      home,
      description: schemaOf(schemas[kind]).description ?? '',
      sections: fieldReference(schemas[kind]),
    })),
  }
}
