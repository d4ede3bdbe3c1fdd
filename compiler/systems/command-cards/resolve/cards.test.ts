import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/commandCards.ts'

const { cards } = contentRules()

/** Copies of the cards whose ids begin so, by section, in a deck. */
const copies = (family: string, deck: string): number[] =>
  ['left', 'centre', 'right'].map((section) => cards[`${family}-${section}`].copies[deck])

const total = (deck: string, kind?: 'section' | 'tactic'): number =>
  Object.values(cards)
    .filter((card) => kind === undefined || card.class === kind)
    .reduce((sum, card) => sum + card.copies[deck], 0)

describe('decks', () => {
  it('C2 makes the standard deck of forty and twenty cards', () => {
    expect([total('standard', 'section'), total('standard', 'tactic'), total('standard')]).toEqual([40, 20, 60])
  })

  it('C2 makes the wide deck of fifty-five and twenty-eight cards', () => {
    expect([total('wide', 'section'), total('wide', 'tactic'), total('wide')]).toEqual([55, 28, 83])
  })

  it.each([
    ['patrol', 1, [2, 2, 2], [3, 3, 3]],
    ['foray', 2, [4, 5, 4], [5, 6, 5]],
    ['push', 3, [3, 4, 3], [4, 5, 4]],
    ['offensive', undefined, [2, 2, 2], [3, 3, 3]],
  ])('C2 orders by %s', (family, count, standard, wide) => {
    expect(copies(family, 'standard')).toEqual(standard)
    expect(copies(family, 'wide')).toEqual(wide)
    for (const section of ['left', 'centre', 'right'])
      expect(cards[`${family}-${section}`]).toMatchObject({
        class: 'section',
        orders: [count === undefined ? { section } : { section, count }],
      })
  })

  it.each([
    ['broad-front', 1, 2],
    ['both-flanks', 1, 2],
    ['long-line', 3, 4],
    ['bombers', 1, 1],
    ['lying-in-wait', 1, 2],
    ['tank-column', 2, 3],
    ['gun-line', 1, 2],
    ['fire-mission', 1, 1],
    ['raid', 1, 1],
    ['at-close-quarters', 1, 1],
    ['riposte', 2, 3],
    ['field-works', 1, 1],
    ['staff-order', 2, 3],
    ['rapid-fire', 1, 2],
    ['infantry-sweep', 2, 2],
    ['aid-and-repair', 1, 1],
    ['march-order', 2, 3],
    ['all-hands', 1, 2],
    ['sortie', 0, 0],
  ])('C2 has copies of %s', (id, standard, wide) => {
    expect(cards[id].copies).toEqual({ standard, wide })
  })

  it('C2 orders as the cards of several sections and of tactics say', () => {
    const orders = (id: string) => cards[id].orders
    expect(orders('broad-front').map(({ section, count }) => [section, count])).toEqual([
      ['left', 2],
      ['centre', 2],
      ['right', 2],
    ])
    expect(orders('both-flanks').map(({ section, count }) => [section, count])).toEqual([
      ['left', 2],
      ['right', 2],
    ])
    expect(orders('long-line').map(({ count }) => count)).toEqual([1, 1, 1])
    expect(cards['tank-column']).toMatchObject({
      orders: [{ kinds: ['armour'], count: 4 }],
      otherwise: [{ count: 1 }],
      battle: { dice: 1, diceIn: 'close' },
    })
    expect(cards['gun-line']).toMatchObject({
      orders: [{ kinds: ['artillery'] }],
      battle: { times: 2 },
      movement: { hexes: 3 },
    })
    expect(cards.raid).toMatchObject({
      orders: [{ kinds: ['infantry'], count: 1 }],
      movement: { hexes: 3, again: 3, ignoresTerrain: true },
      battle: { dice: 1 },
    })
    expect(cards['at-close-quarters']).toMatchObject({
      orders: [{ kinds: ['infantry', 'armour'], beside: true }],
      movement: { hexes: 0 },
      battle: { dice: 1, only: 'close' },
    })
    expect(cards['field-works']).toMatchObject({ orders: [{ kinds: ['infantry'], count: 4 }], digs: 'sandbags' })
    expect(cards['staff-order']).toMatchObject({ orders: [{ count: 4 }] })
    expect(cards['rapid-fire']).toMatchObject({
      orders: [{ beside: false, count: 4 }],
      movement: { hexes: 0 },
      battle: { dice: 1, only: 'fire' },
    })
    expect(cards['infantry-sweep']).toMatchObject({
      orders: [{ section: 'chosen', kinds: ['infantry'] }],
      movement: { hexes: 3, battlesAfter: 2 },
    })
    expect(cards['march-order']).toMatchObject({ orders: [{ kinds: ['infantry'], count: 4 }] })
    expect(cards['aid-and-repair'].rolls).toBe('recovery')
    expect(cards['all-hands']).toMatchObject({ rolls: 'orders', battle: { dice: 1 }, reshuffles: true })
  })

  it('C2 draws two and keeps one after a patrol', () => {
    for (const [id, card] of Object.entries(cards))
      expect(card.draws, id).toEqual(id.startsWith('patrol-') ? { take: 2, keep: 1 } : undefined)
  })

  it('A3 strikes four targets from the air, and plays patrols so', () => {
    expect(cards.bombers.strike).toEqual({ targets: 4, dice: [2, 1], hits: ['star'], ignorable: false })
    expect(cards['fire-mission'].strike).toEqual({ targets: 1, dice: [4, 4], hits: [], ignorable: false })
    expect(Object.keys(cards).filter((id) => cards[id].asStrike === 'bombers')).toEqual([
      'patrol-left',
      'patrol-centre',
      'patrol-right',
    ])
  })

  it('N2 plays patrols, ripostes and ambushes at once', () => {
    expect(Object.keys(cards).filter((id) => cards[id].direct)).toEqual([
      'patrol-left',
      'patrol-centre',
      'patrol-right',
      'lying-in-wait',
      'riposte',
    ])
  })

  it('N4 grows all cards but those that are left out', () => {
    const left = Object.keys(cards).filter((id) => !cards[id].grows)
    expect(left.sort()).toEqual(
      [
        'all-hands',
        'at-close-quarters',
        'bombers',
        'fire-mission',
        'gun-line',
        'infantry-sweep',
        'lying-in-wait',
        'offensive-centre',
        'offensive-left',
        'offensive-right',
        'riposte',
        'sortie',
      ].sort(),
    )
  })

  it('T33 and A1 build and bring reserves by their cards', () => {
    expect(Object.keys(cards).filter((id) => cards[id].builds)).toEqual(['push-left', 'push-centre', 'push-right'])
    expect(Object.keys(cards).filter((id) => cards[id].reinforces)).toEqual(['staff-order'])
  })
})
