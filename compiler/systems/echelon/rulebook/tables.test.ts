import { describe, expect, test } from 'vitest'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import type { RulebookTable } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'
import { tables } from './tables.ts'

const rules = echelonRules()
const source = { rules, difficulties: {} }

const show = (name: keyof typeof tables, kind?: string): RulebookTable => {
  const maker: TableMaker = tables[name]
  return maker.make(source, kind)
}

const rowOf = (table: RulebookTable, name: string): readonly string[] =>
  table.rows.find(([first]) => first === name) ?? []

describe('tables of the rulebook', () => {
  test.each(Object.keys(tables) as (keyof typeof tables)[])('%s has a cell for every column', (name) => {
    const maker: TableMaker = tables[name]
    for (const kind of [undefined, ...(maker.kinds?.(source) ?? [])]) {
      const { columns, rows } = show(name, kind)
      if (name !== 'units' || Object.keys(rules.designs).length > 0) expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row.length).toBe(columns.length)
        for (const cell of row) {
          expect(cell).not.toBe('')
          expect(cell).not.toContain('undefined')
        }
      }
    }
  })

  test('echelon.T1-T4, T5-T8, T9-T11: movement by terrain and column', () => {
    expect(rowOf(show('terrain.movement'), 'Swamp')).toEqual(['Swamp', '5', '4', '3', '3', '3', '2', 'Clear', '–'])
    expect(rowOf(show('terrain.movement'), 'Sea')).toEqual([])
  })

  test('echelon.T20, T21: what is left of an attack across water', () => {
    expect(rowOf(show('hexsides'), 'Minor river').slice(1, 4)).toEqual(['½', '−1', '1'])
    expect(rowOf(show('hexsides'), 'Great river').slice(1, 5)).toEqual(['closed', '–', 'closed', 'Major river'])
  })

  test('echelon.37b: how far engineers bring features down', () => {
    expect(rowOf(show('features'), 'City')).toEqual(['City', '−1', '−1', 'down to nothing', '–'])
    expect(rowOf(show('features'), 'Fortress')[3]).toBe('down to −1 and −1')
    expect(rowOf(show('features'), 'Entrenchment')[3]).toBe('–')
  })

  test('echelon.17: values against tanks change with the year', () => {
    const table = show('unit-types.armour')
    expect(rowOf(table, 'Assault guns and tank destroyers').slice(1)).toEqual([
      '½',
      '1',
      '½',
      '–',
      'ATEC 1 from Jul 1942, week 1; ATEC 2 from Jul 1943, week 1',
    ])
    expect(rowOf(table, 'Mixed force')[1]).toBe('⅓')
  })

  test('echelon.C8: results by odds and die', () => {
    const table = show('combat.results')
    expect(table.columns.map(({ title }) => title)).toContain('9:1+')
    expect(rowOf(table, '0 or less')[1]).toBe('2:')
    expect(rowOf(table, '7 or more').at(-1)).toBe('OR(2)')
  })

  test('echelon.C3: rolls of success', () => {
    expect(show('combat.success').rows.map(([code, roll]) => `${code} ${roll}`)).toEqual([
      'D −1 or less',
      'F* 0–1',
      'F 2–3',
      'S 4–6',
      'S* 7 or more',
    ])
  })

  test('echelon.26a and 36: multipliers, by what their schema says', () => {
    const table = show('combat.multipliers')
    expect(table.caption).toMatch(/^What strengths are multiplied by/)
    expect(rowOf(table, 'Assault engineers who attack or defend a city or a fortification')[1]).toBe('2')
    expect(rowOf(show('combat.siege'), 'Its attack against all else')[1]).toBe('½')
  })

  test('echelon.M1: numbers of movement without their ranges', () => {
    const table = show('movement')
    expect(rowOf(table, 'Movement points that enemy zones of control cost more: to enter one')[1]).toBe('1')
    expect(rowOf(table, 'How many units may stand in a hex of mountains: units')[1]).toBe('2')
    expect(show('combat.numbers').rows.flat().join()).not.toContain('Its attack against')
  })

  test('echelon.40a: jobs by who does them', () => {
    const [, cost, who, quick] = rowOf(show('engineering.jobs'), 'Rebuild a port')
    expect([cost, who, quick]).toEqual(['4', 'port engineer', 'no'])
    expect(rowOf(show('engineering.jobs'), 'Lay a railway')[2]).toBe('construction engineer, railroad engineer ×½')
  })

  test('echelon.50a: trucks come back for more than they became', () => {
    expect(rowOf(show('transport.conversions'), 'Truck unit').slice(1)).toEqual([
      '36',
      '4 × Transport of 3 REs or 8 × Transport of 1 RE',
      '4 × Transport of 3 REs or 12 × Transport of 1 RE',
    ])
  })
})
