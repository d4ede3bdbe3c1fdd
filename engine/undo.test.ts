import { describe, expect, test } from 'vitest'
import { makeScenario } from '../tests/support/operational.ts'
import { canUndo, type Position, start, step } from './play.ts'
import { operational } from './systems/operational/index.ts'
import type { OperationalState } from './systems/operational/types.ts'
import type { OperationalAction } from './systems/operational/verbs/index.ts'

const game = operational.open(
  makeScenario({
    map: '. . . .',
    owner: '1 1 1 2',
    units: [
      { id: 'a', side: 0, hex: '0101' },
      { id: 'b', side: 1, hex: '0401' },
    ],
    sources: [['rail 0101'], ['rail 0401']],
  }),
)
const hexOf = (column: number): number => game.table.board.spaces[column - 1] ?? 0

const eventsOf = (position: Position<OperationalState>, action: OperationalAction) => {
  const stepped = step(game, position, position.state.side, action)
  if (!stepped.ok) throw new Error(stepped.reason)
  return stepped
}

// operational.H9
describe('taking back', () => {
  const { position } = start(game, 1)
  const moved = eventsOf(position, { type: 'move', unit: 0, to: hexOf(3) })

  test('a move can be taken back', () => {
    expect(canUndo(moved.events)).toBe(true)
  })

  test('an attack cannot: it has shown the dice', () => {
    expect(canUndo(eventsOf(moved.position, { type: 'attack', unit: 0, target: 1 }).events)).toBe(false)
  })
})
