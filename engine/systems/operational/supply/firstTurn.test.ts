import { describe, expect, test } from 'vitest'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { layTable } from '../../../../tests/support/table.ts'
import { forcedDice } from '../../../dice.ts'
import { step } from '../../../play.ts'
import { operational } from '../index.ts'

/** A muddy map: a railhead with a hub in the west, the units of both sides four hexes of mud away, where supply loses a quarter. */
const game = operational.open(
  makeScenario({
    map: `
      . . . . . .
       . . . . . .`,
    owner: `
      1 1 1 1 1 1
       2 2 2 2 2 2`,
    weather: 'mud',
    units: [
      { id: 'marked', side: 0, hex: '0101', suppressed: 3, unsupplied: 2 },
      { id: 'far', side: 0, hex: '0501', suppressed: 3 },
      { id: 'second', side: 1, hex: '0102', suppressed: 3, unsupplied: 2 },
    ],
    sources: [['rail 0101'], ['rail 0102']],
    hubs: [['0101 1'], []],
  }),
)
const [marked, far, second] = [0, 1, 2] as const

// operational.E13
describe('the first turn of the first side', () => {
  const state = game.setup(forcedDice([]))

  test('leaves a unit marked as unsupplied as it is, even on a source', () => {
    expect(state.unsupplied[marked]).toBe(2)
    expect(state.suppressed[marked]).toBe(3)
  })

  test('supplies the others within reach without a roll, though value is lost on the way', () => {
    expect(state.unsupplied[far]).toBe(0)
  })

  test('E13: supplies them even where disruption leaves nothing of it', () => {
    const table = layTable({
      map: '. M M M M M M M M .\n ~ ~ ~ ~ ~ ~ ~ ~ ~ ~',
      weather: 'mud',
      ways: ['road 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001'],
      units: [{ id: 'far', side: 0, hex: '1001', suppressed: 3 }],
      sources: [['rail 0101'], []],
      hubs: [['0101 5'], []],
    })
    expect(table.of('far')).toMatchObject({ unsupplied: 0, suppressed: 3 })
    table.endTurn()
    table.endTurn()
    expect(table.of('far').unsupplied).toBe(1)
  })

  test('brings no suppressed step back', () => {
    expect(state.suppressed[far]).toBe(3)
  })

  test('is the only such turn: the second side is checked, and recovers', () => {
    const stepped = step(game, { state, dice: forcedDice([]), moves: 0 }, 0, { type: 'end-turn' })
    if (!stepped.ok) throw new Error(stepped.reason)
    expect(stepped.position.state.unsupplied[second]).toBe(0)
    expect(stepped.position.state.suppressed[second]).toBe(1)
  })
})
