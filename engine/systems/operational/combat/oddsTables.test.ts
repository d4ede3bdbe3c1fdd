import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { layTable, type PlayTable, rank } from '../../../../tests/support/table.ts'

const { even, worst, best } = rank
const scatters = 0
/** The odds columns, as the rows below run over them. */
const columns = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** British A attacks Italian B eastwards: three to three for each active step. */
const scene = (attacker: Partial<UnitSketch>, target: Partial<UnitSketch>, sketch: Partial<ScenarioSketch> = {}) =>
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
      { id: 'a', side: 0, hex: '0102', steps: 6, ...attacker },
      { id: 'b', side: 1, hex: '0202', type: 'italian-infantry', steps: 6, ...target },
    ],
  })

/** A scene from whose odds a column can be rolled: 18 to 18 has odds of 0, 18 to 3 of 4.893. */
const sceneFor = (column: number, sketch: Partial<ScenarioSketch> = {}) =>
  scene({}, { suppressed: column > 4 ? 5 : 0 }, sketch)

/** The luck that makes a column of some odds, in thousandths. */
const luck = (table: PlayTable, odds: number, column: number) => table.game.table.normal.atMost(odds, column) - 1

const fought = ({ events }: PlayTable) => {
  const [combat] = events
  if (combat?.type !== 'combat') throw new Error('no fight')
  return combat
}

const none = (length: number): number[] => new Array<number>(length).fill(scatters)

describe('what is rolled around the odds', () => {
  const defenderLoses = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5]

  test.each([
    ['easy', [5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['normal', [5, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0]],
    ['classic', [5, 4, 3, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0]],
    ['hard', [5, 4, 3, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0]],
  ] as const)('D16, D18: from column −3 to 9 an %s attacker loses %j', (difficulty, attackerLoses) => {
    for (const [at, column] of columns.entries()) {
      const table = sceneFor(column, { difficulty })
      const rolled = luck(table, column > 4 ? 4893 : 0, column)
      const [own, theirs] = [attackerLoses[at], defenderLoses[at]]
      table.attack('a', 'b', [rolled, rolled, worst, ...(own === 0 ? [0] : []), ...none(own + theirs)])
      expect([column, fought(table).attacker.lost, fought(table).defender.lost]).toEqual([column, own, theirs])
    }
  })

  test.each([0, 0, 0, 0, 10, 30, 50, 70, 80, 90, 100, 100, 100].map((chance, at) => [columns[at], chance]))(
    'D22: in column %i the defender gives way in %i of a hundred cases',
    (column, chance) => {
      const gaveWay = (roll: readonly number[]) => {
        const table = sceneFor(column)
        // Column 5 of the odds as they are lets an attacker overrun: it does not.
        const [isWeak, odds] = [column > 4, column > 4 ? 4893 : 0]
        const goes = roll.length === 0 ? chance === 100 : roll[0] < chance
        table.attack('a', 'b', [
          ...[best, worst, luck(table, odds, column), ...roll],
          ...(goes && isWeak ? [99] : []),
          ...[0, ...none(isWeak ? 1 : 0)],
        ])
        return fought(table).retreated
      }
      if (chance === 0 || chance === 100) expect(gaveWay([])).toBe(chance === 100)
      else expect([gaveWay([chance - 1]), gaveWay([chance])]).toEqual([true, false])
    },
  )

  test('D15: luck spreads like a bell, one column wide: 69.1 in a hundred fights come out at the odds or below', () => {
    for (const [rolled, lost] of [
      [691_461, 2],
      [691_462, 1],
    ]) {
      const table = sceneFor(0)
      table.attack('a', 'b', [rolled, worst, worst, ...none(lost)])
      expect(fought(table).attacker.lost).toBe(lost)
    }
  })
})

describe('what the odds say as they are', () => {
  /** Steps of both sides, and how many levels of experience the attacker stands above: for odds of each column. */
  const scenes = [
    [2, 6, 0],
    [3, 6, 0],
    [4, 6, 0],
    [6, 6, 0],
    [6, 4, 0],
    [6, 3, 0],
    [6, 2, 0],
    [6, 2, 1],
    [6, 1, 0],
    [6, 1, 1],
    [6, 1, 2],
    [6, 1, 3],
    [6, 0, 0],
  ]
  const inColumn = (at: number, target: Partial<UnitSketch> = {}) => {
    const [own, theirs, above] = scenes[at]
    const experience = above < 3 ? 100 + 100 * above : 300
    return scene(
      { suppressed: 6 - own, experience },
      { suppressed: 6 - theirs, experience: above < 3 ? 100 : 0, ...target },
    )
  }

  test.each([0, 0, 0, 0, 0, 0, 0, 10, 30, 50, 70, 80, 90].map((chance, at) => [columns[at], chance, at]))(
    'D25: at odds of %i an attacker that drives the defender out overruns it in %i of a hundred cases',
    (column, chance, at) => {
      const overran = (roll: number) => {
        const table = inColumn(at)
        const odds = table.game.forecast(table.state, 0, 1)?.odds ?? 0
        expect(Math.round(odds / 1000)).toBe(column)
        // A column of retreat that is neither impossible nor certain.
        const gives = luck(table, odds, Math.max(Math.min(column + 4, 5), column - 4))
        const rolls = [even, worst, gives, 0, ...(chance > 0 ? [roll] : []), ...none(12)]
        table.roll({ type: 'attack', unit: 0, target: 1 }, rolls)
        expect(fought(table).retreated).toBe(true)
        return fought(table).overrun
      }
      expect([overran(Math.max(0, chance - 1)), overran(chance)]).toEqual([chance > 0, false])
    },
  )

  test('D19: and a defender that loses nothing and stands has 0, 1, 2 or 3 steps suppressed', () => {
    const suppressed = scenes.map((_, at) => {
      const table = inColumn(at)
      return table.game.forecast(table.state, 0, 1)?.defenderSuppression
    })
    expect(suppressed).toEqual([0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3])
  })

  test('F21: a set piece takes trenches in 25, 50 or 75 cases of a hundred, and surely from odds of 0 on', () => {
    const chances = scenes.map((_, at) => {
      // The two columns of the preparation make up for those of the works.
      const table = inColumn(at, { entrenchment: 2 })
      const forecast = table.game.forecast(table.state, 0, 1, 'set-piece')
      expect(Math.round((forecast?.odds ?? 0) / 1000)).toBe(columns[at])
      return forecast?.entrenchmentChance
    })
    expect(chances).toEqual([25, 50, 75, ...new Array<number>(10).fill(100)])
  })

  test('D16: who loses nothing is disordered in two cases of three, and after an overrun in all, in one of them twice', () => {
    const disordered = (overrun: boolean, roll: number) => {
      const table = sceneFor(5)
      const retreat = overrun ? [0, 0] : [99]
      table.attack('a', 'b', [best, worst, even, ...retreat, roll, scatters])
      expect(fought(table).overrun).toBe(overrun)
      return table.of('a').suppressed
    }
    expect([0, 1, 2].map((roll) => disordered(false, roll))).toEqual([0, 1, 1])
    expect([0, 1, 2].map((roll) => disordered(true, roll))).toEqual([1, 1, 2])
    // There is no fourth case.
    for (const overrun of [false, true]) expect(() => disordered(overrun, 3)).toThrow('from 0 to 2')
  })
})
