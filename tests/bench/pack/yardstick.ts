/**
 * The yardstick for packs: js-yaml and ajv alone, which knows no places and no references. ajv compiles the schemas that it needs when
 * the program starts, as in any program that uses it. Each scenario's YAML is loaded and validated, and so are the tables that it
 * stands on; its briefing is read and nothing more. `node tests/bench/pack/yardstick.ts <pack>`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { load } from 'js-yaml'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const tables = join(root, 'content/systems')

const makeValidator = (system: string): ((file: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  // Words of our schemas that say nothing to a validator.
  ajv.addVocabulary(['form', 'tsType', 'refers', 'defines', 'figure'])
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

const validators = new Map(readdirSync(tables).map((system) => [system, makeValidator(system)]))
const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')
const accept = (system: string, file: unknown, name: string): void => {
  if (validators.get(system)?.(file) !== true) throw new Error(`the yardstick refuses ${name}`)
}

for (const system of validators.keys())
  for (const name of readdirSync(join(tables, system), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.yaml')) accept(system, load(read(tables, system, name)), `${system}/${name}`)

const [pack] = process.argv.slice(2)
for (const id of readdirSync(join(pack, 'scenarios'))) {
  const scenario = load(read(pack, 'scenarios', id, 'scenario.yaml')) as { readonly system: string }
  accept(scenario.system, scenario, `${id}/scenario.yaml`)
  accept(scenario.system, load(read(pack, 'scenarios', id, 'map.yaml')), `${id}/map.yaml`)
  read(pack, 'scenarios', id, 'briefing.md')
}
