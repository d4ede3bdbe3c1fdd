import { describe, expect, it } from 'vitest'
import {
  branches,
  difficulties,
  doctrines,
  movementClasses,
  orderIds,
} from '../../../../engine/systems/operational/rules.ts'
import { combatKinds } from '../../../../engine/systems/operational/types.ts'
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

  it.each([['explain', 'odds'], ['forecast']])(
    'name the kinds of fights that worked examples ask about in %s, and no other',
    (...path) => {
      expect(schemaAt(schemas.example, [...path, 'kind'])?.enum).toEqual([...combatKinds])
    },
  )
})
