/**
 * The yardstick for packs: js-yaml and ajv alone, which knows no places and no references. ajv compiles the schemas that it needs when
 * the program starts, as in any program that uses it. Each scenario's YAML is loaded and validated, and so are the tables that it
 * stands on; its briefing is read and nothing more. `node tests/bench/pack/yardstick.ts <pack>`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { makeValidator } from './validator.ts'

const tables = fileURLToPath(new URL('../../../content/systems', import.meta.url))

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
