import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/commandCards.ts'
import { rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import { phase } from '../types.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { commandCardsPlanner } from './index.ts'
import { usual } from './weights.ts'
import { goalsOf, worthOfStanding } from './worth.ts'

const plain = `
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .`

const row = (side: 0 | 1, at: string, columns: readonly string[], type = 'infantry'): UnitSketch[] =>
  columns.map((column) => ({ id: `${side}${column}${at}`, side, hex: `${column}${at}`, type }))

const lay = (sketch: Omit<ScenarioSketch, 'map'>, hand: readonly string[]): CardTable =>
  layCards({ map: plain, borders: [5, 11], ...sketch }, [hand, ['staff-order']])

const choose = ({ game, state }: CardTable): CommandCardsAction =>
  chooseFor(game, commandCardsPlanner(game), state, state.side, rollingDice(1))

const standing = ({ game, state }: CardTable, unit: number): number => {
  const goals = goalsOf({ ...game.services, weights: usual }, state, 0)
  return worthOfStanding(game.table, state, unit, goals)
}

describe('command-cards.N2: a card that is put aside', () => {
  const sides: ScenarioSketch['sides'] = [{ nation: 'soviet' }, {}]
  const openWith = (units: readonly UnitSketch[], hand: readonly string[]): CardTable => {
    const table = lay({ units, sides }, hand)
    Object.assign(table.state, { phase: phase.prepare, side: 0, active: 0, opening: 1 })
    return table
  }

  test('is one that somebody can follow, not the one that orders most', () => {
    const table = openWith([...row(0, '05', ['08', '09']), ...row(1, '03', ['08', '09'])], ['push-left', 'foray-right'])
    expect(choose(table)).toEqual({ type: 'prepare', card: table.card('foray-right') })
  })

  test('is none that is played from the hand in the enemy’s turn', () => {
    const table = openWith(row(0, '07', ['08']), ['lying-in-wait', 'patrol-right'])
    expect(choose(table)).toEqual({ type: 'prepare', card: table.card('patrol-right') })
  })

  test('is weighed against those that are played at once', () => {
    const units = [...row(0, '05', ['07', '08', '09']), ...row(1, '04', ['07', '08']), ...row(0, '07', ['01'])]
    const table = lay({ units, sides }, ['patrol-left', 'patrol-right'])
    Object.assign(table.state, { phase: phase.play, side: 0, active: 0, opening: 0 })
    table.state.waiting[0] = table.card('push-right') + 1
    expect(choose(table)).toMatchObject({ type: 'play', card: table.card('push-right') })
  })
})

test('command-cards.C14: a strike begins with one of the group that loses most', () => {
  const units = [...row(0, '07', ['01']), ...row(1, '02', ['01', '02', '03', '04']), ...row(1, '05', ['08'])]
  const table = lay({ units }, ['bombers'])
  table.play('bombers')
  for (let count = 0; count < 4; count++) {
    const action = choose(table)
    expect(action.type === 'aim' && table.game.scenario.units[action.unit].id).toMatch(/^1...2$|02$/)
    table.act(action)
  }
})

describe('command-cards.C15: a place that only the enemy can win', () => {
  const medals = [{ hexes: '0404', side: 1 as const, permanent: true }]

  test('is worth nothing once he has won it for good', () => {
    const table = lay({ units: [...row(0, '04', ['04']), ...row(1, '02', ['04'])], medals }, ['staff-order'])
    const before = standing(table, 0)
    table.state.held[0] = 2
    expect(before - standing(table, 0)).toBeGreaterThan(0)
  })

  test('is guarded while he is near, and not when he is far', () => {
    const guarded = (enemy: string): number => {
      const units = [...row(0, '04', ['04']), ...row(1, '01', [enemy])]
      const [table, without] = [lay({ units, medals }, ['staff-order']), lay({ units }, ['staff-order'])]
      return standing(table, 0) - standing(without, 0)
    }
    expect(guarded('04')).toBeGreaterThan(guarded('09'))
  })
})

test('command-cards.C15: of places that the enemy must win together, a second one is guarded too, though for less', () => {
  const medals = [{ hexes: '0404 0604', side: 1 as const, group: 'all' as const }]
  const worth = (units: readonly UnitSketch[]): number => {
    const all = [...units, ...row(1, '02', ['05'])]
    return standing(lay({ units: all, medals }, ['staff-order']), 0) - standing(lay({ units: all }, ['staff-order']), 0)
  }
  const [alone, second] = [worth(row(0, '04', ['04'])), worth(row(0, '04', ['04', '06']))]
  expect(second).toBeGreaterThan(0)
  expect(alone).toBeGreaterThan(second)
})

test('command-cards.C11: nobody goes where many can fire at him and there is nobody to fight', () => {
  const medals = [{ hexes: '0501', side: 0 as const }]
  const moves = (guns: readonly string[]): boolean => {
    const units = [...row(0, '07', ['02']), ...row(1, '02', guns, 'artillery')]
    const table = lay({ units, medals }, ['patrol-left'])
    table.play('patrol-left')
    while (table.state.phase === phase.order) table.act(choose(table))
    return choose(table).type === 'move'
  }
  expect(moves(['01'])).toBe(true)
  expect(moves(['01', '02', '03', '04'])).toBe(false)
})

test('command-cards.C15: who loses on the clock comes out in the last rounds', () => {
  const units = [...row(0, '07', ['04']), ...row(1, '01', ['03', '04', '05'], 'artillery')]
  const onTurn = (turn: number): number => {
    const table = lay({ units, turns: 20, tie: 1 }, ['staff-order'])
    table.state.turn = turn
    const far = standing(table, 0)
    table.state.hex[0] = table.hex('0404')
    return standing(table, 0) - far
  }
  expect(onTurn(20)).toBeGreaterThan(onTurn(10))
})

test('command-cards.A20: one smoke screen stands at a time', () => {
  const smoke = [{ side: 0 as const, uses: 2 }]
  const units = [...row(0, '05', ['03', '05', '07']), ...row(1, '02', ['03', '04', '05', '06'], 'armour')]
  const table = lay({ units, special: { smoke } }, ['staff-order', 'push-left'])
  expect(choose(table).type).toBe('smoke')
  table.act(choose(table))
  expect(choose(table).type).toBe('play')
})
