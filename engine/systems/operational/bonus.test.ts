import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable, type PlayTable } from '../../../tests/support/table.ts'
import { forcedDice } from '../../dice.ts'
import { hexAt } from '../../hex.ts'
import { destroyUnit } from './destruction.ts'
import type { BonusObjective } from './scenario.ts'
import { bonus, destroyed } from './types.ts'

const grid = { width: 6, height: 2 }
const town = hexAt(grid, 3, 0)
const token: BonusObjective['reward'] = { type: 'token', token: 'supplies' }

const field: ScenarioSketch = {
  map: '. . . . . .\n . . . . . .',
  owner: '1 1 1 2 2 2\n 1 1 1 2 2 2',
  units: [
    { id: 'a', side: 0, hex: '0301' },
    { id: 'b', side: 1, hex: '0601', steps: 2 },
    { id: 'late', side: 1, arrives: { turn: 2, hexes: ['0602'] } },
  ],
  headquarters: [
    { side: 0, hex: '0101' },
    { side: 0, hex: '0102' },
  ],
  sources: [['rail 0101', 'truck 0301'], ['truck 0601']],
  objectives: [{ side: 0, hex: '0501', by: 4 }],
  turns: 4,
}

const lay = (condition: BonusObjective['condition'], reward: BonusObjective['reward'] = token, by = 2): PlayTable =>
  layTable({ ...field, bonuses: [{ name: 'Bonus', side: 0, by, condition, reward }] })

const pass = (table: PlayTable, halves: number): void => {
  for (let half = 0; half < halves; half++) table.endTurn()
}

/** Prestige and score of the first side, and how its objective stands. */
const standing = (table: PlayTable): number[] => [table.state.prestige[0], table.state.score[0], table.state.bonus[0]]

