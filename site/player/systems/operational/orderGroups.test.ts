import { describe, expect, test } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalAction } from '../../../../engine/systems/operational/verbs/index.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { fightOf, keyOf, ordersOf } from './orderGroups.ts'

const game = operational.open(
  makeScenario({
    map: `. . . . .
           . . . . .
          . . . . .`,
    owner: `1 1 1 2 2
             1 1 1 2 2
            1 1 1 2 2`,
    units: [
      { id: 'one', side: 0, hex: '0302', specialists: ['engineers'] },
      { id: 'two', side: 0, hex: '0202' },
      { id: 'enemy', side: 1, hex: '0402', entrenchment: 1 },
    ],
    headquarters: [
      {
        side: 0,
        hex: '0102',
        pool: ['infantry british 4'],
        levels: { pool: 3, operations: 3, logistics: 3, engineering: 3 },
      },
    ],
    sources: [['rail 0101 100'], ['rail 0501 100']],
    hubs: [['0101 3'], ['0501 3']],
    assets: [['air-attack 1'], []],
    trucks: [1, 0],
  }),
)
const state = game.setup(keyedDice(1))
const legal = game.legal(state, 0)
const orders = ordersOf(game, state, true)

const all = (): OperationalAction[] => [
  ...[...orders.byUnit.values()].flatMap(({ moves, attacks }) => [...moves.values(), ...attacks.values()]),
  ...[...orders.groups.values()].flatMap(({ hexes, edges, alone }) => [
    ...hexes.values(),
    ...edges.values(),
    ...(alone ? [alone] : []),
  ]),
  ...(orders.endTurn ? [orders.endTurn] : []),
  ...(orders.claim ? [orders.claim] : []),
]

describe('orders of a position', () => {
  test('hold every legal action exactly once, and no other', () => {
    const texts = (actions: readonly OperationalAction[]): string[] => actions.map(game.makeAction).sort()
    expect(texts(all())).toEqual(texts(legal))
    expect(new Set(legal.map(({ type }) => type)).size).toBeGreaterThan(8)
  })

  test('are none when nobody may act', () => {
    const idle = ordersOf(game, state, false)
    expect(idle.byUnit.size + idle.groups.size).toBe(0)
  })

  test('a group differs in its place alone', () => {
    for (const group of orders.groups.values())
      for (const action of [...group.hexes.values(), ...group.edges.values()]) expect(keyOf(action)).toBe(group.key)
  })

  test('a fight is known by its kind', () => {
    const attack = legal.find(({ type }) => type === 'attack')
    expect(fightOf(attack)).toMatchObject({ kind: 'attack' })
    expect(fightOf(legal.find(({ type }) => type === 'move'))).toBeUndefined()
    expect(fightOf(undefined)).toBeUndefined()
  })
})
