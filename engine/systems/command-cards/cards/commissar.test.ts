import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import { phase } from '../types.ts'

const field: ScenarioSketch = {
  map: `
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .`,
  borders: [7, 17],
  sides: [
    { nation: 'soviet', hand: 3 },
    { nation: 'german', hand: 2 },
  ],
  units: [
    { id: 'a', side: 0, hex: '0105' },
    { id: 'b', side: 1, hex: '1301' },
  ],
}

const types = (table: CardTable): string[] => table.legal().map((action) => table.game.makeAction(action))
const prepare = (table: CardTable, card: string): void => table.act({ type: 'prepare', card: table.card(card) })
const finish = (table: CardTable): void => {
  const { side } = table.state
  while (table.state.side === side) table.act(table.legal().at(-1) ?? { type: 'done' })
}

describe('cards that wait', () => {
  test('command-cards.N2: before the first turn a card is put aside, and no turn is lost', () => {
    const table = layCards(field, [
      ['foray-left', 'push-left', 'march-order'],
      ['staff-order', 'foray-left'],
    ])
    expect([table.state.phase, table.state.opening]).toEqual([phase.prepare, 1])
    expect(table.legal().every(({ type }) => type === 'prepare')).toBe(true)
    const early = { type: 'play', card: table.card('push-left'), choice: 0 } as const
    expect(table.game.refusal(table.state, 0, early)).toMatch(/put aside first/)
    prepare(table, 'push-left')
    expect([table.state.side, table.state.turn, table.state.opening]).toEqual([0, 1, 0])
    expect(table.handOf(0)).toEqual(['foray-left', 'march-order'])
    table.play('push-left')
    prepare(table, 'march-order')
    expect(table.orderable()).toEqual(['a'])
  })

  test('command-cards.N2: the card put aside is the next one played, and another takes its place', () => {
    const table = layCards(field, [
      ['foray-left', 'push-left', 'march-order'],
      ['staff-order', 'foray-left'],
    ])
    prepare(table, 'push-left')
    expect(types(table)).toEqual([table.game.makeAction({ type: 'play', card: table.card('push-left'), choice: 0 })])
    table.play('push-left')
    expect(table.state.phase).toBe(phase.play)
    prepare(table, 'march-order')
    expect(table.state.phase).toBe(phase.order)
    expect(table.orderable()).toEqual(['a'])
    finish(table)
    expect(table.handOf(0)).toHaveLength(2)
  })

  test.each(['patrol-left', 'riposte'])('command-cards.N2: %s is played from the hand', (card) => {
    const table = layCards(field, [
      [card, 'push-left', 'foray-left'],
      ['staff-order', 'foray-left'],
    ])
    prepare(table, 'push-left')
    table.play('push-left')
    prepare(table, 'foray-left')
    finish(table)
    table.play('staff-order')
    finish(table)
    table.deal(0, [card])
    table.play(card)
    expect(table.state.phase).toBe(phase.order)
    expect(table.state.waiting[0]).toBe(table.card('foray-left') + 1)
  })

  test('command-cards.N2: the side that moves second puts its first card aside before the battle too', () => {
    const table = layCards({ ...field, sides: [{ nation: 'german' }, { nation: 'soviet', hand: 3 }] }, [
      ['staff-order', 'foray-left'],
      ['foray-left', 'push-left', 'march-order'],
    ])
    expect([table.state.side, table.state.phase]).toEqual([1, phase.prepare])
    prepare(table, 'push-left')
    expect([table.state.side, table.state.phase]).toEqual([0, phase.play])
    expect(table.game.view(table.state, 0).isWaiting).toEqual([false, true])
  })

  test('command-cards.N2: when the last card was played another is put aside after the draw', () => {
    const table = layCards(field, [['push-left'], ['staff-order', 'foray-left']])
    prepare(table, 'push-left')
    table.play('push-left')
    while (table.state.phase !== phase.prepare) table.done()
    expect([table.state.side, table.handOf(0).length]).toEqual([0, 1])
    prepare(table, table.handOf(0)[0])
    expect([table.state.side, table.state.phase]).toEqual([1, phase.play])
  })

  test('command-cards.N2: the enemy sees that a card waits, not which', () => {
    const views = ['push-left', 'foray-left'].map((card) => {
      const table = layCards(field, [
        ['foray-left', 'push-left', 'march-order'],
        ['staff-order', 'foray-left'],
      ])
      prepare(table, card)
      return table.game.view(table.state, 1)
    })
    expect(views[0]).toEqual(views[1])
    expect(views[0].isWaiting).toEqual([true, false])
  })
})

describe('hands that shrink', () => {
  const italy: ScenarioSketch = {
    ...field,
    sides: [
      { nation: 'italian', hand: 4 },
      { nation: 'german', hand: 2 },
    ],
  }

  test('command-cards.N6: Italy begins with six cards', () => {
    expect(layCards(italy).handOf(0)).toHaveLength(6)
  })

  test('command-cards.N6: it gives one up for each lost unit, down to three', () => {
    const table = layCards(italy)
    for (const [lost, left] of [
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 3],
    ]) {
      const hand = table.handOf(0).length
      table.deal(0, new Array<string>(hand).fill('foray-left'))
      table.state.lostUnits[0] = lost
      table.play('foray-left')
      if (hand > left) {
        expect(table.state.phase).toBe(phase.discard)
        expect(table.state.side).toBe(0)
        table.act({ type: 'discard', card: table.card(table.handOf(0)[0]) })
      }
      expect(table.state.phase).toBe(phase.order)
      finish(table)
      expect(table.handOf(0)).toHaveLength(left)
      table.deal(1, ['foray-left', 'foray-left'])
      table.play('foray-left')
      finish(table)
    }
  })

  test('command-cards.N6: it gives them up in the enemy’s turn too, and the enemy goes on', () => {
    const table = layCards(italy)
    table.deal(0, ['foray-left', 'foray-left', 'foray-right', 'push-left', 'push-right', 'march-order'])
    table.deal(1, ['staff-order', 'foray-left'])
    table.play('foray-left')
    finish(table)
    table.state.lostUnits[0] = 1
    table.play('staff-order')
    expect([table.state.side, table.state.phase]).toEqual([0, phase.discard])
    table.act({ type: 'discard', card: table.card(table.handOf(0)[0]) })
    expect([table.state.side, table.state.phase]).toEqual([1, phase.order])
    expect(table.handOf(0)).toHaveLength(5)
  })
})