describe('conditions', () => {
  test('operational.H2: taken in time it is worth prestige and score, though it is lost again', () => {
    const table = lay({ type: 'take', hex: town })
    table.move('a', '0401')
    expect(standing(table)).toEqual([20, 20, bonus.won])
    expect(table.events).toContainEqual({ type: 'bonus', bonus: 0, won: true, prestige: 20 })
    table.state.owner[town] = 1
    table.endTurn()
    expect(standing(table)).toEqual([20, 20, bonus.won])
  })

  test('operational.H2: too late it is worth nothing', () => {
    const table = lay({ type: 'take', hex: town })
    pass(table, 4)
    expect(table.events).toContainEqual({ type: 'bonus', bonus: 0, won: false, prestige: 0 })
    table.move('a', '0401')
    expect(standing(table)).toEqual([0, 0, bonus.failed])
  })

  test('operational.H2: what is to be held is lost with the hex, and can be won again in time', () => {
    const table = lay({ type: 'hold', hex: town }, { type: 'port' })
    table.move('a', '0401')
    expect([...standing(table), table.state.portSupply[0]]).toEqual([20, 20, bonus.won, 10])
    table.state.owner[town] = 1
    table.endTurn()
    expect([...standing(table), table.state.portSupply[0]]).toEqual([0, 0, bonus.open, 0])
    table.state.owner[town] = 0
    table.endTurn()
    expect(standing(table)).toEqual([20, 20, bonus.won])
    table.state.turn = 3
    table.state.owner[town] = 1
    table.endTurn()
    expect(standing(table)).toEqual([0, 0, bonus.failed])
  })

  test('operational.H2: a hex that its side has from the start is won when the last turn is over, not before, and then for good', () => {
    const table = lay({ type: 'hold', hex: hexAt(grid, 2, 0) }, { type: 'delay', unit: 2, turns: 1 })
    expect([...standing(table), table.state.delayed[2]]).toEqual([0, 0, bonus.open, 0])
    table.state.owner[hexAt(grid, 2, 0)] = 1
    table.endTurn()
    expect(standing(table)).toEqual([0, 0, bonus.open])
    table.state.owner[hexAt(grid, 2, 0)] = 0
    pass(table, 2)
    expect(standing(table)).toEqual([0, 0, bonus.open])
    table.endTurn()
    expect(standing(table)).toEqual([20, 20, bonus.won])
    table.state.owner[hexAt(grid, 2, 0)] = 1
    table.endTurn()
    expect(standing(table)).toEqual([20, 20, bonus.won])
  })

  test('operational.H2: a hex that its side had from the start and has not when the last turn is over has failed', () => {
    const table = lay({ type: 'hold', hex: hexAt(grid, 2, 0) })
    table.state.owner[hexAt(grid, 2, 0)] = 1
    pass(table, 4)
    expect(standing(table)).toEqual([0, 0, bonus.failed])
  })

  test('operational.H3: what cannot be given back is won once only', () => {
    const table = lay({ type: 'hold', hex: town }, { type: 'upgrade' })
    table.move('a', '0401')
    expect([...standing(table), table.state.hqUpgrades[0]]).toEqual([20, 20, bonus.won, 1])
    table.state.owner[town] = 1
    table.endTurn()
    expect(standing(table)).toEqual([0, 0, bonus.failed])
    table.state.owner[town] = 0
    table.endTurn()
    expect([...standing(table), table.state.hqUpgrades[0]]).toEqual([0, 0, bonus.failed, 1])
  })

  test('operational.H3: a random card is drawn by its parts, once, and only its side learns it', () => {
    const condition = { type: 'take', hex: town } as const
    const reward = { type: 'random', of: 'card' } as const
    const table = layTable({ ...field, fog: true, bonuses: [{ name: 'Bonus', side: 0, by: 2, condition, reward }] })
    table.act({ type: 'move', unit: 0, to: table.hex('0401') }, [4])
    expect(table.game.view(table.state, 0).cards).toEqual(
      table.game.table.cards.map(({ card }) => Number(card === 'reconnaissance-wing')),
    )
    expect(table.game.view(table.state, 1).cards.every((card) => card === 0)).toBe(true)
    const told = table.events.filter(({ type }) => type === 'prize')
    expect(told).toEqual([expect.objectContaining({ prize: 'reconnaissance-wing', seenBy: [0], rolled: true })])
  })

  test.each([
    [
      'card',
      'fighter-bomber-wing*4 reconnaissance-wing*3 transport-wing*3 lorry-columns*3 bomber-wing*2 agents*2 mobile-command*2 prepared-barrage*2 heavy-bombers*1 air-fleet*1',
    ],
    [
      'specialist',
      'engineers*4 reconnaissance*4 field-artillery*4 anti-tank-guns*4 tank-battalion*3 tank-destroyers*3 assault-guns*3 special-forces*2 heavy-artillery*2 self-propelled-artillery*2 rocket-artillery*2 flak*2 commandos*1 siege-artillery*1 heavy-tank-battalion*1 heavy-anti-tank-guns*1',
    ],
  ] as const)('operational.H3: every roll for a random %s brings its prize', (of, parts) => {
    const prizes = parts.split(' ').flatMap((part) => {
      const [prize, count] = part.split('*')
      return Array<string>(Number(count)).fill(prize)
    })
    const drawn = (roll: number) => {
      const table = lay({ type: 'take', hex: town }, { type: 'random', of })
      table.act({ type: 'move', unit: 0, to: table.hex('0401') }, [roll])
      return table.events.flatMap((event) => (event.type === 'prize' ? [event.prize] : []))
    }
    for (const [roll, prize] of prizes.entries()) expect(drawn(roll), `${roll}`).toEqual([prize])
    expect(() => drawn(prizes.length)).toThrow('must be an integer')
  })

  test('operational.H3, E6: the truck of a card that is won finds a place for a hub', () => {
    const slots = (reward: BonusObjective['reward']): number =>
      lay({ type: 'take', hex: town }, reward).game.table.hubSlots
    expect(slots({ type: 'card', card: 'lorry-columns' })).toBe(slots(token) + 1)
    expect(slots({ type: 'random', of: 'card' })).toBe(slots(token) + 1)
  })

  test('operational.H3: a random specialist goes into the pool of the headquarters whose unit won it', () => {
    const table = lay({ type: 'take', hex: town }, { type: 'random', of: 'specialist' })
    table.act({ type: 'move', unit: 0, to: table.hex('0401') }, [3])
    const { items, specialistIds } = table.game.table
    const pool = items.flatMap(({ specialist }, item) =>
      table.state.pool[item] > 0 ? [specialistIds[specialist]] : [],
    )
    expect(pool).toEqual(['engineers'])
  })

  test('operational.H2: a unit to destroy', () => {
    const table = lay({ type: 'destroy', unit: 1 })
    table.state.hex[1] = destroyed
    table.endTurn()
    expect(standing(table)[2]).toBe(bonus.won)
  })

  test('operational.H2: prisoners to take', () => {
    const table = lay({ type: 'prisoners', count: 3 })
    table.state.prisoners[0] = 2
    table.endTurn()
    expect(standing(table)[2]).toBe(bonus.open)
    table.state.prisoners[0] = 3
    table.endTurn()
    expect(standing(table)[2]).toBe(bonus.won)
  })

  test.each([
    ['keep', { type: 'keep', unit: 0 }, (table: PlayTable) => table.state.hex.set([destroyed])],
    ['steps', { type: 'steps', count: 3 }, (table: PlayTable) => table.state.killed.set([3])],
    ['scattered steps', { type: 'steps', count: 3 }, (table: PlayTable) => table.state.scattered.set([3])],
    [
      'steps of both kinds',
      { type: 'steps', count: 3 },
      (table: PlayTable) => {
        table.state.killed.set([2])
        table.state.scattered.set([1])
      },
    ],
    ['specialists', { type: 'specialists', count: 1 }, (table: PlayTable) => table.state.specialistsLost.set([1])],
    ['ruins', { type: 'ruins', count: 2 }, (table: PlayTable) => table.state.destroyedBridges.set([2])],
  ] as const)(
    'operational.H2: %s: won when it holds to the end, failed as soon as it does not',
    (_, condition, spoil) => {
      const kept = lay(condition)
      pass(kept, 4)
      expect(standing(kept)[2]).toBe(bonus.won)
      const spoilt = lay(condition)
      spoil(spoilt)
      spoilt.endTurn()
      expect(standing(spoilt)[2]).toBe(bonus.failed)
    },
  )
})

