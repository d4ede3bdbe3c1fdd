import { expect, test } from 'vitest'
import { layStaff } from '../../../../tests/support/staff.ts'
import { degree, directions } from '../../../hex.ts'
import { type OperationalAction, verbs } from './index.ts'
import { actionWords } from './sentences.ts'

test('every action has its sentence', () => {
  const table = layStaff({
    map: '. . .\n . . .',
    owner: '1 1 2\n 1 1 2',
    sources: [['rail 0101'], ['rail 0301']],
    headquarters: [{ id: 'Eighth Army', side: 0, hex: '0101' }],
    units: [
      { id: 'one', side: 0, hex: '0201' },
      { id: 'other', side: 1, hex: '0302' },
    ],
    cards: [[{ card: 'lorry-columns' }], []],
  })
  const { game, state } = table
  const to = table.hex('0201')
  const values: Readonly<Record<string, number>> = {
    target: 1,
    to,
    edge: to * degree + directions.indexOf('E'),
    steps: 2,
  }
  const sentences = verbs.map(({ type, fields }) => {
    const numbers = Object.keys(fields).map((name) => [name, values[name] ?? 0])
    // It has a type and all fields of its verb, which are numbers.
    const action = { type, ...Object.fromEntries(numbers) } as unknown as OperationalAction
    return actionWords(game.scenario, state, action)
  })
  expect(sentences).toEqual([
    'one attacks other',
    'one feints at other',
    'one fires on other',
    'one makes a set-piece attack on other',
    'one crosses by assault against other',
    'one is to hold at all costs',
    'one is to fight as a rearguard',
    'one is to counterattack',
    'one moves to 0201',
    'one arrives at 0201',
    'one lands at 0201',
    'one storms the beach against other',
    'one drops onto 0201',
    'Air attack on other',
    'one is supplied from the air',
    'Aircraft photograph 0201',
    'Aircraft bomb the bridge between 0201 and 0301',
    'Aircraft bomb the hub at 0201',
    'First plays Lorry columns',
    'one crosses the river to 0201',
    'one raids 0201',
    'one digs in',
    'Lorries are sent to one',
    'one gets emergency supply',
    'one gets supplies for later',
    'Eighth Army blows up the bridge between 0201 and 0301',
    'Eighth Army repairs the bridge between 0201 and 0301',
    'Eighth Army builds a pontoon bridge between 0201 and 0301',
    'A truck goes to 0201',
    'A truck leaves 0201',
    'one gets a step from the force pool',
    'one gets a step from higher command',
    'one gives a step to the force pool',
    'one gives a step to other',
    'Eighth Army forms a security unit of 2 steps at 0201',
    'The headquarters of Eighth Army moves to 0201',
    'The headquarters of Eighth Army arrives at 0201',
    'Eighth Army chooses a command point',
    'First claims the victory',
    'First ends its turn',
  ])
  const onStaff = { type: 'play-card', card: 0, choice: 1 } as const
  expect(actionWords(game.scenario, state, onStaff)).toBe('First plays Lorry columns for Eighth Army')
})
