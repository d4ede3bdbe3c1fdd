import { describe, expect, it } from 'vitest'
import { systemCompilerOf, systemIds } from '../systems/index.ts'
import { sharedSchemas } from './index.ts'
import type { Schema, SchemaNode, Schemas } from './schema.ts'
import { follow, schemaAt } from './walk.ts'

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

/** The schemas of all systems and of each, by kind. */
const sets: readonly Schemas[] = [sharedSchemas, ...systemIds.map((id) => systemCompilerOf(id).schemas)]

/** All nodes, each with its file and the files that it may refer to. */
const nodes = sets.flatMap((schemas): [string, SchemaNode, string, Schema['files']][] => {
  const [{ files }] = Object.values(schemas)
  return Object.entries(files).flatMap(([file, schema]) =>
    nodesOf(schema as SchemaNode, file).map(([way, node]): [string, SchemaNode, string, Schema['files']] => [
      way,
      node,
      file,
      files,
    ]),
  )
})

describe('the schemas', () => {
  it('describe every kind of file', () => {
    expect(schemaAt(sharedSchemas.system, ['kind'])?.const).toBe('system')
    for (const id of systemIds) {
      const { kinds, schemas } = systemCompilerOf(id)
      for (const kind of Object.keys(kinds)) {
        expect(schemaAt(schemas[kind], ['kind'])?.const).toBe(kind)
        expect(schemas[kind].id).toBe(`${id}/${kind}`)
      }
    }
  })

  it('are closed: every mapping lists its fields or is a record', () => {
    const open = nodes.filter(
      ([, node]) => node.type === 'object' && node.additionalProperties !== false && !node.propertyNames,
    )
    expect(open.map(([way]) => way)).toEqual([])
  })

  it('describe every field', () => {
    const silent = nodes.filter(
      ([, node, file, files]) => (node.description ?? follow(files, { file, node })?.node.description) === undefined,
    )
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
    const dangling = nodes.filter(([, node, file, files]) => follow(files, { file, node }) === undefined)
    expect(dangling.map(([way]) => way)).toEqual([])
  })
})
