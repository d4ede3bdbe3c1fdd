import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle, layDuel, openMap } from '../../../../tests/support/cardBattle.ts'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/commandCards.ts'
import { phase } from '../types.ts'

describe('taking ground', () => {
  test('command-cards.C18: infantry may move into the hex that it cleared', () => {
    const table = layDuel({}, { figures: 1 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect(table.choices()).toEqual(['advance', 'done'])
    table.act({ type: 'advance' })
    expect(table.at('a')).toBe('0304')
    expect(table.state.phase).toBe(phase.battle)
    expect(table.attacks()).toEqual([])
  })

  test('command-cards.C18: it may stay', () => {
    const table = layDuel({}, { figures: 1 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    table.done()
    expect(table.at('a')).toBe('0405')
    expect(table.state.phase).toBe(phase.battle)
  })

  test('command-cards.C18: not by fire, and never by artillery', () => {
    const far = layDuel({}, { figures: 1, hex: '0203' })
    far.roll('infantry', 'star')
    far.attack('a', 'b')
    expect(far.state.phase).toBe(phase.battle)
    const guns = layDuel({ type: 'artillery' }, { figures: 1 })
    guns.roll('infantry', 'star', 'star')
    guns.attack('a', 'b')
    expect(guns.state.phase).toBe(phase.battle)
  })

  test('command-cards.C18: not where the enemy lost figures and stood', () => {
    const table = layDuel()
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect(table.state.phase).toBe(phase.battle)
  })

  const took = (ground: string, a: Partial<UnitSketch> = {}, from = '.', obstacles: readonly string[] = []) => {
    const table = layBattle({
      map: `. . . . .\n. ${from} ${ground} . .\n. . . . .`,
      obstacles,
      units: [
        { id: 'a', side: 0, hex: '0202', ...a },
        { id: 'b', side: 1, hex: '0302', type: 'sniper' },
        { id: 'c', side: 1, hex: '0402' },
      ],
    })
    table.roll('grenade', 'grenade', 'grenade', 'grenade')
    table.attack('a', 'b')
    if (table.state.phase !== phase.advance) return 'stays'
    table.act({ type: 'advance' })
    return table.choices().includes('attack') ? 'overruns' : 'takes'
  }

  test.each([
    ['.', 'C19', 'takes', 'overruns'],
    [',', 'T1', 'takes', 'overruns'],
    ['f', 'T3', 'takes', 'takes'],
    ['b', 'T4', 'takes', 'takes'],
    ['o', 'T14', 'takes', 'takes'],
    ['D', 'T20', 'takes', 'stays'],
    ['w', 'T23', 'takes', 'takes'],
    ['X', 'T24', 'takes', 'stays'],
    ['m', 'T28', 'takes', 'takes'],
    ['M', 'T30', 'stays', 'stays'],
    ['*', 'T31', 'takes', 'overruns'],
    ['R', 'T36', 'takes', 'overruns'],
    ['%', 'T41', 'takes', 'overruns'],
    ['r', 'T45', 'takes', 'stays'],
    ['V', 'T50', 'takes', 'stays'],
    ['x', 'T51', 'takes', 'takes'],
    ['u', 'T54', 'takes', 'takes'],
    ['j', 'T57', 'takes', 'overruns'],
    ['y', 'T60', 'takes', 'takes'],
    ['s', 'T61', 'takes', 'overruns'],
    ['=', 'T8', 'stays', 'stays'],
    ['^', 'T63', 'stays', 'stays'],
  ])('%s command-cards.%s: infantry %s, armour %s', (ground, _rule, infantry, armour) => {
    expect([took(ground), took(ground, { type: 'armour' })]).toEqual([infantry, armour])
  })

  test('command-cards.T11: nobody takes the ground of a cliff from the beach, but of a sea bluff', () => {
    expect(took('C', {}, ',')).toBe('stays')
    expect(took('B', {}, ',')).toBe('takes')
    expect(took('B', { type: 'armour' }, ',')).toBe('stays')
    expect(took('C', {}, '.')).toBe('takes')
  })

  test('command-cards.T57: armour takes ground in jungle only when its move began beside it', () => {
    const table = layBattle({
      map: '. . j . .',
      units: [
        { id: 'a', side: 0, hex: '0201', type: 'armour' },
        { id: 'b', side: 1, hex: '0301', type: 'sniper' },
      ],
    })
    table.state.from[table.unit('a')] = table.hex('0101')
    table.roll('grenade')
    table.attack('a', 'b')
    expect(table.state.phase).toBe(phase.battle)
  })

  test('command-cards.T2, T5, T46: obstacles that are closed to armour keep it out', () => {
    for (const kind of ['bunker', 'hedgehogs', 'field-bunker', 'road-block', 'tank-teeth', 'abatis'])
      expect([
        kind,
        took('.', { type: 'armour' }, '.', [`${kind} 0302`]),
        took('.', {}, '.', [`${kind} 0302`]),
      ]).toEqual([kind, 'stays', 'takes'])
  })
})

describe('overrun', () => {
  /** `a` destroys `b` at 0304 and takes its ground; `c` is beside that, `d` two hexes away. */
  const overrun = (others: readonly UnitSketch[], more: Partial<ScenarioSketch> = {}): BattleTable => {
    const table = layDuel({ type: 'armour' }, { type: 'sniper' }, others, more)
    table.roll('grenade', 'star', 'star')
    table.attack('a', 'b')
    table.act({ type: 'advance' })
    return table
  }

  test('command-cards.C19: armour that took ground battles again, beside an enemy in close assault', () => {
    const table = overrun([
      { id: 'c', side: 1, hex: '0303' },
      { id: 'd', side: 1, hex: '0302' },
    ])
    expect(table.choices()).toEqual(['attack', 'done'])
    expect(table.attacks()).toEqual(['a c'])
  })

  test('command-cards.C19: otherwise it fires', () => {
    const table = overrun([{ id: 'd', side: 1, hex: '0302' }])
    expect(table.attacks()).toEqual(['a d'])
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'd')
    expect(table.state.phase).toBe(phase.battle)
    expect(table.attacks()).toEqual([])
  })

  test('command-cards.C19: after its overrun it may take ground again, and not battle a third time', () => {
    const table = overrun([
      { id: 'c', side: 1, hex: '0303', figures: 1 },
      { id: 'd', side: 1, hex: '0302' },
    ])
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'c')
    expect(table.choices()).toEqual(['advance', 'done'])
    table.act({ type: 'advance' })
    expect(table.at('a')).toBe('0303')
    expect(table.state.phase).toBe(phase.battle)
    expect(table.attacks()).toEqual([])
  })

  test('command-cards.C19: with nobody to battle there is none', () => {
    expect(overrun([]).state.phase).toBe(phase.battle)
  })

  test('command-cards.C21: cavalry overruns too', () => {
    const table = layDuel({ type: 'cavalry' }, { type: 'sniper' }, [{ id: 'c', side: 1, hex: '0303' }])
    table.roll('grenade', 'star')
    table.attack('a', 'b')
    table.act({ type: 'advance' })
    expect(table.attacks()).toEqual(['a c'])
  })

  test('command-cards.A9: in the desert armour goes on by a hex before it battles again', () => {
    const table = overrun([{ id: 'd', side: 1, hex: '0402' }], { special: { desert: true } })
    expect(table.choices()).toEqual(['attack', 'follow', 'done'])
    table.act({ type: 'follow', to: table.hex('0303') })
    expect(table.at('a')).toBe('0303')
    expect(table.attacks()).toEqual(['a d'])
    expect(table.choices()).toEqual(['attack', 'done'])
  })

  test('command-cards.A9: not out of ground where it must stop', () => {
    const table = layBattle({
      map: '. . s . . .',
      special: { desert: true },
      units: [
        { id: 'a', side: 0, hex: '0201', type: 'armour' },
        { id: 'b', side: 1, hex: '0301', type: 'sniper' },
        { id: 'c', side: 1, hex: '0601' },
      ],
    })
    table.roll('grenade', 'star', 'star')
    table.attack('a', 'b')
    table.act({ type: 'advance' })
    expect(table.choices()).toEqual(['attack', 'done'])
  })
})

describe('second close assault', () => {
  const french = (
    type = 'infantry',
    others: readonly UnitSketch[] = [{ id: 'c', side: 1, hex: '0404' }],
  ): BattleTable => {
    const table = layDuel({ nation: 'french', type }, { figures: 1 }, others)
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    return table
  }

  test('command-cards.N7: French infantry stays and closes in on another enemy with one die', () => {
    const table = french()
    expect(table.choices()).toEqual(['advance', 'done'])
    table.done()
    expect([table.state.phase, table.choices(), table.attacks()]).toEqual([phase.second, ['attack', 'done'], ['a c']])
    table.roll('grenade')
    table.attack('a', 'c')
    expect([table.figures('c'), table.state.phase]).toEqual([3, phase.battle])
  })

  test('command-cards.N7: after it the ground may be taken, and that is all', () => {
    const table = french('infantry', [{ id: 'c', side: 1, hex: '0404', figures: 1 }])
    table.done()
    table.roll('grenade')
    table.attack('a', 'c')
    expect(table.choices()).toEqual(['advance', 'done'])
    table.act({ type: 'advance' })
    expect([table.at('a'), table.state.phase, table.attacks()]).toEqual(['0404', phase.battle, []])
  })

  test('command-cards.N7: who takes the ground does not battle again', () => {
    const table = french()
    table.act({ type: 'advance' })
    expect(table.state.phase).toBe(phase.battle)
  })

  test('command-cards.N7: only standard infantry, and never against the one that it drove off', () => {
    const forces = french('special-forces')
    forces.done()
    expect(forces.state.phase).toBe(phase.battle)
    const alone = layBattle({
      map: openMap,
      units: [
        { id: 'a', side: 0, hex: '0304', nation: 'french' },
        { id: 'b', side: 1, hex: '0404' },
      ],
    })
    alone.roll('flag', 'star', 'star')
    alone.attack('a', 'b')
    alone.act({ type: 'retreat', to: alone.hex('0403') })
    expect(alone.choices()).toEqual(['advance', 'done'])
    alone.done()
    expect(alone.state.phase).toBe(phase.battle)
  })
})
