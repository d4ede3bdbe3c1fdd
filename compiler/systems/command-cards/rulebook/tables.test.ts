import { describe, expect, test } from 'vitest'
import { contentRules } from '../../../../tests/support/commandCards.ts'
import type { RulebookTable } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'
import { tables } from './tables.ts'

const source = { rules: contentRules(), difficulties: {} }

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
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row.length).toBe(columns.length)
        for (const cell of row) expect(cell).not.toBe('')
      }
    }
  })

  test('command-cards.C14: dice', () => {
    expect(rowOf(show('dice'), 'infantry')).toEqual(['infantry', '2', 'hits infantry'])
  })

  test('command-cards.C12: dice by distance', () => {
    const units = show('units')
    expect(rowOf(units, 'Artillery')).toEqual([
      'Artillery',
      'artillery',
      '2',
      '1',
      '0',
      '3 3 2 2 1 1',
      'grenade',
      '1',
      '1',
    ])
    expect(rowOf(units, 'Heavy tank')).toContain('armour and grenade, then grenade')
    expect(rowOf(units, 'Partisans')).toContain('1–3')
    expect(rowOf(units, 'Supply train')).toContain('never')
  })

  test('command-cards.C2: cards by class', () => {
    expect(show('cards', 'section').rows.every(([name]) => name !== 'Riposte')).toBe(true)
    expect(rowOf(show('cards', 'tactic'), 'Riposte').slice(2)).toEqual(['2', '3'])
    expect(rowOf(show('cards'), 'Broad front').slice(2)).toEqual(['1', '2'])
  })

  test('command-cards.T6, T14, T24 and T52: protection', () => {
    const table = show('terrain.protection')
    expect(rowOf(table, 'Hill')).toEqual(['Hill', '−1', '−1', '–', 'from below', '–'])
    expect(rowOf(table, 'Town')).toEqual(['Town', '−1', '−2', '–', 'always', '–'])
    expect(rowOf(table, 'Fortress')[5]).toBe('all')
    expect(rowOf(table, 'Hill with caves').slice(4)).toEqual([
      'from below; Japanese: −2 from below or off the range',
      'all (Japanese)',
    ])
    expect(rowOf(table, 'Ravine')[5]).toBe('infantry 1')
    expect(rowOf(table, 'Open country')).toEqual([])
  })

  test('command-cards.T1, T11, T28 and T47: movement', () => {
    const table = show('terrain.movement')
    expect(rowOf(table, 'Beach')[3]).toBe('moves of 2 at most')
    expect(rowOf(table, 'Cliff')[3]).toBe('to and from the beach counts 2, infantry only')
    expect(rowOf(table, 'Marsh')).toEqual([
      'Marsh',
      'artillery',
      'infantry and armour',
      'after leaving: infantry and armour stop',
    ])
    expect(rowOf(table, 'Frozen river')[3]).toBe('2 dice, star costs a figure')
  })

  test('command-cards.T23, T44 and T57: battle', () => {
    const table = show('terrain.battle')
    expect(rowOf(table, 'Flooded field')).toEqual(['Flooded field', 'armour', 'armour', '–', '–', 'none'])
    expect(rowOf(table, 'Wadi')[3]).toBe('infantry and armour, but in close assault')
    expect(rowOf(table, 'Jungle')[1]).toBe('all, unless the move began beside it')
  })

  test('command-cards.T29: minefields by value', () => {
    expect(show('mines').rows).toEqual([
      ['0', '3'],
      ['1', '2'],
      ['2', '2'],
      ['3', '1'],
      ['4', '1'],
    ])
  })

  test('command-cards.N6: nations', () => {
    expect(rowOf(show('nations'), 'Italy')).toEqual(['Italy', 'Italian', '1', 'N6'])
  })
})