test('operational.H2: with a kind named only specialists of that kind count', () => {
  const condition = { type: 'specialists', count: 1, of: 'flak' } as const
  const of = (id: string): PlayTable => {
    const table = layTable({
      ...field,
      units: [{ id: 'a', side: 0, hex: '0301', steps: 1, specialists: [id] }, ...(field.units ?? []).slice(1)],
      bonuses: [{ name: 'Bonus', side: 0, by: 2, condition, reward: token }],
    })
    destroyUnit(table.game.table, { state: table.state, dice: forcedDice([]), emit: () => undefined }, 0)
    expect([...table.state.specialistsLost]).toEqual([1, 0])
    table.endTurn()
    return table
  }
  expect(standing(of('flak'))[2]).toBe(bonus.failed)
  expect(standing(of('engineers'))[2]).toBe(bonus.won)
})

describe('rewards', () => {
  test('operational.H3: a card comes to hand', () => {
    const table = lay({ type: 'take', hex: town }, { type: 'card', card: 'bomber-wing' })
    expect([...table.state.card]).toEqual([0])
    table.move('a', '0401')
    expect([...table.state.card]).toEqual([1])
    expect(table.isLegal({ type: 'play-card', card: 0, choice: 0 })).toBe(true)
  })

  test('operational.H3: a specialist goes to the headquarters of the unit that did it', () => {
    const units = field.units?.map((unit) => (unit.id === 'a' ? { ...unit, hq: 1 } : unit))
    const reward = { type: 'specialist', specialist: 'engineers' } as const
    const table = layTable({
      ...field,
      units,
      bonuses: [{ name: 'Bonus', side: 0, by: 2, condition: { type: 'take', hex: town }, reward }],
    })
    table.move('a', '0401')
    const { items } = table.game.table
    const engineers = items.findIndex(({ kind, nation }) => kind === 'specialist' && nation === 'british')
    expect([table.state.pool[engineers], table.state.pool[items.length + engineers]]).toEqual([0, 1])
  })

  test('operational.H3: an upgrade to choose', () => {
    const table = lay({ type: 'take', hex: town }, { type: 'upgrade' })
    table.move('a', '0401')
    expect(table.state.hqUpgrades[0]).toBe(1)
    expect(table.game.legal(table.state, 0).some(({ type }) => type === 'upgrade')).toBe(true)
  })

  test('operational.H3: an enemy on its way comes later', () => {
    const table = lay({ type: 'take', hex: town }, { type: 'delay', unit: 2, turns: 1 })
    const enters = { type: 'enter', unit: 2, to: table.hex('0602') } as const
    table.move('a', '0401')
    pass(table, 3)
    expect([table.state.turn, table.isLegal(enters)]).toEqual([2, false])
    pass(table, 2)
    expect([table.state.turn, table.isLegal(enters)]).toEqual([3, true])
  })
})

describe('the early end', () => {
  const claim = { type: 'claim' } as const

  test('operational.H4: not while a bonus objective can still be won; what was spared counts when the game ends', () => {
    const bonuses: BonusObjective[] = [
      { name: 'Town', side: 0, by: 2, condition: { type: 'take', hex: hexAt(grid, 5, 0) }, reward: token },
      { name: 'Losses', side: 0, by: 4, condition: { type: 'steps', count: 4 }, reward: token },
    ]
    const table = layTable({ ...field, objectives: [{ side: 0, hex: '0401', by: 2 }], bonuses })
    table.move('a', '0401')
    pass(table, 2)
    expect(table.isLegal(claim)).toBe(false)
    pass(table, 2)
    expect(table.isLegal(claim)).toBe(true)
    table.act(claim)
    expect([...table.state.bonus]).toEqual([bonus.failed, bonus.won])
    expect(table.state.score[0]).toBe(50 + 20)
  })

  test('operational.H5, operational.H1: the score is told line by line', () => {
    const table = lay({ type: 'take', hex: town })
    table.move('a', '0401')
    table.state.killed[0] = 1
    table.state.score[0] -= 4
    const score = table.game.explain(table.state, { about: 'score', side: 0 })
    expect(score).toMatchObject({ unit: 'points', value: 16_000 })
    expect(score?.terms.map(({ label, value }) => [label, value])).toEqual([
      ['Bonus', 20_000],
      ['Own steps killed: 1', -4000],
    ])
  })
})
