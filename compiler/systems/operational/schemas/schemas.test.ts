import { describe, expect, it } from 'vitest'
import {
  branches,
  difficulties,
  doctrines,
  movementClasses,
  orderIds,
} from '../../../../engine/systems/operational/rules.ts'
import { verbs } from '../../../../engine/systems/operational/verbs/index.ts'
import { schemaOf } from '../../../schemas/index.ts'
import { schemaAt } from '../../../schemas/walk.ts'
import { schemas } from './index.ts'

/** The names of the fields at a path of a kind of file. */
const fieldsAt = (kind: keyof typeof schemas, ...path: (string | number)[]): string[] =>
  Object.keys(schemaAt(schemas[kind], path)?.properties ?? {})

describe('the lists of the engine', () => {
  it.each([
    ['orders', orderIds, fieldsAt('orders', 'entries')],
    ['branches', branches, fieldsAt('headquarters', 'branches')],
    ['doctrines', doctrines, fieldsAt('orders', 'entries', 'deploy', 'cost')],
    ['difficulties', difficulties, fieldsAt('combat', 'attackerLoss')],
    ['classes of movement', movementClasses, fieldsAt('terrain', 'entries', 'any', 'cost')],
  ])('name the %s of the tables, and no other', (_, list, fields) => {
    expect(fields).toEqual([...list])
  })
})

describe('the actions of worked examples', () => {
  it('are those of the engine, with its fields', () => {
    const { definitions } = schemaOf(schemas.example) as {
      definitions: Record<'action' | 'actionFields', { properties: Record<string, unknown> }>
    }
    expect(Object.keys(definitions.action.properties).sort()).toEqual(verbs.map(({ type }) => type).sort())
    const fields = new Set(verbs.flatMap(({ fields }) => Object.keys(fields)))
    expect(Object.keys(definitions.actionFields.properties).sort()).toEqual([...fields].sort())
  })
})
