import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { layTable, rank } from '../../../../tests/support/table.ts'
import { type Dice, unkeyedDice } from '../../../dice.ts'
import { parts, roundedNormal } from '../../../normal.ts'
import { actionPoint } from '../types.ts'

const { even, worst, best } = rank

/** A attacks B eastwards; B's ground lies behind it. */
const scene = (
  attacker: Partial<UnitSketch> = {},
  target: Partial<UnitSketch> = {},
  sketch: Partial<ScenarioSketch> = {},
) =>
  layTable({
    map: `. . . .
           . . . .
          . . . .`,
    owner: `1 2 2 2
             1 2 2 2
            1 2 2 2`,
    objectives: [{ side: 0, hex: '0401' }],
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0102', ...attacker },
      { id: 'b', side: 1, hex: '0202', ...target },
    ],
  })

const italian = { type: 'italian-infantry' } as const
/** Rolls for one step's fate: 0 scatters, more is killed for the weights of the tables. */
const scatters = 0

describe('losses', () => {
  test('D15, D16, D18: each side’s losses are rolled around the odds', () => {
    // 18 : 18, odds 0: two for the attacker, one for the defender. Rank even rolls the odds themselves; no retreat at 0.
    const table = scene({ steps: 6 }, { ...italian, steps: 6 })
    table.attack('a', 'b', [even, even, even, scatters, scatters, scatters])
    expect(table.of('a')).toMatchObject({ active: 4, suppressed: 0 })
    expect(table.of('b')).toMatchObject({ active: 5, suppressed: 0 })
    expect(table.events).toContainEqual(
      expect.objectContaining({
        type: 'combat',
        kind: 'attack',
        odds: 0,
        attacker: { lost: 2, suppressed: 0, scattered: 2, specialistsLost: [], specialistsSuppressed: [] },
        defender: { lost: 1, suppressed: 0, scattered: 1, specialistsLost: [], specialistsSuppressed: [] },
        rolled: true,
      }),
    )
  })

  test('D15: the worst luck costs the attacker five steps, the best luck none', () => {
    const unlucky = scene({ steps: 6 }, { ...italian, steps: 6 })
    unlucky.attack('a', 'b', [worst, worst, even, scatters, scatters, scatters, scatters, scatters])
    expect(unlucky.of('a').active).toBe(1)
    // Odds 5: no loss for the attacker, three for the defender; retreat 10 per cent, not rolled under.
    const lucky = scene({ steps: 6 }, { ...italian, steps: 6 })
    lucky.attack('a', 'b', [best, best, even, 0, scatters, scatters])
    expect(lucky.of('a')).toMatchObject({ active: 6, suppressed: 0 })
    expect(lucky.of('b').active).toBe(4)
  })

  test('D16: an attacker that lost nothing has a step suppressed two times in three', () => {
    for (const [roll, suppressed] of [
      [0, 0],
      [1, 1],
      [2, 1],
    ]) {
      const table = scene({ steps: 6 }, { ...italian, steps: 6 })
      table.attack('a', 'b', [best, worst, even, roll])
      expect(table.of('a')).toMatchObject({ active: 6 - suppressed, suppressed })
    }
  })

  test('D16: the difficulty chooses the row of the attacker', () => {
    // 18 : 6 and an even roll: odds 3.
    const lost = (difficulty: 'easy' | 'normal' | 'hard') => {
      const table = scene({ steps: 6 }, { ...italian, steps: 2 }, { difficulty })
      return table.game.forecast(table.state, 0, 1)?.attackerLoss
    }
    expect([lost('easy'), lost('normal'), lost('hard')]).toEqual([0, 1, 1])
  })

  test.each([
    ['easy', [5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['normal', [5, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0]],
    ['classic', [5, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0]],
    ['hard', [5, 4, 3, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0]],
  ] as const)('A8, D16: what the attacker loses on %s in every column', (difficulty, row) => {
    for (const [index, expected] of row.entries()) {
      const column = index - 3
      // Odds 0, or 4.893 for the columns that no luck reaches from there: the rank is the last that rolls the column.
      const steps = column > 4 ? 1 : 6
      const table = scene({ steps: 6 }, { ...italian, steps }, { difficulty })
      const { spread } = table.game.scenario.rules.combat
      const odds = table.explain('odds', 'a', 'b').value
      const rank = roundedNormal(spread).atMost(odds, column) - 1
      const forced: Dice = { below: (end) => (end === parts ? rank : 0), clone: () => forced }
      table.game.apply({ state: table.state, dice: unkeyedDice(forced), emit: () => {} }, 0, {
        type: 'attack',
        unit: 0,
        target: 1,
      })
      expect(6 - table.of('a').active - table.of('a').suppressed, `column ${column}`).toBe(expected)
    }
  })

  test('D19: a defender that loses no step and stands is suppressed, by the odds as they are', () => {
    // Worst luck: the defender loses none; odds 0 suppress three.
    const table = scene({ steps: 6 }, { ...italian, steps: 6 })
    table.attack('a', 'b', [even, worst, even, scatters, scatters])
    expect(table.of('b')).toMatchObject({ active: 3, suppressed: 3 })
  })

  test('B4: active steps go first, suppressed ones when no active is left', () => {
    const table = scene({ steps: 6 }, { ...italian, steps: 4, suppressed: 3 })
    // 18 : 3, odds 4.893, an even roll is 5: two lost, one of them suppressed; 80 per cent retreat, not rolled under.
    table.attack('a', 'b', [best, even, even, 99, 0, scatters, scatters])
    expect(table.of('b')).toMatchObject({ active: 0, suppressed: 2 })
  })

  test('D20: a lost step scatters or is killed, by its nation', () => {
    const table = scene({ steps: 6 }, { ...italian, steps: 6 })
    // Italians scatter one time in two, British two in three.
    table.attack('a', 'b', [even, even, even, 1, 1, 2])
    expect([...table.state.scattered]).toEqual([1, 0])
    expect([...table.state.killed]).toEqual([1, 1])
  })

  test('D27: two steps lost in one attack cost a level of entrenchment', () => {
    const table = scene({ steps: 6 }, { ...italian, steps: 6, entrenchment: 2, experience: 320 })
    table.attack('a', 'b', [even, best, even, scatters, scatters, scatters, scatters, scatters, scatters])
    const [combat] = table.events
    expect(combat).toMatchObject({ type: 'combat', defender: { lost: 1 }, entrenchment: 0 })
    expect(table.of('b').entrenchment).toBe(2)
    const hit = scene({ steps: 6 }, { ...italian, steps: 6, entrenchment: 2 })
    // Odds −2 rolled best are 3: two steps.
    hit.attack('a', 'b', [best, best, worst, 0, scatters, scatters])
    expect(hit.of('b')).toMatchObject({ active: 4, entrenchment: 1 })
  })

  test('B16: veterans and elites lose less, on either side', () => {
    const forecast = (own: number, enemy: number) => {
      const table = scene({ steps: 6, experience: own }, { ...italian, steps: 6, experience: enemy })
      const made = table.game.forecast(table.state, 0, 1)
      return { attacker: made?.attackerLossTerms, defender: made?.defenderLossTerms }
    }
    expect(forecast(150, 150)).toEqual({ attacker: [], defender: [] })
    expect(forecast(250, 350)).toMatchObject({ attacker: [{ value: 1000 }], defender: [{ value: -2000 }] })
  })

  test('D18: green troops fear armour', () => {
    const table = scene({ type: 'american-armour', steps: 6 }, { ...italian, steps: 6, experience: 50 })
    expect(table.game.forecast(table.state, 0, 1)?.defenderLossTerms).toMatchObject([
      { rule: 'operational.D18', value: 3000 },
    ])
  })
})

describe('experience', () => {
  test.each([
    [50, 100, 20 * 1 + 20, 0],
    [150, 150, 10, 0],
    [250, 150, 5, 0],
    [150, 50, 10, 20 * 2 + 20],
    [350, 150, 1, 0],
  ])('B12, B13: attacker at %i and defender at %i gain %i and %i', (own, enemy, gained, defenderGained) => {
    const table = scene({ steps: 6, experience: own }, { ...italian, steps: 6, experience: enemy })
    const forecast = table.game.forecast(table.state, 0, 1)
    if (!forecast) throw new Error('no forecast')
    // Whatever the odds are, roll the attacker two losses and the defender one.
    const rolled = (terms: readonly { value: number }[]) =>
      forecast.odds + terms.reduce((sum, { value }) => sum + value, 0)
    const rankOf = (around: number, column: number) => table.game.table.normal.atMost(around, column) - 1
    table.attack('a', 'b', [
      rankOf(rolled(forecast.attackerLossTerms), 0),
      rankOf(rolled(forecast.defenderLossTerms), 0),
      worst,
      scatters,
      scatters,
      scatters,
    ])
    expect(table.of('a').experience).toBe(own + gained)
    expect(table.of('b').experience).toBe(enemy + defenderGained)
  })

  test('B11: it never passes the maximum', () => {
    const table = scene({ steps: 6, experience: 400 }, { ...italian, steps: 6, experience: 400 })
    table.attack('a', 'b')
    expect(table.of('a').experience).toBe(400)
  })
})

describe('the action point', () => {
  test('D1: an attack spends it, costs no movement, and a locked one serves as well', () => {
    const table = scene({ steps: 6 }, { ...italian, steps: 6 })
    table.state.actionPoint[0] = actionPoint.locked
    table.attack('a', 'b', [even, even, even, scatters, scatters, scatters])
    expect(table.of('a')).toMatchObject({ action: actionPoint.expended, points: 4 })
    expect(table.isLegal({ type: 'attack', unit: 0, target: 1 })).toBe(false)
    expect(table.isLegal({ type: 'move', unit: 0, to: table.hex('0101') })).toBe(true)
  })

  test.each([actionPoint.available, actionPoint.locked])('D25: an overrun leaves it as it was: %i', (action) => {
    // 18 : 3 and armourless: odds 4.893; retreat at rank even 80 per cent, overrun 30.
    const table = scene({ steps: 6 }, { ...italian, steps: 6, suppressed: 5 })
    table.state.actionPoint[0] = action
    table.attack('a', 'b', [best, even, even, 79, 29, 0, scatters, scatters])
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'combat', retreated: true, overrun: true }))
    expect(table.of('a').action).toBe(action)
    expect(table.of('a').suppressed).toBe(1)
  })
})

