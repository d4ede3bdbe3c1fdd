import { expect, it } from 'vitest'
import { makeScenario } from '../../../tests/support/operational.ts'
import { parseHexName } from '../../hex.ts'
import { start, step } from '../../play.ts'
import { operational } from './index.ts'
import type { OperationalState } from './types.ts'
import type { OperationalAction } from './verbs/index.ts'

const game = operational.open(
  makeScenario({
    map: `. . . . . .
           . . . . . .
          . . . . . .`,
    owner: `1 1 1 2 2 2
             1 1 1 2 2 2
            1 1 1 2 2 2`,
    barriers: ['major-river 0301 E'],
    objectives: [{ side: 0, hex: '0602' }],
    units: [
      { id: 'a', side: 0, hex: '0301' },
      { id: 'b', side: 0, hex: '0302' },
      { id: 'c', side: 1, hex: '0401' },
      { id: 'd', side: 1, hex: '0603' },
      { id: 'e', side: 0, arrives: { turn: 2, hexes: ['0101', '0401'] } },
    ],
  }),
)

const hex = (name: string): number => parseHexName(game.scenario.map, name) ?? 0

const refused = (action: OperationalAction, change: (state: OperationalState) => unknown = () => {}): string => {
  const { position } = start(game, 1)
  change(position.state)
  const stepped = step(game, position, position.state.side, action)
  return stepped.ok ? 'done' : stepped.reason
}

it.each<[string, OperationalAction, ((state: OperationalState) => unknown)?]>([
  ['a stands at 0301 already.', { type: 'move', unit: 0, to: hex('0301') }],
  ['b stands at 0302.', { type: 'move', unit: 0, to: hex('0302') }],
  [
    '0503 is out of reach for a.',
    { type: 'move', unit: 0, to: hex('0503') },
    (s) => s.actionPoint.fill(1) && s.movementPoints.fill(1),
  ],
  ['There is no such hex on the map.', { type: 'move', unit: 0, to: 0 }],
  ['There is no unit 9.', { type: 'move', unit: 9, to: hex('0101') }],
  ['c belongs to Second.', { type: 'move', unit: 2, to: hex('0501') }],
  [
    'a has no movement points left.',
    { type: 'move', unit: 0, to: hex('0201') },
    (s) => s.movementPoints.fill(0) && s.actionPoint.fill(2),
  ],
  ['d is not next to a.', { type: 'attack', unit: 0, target: 3 }],
  ['b is on the same side.', { type: 'attack', unit: 0, target: 1 }],
  ['a cannot attack c over the hexside between them.', { type: 'attack', unit: 0, target: 2 }],
  ['b has spent its action point.', { type: 'attack', unit: 1, target: 2 }, (s) => s.actionPoint.fill(2)],
  ['e is not on the map yet.', { type: 'move', unit: 4, to: hex('0101') }],
  ['e arrives on turn 2.', { type: 'enter', unit: 4, to: hex('0101') }],
  ['e arrives at 0101, 0401.', { type: 'enter', unit: 4, to: hex('0103') }, (s) => Object.assign(s, { turn: 2 })],
  ['a is no reinforcement.', { type: 'enter', unit: 0, to: hex('0101') }],
  ['The objectives are not all held, or not long enough, or a bonus objective is still open.', { type: 'claim' }],
  ['The game is over.', { type: 'end-turn' }, (s) => Object.assign(s, { ended: 1 })],
])('“%s”', (reason, action, change) => {
  expect(refused(action, change)).toBe(reason)
})
