/** What a rule system measures of finished games, one by one and summed up. */
import type { Side, View } from '../../engine/game.ts'
import type { BattleScenario, Measure } from '../bundle.ts'
import { systemCompilerOf } from '../systems/index.ts'
import type { GameResult } from './game.ts'

const metricsOf = ({ system }: BattleScenario) => systemCompilerOf(system).playtest.metrics

/** The numbers of one game, by the ids of the metrics. */
export const measure = (scenario: BattleScenario, view: View): GameResult['metrics'] =>
  Object.fromEntries(metricsOf(scenario).map((metric) => [metric.id, metric.measure(scenario, view)]))

/** The numbers of many games. */
export const measuresOf = (scenario: BattleScenario, results: readonly GameResult[]): Measure[] =>
  metricsOf(scenario).map(({ id, name, most }): Measure => {
    const found = results.map(({ metrics }) => metrics[id])
    if (most !== undefined) {
      const counts = found.map(([count = 0]) => count)
      return { id, name, counts: histogram(counts, most(scenario) + 1) }
    }
    const totalOf = (side: Side): number => found.reduce((sum, sides) => sum + (sides[side] ?? 0), 0)
    return { id, name, totals: [...scenario.sides.keys()].map(totalOf) }
  })

/** The measures of one series of games and of another one after it. */
export const addMeasures = (one: readonly Measure[], other: readonly Measure[]): Measure[] =>
  one.map(({ id, name, counts, totals }, index): Measure => {
    const { counts: moreCounts, totals: moreTotals } = other[index]
    return counts && moreCounts
      ? { id, name, counts: addCounts(counts, moreCounts) }
      : { id, name, totals: addCounts(totals ?? [], moreTotals ?? []) }
  })

/** Two lists of the same length, number by number. */
export const addCounts = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, index) => count + other[index])

/** How often each number from 0 up to below `size` comes. */
export const histogram = (numbers: readonly number[], size: number): number[] => {
  const counts = new Array<number>(size).fill(0)
  for (const number of numbers) counts[number]++
  return counts
}
