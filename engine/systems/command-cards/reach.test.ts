import { describe, expect, test } from 'vitest'
import { hexOf, type ScenarioSketch } from '../../../tests/support/commandCards.ts'
import { type GroundTable, layGround } from '../../../tests/support/groundTable.ts'
import { gear, status } from './types.ts'

const open = `
  . . . . . . .
   . . . . . . .
  . . . . . . .
   . . . . . . .
  . . . . . . .`

/** A lane with one unit on its first hex. */
const lane = (map: string, type = 'infantry', more: Partial<ScenarioSketch> = {}): GroundTable =>
  layGround({ map, units: [{ id: 'a', side: 0, hex: '0101', type }], ...more })

/** Hexes that the unit gets to, and what they count for. */
const reachOf = (map: string, type = 'infantry', more: Partial<ScenarioSketch> = {}) => lane(map, type, more).reach('a')

describe('how far units move', () => {
  test.each([
    ['C7', 'infantry', 2],
    ['C8', 'armour', 3],
    ['C9', 'artillery', 1],
    ['C21', 'special-forces', 2],
    ['C21', 'elite-armour', 3],
    ['C21', 'heavy-tank', 3],
    ['C21', 'cavalry', 3],
    ['C21', 'ski-troops', 3],
    ['C21', 'sniper', 2],
    ['C21', 'engineers', 2],
    ['C9', 'mobile-artillery', 2],
    ['C21', 'heavy-artillery', 1],
    ['N1', 'partisans', 2],
  ])('%s: %s moves up to %d hexes in every direction', (_rule, type, hexes) => {
    const ground = layGround({ map: open, units: [{ id: 'a', side: 0, hex: '0403', type }] })
    const { table } = ground.game
    const from = ground.hex('0403')
    const expected = table.hexes.filter((hex) => {
      const distance = table.distance[from * table.size + hex]
      return distance > 0 && distance <= hexes
    })
    const reach = ground.game.reach(ground.state, 0)
    expect([...reach.hexes].sort((a, b) => a - b)).toEqual(expected)
    for (const hex of reach.hexes) expect(reach.cost(hex)).toBe(table.distance[from * table.size + hex])
  })

  test('C4: a unit in reserve, destroyed or off the board moves nowhere', () => {
    const ground = lane(open)
    for (const hex of [0, -1, -2]) {
      ground.state.hex[0] = hex
      expect(ground.reach('a')).toEqual({})
    }
  })

  test('C5: nobody moves onto or through a unit, its own or the enemy’s', () => {
    for (const side of [0, 1] as const) {
      const units = [
        { id: 'a', side: 0 as const, hex: '0101', type: 'armour' },
        { id: 'b', side, hex: '0301' },
      ]
      expect(layGround({ map: '. . . . .', units }).reach('a')).toEqual({ '0201': 1 })
      expect(layGround({ map: '. . . . .\n . . . . .', units }).reach('a')).toMatchObject({ '0302': 3 })
    }
  })

  test('C6, C10: figures stay together and losses leave a unit as fast as it was', () => {
    const ground = lane('. . . . .', 'armour')
    ground.state.figures[0] = 1
    expect(ground.reach('a')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
  })

  test('A3: armour whose enemy wages the lightning war moves two hexes', () => {
    const special = { blitz: { side: 1 as const } }
    expect(reachOf('. . . . .', 'armour', { special })).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf('. . . . .', 'cavalry', { special })).toMatchObject({ '0401': 3 })
    expect(reachOf('. . . . .', 'armour', { special: { blitz: { side: 0 } } })).toMatchObject({ '0401': 3 })
  })

  test('A14: armour moves a hex less for each depot that the enemy has demolished', () => {
    const hex = hexOf('. . . . .', '0501')
    const depot = { hex, stars: 2, medals: 0, supplies: true }
    const special = { sabotage: [{ ...depot, side: 1 as const }] }
    const ground = lane('. . . . .', 'armour', { special })
    expect(ground.reach('a')).toMatchObject({ '0401': 3 })
    ground.state.sabotaged[0] = 255
    expect(ground.reach('a')).toEqual({ '0201': 1, '0301': 2 })
    const infantry = lane('. . . . .', 'infantry', { special })
    infantry.state.sabotaged[0] = 255
    expect(infantry.reach('a')).toMatchObject({ '0301': 2 })
    const saboteur = lane('. . . . .', 'armour', { special: { sabotage: [{ ...depot, side: 0 }] } })
    saboteur.state.sabotaged[0] = 255
    expect(saboteur.reach('a')).toMatchObject({ '0401': 3 })
  })
})

