import { expect, test } from 'vitest'
import { layStaff } from '../../../../tests/support/staff.ts'
import { branches } from '../rules.ts'
import { actionPoint, enRoute, suppliedBy } from '../types.ts'
import type { OperationalAction } from './index.ts'

const lay = () =>
  layStaff({
    map: `. . . . . . . . . . . .
           . . . M . . . . . . . .`,
    owner: `1 1 1 1 1 1 1 1 1 1 1 2
             1 1 1 1 1 1 1 1 1 1 1 2`,
    ways: ['rail 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101'],
    sources: [['rail 0101'], ['rail 1201']],
    headquarters: [
      { id: 'Army', side: 0, hex: '0101', trucks: 1, levels: { pool: 3 }, pool: ['infantry british 1'] },
      { id: 'Reserve', side: 0, hex: '0102' },
      { id: 'Enemy', side: 1, hex: '1201', profile: 'german-army' },
    ],
    store: [['infantry british 1'], []],
    units: [
      { id: 'a', side: 0, hex: '0201', steps: 4 },
      { id: 'b', side: 0, hex: '0301', steps: 6 },
      { id: 'c', side: 0, hex: '0302', steps: 4, hq: 1 },
      { id: 'far', side: 0, hex: '1101', steps: 4 },
      { id: 'tanks', side: 0, hex: '0202', type: 'british-armour', steps: 4 },
      { id: 'guard', side: 0, type: 'british-security', reserve: 'security', hq: 0 },
      { id: 'e', side: 1, hex: '1202' },
    ],
  })

type Table = ReturnType<typeof lay>

test.each<[string, (table: Table) => OperationalAction]>([
  ['b has no room or no use for a step.', () => ({ type: 'deploy', unit: 1, item: 0 })],
  ['The force pool of tanks does not hold a step.', () => ({ type: 'deploy', unit: 4, item: 0 })],
  ['far is out of range of Army.', () => ({ type: 'deploy', unit: 3, item: 0 })],
  ['guard is not on the map.', () => ({ type: 'deploy', unit: 5, item: 0 })],
  [
    'a is without supply.',
    ({ state }) => {
      state.unsupplied[0] = 1
      return { type: 'reorganise', unit: 0, item: 0 }
    },
  ],
  [
    'a lives on what was brought by air or convoy, or captured: replacements do not come that way.',
    ({ state }) => {
      state.supplied[0] = suppliedBy.air
      return { type: 'deploy', unit: 0, item: 0 }
    },
  ],
  [
    'Army is not on the map.',
    ({ state }) => {
      state.hqHex[0] = enRoute
      return { type: 'deploy', unit: 0, item: 0 }
    },
  ],
  [
    'Reorganise costs 1 command point; Army has 0.',
    ({ state }) => {
      state.hqPoints[0] = 0
      return { type: 'reorganise', unit: 0, item: 0 }
    },
  ],
  [
    'Deploy needs level 1 of force pool; Army has 0.',
    ({ state }) => {
      state.hqSuppressed[branches.indexOf('pool')] = 3
      return { type: 'deploy', unit: 0, item: 0 }
    },
  ],
  [
    'Higher command sells only while the battle is prepared, or with elite reinforcements.',
    () => ({ type: 'store', unit: 0, item: 0 }),
  ],
  [
    'a and c have different headquarters.',
    ({ state }) => {
      state.hqLevel[5] = 3
      return { type: 'transfer', unit: 0, target: 2, item: 0 }
    },
  ],
  ['The steps of a are not those of tanks.', () => ({ type: 'transfer', unit: 0, target: 4, item: 0 })],
  ['b has no room or no use for a step.', () => ({ type: 'transfer', unit: 0, target: 1, item: 0 })],
  ['A transfer goes to a unit of the same side.', () => ({ type: 'transfer', unit: 0, target: 6, item: 0 })],
  ['There is a unit in 0201 already.', (table) => ({ type: 'security-unit', hq: 0, to: table.hex('0201'), steps: 1 })],
  [
    'The force pool holds 1 of 2 infantry steps.',
    (table) => ({ type: 'security-unit', hq: 0, to: table.hex('0401'), steps: 2 }),
  ],
  [
    'Reserve cannot form units: Force pool below level 2.',
    (table) => ({ type: 'security-unit', hq: 1, to: table.hex('0301'), steps: 1 }),
  ],
  [
    '1202 is not in own hands: a headquarters stays behind the front line.',
    (table) => ({ type: 'move-hq', hq: 0, to: table.hex('1202') }),
  ],
  ['No headquarters can stand in 0102.', (table) => ({ type: 'move-hq', hq: 0, to: table.hex('0102') })],
  ['1101 is farther than Army can go.', (table) => ({ type: 'move-hq', hq: 0, to: table.hex('1101') })],
  ['Army is on the map.', (table) => ({ type: 'enter-hq', hq: 0, to: table.hex('0101') })],
  ['Army has no upgrade to choose.', () => ({ type: 'upgrade', hq: 0, choice: 0 })],
  ['Enemy belongs to Second.', (table) => ({ type: 'move-hq', hq: 2, to: table.hex('0101') })],
])('refused: %s', (reason, setTheScene) => {
  const table = lay()
  const action = setTheScene(table)
  expect(table.isLegal(action)).toBe(false)
  expect(table.refusal(action)).toBe(reason)
})

test('operational.F15: a unit that was formed can be moved from the next turn on', () => {
  const table = lay()
  table.act({ type: 'security-unit', hq: 0, to: table.hex('0401'), steps: 1 })
  expect(table.of('guard').action).toBe(actionPoint.expended)
  table.endTurn()
  table.endTurn()
  expect(table.of('guard')).toMatchObject({ action: actionPoint.available, points: 3 })
})
