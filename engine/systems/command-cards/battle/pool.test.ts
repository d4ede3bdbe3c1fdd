import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle } from '../../../../tests/support/cardBattle.ts'
import type { UnitSketch } from '../../../../tests/support/commandCards.ts'
import { battleKind, gear, status } from '../types.ts'

const row = '. . . . . . . . . . .'

/** `a` stands at 0102 and `b` a number of hexes east of it. */
const facing = (far: number, a: Partial<UnitSketch> = {}, b: Partial<UnitSketch> = {}): BattleTable =>
  layBattle({
    map: `${row}\n${row}\n${row}`,
    units: [
      { id: 'a', side: 0, hex: '0102', ...a },
      { id: 'b', side: 1, hex: `${String(1 + far).padStart(2, '0')}02`, ...b },
    ],
  })

const dice = (type: string): number[] => {
  const table = facing(1, { type })
  return ['02', '03', '04', '05', '06', '07', '08', '09', '10'].map((column) => {
    table.state.hex[table.unit('b')] = table.hex(`${column}02`)
    return table.count('a', 'b')
  })
}

test.each([
  ['infantry', [3, 2, 1, -1, -1, -1, -1, -1, -1]],
  ['special-forces', [3, 2, 1, -1, -1, -1, -1, -1, -1]],
  ['engineers', [3, 2, 1, -1, -1, -1, -1, -1, -1]],
  ['partisans', [3, 2, 1, -1, -1, -1, -1, -1, -1]],
  ['cavalry', [2, 1, -1, -1, -1, -1, -1, -1, -1]],
  ['ski-troops', [3, 2, -1, -1, -1, -1, -1, -1, -1]],
  ['sniper', [1, 1, 1, 1, 1, -1, -1, -1, -1]],
  ['armour', [3, 3, 3, -1, -1, -1, -1, -1, -1]],
  ['elite-armour', [3, 3, 3, -1, -1, -1, -1, -1, -1]],
  ['heavy-tank', [3, 3, 3, -1, -1, -1, -1, -1, -1]],
  ['artillery', [3, 3, 2, 2, 1, 1, -1, -1, -1]],
  ['mobile-artillery', [3, 3, 2, 2, 1, 1, -1, -1, -1]],
  ['heavy-artillery', [3, 3, 2, 2, 1, 1, 1, 1, -1]],
  ['supply-train', [-1, -1, -1, -1, -1, -1, -1, -1, -1]],
])('command-cards.C12, C21: %s rolls by distance', (type, expected) => {
  expect(dice(type)).toEqual(expected)
})

test('command-cards.C21: a destroyer shoots from the sea as heavy guns do', () => {
  const table = layBattle({
    map: '~ . . . . . . . . .',
    units: [
      { id: 'a', side: 0, hex: '0101', type: 'destroyer' },
      { id: 'b', side: 1, hex: '0201' },
    ],
  })
  const counts = ['02', '03', '04', '05', '06', '07', '08', '09', '10'].map((column) => {
    table.state.hex[table.unit('b')] = table.hex(`${column}01`)
    return table.count('a', 'b')
  })
  expect(counts).toEqual([3, 3, 2, 2, 1, 1, 1, 1, -1])
})

/** `a` stands west of `b`, and the ground of both can be named. */
const onGround = (from: string, to: string, a: Partial<UnitSketch> = {}, b: Partial<UnitSketch> = {}): BattleTable =>
  layBattle({
    map: `. . . .\n. ${from} ${to} .\n. . . .`,
    units: [
      { id: 'a', side: 0, hex: '0202', ...a },
      { id: 'b', side: 1, hex: '0302', ...b },
    ],
  })

const against = (from: string, to: string, b: Partial<UnitSketch> = {}): number[] =>
  ['infantry', 'armour', 'artillery'].map((type) => onGround(from, to, { type }, b).count('a', 'b'))

