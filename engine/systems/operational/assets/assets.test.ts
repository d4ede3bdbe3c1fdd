import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layTable, type PlayTable } from '../../../../tests/support/table.ts'
import { crossing, suppliedBy } from '../types.ts'

/** A coast in the west, the front line in the middle; a town, a wood, a fort. */
const front: ScenarioSketch = {
  map: `~ . . . . . . . . .
         ~ . . . C . . . . .
        ~ . . f . . . . . .`,
  owner: `- 1 1 2 2 2 2 2 2 2
           - 1 1 2 2 2 2 2 2 2
          - 1 1 2 2 2 2 2 2 2`,
  turns: 4,
  units: [
    { id: 'a', side: 0, hex: '0302' },
    { id: 'e', side: 1, hex: '0402', steps: 6 },
  ],
  sources: [['rail 0202'], ['rail 1002']],
  assets: [['air-attack 1 3', 'saturation-strike 1', 'naval-bombardment 1', 'flying-artillery 1'], []],
}

const strike = (table: PlayTable, asset: string, target: string) =>
  ({ type: 'strike', asset: table.game.table.assetIds.indexOf(asset), target: table.unit(target) }) as const

const shiftOf = (sketch: Partial<ScenarioSketch>, asset = 'air-attack'): number => {
  const table = layTable({ ...front, ...sketch })
  return table.game.strikeForecast(table.state, strike(table, asset, 'e').asset, table.unit('e'))?.shift ?? 99
}

const enemyAt = (hex: string, more: object = {}): Partial<ScenarioSketch> => ({
  units: [
    { id: 'a', side: 0, hex: '0302' },
    { id: 'e', side: 1, hex, steps: 6, ...more },
  ],
})

describe('uses', () => {
  test('operational.A7, operational.G5: so many in a turn, so many in the battle', () => {
    const table = layTable(front)
    const use = strike(table, 'air-attack', 'e')
    const uses: boolean[] = []
    for (let turn = 1; turn <= 4; turn++) {
      uses.push(table.isLegal(use))
      if (turn < 4) table.act(use, [0])
      uses.push(table.isLegal(use))
      table.endTurn()
      table.endTurn()
    }
    expect(uses).toEqual([true, false, true, false, true, false, false, false])
  })

  test('operational.G5: the other side has none', () => {
    const table = layTable(front)
    table.endTurn()
    expect(table.game.legal(table.state, 1).some(({ type }) => type === 'strike')).toBe(false)
  })
})

