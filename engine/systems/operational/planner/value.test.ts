import { describe, expect, it } from 'vitest'
import { crossing } from '../../../../tests/support/scenarios.ts'
import { keyedDice } from '../../../dice.ts'
import { operational } from '../index.ts'
import type { OperationalState } from '../types.ts'
import { surveyGround } from './ground.ts'
import { chanceToWin, featuresOf } from './value.ts'

const game = operational.open(crossing)
const attacker = crossing.sides[0].victory === 'objectives' ? 0 : 1
const chance = (edit: (state: OperationalState) => void, side: 0 | 1 = attacker): number => {
  const state = game.setup(keyedDice(1))
  edit(state)
  return chanceToWin(game, surveyGround(game, state), state, side)
}
const asItIs = chance(() => {})
const goal = crossing.objectives.find(({ side }) => side === attacker)?.hex ?? 0

describe('the chance to win', () => {
  it('is shared by both sides', () => {
    expect(asItIs + chance(() => {}, attacker === 0 ? 1 : 0)).toBeGreaterThanOrEqual(9_998)
    expect(asItIs + chance(() => {}, attacker === 0 ? 1 : 0)).toBeLessThanOrEqual(10_002)
  })

  it.each<[string, (state: OperationalState) => void]>([
    [
      'it stands on an objective in strength',
      (state) => {
        state.owner[goal] = attacker
        for (const unit of game.table.unitsOf[attacker]) if (state.hex[unit] > 0) state.hex[unit] = goal
      },
    ],
    [
      'the defenders lose steps',
      (state) => {
        for (const unit of game.table.unitsOf[attacker === 0 ? 1 : 0]) state.active[unit] = 1
      },
    ],
  ])('grows for who must take objectives when %s', (_, edit) => {
    expect(chance(edit)).toBeGreaterThan(asItIs)
  })

  it.each<[string, (state: OperationalState) => void]>([
    [
      'time runs out',
      (state) => {
        state.turn = crossing.turns
      },
    ],
    [
      'its units lose steps',
      (state) => {
        for (const unit of game.table.unitsOf[attacker]) state.active[unit] = 1
      },
    ],
  ])('falls for who must take objectives when %s', (_, edit) => {
    expect(chance(edit)).toBeLessThan(asItIs)
  })
})

describe('what tells who wins', () => {
  type Features = ReturnType<typeof featuresOf>
  const features = (edit: (state: OperationalState) => void): Features => {
    const state = game.setup(keyedDice(1))
    edit(state)
    return featuresOf(game, surveyGround(game, state), state, attacker)
  }
  const before = features(() => {})

  it.each<[string, keyof Features, (state: OperationalState) => void]>([
    [
      'objectives to take in each turn, fewer',
      'toGo',
      (state) => {
        state.owner[goal] = attacker
      },
    ],
    [
      'strength near them',
      'nearAims',
      (state) => {
        for (const unit of game.table.unitsOf[attacker]) if (state.hex[unit] > 0) state.hex[unit] = goal
      },
    ],
    [
      'strength in all',
      'forces',
      (state) => {
        for (const unit of game.table.unitsOf[attacker === 0 ? 1 : 0]) state.active[unit] = 1
      },
    ],
  ])('of the one who must take objectives: %s', (_, name, edit) => {
    expect(features(edit)[name]).toBeGreaterThan(before[name])
  })

  it('of the one who must take objectives: turns that are left', () => {
    const last = features((state) => {
      state.turn = crossing.turns
    })
    expect(last.toGo).toBeLessThan(before.toGo)
    expect(last.late).toBeLessThan(before.late)
  })
})
