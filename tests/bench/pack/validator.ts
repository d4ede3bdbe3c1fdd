/** ajv on the schemas of a rule system, as any program would use it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Makes a function that tests if a file fits the schema of its kind. A schema is compiled when it is first needed. */
export const makeValidator = (system: string): ((file: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  // Words of our schemas that say nothing to a validator.
  ajv.addVocabulary(['form', 'refers', 'defines', 'rules', 'figure'])
  const ids = new Map<string, string>()
  for (const folder of ['compiler/schemas', `compiler/systems/${system}/schemas`]) {
    for (const name of readdirSync(join(root, folder))) {
      if (!name.endsWith('.schema.json')) continue
      const schema: { readonly $id: string } = JSON.parse(readFileSync(join(root, folder, name), 'utf8'))
      ajv.addSchema(schema)
      ids.set(name.replace('.schema.json', ''), schema.$id)
    }
  }
  return (file) => ajv.getSchema(ids.get((file as { readonly kind: string }).kind) ?? '')?.(file) === true
}
