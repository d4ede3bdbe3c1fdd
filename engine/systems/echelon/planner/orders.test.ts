import { describe, expect, it } from 'vitest'
import type { UnitSketch } from '../../../../tests/support/echelon.ts'
import { hex, lay, playPhase, strong, weak } from '../../../../tests/support/echelonPlanner.ts'
import { type Installation, installations } from '../rules.ts'
import { phase } from '../types.ts'

const unit = (id: string, side: 0 | 1, design: string, at?: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side,
  design,
  ...(at === undefined ? {} : { hex: at }),
  ...more,
})
const goal = { hex: '0803', name: 'Arden', perTurn: [1, 1], atEnd: [5, 5] } as const
const types = (table: ReturnType<typeof lay>): readonly string[] => playPhase(table).map(({ type }) => type)

describe('riding', () => {
  const sketch = {
    units: [
      unit('foot', 0, 'infantry division 5-5-3 supports-others', '0203'),
      unit('lorries', 0, 'transport counter 0-10 carries3', '0203'),
      unit('e', 1, weak, '0905'),
    ],
    objectives: [goal],
  }

  it('echelon.44b: gets on what goes farther than those on foot', () => {
    const table = lay(sketch)
    expect(playPhase(table)[0]).toEqual({ type: 'load', unit: 0, carrier: 1 })
    expect(table.state.hex[0]).toBe(table.state.hex[1])
    expect(table.game.table.board.distance(table.state.hex[0], hex('0203'))).toBeGreaterThan(1)
  })

  it('echelon.44b: walks where that takes it as far', () => {
    expect(types(lay({ ...sketch, objectives: [{ ...goal, hex: '0303' }] }))).not.toContain('load')
  })

  it('echelon.44b: gets off beside the enemy as a phase begins, and stays on board far away', () => {
    const near = lay(
      { ...sketch, units: [...sketch.units.slice(0, 2), unit('e', 1, weak, '0403')] },
      phase.exploitation,
    )
    const far = lay(sketch, phase.exploitation)
    for (const { state } of [near, far]) state.carrier[0] = 2
    expect(types(near)).toContain('unload')
    expect(types(far)).not.toContain('unload')
  })
})

