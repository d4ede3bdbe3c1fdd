import { describe, expect, test } from 'vitest'
import type { Reference, Rulebook, TableInfo } from '../../../../compiler/systems/operational/bundle.ts'
import { layRulebook } from '../../../../tests/support/layRulebook.ts'
import { part } from '../../../../tests/support/part.ts'
import { duel } from '../../../../tests/support/scenarios.ts'
import type { Fact } from '../../../data/fact.ts'
import { entryFieldsOf, factsOf } from './facts.ts'

layRulebook(part<Rulebook>({ system: 'operational', chapters: [] }))

const info = (field: TableInfo['field'], fields: TableInfo['fields'] = {}): TableInfo => ({
  id: field,
  title: field,
  description: '',
  field,
  entries: null,
  fields,
})

const reference = part<Reference>({
  system: 'operational',
  rules: duel.rules,
  difficulties: { normal: { name: 'Normal', description: '' } },
  tables: [],
})

const factAt = (table: TableInfo, path: string): Fact => {
  const found = factsOf(reference, table)
    .flatMap(({ facts }) => facts)
    .find((fact) => fact.path === path)
  if (!found) throw new Error(`no ${path}`)
  return found
}

describe('the values of a table', () => {
  test('per cent and columns of the odds stand beside their numbers', () => {
    const orders = info('specialOrders', { 'feint.secondStep': 'Chance of it, in per cent, 0 to 100.' })
    const { feint, counterattack } = duel.rules.specialOrders
    expect(factAt(orders, 'feint.secondStep').value).toMatchObject({ text: `${feint.secondStep} %`, unit: '' })
    expect(factAt(orders, 'counterattack.shift').value).toMatchObject({
      text: `+${counterattack.shift}`,
      unit: 'columns',
    })
    expect(factAt(orders, 'noRetreat.retreatShift').value).toMatchObject({ unit: 'columns' })
  })

  test('bounds that the schema tells authors are left out of what a value means', () => {
    const orders = info('specialOrders', { 'feint.secondStep': 'Chance of it, in per cent, 0 to 100.' })
    expect(factAt(orders, 'feint.secondStep').meaning).toBe('Chance of it.')
  })

  test('a list over the odds is a small table with the columns above it', () => {
    const { columns, defenderLoss } = duel.rules.combat
    const { value } = factAt(info('combat'), 'defenderLoss')
    if (value.kind !== 'series') throw new Error('no series')
    expect([value.of, value.heads.length, value.heads[-columns.first]]).toEqual(['Odds', defenderLoss.length, '0'])
    expect(value.rows[0]?.cells).toEqual(defenderLoss.map(String))
  })

  test('lists of one length stand together', () => {
    const { value } = factAt(info('combat'), 'attackerLoss')
    expect(value.kind === 'series' && value.rows.map(({ name }) => name)).toContain('Normal')
  })

  test('an id of a unit type is a link to it', () => {
    const [[nation, type] = []] = Object.entries(duel.rules.specialOrders.securityUnit.types)
    const { value } = factAt(info('specialOrders'), `securityUnit.types.${nation}`)
    expect(value.kind === 'links' && value.links[0]?.href).toMatch(new RegExp(`/units/${type}/$`))
  })

  test('a level of experience has its name', () => {
    const { specialOrders, experience } = duel.rules
    const name = experience.levels[specialOrders.leastLevel]?.name.toLowerCase()
    expect(factAt(info('specialOrders'), 'leastLevel').value).toMatchObject({ text: name })
  })
})

test('fields of entries that repeat a record key by key are written once', () => {
  const keys = Object.fromEntries('abcdef'.split('').map((key) => [`entries.*.levels.${key}`, `Level for ${key}.`]))
  const fields = entryFieldsOf(info('headquarters', { 'entries.*.levels': 'Levels that differ.', ...keys }))
  expect(fields).toEqual([{ label: 'Levels', meaning: 'Levels that differ.' }])
})
