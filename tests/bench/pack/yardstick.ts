/**
 * The yardstick for packs: js-yaml and ajv alone. Each scenario's YAML is loaded without places and validated, its briefing is read
 * and nothing more. `node tests/bench/pack/yardstick.ts <pack> <compiles|built-in>`: the last word says whether ajv compiles the schemas when the program starts, or did so when it was built.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { compileValidators, takeValidators } from './validators.ts'

/** What tells whether a file of a kind is valid; undefined for a kind that nobody knows. */
export type Validators = (system: string, kind: string) => ((value: unknown) => unknown) | undefined

const content = fileURLToPath(new URL('../../../content/systems/', import.meta.url))
const systems = readdirSync(content)

const isValid = (validators: Validators, system: string, file: unknown): boolean => {
  const { kind } = file as { readonly kind: string }
  return validators(system, kind)?.(file) === true
}

/** The tables and units that the scenarios stand on: a check has to read them too. */
const acceptTables = (validators: Validators): void => {
  for (const system of systems) {
    for (const name of readdirSync(join(content, system), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.yaml')) continue
      if (!isValid(validators, system, load(readFileSync(join(content, system, name), 'utf8'))))
        throw new Error(`the yardstick refuses ${system}/${name}`)
    }
  }
}

/** How many of some scenarios are accepted. */
const accept = (validators: Validators, pack: string, ids: readonly string[]): number => {
  const textOf = (id: string, name: string): string => readFileSync(join(pack, 'scenarios', id, name), 'utf8')
  let accepted = 0
  for (const id of ids) {
    const scenario = load(textOf(id, 'scenario.yaml')) as { readonly system: string }
    const map = load(textOf(id, 'map.yaml'))
    textOf(id, 'briefing.md')
    if (isValid(validators, scenario.system, scenario) && isValid(validators, scenario.system, map)) accepted++
  }
  return accepted
}

const [pack, way] = process.argv.slice(2)
const validators = await (way === 'built-in' ? takeValidators : compileValidators)(systems)
acceptTables(validators)
const ids = readdirSync(join(pack, 'scenarios'))
const accepted = accept(validators, pack, ids)
if (accepted !== ids.length) throw new Error(`the yardstick accepted ${accepted} of ${ids.length} scenarios`)