describe('dice of infantry, armour and artillery in close assault against', () => {
  test.each([
    ['.', 'C12', 'open country', [3, 3, 3]],
    [',', 'T1', 'a beach', [3, 3, 3]],
    ['f', 'T3', 'a forest', [2, 1, 3]],
    ['b', 'T4', 'a hedgerow', [2, 1, 3]],
    ['h', 'T6', 'a hill from below', [2, 2, 3]],
    ['~', 'T7', 'the ocean', [3, 3, 3]],
    ['C', 'T11', 'a cliff from below', [2, 2, 3]],
    ['B', 'T11', 'a sea bluff from below', [2, 2, 3]],
    ['H', 'T13', 'a steep hill from below', [2, 2, 3]],
    ['o', 'T14', 'a town', [2, 1, 3]],
    ['a', 'T16', 'an airfield', [3, 3, 3]],
    ['k', 'T17', 'barracks', [2, 1, 3]],
    ['+', 'T18', 'a cemetery', [3, 3, 3]],
    ['t', 'T19', 'a church', [2, 1, 3]],
    ['D', 'T20', 'a dam', [3, 3, 3]],
    ['F', 'T21', 'a factory', [2, 1, 3]],
    ['w', 'T23', 'a flooded field', [3, 3, 3]],
    ['X', 'T24', 'a fortress', [2, 1, 3]],
    ['_', 'T25', 'high ground', [3, 3, 3]],
    ['i', 'T27', 'a lighthouse', [2, 1, 3]],
    ['m', 'T28', 'a marsh', [3, 3, 3]],
    ['M', 'T30', 'a mountain from below', [1, 1, 3]],
    ['*', 'T31', 'an oasis', [2, 2, 3]],
    ['p', 'T32', 'a palm forest', [2, 1, 3]],
    ['P', 'T34', 'a power plant', [2, 1, 3]],
    ['K', 'T35', 'a prison camp', [2, 1, 3]],
    ['R', 'T36', 'a radar station', [2, 1, 3]],
    ['S', 'T39', 'a railway station', [2, 1, 3]],
    ['%', 'T41', 'a ford', [3, 3, 3]],
    ['d', 'T43', 'a supply depot', [3, 3, 3]],
    ['v', 'T44', 'a wadi', [2, 2, 2]],
    ['r', 'T45', 'city ruins', [2, 1, 3]],
    ['#', 'T47', 'a frozen river', [3, 3, 3]],
    ['T', 'T48', 'a forested hill', [2, 1, 3]],
    ['O', 'T49', 'a hill with a village', [2, 1, 3]],
    ['V', 'T50', 'a ravine', [3, 3, 3]],
    ['x', 'T51', 'trenches', [2, 2, 3]],
    ['c', 'T52', 'a hill with caves from below', [2, 2, 3]],
    ['A', 'T53', 'a mountain with caves', [3, 3, 3]],
    ['u', 'T54', 'a fish pond', [3, 3, 3]],
    ['I', 'T55', 'a hospital', [3, 3, 3]],
    ['Q', 'T56', 'a headquarters', [3, 3, 3]],
    ['j', 'T57', 'jungle', [2, 1, 3]],
    ['L', 'T58', 'a labour camp', [2, 1, 3]],
    ['n', 'T59', 'a pier', [3, 3, 3]],
    ['y', 'T60', 'a rice paddy', [3, 3, 3]],
    ['s', 'T61', 'a fordable stream', [3, 3, 3]],
    ['e', 'T64', 'a ridge from below', [2, 2, 3]],
    ['W', 'T64', 'great dunes from below', [2, 2, 3]],
    ['g', 'T65', 'a balka', [2, 2, 2]],
    ['Z', 'T67', 'a castle', [2, 1, 3]],
  ])('%s command-cards.%s: %s', (sign, _rule, _name, expected) => {
    expect(against('.', sign)).toEqual(expected)
  })

  test.each([
    ['h', 'h', 'T6', [3, 3, 3]],
    ['h', 'H', 'T13', [3, 3, 3]],
    ['e', 'e', 'T64', [3, 3, 3]],
    ['M', 'h', 'T6', [3, 3, 3]],
    ['h', 'M', 'T30', [1, 1, 3]],
    ['M', 'M', 'T30', [3, 3, 3]],
    ['h', 'T', 'T48', [2, 1, 3]],
    ['h', 'O', 'T49', [2, 1, 3]],
  ])('%s on %s: command-cards.%s from there', (from, to, _rule, expected) => {
    expect(against(from, to)).toEqual(expected)
  })

  test('command-cards.T52, T53: caves of the Japanese, but not from the same heights', () => {
    const japanese = { nation: 'japanese' }
    expect(against('.', 'c', japanese)).toEqual([1, 1, 3])
    expect(against('.', 'A', japanese)).toEqual([1, 1, 3])
    expect(against('h', 'c', japanese)).toEqual([3, 3, 3])
    expect(against('M', 'A', japanese)).toEqual([3, 3, 3])
  })

  test('command-cards.T52: a sealed cave shelters nobody any more', () => {
    const table = layBattle({
      map: '. . . .\n. . c .\n. . . .',
      obstacles: ['sealed-cave 0302'],
      units: [
        { id: 'a', side: 0, hex: '0202', type: 'armour' },
        { id: 'b', side: 1, hex: '0302', nation: 'japanese' },
      ],
    })
    expect(table.terms('a', 'b')).toEqual(['C12 3', 'T52 -1'])
  })

  test('command-cards.T30, T52: heights that another valley parts are as from below', () => {
    const apart = (to: string, nation: string): number =>
      layBattle({
        map: `M . ${to}`,
        units: [
          { id: 'a', side: 0, hex: '0101', type: 'armour' },
          { id: 'b', side: 1, hex: '0301', nation },
        ],
      }).count('a', 'b')
    expect(apart('M', 'german')).toBe(1)
    expect(apart('c', 'german')).toBe(3)
    expect(apart('c', 'japanese')).toBe(1)
  })
})

