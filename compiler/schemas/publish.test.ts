import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { CORE_SCHEMA, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { schemaFiles } from '../systems/index.ts'
import { publish } from './publish.ts'

const root = 'https://example.org/sandtable/schemas/'

const publishAll = (address?: string) =>
  new Map(Object.entries(schemaFiles()).map(([name, schema]) => [name, publish(name, schema, address)]))

const refsIn = (schema: unknown): readonly string[] => {
  if (schema === null || typeof schema !== 'object') return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  )
}

describe('the published schemas', () => {
  it.each([
    ['with the address of the site', root],
    ['without one', undefined],
  ])('refer only to definitions of files that are published, %s', (_, address) => {
    const schemas = publishAll(address)
    const dangling = [...schemas].flatMap(([name, schema]) => {
      // A reader knows where it has a file from, and goes by the file's own `$id`.
      const base = new URL(String(schema.$id), new URL(name, root))
      return refsIn(schema).filter((ref) => {
        const { href, hash } = new URL(ref, base)
        const file = schemas.get(href.slice(root.length).split('#')[0])
        const [, definition] = /^#\/definitions\/(.+)$/.exec(hash) ?? []
        return !Object.hasOwn((file?.definitions as object | undefined) ?? {}, definition ?? '')
      })
    })
    expect(dangling).toEqual([])
  })

  it('are of one draft, named by their address, and hold nothing that a strict reader does not know', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    const schemas = publishAll(root)
    for (const [name, schema] of schemas) {
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
      expect(schema.$id).toBe(root + name)
      ajv.addSchema(schema)
    }
    for (const name of schemas.keys()) expect(ajv.getSchema(root + name)).toBeDefined()
  })

  it('take the scenarios of the house', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    for (const schema of publishAll(root).values()) ajv.addSchema(schema)
    const scenarios = join(import.meta.dirname, '../../content/scenarios')
    for (const id of readdirSync(scenarios)) {
      const value = load(readFileSync(join(scenarios, id, 'scenario.yaml'), 'utf8'), { schema: CORE_SCHEMA })
      const { system } = value as { readonly system: string }
      const validate = ajv.getSchema(`${root}${system}/scenario.schema.json`)
      expect(validate?.(value)).toBe(true)
    }
  })
})
