import { describe, expect, it } from 'vitest'
import { isIdKind } from '../resolve/readers.ts'
import { systemCompilerOf, systemIds } from '../systems/index.ts'
import { sharedSchemas } from './index.ts'
import type { Schemas } from './schema.ts'

/** Every schema node of a file with the way to it. */
const nodesIn = (node: unknown, way: string): readonly [string, Readonly<Record<string, unknown>>][] => {
  if (node === null || typeof node !== 'object') return []
  const inner = Object.entries(node).flatMap(([key, value]) => nodesIn(value, `${way}/${key}`))
  return [[way, node as Readonly<Record<string, unknown>>], ...inner]
}

const nodesOf = (schemas: Schemas) =>
  Object.entries(Object.values(schemas)[0].files).flatMap(([file, schema]) => nodesIn(schema, file))

/** Ids that no other file names, and some that may name things of several kinds: a target, the choice that a card gives. */
const unnamed = [
  'pack/properties/id',
  'system/properties/difficulties/propertyNames',
  'drawing/propertyNames',
  // Nations of tactical models; scenarios say which fight.
  'units/definitions/entry/properties/nation',
  ...['play', 'storm', 'fire', 'fly', 'aim'].map(
    (type) => `actions/definitions/action/properties/${type}/properties/target`,
  ),
  ...['play-card', 'upgrade'].map((type) => `actions/definitions/action/properties/${type}/properties/choice`),
]

/** True if a node stands in a table: in a file that belongs to the system and not to a scenario or an example. */
const isTable = (way: string): boolean => !/^(\w+\/)?(scenario|map|tutorial|example|conditions)\b/.test(way)

/** Kinds that scenarios check where they name them. */
const inScenarios = ['deck']

/** Things that get their names in other ways: on the grid of a map, in chapters, in the compiler, as unit cards or as support cards. */
const otherwise = ['hex', 'square', 'rule', 'code', 'card']

describe('every id in the schemas', () => {
  it.each([
    ['all systems', sharedSchemas],
    ...systemIds.map((id): [string, Schemas] => [id, systemCompilerOf(id).schemas]),
  ])('says what it names or what gets its name there: %s', (_, schemas) => {
    const silent = nodesOf(schemas).filter(
      ([, node]) =>
        /#\/definitions\/id$/.test(String(node.$ref)) && node.refers === undefined && node.defines === undefined,
    )
    expect(silent.map(([way]) => way).filter((way) => !unnamed.includes(way))).toEqual([])
  })

  it.each(systemIds)('names something that has a name somewhere: %s', (id) => {
    const nodes = [...nodesOf(systemCompilerOf(id).schemas), ...nodesOf(sharedSchemas)]
    const words = (keyword: string) =>
      new Set(nodes.map(([, node]) => node[keyword]).filter((one): one is string => typeof one === 'string'))
    const defined = words('defines')
    expect([...words('refers')].filter((kind) => !defined.has(kind) && !otherwise.includes(kind))).toEqual([])
  })

  it.each(systemIds)('is looked for where it is named, when a table defines it: %s', (id) => {
    const kinds = nodesOf(systemCompilerOf(id).schemas).flatMap(([way, { defines }]) =>
      isTable(way) && typeof defines === 'string' ? [defines] : [],
    )
    expect(kinds.filter((kind) => !isIdKind(kind) && !inScenarios.includes(kind))).toEqual([])
  })
})
