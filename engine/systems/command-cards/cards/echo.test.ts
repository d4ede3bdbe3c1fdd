import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import type { Side } from '../../../twoSides.ts'
import { phase } from '../types.ts'

const field: ScenarioSketch = {
  map: `
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .`,
  borders: [7, 17],
  units: [
    { id: 'west', side: 0, hex: '0105' },
    { id: 'west2', side: 0, hex: '0205' },
    { id: 'east', side: 0, hex: '1305' },
    { id: 'north-west', side: 1, hex: '0101' },
    { id: 'north-west2', side: 1, hex: '0201' },
    { id: 'north-east', side: 1, hex: '1301' },
  ],
}

/** A card is played, nobody is ordered. */
const pass = (table: CardTable, card: string, choice = 0): void => {
  table.play(card, choice)
  while (table.state.phase !== phase.play) table.act(table.legal().at(-1) ?? { type: 'done' })
}

describe('riposte', () => {
  test('command-cards.C2: riposte plays the enemy’s last card with left and right exchanged', () => {
    const table = layCards(field, [['foray-left'], ['riposte']])
    pass(table, 'foray-left')
    table.play('riposte')
    // The second side looks south: its right is in the west, where the enemy's left is.
    expect(table.orderable()).toEqual(['north-west', 'north-west2'])
    expect(table.events).toContainEqual({
      type: 'played',
      side: 1,
      card: table.card('riposte'),
      choice: 0,
      as: table.card('foray-left'),
      mirrored: true,
    })
  })

  test('command-cards.C2: riposte itself is discarded', () => {
    const table = layCards(field, [['foray-left'], ['riposte']])
    pass(table, 'foray-left')
    pass(table, 'riposte')
    expect(table.state.discard[table.card('riposte')]).toBe(1)
    expect(table.state.discard[table.card('foray-left')]).toBe(1)
  })

  test('command-cards.C2: riposte after riposte plays the first card again, left as it was', () => {
    const table = layCards(field, [['foray-left', 'riposte'], ['riposte']])
    pass(table, 'foray-left')
    pass(table, 'riposte')
    table.play('riposte')
    expect(table.orderable()).toEqual(['west', 'west2'])
  })

  test('command-cards.C2: riposte names the section across for a card that names one', () => {
    const table = layCards(field, [['infantry-sweep'], ['riposte']])
    pass(table, 'infantry-sweep', 0)
    table.play('riposte')
    expect(table.ordered()).toEqual(['north-west', 'north-west2'])
  })

  test('command-cards.C2: riposte before the enemy has played anything orders nobody, and only when there is no other card', () => {
    const table = layCards(field, [['riposte', 'foray-left'], []])
    expect(table.isLegal({ type: 'play', card: table.card('riposte'), choice: 0 })).toBe(false)
    table.deal(0, ['riposte', 'lying-in-wait'])
    expect(table.legal()).toHaveLength(2)
    table.play('riposte')
    expect(table.state.side).toBe(1)
    expect(table.state.last[0]).toBe(0)
  })

  test.each([
    ['marines', 'japanese', 3],
    ['marines', 'german', 2],
    ['american', 'marines', 2],
  ])('command-cards.N4: riposte of %s against %s orders %i units', (nation, enemy, most) => {
    const sketch: ScenarioSketch = { ...field, sides: [{ nation: enemy }, { nation }] }
    const units = [...(field.units ?? []), { id: 'north-west3', side: 1 as Side, hex: '0301' }]
    const table = layCards({ ...sketch, units }, [['foray-left'], ['riposte']])
    pass(table, 'foray-left')
    table.play('riposte')
    while (table.orderable().length > 0) table.order(table.orderable()[0])
    expect(table.ordered()).toHaveLength(most)
  })
})
