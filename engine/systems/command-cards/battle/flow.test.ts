import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle } from '../../../../tests/support/cardBattle.ts'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/commandCards.ts'
import { battleKind, phase, status } from '../types.ts'

const map = `
  . . . . . . .
   . . . . . .
  . . . . . . .
   . . . . . .
  . . . . . . .
   . . . . . .
  . . . . . . .`

/** `a` at 0405 attacks `b` north-west of it at 0304; the first side comes from the south. */
const lay = (
  a: Partial<UnitSketch> = {},
  b: Partial<UnitSketch> = {},
  others: readonly UnitSketch[] = [],
  more: Partial<ScenarioSketch> = {},
  hands?: readonly [readonly string[], readonly string[]],
): BattleTable =>
  layBattle(
    {
      map,
      units: [{ id: 'a', side: 0, hex: '0405', ...a }, { id: 'b', side: 1, hex: '0304', ...b }, ...others],
      ...more,
    },
    hands,
  )

describe('hits', () => {
  test.each([
    ['infantry', { infantry: 3, armour: 0, grenade: 3, star: 0, flag: 0 }],
    ['armour', { infantry: 0, armour: 3, grenade: 3, star: 0, flag: 0 }],
    ['artillery', { infantry: 0, armour: 0, grenade: 2, star: 0, flag: 0 }],
    ['sniper', { infantry: 0, armour: 0, grenade: 1, star: 0, flag: 0 }],
  ])('command-cards.C14, C21: %s lose a figure for each face that hits them', (type, expected) => {
    for (const [face, lost] of Object.entries(expected) as ['infantry', number][]) {
      const table = lay({}, { type })
      const figures = table.figures('b')
      table.roll(face, face, face)
      table.attack('a', 'b')
      expect(figures - table.figures('b')).toBe(Math.min(figures, face === ('flag' as string) ? 0 : lost))
    }
  })

  test('command-cards.C21: hits on a heavy tank are rolled again, and grenades count', () => {
    const table = lay({}, { type: 'heavy-tank' })
    table.roll('armour', 'grenade', 'star', 'armour', 'star')
    table.attack('a', 'b')
    expect(table.figures('b')).toBe(1)
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'rolled', why: 'confirm', hits: 0 }))
    const again = lay({}, { type: 'heavy-tank' })
    again.roll('armour', 'grenade', 'star', 'armour', 'grenade')
    again.attack('a', 'b')
    expect(again.at('b')).toBe('destroyed')
  })

  test('command-cards.C21: a sniper hits infantry with its symbol, grenades and stars', () => {
    for (const face of ['infantry', 'grenade', 'star'] as const) {
      const table = lay({ type: 'sniper' })
      table.roll(face)
      table.attack('a', 'b')
      expect(table.figures('b')).toBe(3)
    }
  })

  test('command-cards.C21: a sniper is worth no medal', () => {
    const table = lay({}, { type: 'sniper' })
    table.roll('grenade', 'star', 'star')
    table.attack('a', 'b')
    expect(table.at('b')).toBe('destroyed')
    expect([...table.state.destroyedMedals]).toEqual([0, 0])
  })

  test('command-cards.C15: the last figure is a medal for the enemy', () => {
    const table = lay({}, { figures: 1 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect([...table.state.destroyedMedals]).toEqual([1, 0])
    expect(table.state.lostUnits[1]).toBe(1)
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'medal', side: 0, count: 1, why: 'unit' }))
  })

  test('command-cards.C10: losses do not make a unit weaker', () => {
    expect(lay({ figures: 1 }).count('a', 'b')).toBe(3)
  })

  test('command-cards.C10, C20: a unit battles once, and the next one when it is done', () => {
    const table = lay({}, {}, [{ id: 'c', side: 0, hex: '0204' }])
    expect(table.attacks()).toEqual(['a b', 'c b'])
    table.roll('star', 'star', 'star')
    table.attack('a', 'b')
    expect(table.state.phase).toBe(phase.battle)
    expect(table.attacks()).toEqual(['c b'])
  })
})

