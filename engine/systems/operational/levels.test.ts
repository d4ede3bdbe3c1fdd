/** The effect of a level of experience, for all levels in one row. */
import { expect, test } from 'vitest'
import type { UnitSketch } from '../../../tests/support/operational.ts'
import { layTable, rank } from '../../../tests/support/table.ts'

const { even, worst } = rank

/** A, with guns and tanks against it, faces B; both may be anything. */
const scene = (a: Partial<UnitSketch>, b: Partial<UnitSketch> = {}, weather = 'mud') =>
  layTable({
    map: `. . . .
           . . . .
          . . . .`,
    owner: `1 2 2 2
             1 2 2 2
            1 2 2 2`,
    weather,
    objectives: [{ side: 0, hex: '0401' }],
    sources: [['rail 0101'], []],
    hubs: [['0101 1'], []],
    assets: [['air-attack 1'], []],
    units: [
      { id: 'a', side: 0, hex: '0102', steps: 6, ...a },
      { id: 'b', side: 1, hex: '0202', type: 'italian-infantry', steps: 6, ...b },
    ],
  })

/** One just below a level and one just on it, from green to elite. */
const experiences = [0, 99, 100, 199, 200, 299, 300, 400]
const all = <T>(play: (experience: number) => T): readonly T[] => experiences.map(play)

test('B16, B11: veterans from 200 on spare a column of their losses, elites from 300 on two, in attack and defence', () => {
  const terms = (side: 'attacker' | 'defender') =>
    all((experience) => {
      const table = scene(side === 'attacker' ? { experience } : {}, side === 'defender' ? { experience } : {})
      const forecast = table.game.forecast(table.state, 0, 1)
      const [term] = (side === 'attacker' ? forecast?.attackerLossTerms : forecast?.defenderLossTerms) ?? []
      return (term?.value ?? 0) / 1000
    })
  expect(terms('attacker')).toEqual([0, 0, 0, 0, 1, 1, 2, 2])
  expect(terms('defender')).toEqual([0, 0, 0, 0, -1, -1, -2, -2])
})

test('B16, G6: only green troops fear tanks and aircraft', () => {
  const frights = all((experience) => {
    const table = scene({ type: 'british-armour' }, { experience }, 'dry')
    const loss = table.game.forecast(table.state, 0, 1)?.defenderLossTerms ?? []
    const fears = loss.filter(({ label }) => label.includes('armour')).length
    return [fears, table.game.strikeForecast(table.state, 0, 1)?.shift]
  })
  expect(frights).toEqual([[1, 1], [1, 1], ...new Array<number[]>(6).fill([0, 0])])
})

test('B11, B12, B13: what a step of the enemy’s losses and standing fast teach, up to 400', () => {
  const gained = (side: 0 | 1) =>
    all((experience) => {
      const units = [{ experience: 150 }, { experience: 150 }]
      units[side] = { experience }
      const table = scene(units[0], units[1], 'dry')
      const forecast = table.game.forecast(table.state, 0, 1)
      if (!forecast) throw new Error('no forecast')
      const luck = (terms: readonly { value: number }[], column: number) =>
        table.game.table.normal.atMost(
          terms.reduce((sum, { value }) => sum + value, forecast.odds),
          column,
        ) - 1
      // Two steps lost by the attacker and one by the defender, who stands.
      const rolls = [luck(forecast.attackerLossTerms, 0), luck(forecast.defenderLossTerms, 0), worst]
      table.attack('a', 'b', [...rolls, 0, 0, 0])
      return table.state.experience[side] - experience
    })
  expect(gained(0)).toEqual([40, 40, 10, 10, 5, 5, 1, 0])
  expect(gained(1)).toEqual([60, 60, 0, 0, 0, 0, 0, 0])
})

test('B11: who knows nearly all learns the rest', () => {
  const table = scene({ experience: 299 + 100 }, { steps: 6, suppressed: 5, experience: 350 })
  table.roll({ type: 'attack', unit: 0, target: 1 }, [even, even, worst, ...new Array<number>(9).fill(0)])
  expect(table.of('a').experience).toBe(400)
})

test('E11: an elite unit finds its supply in ten more cases of a hundred', () => {
  const bonus = all((experience) => {
    const table = scene({ experience })
    const terms = table.explain('supply', 0, '0102', 'a').terms
    return terms.filter(({ label }) => /Green|Regular|Veteran|Elite/.test(label)).map(({ value }) => value / 1000)
  })
  expect(bonus).toEqual([[], [], [], [], [], [], [10], [10]])
})
