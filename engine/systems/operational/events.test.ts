import { expect, test } from 'vitest'
import { layStaff } from '../../../tests/support/staff.ts'
import { layTable } from '../../../tests/support/table.ts'
import { lineOf, type OperationalEvent } from './events.ts'
import { actionWords } from './verbs/sentences.ts'

test('every event of headquarters, pools and stragglers has its line', () => {
  const table = layStaff({
    map: '. . . .\n . . . .',
    owner: '1 1 1 2\n 1 1 1 2',
    sources: [['rail 0101'], ['rail 0401']],
    headquarters: [
      { id: 'Eighth Army', side: 0, hex: '0101', levels: { pool: 2 }, pool: ['engineers british 1'] },
      { id: 'Tenth Army', side: 1, profile: 'german-army', hex: '0401', levels: { pool: 3 } },
    ],
    units: [
      { id: 'a', side: 0, hex: '0201' },
      { id: 'e', side: 1, hex: '0402' },
    ],
  })
  const at = table.hex('0101')
  const to = table.hex('0201')
  const events: OperationalEvent[] = [
    { type: 'order', order: 'feint', hq: 0, unit: 0, cost: 1 },
    { type: 'pool', what: 'deploy', unit: 0, item: table.item('engineers british') },
    { type: 'pool', what: 'store', unit: 0, item: 0 },
    { type: 'pool', what: 'reorganise', unit: 0, item: 0 },
    { type: 'pool', what: 'transfer', unit: 0, item: 0, to: 1 },
    { type: 'formed', unit: 0, hq: 0, at, steps: 2 },
    { type: 'stragglers', side: 0, at, steps: 2 },
    { type: 'prisoners', side: 0, at, steps: 1 },
    { type: 'rallied', hq: 0, at, steps: 1 },
    { type: 'hq-moved', hq: 0, path: [at, to] },
    { type: 'hq-entered', hq: 0, to },
    { type: 'hq-suppressed', hq: 0, branches: ['intelligence', 'operations'] },
    { type: 'hq-overrun', hq: 0, at, to, shed: 2 },
    { type: 'hq-destroyed', hq: 0, at },
    { type: 'hq-supply', hq: 0, turns: 1, lost: 2 },
    { type: 'hq-supply', hq: 0, turns: 0, lost: 0 },
    { type: 'hq-upgrade-due', hq: 0, rolled: true },
    { type: 'hq-upgraded', hq: 0, choice: 2, order: 'feint' },
    { type: 'hq-upgraded', hq: 0, choice: 0 },
  ]
  expect(events.map((event) => lineOf(table.game.scenario, event)?.text)).toEqual([
    'Eighth Army: Feint for a (1 command point).',
    'a gets British assault engineers from the force pool.',
    'a gets a step from higher command.',
    'a gives a step to the force pool.',
    'a gives a step to e.',
    'a is formed at 0101 with 2 steps.',
    'Stragglers at 0101: 2 steps.',
    'First takes 1 step prisoner at 0101.',
    '1 straggling step of Eighth Army in order again at 0101.',
    'The headquarters of Eighth Army moves to 0201.',
    'The headquarters of Eighth Army arrives at 0201.',
    'Eighth Army: intelligence and operations suppressed.',
    'The headquarters of Eighth Army is overrun at 0101 and flees to 0201; 2 steps of its pool scattered.',
    'The headquarters of Eighth Army is destroyed at 0101.',
    'Eighth Army is without supply for 1 turn: 2 command points lost.',
    'Eighth Army is in supply again.',
    'Eighth Army has learned: an upgrade can be chosen.',
    'Eighth Army: Feint costs a point less.',
    'Eighth Army: one more command point.',
  ])
  expect(lineOf(table.game.scenario, { type: 'stragglers', side: 0, at, steps: 0 })).toBeUndefined()
  expect(lineOf(table.game.scenario, { type: 'hub', side: 0, at, trucks: 2 })).toEqual({
    text: 'The hub at 0101 has 2 trucks now.',
    tone: 'quiet',
    about: 'hub at 0101',
  })
})

test('units and sides with plural names take plural verbs', () => {
  const { game, state } = layTable({
    map: '. .',
    units: [
      { side: 0, hex: '0101', id: 'Ski troops' },
      { side: 1, hex: '0201', id: 'Second' },
    ],
  })
  const scenario = {
    ...game.scenario,
    sides: game.scenario.sides.map((side) => ({ ...side, name: 'Germans' })) as never,
  }
  const lines: readonly OperationalEvent[] = [
    { type: 'entered', unit: 0, to: state.hex[0], by: 'air' },
    { type: 'entrenched', unit: 0, level: 2 },
    { type: 'prisoners', side: 0, at: state.hex[0], steps: 2 },
  ]
  expect(lines.map((event) => lineOf(scenario, event)?.text)).toEqual([
    'Ski troops drop onto 0101.',
    'Ski troops fortify their position.',
    'Germans take 2 steps prisoner at 0101.',
  ])
  expect(actionWords(scenario, state, { type: 'end-turn' })).toBe('Germans end their turn')
  expect(actionWords(scenario, state, { type: 'attack', unit: 0, target: 1 })).toBe('Ski troops attack Second')
  expect(game.refusal(state, 0, { type: 'attack', unit: 0, target: 0 })).toBe('Ski troops are on the same side.')
})
