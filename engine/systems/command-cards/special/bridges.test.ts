import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import type { SpecialSetup } from '../scenario.ts'
import { destroyed } from '../types.ts'

const map = `
  . . . . . . .
   . . . . . .
  = = = = = = =
   . . . . . .
  . . . . . . .`
const at = (name: string): number => hexOf(map, name)
const [miss, star] = [0, 4]

const river = (special: SpecialSetup, hand: readonly string[], onBridge = false): CardTable =>
  layCards(
    {
      map,
      borders: [4, 8],
      obstacles: ['bridge 0103'],
      sides: [{ hand: hand.length }, {}],
      units: [
        { id: 'a', side: 0, hex: '0105' },
        { id: 'b', side: 1, hex: onBridge ? '0103' : '0101' },
      ],
      special,
    },
    [hand, ['staff-order']],
  )

const given = (table: CardTable, wanted: 'blow' | 'bridge'): string[] =>
  table
    .legal()
    .flatMap((action) =>
      action.type === wanted && 'hex' in action ? [`${table.game.table.cardIds[action.card]} ${action.hex}`] : [],
    )

describe('blowing up bridges', () => {
  const surely: SpecialSetup = { bridgeBlowing: [{ side: 0, hexes: [at('0103')], way: 'surely' }] }
  const byDice: SpecialSetup = { bridgeBlowing: [{ side: 0, hexes: [at('0103')], way: 'by-dice' }] }
  const hand = ['push-left', 'push-right', 'long-line', 'staff-order']

  test('command-cards.A2: it takes a section card for the section of the bridge', () => {
    const table = river(surely, hand)
    expect(given(table, 'blow').sort()).toEqual([`long-line ${at('0103')}`, `push-left ${at('0103')}`])
    const refusal = (card: string) =>
      table.game.refusal(table.state, 0, { type: 'blow', card: table.card(card), hex: at('0103') })
    expect(refusal('push-right')).toMatch(/section/)
    expect(refusal('staff-order')).toMatch(/section/)
  })

  test('command-cards.A2: surely, for a card that is lost and never replaced; the turn is over', () => {
    const table = river(surely, hand)
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect(table.state.obstacle[at('0103')]).toBe(0)
    expect(table.state.lost[table.card('push-left')]).toBe(1)
    expect(table.state.active).toBe(1)
    expect(table.handOf(0)).toHaveLength(3)
    table.play('staff-order')
    while (table.state.active === 1) table.done()
    table.play('staff-order')
    while (table.state.active === 0) table.done()
    expect(table.handOf(0)).toHaveLength(3)
  })

  test('command-cards.A2: by dice, with one star; a new card is drawn in any case', () => {
    const table = river(byDice, hand)
    table.dice = forcedDice([miss, star, 0])
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect(table.state.obstacle[at('0103')]).toBe(0)
    expect(table.state.discard[table.card('push-left')]).toBe(1)
    expect(table.handOf(0)).toHaveLength(4)
  })

  test('command-cards.A2: without a star the bridge stands, and may be tried again', () => {
    const table = river(byDice, hand)
    table.dice = forcedDice([miss, miss, 0])
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect(table.state.obstacle[at('0103')]).not.toBe(0)
    expect(table.state.active).toBe(1)
    expect(table.handOf(0)).toHaveLength(4)
  })

  test('command-cards.A2: a unit on the bridge is lost with it, and is a medal', () => {
    const table = river(surely, hand, true)
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect([table.state.figures[1], table.state.hex[1]]).toEqual([0, destroyed])
    expect([...table.state.destroyedMedals]).toEqual([1, 0])
    expect(table.events).toContainEqual({ type: 'lost', unit: 1, figures: 4, why: 'bridge' })
    expect(table.events).toContainEqual({ type: 'medal', side: 0, count: 1, why: 'unit' })
  })

  test('command-cards.A2: the unit stays where it is while the bridge stands', () => {
    const table = river(byDice, hand, true)
    table.dice = forcedDice([miss, miss, 0])
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect([table.state.figures[1], table.state.hex[1]]).toEqual([4, at('0103')])
  })

  test('command-cards.A2: a unit of one’s own goes too, and the enemy wins the medal', () => {
    const table = river(surely, hand)
    table.state.hex[0] = at('0103')
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect([...table.state.destroyedMedals]).toEqual([0, 1])
  })

  test('command-cards.A2, C15: the medal for the unit may be the last one', () => {
    const table = river(surely, hand, true)
    table.state.otherMedals[0] = 3
    table.act({ type: 'blow', card: table.card('push-left'), hex: at('0103') })
    expect([table.state.ended, table.state.active]).toEqual([1, 0])
    expect(table.events).toContainEqual({ type: 'ended', winner: 0, reason: 'medals' })
  })

  test('command-cards.A2: each side has its own bridges and its own way', () => {
    const both: SpecialSetup = {
      bridgeBlowing: [
        { side: 0, hexes: [at('0103')], way: 'by-dice' },
        { side: 1, hexes: [at('0303')], way: 'surely' },
      ],
    }
    const table = layCards(
      {
        map,
        borders: [0, 12],
        obstacles: ['bridge 0103', 'bridge 0303'],
        units: [
          { id: 'a', side: 0, hex: '0105' },
          { id: 'b', side: 1, hex: '0101' },
        ],
        special: both,
      },
      [['push-centre'], ['push-centre']],
    )
    expect(given(table, 'blow')).toEqual([`push-centre ${at('0103')}`])
    table.dice = forcedDice([miss, miss, 0, 0])
    table.act({ type: 'blow', card: table.card('push-centre'), hex: at('0103') })
    expect(given(table, 'blow')).toEqual([`push-centre ${at('0303')}`])
    table.act({ type: 'blow', card: table.card('push-centre'), hex: at('0303') })
    expect(table.state.obstacle[at('0303')]).toBe(0)
  })

  test('command-cards.A2: where the scenario says so a unit must stand beside the bridge', () => {
    const table = river({ bridgeBlowing: [{ side: 0, hexes: [at('0103')], way: 'surely', beside: true }] }, hand)
    expect(given(table, 'blow')).toEqual([])
    const action = { type: 'blow', card: table.card('push-left'), hex: at('0103') } as const
    expect(table.game.refusal(table.state, 0, action)).toMatch(/beside the bridge/)
    table.state.hex[1] = at('0104')
    expect(given(table, 'blow')).toEqual([])
    table.state.hex[0] = at('0103')
    table.state.hex[1] = at('0101')
    expect(given(table, 'blow')).toEqual([])
    table.state.hex[0] = at('0104')
    expect(given(table, 'blow')).not.toEqual([])
  })

  test('command-cards.A2: nobody blows up a bridge without the scenario’s leave', () => {
    expect(given(river({}, hand), 'blow')).toEqual([])
    const table = river({}, hand)
    const action = { type: 'blow', card: table.card('push-left'), hex: at('0103') } as const
    expect(table.game.refusal(table.state, 0, action)).toMatch(/scenario/)
  })
})

