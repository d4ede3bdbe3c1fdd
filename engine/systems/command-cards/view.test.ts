import { describe, expect, test } from 'vitest'
import { layCards } from '../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../tests/support/commandCards.ts'
import { rollingDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { handSize } from './cards/deck.ts'
import { phase } from './types.ts'
import { imagine, knownState } from './view.ts'

const field: ScenarioSketch = {
  map: '. . . . . .\n . . . . .\n. . . . . .',
  borders: [3, 8],
  sides: [{ hand: 2 }, { hand: 2 }],
  units: [
    { id: 'a', side: 0, hex: '0103' },
    { id: 'e', side: 1, hex: '0601' },
  ],
}

const first = ['patrol-left', 'staff-order']

describe('what a side knows', () => {
  test('command-cards.C1: its own cards, and how many the enemy holds', () => {
    const views = (['push-left', 'push-right'] as const).map((card) => {
      const table = layCards(field, [first, [card, 'foray-left']])
      return { table, own: table.game.view(table.state, 1), enemy: table.game.view(table.state, 0) }
    })
    expect(views[0].enemy).toEqual(views[1].enemy)
    expect(views[0].own).not.toEqual(views[1].own)
    expect(views[0].enemy.handSizes).toEqual([2, 2])
  })

  test('command-cards.C1: who looks on sees no hand', () => {
    const table = layCards(field, [first, first])
    const view = table.game.view(table.state, undefined)
    const { unseen } = view
    expect([...knownState(table.game.table, view).hand]).toEqual(new Array(2 * unseen.length).fill(0))
    expect(unseen.reduce((sum, copies) => sum + copies)).toBe(60)
  })

  test('command-cards.C1: the cards drawn by a patrol are its side’s alone until one is put down', () => {
    const table = layCards(field, [first, ['push-left', 'foray-left']])
    table.play('patrol-left')
    table.done()
    expect(table.state.phase).toBe(phase.keep)
    const view = table.game.view(table.state, 1)
    expect([...knownState(table.game.table, view).drawn]).toEqual([0, 0])
    expect(view.drawnSize).toBe(2)
    const told = table.events.filter(({ type, seenBy }) => type === 'drew' && seenBy?.includes(1))
    expect(told).toEqual([{ type: 'drew', side: 0, count: 2, seenBy: [1], rolled: true }])
  })

  test('command-cards.C1: a state made from a view looks like it, and every hand has its size', () => {
    const table = layCards(field, [first, ['push-left', 'foray-left']])
    table.play('patrol-left')
    table.done()
    for (const viewer of sides) {
      const view = table.game.view(table.state, viewer)
      const twin = imagine(table.game.table, view, rollingDice(4))
      expect(table.game.view(twin, viewer)).toEqual(view)
      for (const side of sides)
        expect(handSize(table.game.table, twin, side)).toBe(handSize(table.game.table, table.state, side))
    }
  })
})