describe('cards that change moves', () => {
  test('C3, C4: a card may forbid moving, or let units go farther', () => {
    const ground = lane('. . . . .')
    ground.play('rapid-fire')
    expect(ground.reach('a')).toEqual({})
    ground.play('infantry-sweep')
    expect(ground.reach('a')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
  })

  test('C4: what a card lets units do does not hold for those ordered in place of its own', () => {
    const ground = lane('. . . . .')
    ground.play('infantry-sweep')
    ground.state.fallback = 1
    expect(ground.reach('a')).toEqual({ '0201': 1, '0301': 2 })
  })

  test.each([
    ['T3', '. f . .', [], { '0201': 1, '0301': 2, '0401': 3 }],
    ['T4', '. . b .', [], { '0201': 1, '0301': 2, '0401': 3 }],
    ['T13', '. H . .', [], { '0201': 1, '0301': 2, '0401': 3 }],
    ['T28', 'm m m m', [], { '0201': 1, '0301': 2, '0401': 3 }],
    ['T15', '. . . .', ['wire 0201'], { '0201': 1, '0301': 2, '0401': 3 }],
    ['T1', '. , , ,', [], { '0201': 1, '0301': 2, '0401': 3 }],
    ['T8', '. = . .', [], {}],
    ['T30', '. M . .', [], {}],
    ['T44', '. v . .', [], {}],
    ['T63', '. ^ . .', [], {}],
  ])(
    '%s: a card that ignores terrain passes over %s, but not where it is closed',
    (_rule, map, obstacles, expected) => {
      const ground = lane(map, 'infantry', { obstacles })
      ground.play('raid')
      expect(ground.reach('a')).toEqual(expected)
    },
  )

  test('C4: the second move of a card is as long as the card says', () => {
    const ground = lane('. . . . .')
    ground.play('raid')
    ground.state.again = 1
    expect(ground.reach('a')).toMatchObject({ '0401': 3 })
    ground.play('infantry-sweep')
    expect(ground.reach('a')).toEqual({})
  })
})

describe('ground that limits or stops a move', () => {
  test.each([
    ['. , . .', { '0201': 1, '0301': 2 }],
    ['. . , .', { '0201': 1, '0301': 2 }],
    ['. . . ,', { '0201': 1, '0301': 2 }],
    [', . . .', { '0201': 1, '0301': 2, '0401': 3 }],
    [', , , .', { '0201': 1, '0301': 2 }],
  ])('T1: a move onto the beach has at most two hexes: armour over %s', (map, expected) => {
    expect(reachOf(map, 'armour')).toEqual(expected)
  })

  test('T1: the limit holds only for ways over the beach', () => {
    expect(reachOf('. , . .\n . . . .', 'armour')).toMatchObject({ '0201': 1, '0301': 2, '0302': 3 })
    expect(reachOf('. , . .\n . . . .', 'armour')).not.toHaveProperty('0401')
    expect(reachOf('. , . .\n . . . .\n . . . .', 'cavalry')).toMatchObject({ '0302': 3 })
  })

  test.each([
    ['. ~ ~ .', { '0201': 1 }],
    ['~ ~ ~ .', { '0201': 1 }],
    ['~ , , .', { '0201': 1, '0301': 2 }],
    ['. . ~ .', { '0201': 1 }],
  ])('T7: a move into the sea has one hex: over %s', (map, expected) => {
    expect(reachOf(map)).toEqual(expected)
  })

  test.each(['b', 'w'])('T4, T23: %s is entered only by moves that begin beside it', (sign) => {
    expect(reachOf(`. ${sign} .`)).toEqual({ '0201': 1 })
    expect(reachOf(`. . ${sign}`)).toEqual({ '0201': 1 })
  })

  test.each(['m', 'w', 'u', 'y', 'g'])('T23, T28, T54, T60, T65: who leaves %s stops on the next hex', (sign) => {
    expect(reachOf(`${sign} . . .`, 'armour')).toEqual({ '0201': 1 })
  })

  test('T65: a balka leads straight to a bridge and back, and both stop', () => {
    const obstacles = ['bridge 0201']
    expect(reachOf('g = . .', 'armour', { obstacles })).toEqual({ '0201': 1 })
    expect(reachOf('. = g .', 'armour', { obstacles })).toEqual({ '0201': 1, '0301': 2 })
  })

  test('T13: climbing a steep hill counts for two hexes, going down or along it for one', () => {
    expect(reachOf('. H . .', 'armour')).toEqual({ '0201': 2, '0301': 3 })
    expect(reachOf('. H . .')).toEqual({ '0201': 2 })
    expect(reachOf('H H . .', 'armour')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
    expect(reachOf('h H . .', 'armour')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
    expect(reachOf('. H .', 'artillery')).toEqual({})
  })

  test.each(['C', 'B'])('T11: %s counts for two hexes up or down to the beach, for infantry alone', (sign) => {
    expect(reachOf(`, ${sign} . .`)).toEqual({ '0201': 2 })
    expect(reachOf(`${sign} , . .`)).toEqual({ '0201': 2 })
    expect(reachOf(`, ${sign} . .`, 'armour')).toEqual({})
    expect(reachOf(`${sign} , . .`, 'armour')).toEqual({})
    expect(reachOf(`, ${sign} . .`, 'artillery')).toEqual({})
    expect(reachOf(`. ${sign} . .`, 'armour')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
  })

  test('T64: coming up a ridge stops a unit, going along it or down does not', () => {
    expect(reachOf('. e e .', 'armour')).toEqual({ '0201': 1 })
    expect(reachOf('e e . .', 'armour')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
    expect(reachOf('h e e .', 'armour')).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
  })

  test('T64: a hex reached with a stop may be passed through by a longer way without one', () => {
    // Straight up 0202 stops; round over the hill and along the ridge it does not.
    const map = '. h e\n . e .'
    expect(reachOf(map, 'armour')).toMatchObject({ '0201': 1, '0301': 2, '0102': 1, '0202': 2, '0302': 3 })
  })

  test('T44: a wadi is entered and left through its open ends alone', () => {
    const map = '. v v .\n . . . .'
    const ends = ['0201 W E', '0301 W E']
    expect(reachOf(map, 'armour', { ends })).toEqual({
      '0201': 1,
      '0301': 2,
      '0401': 3,
      '0102': 1,
      '0202': 2,
      '0302': 3,
    })
    expect(reachOf('. v v .', 'armour', { ends: ['0201 E', '0301 W E'] })).toEqual({})
    const inside = layGround({ map, ends, units: [{ id: 'a', side: 0, hex: '0201', type: 'infantry' }] })
    expect(inside.reach('a')).toEqual({ '0101': 1, '0301': 1, '0102': 2, '0401': 2 })
  })

  test('T30: a mountain is reached from hills and mountains, on foot', () => {
    expect(reachOf('. h M M')).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf('M . . .')).toEqual({})
    expect(reachOf('M M h .')).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf('h M . .')).toEqual({ '0201': 1 })
    expect(reachOf('h M . .', 'armour')).toEqual({})
  })

  test.each([
    ['T2', '. . .', ['bunker 0101 0'], 'artillery'],
    ['T22', '. . .', ['field-bunker 0101'], 'armour'],
    ['T30', 'M h .', [], 'artillery'],
  ])('%s: guns and tanks set on ground that is closed to them stay there', (_rule, map, obstacles, type) => {
    expect(reachOf(map, type, { obstacles })).toEqual({})
  })

  test('T59: a pier is entered from the shore and not from the sea, and left to both', () => {
    expect(reachOf('~ n n')).toEqual({})
    expect(reachOf('. n n')).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf(', n ~')).toEqual({ '0201': 1 })
    expect(reachOf('n ~ ~')).toEqual({ '0201': 1 })
  })

  test('T9, T33, T62: what carries across lets the river below be forgotten', () => {
    for (const bridge of ['bridge', 'pontoon-bridge', 'rope-bridge'])
      expect(reachOf('. = . .', 'armour', { obstacles: [`${bridge} 0201`] })).toMatchObject({ '0401': 3 })
    const blown = lane('. = . .', 'armour', { obstacles: ['bridge 0201'] })
    blown.state.obstacle[blown.hex('0201')] = 0
    expect(blown.reach('a')).toEqual({})
  })

  test('T37: a railway bridge stops vehicles and not men', () => {
    const obstacles = ['railway-bridge 0201']
    expect(reachOf('. = . .', 'armour', { obstacles })).toEqual({ '0201': 1 })
    expect(reachOf('. = . .', 'infantry', { obstacles })).toEqual({ '0201': 1, '0301': 2 })
  })

  test('A20: smoke hinders no move', () => {
    const ground = lane('. . . .', 'armour')
    ground.state.smoke.fill(2)
    expect(ground.reach('a')).toMatchObject({ '0401': 3 })
  })
})

describe('roads and railways', () => {
  const road = ['road 0101 0201 0301 0401 0501']

  test.each([
    ['infantry', { '0201': 1, '0301': 1, '0401': 2 }],
    ['armour', { '0201': 1, '0301': 1, '0401': 2, '0501': 3 }],
    ['artillery', { '0201': 1, '0301': 1 }],
  ])('T42: %s that begins on a road and stays on it moves a hex more, which counts for nothing', (type, expected) => {
    expect(reachOf('. . . . .', type, { ways: road })).toEqual(expected)
  })

  test('T42: who begins beside the road or leaves it has nothing of it', () => {
    expect(reachOf('. . . . .', 'infantry', { ways: ['road 0201 0301 0401'] })).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf('. . . . .', 'infantry', { ways: ['road 0101 0201'] })).toEqual({ '0201': 1, '0301': 2 })
  })

  test('T42: two roads side by side are not one', () => {
    const ways = ['road 0101 0201', 'road 0301 0401']
    expect(reachOf('. . . . .', 'infantry', { ways })).toEqual({ '0201': 1, '0301': 2 })
  })

  test('T42: the ground under the road holds as anywhere', () => {
    expect(reachOf('. o . . .', 'infantry', { ways: road })).toEqual({ '0201': 1 })
    expect(reachOf('. h h . .', 'infantry', { ways: road })).toMatchObject({ '0401': 2 })
  })

  test('T42: nobody moves by road whom the card keeps in place', () => {
    const ground = lane('. . . . .', 'infantry', { ways: road })
    ground.play('rapid-fire')
    expect(ground.reach('a')).toEqual({})
  })

  test('T38: a railway stops vehicles that roll onto it, and no men', () => {
    const ways = ['railway 0201 0202']
    const map = '. . . .\n . . . .'
    expect(reachOf('. . . .', 'armour', { ways: ['railway 0201 0301'] })).toEqual({ '0201': 1 })
    expect(reachOf('. . . .', 'mobile-artillery', { ways: ['railway 0201 0301'] })).toEqual({ '0201': 1 })
    expect(reachOf('. . . .', 'infantry', { ways: ['railway 0201 0301'] })).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf(map, 'armour', { ways })).not.toHaveProperty('0301')
  })

  test('T38: where a road crosses the railway it is a road', () => {
    const ways = ['railway 0201 0202', 'road 0101 0201 0301 0401 0501']
    expect(reachOf('. . . . .\n . . . . .', 'armour', { ways })).toMatchObject({ '0201': 1, '0501': 3 })
  })

  test('A13, T39: trains run on rails alone, and no station stops them', () => {
    const ways = ['railway 0101 0201 0301 0401 0501']
    expect(reachOf('. S . . .\n . . . . .', 'supply-train', { ways })).toEqual({ '0201': 1, '0301': 2, '0401': 3 })
    expect(reachOf('. S . . .', 'supply-train')).toEqual({})
  })
})

