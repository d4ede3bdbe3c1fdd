import { describe, expect, it } from 'vitest'
import { findSystemCompiler, systemIds } from '../systems/index.ts'
import { fieldReference } from './fieldReference.ts'

const all = systemIds.flatMap((system) =>
  Object.entries(findSystemCompiler(system)?.schemas ?? {}).map(([kind, schema]) => ({ system, kind, schema })),
)

describe.each(all)('the field reference of $system $kind', ({ schema }) => {
  const sections = fieldReference(schema)

  it('describes every field in a sentence', () => {
    for (const { path, rows } of sections)
      for (const { name, description, type } of rows) {
        expect(description, `${path}.${name}`).toMatch(/\S/)
        expect(type, `${path}.${name}`).not.toBe('a value')
      }
  })

  it('has one section for each mapping, and each link leads to one', () => {
    const anchors = sections.map(({ anchor }) => anchor)
    expect(new Set(anchors).size).toBe(anchors.length)
    for (const { rows } of sections) for (const { inside } of rows) if (inside) expect(anchors).toContain(inside)
  })
})

it('tells of a unit in a scenario what the schema says', () => {
  const schema = findSystemCompiler('command-cards')?.schemas.scenario
  const units = schema && fieldReference(schema).find(({ path }) => path === 'sides[].units[]')
  expect(units?.rows.find(({ name }) => name === 'hex')).toMatchObject({ type: 'a hex', required: false })
  expect(units?.rows.find(({ name }) => name === 'id')).toMatchObject({ type: 'an id', required: true })
})
