import { expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layTable } from '../../../../tests/support/table.ts'
import { actionPoint } from '../types.ts'

const raid: ScenarioSketch = {
  map: '. . . . . . . . . .\n ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
  owner: '1 1 1 2 2 2 2 2 2 2\n - - - - - - - - - -',
  units: [
    { id: 'raider', side: 0, hex: '0301', unsupplied: 2, steps: 6, suppressed: 3 },
    { id: 'near', side: 0, hex: '0101', unsupplied: 3, steps: 6, suppressed: 6, experience: 50 },
    { id: 'enemy', side: 1, hex: '1001' },
  ],
  sources: [[], ['rail 0501']],
  hubs: [[], ['0501 3']],
}

test('E9: a hub that the enemy enters is gone, and the captors in reach of one truck are fed at once', () => {
  const table = layTable(raid)
  expect(table.of('raider')).toMatchObject({ action: actionPoint.expended })
  expect(table.of('near')).toMatchObject({ points: 3, action: actionPoint.expended })
  table.move('raider', '0501')
  expect(table.state.hubHex[0]).toBe(0)
  expect(table.events.map((event) => event.type)).toEqual(['moved', 'ground', 'hub-overrun', 'supply', 'supply'])
  expect(table.of('raider')).toMatchObject({ unsupplied: 0, active: 5, suppressed: 1, action: actionPoint.available })
  expect(table.of('near')).toMatchObject({ unsupplied: 0, active: 1, points: 4, action: actionPoint.available })
})

test('E9, C14: a hub in an enemy zone of control gives the action point back locked, and no movement point', () => {
  const table = layTable({
    ...raid,
    units: [...(raid.units ?? []), { id: 'guard', side: 1, hex: '0601', steps: 6 }],
  })
  table.move('raider', '0501')
  expect(table.state.hubHex[0]).toBe(0)
  expect(table.of('raider')).toMatchObject({ unsupplied: 0, points: 0, action: actionPoint.locked })
  expect(table.of('near')).toMatchObject({ unsupplied: 0, action: actionPoint.available })
})

test('E9: beyond the reach of one truck nobody is fed', () => {
  const table = layTable({ ...raid, map: ': : : : : : : : : :\n ~ ~ ~ ~ ~ ~ ~ ~ ~ ~' })
  table.move('raider', '0501')
  expect(table.of('raider').unsupplied).toBe(0)
  expect(table.of('near').unsupplied).toBe(3)
})

test('E9: a hub is not restored when its hex is won back', () => {
  const table = layTable({
    ...raid,
    units: [...(raid.units ?? []), { id: 'guard', side: 1, hex: '0701', type: 'german-panzer-division' }],
  })
  table.move('raider', '0501')
  table.endTurn()
  table.state.hex[table.unit('raider')] = table.hex('0201')
  table.state.retreated[table.unit('raider')] = 1
  table.move('guard', '0501')
  expect(table.owner('0501')).toBe('2')
  expect(table.state.hubHex[0]).toBe(0)
  expect(table.game.supply(table.state, 1).value[table.hex('0801')]).toBe(0)
})

test('E9: driving over a hub on the way overruns it too', () => {
  const table = layTable({
    ...raid,
    units: [
      { id: 'raider', side: 0, hex: '0301' },
      { id: 'enemy', side: 1, hex: '1001' },
    ],
  })
  table.move('raider', '0601')
  expect(table.state.hubHex[0]).toBe(0)
})
