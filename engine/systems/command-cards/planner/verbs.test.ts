/** For decisions that are seldom of use: a board on which each is, and the planner takes it. Others: devices.test.ts, planner.test.ts. */

import { describe, expect, test } from 'vitest'
import { layBattle, layDuel } from '../../../../tests/support/cardBattle.ts'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { commandCardsPlanner } from './index.ts'
import { usual } from './weights.ts'
import { goalsOf, worthOfStanding } from './worth.ts'

const choose = ({ game, state }: CardTable): CommandCardsAction =>
  chooseFor(game, commandCardsPlanner(game), state, state.side, rollingDice(1))

const plain = `
  . . . . . . .
   . . . . . .
  . . . . . . .
   . . . . . .
  . . . . . . .
   . . . . . .
  . . . . . . .`

/** Everything the side does in its turn; dice fall without a hit. */
const playTurn = (table: CardTable): CommandCardsAction[] => {
  const { active, turn } = table.state
  const actions: CommandCardsAction[] = []
  while (table.state.active === active && table.state.turn === turn && !table.game.outcome(table.state)) {
    const action = choose(table)
    actions.push(action)
    table.act(action)
  }
  return actions
}

const boards: Readonly<Record<string, () => readonly [CardTable, object]>> = {
  'command-cards.T52: seal: an open cave with no enemy beside it': () => [
    layBattle({
      map: plain.replace('. . . . . . .\n   . . . . . .', '. . . . . . .\n   . . c . . .'),
      sides: [{ nation: 'american' }, { nation: 'japanese' }],
      units: [
        { id: 'a', side: 0, hex: '0302' },
        { id: 'e', side: 1, hex: '0707' },
      ],
    }),
    { type: 'seal' },
  ],
  'command-cards.N7: second assault: French infantry closes in on another enemy': () => {
    const table = layDuel({ nation: 'french' }, { figures: 1 }, [{ id: 'c', side: 1, hex: '0404', figures: 1 }])
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    table.done()
    return [table, { type: 'attack', target: table.unit('c') }]
  },
  'command-cards.C19: advance: on to the ground that was won, to battle from there': () => {
    const table = layDuel({ type: 'armour' }, { figures: 1 }, [{ id: 'c', side: 1, hex: '0203', figures: 1 }])
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    return [table, { type: 'advance' }]
  },
  'command-cards.T29: mine: between the enemy and a place that he wants': () => {
    const hexes = ['0102', '0404'].map((name) => hexOf(plain, name))
    const table = layCards({
      map: plain,
      units: [
        { id: 'a', side: 0, hex: '0406' },
        { id: 'e', side: 1, hex: '0402' },
      ],
      medals: [{ hexes: '0405', side: 1 }],
      special: { minefields: [{ side: 0, hexes, count: 1 }] },
    })
    return [table, { type: 'mine', hex: table.hex('0404') }]
  },
}

test.each(Object.entries(boards))('%s', (_, lay) => {
  const [table, expected] = lay()
  expect(choose(table)).toMatchObject(expected)
})

describe('the end of a battle', () => {
  const duel = (sketch: Partial<ScenarioSketch>): CardTable =>
    layCards({ map: plain, units: [], ...sketch }, [['foray-left'], ['foray-left']])

  const far: readonly UnitSketch[] = [{ id: 'far', side: 1, hex: '0701' }]

  test('command-cards.C15: the last round counts the medal of a place at its full worth', () => {
    const worth = (turns: number): number => {
      const on = (medals: ScenarioSketch['medals']): number => {
        const { game, state } = duel({ turns, medals, units: [...far, { id: 'a', side: 0, hex: '0204' }] })
        const goals = goalsOf({ ...game.services, weights: usual }, state, 0)
        return worthOfStanding(game.table, state, 1, goals)
      }
      return on([{ hexes: '0204' }]) - on([])
    }
    expect(worth(1)).toBeGreaterThan(worth(20))
  })

  test('command-cards.C15: a side that a stalemate does not help goes at the enemy before it comes', () => {
    const lay = (quiet: number, tie: 0 | null): CardTable => {
      const table = duel({
        isUnlimited: true,
        stalemate: 6,
        tie,
        borders: [6, 6],
        map: plain.replace(/(.*\n.*\n.*\n.*\n.*\n {2})\. \./, '$1. t'),
        units: [
          { id: 'a', side: 0, hex: '0205', figures: 1 },
          ...['0102', '0202', '0302'].map((hex) => ({ id: hex, side: 1 as const, hex, type: 'armour' })),
        ],
      })
      table.state.quiet = quiet
      return table
    }
    const comesTo = (table: CardTable): number => {
      playTurn(table)
      return table.game.table.distance[table.state.hex[0] * table.game.table.size + table.hex('0202')]
    }
    expect(comesTo(lay(5, null))).toBeLessThan(comesTo(lay(0, null)))
    expect(comesTo(lay(5, 0))).toBe(comesTo(lay(0, 0)))
  })
})