describe('strikes', () => {
  test.each([
    [0, 6, 0],
    [1, 5, 1],
    [2, 4, 2],
    [3, 3, 3],
    [4, 5, 0],
    [5, 4, 0],
  ])('operational.G6: value %i of the window leaves %i active steps and %i suppressed', (roll, active, suppressed) => {
    const table = layTable(front)
    table.act(strike(table, 'air-attack', 'e'), [roll])
    expect([table.of('e').active, table.state.suppressed[table.unit('e')]]).toEqual([active, suppressed])
    expect(table.state.killed[1]).toBe(roll === 4 ? 1 : roll === 5 ? 2 : 0)
  })

  test('operational.G6: shifts slide the window', () => {
    expect(shiftOf({})).toBe(0)
    expect(shiftOf({ weather: 'mud' })).toBe(-1)
    expect(shiftOf(enemyAt('0403'))).toBe(-1)
    expect(shiftOf(enemyAt('0402', { entrenchment: 1 }))).toBe(-1)
    expect(shiftOf(enemyAt('0402', { experience: 0 }))).toBe(1)
    expect(shiftOf({ ...enemyAt('0403', { entrenchment: 2 }), weather: 'snow' })).toBe(-3)
    const table = layTable({ ...front, ...enemyAt('0402', { experience: 0 }) })
    table.act(strike(table, 'air-attack', 'e'), [5])
    expect(table.of('e').active).toBe(4)
  })

  test('operational.A6, operational.G6: the forecast lists every result with its chance', () => {
    const table = layTable(front)
    const forecast = table.game.strikeForecast(table.state, 0, table.unit('e'))
    expect(forecast?.results).toEqual([
      { suppressed: 0, lost: 0, chance: 167 },
      { suppressed: 1, lost: 0, chance: 167 },
      { suppressed: 2, lost: 0, chance: 167 },
      { suppressed: 3, lost: 0, chance: 167 },
      { suppressed: 0, lost: 1, chance: 167 },
      { suppressed: 0, lost: 2, chance: 167 },
    ])
    expect(table.game.explain(table.state, { about: 'strike', asset: 0, target: table.unit('e') })?.value).toBe(0)
  })

  test('operational.G6: only a unit in sight', () => {
    const table = layTable({ ...front, ...enemyAt('0602'), fog: true })
    expect(table.isLegal(strike(table, 'air-attack', 'e'))).toBe(false)
    table.state.marked[table.unit('e')] = 1
    expect(table.isLegal(strike(table, 'air-attack', 'e'))).toBe(false)
    expect(table.game.refusal(table.state, 0, strike(table, 'air-attack', 'e'))).toMatch(/in sight/)
  })

  test('operational.G6: six in a hundred, the town falls, and that costs who spares towns', () => {
    const table = layTable({ ...front, ...enemyAt('0502') })
    table.act(strike(table, 'air-attack', 'e'), [0, 5])
    expect(table.events).toContainEqual({ type: 'city-ruined', at: table.hex('0502') })
    expect([table.state.ruinedCities[0], table.state.score[0]]).toEqual([1, -10])
    const whole = layTable({ ...front, ...enemyAt('0502') })
    whole.act(strike(whole, 'air-attack', 'e'), [0, 6])
    expect(whole.state.ruined[0]).toBe(0)
  })

  test('operational.G7: a saturation strike cares for no trench and hits the neighbours of both sides', () => {
    expect(shiftOf(enemyAt('0402', { entrenchment: 2 }), 'saturation-strike')).toBe(0)
    const table = layTable(front)
    table.act(strike(table, 'saturation-strike', 'e'), [4, 24, 24])
    expect(table.of('e').active).toBe(4)
    expect([table.of('a').active, table.state.suppressed[table.unit('a')]]).toEqual([4, 1])
    expect(table.state.killed[0]).toBe(1)
    const lucky = layTable(front)
    lucky.act(strike(lucky, 'saturation-strike', 'e'), [5, 25, 25])
    expect([lucky.of('e').active, lucky.of('a').active]).toEqual([3, 6])
  })

  test('operational.G10: ships reach the coast only, with the losses of a saturation strike', () => {
    const table = layTable(front)
    expect(table.isLegal(strike(table, 'naval-bombardment', 'e'))).toBe(false)
    expect(table.game.refusal(table.state, 0, strike(table, 'naval-bombardment', 'e'))).toMatch(/coast/)
    const beach = layTable({
      ...front,
      ...enemyAt('0202'),
      owner: '- 1 1 2 2 2 2 2 2 2\n - 2 1 2 2 2 2 2 2 2\n - 1 1 2 2 2 2 2 2 2',
    })
    beach.act(strike(beach, 'naval-bombardment', 'e'), [0])
    expect(beach.state.suppressed[beach.unit('e')]).toBe(2)
  })

  test('operational.D13, operational.G6: who is destroyed in a fort takes the fort with it', () => {
    const fort = (steps: number) => {
      const table = layTable({ ...front, ...enemyAt('0402', { steps }), forts: ['0402'] })
      table.act(strike(table, 'air-attack', 'e'), [5])
      return table.state.fortIntact[0]
    }
    expect([fort(3), fort(2)]).toEqual([1, 0])
  })

  test('operational.G11: flying artillery silences much, leaves trenches, and breaks forts', () => {
    const table = layTable({ ...front, ...enemyAt('0402', { entrenchment: 2 }), forts: ['0402'] })
    table.act(strike(table, 'flying-artillery', 'e'), [0, 49])
    expect([table.of('e').active, table.state.suppressed[table.unit('e')], table.of('e').entrenchment]).toEqual([
      2, 4, 2,
    ])
    expect(table.state.fortIntact[0]).toBe(0)
  })

  test('operational.G6: a unit with nothing left is destroyed', () => {
    const table = layTable({ ...front, ...enemyAt('0402', { steps: 2 }) })
    table.act(strike(table, 'air-attack', 'e'), [5])
    expect(table.at('e')).toBe('off the map')
    expect(table.state.score[0]).toBe(3)
  })
})