describe('carrying', () => {
  const column = unit('column', 0, 'truck counter 0-8', '0203')
  const enemy = unit('e', 1, weak, '0905')

  it('echelon.51: takes along what feeds no depot, and puts it down where one is', () => {
    const table = lay({ units: [column, enemy], supplies: ['0203 0 2', '0903 1 20'], sides: [{ smp: 0 }, {}] })
    expect(types(table)).toContain('lade')
    const depot = lay({
      units: [column, unit('depot', 0, 'major-depot counter 0-3-0', '0203'), enemy],
      features: ['city 0203'],
      sides: [{ smp: 0 }, {}],
    })
    depot.state.cargo[0] = 3
    const done = types(depot)
    expect(done).toContain('unlade')
    expect(done).not.toContain('lade')
  })

  it('echelon.49a: hauls supplies to a depot nearer to the enemy, and back from the front to one that has none', () => {
    const haul = (depot: string, supplies: readonly string[]): readonly string[] =>
      types(
        lay({
          units: [unit('depot', 0, 'major-depot counter 0-3-0', depot), enemy],
          features: [`city ${depot}`],
          supplies: [...supplies, '0903 1 20'],
          sides: [{ smp: 40, sources: '0103', entry: '0103' }, {}],
        }),
      ).filter((type) => type === 'haul')
    expect(haul('0303', ['0303 0 20', '0103 0 4'])).not.toEqual([])
    expect(haul('0103', ['0103 0 20', '0303 0 4'])).toEqual([])
    expect(haul('0103', ['0303 0 4'])).not.toEqual([])
  })

  it('echelon.50a: makes SMPs of a column that feeds nobody, while more lies about than can be moved', () => {
    const sketch = {
      units: [column, unit('depot', 0, 'major-depot counter 0-3-0', '0103'), enemy],
      features: ['city 0103'],
      supplies: ['0205 0 20', '0903 1 20'],
      sides: [{ smp: 1, sources: '0103', entry: '0103' }, {}] as const,
    }
    expect(types(lay(sketch, phase.initial))).toContain('convert')
    expect(types(lay({ ...sketch, supplies: [] }, phase.initial))).not.toContain('convert')
  })

  it('echelon.50b: sends SMPs by road to the command in whose area more lies about than it can move, and no more than that', () => {
    const road = 'road 0103 0203 0303'
    const sketch = {
      units: [unit('depot', 0, 'major-depot counter 0-3-0', '0103'), unit('guard', 0, weak, '0303'), enemy],
      features: ['city 0103'],
      supplies: ['0303 0 2', '0903 1 20'],
      ways: [road],
      sides: [
        {
          smp: 40,
          sources: '0103',
          entry: '0103',
          commands: [{ name: 'East', smp: 1, hexes: ['0302', '0303', '0304'].map(hex) }],
        },
        {},
      ] as const,
    }
    const sent = playPhase(lay(sketch, phase.initial)).filter(({ type }) => type === 'transfer')
    expect(sent).toEqual([{ type: 'transfer', command: 0, into: 1, smp: 9 }])
    expect(types(lay({ ...sketch, supplies: [] }, phase.initial))).not.toContain('transfer')
    expect(types(lay({ ...sketch, ways: [] }, phase.initial))).not.toContain('transfer')
  })

  it('echelon.50b: sends SMPs by sea before ships are full of what goes only once', () => {
    const sketch = {
      map: `
        . ~ ~ ~ ~ ~ . . .
         . ~ ~ ~ ~ ~ . . .`,
      owned: ['all', '0901 0902'] as const,
      ports: ['0101 6', '0701 6'],
      features: ['city 0101', 'city 0701'],
      units: [
        unit('depot', 0, 'major-depot counter 0-3-0', '0701'),
        unit('guard', 0, weak, '0802'),
        unit('e', 1, weak, '0901'),
      ],
      supplies: ['0101 0 4', '0802 0 8'],
      seaZones: true,
      sides: [
        {
          smp: 40,
          sources: '0101 0701',
          entry: '0101',
          withoutHeadquarters: true,
          seaZones: true,
          lift: { rail: 0, naval: 4, air: 0, gliders: 0 },
          commands: [{ name: 'East', smp: 1, hexes: ['0701', '0801', '0702', '0802'].map(hex) }],
        },
        { sources: '0901', entry: '0901', withoutHeadquarters: true },
      ] as const,
    }
    const done = playPhase(lay(sketch)).filter(({ type }) => type === 'ferry' || type === 'ship')
    expect(done[0]).toMatchObject({ type: 'ferry', command: 0, into: 1 })
    expect(types(lay({ ...sketch, supplies: ['0101 0 4'] }))).not.toContain('ferry')
  })

  it('echelon.S2: ships SPs to a port at the front where units need no headquarters', () => {
    const sketch = {
      map: `
        . ~ ~ ~ ~ ~ . . .
         . ~ ~ ~ ~ ~ . . .`,
      owned: ['all', '0801 0901 0802 0902'] as const,
      ports: ['0101 6', '0701 6'],
      features: ['city 0101'],
      units: [
        unit('depot', 0, 'major-depot counter 0-3-0', '0101'),
        unit('a', 0, strong, '0701'),
        unit('e', 1, weak, '0901'),
      ],
      supplies: ['0101 0 12', '0901 1 12'],
      sides: [
        {
          sources: '0101',
          entry: '0101',
          withoutHeadquarters: true,
          seaZones: true,
          lift: { rail: 0, naval: 3, air: 0, gliders: 0 },
        },
        { sources: '0901', entry: '0901', withoutHeadquarters: true },
      ] as const,
    }
    expect(types(lay(sketch))).toContain('ship')
    expect(types(lay({ ...sketch, units: [sketch.units[0], sketch.units[1]] }))).not.toContain('ship')
  })
})

describe('staffs and ships', () => {
  it('echelon.34: a headquarters goes after its troops no farther than its depot reaches', () => {
    const table = lay({
      units: [
        unit('depot', 0, 'major-depot counter 0-3-0', '0103'),
        unit('hq', 0, 'army-hq counter 0-1-20', '0103'),
        unit('a', 0, strong, '1803'),
        unit('e', 1, weak, '2003'),
      ],
      map: `
        ${'. '.repeat(20)}
         ${'. '.repeat(20)}
        ${'. '.repeat(20)}`,
      owned: ['all', '2003'],
      features: ['city 0103'],
      supplies: ['0103 0 9'],
      sides: [
        { sources: '0103', entry: '0103' },
        { sources: '2003', entry: '2003' },
      ],
    })
    table.state.depot[1] = 1
    playPhase(table)
    const { board, scenario } = table.game.table
    expect(board.distance(table.state.hex[0], table.state.hex[1])).toBe(scenario.rules.supply.overland)
  })

  it('echelon.34: a headquarters does not go where the enemy is likely to come between it and its depot', () => {
    const goes = (enemy: string): number => {
      const table = lay({
        units: [
          unit('depot', 0, 'major-depot counter 0-3-0', '0103'),
          unit('hq', 0, 'army-hq counter 0-1-20', '0103'),
          unit('a', 0, strong, '1803'),
          unit('e', 1, enemy, '1001'),
        ],
        map: Array.from({ length: 5 }, (_, row) => `${row % 2 ? ' ' : ''}${'. '.repeat(20)}`).join('\n'),
        owned: ['all', '1001'],
        features: ['city 0103'],
        supplies: ['0103 0 9'],
        sides: [
          { sources: '0103', entry: '0103' },
          { sources: '1001', entry: '1001' },
        ],
      })
      table.state.depot[1] = 1
      playPhase(table)
      return table.game.table.board.distance(table.state.hex[0], table.state.hex[1])
    }
    expect(goes('tank division 8-8-12')).toBeLessThan(goes('infantry regiment 1-1-1'))
  })

  it('echelon.L2: who cannot march to the enemy sails, however near he is', () => {
    const sketch = (strait: string): Parameters<typeof lay>[0] => ({
      map: `
        . ${strait} . . . . .
         . ${strait} . . . . .`,
      owned: ['all', '0601 0701 0602 0702'],
      ports: ['0101 3', '0301 3'],
      units: [unit('a', 0, strong, '0101'), unit('e', 1, weak, '0601')],
      objectives: [{ hex: '0701', name: 'Arden', perTurn: [1, 1], atEnd: [9, 9] }],
      supplies: ['0101 0 9', '0701 1 9'],
      sides: [
        {
          sources: '0101',
          entry: '0101',
          withoutHeadquarters: true,
          seaZones: true,
          lift: { rail: 0, naval: 4, air: 0, gliders: 0 },
        },
        { sources: '0701', entry: '0701', withoutHeadquarters: true },
      ],
    })
    expect(types(lay(sketch('~')))).toContain('sail')
    expect(types(lay(sketch('.')))).not.toContain('sail')
  })
})

