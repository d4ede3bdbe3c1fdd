import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle } from '../../../../tests/support/cardBattle.ts'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/commandCards.ts'
import { phase } from '../types.ts'

/** `b` at 0304 falls back to the north: to 0303 or 0403. The ground of `b` and of its two ways back can be named. */
const lay = (
  { here = '.', left = '.', right = '.' } = {},
  b: Partial<UnitSketch> = {},
  others: readonly UnitSketch[] = [],
  more: Partial<ScenarioSketch> = {},
): BattleTable =>
  layBattle({
    map: `
      . . . . . .
       . . . . .
      . . ${left} ${right} . .
       . . ${here} . .
      . . . . . .
       . . . . .`,
    units: [{ id: 'a', side: 0, hex: '0405' }, { id: 'b', side: 1, hex: '0304', ...b }, ...others],
    ...more,
  })

/** Returns the choices of the second side after so many flags. */
const asked = (table: BattleTable, flags = 1): readonly string[] => {
  table.roll(
    ...(['flag', 'flag', 'flag'] as const).slice(0, flags),
    ...(['star', 'star', 'star'] as const).slice(flags),
  )
  table.attack('a', 'b')
  if (table.state.phase !== phase.retreat) return []
  return table.legal().map((action) => {
    if (action.type === 'retreat') return nameOf(table, action.to)
    return action.type === 'ignore' ? `ignore ${action.count}` : action.type
  })
}

const nameOf = (table: BattleTable, hex: number): string => {
  const { stride } = table.game.table.board
  return `${String(hex % stride).padStart(2, '0')}${String(Math.floor(hex / stride)).padStart(2, '0')}`
}

const to = (table: BattleTable, name: string): void => table.act({ type: 'retreat', to: table.hex(name) })

