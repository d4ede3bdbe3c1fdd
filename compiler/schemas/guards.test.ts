import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { findSystemCompiler, systemIds } from '../systems/index.ts'
import { makeGuards } from './guards.ts'
import { type Schema, sharedSchemas } from './index.ts'

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

describe('guards', () => {
  it('let every document of the house pass, so that no check of it loads the validators', () => {
    expect(documents.length).toBeGreaterThan(80)
    expect(documents.filter(({ schema, value }) => !schema.guard(value)).map(({ path }) => path)).toEqual([])
  })

  it('agree with the validators about documents in which something is spoilt', () => {
    const one = fc.record({
      number: fc.nat(documents.length - 1),
      place: fc.nat(),
      how: fc.constantFrom('set' as const, 'drop' as const, 'add' as const),
      by: fc.oneof(fc.constantFrom(...strange), fc.string(), fc.integer()),
    })
    fc.assert(
      fc.property(one, ({ number, place, how, by }) => {
        const { path, schema, value } = documents[number]
        const ways = waysIn(value)
        const way = ways[place % ways.length]
        const spoilt = spoil(value, way, how, by)
        expect(schema.guard(spoilt), `${path}: ${way.join('.')}`).toBe(schema.validator()(spoilt))
      }),
      { numRuns: 1500 },
    )
  })

  it('are made of nothing that they do not know', () => {
    const make = (schema: Record<string, never>) => () => makeGuards([{ $id: 'a', ...schema }], { a: 'a' })
    expect(make({ type: 'object', patternProperties: {} } as never)).toThrow('patternProperties')
    expect(make({ $ref: '#/definitions/b' } as never)).toThrow('not there')
    expect(make({ type: 'object', required: ['b'] } as never)).toThrow('what b must be')
  })

  it.each(systemIds)('of %s are there for each kind', (system) => {
    const { schemas = {} } = findSystemCompiler(system) ?? {}
    expect(Object.keys(schemas)).toContain('example')
    for (const { validator } of Object.values(schemas)) expect(validator()).toBeTypeOf('function')
  })
})
