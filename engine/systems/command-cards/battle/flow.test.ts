import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle, layDuel, openMap } from '../../../../tests/support/cardBattle.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { phase, status } from '../types.ts'

describe('hits', () => {
  test.each([
    ['infantry', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['armour', { infantry: 0, armour: 3, grenade: 3, star: 0, flag: 0 }],
    ['artillery', { infantry: 0, armour: 0, grenade: 2, star: 0, flag: 0 }],
    ['special-forces', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['engineers', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['partisans', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['cavalry', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['ski-troops', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['elite-armour', { infantry: 0, armour: 3, grenade: 3, star: 0, flag: 0 }],
    ['mobile-artillery', { infantry: 0, armour: 0, grenade: 2, star: 0, flag: 0 }],
    ['heavy-artillery', { infantry: 0, armour: 0, grenade: 2, star: 0, flag: 0 }],
    ['destroyer', { infantry: 0, armour: 0, grenade: 3, star: 0, flag: 3 }],
    ['supply-train', { infantry: 0, armour: 0, grenade: 3, star: 0, flag: 3 }],
    ['sniper', { infantry: 0, armour: 0, grenade: 1, star: 0, flag: 0 }],
  ])(
    'command-cards.C14, C21: %s lose a figure for each face that hits them, and for flags where they cannot fall back',
    (type, expected) => {
      for (const [face, lost] of Object.entries(expected) as ['infantry', number][]) {
        const table = layDuel({}, { type })
        const figures = table.figures('b')
        table.roll(face, face, face)
        table.attack('a', 'b')
        expect(figures - table.figures('b')).toBe(Math.min(figures, lost))
      }
    },
  )

  test('command-cards.C21: hits on a heavy tank are rolled again, and grenades count', () => {
    const table = layDuel({}, { type: 'heavy-tank' })
    table.roll('armour', 'grenade', 'star', 'armour', 'star')
    table.attack('a', 'b')
    expect(table.figures('b')).toBe(1)
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'rolled', why: 'confirm', hits: 0 }))
    const again = layDuel({}, { type: 'heavy-tank' })
    again.roll('armour', 'grenade', 'star', 'armour', 'grenade')
    again.attack('a', 'b')
    expect(again.at('b')).toBe('destroyed')
  })

  test('command-cards.C21: a sniper hits infantry with its symbol, grenades and stars', () => {
    for (const face of ['infantry', 'grenade', 'star'] as const) {
      const table = layDuel({ type: 'sniper' })
      table.roll(face)
      table.attack('a', 'b')
      expect(table.figures('b')).toBe(3)
    }
  })

  test('command-cards.C21: a sniper hits artillery with grenades and stars, and with nothing else', () => {
    const left = (['infantry', 'armour', 'grenade', 'star', 'flag'] as const).map((face) => {
      const table = layDuel({ type: 'sniper' }, { type: 'artillery' })
      table.roll(face)
      table.attack('a', 'b')
      return table.figures('b')
    })
    expect(left).toEqual([2, 2, 1, 1, 2])
  })

  test('command-cards.C21: a sniper is worth no medal', () => {
    const table = layDuel({}, { type: 'sniper' })
    table.roll('grenade', 'star', 'star')
    table.attack('a', 'b')
    expect(table.at('b')).toBe('destroyed')
    expect([...table.state.destroyedMedals]).toEqual([0, 0])
  })

  test('command-cards.C15: the last figure is a medal for the enemy', () => {
    const table = layDuel({}, { figures: 1 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect([...table.state.destroyedMedals]).toEqual([1, 0])
    expect(table.state.lostUnits[1]).toBe(1)
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'medal', side: 0, count: 1, why: 'unit' }))
  })

  test('command-cards.C10: losses do not make a unit weaker', () => {
    expect(layDuel({ figures: 1 }).count('a', 'b')).toBe(3)
  })

  test('command-cards.C10, C20: a unit battles once, and the next one when it is done', () => {
    const table = layDuel({}, {}, [{ id: 'c', side: 0, hex: '0204' }])
    expect(table.attacks()).toEqual(['a b', 'c b'])
    table.roll('star', 'star', 'star')
    table.attack('a', 'b')
    expect(table.state.phase).toBe(phase.battle)
    expect(table.attacks()).toEqual(['c b'])
  })
})

describe('guns that zero in', () => {
  const gun = (): BattleTable =>
    layBattle({
      map: '. . . . . . . . . .',
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'heavy-artillery' },
        { id: 'b', side: 1, hex: '0501' },
        { id: 'c', side: 1, hex: '0701' },
      ],
    })
  const again = (table: BattleTable): void => {
    table.state.status[table.unit('a')] = status.ordered
    table.state.battles.fill(0)
  }

  test('command-cards.C21: a target that was not left alone gets a die more the next time, and no more after that', () => {
    const table = gun()
    expect(table.count('a', 'b')).toBe(2)
    for (let shot = 0; shot < 2; shot++) {
      table.roll('star', 'star', 'star')
      table.attack('a', 'b')
      expect([table.count('a', 'b'), table.count('a', 'c')]).toEqual([3, 1])
      again(table)
    }
  })

  test('command-cards.C21: the aim goes to the new target, and is lost when that gives way', () => {
    const table = layBattle({
      map: openMap,
      units: [
        { id: 'a', side: 0, hex: '0307', type: 'heavy-artillery' },
        { id: 'b', side: 1, hex: '0304' },
        { id: 'c', side: 1, hex: '0203' },
      ],
    })
    table.roll('star', 'star')
    table.attack('a', 'b')
    again(table)
    table.roll('star', 'star')
    table.attack('a', 'c')
    expect([table.count('a', 'b'), table.count('a', 'c')]).toEqual([2, 3])
    again(table)
    table.roll('flag', 'star', 'star')
    table.attack('a', 'c')
    table.act({ type: 'retreat', to: table.hex('0202') })
    expect(table.state.zeroed[table.unit('a')]).toBe(0)
  })

  test.each([
    ['C21', 'heavy-artillery', false],
    ['A4', 'artillery', true],
  ])(
    'command-cards.%s: a side has three markers: the fourth gun of type %s zeroes in on nobody',
    (_rule, type, isSpotted) => {
      const columns = ['02', '04', '06', '08']
      const rows = Array.from({ length: 5 }, () => '. . . . . . . . . . .').join('\n')
      const table = layBattle({
        map: rows,
        special: isSpotted ? { spotting: [{ side: 0, hexes: [hexOf(rows, '1105')] }] } : {},
        units: [
          { id: 'eye', side: 0, hex: '1105' },
          ...columns.map((column) => ({ id: `a${column}`, side: 0 as const, hex: `${column}05`, type })),
          ...columns.map((column) => ({ id: `b${column}`, side: 1 as const, hex: `${column}01` })),
        ],
      })
      const more = columns.map((column) => {
        const before = table.count(`a${column}`, `b${column}`)
        table.roll('star', 'star')
        table.attack(`a${column}`, `b${column}`)
        return table.count(`a${column}`, `b${column}`) - before
      })
      expect(more).toEqual([1, 1, 1, 0])
    },
  )

  test('command-cards.A4: artillery that observers direct zeroes in as heavy guns do', () => {
    const table = layBattle({
      map: '. . . . . . . . . .',
      special: { spotting: [{ side: 0, hexes: [13] }] },
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'artillery' },
        { id: 'b', side: 1, hex: '0801' },
      ],
    })
    expect(table.count('a', 'b')).toBe(1)
    table.roll('star')
    table.attack('a', 'b')
    expect(table.terms('a', 'b')).toEqual(['A4 1', 'A4 1'])
  })
})
