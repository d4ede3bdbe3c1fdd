import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { distance } from '../../../hex.ts'
import { screenAt, shapesOf } from './smoke.ts'

const field = (uses = 1) =>
  layCards(
    {
      map: `
        . . . . . . .
         . . . . . .
        . . . . . . .
         . . . . . .
        . . . . . . .`,
      units: [
        { id: 'a', side: 0, hex: '0405' },
        { id: 'b', side: 1, hex: '0401' },
      ],
      special: { smoke: [{ side: 0, uses }] },
    },
    [['staff-order'], ['staff-order']],
  )

const endTurn = (table: ReturnType<typeof field>): void => {
  const { active } = table.state
  table.play('staff-order')
  while (table.state.active === active) table.done()
}

describe('smoke screens', () => {
  test('command-cards.A20: three hexes that hang together can lie in eleven ways', () => {
    expect([1, 2, 3, 4].map((hexes) => shapesOf(hexes).length)).toEqual([1, 3, 11, 44])
  })

  test('command-cards.A20: every screen on the board can be laid, each in one way, and hangs together', () => {
    const { game, legal } = field()
    const { board } = game.table
    const seen = new Set<string>()
    for (const action of legal()) {
      if (action.type !== 'smoke') continue
      const hexes = screenAt(game.table, action.hex, action.shape) ?? []
      expect(hexes).toHaveLength(3)
      const touching = hexes.map((hex) => hexes.filter((other) => distance(board, hex, other) === 1).length)
      expect(Math.max(...touching)).toBe(2)
      expect(Math.min(...touching)).toBeGreaterThan(0)
      seen.add([...hexes].sort((a, b) => a - b).join(' '))
    }
    expect(seen.size).toBe(legal().filter(({ type }) => type === 'smoke').length)
    expect(seen.size).toBe(countTriples(game.table.hexes, board))
  })

  test('command-cards.A20: smoke stands to the end of the second turn of those who laid it', () => {
    const table = field()
    const { state, hex } = table
    const smoke = () => state.smoke[hex('0302')]
    table.act(table.legal().find((action) => action.type === 'smoke' && action.hex === hex('0302')) ?? { type: 'done' })
    expect(smoke()).toBe(2)
    endTurn(table)
    expect(smoke()).toBe(1)
    table.deal(1, ['staff-order'])
    endTurn(table)
    expect(smoke()).toBe(1)
    table.deal(0, ['staff-order'])
    endTurn(table)
    expect(smoke()).toBe(0)
    expect(table.events.findLast(({ type }) => type === 'smoke')).toMatchObject({ is: 'lifted' })
  })

  test('command-cards.A20: screens of both sides may stand on one hex, each to the end of its own time', () => {
    const table = layCards(
      {
        map: '. . . .\n . . . .\n. . . .',
        special: {
          smoke: [
            { side: 0, uses: 1 },
            { side: 1, uses: 2 },
          ],
        },
      },
      [['staff-order'], ['staff-order']],
    )
    const { state, hex } = table
    expect([...state.smokeLeft]).toEqual([1, 2])
    const lay = () =>
      table.act(
        table.legal().find((action) => action.type === 'smoke' && action.hex === hex('0201')) ?? { type: 'done' },
      )
    const stands = () => state.smoke[hex('0201')] > 0
    lay()
    endTurn(table)
    lay()
    endTurn(table)
    table.deal(0, ['staff-order'])
    endTurn(table)
    expect(stands()).toBe(true)
    expect(table.events.some((event) => event.type === 'smoke' && event.is === 'lifted')).toBe(false)
    table.deal(1, ['staff-order'])
    endTurn(table)
    expect(stands()).toBe(false)
  })

  test('command-cards.A20: nobody sees through smoke, but into it and out of it', () => {
    const { game, state, hex } = field()
    const sees = (from: string, to: string): boolean => game.services.sight.sees(state, hex(from), hex(to))
    expect(sees('0203', '0603')).toBe(true)
    state.smoke[hex('0403')] = 1
    expect(sees('0203', '0603')).toBe(false)
    expect(sees('0203', '0403')).toBe(true)
    expect(sees('0403', '0603')).toBe(true)
  })

  test('command-cards.A20: it is laid before a card is played, and only as often as the scenario says', () => {
    const table = field(2)
    const lay = () => table.legal().find(({ type }) => type === 'smoke')
    table.act(lay() ?? { type: 'done' })
    table.act(lay() ?? { type: 'done' })
    expect(lay()).toBeUndefined()
    expect(table.game.refusal(table.state, 0, { type: 'smoke', hex: table.hex('0302'), shape: 0 })).toMatch(/used up/)
  })

  test('command-cards.A20: without smoke in the scenario there is none', () => {
    const table = field(0)
    expect(table.legal().some(({ type }) => type === 'smoke')).toBe(false)
    expect(table.game.refusal(table.state, 1, { type: 'smoke', hex: 1, shape: 0 })).toBeDefined()
  })
})

/** Sets of three hexes of which each touches another one. */
const countTriples = (hexes: readonly number[], board: Parameters<typeof distance>[0]): number => {
  let count = 0
  for (const [i, a] of hexes.entries())
    for (const [j, b] of hexes.slice(i + 1).entries())
      for (const c of hexes.slice(i + j + 2)) {
        const touches = [distance(board, a, b), distance(board, b, c), distance(board, a, c)].filter((far) => far === 1)
        if (touches.length >= 2) count++
      }
  return count
}