describe('boats and ships', () => {
  const withBoat = (map: string): GroundTable =>
    layGround({ map, units: [{ id: 'a', side: 0, hex: '0101', boat: true }] })

  test('A5, T8: a boat carries infantry onto a river, where it stops at every hex', () => {
    expect(withBoat('. = = .').reach('a')).toEqual({ '0201': 1 })
    expect(withBoat('= = = .').reach('a')).toEqual({ '0201': 1 })
    expect(withBoat('= . . .').reach('a')).toEqual({ '0201': 1, '0301': 2 })
    expect(withBoat('. l . .').reach('a')).toEqual({})
    expect(reachOf('. = = .')).toEqual({})
  })

  test('T7: ships sail on the sea alone, and nothing slows them there', () => {
    expect(reachOf('~ ~ ~ ~ .', 'destroyer')).toEqual({ '0201': 1, '0301': 2 })
    expect(reachOf('~ . ~', 'destroyer')).toEqual({})
    expect(reachOf('~ = ~', 'destroyer')).toEqual({})
    expect(reachOf('~ n ~', 'destroyer')).toEqual({})
  })
})

describe('caves', () => {
  const map = 'c . . . c\n . . c . .\n. . . . .'
  const japanese = { id: 'a', side: 0 as const, hex: '0101', nation: 'japanese' }

  test('T52: their own people pass from cave to cave at any distance, as a move that still battles', () => {
    const ground = layGround({ map, units: [japanese] })
    expect(ground.reach('a')).toEqual({
      '0201': 1,
      '0301': 2,
      '0102': 1,
      '0202': 2,
      '0103': 2,
      '0203': 2,
      '0302': 1,
      '0501': 1,
    })
    expect(ground.path('a', '0501')).toBe('0101 0501')
  })

  test('T53: caves in mountains are joined to those in hills', () => {
    expect(layGround({ map: 'c . . A', units: [japanese] }).reach('a')).toMatchObject({ '0401': 1 })
  })

  test('T52: others walk, and so does who does not begin in a cave', () => {
    expect(layGround({ map, units: [{ ...japanese, nation: 'american' }] }).reach('a')).not.toHaveProperty('0501')
    expect(layGround({ map, units: [{ ...japanese, hex: '0201' }] }).reach('a')).not.toHaveProperty('0501')
  })

  test('T52: nobody passes into a cave that is taken or sealed', () => {
    const units = [japanese, { id: 'b', side: 1 as const, hex: '0501' }]
    expect(layGround({ map, units }).reach('a')).not.toHaveProperty('0501')
    const sealed = layGround({ map, units: [japanese], obstacles: ['sealed-cave 0501'] })
    expect(sealed.reach('a')).not.toHaveProperty('0501')
    expect(layGround({ map, units: [japanese], obstacles: ['sealed-cave 0101'] }).reach('a')).not.toHaveProperty('0501')
  })
})