describe('retreat', () => {
  const beaten = (sketch: Partial<ScenarioSketch> = {}, target: Partial<UnitSketch> = {}) =>
    scene({ steps: 6 }, { ...italian, steps: 6, suppressed: 5, entrenchment: 0, ...target }, sketch)
  const rolls = [best, even, even, 0, 99, 0, scatters, scatters]

  test('D22, D23: to the nearest empty hex of its own ground; weak for the turn', () => {
    const table = beaten()
    table.attack('a', 'b', rolls)
    expect(table.at('b')).toBe('0201')
    expect(table.game.isWeak(table.state, table.unit('b'))).toBe(true)
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'retreated' }))
  })

  test('D22: each step lost or suppressed earlier in the turn adds a column', () => {
    const table = beaten()
    const chance = () => table.game.forecast(table.state, 0, 1)?.retreatChance ?? 0
    const before = chance()
    table.state.lossesThisTurn[1] = 2
    expect(chance()).toBeGreaterThan(before)
    expect(table.game.forecast(table.state, 0, 1)?.retreatTerms).toMatchObject([
      { rule: 'operational.D22', value: 2000 },
    ])
    table.endTurn()
    expect(table.state.lossesThisTurn[1]).toBe(0)
  })

  test('D23: not onto friends, not across a river, not into hard ground, not over enemy ground', () => {
    const owner = `1 1 1 1
                    1 2 2 2
                   1 1 1 1`
    const open = beaten({ owner })
    open.attack('a', 'b', rolls)
    expect(open.at('b')).toBe('0302')
    for (const barriers of [['minor-river 0202 E'], ['major-river 0202 E'], ['escarpment 0202 E']]) {
      const table = beaten({ owner, barriers })
      table.attack('a', 'b', rolls)
      expect(table.at('b')).toBe('0202')
    }
    const bridged = beaten({ owner, barriers: ['minor-river 0202 E'], bridges: ['0202 E'] })
    bridged.attack('a', 'b', rolls)
    expect(bridged.at('b')).toBe('0302')
    const mountains = beaten({
      owner,
      map: `. . . .
             . . M .
            . . . .`,
    })
    mountains.attack('a', 'b', rolls)
    expect(mountains.at('b')).toBe('0202')
  })

  test('D24: cornered, it stays and all its steps are suppressed', () => {
    const table = beaten({ owner: '1 1 1 1\n 1 2 1 1\n1 1 1 1' }, { steps: 6, suppressed: 4 })
    // 18 : 6, odds 3, an even roll: two lost, retreat 50 per cent.
    table.attack('a', 'b', [best, even, even, 49, 0, scatters, scatters])
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'combat', cornered: true, retreated: false }))
    expect(table.of('b')).toMatchObject({ active: 0, suppressed: 4 })
    expect(table.at('b')).toBe('0202')
  })

  test.each([
    [0, '0502'],
    [3, '0202'],
  ])('D23: past friends with the points of a full turn; after %i turns without supply to %s', (unsupplied, to) => {
    const row = (id: string, hex: string) => ({ id, side: 1 as const, ...italian, hex })
    const table = layTable({
      map: '. . . . .\n . . . . .\n. . . . .',
      owner: '1 1 1 1 1\n 1 2 2 2 2\n1 1 1 1 1',
      objectives: [{ side: 0, hex: '0501' }],
      units: [
        { id: 'a', side: 0, hex: '0102', steps: 6 },
        { ...row('b', '0202'), steps: 6, suppressed: 5 },
        row('c', '0302'),
        row('d', '0402'),
      ],
    })
    table.state.unsupplied[1] = unsupplied
    table.attack('a', 'b', rolls)
    expect(table.at('b')).toBe(to)
  })

  test('D13: a fort falls with the retreat of its defender', () => {
    const table = scene({ steps: 6 }, { ...italian, steps: 6, suppressed: 6 }, { forts: ['0202'] })
    // Odds 9 − 3, even at worst one step is lost: retreat 90 per cent at 6, overrun 50.
    table.attack('a', 'b', [best, worst, even, 89, 99, 0, scatters])
    expect(table.state.fortIntact[0]).toBe(0)
    expect(table.events).toContainEqual({ type: 'fort-destroyed', at: table.hex('0202') })
  })
})

describe('destruction', () => {
  test('I3: a unit that loses its last step is gone and scores for the other side; a step killed costs, one that scatters does not', () => {
    for (const [fate, score] of [
      [scatters, 0],
      [1, -4],
    ]) {
      const table = scene({ steps: 6 }, { ...italian, steps: 1 })
      table.attack('a', 'b', [best, even, 0, fate])
      expect(table.at('b')).toBe('off the map')
      expect(table.events).toContainEqual({ type: 'destroyed', unit: 1, at: table.hex('0202') })
      expect([...table.state.score]).toEqual([3, score])
    }
  })

  test.each([
    [50, 1],
    [150, 3],
    [250, 3],
    [350, 5],
  ])('I3: a kill of experience %i scores %i', (experience, score) => {
    const table = scene({ steps: 6, experience: 400 }, { ...italian, steps: 1, suppressed: 1, experience })
    table.attack('a', 'b', [best, best, 0, scatters])
    expect(table.state.score[0]).toBe(score)
  })
})