describe('the table of strikes', () => {
  const struck = (
    asset: string,
    ground: string,
    enemy: object,
    rolls: readonly number[],
    more: Partial<ScenarioSketch> = {},
  ) => {
    const table = layTable({
      map: `~ ${ground} . . .\n ~ . . . .`,
      owner: '- 2 2 2 1\n - 2 2 2 1',
      turns: 2,
      objectives: [{ side: 0, hex: '0301' }],
      units: [
        { id: 'a', side: 0, hex: '0501' },
        { id: 'e', side: 1, hex: '0201', steps: 7, ...enemy },
      ],
      assets: [[`${asset} 1`], []],
      ...more,
    })
    table.act(strike(table, asset, 'e'), rolls)
    return table
  }
  const inGoodCover = ['f', { entrenchment: 2 }] as const
  const inTheOpen = ['.', { experience: 0 }] as const

  // Ten values, the first one 0: suppressed/killed.
  test.each([
    ['air-attack', 0, '0/0 0/0 0/0 0/0 1/0 2/0 3/0 0/1 0/2 0/2'],
    ['saturation-strike', 1, '2/0 2/0 2/0 3/0 3/0 4/0 0/2 0/3 0/4'],
    ['naval-bombardment', 1, '2/0 2/0 2/0 3/0 3/0 4/0 0/2 0/3 0/4'],
    ['flying-artillery', 0, '2/0 3/0 4/0 4/0 4/0 4/0 4/0 4/0 5/0 6/0'],
  ])(
    'operational.G6, operational.G7, operational.G10, operational.G11: %s slides from value %i to 9: %s',
    (asset, first, results) => {
      const found: string[] = []
      for (const roll of [0, 1, 2, 3, 4, 5]) {
        for (const [at, table] of [
          [roll, struck(asset, ...inGoodCover, [roll], { weather: 'snow' })],
          [4 - first + roll, struck(asset, ...inTheOpen, [roll])],
        ] as const)
          found[at] = `${table.state.suppressed[1]}/${table.state.killed[1]}`
      }
      expect(found.join(' ')).toBe(results)
      expect(() => struck(asset, ...inTheOpen, [6])).toThrow('from 0 to 5')
    },
  )

  test.each([
    ['air-attack', [-1, -1, -1, 1]],
    ['saturation-strike', [-1, -1, 0, 1]],
    ['naval-bombardment', [-1, -1, 0, 1]],
    ['flying-artillery', [-1, -1, -1, 1]],
  ])('operational.G6: bad weather, cover, trenches and green troops shift the window of %s by %j', (asset, shifts) => {
    const scenes = [
      { weather: 'mud' },
      enemyAt('0403'),
      enemyAt('0402', { entrenchment: 2 }),
      enemyAt('0402', { experience: 0 }),
    ]
    expect(scenes.map((scene) => shiftOf(scene, asset))).toEqual(shifts)
  })

  test.each([
    ['air-attack', 6],
    ['saturation-strike', 6],
    ['naval-bombardment', 6],
    ['flying-artillery', 50],
  ])('operational.G6, operational.G11: %s lays a city in ruins in %i of a hundred cases', (asset, chance) => {
    const fell = (roll: number) => struck(asset, 'C', {}, [0, roll]).state.ruined[0]
    expect([fell(chance - 1), fell(chance)]).toEqual([1, 0])
  })

  test('operational.G11: flying artillery breaks a fort in half of all cases, other strikes in none', () => {
    const stands = (asset: string, ...roll: number[]) =>
      struck(asset, '.', {}, [0, ...roll], { forts: ['0201'] }).state.fortIntact[0]
    expect([stands('flying-artillery', 49), stands('flying-artillery', 50)]).toEqual([0, 1])
    for (const asset of ['air-attack', 'saturation-strike', 'naval-bombardment']) expect(stands(asset)).toBe(1)
  })
})

