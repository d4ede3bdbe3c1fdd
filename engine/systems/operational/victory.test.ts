import { describe, expect, test } from 'vitest'
import { contentRules, type ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable, type PlayTable } from '../../../tests/support/table.ts'
import { finalScore } from './victory.ts'

/** A row: the first side in the west, the second in the east, one objective in the middle. */
const row: ScenarioSketch = {
  map: '. . . . . . .\n ~ ~ ~ ~ ~ ~ ~',
  owner: '1 1 1 2 2 2 2\n - - - - - - -',
  units: [
    { id: 'a', side: 0, hex: '0301' },
    { id: 'b', side: 1, hex: '0701', steps: 2 },
  ],
  objectives: [{ side: 0, hex: '0401', by: 2 }],
  sources: [['truck 0301'], ['truck 0701']],
  turns: 6,
}

const pass = (table: PlayTable, halves: number) => {
  for (let half = 0; half < halves; half++) table.endTurn()
}
const isOver = (table: PlayTable) => table.game.outcome(table.state)

describe('objectives', () => {
  test.each([
    [1, 50, 50],
    [2, 50, 50],
    [3, 40, 40],
    [4, 25, 25],
    [5, 25, 0],
    [6, 25, 0],
  ])('H1, H5: taken in turn %i, wanted by turn 2: prestige %i, score %i', (turn, prestige, score) => {
    const table = layTable(row)
    pass(table, 2 * (turn - 1))
    table.move('a', '0401')
    expect([table.state.prestige[0], table.state.score[0]]).toEqual([prestige, score])
    expect(table.events).toContainEqual({ type: 'objective', objective: 0, holder: 0, prestige })
    expect(table.state.heldSince[0]).toBe(turn)
  })

  test('H1: lost, what it earned is deducted; won back, the later reward is paid', () => {
    const table = layTable({
      ...row,
      units: [
        { id: 'a', side: 0, hex: '0301', steps: 2 },
        { id: 'b', side: 1, hex: '0501', steps: 2 },
      ],
    })
    table.move('a', '0401')
    table.move('a', '0301')
    table.endTurn()
    table.move('b', '0401')
    expect([table.state.prestige[0], table.state.score[0], table.state.heldSince[0]]).toEqual([0, 0, 0])
    expect(table.events).toContainEqual({ type: 'objective', objective: 0, holder: 1, prestige: -50 })
    table.move('b', '0501')
    pass(table, 3)
    expect(table.state.turn).toBe(3)
    table.move('a', '0401')
    expect([table.state.prestige[0], table.state.score[0]]).toEqual([40, 40])
  })

  test('H1: lost, the largest reward that a table may name is deducted in full', () => {
    const victory = { ...contentRules().victory, prestige: [1000, 1000, 1000] as const }
    const table = layTable({ ...row, rules: { victory } })
    table.move('a', '0401')
    expect(table.state.prestige[0]).toBe(1000)
    table.move('a', '0301')
    table.endTurn()
    table.move('b', '0401')
    expect(table.state.prestige[0]).toBe(0)
  })

  test.each([
    ['easy', 1500, 1000],
    ['normal', 1000, 1000],
    ['classic', 800, 1400],
    ['hard', 600, 1800],
  ] as const)(
    'A8, H1, H5: at the level %s an objective of 1,000 brings %i prestige and counts %i',
    (difficulty, prestige, score) => {
      const victory = {
        ...contentRules().victory,
        prestige: [1000, 1000, 1000] as const,
        score: [1000, 1000, 1000] as const,
      }
      const table = layTable({ ...row, difficulty, rules: { victory } })
      table.move('a', '0401')
      expect([table.state.prestige[0], finalScore(table.game.table, table.state, 0)]).toEqual([prestige, score])
    },
  )

  test('H1: what a side holds from the start counts as taken on the first turn', () => {
    const table = layTable({
      ...row,
      objectives: [
        { side: 0, hex: '0201', by: 2 },
        { side: 0, hex: '0401' },
      ],
    })
    expect([...table.state.prestige]).toEqual([50, 0])
    expect([...table.state.heldSince]).toEqual([1, 0])
  })
})

