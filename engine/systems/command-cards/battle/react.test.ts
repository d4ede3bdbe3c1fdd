import { describe, expect, test } from 'vitest'
import { layBattle, layDuel, openMap } from '../../../../tests/support/cardBattle.ts'
import type { UnitSketch } from '../../../../tests/support/commandCards.ts'
import { battleKind, phase } from '../types.ts'

describe('ambush', () => {
  const cards: readonly [readonly string[], readonly string[]] = [['staff-order'], ['lying-in-wait']]

  test('command-cards.C14: the defender is asked before every close assault, whatever it holds', () => {
    const held = layDuel({}, {}, [], {}, cards)
    held.attack('a', 'b')
    expect([held.state.phase, held.state.side, held.choices()]).toEqual([phase.react, 1, ['spring', 'done']])
    const other = layDuel({}, {}, [], {}, [['lying-in-wait'], ['staff-order']])
    other.attack('a', 'b')
    expect([other.state.phase, other.state.side, other.choices()]).toEqual([phase.react, 1, ['done']])
  })

  test('command-cards.C14: nobody is asked when the card is put down, or before fire', () => {
    const table = layDuel()
    table.roll('star', 'star', 'star')
    table.attack('a', 'b')
    expect(table.state.phase).toBe(phase.battle)
    const fire = layDuel({}, { hex: '0203' }, [], {}, cards)
    fire.roll('star', 'star')
    fire.attack('a', 'b')
    expect(fire.state.phase).toBe(phase.battle)
  })

  test('command-cards.C14: the defender battles first, then the attacker where it still stands', () => {
    const table = layDuel({}, {}, [], {}, cards)
    table.attack('a', 'b')
    table.roll('infantry', 'star', 'star', 'infantry', 'infantry', 'star')
    table.act({ type: 'spring' })
    expect([table.figures('a'), table.figures('b')]).toEqual([3, 2])
    expect(table.handOf(1)).toEqual([])
    expect(table.state.sprung).toBe(1)
    expect(table.state.phase).toBe(phase.battle)
  })

  test('command-cards.C14: an attacker that falls or gives way does not battle', () => {
    const dead = layDuel({ figures: 1 }, {}, [], {}, cards)
    dead.attack('a', 'b')
    dead.roll('infantry', 'star', 'star')
    dead.act({ type: 'spring' })
    expect([dead.at('a'), dead.figures('b'), dead.state.phase]).toEqual(['destroyed', 4, phase.battle])
    expect([...dead.state.destroyedMedals]).toEqual([0, 1])
    const gone = layDuel({}, {}, [], {}, cards)
    gone.attack('a', 'b')
    gone.roll('flag', 'star', 'star')
    gone.act({ type: 'spring' })
    expect([gone.state.phase, gone.state.side]).toEqual([phase.retreat, 0])
    gone.act({ type: 'retreat', to: gone.hex('0406') })
    expect([gone.at('a'), gone.figures('b'), gone.state.phase]).toEqual(['0406', 4, phase.battle])
  })

  test('command-cards.C19: an overrun can be ambushed, and goes on after it', () => {
    const table = layDuel(
      { type: 'armour' },
      { figures: 1 },
      [{ id: 'c', side: 1, hex: '0303', figures: 1 }],
      {},
      cards,
    )
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

describe('striking back', () => {
  const british: Partial<UnitSketch> = { nation: 'british', figures: 2 }

  test('command-cards.N5: the last figure of a unit that stood strikes back with one die', () => {
    const table = layDuel({}, british)
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect([table.state.phase, table.state.side, table.choices()]).toEqual([phase.react, 1, ['attack', 'done']])
    expect(table.attacks()).toEqual(['b a'])
    table.roll('grenade')
    table.attack('b', 'a')
    expect([table.figures('a'), table.state.phase, table.state.side]).toEqual([3, phase.battle, 0])
  })

  test('command-cards.N5: it may let it be', () => {
    const table = layDuel({}, british)
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
      const table = layDuel({}, b)
      table.roll(...faces)
      table.attack('a', 'b')
      expect(table.state.phase).toBe(phase.battle)
    }
    const gone = layDuel({}, british)
    gone.roll('infantry', 'flag', 'star')
    gone.attack('a', 'b')
    gone.act({ type: 'retreat', to: gone.hex('0303') })
    expect(gone.state.phase).toBe(phase.advance)
  })

  test('command-cards.N5: a unit that lost a figure in place of a retreat has stood', () => {
    const table = layBattle({
      map: openMap,
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
    const table = layDuel({ type: 'armour' }, { type: 'sniper' }, [{ id: 'c', side: 1, hex: '0303', ...british }])
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
    const table = layDuel({ ...british }, {}, [], {}, [['staff-order'], ['lying-in-wait']])
    table.attack('a', 'b')
    table.roll('infantry', 'star', 'star', 'star', 'star', 'star')
    table.act({ type: 'spring' })
    expect([table.figures('a'), table.state.phase, table.state.side]).toEqual([1, phase.battle, 0])
  })
})