describe('supply and eyes', () => {
  test('operational.G8: a unit without supply is supplied as if its turn had begun so', () => {
    const table = layTable({ ...front, assets: [['air-supply 1'], []] })
    const a = table.unit('a')
    const supply = { type: 'air-supply', unit: a } as const
    expect(table.isLegal(supply)).toBe(false)
    table.state.unsupplied[a] = 3
    table.state.actionPoint[a] = 2
    table.state.movementPoints[a] = 3
    table.state.suppressed[a] = 6
    table.state.active[a] = 0
    table.state.queue.fill(2, 0, 6)
    table.act(supply, [])
    expect(table.of('a')).toMatchObject({ unsupplied: 0, action: 0, points: 4, active: 2 })
    expect(table.state.supplied[a]).toBe(suppliedBy.air)
  })

  test('operational.G8, operational.C14: a unit that has come into an enemy zone of control stays locked', () => {
    const table = layTable({ ...front, ...enemyAt('0502'), assets: [['air-supply 1'], []] })
    const a = table.unit('a')
    table.state.unsupplied[a] = 2
    table.state.actionPoint[a] = 2
    table.move('a', '0402')
    table.act({ type: 'air-supply', unit: a }, [])
    expect(table.of('a')).toMatchObject({ unsupplied: 0, action: 1, points: 0 })
  })

  test('operational.G9: photographs mark a hex and its neighbours; where nothing shows there is nobody', () => {
    const units = [...(front.units ?? []), { id: 'deep', side: 1, hex: '0702' } as const]
    const table = layTable({ ...front, units, fog: true, assets: [['air-reconnaissance 1 2'], []] })
    table.act({ type: 'air-recon', to: table.hex('0802') }, [])
    const view = table.game.view(table.state, 0)
    expect(view.markers.map(({ hex }) => hex)).toEqual([table.hex('0702')])
    expect((view.sight[table.hex('0902')] ?? 0) & 2).toBe(2)
    expect(table.events.at(-1)).toMatchObject({ type: 'scouted', markers: [table.hex('0702')], rolled: true })
    table.endTurn()
    expect((table.game.view(table.state, 0).sight[table.hex('0902')] ?? 0) & 2).toBe(0)
    expect(table.isLegal({ type: 'air-recon', to: table.hex('0802') })).toBe(false)
  })
})

describe('precision bombing', () => {
  const rear: ScenarioSketch = {
    ...front,
    owner: '- 1 2 2 2 2 2 2 2 2\n - 1 2 2 2 2 2 2 2 2\n - 1 2 2 2 2 2 2 2 2',
    barriers: ['minor-river 0901 W SW', 'minor-river 1001 W SW', 'minor-river 0201 W'],
    bridges: ['0901 W', '1001 W'],
    units: [
      { id: 'a', side: 0, hex: '0202' },
      { id: 'e', side: 1, hex: '0402' },
    ],
    hubs: [[], ['0802 3', '1002 1']],
    assets: [['precision-bombing 2'], []],
  }

  test('operational.G12: a bridge within six hexes of the front line goes down', () => {
    const table = layTable(rear)
    const legal = table.game.legal(table.state, 0).filter(({ type }) => type === 'bomb-bridge')
    expect(legal.length).toBe(1)
    const [action] = legal
    if (action?.type !== 'bomb-bridge') throw new Error('no bridge')
    table.act(action, [])
    expect(table.state.crossing[table.game.table.crossingAt[action.edge] ?? 0]).toBe(crossing.damaged)
    expect([table.state.destroyedBridges[0], table.state.score[0]]).toEqual([1, -2])
  })

  test('operational.G12: a hub seven hexes away is out of reach', () => {
    const table = layTable({ ...rear, hubs: [[], ['0802 1', '0902 1', '1002 1']] })
    const legal = ['0802', '0902', '1002'].map((hex) => table.isLegal({ type: 'bomb-hub', to: table.hex(hex) }))
    expect(legal).toEqual([true, false, false])
  })

  test('operational.G12: a hub loses two trucks for good, and closes with its last', () => {
    const table = layTable(rear)
    expect(table.isLegal({ type: 'bomb-hub', to: table.hex('1002') })).toBe(false)
    table.act({ type: 'bomb-hub', to: table.hex('0802') }, [])
    expect(table.events.at(-1)).toMatchObject({ type: 'hub', side: 1, at: table.hex('0802'), trucks: 1 })
    table.act({ type: 'bomb-hub', to: table.hex('0802') }, [])
    expect(table.game.view(table.state, 0).hubs.some(({ hex }) => hex === table.hex('0802'))).toBe(false)
    expect([...table.state.trucks].every((trucks) => trucks === 0)).toBe(true)
  })
})
