import { describe, expect, test } from 'vitest'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { forcedDice } from '../../../dice.ts'
import { parseHexName } from '../../../hex.ts'
import { operational } from '../index.ts'

const supplied = (ships: string): string[] => {
  const game = operational.open(
    makeScenario({
      map: `
        h h h h h h h
         ~ ~ ~ ~ ~ ~ ~`,
      owner: `
        1 1 1 1 1 1 1
         - - - - - - -`,
      sources: [[`ship ${ships}`], []],
    }),
  )
  const state = game.setup(forcedDice([]))
  const { value } = game.supply(state, 0)
  const coast = ['0101', '0201', '0301', '0401', '0501', '0601', '0701']
  return coast.filter((name) => (value[parseHexName(game.table.board, name) ?? 0] ?? 0) > 0)
}

// operational.E2
describe('ships', () => {
  test('on a beach feed it and the coast with at most two hexes of sea between', () => {
    expect(supplied('0101')).toEqual(['0101', '0201', '0301'])
  })

  test('off the coast feed what lies beside them too', () => {
    expect(supplied('0102')).toEqual(['0101', '0201', '0301', '0401'])
  })
})
