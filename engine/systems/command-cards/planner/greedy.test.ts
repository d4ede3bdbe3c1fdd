import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { makeScenario, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { randomPlayer } from '../../../ai/random.ts'
import { type Dice, keyedDice, rollingDice } from '../../../dice.ts'
import type { Player } from '../../../game.ts'
import { chooseFor } from '../../../play.ts'
import type { Side } from '../../../twoSides.ts'
import { commandCards } from '../index.ts'
import { commandCardsPlayers } from '../players.ts'
import { type CommandCardsView, phase } from '../types.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { greedyPlayer } from './greedy.ts'

const plain = `
  . . . . f . . h . . . . .
   . t . . . . . . . . f .
  . . . . . . . . . . . . .
   . . f . . . t . . . . .
  . . . . . . . . . . . . .
   . f . . h . . . f . . .
  . . . . . . . . . . . . .`

const line = (side: Side, row: string): UnitSketch[] =>
  ['01', '03', '05', '07', '09', '11'].map((column, index) => ({
    id: `${side}${column}`,
    side,
    hex: `${column}${row}`,
    type: ['infantry', 'armour', 'infantry', 'artillery', 'infantry', 'infantry'][index],
  }))

const meeting: ScenarioSketch = {
  map: plain,
  borders: [7, 17],
  turns: 40,
  units: [...line(0, '07'), ...line(1, '01')],
  sides: [
    { nation: 'american', hand: 5, medals: 3 },
    { nation: 'german', hand: 5, medals: 3 },
  ],
}

const choose = ({ game, state }: CardTable): CommandCardsAction =>
  chooseFor(game, greedyPlayer(game), state, state.side, rollingDice(1))

describe('the greedy player', () => {
  test('chooses the same from the same view and dice, and something legal', () => {
    const table = layCards(meeting)
    for (let step = 0; step < 40; step++) {
      const action = choose(table)
      expect(choose(table)).toEqual(action)
      table.act(action)
    }
  })

  test('command-cards.C15: shoots at the unit that it may destroy', () => {
    const table = layCards(
      {
        map: `
          . . . . .
           . . . .
          . . . . .`,
        units: [
          { id: 'gun', side: 0, hex: '0303', type: 'artillery' },
          { id: 'whole', side: 1, hex: '0201' },
          { id: 'weak', side: 1, hex: '0401' },
        ],
      },
      [['staff-order', 'staff-order'], ['staff-order']],
    )
    table.state.figures[table.unit('weak')] = 1
    table.act(choose(table))
    table.act(choose(table))
    while (table.state.phase < phase.battle) table.done()
    expect(choose(table)).toEqual({ type: 'attack', unit: table.unit('gun'), target: table.unit('weak') })
  })

  test('ends its moves when no move leaves a unit better off', () => {
    const table = layCards({ map: '. . . . .', units: [{ id: 'a', side: 0, hex: '0101' }] }, [['patrol-left'], []])
    table.play('patrol-left')
    table.order('a')
    table.done()
    expect(table.state.phase).toBe(phase.move)
    expect(choose(table)).toEqual({ type: 'done' })
  })

  test('does not lose a unit only to have it out of danger', () => {
    const units: UnitSketch[] = [
      { id: 'weak', side: 0, hex: '0101', figures: 1 },
      { id: 'gun', side: 1, hex: '0501', type: 'artillery' },
    ]
    const table = layCards({ map: '. # # # .', units }, [['patrol-left'], []])
    table.play('patrol-left')
    table.order('weak')
    table.done()
    const drowning: CommandCardsAction = { type: 'move', unit: table.unit('weak'), to: table.hex('0201') }
    expect(table.isLegal(drowning)).toBe(true)
    const stars: Dice = { below: (bound) => Math.max(0, bound - 2), clone: () => stars }
    const action = chooseFor(table.game, greedyPlayer(table.game), table.state, 0, stars)
    expect(action).toEqual({ type: 'done' })
  })

  test.each(['greedy', 'planner'] as const)('as %s a thinking player beats one who plays anything', (id) => {
    const game = commandCards.open(makeScenario(meeting))
    const thinker = commandCardsPlayers[id]?.(game) as Player<CommandCardsAction, CommandCardsView>
    const games = 10
    let won = 0
    for (let seed = 1; seed <= games; seed++) {
      const thinks: Side = seed % 2 === 0 ? 0 : 1
      const dice = keyedDice(seed)
      const thoughts = rollingDice(seed, 1)
      const state = game.setup(dice)
      while (!game.outcome(state)) {
        const { side } = state
        const player = side === thinks ? thinker : randomPlayer<CommandCardsAction, CommandCardsView>()
        const action = chooseFor(game, player, state, side, thoughts)
        game.apply({ state, dice, emit: () => {} }, side, action)
      }
      if (game.outcome(state)?.winners[0] === thinks) won++
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })
})