describe('dice with an obstacle', () => {
  const behind = (obstacle: string, to = '.', type = 'infantry', from = '0202'): number =>
    layBattle({
      map: `. . . .\n. . ${to} .\n. . . .`,
      obstacles: [obstacle],
      units: [
        { id: 'a', side: 0, hex: from, type },
        { id: 'b', side: 1, hex: '0302' },
      ],
    }).count('a', 'b')

  test.each([
    ['bunker 0302 1', 'T2', 2, 1],
    ['bunker 0302 0', 'T2 of the attacker’s side', 3, 3],
    ['hedgehogs 0302', 'T5', 3, 3],
    ['sandbags 0302', 'T10', 2, 2],
    ['wire 0302', 'T15', 3, 3],
    ['field-bunker 0302', 'T22', 2, 1],
    ['road-block 0302', 'T40', 2, 2],
    ['tank-teeth 0302', 'T46', 3, 3],
    ['abatis 0302', 'T66', 3, 3],
    ['bridge 0302', 'T9', 3, 3],
    ['minefield 0302', 'T29', 3, 3],
    ['pontoon-bridge 0302', 'T33', 3, 3],
    ['railway-bridge 0302', 'T37', 3, 3],
    ['rope-bridge 0302', 'T62', 3, 3],
  ])('%s: command-cards.%s', (obstacle, _rule, infantry, armour) => {
    expect([behind(obstacle), behind(obstacle, '.', 'armour')]).toEqual([infantry, armour])
  })

  test('command-cards.T38, T42: roads and railways change no dice', () => {
    const table = layBattle({
      map: row,
      ways: ['road 0101 0201 0301', 'railway 0101 0201 0301'],
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'armour' },
        { id: 'b', side: 1, hex: '0201' },
      ],
    })
    expect(table.count('a', 'b')).toBe(3)
  })

  test('command-cards.C22: only the better of terrain and obstacle counts', () => {
    expect(behind('sandbags 0302', 'o')).toBe(2)
    expect(behind('sandbags 0302', 'o', 'armour')).toBe(1)
    expect(behind('bunker 0302 1', 'h', 'armour')).toBe(1)
  })

  test('command-cards.T10: sandbags help on open country and beaches only', () => {
    expect(behind('sandbags 0302', ',')).toBe(2)
    expect(behind('sandbags 0302', 'm')).toBe(3)
    expect(behind('sandbags 0302', '*', 'armour')).toBe(2)
  })

  test('command-cards.T12: a sea wall helps only against attacks over it', () => {
    expect(behind('sea-wall 0302 W NW')).toBe(2)
    expect(behind('sea-wall 0302 W NW', '.', 'armour')).toBe(2)
    expect(behind('sea-wall 0302 W NW', '.', 'artillery')).toBe(3)
    expect(behind('sea-wall 0302 E')).toBe(3)
    expect(behind('sea-wall 0302 E', '.', 'armour')).toBe(3)
    expect(behind('sea-wall 0302 W', '.', 'infantry', '0102')).toBe(1)
    expect(behind('sea-wall 0302 NW SW', '.', 'infantry', '0102')).toBe(2)
    expect(behind('sea-wall 0302 NW', '.', 'infantry', '0301')).toBe(2)
  })
})

