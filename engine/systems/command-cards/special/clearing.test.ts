import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { phase } from '../types.ts'

const field = (obstacle: string, type = 'infantry'): CardTable => {
  const table = layCards(
    {
      map: `
        . . . . .
         . . . .
        . . . . .`,
      obstacles: [obstacle],
      units: [
        { id: 'a', side: 0, hex: '0203', type },
        { id: 'enemy', side: 1, hex: '0501' },
      ],
    },
    [['staff-order', 'push-left'], ['staff-order']],
  )
  table.play('staff-order')
  table.order('a')
  while (table.state.phase < phase.battle && table.state.active === 0) table.done()
  return table
}
const offers = (table: CardTable): boolean => table.legal().some(({ type }) => type === 'clear')

describe('clearing', () => {
  test.each([
    ['command-cards.T15', 'wire 0203'],
    ['command-cards.T66', 'abatis 0203'],
  ])('%s: infantry takes %s away in place of battling', (_rule, obstacle) => {
    const table = field(obstacle)
    expect(table.state.phase).toBe(phase.battle)
    table.act({ type: 'clear', unit: table.unit('a') })
    expect(table.state.obstacle[table.hex('0203')]).toBe(0)
    expect(table.events.find(({ type }) => type === 'obstacle')).toMatchObject({ is: 'removed' })
    const unit = table.unit('a')
    expect(table.legal().some((action) => 'unit' in action && action.unit === unit)).toBe(false)
  })

  test('command-cards.T15: other works are not cleared, nor by those who are not ordered', () => {
    const table = field('hedgehogs 0203')
    expect(offers(table)).toBe(false)
    const wire = field('wire 0203')
    wire.state.status.fill(0)
    expect(offers(wire)).toBe(false)
    expect(wire.game.refusal(wire.state, 0, { type: 'clear', unit: wire.unit('a') })).toMatch(/battle/)
  })

  test('command-cards.T29: engineers clear mines, others do not', () => {
    expect(offers(field('minefield 0203 1'))).toBe(false)
    const table = field('minefield 0203 1', 'engineers')
    table.act({ type: 'clear', unit: table.unit('a') })
    expect(table.state.mine[table.hex('0203')]).toBe(0)
    expect(table.state.obstacle[table.hex('0203')]).toBe(0)
  })
})