describe('retreat', () => {
  test('command-cards.C16: a hex for each flag, to either of the two hexes before its own edge', () => {
    const table = lay()
    expect(asked(table)).toEqual(['0303', '0403'])
    to(table, '0303')
    expect([table.at('b'), table.figures('b'), table.state.phase]).toEqual(['0303', 4, phase.advance])
  })

  test('command-cards.C16: the first side falls back to the south', () => {
    const table = layBattle(
      {
        map: '. . . .\n. . . .\n. . . .\n. . . .',
        units: [
          { id: 'a', side: 0, hex: '0202' },
          { id: 'b', side: 1, hex: '0201' },
        ],
      },
      [['staff-order'], ['lying-in-wait']],
    )
    table.attack('a', 'b')
    table.roll('flag', 'star', 'star')
    table.act({ type: 'spring' })
    expect(table.legal().map((action) => action.type === 'retreat' && nameOf(table, action.to))).toEqual([
      '0203',
      '0303',
    ])
  })

  test('command-cards.C16: two flags are two steps, each chosen where there is a choice', () => {
    const table = lay()
    asked(table, 2)
    to(table, '0403')
    expect(table.choices()).toEqual(['retreat'])
    to(table, '0302')
    expect(table.at('b')).toBe('0302')
  })

  test('command-cards.C16: the only way back is taken by itself', () => {
    const table = lay({}, {}, [{ id: 'c', side: 1, hex: '0303' }])
    expect(asked(table)).toEqual([])
    expect(table.at('b')).toBe('0403')
  })

  test('command-cards.C16: where there is no way back each flag costs a figure', () => {
    const table = lay({}, {}, [
      { id: 'c', side: 1, hex: '0303' },
      { id: 'd', side: 0, hex: '0403' },
    ])
    expect(asked(table, 2)).toEqual([])
    expect([table.at('b'), table.figures('b'), table.state.phase]).toEqual(['0304', 2, phase.battle])
  })

  test('command-cards.C16: steps that are left at the edge cost a figure each', () => {
    const table = layBattle({
      map: '. . . .\n. . . .\n. . . .',
      units: [
        { id: 'a', side: 0, hex: '0203' },
        { id: 'b', side: 1, hex: '0202' },
      ],
    })
    table.roll('flag', 'flag', 'flag')
    table.attack('a', 'b')
    to(table, '0201')
    expect([table.at('b'), table.figures('b'), table.state.phase]).toEqual(['0201', 2, phase.advance])
  })

  test.each([
    ['=', 'T8', 'a river'],
    ['l', 'T26', 'a lake'],
    ['^', 'T63', 'an escarpment'],
    ['~', 'T7', 'the ocean'],
    ['M', 'T30', 'a mountain that no hill leads to'],
  ])('%s command-cards.%s: not into %s', (sign) => {
    const table = lay({ left: sign, right: sign })
    expect(asked(table)).toEqual([])
    expect([table.at('b'), table.figures('b')]).toEqual(['0304', 3])
  })

  test('command-cards.C16, T3, T4, T28: ground that slows moves does not hinder it', () => {
    for (const sign of ['f', 'b', 'm', 'o', 'w', 'H', 'C']) {
      const table = lay({ left: sign, right: '=' })
      asked(table)
      expect(table.at('b')).toBe('0303')
    }
  })

  test('command-cards.T8, T9: over a bridge', () => {
    const table = lay({ left: '=', right: '=' }, {}, [], { obstacles: ['bridge 0303'] })
    asked(table)
    expect(table.at('b')).toBe('0303')
  })

  test('command-cards.T5, T46: obstacles that are closed to armour block its way', () => {
    const table = lay({}, { type: 'armour' }, [], { obstacles: ['hedgehogs 0303', 'tank-teeth 0403'] })
    asked(table)
    expect([table.at('b'), table.figures('b')]).toEqual(['0304', 2])
  })

  test('command-cards.T47: ice is rolled for on the way back too', () => {
    const table = lay({ left: '#', right: '=' })
    table.roll('flag', 'star', 'star', 'star', 'grenade')
    table.attack('a', 'b')
    expect([table.at('b'), table.figures('b')]).toEqual(['0303', 3])
  })

  test('command-cards.T29: mines are not sprung', () => {
    const table = lay({ right: '=' }, {}, [], { obstacles: ['minefield 0303'] })
    asked(table)
    expect([table.at('b'), table.figures('b'), table.state.mine[table.hex('0303')]]).toEqual(['0303', 4, 1])
  })

  test('command-cards.T10: sandbags are left behind', () => {
    const table = lay({}, {}, [], { obstacles: ['sandbags 0304'] })
    table.roll('flag', 'star')
    table.attack('a', 'b')
    table.act({ type: 'ignore', count: 0 })
    to(table, '0303')
    expect(table.state.obstacle[table.hex('0304')]).toBe(0)
  })

  test('command-cards.T12: a sea wall stays', () => {
    const table = lay({}, {}, [], { obstacles: ['sea-wall 0304 SE'] })
    table.roll('flag', 'star')
    table.attack('a', 'b')
    table.act({ type: 'ignore', count: 0 })
    to(table, '0303')
    expect(table.state.obstacle[table.hex('0304')]).toBeGreaterThan(0)
  })
})

