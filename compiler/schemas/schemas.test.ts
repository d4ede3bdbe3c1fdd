import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { branches, orderIds } from '../../engine/systems/operational/commandRules.ts'
import type { OperationalRules } from '../../engine/systems/operational/rules.ts'
import { findDrift } from './generate.ts'
import { type SchemaNode, schemaAt } from './index.ts'
import { kinds } from './kinds.ts'
import { schemas } from './schemas.generated.ts'
import type { KindTypes } from './types.generated.ts'

/** Every schema node with the way to it. References are followed where they stand, not through. */
const nodesOf = (node: SchemaNode, way: string): [string, SchemaNode][] => {
  const inner: [string, SchemaNode][] = [
    ...Object.entries(node.properties ?? {}).map(([name, child]): [string, SchemaNode] => [`${way}.${name}`, child]),
    ...Object.entries(node.definitions ?? {}).map(([name, child]): [string, SchemaNode] => [`${way}#${name}`, child]),
  ]
  if (node.items) inner.push([`${way}[]`, node.items])
  if (typeof node.additionalProperties === 'object') inner.push([`${way}.*`, node.additionalProperties])
  return [[way, node], ...inner.flatMap(([name, child]) => nodesOf(child, name))]
}

const nodes = Object.entries(schemas).flatMap(([file, schema]) => nodesOf(schema as SchemaNode, file))

const target = ({ $ref = '' }: SchemaNode, way: string): SchemaNode | undefined => {
  const [file, name] = $ref.split('#/definitions/')
  const home = file === '' ? way.split(/[.#[]/)[0] : file.replace('.schema.json', '')
  return (schemas[home] as SchemaNode).definitions?.[name]
}

describe('the schemas', () => {
  it('give exactly the generated files that are committed', async () => {
    expect(await findDrift()).toEqual([])
  })

  it('describe every kind of file', () => {
    for (const kind of kinds) expect(schemaAt(kind, ['kind'])?.const).toBe(kind)
  })

  it('are closed: every mapping lists its fields or is a record', () => {
    const open = nodes.filter(
      ([, node]) => node.type === 'object' && node.additionalProperties !== false && !node.propertyNames,
    )
    expect(open.map(([way]) => way)).toEqual([])
  })

  it('describe every field', () => {
    const silent = nodes.filter(([way, node]) => {
      const described = node.description ?? (node.$ref === undefined ? undefined : target(node, way)?.description)
      return described === undefined
    })
    expect(silent.map(([way]) => way)).toEqual([])
  })

  it('bound every number, text and list', () => {
    const boundless = nodes.filter(([, node]) => {
      const types = [node.type ?? []].flat()
      if (types.includes('integer') || types.includes('number'))
        return node.minimum === undefined || node.maximum === undefined
      if (types.includes('array')) return node.maxItems === undefined
      if (types.includes('string')) return node.maxLength === undefined && node.pattern === undefined
      return false
    })
    expect(boundless.map(([way]) => way)).toEqual([])
  })

  it('say in words what every pattern asks for', () => {
    const cryptic = nodes.filter(([, node]) => node.pattern !== undefined && node.form === undefined)
    expect(cryptic.map(([way]) => way)).toEqual([])
  })

  it('refer only to definitions that exist', () => {
    const dangling = nodes.filter(([way, node]) => node.$ref !== undefined && target(node, way) === undefined)
    expect(dangling.map(([way]) => way)).toEqual([])
  })
})

describe('the generated types', () => {
  it("are the engine's: a valid table is a table of the rules", () => {
    // The compiler of TypeScript is the test: these lines do not compile otherwise.
    const assignable = (files: KindTypes): OperationalRules => ({
      terrain: files.terrain.entries,
      weather: files.weather.entries,
      ways: files.ways.entries,
      hexsides: files.hexsides.entries,
      nations: files.nations.entries,
      unitTypes: files.units.entries,
      movement: files.movement,
      combat: files.combat,
      experience: files.experience,
      supply: files.supply,
      victory: files.victory,
      specialists: files.specialists.entries,
      reinforcement: files.reinforcement,
      orders: files.orders.entries,
      specialOrders: files['special-orders'],
      headquarters: files.headquarters,
      fog: files.fog,
      assets: files.assets.entries,
      cards: files.cards.entries,
      landing: files.landing,
      rewards: files.rewards,
    })
    expect(assignable).toBeTypeOf('function')
  })

  it('name every order of the engine, and no other', () => {
    expect(Object.keys(schemaAt('orders', ['entries'])?.properties ?? {})).toEqual([...orderIds])
    expect(Object.keys(schemaAt('headquarters', ['branches'])?.properties ?? {})).toEqual([...branches])
  })

  it('are said to be generated', () => {
    const text = readFileSync(new URL('types.generated.ts', import.meta.url), 'utf8')
    expect(text.split('\n', 1)[0]).toContain('npm run generate')
  })
})
