import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import { phase } from '../types.ts'

const field: ScenarioSketch = {
  map: `
    . . . . . . . . .
     . . . . . . . .
    . . . . . . . . .`,
  borders: [5, 11],
  units: [
    { id: 'a', side: 0, hex: '0203' },
    { id: 'e', side: 1, hex: '0202' },
  ],
}

/** Faces of dice by their first sides. */
const infantry = 0
const star = 4

describe('lying-in-wait', () => {
  test('command-cards.C2: lying-in-wait lets the attacked unit battle first, and is replaced before the other side draws', () => {
    const table = layCards(field, [['push-left'], ['lying-in-wait', 'foray-left']])
    expect(table.isLegal({ type: 'play', card: table.card('lying-in-wait'), choice: 0 })).toBe(false)
    table.play('push-left')
    table.order('a')
    table.done()
    table.done()
    table.act({ type: 'attack', unit: table.unit('a'), target: table.unit('e') })
    expect([table.state.side, table.state.phase]).toEqual([1, phase.react])
    table.dice = forcedDice([infantry, infantry, star, star, star, infantry])
    table.act({ type: 'spring' })
    expect(table.state.figures[table.unit('a')]).toBe(2)
    expect(table.state.figures[table.unit('e')]).toBe(3)
    table.dice = forcedDice([0, 1])
    table.events.length = 0
    while (table.state.side === 0) table.done()
    const drawn = table.events.flatMap((event) =>
      event.type === 'drew' && event.card !== undefined ? [event.side] : [],
    )
    expect(drawn).toEqual([1, 0])
    expect(table.handOf(1)).toHaveLength(2)
    expect(table.state.discard[table.card('lying-in-wait')]).toBe(1)
  })

  test('command-cards.C2: lying-in-wait need not be sprung', () => {
    const table = layCards(field, [['push-left'], ['lying-in-wait', 'foray-left']])
    table.play('push-left')
    table.order('a')
    table.done()
    table.done()
    table.act({ type: 'attack', unit: table.unit('a'), target: table.unit('e') })
    table.dice = forcedDice([star, star, star])
    table.done()
    expect(table.state.side).toBe(0)
    expect(table.handOf(1)).toContain('lying-in-wait')
  })

  test('command-cards.C2: who is asked for an ambush holds one or not: the question gives nothing away', () => {
    const table = layCards(field, [['push-left'], ['foray-left', 'foray-left']])
    table.play('push-left')
    table.order('a')
    table.done()
    table.done()
    table.act({ type: 'attack', unit: table.unit('a'), target: table.unit('e') })
    expect(table.legal()).toEqual([{ type: 'done' }])
  })
})