describe('retreats of several hexes', () => {
  /** How many hexes a unit must, and may, fall back for some flags from the middle of a board, with six hexes behind it. */
  const falls = (flags: number, b: Partial<UnitSketch>): readonly [number, number] => {
    const rows = Array.from({ length: 8 }, () => '. . . . .')
    const table = layBattle({
      map: rows.join('\n'),
      units: [
        { id: 'a', side: 0, hex: '0308' },
        { id: 'b', side: 1, hex: '0307', ...b },
      ],
    })
    asked(table, flags)
    let steps = 0
    let least = -1
    while (table.state.phase === phase.retreat) {
      const actions = table.legal()
      if (least < 0 && actions.some(({ type }) => type === 'done')) least = steps
      const step = actions.find(({ type }) => type === 'retreat' || type === 'ignore')
      if (step === undefined) break
      table.act(step.type === 'ignore' ? { type: 'ignore', count: 0 } : step)
      if (step.type === 'retreat') steps++
    }
    return [least < 0 ? steps : least, steps]
  }

  test.each([
    ['C16', {}, [1, 1], [2, 2]],
    ['C16', { type: 'armour' }, [1, 1], [2, 2]],
    ['C16', { type: 'artillery' }, [1, 1], [2, 2]],
    ['C16', { type: 'special-forces' }, [1, 1], [2, 2]],
    ['C21', { type: 'engineers' }, [1, 1], [2, 2]],
    ['C21', { type: 'cavalry' }, [1, 1], [2, 2]],
    ['N1', { type: 'partisans' }, [1, 3], [2, 6]],
    ['C21', { type: 'ski-troops' }, [1, 3], [2, 6]],
    ['N6', { nation: 'italian' }, [1, 3], [2, 6]],
    ['N6', { nation: 'italian', type: 'armour' }, [1, 3], [2, 6]],
    ['N6', { nation: 'italian', type: 'artillery' }, [1, 3], [2, 6]],
  ])(
    'command-cards.%s: hexes that a unit must and may fall back for one flag and for two: %j',
    (_rule, b, one, two) => {
      expect([falls(1, b), falls(2, b)]).toEqual([one, two])
    },
  )

  test('command-cards.N6: it may stop after the hexes that it must go', () => {
    const table = lay({}, { nation: 'italian' })
    asked(table, 2)
    to(table, '0303')
    expect(table.choices()).toEqual(['retreat'])
    to(table, '0202')
    table.done()
    expect([table.at('b'), table.figures('b'), table.state.phase]).toEqual(['0202', 4, phase.advance])
  })
})

describe('retreats of ships', () => {
  test('command-cards.N6: a nation that falls back farther does so on land: its ships go a hex for a flag', () => {
    const table = lay({ here: '~', left: '~', right: '~' }, { nation: 'italian', type: 'destroyer' })
    asked(table)
    table.act({ type: 'ignore', count: 0 })
    to(table, '0303')
    expect(table.at('b')).toBe('0303')
    expect(table.state.mayGoOn).toBe(0)
  })
})

