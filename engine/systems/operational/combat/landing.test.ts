import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { byRule, layTable, type PlayTable, rank } from '../../../../tests/support/table.ts'
import { forcedDice } from '../../../dice.ts'
import type { OperationalEvent } from '../events.ts'
import type { CombatKind } from '../types.ts'
import { fight } from './resolve.ts'

const { even, worst, best } = rank
const scatters = 0
const italian = { type: 'italian-infantry' } as const

/** A comes by sea or air onto B at 0301; C holds the first side's ground. */
const scene = (
  by: 'sea' | 'air',
  attacker: Partial<UnitSketch> = {},
  target: Partial<UnitSketch> = {},
  sketch: Partial<ScenarioSketch> = {},
) =>
  layTable({
    map: `. . . . .
           . . . . .
          . . . . .`,
    owner: `1 2 2 2 2
             1 2 2 2 2
            1 2 2 2 2`,
    objectives: [{ side: 0, hex: '0501' }],
    ...sketch,
    units: [
      { id: 'a', side: 0, steps: 6, arrives: { turn: 1, hexes: by === 'sea' ? ['0301'] : [], by }, ...attacker },
      { id: 'b', side: 1, hex: '0301', ...italian, steps: 6, ...target },
      { id: 'c', side: 0, hex: '0101' },
    ],
  })

const land = (table: PlayTable, kind: CombatKind, rolls: readonly number[]) => {
  const dice = forcedDice(rolls)
  const events: OperationalEvent[] = []
  const draft = { state: table.state, dice, emit: (event: OperationalEvent) => void events.push(event) }
  const result = fight(table.game.services, draft, 0, 1, kind)
  expect(dice.left()).toBe(0)
  return { result, events }
}
const sheet = (table: PlayTable, kind: CombatKind) => {
  const explanation = table.game.explain(table.state, { about: 'odds', attacker: 0, target: 1, kind })
  if (!explanation) throw new Error('no explanation')
  return byRule(explanation)
}

describe('assaults from the sea', () => {
  test.each([
    [[], -4],
    [['engineers'], -2],
    [['commandos'], -2],
    [['special-forces'], -4],
  ])('H12: with %j the beach costs %i', (specialists, shift) => {
    expect(sheet(scene('sea', { specialists }), 'assault-beach')).toMatchObject({ H12: shift })
  })

  test('H12: neither tanks nor guns tell, nor is anything overrun; ground, trenches and weather count', () => {
    const specialists = ['heavy-artillery', 'tank-battalion']
    const terms = sheet(
      scene('sea', { specialists }, { entrenchment: 1 }, { map: '. . h . .\n . . . . .\n. . . . .', weather: 'mud' }),
      'assault-beach',
    )
    expect(terms).toMatchObject({ D9: -3, D12: -1, H12: -4 })
    for (const rule of ['D4', 'D5', 'D8']) expect(terms).not.toHaveProperty(rule)
    const table = scene('sea', { specialists }, { steps: 1 })
    expect(table.game.forecast(table.state, 0, 1, 'assault-beach')).toMatchObject({ overrunChance: 0, ruinChance: 0 })
  })

  test('H12: who does not win the beach is lost with all that it has, whatever the rolls said', () => {
    const table = scene('sea', { specialists: ['engineers'] })
    // 22 : 18, beach −2: odds −1.452; at the best roll it loses one, and the defender stands.
    const { result, events } = land(table, 'assault-beach', [best, worst, worst])
    expect(result).toEqual({ attackerAlive: false, defenderGone: false, overrun: false })
    expect(table.at('a')).toBe('off the map')
    expect(events).toContainEqual({ type: 'destroyed', unit: 0, at: table.hex('0301') })
    expect([...table.state.killed]).toEqual([6, 0])
    expect([...table.state.specialistsLost]).toEqual([1, 0])
    expect([...table.state.scattered]).toEqual([0, 0])
  })

  test('H12: who wins it may come ashore; its scattered wait there', () => {
    const table = scene('sea', {}, { steps: 6, suppressed: 5 })
    // 18 : 3, beach −4: odds 0.893, even: one lost by each; a retreat at the best roll.
    const { result } = land(table, 'assault-beach', [even, worst, best, 0, scatters])
    expect(result).toMatchObject({ attackerAlive: true, defenderGone: true })
    expect(table.owner('0301')).toBe('1')
    expect([...table.state.scattered]).toEqual([1, 0])
    expect(table.at('b')).not.toBe('0301')
  })
})

describe('drops', () => {
  const airborne = { type: 'american-airborne', steps: 4 } as const

  test('H13: neither ground nor weather nor trenches help, nor do tanks and guns tell', () => {
    const table = scene(
      'air',
      airborne,
      { entrenchment: 2 },
      { map: '. . M . .\n . . . . .\n. . . . .', weather: 'mud' },
    )
    expect(Object.keys(sheet(table, 'drop'))).toEqual(['D3'])
  })

  test('H13: of special orders only that to hold counts', () => {
    const table = scene('air', airborne)
    table.state.stance[1] = 2
    const { events } = land(table, 'drop', [best, worst, worst, 0])
    expect(events[0]).toMatchObject({ type: 'combat', kind: 'drop', retreated: false })
  })

  test('H13: with the hex cleared its owner changes, though nobody may be left but stragglers', () => {
    const table = scene('air', { ...airborne, steps: 3 }, { steps: 6, suppressed: 5 })
    // 12 : 3, odds 3.786. Worst: three or more lost.
    const { result, events } = land(table, 'drop', [worst, worst, best, 0, scatters, scatters].slice(0, 6))
    expect(result.defenderGone).toBe(true)
    expect(table.owner('0301')).toBe('1')
    expect(events.some(({ type }) => type === 'ground')).toBe(true)
  })

  test('H13, E9: a hub in a hex that only the dead have cleared is overrun like any other', () => {
    const table = scene('air', { ...airborne, steps: 3 }, { steps: 6, suppressed: 5 }, { hubs: [[], ['0301 2']] })
    const { result } = land(table, 'drop', [worst, worst, best, 0, scatters, scatters])
    expect([result.attackerAlive, table.owner('0301'), [...table.state.hubHex].includes(table.hex('0301'))]).toEqual([
      false,
      '1',
      false,
    ])
  })

  test('H13: otherwise it is lost; stragglers may get through to one of the next hexes, which changes hands', () => {
    const table = scene('air', airborne)
    // 16 : 18, odds −0.322, even 0: two lost; both scatter.
    const { result } = land(table, 'drop', [even, worst, worst, scatters, scatters])
    expect(result).toMatchObject({ attackerAlive: false, defenderGone: false })
    expect(table.at('a')).toBe('off the map')
    expect([...table.state.scattered]).toEqual([2, 0])
    expect([...table.state.killed]).toEqual([2, 0])
    const refuge = [...table.game.table.board.spaces].filter((hex) => table.state.stragglers[hex * 3] === 1)
    expect(refuge).toHaveLength(1)
    expect(table.state.owner[refuge[0]]).toBe(0)
  })
})
