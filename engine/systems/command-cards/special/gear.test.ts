import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import type { UnitSketch } from '../../../../tests/support/commandCards.ts'
import { gear, phase } from '../types.ts'
import { hasGear } from '../units.ts'

const bank = (unit: Partial<UnitSketch>): CardTable => {
  const table = layCards(
    {
      map: `
        . . . . .
         . . . .
        = = = = =
         . . . .
        . . . . .`,
      units: [
        { id: 'a', side: 0, hex: '0304', ...unit },
        { id: 'enemy', side: 1, hex: '0101' },
      ],
    },
    [
      ['staff-order', 'staff-order'],
      ['staff-order', 'staff-order'],
    ],
  )
  order(table)
  return table
}

const order = (table: CardTable): void => {
  table.play('staff-order')
  table.order('a')
  if (table.state.phase === phase.order) table.done()
}
const goals = (table: CardTable): number[] =>
  table.legal().flatMap((action) => (action.type === 'move' ? [action.to] : []))
const nextTurn = (table: CardTable): void => {
  const { turn } = table.state
  while (table.state.turn === turn) {
    if (table.state.phase === phase.play) table.play('staff-order')
    else table.done()
  }
  table.deal(0, ['staff-order', 'staff-order'])
}

describe('boats', () => {
  test('command-cards.A5: infantry with boats goes onto a river and stops there; others do not', () => {
    const table = bank({ boat: true })
    expect(goals(table)).toEqual(expect.arrayContaining([table.hex('0303'), table.hex('0403')]))
    expect(goals(table)).not.toContain(table.hex('0302'))
    expect(goals(bank({}))).not.toContain(table.hex('0303'))
  })

  test.each(['armour', 'artillery'])('command-cards.A5: %s does not go onto a river, boat or no boat', (type) => {
    const table = bank({ boat: true, type })
    expect(goals(table)).toContain(table.hex('0404'))
    expect(goals(table)).not.toContain(table.hex('0303'))
    expect(goals(table)).not.toContain(table.hex('0403'))
  })

  test('command-cards.A5: the boats are used up when it comes ashore', () => {
    const table = bank({ boat: true })
    const unit = table.unit('a')
    table.act({ type: 'move', unit, to: table.hex('0303') })
    expect(hasGear(table.state, unit, gear.boat)).toBe(true)
    nextTurn(table)
    order(table)
    table.act({ type: 'move', unit, to: table.hex('0302') })
    expect(hasGear(table.state, unit, gear.boat)).toBe(false)
    expect(table.events).toContainEqual({ type: 'gear', unit, gear: gear.boat, is: 'lost' })
  })
})

test('command-cards.A15: camouflage is lost by moving, not by being ordered', () => {
  const table = bank({ camouflaged: true })
  const unit = table.unit('a')
  expect(hasGear(table.state, unit, gear.camouflage)).toBe(true)
  table.act({ type: 'move', unit, to: table.hex('0404') })
  expect(hasGear(table.state, unit, gear.camouflage)).toBe(false)
})
