import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../tests/support/commandCards.ts'
import { destroyed, phase } from './types.ts'

const field: ScenarioSketch = {
  map: `
    . . . . . . . . .
     . . . . . . . .
    . . . . . . . . .
     . . . . . . . .
    . . . . . . . . .`,
  borders: [5, 11],
  sides: [{ hand: 3 }, { hand: 2 }],
  units: [
    { id: 'a', side: 0, hex: '0205' },
    { id: 'b', side: 0, hex: '0305' },
    { id: 'e', side: 1, hex: '0201' },
  ],
  obstacles: ['minefield 0503', 'minefield 0603'],
  turns: 2,
}

const hand = ['foray-left', 'foray-left', 'foray-right']
const pass = (table: CardTable): void => {
  const { side } = table.state
  table.deal(side, side === 0 ? hand : ['foray-right', 'foray-right'])
  table.play('foray-right')
  while (!table.state.ended && table.state.side === side) table.done()
}

describe('a hand that grows', () => {
  const growing = (by: number): CardTable =>
    layCards({ ...field, obstacles: [], turns: 9, sides: [{ hand: 2, handGrowth: { to: 4, by } }, { hand: 2 }] })
  const sizes = (table: CardTable): number[] => {
    const found: number[] = []
    for (let turn = 0; turn < 4; turn++) {
      for (const side of [0, 1] as const) {
        table.play(table.handOf(side).find((card) => playable(table, card)) ?? '')
        while (table.state.side === side && table.state.active === side)
          table.act(table.legal().at(-1) ?? { type: 'done' })
        found.push(table.handOf(side).length)
      }
    }
    return found
  }
  const playable = (table: CardTable, id: string): boolean =>
    table.isLegal({ type: 'play', card: table.card(id), choice: 0 })

  test('command-cards.C1: one card more at the end of each turn, until it is full; the other stays as it is', () => {
    expect(sizes(growing(1))).toEqual([3, 2, 4, 2, 4, 2, 4, 2])
  })

  test('command-cards.C1: as many more as the scenario says', () => {
    expect(sizes(growing(2))).toEqual([4, 2, 4, 2, 4, 2, 4, 2])
  })

  test('command-cards.C1: a card of which one of two drawn is kept takes nothing from the growth', () => {
    const table = growing(1)
    table.deal(0, ['patrol-left', 'foray-left'])
    table.play('patrol-left')
    while (table.state.phase !== phase.keep) table.done()
    expect(table.handOf(0)).toHaveLength(2)
    table.act(table.legal()[0])
    expect(table.handOf(0)).toHaveLength(3)
  })
})

describe('a stalemate', () => {
  const quiet = (more: Partial<ScenarioSketch>): CardTable =>
    layCards({ ...field, obstacles: [], stalemate: 3, ...more })
  const pass = (table: CardTable): void => {
    const { active } = table.state
    table.deal(active, ['foray-right', 'foray-right'])
    table.play('foray-right')
    while (!table.state.ended && table.state.active === active) table.done()
  }
  const rounds = (table: CardTable, count: number): void => {
    for (let turn = 0; turn < 2 * count; turn++) pass(table)
  }

  test('command-cards.C15: after so many rounds in a row without a loss it is a draw, whatever the medals', () => {
    const table = quiet({ turns: 12, isUnlimited: true })
    table.state.destroyedMedals[0] = 2
    rounds(table, 2)
    expect(table.state.ended).toBe(0)
    rounds(table, 1)
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [], reason: 'stalemate', turn: 3 })
    expect(table.events.at(-2)).toEqual({ type: 'ended', winner: null, reason: 'stalemate' })
  })

  test('command-cards.C15: each unit that is lost begins the count anew', () => {
    const table = quiet({ turns: 12, isUnlimited: true })
    rounds(table, 2)
    table.state.hex[0] = destroyed
    rounds(table, 3)
    expect(table.state.ended).toBe(0)
    rounds(table, 1)
    expect(table.state.ended).toBe(1)
  })

  test('command-cards.C15: the scenario may name who has won then; at the last round medals decide', () => {
    const named = quiet({ turns: 12, isUnlimited: true, tie: 1 })
    rounds(named, 3)
    expect(named.game.outcome(named.state)).toMatchObject({ winners: [1], reason: 'stalemate' })
    const last = quiet({ turns: 3, tie: 1 })
    last.state.destroyedMedals[0] = 2
    rounds(last, 3)
    expect(last.game.outcome(last.state)).toMatchObject({ winners: [0], reason: 'turns' })
  })
})