describe('flags ignored', () => {
  test.each([
    ['+', 'T18', 'infantry', 1],
    ['t', 'T19', 'infantry', 1],
    ['D', 'T20', 'infantry', 1],
    ['X', 'T24', 'infantry', 3],
    ['*', 'T31', 'armour', 1],
    ['K', 'T35', 'infantry', 1],
    ['R', 'T36', 'infantry', 1],
    ['r', 'T45', 'infantry', 1],
    ['V', 'T50', 'infantry', 1],
    ['x', 'T51', 'infantry', 1],
    ['x', 'T51', 'armour', 0],
    ['o', 'T14', 'infantry', 0],
    ['f', 'T3', 'infantry', 0],
    ['A', 'T53', 'infantry', 0],
  ])('%s command-cards.C17, %s: %s may ignore %i', (here, _rule, type, most) => {
    const table = lay({ here }, { type }, [{ id: 'd', side: 0, hex: '0404', type: 'artillery' }])
    table.roll('flag', 'flag', 'flag')
    table.attack('d', 'b')
    const counts = table.legal().flatMap((action) => (action.type === 'ignore' ? [action.count] : []))
    expect(Math.max(0, ...counts)).toBe(most)
    if (most > 0) expect(counts).toContain(0)
  })

  test.each([
    ['bunker 0304 1', 'T2', 1, 1, 1],
    ['bunker 0304 0', 'T2', 0, 0, 0],
    ['hedgehogs 0304', 'T5', 1, 0, 0],
    ['sandbags 0304', 'T10', 1, 1, 1],
    ['sea-wall 0304 E SE', 'T12', 1, 1, 1],
    ['sea-wall 0304 NW', 'T12', 0, 0, 0],
    ['field-bunker 0304', 'T22', 1, 1, 1],
    ['road-block 0304', 'T40', 1, 1, 1],
    ['wire 0304', 'T15', 0, 0, 0],
  ])('%s command-cards.C17, %s: infantry may ignore %i, armour %i, artillery %i', (obstacle, _rule, ...most) => {
    const ignored = ['infantry', 'armour', 'artillery'].map((type) => {
      const guns: UnitSketch = { id: 'd', side: 0, hex: '0404', type: 'artillery' }
      const table = lay({}, { type, figures: 4 }, [guns], { obstacles: [obstacle] })
      table.roll('flag', 'flag', 'flag')
      table.attack('d', 'b')
      const counts = table.legal().flatMap((action) => (action.type === 'ignore' ? [action.count] : []))
      return Math.max(0, ...counts)
    })
    expect(ignored).toEqual(most)
  })

  test('command-cards.C17: the owner may ignore fewer, and carries out the others', () => {
    const table = lay({ here: '*' })
    expect(asked(table, 2)).toEqual(['ignore 1', 'ignore 0'])
    table.act({ type: 'ignore', count: 1 })
    to(table, '0303')
    expect([table.at('b'), table.state.phase]).toEqual(['0303', phase.advance])
  })

  test('command-cards.C17: with all ignored it has not given way', () => {
    const table = lay({ here: '*' })
    asked(table, 1)
    table.act({ type: 'ignore', count: 1 })
    expect([table.at('b'), table.state.phase]).toEqual(['0304', phase.battle])
  })

  test('command-cards.A8: a leader ignores one more', () => {
    expect(asked(lay({}, { leader: true }), 2)).toEqual(['ignore 1', 'ignore 0'])
    expect(asked(lay({ here: '+' }, { leader: true }), 2)).toEqual(['ignore 2', 'ignore 1', 'ignore 0'])
  })

  test('command-cards.N6: Italian artillery may ignore one', () => {
    expect(asked(lay({}, { nation: 'italian', type: 'artillery' }))).toEqual(['ignore 1', 'ignore 0'])
    expect(asked(lay({}, { nation: 'italian' }))).not.toContain('ignore 1')
  })

  test('command-cards.N3: Japanese infantry must ignore one, two where the ground ignores one, and all in caves', () => {
    const japanese = { nation: 'japanese' }
    const open = lay({}, japanese)
    expect(asked(open, 1)).toEqual([])
    expect(open.at('b')).toBe('0304')
    expect(asked(lay({}, japanese), 2)).toEqual(['0303', '0403'])
    expect(asked(lay({ here: '+' }, japanese), 2)).toEqual([])
    const cave = lay({ here: 'c' }, japanese, [{ id: 'd', side: 0, hex: '0404', type: 'artillery' }])
    cave.roll('flag', 'flag', 'flag')
    cave.attack('d', 'b')
    expect([cave.at('b'), cave.state.phase]).toEqual(['0304', phase.battle])
    expect(asked(lay({}, { ...japanese, type: 'artillery' }))).toContain('0303')
  })
})

describe('figures lost for flags', () => {
  test.each([
    ['T2', 'bunker 0304 1', 'artillery', 1],
    ['T22', 'field-bunker 0304', 'artillery', 1],
    ['T22', 'field-bunker 0304', 'armour', 2],
  ])('command-cards.%s: in a %s %s loses a figure for a flag', (_rule, obstacle, type, left) => {
    const table = lay({}, { type }, [{ id: 'd', side: 0, hex: '0404', type: 'artillery' }], { obstacles: [obstacle] })
    table.roll('flag', 'star', 'star')
    table.attack('d', 'b')
    table.act({ type: 'ignore', count: 0 })
    expect([table.at('b'), table.figures('b')]).toEqual(['0304', left])
  })

  test('command-cards.A5: in a boat too', () => {
    const table = lay({ here: '=' }, { boat: true })
    asked(table, 2)
    expect([table.at('b'), table.figures('b')]).toEqual(['0304', 2])
  })
})
