import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/skirmish.ts'
import { tables } from './tables.ts'

const source = { rules: contentRules(), difficulties: {} }
const rowOf = (name: string, first: string, kind?: string): readonly string[] | undefined =>
  tables[name].make(source, kind).rows.find(([title]) => title === first)

describe('the tables of the rulebook', () => {
  it.each(Object.keys(tables))('%s has rows as wide as its heading', (name) => {
    const { columns, rows } = tables[name].make(source, tables[name].kinds?.(source)[0])
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows) expect(row.length).toBe(columns.length)
  })

  it('shows the unit cards of a nation, as they are printed', () => {
    expect(rowOf('units', 'Light Infantry', 'us')?.slice(0, 9)).toEqual([
      'Light Infantry',
      'infantry, light',
      '1',
      '1',
      '2',
      '5+/10',
      '2',
      '1',
      '1',
    ])
    expect(tables.units.make(source, 'us').rows.length).toBeLessThan(tables.units.make(source, undefined).rows.length)
  })

  it('says who enters terrain, and what it takes to build it', () => {
    expect(rowOf('terrain', 'Barriers')).toEqual([
      'Barriers',
      'works',
      'normal',
      '+1/+0',
      '–',
      '3',
      '1',
      '6',
      'all; slow for tank, transport',
      '–',
    ])
    expect(rowOf('terrain', 'Sea')?.[8]).toBe('nobody; amphibious')
  })

  it('says what is paid for a card whose cost is chosen', () => {
    expect(rowOf('support', 'Fire Mission')?.slice(1, 3)).toEqual(['X', '1 to 5'])
  })

  it('reads the dice of the landscape from 0', () => {
    expect(rowOf('landscape.counts', '6 to 14')).toEqual(['6 to 14', '2'])
    expect(rowOf('landscape.kinds', '0')).toEqual(['0', 'Lake'])
  })
})
