import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { findSystemCompiler, systemIds } from '../systems/index.ts'
import { makeCheck } from './check.ts'
import { findErrors, sharedSchemas } from './index.ts'
import type { Schema } from './schema.ts'

const content = new URL('../../content/', import.meta.url)

interface Document {
  readonly path: string
  readonly value: unknown
  readonly schema: Schema
}

const schemaFor = (system: string, kind: string): Schema | undefined =>
  ({ ...sharedSchemas, ...findSystemCompiler(system)?.schemas })[kind]

/** All documents of the house. */
const documents: readonly Document[] = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .map((path) => ({ path, value: load(readFileSync(new URL(path, content), 'utf8')) as Record<string, string> }))
  .flatMap(({ path, value }) => {
    const [, folder] = path.split('/')
    const beside = new URL(`${path.split('/').slice(0, 2).join('/')}/scenario.yaml`, content)
    const system = path.startsWith('scenarios/')
      ? (load(readFileSync(beside, 'utf8')) as { readonly system: string }).system
      : folder
    const schema = schemaFor(system, value.kind)
    return schema === undefined ? [] : [{ path, value, schema }]
  })

/** All values in a value, with the way to each. */
const waysIn = (value: unknown, way: readonly string[] = []): readonly (readonly string[])[] => [
  way,
  ...(value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => waysIn(inner, [...way, key]))
    : []),
]

const strange = [
  null,
  true,
  -1,
  0,
  1.5,
  100_000,
  Number.NaN,
  '',
  ' ',
  'mud',
  'Ä'.repeat(500),
  '😀'.repeat(80),
  [],
  ['mud'],
  {},
  { mud: 1 },
]

type Holder = Record<string, unknown>

/** A copy in which one place holds something else, is gone, or has a neighbour that nobody knows. */
const spoil = (value: unknown, way: readonly string[], how: 'set' | 'drop' | 'add', by: unknown): unknown => {
  const copy = structuredClone({ root: value })
  const steps = ['root', ...way]
  const holder = steps.slice(0, -1).reduce((at, step) => at[step] as Holder, copy as Holder)
  const key = steps.at(-1) ?? 'root'
  if (how === 'set') holder[key] = by
  else if (how === 'drop') delete holder[key]
  else holder[`${key}x`] = by
  return copy.root
}

/** The errors of ajv for a value, as ours are written. */
const errorsOfAjv = (schema: Schema, value: unknown) => {
  const validate = ajvFor(schema).getSchema(`${schema.id}.schema.json`)
  validate?.(value)
  return (validate?.errors ?? []).map(({ instancePath, keyword, params }: ErrorObject) => {
    const field = params.additionalProperty ?? params.missingProperty ?? params.propertyName
    return { path: parsePointer(value, instancePath), keyword, ...(field !== undefined && { field }) }
  })
}

const ajvs = new Map<Schema['files'], Ajv2020>()

const ajvFor = ({ files }: Schema): Ajv2020 => {
  const known = ajvs.get(files)
  if (known) return known
  const ajv = new Ajv2020({ allErrors: true, strict: true, inlineRefs: false, allowUnionTypes: true })
  ajv.addVocabulary(['form', 'refers', 'defines', 'figure'])
  for (const file of Object.values(files)) ajv.addSchema(file)
  ajvs.set(files, ajv)
  return ajv
}

/** The path that a JSON pointer names in a document: steps into lists are numbers. */
const parsePointer = (root: unknown, pointer: string): readonly (string | number)[] => {
  let value = root
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const step = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const found = Array.isArray(value) ? Number(step) : step
      value = (value as Holder | undefined)?.[step]
      return found
    })
}

describe('the check of values against schemas', () => {
  it('finds nothing wrong with the documents of the house', () => {
    expect(documents.length).toBeGreaterThan(80)
    for (const { path, schema, value } of documents) {
      expect(findErrors(schema, value), path).toEqual([])
      expect(errorsOfAjv(schema, value), path).toEqual([])
    }
  })

  it('finds in documents in which something is spoilt what ajv finds, in the same order', () => {
    const spot = fc.record({
      place: fc.nat(),
      how: fc.constantFrom('set' as const, 'drop' as const, 'add' as const),
      by: fc.oneof(fc.constantFrom(...strange), fc.string(), fc.integer()),
    })
    fc.assert(
      fc.property(fc.nat(documents.length - 1), fc.array(spot, { minLength: 1, maxLength: 4 }), (number, spots) => {
        const { path, schema, value } = documents[number]
        const spoilt = spots.reduce((whole, { place, how, by }) => {
          const ways = waysIn(whole)
          return spoil(whole, ways[place % ways.length], how, by)
        }, value)
        expect(findErrors(schema, spoilt), path).toEqual(errorsOfAjv(schema, spoilt))
      }),
      { numRuns: 1500 },
    )
  })

  it('refuses schemas that say what it does not know', () => {
    const check = (node: object) => () => makeCheck({ a: node }, { file: 'a', node })('b')
    expect(check({ type: 'object', patternProperties: {} })).toThrow('patternProperties')
    expect(check({ $ref: '#/definitions/b' })).toThrow('not there')
  })

  it.each(systemIds)('knows every keyword of the schemas of %s', (system) => {
    const { schemas = {} } = findSystemCompiler(system) ?? {}
    expect(Object.keys(schemas)).toContain('example')
    for (const { files } of Object.values(schemas))
      for (const [file, { definitions = {}, ...node }] of Object.entries(files))
        for (const one of [node, ...Object.values(definitions)])
          expect(makeCheck(files, { file, node: one })).toBeTypeOf('function')
  })
})
