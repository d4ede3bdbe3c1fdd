import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { crossing, suppliedBy } from '../types.ts'

const rail = 'rail 0101 0201 0301 0401'

/** A railway of four hexes with a road on from there, and two trucks in reserve. */
const base: ScenarioSketch = {
  map: `. . . . . . . . . . . .
         ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~`,
  owner: `1 1 1 1 1 1 1 1 1 1 1 2
           - - - - - - - - - - - -`,
  ways: [rail, 'road 0401 0501 0601 0701 0801 0901 1001'],
  sources: [['rail 0101'], ['rail 1201']],
  trucks: [2, 0],
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'e', side: 1, hex: '1201' },
  ],
}

/** `0101:3 0501:1!`: hubs with their trucks, `!` where they are supplied. */
const hubs = ({ state, game }: StaffTable): string =>
  [...state.hubHex]
    .flatMap((hex, hub) =>
      hex === 0 ? [] : [`${nameOf(game, hex)}:${state.hubTrucks[hub]}${state.hubSupplied[hub] ? '!' : ''}`],
    )
    .join(' ')
const nameOf = (game: StaffTable['game'], hex: number): string =>
  `${String(game.table.board.spaces.indexOf(hex) + 1).padStart(2, '0')}01`
const reserve = ({ state, game }: StaffTable): number[] => [...state.trucks.slice(0, game.table.truckTurns)]
const add = (table: StaffTable, at: string) => table.act({ type: 'add-truck', to: table.hex(at) })
const withdraw = (table: StaffTable, at: string) => table.act({ type: 'withdraw-truck', to: table.hex(at) })
const round = (table: StaffTable) => {
  table.endTurn()
  table.endTurn()
}

describe('trucks', () => {
  test('operational.E5: found a hub on supplied rail, or on a road within five points of it, d13', () => {
    expect(layStaff(base).legal('add-truck')).toEqual([
      '0101',
      '0201',
      '0301',
      '0401',
      '0501',
      '0601',
      '0701',
      '0801',
      '0901',
    ])
  })

  test('operational.E5: not off the roads, not on cut rail, not in mountains, nor where stragglers are', () => {
    const table = layStaff({ ...base, map: base.map.replace('. . . .', '. . M .'), ways: [rail] })
    expect(table.legal('add-truck')).toEqual(['0101', '0201', '0401'])
    table.straggle('0201', 'a')
    expect(table.legal('add-truck')).toEqual(['0101', '0401'])
    table.state.owner[table.hex('0301')] = 1
    expect(table.legal('add-truck')).toEqual(['0101'])
  })

  test('operational.E4: on rail, port and truck sources, never on those of ships and aircraft', () => {
    const on = (source: string) => layStaff({ ...base, ways: [], sources: [[`${source} 0301`], []] }).legal('add-truck')
    expect([on('rail'), on('port'), on('truck'), on('ship'), on('air')]).toEqual([['0301'], ['0301'], ['0301'], [], []])
  })

  test('operational.E6: go to hubs until they have five', () => {
    const table = layStaff({ ...base, hubs: [['0401 4'], []], ways: ['rail 0101 0201 0301 0401'] })
    add(table, '0401')
    expect(hubs(table)).toBe('0401:5!')
    expect(table.legal('add-truck')).not.toContain('0401')
    expect(table.refusal({ type: 'add-truck', to: table.hex('0401') })).toBe('The hub at 0401 has 5 trucks already.')
    add(table, '0201')
    expect(table.legal('add-truck')).toEqual([])
    expect(table.refusal({ type: 'add-truck', to: table.hex('0301') })).toBe('No truck is free.')
    expect(hubs(table)).toBe('0401:5! 0201:1!')
  })

  test('operational.E8: of a supplied hub are free a turn later', () => {
    const table = layStaff({ ...base, hubs: [['0401 2'], []], trucks: [0, 0] })
    withdraw(table, '0401')
    expect([hubs(table), reserve(table)]).toEqual(['0401:1!', [0, 1, 0, 0]])
    withdraw(table, '0401')
    expect([hubs(table), reserve(table)]).toEqual(['', [0, 2, 0, 0]])
    round(table)
    expect(reserve(table)).toEqual([2, 0, 0, 0])
  })

  test('operational.E7, E8: of a hub that was cut off as the turn began, two turns later', () => {
    const table = layStaff({ ...base, hubs: [['0401 2'], []], trucks: [0, 0] })
    table.state.owner[table.hex('0201')] = 1
    expect(hubs(table)).toBe('0401:2!')
    round(table)
    expect(hubs(table)).toBe('0401:2')
    withdraw(table, '0401')
    expect(reserve(table)).toEqual([0, 0, 1, 0])
    round(table)
    round(table)
    expect(reserve(table)).toEqual([1, 0, 0, 0])
  })

  test('operational.E8, H10: while the battle is prepared they are free at once', () => {
    const table = layStaff({ ...base, hubs: [['0401 2'], []], trucks: [0, 0], prepares: [true, false] })
    expect(table.state.turn).toBe(0)
    withdraw(table, '0401')
    expect(reserve(table)).toEqual([1, 0, 0, 0])
    add(table, '0901')
    expect(hubs(table)).toBe('0401:1! 0901:1!')
  })
})