describe('the first position', () => {
  test('command-cards.C1: hands are dealt as the scenario says, the rest is the deck', () => {
    const table = layCards(field)
    expect(table.handOf(0)).toHaveLength(3)
    expect(table.handOf(1)).toHaveLength(2)
    const { deckSize, handSizes } = table.game.view(table.state, 0)
    expect(handSizes).toEqual([3, 2])
    expect(deckSize).toBe(60 - 5)
  })

  test('command-cards.T29: mines lie hidden, and what they are worth is not decided yet', () => {
    const table = layCards(field)
    expect(table.state.mine[table.hex('0503')]).toBe(1)
    expect([...table.state.minesLeft]).toEqual([3, 2, 2, 1, 1])
  })

  test('command-cards.C15: who stands on a place at the start holds it, unless it counts at the start of a turn only', () => {
    const held = (atTurnStart: boolean, hexes: string): number =>
      layCards({ ...field, medals: [{ hexes, atTurnStart }] }).state.held[0]
    expect(held(false, '0201')).toBe(2)
    expect(held(true, '0201')).toBe(0)
    expect(held(true, '0205')).toBe(1)
  })

  test('command-cards.C1: the first side begins by playing a card', () => {
    const table = layCards(field)
    expect([table.state.side, table.state.phase, table.state.turn]).toEqual([0, phase.play, 1])
    expect(table.game.legal(table.state, 1)).toEqual([])
  })
})

describe('the turn', () => {
  test('command-cards.C1: play, order, move, battle, draw', () => {
    const table = layCards(field, [hand, []])
    table.state.hex[table.unit('e')] = table.hex('0204')
    const phases = [table.state.phase]
    table.play('foray-left')
    phases.push(table.state.phase)
    table.order('a')
    table.done()
    phases.push(table.state.phase)
    table.done()
    phases.push(table.state.phase)
    table.done()
    expect(phases).toEqual([phase.play, phase.order, phase.move, phase.battle])
    expect([table.state.side, table.state.phase]).toEqual([1, phase.play])
    expect(table.handOf(0)).toHaveLength(3)
    expect(table.state.discard[table.card('foray-left')]).toBe(1)
  })

  test('command-cards.C1: battles in which nobody can battle are passed over', () => {
    const table = layCards(field, [hand, []])
    table.play('foray-left')
    table.order('a')
    table.done()
    table.done()
    expect(table.state.side).toBe(1)
  })

  test('command-cards.C3: nobody is to be ordered where nobody stands', () => {
    const table = layCards(field, [hand, []])
    table.play('foray-right')
    expect(table.state.side).toBe(1)
  })

  test('command-cards.C1: after the last turn of the second side the game is over', () => {
    const table = layCards(field, [hand, []])
    for (let half = 0; half < 4; half++) {
      expect(table.game.outcome(table.state)).toBeUndefined()
      expect(table.state.turn).toBe(1 + Math.floor(half / 2))
      pass(table)
    }
    expect(table.game.outcome(table.state)).toMatchObject({ winners: [], reason: 'turns', turn: 2 })
    expect(table.legal()).toEqual([])
  })

  test('command-cards.C1: an empty deck is refilled from the discarded cards', () => {
    const table = layCards(field, [hand, []])
    table.state.deck.fill(0)
    table.state.discard[table.card('push-left')] = 2
    table.play('foray-right')
    expect(table.events).toContainEqual({ type: 'reshuffled' })
    expect(table.handOf(0)).toHaveLength(3)
  })

  test('command-cards.C1: without any card at all the turn is passed', () => {
    const table = layCards(field)
    table.deal(0, [])
    expect(table.legal()).toEqual([{ type: 'done' }])
    table.done()
    expect(table.state.side).toBe(1)
    expect(table.handOf(0)).toHaveLength(1)
  })
})