describe('dice out of', () => {
  const out = (from: string, type: string): number => onGround(from, '.', { type }).count('a', 'b')
  test.each([
    ['o', 'T14', 3, 1, 3],
    ['k', 'T17', 3, 1, 3],
    ['t', 'T19', 3, 1, 3],
    ['F', 'T21', 3, 1, 3],
    ['i', 'T27', 3, 1, 3],
    ['P', 'T34', 3, 1, 3],
    ['K', 'T35', 3, 1, 3],
    ['R', 'T36', 3, 1, 3],
    ['S', 'T39', 3, 1, 3],
    ['O', 'T49', 3, 1, 3],
    ['L', 'T58', 3, 1, 3],
    ['Z', 'T67', 3, 1, 3],
    ['%', 'T41', 2, 2, 2],
    ['g', 'T65', 2, 2, 2],
    ['~', 'T7', -1, -1, -1],
    ['x', 'T51', 3, -1, 3],
    ['f', 'T3', 3, 3, 3],
  ])('%s: command-cards.%s', (sign, _rule, infantry, armour, artillery) => {
    expect([out(sign, 'infantry'), out(sign, 'armour'), out(sign, 'artillery')]).toEqual([infantry, armour, artillery])
  })

  test.each([
    ['wire', 'T15', 2, 3],
    ['abatis', 'T66', 2, 3],
  ])('%s: command-cards.%s', (kind, _rule, infantry, armour) => {
    const dice = ['infantry', 'armour'].map((type) =>
      layBattle({
        map: '. . .',
        obstacles: [`${kind} 0101`],
        units: [
          { id: 'a', side: 0, hex: '0101', type },
          { id: 'b', side: 1, hex: '0201' },
        ],
      }).count('a', 'b'),
    )
    expect(dice).toEqual([infantry, armour])
  })

  test('command-cards.A5: a boat', () => {
    const table = onGround('=', '.', { boat: true })
    expect(table.count('a', 'b')).toBe(2)
    expect(table.terms('a', 'b')).toEqual(['C12 3', 'A5 -1'])
  })
})

