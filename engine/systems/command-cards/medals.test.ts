import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle } from '../../../tests/support/cardBattle.ts'
import type { ScenarioSketch } from '../../../tests/support/commandCards.ts'
import { endUndecided, judge, medalsOf, settleMedals, settleTurnStart } from './medals.ts'
import { destroyed, exited } from './types.ts'

const lay = (medals: NonNullable<ScenarioSketch['medals']>, more: Partial<ScenarioSketch> = {}): BattleTable =>
  layBattle({
    map: '. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .',
    medals,
    units: [
      { id: 'a', side: 0, hex: '0104' },
      { id: 'a2', side: 0, hex: '0204' },
      { id: 'b', side: 1, hex: '0101' },
    ],
    ...more,
  })

const settle = (table: BattleTable, id?: string, hex?: string): [number, number] => {
  if (id !== undefined) table.state.hex[table.unit(id)] = hex === undefined ? destroyed : table.hex(hex)
  settleMedals(table.game.services.table, draftOf(table))
  return [medalsOf(table.game.table, table.state, 0), medalsOf(table.game.table, table.state, 1)]
}

const draftOf = (table: BattleTable) => ({
  state: table.state,
  dice: table.dice,
  emit: (event: (typeof table.events)[0]) => table.events.push(event),
})

describe('medals for places', () => {
  test('command-cards.C15: a place counts for whoever stands on it, and no longer when it leaves', () => {
    const table = lay([{ hexes: '0302', medals: 2 }])
    expect(settle(table, 'a', '0302')).toEqual([2, 0])
    expect(settle(table, 'a', '0303')).toEqual([0, 0])
    expect(settle(table, 'b', '0302')).toEqual([0, 2])
    const told = table.events.flatMap((event) =>
      event.type === 'medal' ? [`${event.side} ${event.count} ${event.why}`] : [],
    )
    expect(told).toEqual(['0 2 place', '0 2 place-lost', '1 2 place'])
  })

  test('command-cards.C15: for one side only, whoever stood there at the start', () => {
    const table = lay([{ hexes: '0101 0302', side: 0 }])
    expect(settle(table)).toEqual([0, 0])
    expect(settle(table, 'b', '0302')).toEqual([0, 0])
    expect(settle(table, 'a', '0101')).toEqual([1, 0])
  })

  test('command-cards.C15: a permanent medal is kept', () => {
    const table = lay([{ hexes: '0101', side: 0, permanent: true }])
    expect(settle(table, 'b', '0201')).toEqual([0, 0])
    expect(settle(table, 'a', '0101')).toEqual([1, 0])
    expect(settle(table, 'a', '0104')).toEqual([1, 0])
    expect(settle(table, 'b', '0101')).toEqual([1, 0])
  })

  test('command-cards.C15: each hex of a group, or all of them together', () => {
    const each = lay([{ hexes: '0302 0402' }])
    settle(each, 'a', '0302')
    expect(settle(each, 'a2', '0402')).toEqual([2, 0])
    const all = lay([{ hexes: '0302 0402', group: 'all', medals: 2 }])
    expect(settle(all, 'a', '0302')).toEqual([0, 0])
    expect(settle(all, 'a2', '0402')).toEqual([2, 0])
    expect(settle(all, 'a', '0104')).toEqual([0, 0])
  })

  test('command-cards.C15: a permanent group is won when all of it is held at once', () => {
    const table = lay([{ hexes: '0302 0402', group: 'all', permanent: true }])
    settle(table, 'a', '0302')
    expect(settle(table, 'a', '0402')).toEqual([0, 0])
    expect(settle(table, 'a2', '0302')).toEqual([1, 0])
    settle(table, 'a', '0104')
    expect(settle(table, 'b', '0402')).toEqual([1, 0])
  })

  test('command-cards.C15: some count only for who holds them as its turn begins', () => {
    const table = lay([{ hexes: '0302', atTurnStart: true }])
    expect(settle(table, 'a', '0302')).toEqual([0, 0])
    table.state.active = 1
    settleTurnStart(table.game.services.table, draftOf(table))
    expect(settle(table)).toEqual([0, 0])
    table.state.active = 0
    settleTurnStart(table.game.services.table, draftOf(table))
    expect(settle(table)).toEqual([1, 0])
    expect(settle(table, 'a', '0303')).toEqual([0, 0])
  })

  test('command-cards.C15: units that leave over their edge are worth what the scenario says', () => {
    const table = lay([], { special: { exits: [{ side: 0, hexes: [9, 10], medals: 1 }] } })
    table.state.hex[table.unit('a')] = 9
    expect(settle(table)).toEqual([1, 0])
    expect(table.state.hex[table.unit('a')]).toBe(exited)
    expect(table.state.lostUnits[0]).toBe(0)
  })
})

describe('the end', () => {
  test('command-cards.C15: who has its number of medals wins at once', () => {
    const table = lay([{ hexes: '0302' }], { sides: [{ medals: 2 }, {}] })
    table.state.destroyedMedals[0] = 1
    expect(settle(table)).toEqual([1, 0])
    expect(table.state.ended).toBe(0)
    settle(table, 'a', '0302')
    expect(table.state.ended).toBe(1)
    expect(judge(table.game.table, table.state)).toEqual({ winners: [0], reason: 'medals', score: [2, 0], turn: 1 })
    expect(table.legal()).toEqual([])
    expect(table.events.filter(({ type }) => type === 'ended')).toHaveLength(1)
  })

  test('command-cards.C15: when both have it, the side whose turn it is', () => {
    const table = lay([], { sides: [{ medals: 1 }, { medals: 1 }] })
    table.state.destroyedMedals.set([1, 1])
    table.state.active = 1
    settle(table)
    expect(judge(table.game.table, table.state).winners).toEqual([1])
  })

  test.each([
    [[2, 1], 0],
    [[0, 1], 1],
    [[1, 1], 1],
  ] as const)(
    'command-cards.C15: after the last round more medals win, and a tie as the scenario says: %j',
    (medals, winner) => {
      const table = lay([], { tie: 1 })
      table.state.destroyedMedals.set(medals)
      endUndecided(table.game.services.table, draftOf(table))
      expect(judge(table.game.table, table.state)).toEqual({
        winners: [winner],
        reason: 'turns',
        score: medals,
        turn: 1,
      })
      expect(table.state.ended).toBe(1)
    },
  )

  test('command-cards.C15: a battle that wins ends the game in its midst', () => {
    const table = layBattle({
      map: '. . . .',
      sides: [{ medals: 1 }, {}],
      units: [
        { id: 'a', side: 0, hex: '0101' },
        { id: 'b', side: 1, hex: '0201', figures: 1 },
      ],
    })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect(table.game.outcome(table.state)).toEqual({ winners: [0], reason: 'medals', score: [1, 0], turn: 1 })
  })
})
