import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable, type PlayTable } from '../../../tests/support/table.ts'
import type { HeldCard } from './scenario.ts'

const field: ScenarioSketch = {
  map: '. . . . . .\n . . . . . .',
  owner: '1 1 1 2 2 2\n 1 1 1 2 2 2',
  turns: 3,
  units: [
    { id: 'a', side: 0, hex: '0301' },
    { id: 'tanks', side: 0, type: 'british-armour', hex: '0202' },
    { id: 'b', side: 1, hex: '0601' },
  ],
  headquarters: [{ side: 0, hex: '0101' }],
  sources: [['truck 0301', 'truck 0101'], ['truck 0601']],
}

const holding = (...cards: readonly string[]): PlayTable =>
  layTable({ ...field, cards: [cards.map((card): HeldCard => ({ card })), []] })

const play = (table: PlayTable, choice = 0, card = 0): void => table.act({ type: 'play-card', card, choice })

const usesOf = (table: PlayTable, id: string): number => {
  const asset = table.game.table.assetIds.indexOf(id)
  const own = table.game.view(table.state, 0).sides[0].assets[asset]
  return own === undefined ? 0 : Math.min(own.left, own.uses) + own.extra
}

describe('cards', () => {
  test('operational.I5: played once', () => {
    const table = holding('reconnaissance-wing')
    play(table)
    expect(table.isLegal({ type: 'play-card', card: 0, choice: 0 })).toBe(false)
    expect(table.game.refusal(table.state, 0, { type: 'play-card', card: 0, choice: 0 })).toMatch(/not in your hand/)
    expect(table.events).toContainEqual({ type: 'card', side: 0, card: 'reconnaissance-wing' })
  })

  test('operational.I6: one use more in every turn', () => {
    const table = holding('bomber-wing')
    play(table)
    const uses = [usesOf(table, 'air-attack')]
    table.endTurn()
    table.endTurn()
    uses.push(usesOf(table, 'air-attack'))
    expect(uses).toEqual([1, 1])
  })

  test('operational.I6: three uses at any time, several in one turn too, and no more', () => {
    const table = holding('fighter-bomber-wing')
    play(table)
    const strike = { type: 'strike', asset: table.game.table.assetIds.indexOf('air-attack'), target: 2 } as const
    table.act(strike, [0])
    table.act(strike, [0])
    table.endTurn()
    table.endTurn()
    expect(usesOf(table, 'air-attack')).toBe(1)
    table.act(strike, [0])
    expect(table.isLegal(strike)).toBe(false)
  })

  test('operational.I6: several assets at once', () => {
    const table = holding('air-fleet')
    play(table)
    expect([usesOf(table, 'air-attack'), usesOf(table, 'flying-artillery')]).toEqual([1, 1])
  })

  test.each([
    ['bomber-wing', 'air-attack', 1, 0],
    ['fighter-bomber-wing', 'air-attack', 0, 3],
    ['battleship', 'naval-bombardment', 0, 3],
    ['heavy-bombers', 'saturation-strike', 0, 1],
    ['air-fleet', 'air-attack', 1, 0],
    ['air-fleet', 'flying-artillery', 0, 1],
    ['reconnaissance-wing', 'air-reconnaissance', 1, 0],
    ['transport-wing', 'air-supply', 0, 1],
    ['agents', 'precision-bombing', 0, 1],
  ])('operational.I6: %s brings %s: %i in each turn and %i at any time', (card, asset, perTurn, single) => {
    const table = holding(card)
    play(table)
    const now = usesOf(table, asset)
    const index = table.game.table.assetIds.indexOf(asset)
    const spend = table.state.assetExtra[index]
    table.endTurn()
    table.endTurn()
    expect([now, spend, usesOf(table, asset)]).toEqual([perTurn + single, single, perTurn + single])
  })

  test('operational.I6: a truck for the reserve, or lorries for a headquarters in every turn', () => {
    const truck = holding('lorry-columns')
    play(truck)
    expect(truck.state.trucks[0]).toBe(1)
    const lorries = holding('lorry-columns')
    play(lorries, 1)
    expect([...lorries.state.motorised]).toEqual([1, 0, 0])
    lorries.endTurn()
    lorries.endTurn()
    expect([...lorries.state.motorised]).toEqual([1, 0, 0])
    expect(lorries.state.trucks[0]).toBe(0)
  })

  test.each([
    ['american-army', true],
    ['french-army', true],
    ['soviet-front', false],
    ['german-army', false],
    ['italian-army', false],
  ])(
    'operational.F28, I6: lorries for a headquarters are a special of the Western Allies, a truck is for all: %s',
    (profile, isFit) => {
      const staff = { id: 'the staff', side: 0, hex: '0101', profile } as const
      const table = layTable({ ...field, headquarters: [staff], cards: [[{ card: 'lorry-columns' }], []] })
      expect(table.isLegal({ type: 'play-card', card: 0, choice: 0 })).toBe(true)
      const onStaff = { type: 'play-card', card: 0, choice: 1 } as const
      expect(table.isLegal(onStaff)).toBe(isFit)
      if (isFit) return
      expect(table.game.refusal(table.state, 0, onStaff)).toBe(
        'Lorry columns have no lorries for the staff: they go to headquarters of these nations only: British, American, French, Polish.',
      )
    },
  )

  test('operational.I6: elite reinforcements open the store in every turn', () => {
    const table = holding('elite-reinforcements', 'elite-reinforcements')
    play(table)
    expect(table.state.eliteStore[0]).toBe(1)
    expect(table.isLegal({ type: 'play-card', card: 1, choice: 0 })).toBe(false)
  })

  test('operational.I8: a headquarters has all its command points again, though it has moved', () => {
    const table = holding('mobile-command')
    expect(table.isLegal({ type: 'play-card', card: 0, choice: 1 })).toBe(false)
    table.act({ type: 'move-hq', hq: 0, to: table.hex('0102') })
    expect(table.state.hqPoints[0]).toBe(0)
    play(table, 1)
    expect(table.state.hqPoints[0]).toBe(table.state.hqCommand[0])
  })

  test('operational.I8: a prepared barrage lasts for the turn', () => {
    const table = holding('prepared-barrage')
    play(table)
    expect(table.state.prepared[0]).toBe(1)
    table.endTurn()
    expect(table.state.prepared[0]).toBe(0)
  })
})
