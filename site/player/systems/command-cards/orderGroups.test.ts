import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { type CommandCardsGame, commandCards } from '../../../../engine/systems/command-cards/index.ts'
import { type CommandCardsState, phase } from '../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { contentRules, hexOf, makeScenario } from '../../../../tests/support/commandCards.ts'
import { cardSubject, unitSubject } from '../../subject.ts'
import { keyOf, placeOf, sortOrders } from './orderGroups.ts'
import { previewOf } from './preview.ts'

const map = `
. . . . . . . . .
 . . . . . . . . .
. . . . . . . . .
 . . . . . . . . .
. . . . . . . . .
 . . . . . . . . .
`
const at = (name: string): number => hexOf(map, name)
const cardIds = Object.keys(contentRules().cards)
const card = (id: string): number => cardIds.indexOf(id)

/** A game in which the first side holds these cards and no others. */
const begin = (units: Parameters<typeof makeScenario>[0]['units'], held: readonly string[]) => {
  const game = commandCards.open(makeScenario({ map, units }))
  const state = game.setup(keyedDice(1))
  state.hand.fill(0)
  for (const id of held) state.hand[card(id)]++
  return { game, state }
}

const act = (game: CommandCardsGame, state: CommandCardsState, action: CommandCardsAction): void =>
  game.apply({ state, dice: keyedDice(1), emit: () => {} }, state.side, action)

const facing = [
  { side: 0 as const, hex: '0105' },
  { side: 0 as const, hex: '0505' },
  { side: 1 as const, hex: '0504' },
]

describe('orders of battles led by cards', () => {
  it('has none for a person who may not act', () => {
    const { game, state } = begin(facing, ['foray-left'])
    const orders = sortOrders(game, state, false)
    expect([orders.groups.size, orders.endTurn, orders.places(null)]).toEqual([0, undefined, []])
  })

  it('lays a minefield by choosing its hex, whatever is selected', () => {
    const special = { minefields: [{ side: 0 as const, hexes: [at('0304'), at('0404')], count: 1 }] }
    const game = commandCards.open(makeScenario({ map, units: facing, special }))
    const state = game.setup(keyedDice(1))
    const orders = sortOrders(game, state, true)
    expect(orders.places(null)).toEqual([at('0304'), at('0404')])
    expect(orders.at(unitSubject(0), at('0404'))).toEqual({ type: 'mine', hex: at('0404') })
    expect(orders.endTurn).toEqual({ type: 'done' })
  })

  it('holds every legal action once: in a group, at a place, or as the end of the phase', () => {
    const { game, state } = begin(facing, ['foray-centre', 'infantry-sweep', 'staff-order'])
    for (const step of ['play', 'order', 'done', 'done'] as const) {
      const orders = sortOrders(game, state, true)
      const sorted = [
        ...[...orders.groups.values()].flatMap(({ alone, hexes }) => [...(alone ? [alone] : []), ...hexes.values()]),
        ...[...orders.byUnit.values()].flatMap(({ moves, attacks }) => [...moves.values(), ...attacks.values()]),
        ...orders.anyhow.values(),
        ...(orders.endTurn ? [orders.endTurn] : []),
      ].map(game.makeAction)
      expect(sorted.sort()).toEqual(game.legal(state, state.side).map(game.makeAction).sort())
      const next = game.legal(state, state.side).find(({ type }) => type === step)
      if (next) act(game, state, next)
    }
  })

  it('knows what can be done with a card: one play for each section that can be named', () => {
    const { game, state } = begin(facing, ['foray-left', 'infantry-sweep'])
    const { byCard, groups } = sortOrders(game, state, true)
    expect(byCard.get(card('foray-left'))).toEqual([`play.${card('foray-left')}.0`])
    const sweep = byCard.get(card('infantry-sweep')) ?? []
    expect(sweep.length).toBeGreaterThan(1)
    for (const key of sweep) expect(groups.get(key)?.alone?.type).toBe('play')
  })

  it('orders a unit by its hex, whatever is selected', () => {
    const { game, state } = begin(facing, ['staff-order'])
    act(game, state, { type: 'play', card: card('staff-order'), choice: 0 })
    expect(state.phase).toBe(phase.order)
    const orders = sortOrders(game, state, true)
    expect(orders.at(null, at('0105'))).toEqual({ type: 'order', unit: 0 })
    expect(orders.at(cardSubject(0), at('0505'))).toEqual({ type: 'order', unit: 1 })
    expect(orders.at(null, at('0504'))).toBeUndefined()
  })

  it('moves and attacks with the selected unit only', () => {
    const { game, state } = begin(facing, ['staff-order'])
    act(game, state, { type: 'play', card: card('staff-order'), choice: 0 })
    act(game, state, { type: 'order', unit: 0 })
    act(game, state, { type: 'order', unit: 1 })
    if (state.phase === phase.order) act(game, state, { type: 'done' })
    const moves = sortOrders(game, state, true)
    expect(moves.at(unitSubject(0), at('0104'))).toEqual({ type: 'move', unit: 0, to: at('0104') })
    expect(moves.at(null, at('0104'))).toBeUndefined()
    act(game, state, { type: 'done' })
    const battles = sortOrders(game, state, true)
    expect(battles.at(unitSubject(1), at('0504'))).toEqual({ type: 'attack', unit: 1, target: 2 })
    expect(battles.targets(unitSubject(1))).toEqual([at('0504')])
    expect(battles.targets(unitSubject(0))).toEqual([])
  })

  it('gives actions that are grouped together the same key, and others another one', () => {
    expect(keyOf({ type: 'bridge', card: 3, hex: 40 })).toBe(keyOf({ type: 'bridge', card: 3, hex: 41 }))
    expect(keyOf({ type: 'play', card: 3, choice: 0 })).not.toBe(keyOf({ type: 'play', card: 3, choice: 1 }))
    expect(keyOf({ type: 'ignore', count: 1 })).not.toBe(keyOf({ type: 'ignore', count: 0 }))
  })

  it('points attacks at their target’s hex and moves at where they lead', () => {
    const { state } = begin(facing, ['staff-order'])
    expect(placeOf(state, { type: 'attack', unit: 1, target: 2 })).toBe(at('0504'))
    expect(placeOf(state, { type: 'move', unit: 0, to: 30 })).toBe(30)
    expect(placeOf(state, { type: 'spring' })).toBeUndefined()
  })
})

describe('what a card would let one do', () => {
  it('tells the units in its section and how many of them, and leaves the position as it is', () => {
    const { game, state } = begin(facing, ['foray-left'])
    const before = game.encode(state)
    const preview = previewOf(game, state, { type: 'play', card: card('foray-left'), choice: 0 })
    expect(preview?.units).toEqual([0])
    expect(game.encode(state)).toEqual(before)
  })

  it('tells nobody when the turn would end with it', () => {
    const { game, state } = begin(facing, ['foray-right'])
    const preview = previewOf(game, state, { type: 'play', card: card('foray-right'), choice: 0 })
    expect([preview?.units, preview?.isRolled]).toEqual([[], false])
  })

  it('tells the enemies at which a strike can be aimed', () => {
    const { game, state } = begin(facing, ['bombers'])
    expect(previewOf(game, state, { type: 'play', card: card('bombers'), choice: 0 })?.targets).toEqual([2])
  })

  it('says nothing when dice decide', () => {
    const { game, state } = begin(facing, ['all-hands'])
    expect(previewOf(game, state, { type: 'play', card: card('all-hands'), choice: 0 })?.isRolled).toBe(true)
  })
})
