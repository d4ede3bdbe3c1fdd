import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import type { SpecialSetup } from '../scenario.ts'

const map = `
  . . . . .
   . . . .
  . * . I .
   . . . .
  . . . . .`
const [infantry, armour, star, flag] = [0, 2, 4, 5]

const scene = (special: SpecialSetup, unit: Partial<UnitSketch> = {}, enemy = '0101'): CardTable => {
  const table = layCards(
    {
      map,
      units: [
        { id: 'tired', side: 0, hex: '0203', ...unit },
        { id: 'enemy', side: 1, hex: enemy },
      ],
      special,
    },
    [['staff-order', 'push-left', 'push-right'], ['staff-order']],
  )
  table.state.figures[table.unit('tired')] = 1
  table.play('staff-order')
  table.order('tired')
  if (table.state.phase === 2) table.done()
  return table
}
const offers = (table: CardTable): boolean => table.legal().some(({ type }) => type === 'recover')

describe('recovery', () => {
  test('command-cards.A10: at an oasis, one die for each card with the one played; stars and the own face restore', () => {
    const table = scene({ oasisRecovery: true })
    table.dice = forcedDice([infantry, star, armour])
    table.act({ type: 'recover', unit: table.unit('tired') })
    expect(table.state.figures[table.unit('tired')]).toBe(3)
    expect(table.events.find(({ type }) => type === 'rolled')).toMatchObject({ why: 'recovery', hits: 2 })
  })

  test('command-cards.A10: never more figures than at the start, and no move or battle after it', () => {
    const table = scene({ oasisRecovery: true })
    table.state.figures[table.unit('tired')] = 3
    table.dice = forcedDice([infantry, star, infantry])
    table.act({ type: 'recover', unit: table.unit('tired') })
    expect(table.state.figures[table.unit('tired')]).toBe(4)
    const unit = table.unit('tired')
    expect(table.legal().some((action) => 'unit' in action && action.unit === unit && action.type !== 'order')).toBe(
      false,
    )
  })

  test('command-cards.A10: not beside an enemy, not elsewhere, not for armour, not where the scenario is silent', () => {
    const refusal = (table: CardTable) =>
      table.game.refusal(table.state, 0, { type: 'recover', unit: table.unit('tired') })
    const cases: readonly (readonly [CardTable, RegExp])[] = [
      [scene({ oasisRecovery: true }, {}, '0202'), /enemy/],
      [scene({ oasisRecovery: true }, { hex: '0303' }), /place/],
      [scene({ oasisRecovery: true }, { type: 'armour' }), /infantry/],
      [scene({}), /place/],
    ]
    for (const [table, reason] of cases) {
      expect(offers(table)).toBe(false)
      expect(refusal(table)).toMatch(reason)
    }
  })

  test('command-cards.A17: a hospital of the own side rolls six dice', () => {
    const hospitals = [{ side: 0 as const, hex: hexOf(map, '0403') }]
    const table = scene({ hospitals }, { hex: '0403' })
    table.dice = forcedDice([infantry, star, flag, flag, flag, flag])
    table.act({ type: 'recover', unit: table.unit('tired') })
    expect(table.dice.used()).toBe(6)
    expect(table.state.figures[table.unit('tired')]).toBe(3)
  })

  test('command-cards.A17: the enemy’s hospital heals nobody', () => {
    const hospitals = [{ side: 1 as const, hex: hexOf(map, '0403') }]
    expect(offers(scene({ hospitals }, { hex: '0403' }))).toBe(false)
  })
})