describe('the end', () => {
  test('A2: who seeks all objectives and holds them after the last turn wins', () => {
    const table = layTable(row)
    pass(table, 10)
    table.move('a', '0401')
    pass(table, 2)
    expect(isOver(table)).toEqual({ winners: [0], reason: 'objectives-held', score: [0, 0], turn: 6 })
    expect(table.events).toContainEqual({ type: 'over', winner: 0, reason: 'objectives-held' })
  })

  test('A2: who has one left loses to the side that denies', () => {
    const table = layTable({
      ...row,
      objectives: [
        { side: 0, hex: '0401' },
        { side: 0, hex: '0601' },
      ],
    })
    table.move('a', '0401')
    pass(table, 12)
    expect(isOver(table)).toMatchObject({ winners: [1], reason: 'objectives-denied' })
  })

  test('H4: all objectives held for a turn may be claimed, not before', () => {
    const table = layTable(row)
    table.move('a', '0401')
    expect(table.isLegal({ type: 'claim' })).toBe(false)
    pass(table, 1)
    expect(table.isLegal({ type: 'claim' })).toBe(false)
    pass(table, 1)
    table.act({ type: 'claim' })
    expect(isOver(table)).toMatchObject({ winners: [0], reason: 'objectives-held', turn: 2 })
    expect(table.game.legal(table.state, 0)).toEqual([])
  })

  test('operational.A2: places for units that are not formed are no army; a card in hand that brings a unit is', () => {
    const outcome = (reserve: 'security' | 'card') => {
      const table = layTable({
        ...row,
        units: [
          { id: 'a', side: 0, hex: '0301', steps: 1 },
          { id: 'b', side: 1, hex: '0401', steps: 7 },
          { id: 'more', side: 0, type: 'british-security', reserve },
        ],
        cards: reserve === 'card' ? [[{ card: 'commando-landing', unit: 2 }], []] : [[], []],
      })
      table.attack('a', 'b')
      return isOver(table)
    }
    expect(outcome('security')).toMatchObject({ winners: [1], reason: 'army-destroyed' })
    expect(outcome('card')).toBeUndefined()
  })

  test('A2: an army that is gone cannot take anything: the game is over', () => {
    const table = layTable({
      ...row,
      units: [
        { id: 'a', side: 0, hex: '0301', steps: 1 },
        { id: 'b', side: 1, hex: '0401', steps: 7 },
      ],
    })
    table.attack('a', 'b')
    expect(isOver(table)).toMatchObject({ winners: [1], reason: 'army-destroyed', turn: 1 })
  })

  test('A2: not while somebody is still on the way', () => {
    const table = layTable({
      ...row,
      units: [
        { id: 'a', side: 0, hex: '0301', steps: 1 },
        { id: 'b', side: 1, hex: '0401', steps: 7 },
        { id: 'late', side: 0, arrives: { turn: 3, hexes: ['0101'] } },
      ],
    })
    table.attack('a', 'b')
    expect(isOver(table)).toBeUndefined()
  })

  test('A2: a denying side without units has not lost yet', () => {
    const table = layTable({ ...row, units: [{ id: 'a', side: 0, hex: '0201' }] })
    table.endTurn()
    expect(isOver(table)).toBeUndefined()
    expect(table.game.legal(table.state, 1)).toEqual([{ type: 'end-turn' }])
  })

  describe('when both sides seek', () => {
    const both = (objectives: ScenarioSketch['objectives']): PlayTable =>
      layTable({ ...row, victory: ['objectives', 'objectives'], objectives })

    test('A2: the one that holds all of its own wins', () => {
      const table = both([
        { side: 0, hex: '0401' },
        { side: 1, hex: '0601' },
      ])
      pass(table, 12)
      expect(isOver(table)).toMatchObject({ winners: [1], reason: 'objectives-held' })
    })

    test('A2: both or neither is a draw, and nobody claims while both hold', () => {
      const all = both([
        { side: 0, hex: '0201' },
        { side: 1, hex: '0601' },
      ])
      pass(all, 4)
      expect(all.isLegal({ type: 'claim' })).toBe(false)
      pass(all, 8)
      expect(isOver(all)).toMatchObject({ winners: [], reason: 'undecided' })
      const none = both([
        { side: 0, hex: '0401' },
        { side: 1, hex: '0201' },
      ])
      pass(none, 12)
      expect(isOver(none)).toMatchObject({ winners: [], reason: 'undecided' })
    })
  })
})
