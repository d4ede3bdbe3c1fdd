/** Validators for the yardstick, in the two ways in which a program can have them. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Validators } from './yardstick.ts'

const compiler = new URL('../../../compiler/', import.meta.url)

/** A program of nothing but ajv: it reads the schemas of the systems, and compiles each that it needs when it starts. */
export const compileValidators = async (systems: readonly string[]): Promise<Validators> => {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const bySystem = new Map(
    systems.map((system) => {
      const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
      // Words of our schemas that say nothing to a validator.
      ajv.addVocabulary(['form', 'tsType', 'refers', 'defines', 'figure'])
      const ids = new Map<string, string>()
      for (const folder of [new URL('schemas/', compiler), new URL(`systems/${system}/schemas/`, compiler)]) {
        for (const name of readdirSync(folder)) {
          if (!name.endsWith('.schema.json')) continue
          const schema: { readonly $id: string } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
          ajv.addSchema(schema)
          ids.set(name.replace('.schema.json', ''), schema.$id)
        }
      }
      return [system, (kind: string) => ajv.getSchema(ids.get(kind) ?? '')] as const
    }),
  )
  return (system, kind) => bySystem.get(system)?.(kind)
}

/** A program into which what ajv made of the schemas was built, as ours is. */
export const takeValidators = async (systems: readonly string[]): Promise<Validators> => {
  const bySystem = new Map<string, Readonly<Record<string, (value: unknown) => boolean>>>()
  for (const folder of ['schemas', ...systems.map((system) => `systems/${system}/schemas`)]) {
    const { validators } = await import(new URL(`${folder}/validators.generated.ts`, compiler).href)
    bySystem.set(folder.split('/')[1] ?? '', validators)
  }
  return (system, kind) => bySystem.get(system)?.[kind] ?? bySystem.get('')?.[kind]
}