describe('pontoon bridges', () => {
  const special: SpecialSetup = { pontoons: [{ side: 0, count: 1 }] }

  test('command-cards.T33: in place of orders a bridge is built on a river in the section of the card', () => {
    const table = river(special, ['push-left', 'foray-left'])
    expect(given(table, 'bridge').sort()).toEqual([`push-left ${at('0203')}`, `push-left ${at('0303')}`])
    table.act({ type: 'bridge', card: table.card('push-left'), hex: at('0203') })
    const { game, state } = table
    expect(game.table.obstacleIds[state.obstacle[at('0203')] - 1]).toBe('pontoon-bridge')
    expect(state.active).toBe(1)
    expect(state.discard[table.card('push-left')]).toBe(1)
    expect(table.handOf(0)).toHaveLength(2)
  })

  test('command-cards.T33: only as many as the scenario gives', () => {
    const table = river(special, ['push-left', 'push-left'])
    table.state.pontoonsLeft[0] = 0
    expect(given(table, 'bridge')).toEqual([])
    const action = { type: 'bridge', card: table.card('push-left'), hex: at('0203') } as const
    expect(table.game.refusal(table.state, 0, action)).toMatch(/built/)
  })

  test('command-cards.T33: never where a bridge is, nor on dry land', () => {
    const table = river(special, ['push-left'])
    for (const name of ['0103', '0104']) {
      const action = { type: 'bridge', card: table.card('push-left'), hex: at(name) } as const
      expect(table.game.refusal(table.state, 0, action)).toMatch(/river/)
    }
  })
})
