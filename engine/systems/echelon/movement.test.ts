import { describe, expect, it } from 'vitest'
import { edgeOf, type FieldSketch, field, hexOf } from '../../../tests/support/echelon.ts'
import { lowestDice } from '../../dice.ts'
import { echelon } from './index.ts'
import { groundCost, mayMove, noStep } from './movement.ts'
import { type EchelonState, phase, status, supply } from './types.ts'

const plain = `
  . . . . . .
   . . . . . .
  . . . . . .
`

const open = (sketch: FieldSketch) => {
  const game = echelon.open(field(sketch))
  const state = game.setup(lowestDice)
  state.phase = phase.movement
  state.side = 0
  state.active = 0
  state.supply.fill(supply.full)
  state.weather.fill(0)
  return { game, state }
}

const reached = (sketch: FieldSketch, change: (state: EchelonState) => void = () => {}): string[] => {
  const { game, state } = open(sketch)
  change(state)
  return game.reach(state, [0]).hexes.map((hex) => game.table.board.nameOf(hex))
}

const unit = (design: string, hex = '0102') => ({ id: 'a', side: 0 as const, design, hex })
const enemy = (hex: string, design = 'infantry regiment 2-3-6') => ({ id: 'e', side: 1 as const, design, hex })

describe('movement', () => {
  it.each([
    ['infantry regiment 2-3-2', 'f', 2],
    ['tank brigade 4-4-8', 'f', 3],
    ['cavalry division 4-4-8', 'f', 2],
    ['mountain brigade 3-4-6', 'M', 2],
    ['light-infantry regiment 3-4-6', 'f', 1],
    ['commando regiment 3-4-6', 'f', 1],
    ['commando regiment 3-4-6 marine', 'f', 2],
    ['mountain-artillery regiment 2-2-6', 'M', 4],
    ['mountain-artillery regiment 2-2-6', 'f', 3],
    ['infantry regiment 2-3-6', '.', 1],
    ['heavy-anti-aircraft regiment 1-1-6', 'f', 3],
    ['light-position-anti-aircraft counter 0-0-6 aa2', 'f', 3],
  ] as const)('costs a %s %s%i points (echelon.8, 25a, 29a, 42d, 42g)', (design, sign, cost) => {
    const map = `. ${sign}`
    const { game, state } = open({ map, units: [unit(design, '0101')] })
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(cost)
  })

  it('follows roads in any weather and over bridges, and pays for rivers off them (echelon.M3)', () => {
    const map = '. f .'
    const sketch: FieldSketch = {
      map,
      hexsides: ['minor-river 0101 E', 'major-river 0201 E'],
      bridges: ['0101 E'],
      ways: ['road 0101 0201'],
      units: [unit('tank brigade 4-4-8', '0101')],
    }
    const { game, state } = open(sketch)
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(1)
    state.bridge[0] = 1
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(3 + 1)
    expect(groundCost(game.table, state, 0, edgeOf(map, '0201', 'E'))).toBe(1 + 2)
  })

  it('is closed by lakes and great rivers but over ice (echelon.T22, T23)', () => {
    const map = '. .'
    const { game, state } = open({
      map,
      hexsides: ['great-river 0101 E'],
      units: [unit('infantry regiment 2-3-6', '0101')],
    })
    const cost = () => groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))
    expect(cost()).toBe(noStep)
    state.weather[0] = 3
    expect(cost()).toBeLessThan(noStep)
  })

  it('takes amphibious units over lakes and major rivers as over minor ones (echelon.18)', () => {
    const map = '. .'
    const { game, state } = open({
      map,
      hexsides: ['lake 0101 E'],
      units: [unit('amphibious-tank brigade 4-4-8', '0101')],
    })
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(2)
  })

  it.each([
    ['amphibious-tank brigade 4-4-8', 1 + 1],
    ['infantry brigade 4-4-8 amphibious', 1 + 2],
  ])('takes a %s over a major river for %i (echelon.18, 52b)', (design, cost) => {
    const map = '. .'
    const { game, state } = open({ map, hexsides: ['major-river 0101 E'], units: [unit(design, '0101')] })
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(cost)
  })

  it.each([
    ['amphibious-tank brigade 4-4-8', noStep],
    ['landing-vehicle counter 0-0-8 carries1', 2],
  ])('takes a %s over a great river for %i (echelon.18, 44c)', (design, cost) => {
    const map = '. .'
    const { game, state } = open({ map, hexsides: ['great-river 0101 E'], units: [unit(design, '0101')] })
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(cost)
  })

  it.each([
    ['finnish', 'f', 0, 1],
    ['soviet', 'f', 0, 2],
    ['soviet', 'f', 3, 1],
    ['soviet', 'M', 3, 2],
  ])('costs %s skis %s in weather %i %i points (echelon.42l)', (nation, sign, weather, cost) => {
    const map = `. ${sign}`
    const { game, state } = open({ map, units: [{ ...unit('ski brigade 3-4-6', '0101'), nation }] })
    state.weather[0] = weather
    expect(groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))).toBe(cost)
  })

  it('is slower in mud and snow off the road, except on skis (echelon.42l, W2)', () => {
    const map = '. .'
    const cost = (design: string, weather: number): number => {
      const { game, state } = open({ map, units: [unit(design, '0101')] })
      state.weather[0] = weather
      return groundCost(game.table, state, 0, edgeOf(map, '0101', 'E'))
    }
    expect([0, 1, 2, 3].map((weather) => cost('infantry regiment 2-3-6', weather))).toEqual([1, 2, 1, 2])
    expect(cost('ski brigade 3-4-6', 3)).toBe(1)
  })

  it('pays to enter and leave zones of control, more on foot (echelon.M4)', () => {
    const sketch = (design: string): FieldSketch => ({ map: plain, units: [unit(design, '0202'), enemy('0402')] })
    const cost = (design: string): number => {
      const { game, state } = open(sketch(design))
      return game.reach(state, [0]).cost(hexOf(plain, '0302'))
    }
    expect(cost('infantry regiment 2-3-6')).toBe(2)
    const { game, state } = open({ map: plain, units: [unit('infantry regiment 2-3-6', '0302'), enemy('0402')] })
    expect(game.reach(state, [0]).cost(hexOf(plain, '0202'))).toBe(3)
    const motor = open({ map: plain, units: [unit('tank brigade 4-4-8', '0302'), enemy('0402')] })
    expect(motor.game.reach(motor.state, [0]).cost(hexOf(plain, '0202'))).toBe(2)
  })

  it('goes one hex whatever it costs, but nowhere that is closed (echelon.M1)', () => {
    expect(reached({ map: '. S .', units: [unit('tank brigade 4-4-2', '0101')] })).toEqual(['0201'])
  })

  it('is halved without supply (echelon.M1)', () => {
    const sketch: FieldSketch = { map: '. . . . . . .', units: [unit('infantry regiment 2-3-4', '0101')] }
    expect(reached(sketch)).toHaveLength(4)
    expect(reached(sketch, (state) => state.supply.fill(supply.none))).toHaveLength(2)
  })

  it('takes a group along at the pace of its slowest unit (echelon.M2)', () => {
    const { game, state } = open({
      map: '. f . . . .',
      units: [unit('tank brigade 4-4-8', '0101'), { ...unit('infantry regiment 2-3-4', '0101'), id: 'b' }],
    })
    expect(game.reach(state, [0, 1]).hexes.map(game.table.board.nameOf)).toEqual(['0201', '0301'])
  })

  it('costs more for those with a marker, in their first hex alone (echelon.41)', () => {
    const sketch: FieldSketch = { map: '. . . . .', units: [unit('infantry regiment 2-3-3', '0101')] }
    expect(reached(sketch)).toHaveLength(3)
    expect(reached(sketch, (state) => state.status.fill(status.marked))).toHaveLength(2)
  })

  it('keeps border guards within a district of home (echelon.28)', () => {
    expect(reached({ map: '. . . . . .', units: [unit('border-guard regiment 1-6', '0101')] })).toEqual([
      '0201',
      '0301',
    ])
  })

  it.each([
    [undefined, ['0201', '0301', '0401', '0501']],
    [
      ['west 0101 0201', 'middle 0301', 'east 0401 0501 0601'],
      ['0201', '0301'],
    ],
  ])('lets border guards go through all of their country, and districts %s (echelon.28)', (districts, hexes) => {
    expect(
      reached({
        map: '. . . . . .',
        ...(districts !== undefined && { districts }),
        countries: [districts === undefined ? 'home 0101 0201 0301' : 'home 0101 0201'],
        sides: [{ home: ['home'] }, {}],
        units: [unit('border-guard regiment 1-6', '0101')],
      }),
    ).toEqual(hexes)
  })

  it('keeps reserve cavalry near home and out of the arctic (echelon.2, 29e, 47)', () => {
    const sketch = (zone: string): FieldSketch => ({
      map: '. . . . .',
      zone,
      countries: ['home 0101'],
      sides: [{ home: ['home'] }, {}],
      units: [unit('cavalry brigade 2-2-8 reserve', '0101')],
    })
    expect([reached(sketch('cold')), reached(sketch('arctic'))]).toEqual([['0201', '0301'], []])
  })

  it.each(['cavalry division 4-4-8', 'transport counter 0-0-8 carries3'])(
    'keeps a %s with what it carries out of the arctic (echelon.29e)',
    (design) => {
      const rider = { id: 'b', side: 0 as const, design: 'camel-cavalry brigade 2-2-8', hex: '0101', carrier: 'a' }
      expect(reached({ map: '. . .', zone: 'arctic', units: [unit(design, '0101'), rider] })).toEqual([])
    },
  )

  it('moves a counter neither in movement nor in reaction when half of its party waits in reserve (echelon.44)', () => {
    const sketch: FieldSketch = {
      map: '. . .',
      units: [
        unit('transport counter 0-0-8 carries3', '0101'),
        { ...unit('infantry regiment 2-2-6', '0101'), id: 'b', carrier: 'a' },
      ],
    }
    for (const [when, waiting, may] of [
      [phase.movement, [1], false],
      [phase.reaction, [0], false],
      [phase.reaction, [0, 1], true],
    ] as const) {
      const { game, state } = open(sketch)
      state.phase = when
      for (const one of waiting) state.status[one] |= status.inReserve
      expect(mayMove(game.services, state, 0)).toBe(may)
    }
  })

  it('keeps cavalry out of the arctic (echelon.29e)', () => {
    expect(reached({ map: '. . .', zone: 'arctic', units: [unit('cavalry division 4-4-8', '0101')] })).toEqual([])
  })

  it.each([
    ['tank brigade 4-4-8', 0, supply.full, true],
    ['infantry regiment 2-2-6', 0, supply.full, false],
    ['tank brigade 4-4-8', status.disrupted, supply.full, false],
    ['tank brigade 4-4-8', status.retreated, supply.full, false],
    ['tank brigade 4-4-8', 0, supply.isolated, false],
    ['tank brigade 4-4-8', 0, supply.none, true],
  ])('lets a %s with marks %i and supply %i exploit: %s (echelon.W5)', (design, marks, level, may) => {
    const { game, state } = open({ map: '. . .', units: [unit(design, '0101')] })
    state.phase = phase.exploitation
    state.status.fill(marks)
    state.supply.fill(level)
    expect(mayMove(game.services, state, 0)).toBe(may)
  })

  it('leads nobody to sea (echelon.T19)', () => {
    expect(reached({ map: '. ~ .', units: [unit('landing-vehicle counter 0-0-8 carries1', '0101')] })).toEqual([])
  })

  it('lets reserves react by half their points, on foot by a hex (echelon.W4)', () => {
    const react = (design: string): string[] =>
      reached({ map: '. . . . . . . . .', units: [unit(design, '0101')] }, (state) => {
        state.phase = phase.reaction
        state.status.fill(status.inReserve)
      })
    expect(react('tank brigade 4-4-8')).toHaveLength(4)
    expect(react('infantry regiment 2-3-6')).toHaveLength(1)
  })
})
