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
    const meanOf = (side: Side): number =>
      tenths(
        found.map((sides) => sides[side] ?? 0).reduce((sum, value) => sum + value, 0),
        results.length,
      )
    return { id, name, means: [...scenario.sides.keys()].map(meanOf) }
  })

/** How often each number from 0 up to below `size` comes. */
export const histogram = (numbers: readonly number[], size: number): number[] => {
  const counts = new Array<number>(size).fill(0)
  for (const number of numbers) counts[number]++
  return counts
}

/** A mean to one decimal. */
export const tenths = (sum: number, count: number): number => Math.round((10 * sum) / Math.max(1, count)) / 10