describe('whether a battle is possible', () => {
  test('command-cards.C11: beside an enemy there is only close assault', () => {
    const table = layBattle({
      map: `${row}\n${row}`,
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'gun', side: 0, hex: '0501', type: 'artillery' },
        { id: 'near', side: 1, hex: '0201' },
        { id: 'far', side: 1, hex: '0301' },
      ],
    })
    expect(table.count('a', 'near')).toBe(3)
    expect(table.count('a', 'far')).toBe(-1)
    expect(table.attacks()).toEqual(['a near', 'gun near', 'gun far'])
  })

  test('command-cards.C13: all but artillery must see', () => {
    const across = (type: string): number =>
      layBattle({
        map: '. f .',
        units: [
          { id: 'a', side: 0, hex: '0101', type },
          { id: 'b', side: 1, hex: '0301' },
        ],
      }).count('a', 'b')
    const guns = ['artillery', 'mobile-artillery', 'heavy-artillery']
    const others = ['infantry', 'special-forces', 'engineers', 'partisans', 'ski-troops', 'cavalry', 'sniper']
    expect([...guns, 'destroyer'].map(across)).toEqual([3, 3, 3, 3])
    expect([...others, 'armour', 'elite-armour', 'heavy-tank'].map(across)).toEqual(new Array<number>(10).fill(-1))
  })

  test('command-cards.T44: into and out of a wadi infantry and armour battle from beside only', () => {
    const over = (type: string, a: string, b: string): number =>
      layBattle({
        map: `${a} . ${b}`,
        units: [
          { id: 'a', side: 0, hex: '0101', type },
          { id: 'b', side: 1, hex: '0301' },
        ],
      }).count('a', 'b')
    expect([over('infantry', '.', 'v'), over('armour', 'v', '.'), over('artillery', '.', 'v')]).toEqual([-1, -1, 2])
  })

  test('command-cards.A18: at night nobody sees farther than the chart says', () => {
    const table = facing(2, { type: 'artillery' })
    table.state.visibility = 1
    expect(table.count('a', 'b')).toBe(-1)
    table.state.visibility = 2
    expect(table.count('a', 'b')).toBe(3)
    const close = facing(1)
    close.state.visibility = 1
    expect(close.count('a', 'b')).toBe(3)
  })

  test('command-cards.A15: a camouflaged unit is found in close assault only', () => {
    expect(facing(2, { type: 'artillery' }, { camouflaged: true }).count('a', 'b')).toBe(-1)
    expect(facing(1, {}, { camouflaged: true }).count('a', 'b')).toBe(3)
  })

  test('command-cards.C21: a sniper does not battle armour', () => {
    const at = (type: string): number => facing(3, { type: 'sniper' }, { type }).count('a', 'b')
    expect(['armour', 'elite-armour', 'heavy-tank'].map(at)).toEqual([-1, -1, -1])
    expect(['infantry', 'artillery', 'mobile-artillery', 'supply-train'].map(at)).toEqual([1, 1, 1, 1])
  })

  test('command-cards.C22: with no die left there is no battle', () => {
    const table = layBattle({
      map: 'o . f',
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'armour' },
        { id: 'b', side: 1, hex: '0301' },
      ],
    })
    expect(table.count('a', 'b')).toBe(0)
    expect(table.terms('a', 'b')).toEqual(['C12 3', 'T3 -2', 'T14 -2', 'C22 1'])
    expect(table.attacks()).toEqual([])
  })
})