describe('the way', () => {
  test('C4: is the shortest one', () => {
    const ground = layGround({ map: open, units: [{ id: 'a', side: 0, hex: '0403', type: 'armour' }] })
    const { table } = ground.game
    const reach = ground.game.reach(ground.state, 0)
    for (const to of reach.hexes) {
      const path = reach.path(to)
      expect(path.length).toBe(1 + reach.cost(to))
      for (const [index, hex] of path.entries())
        if (index > 0) expect(table.distance[path[index - 1] * table.size + hex]).toBe(1)
    }
  })

  test.each([
    ['. . . .\n # . . .', '0202', '0101 0201 0202'],
    ['. # . .\n . . . .', '0202', '0101 0102 0202'],
  ])('T47: of two that are equally short it avoids the ice: %s', (map, to, expected) => {
    expect(lane(map).path('a', to)).toBe(expected)
  })

  test('T42: stays on the road where that counts for less', () => {
    const map = '. . . .\n . . . .'
    const ground = layGround({ map, ways: ['road 0101 0102 0202 0301'], units: [{ id: 'a', side: 0, hex: '0101' }] })
    expect(ground.reach('a')).toMatchObject({ '0301': 2 })
    expect(ground.path('a', '0202')).toBe('0101 0102 0202')
  })
})

describe('the move verb', () => {
  test('C3, C4: lists every hex for each ordered unit that has not moved, and for nobody else', () => {
    const ground = layGround({
      map: open,
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'b', side: 0, hex: '0501' },
        { id: 'c', side: 1, hex: '0505' },
      ],
    })
    const movers = () =>
      new Set(ground.game.legal(ground.state, 0).flatMap((action) => (action.type === 'move' ? [action.unit] : [])))
    expect(movers()).toEqual(new Set([0, 1]))
    ground.state.status[0] = 0
    expect(movers()).toEqual(new Set([1]))
    ground.state.status[1] |= status.arrived
    expect(movers()).toEqual(new Set())
    ground.state.status[0] = status.ordered
    ground.move('a', '0201')
    expect(movers()).toEqual(new Set())
  })

  test('A5: gear without a boat does not float', () => {
    const ground = lane('. = .')
    ground.state.gear[0] = gear.leader
    expect(ground.reach('a')).toEqual({})
  })
})