describe('depots', () => {
  const home = { sources: '0101', entry: '0101' } as const
  const depot = unit('depot', 0, 'major-depot counter 0-3-0', '0203', { nation: 'soviet' })
  const cities = ['city 0203', 'city 0101']
  const danger = unit('e', 1, 'tank division 12-12-3 supports-others', '0303')

  it('echelon.32: pack up where they are about to be lost and can be carried away, and stay where nobody comes', () => {
    const flips = (enemy: UnitSketch, rail: number): boolean =>
      types(
        lay(
          {
            units: [depot, enemy],
            features: cities,
            sides: [{ ...home, lift: { rail, naval: 0, air: 0, gliders: 0 } }, {}],
          },
          phase.initial,
        ),
      ).includes('flip')
    expect(flips(danger, 3)).toBe(true)
    expect(flips(danger, 0)).toBe(false)
    expect(flips(unit('e', 1, weak, '0905'), 3)).toBe(false)
  })

  it('echelon.32: open again after their move, in a city that is safe', () => {
    const table = lay({ units: [depot, unit('e', 1, weak, '0905')], features: cities }, phase.initial)
    table.state.reversed[0] = 1
    table.state.moving[0] = 3
    expect(types(table)).toEqual(['flip', 'done'])
  })

  it('echelon.30b: are taken down when their headquarters can go over to another one', () => {
    const german = unit('depot', 0, 'major-depot counter 0-3-0', '0203')
    const hq = unit('hq', 0, 'army-hq counter 0-1-8', '0102')
    const other = unit('other', 0, 'major-depot counter 0-3-0', '0101')
    const sides = [home, {}] as const
    const both = lay({ units: [german, other, hq, danger], features: cities, sides }, phase.initial)
    both.state.depot[2] = 1
    expect(types(both)).toEqual(['disband', 'attach', 'done'])
    const alone = lay({ units: [german, hq, danger], features: cities, sides }, phase.initial)
    alone.state.depot[1] = 1
    expect(types(alone)).not.toContain('disband')
  })
})

describe('from afar and above', () => {
  it('echelon.27d: siege guns shoot at the port of a fortress that is too strong to be attacked', () => {
    const sketch = (garrison: string) =>
      lay({
        features: ['fortress 0403'],
        ports: ['0403 4 0'],
        units: [unit('guns', 0, 'siege regiment 4-4', '0303'), unit('e', 1, garrison, '0403')],
        supplies: ['0103 0 20', '0303 0 20', '0903 1 20'],
      })
    const [siege] = playPhase(sketch('infantry division 20-20-6 supports-others')).filter(
      ({ type }) => type === 'besiege',
    )
    const bit = (name: Installation): number => 1 << installations.indexOf(name)
    expect(siege).toEqual({ type: 'besiege', unit: 0, to: hex('0403'), installations: bit('port') })
  })

  it('echelon.42b: troops are flown to an airfield that the enemy left open', () => {
    const sketch = {
      airbases: ['0103 6', '0603 3'],
      units: [unit('alps', 0, 'mountain regiment 3-6', '0103'), unit('e', 1, weak, '0903')],
      owned: ['0103 0203', 'all'] as const,
      sides: [
        {
          sources: '0103',
          entry: '0103',
          withoutHeadquarters: true,
          lift: { rail: 0, naval: 0, air: 4, gliders: 0 },
        },
        {},
      ] as const,
    }
    expect(playPhase(lay(sketch))).toContainEqual({ type: 'assault', unit: 0, to: hex('0603') })
  })
})