describe('taking ground', () => {
  test('command-cards.C18: infantry may move into the hex that it cleared', () => {
    const table = lay({}, { figures: 1 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect(table.choices()).toEqual(['advance', 'done'])
    table.act({ type: 'advance' })
    expect(table.at('a')).toBe('0304')
    expect(table.state.phase).toBe(phase.battle)
    expect(table.attacks()).toEqual([])
  })

  test('command-cards.C18: it may stay', () => {
    const table = lay({}, { figures: 1 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    table.done()
    expect(table.at('a')).toBe('0405')
    expect(table.state.phase).toBe(phase.battle)
  })

  test('command-cards.C18: not by fire, and never by artillery', () => {
    const far = lay({}, { figures: 1, hex: '0203' })
    far.roll('infantry', 'star')
    far.attack('a', 'b')
    expect(far.state.phase).toBe(phase.battle)
    const guns = lay({ type: 'artillery' }, { figures: 1 })
    guns.roll('infantry', 'star', 'star')
    guns.attack('a', 'b')
    expect(guns.state.phase).toBe(phase.battle)
  })

  test('command-cards.C18: not where the enemy lost figures and stood', () => {
    const table = lay()
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
    return table.state.phase === phase.overrun ? 'overruns' : 'takes'
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
    const table = lay({ type: 'armour' }, { type: 'sniper' }, others, more)
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
    const table = lay({ type: 'cavalry' }, { type: 'sniper' }, [{ id: 'c', side: 1, hex: '0303' }])
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

describe('ambush', () => {
  const cards: readonly [readonly string[], readonly string[]] = [['staff-order'], ['lying-in-wait']]

  test('command-cards.C14: the defender is asked before every close assault, whatever it holds', () => {
    const held = lay({}, {}, [], {}, cards)
    held.attack('a', 'b')
    expect([held.state.phase, held.state.side, held.choices()]).toEqual([phase.react, 1, ['spring', 'done']])
    const other = lay({}, {}, [], {}, [['lying-in-wait'], ['staff-order']])
    other.attack('a', 'b')
    expect([other.state.phase, other.state.side, other.choices()]).toEqual([phase.react, 1, ['done']])
  })

  test('command-cards.C14: nobody is asked when the card is put down, or before fire', () => {
    const table = lay()
    table.roll('star', 'star', 'star')
    table.attack('a', 'b')
    expect(table.state.phase).toBe(phase.battle)
    const fire = lay({}, { hex: '0203' }, [], {}, cards)
    fire.roll('star', 'star')
    fire.attack('a', 'b')
    expect(fire.state.phase).toBe(phase.battle)
  })

  test('command-cards.C14: the defender battles first, then the attacker where it still stands', () => {
    const table = lay({}, {}, [], {}, cards)
    table.attack('a', 'b')
    table.roll('infantry', 'star', 'star', 'infantry', 'infantry', 'star')
    table.act({ type: 'spring' })
    expect([table.figures('a'), table.figures('b')]).toEqual([3, 2])
    expect(table.handOf(1)).toEqual([])
    expect(table.state.sprung).toBe(1)
    expect(table.state.phase).toBe(phase.battle)
  })

  test('command-cards.C14: an attacker that falls or gives way does not battle', () => {
    const dead = lay({ figures: 1 }, {}, [], {}, cards)
    dead.attack('a', 'b')
    dead.roll('infantry', 'star', 'star')
    dead.act({ type: 'spring' })
    expect([dead.at('a'), dead.figures('b'), dead.state.phase]).toEqual(['destroyed', 4, phase.battle])
    expect([...dead.state.destroyedMedals]).toEqual([0, 1])
    const gone = lay({}, {}, [], {}, cards)
    gone.attack('a', 'b')
    gone.roll('flag', 'star', 'star')
    gone.act({ type: 'spring' })
    expect([gone.state.phase, gone.state.side]).toEqual([phase.retreat, 0])
    gone.act({ type: 'retreat', to: gone.hex('0406') })
    expect([gone.at('a'), gone.figures('b'), gone.state.phase]).toEqual(['0406', 4, phase.battle])
  })

  test('command-cards.C19: an overrun can be ambushed, and goes on after it', () => {
    const table = lay({ type: 'armour' }, { figures: 1 }, [{ id: 'c', side: 1, hex: '0303', figures: 1 }], {}, cards)
    table.attack('a', 'b')
    table.roll('grenade', 'star', 'star')
    table.done()
    table.act({ type: 'advance' })
    table.attack('a', 'c')
    expect(table.choices()).toEqual(['spring', 'done'])
    table.roll('star', 'star', 'star', 'infantry', 'star', 'star')
    table.act({ type: 'spring' })
    expect([table.at('c'), table.state.phase, table.state.battle]).toEqual([
      'destroyed',
      phase.advance,
      battleKind.overrun,
    ])
  })
})

describe('battle back', () => {
  const british: Partial<UnitSketch> = { nation: 'british', figures: 2 }

  test('command-cards.N5: the last figure of a unit that stood battles back with one die', () => {
    const table = lay({}, british)
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect([table.state.phase, table.state.side, table.choices()]).toEqual([phase.react, 1, ['attack', 'done']])
    expect(table.attacks()).toEqual(['b a'])
    table.roll('grenade')
    table.attack('b', 'a')
    expect([table.figures('a'), table.state.phase, table.state.side]).toEqual([3, phase.battle, 0])
  })

  test('command-cards.N5: it may let it be', () => {
    const table = lay({}, british)
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    table.done()
    expect([table.figures('a'), table.state.phase, table.state.side]).toEqual([4, phase.battle, 0])
  })

  test('command-cards.N5: not after giving way, with two figures, from afar, or as another nation', () => {
    const cases: [Partial<UnitSketch>, ('infantry' | 'star' | 'flag')[]][] = [
      [{ ...british, figures: 3 }, ['infantry', 'star', 'star']],
      [{ ...british, hex: '0203' }, ['infantry', 'star']],
      [{ figures: 2 }, ['infantry', 'star', 'star']],
    ]
    for (const [b, faces] of cases) {
      const table = lay({}, b)
      table.roll(...faces)
      table.attack('a', 'b')
      expect(table.state.phase).toBe(phase.battle)
    }
    const gone = lay({}, british)
    gone.roll('infantry', 'flag', 'star')
    gone.attack('a', 'b')
    gone.act({ type: 'retreat', to: gone.hex('0303') })
    expect(gone.state.phase).toBe(phase.advance)
  })

  test('command-cards.N5: a unit that lost a figure in place of a retreat has stood', () => {
    const table = layBattle({
      map,
      units: [
        { id: 'a', side: 0, hex: '0302' },
        { id: 'b', side: 1, hex: '0301', nation: 'british', figures: 2 },
      ],
    })
    table.roll('flag', 'star', 'star')
    table.attack('a', 'b')
    expect([table.figures('b'), table.state.phase]).toEqual([1, phase.react])
  })

  test('command-cards.N5: after an overrun too, and its dice may drive the attacker off', () => {
    const table = lay({ type: 'armour' }, { type: 'sniper' }, [{ id: 'c', side: 1, hex: '0303', ...british }])
    table.roll('grenade', 'star', 'star')
    table.attack('a', 'b')
    table.act({ type: 'advance' })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'c')
    table.roll('flag')
    table.attack('c', 'a')
    expect([table.state.phase, table.state.side]).toEqual([phase.retreat, 0])
    table.act({ type: 'retreat', to: table.hex('0305') })
    expect([table.at('a'), table.state.phase]).toEqual(['0305', phase.battle])
  })

  test('command-cards.N5: not by an ambushed attacker', () => {
    const table = lay({ ...british }, {}, [], {}, [['staff-order'], ['lying-in-wait']])
    table.attack('a', 'b')
    table.roll('infantry', 'star', 'star', 'star', 'star', 'star')
    table.act({ type: 'spring' })
    expect([table.figures('a'), table.state.phase, table.state.side]).toEqual([1, phase.battle, 0])
  })
})

describe('second close assault', () => {
  const french = (
    type = 'infantry',
    others: readonly UnitSketch[] = [{ id: 'c', side: 1, hex: '0404' }],
  ): BattleTable => {
    const table = lay({ nation: 'french', type }, { figures: 1 }, others)
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
      map,
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
      map,
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
})