describe('overrun hubs', () => {
  test('operational.E9: the trucks get away and are free after three turns', () => {
    const table = layStaff({
      ...base,
      hubs: [['1001 2'], []],
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'e', side: 1, hex: '1201', type: 'german-panzer-division' },
      ],
    })
    table.endTurn()
    table.move('e', '1001')
    expect([hubs(table), reserve(table)]).toEqual(['', [2, 0, 0, 2]])
    table.endTurn()
    expect(reserve(table)).toEqual([2, 0, 2, 0])
    round(table)
    expect(reserve(table)).toEqual([2, 2, 0, 0])
    round(table)
    expect(reserve(table)).toEqual([4, 0, 0, 0])
  })

  test('operational.E9: whom they feed is in supply, but not for the force pool', () => {
    const table = layStaff({
      ...base,
      owner: base.owner?.replace('1 1 1 2', '1 1 2 2'),
      hubs: [[], ['1101 1']],
      units: [
        { id: 'a', side: 0, hex: '0901', unsupplied: 2, steps: 6, suppressed: 4 },
        { id: 'e', side: 1, hex: '1201', steps: 2 },
      ],
    })
    table.move('a', '1101')
    expect(table.of('a')).toMatchObject({ unsupplied: 0, active: 4 })
    expect(table.state.supplied[0]).toBe(suppliedBy.captured)
  })
})

test('operational.E11: three stragglers in a hex take a tenth of what passes, two nothing', () => {
  const table = layStaff({ ...base, hubs: [['0401 2'], []], ways: [rail], trucks: [0, 0] })
  const at = (name: string) => table.game.supply(table.state, 0).value[table.hex(name)]
  table.straggle('0601', 'a', 'a')
  expect([at('0501'), at('0601'), at('0701')]).toEqual([100, 100, 100])
  table.straggle('0601', 'a', 'a', 'a')
  expect([at('0501'), at('0601'), at('0701')]).toEqual([100, 90, 90])
  expect(table.explain('supply', 0, '0701').terms).toMatchObject([
    { label: 'Source' },
    { rule: 'operational.E11', label: 'Column of stragglers', value: -10_000 },
  ])
  expect([at('0501'), at('0601'), at('0701')]).toEqual([100, 90, 90])
})

test('operational.E10, operational.H3: a port won adds to what every source sends, up to all', () => {
  const table = layStaff({ ...base, ways: [], sources: [['port 0301 70', 'rail 0801 70'], []], trucks: [0, 0] })
  const at = (name: string) => table.game.supply(table.state, 0).value[table.hex(name)]
  expect([at('0401'), at('0901')]).toEqual([70, 70])
  table.state.portSupply[0] = 10
  expect([at('0401'), at('0901')]).toEqual([80, 80])
  expect(table.explain('supply', 0, '0401').terms).toMatchObject([
    { rule: 'operational.E10', value: 70_000 },
    { rule: 'operational.H3', value: 10_000 },
  ])
  table.state.portSupply[0] = 50
  expect([at('0401'), at('0901')]).toEqual([100, 100])
})

test('operational.E3, E10: mud takes no railway out of supply, however long it is', () => {
  const columns = Array.from({ length: 40 }, (_, column) => `${String(column + 1).padStart(2, '0')}01`)
  const table = layStaff({
    map: columns.map(() => '.').join(' '),
    ways: [`rail ${columns.join(' ')}`],
    sources: [['rail 0101'], []],
    hubs: [['4001 2'], []],
    weather: 'mud',
  })
  const { value, full } = table.game.supply(table.state, 0)
  expect([value[table.hex('3901')], full[table.hex('3901')]]).toEqual([100, 1])
  expect(table.state.hubSupplied[0]).toBe(1)
  expect(table.explain('supply', 0, '3901').value).toBe(100_000)
})

test('operational.E5: where hubs can stand follows every change of ground, bridges and sources', () => {
  const table = layStaff({ ...base, barriers: ['major-river 0201 E'], bridges: ['0201 E'], ways: [rail] })
  const places = () => table.legal('add-truck')
  expect(places()).toEqual(['0101', '0201', '0301', '0401'])
  table.state.crossing.fill(crossing.damaged)
  expect(places()).toEqual(['0101', '0201'])
  table.state.crossing.fill(crossing.bridge)
  expect(places()).toEqual(['0101', '0201', '0301', '0401'])
  table.state.owner[table.hex('0401')] = 1
  expect(places()).toEqual(['0101', '0201', '0301'])
})