describe('dice more', () => {
  test('command-cards.A8: a leader', () => {
    const table = facing(2, { leader: true })
    expect(table.count('a', 'b')).toBe(3)
    expect(table.terms('a', 'b')).toEqual(['C12 2', 'A8 1'])
  })

  test('command-cards.N3: Japanese infantry at full strength in close assault', () => {
    const japanese = { nation: 'japanese' }
    expect(facing(1, japanese).count('a', 'b')).toBe(4)
    expect(facing(1, { ...japanese, figures: 3 }).count('a', 'b')).toBe(3)
    expect(facing(2, japanese).count('a', 'b')).toBe(2)
    expect(facing(1, { ...japanese, type: 'armour' }).count('a', 'b')).toBe(3)
  })

  test('command-cards.C21: engineers forget cover in close assault, not at a distance', () => {
    expect(onGround('.', 'o', { type: 'engineers' }).count('a', 'b')).toBe(3)
    const far = layBattle({
      map: '. . o',
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'engineers' },
        { id: 'b', side: 1, hex: '0301' },
      ],
    })
    expect(far.count('a', 'b')).toBe(1)
  })

  test('command-cards.N5, N7: striking back and a second close assault are one die whatever the ground', () => {
    expect(onGround('.', 'o', { nation: 'british' }).count('a', 'b', battleKind.back)).toBe(1)
    expect(onGround('.', 'o', { nation: 'french' }).count('a', 'b', battleKind.second)).toBe(1)
  })

  test('command-cards.T30: artillery on a mountain reaches a hex farther', () => {
    const table = layBattle({
      map: 'M . . . . . . . .',
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'artillery' },
        { id: 'b', side: 1, hex: '0801' },
        { id: 'c', side: 1, hex: '0901' },
      ],
    })
    expect([table.count('a', 'b'), table.count('a', 'c')]).toEqual([1, -1])
    expect(table.terms('a', 'b')).toEqual(['T30 1'])
  })

  test('command-cards.A4: who holds the lookout uses all artillery like heavy guns', () => {
    const table = layBattle({
      map: `${row}\n${row}`,
      special: { spotting: [{ side: 0, hexes: [13 + 11] }] },
      units: [
        { id: 'a', side: 0, hex: '0101', type: 'artillery' },
        { id: 'b', side: 1, hex: '0901' },
        { id: 'eye', side: 0, hex: '0102' },
      ],
    })
    expect(table.count('a', 'b')).toBe(-1)
    table.state.hex[table.unit('eye')] = 13 + 11
    expect(table.count('a', 'b')).toBe(1)
    expect(table.terms('a', 'b')).toEqual(['A4 1'])
  })
})

describe('which units may battle', () => {
  const attacksAfter = (steps: number, a: Partial<UnitSketch>, far = 2, bits = 0): readonly string[] => {
    const table = facing(far, a)
    table.state.steps[table.unit('a')] = steps
    table.state.status[table.unit('a')] |= bits
    return table.attacks()
  }
  const one = ['a b']

  test.each([
    ['C7', 'infantry', 1],
    ['C21', 'special-forces', 2],
    ['C21', 'engineers', 1],
    ['C21', 'sniper', 2],
    ['N1', 'partisans', 1],
    ['C8', 'armour', 3],
    ['C21', 'elite-armour', 3],
    ['C21', 'heavy-tank', 3],
    ['C9', 'artillery', 0],
    ['C21', 'heavy-artillery', 0],
    ['C21', 'destroyer', 2],
    ['C9', 'mobile-artillery', 1],
    ['C21', 'cavalry', 3],
    ['C21', 'ski-troops', 3],
  ])('command-cards.%s: %s after %i hexes and no more', (_rule, type, most) => {
    expect(attacksAfter(most, { type })).toEqual(one)
    expect(attacksAfter(most + 1, { type })).toEqual([])
  })

  test('command-cards.N3: Japanese infantry after two hexes in close assault only', () => {
    const japanese = { nation: 'japanese' }
    expect(attacksAfter(2, japanese, 1)).toEqual(one)
    expect(attacksAfter(3, japanese, 1)).toEqual([])
    expect(attacksAfter(2, japanese, 2)).toEqual([])
    expect(attacksAfter(2, { ...japanese, type: 'artillery' }, 1)).toEqual([])
  })

  test.each([['barred'], ['battled'], ['arrived']] as const)('command-cards.C3, C10: not when it is %s', (bit) => {
    expect(attacksAfter(0, {}, 2, status[bit])).toEqual([])
  })

  test('command-cards.C3: not without an order', () => {
    const table = facing(2)
    table.state.status[table.unit('a')] = 0
    expect(table.attacks()).toEqual([])
  })

  test('command-cards.A15: battling gives a camouflaged unit away', () => {
    const table = facing(2, { camouflaged: true })
    table.roll('star', 'star')
    table.attack('a', 'b')
    expect(table.state.gear[table.unit('a')] & gear.camouflage).toBe(0)
  })
})
