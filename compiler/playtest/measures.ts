/** The measurements that a rule system takes of finished games, singly and summed up. */
import type { Action, AnyGame, State, View } from '../../engine/game.ts'
import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Measure } from '../bundle.ts'
import { systemCompilerOf } from '../systems/index.ts'
import type { GameResult } from './game.ts'

const metricsOf = ({ system }: BattleScenario) => systemCompilerOf(system).playtest.metrics

/** Measures one game: it sees each position with what is chosen in it, and at last the view of a spectator. */
export interface Meter {
  see(state: State, action: Action): void
  /** The numbers of the game, by the ids of the metrics. */
  measure(view: View): GameResult['metrics']
}

export const makeMeter = (game: AnyGame, scenario: BattleScenario): Meter => {
  const followed = metricsOf(scenario).map((metric) => ({ metric, follower: metric.follow?.(game) }))
  const followers = followed.flatMap(({ follower }) => follower ?? [])
  return {
    see(state, action) {
      for (const follower of followers) follower.see(state, action)
    },
    measure: (view) =>
      Object.fromEntries(
        followed.map(({ metric, follower }) => [metric.id, metric.measure(scenario, view, follower?.counted() ?? [])]),
      ),
  }
}

/** True if the evidence has all measurements that its rule system takes today. */
export const hasMeasuresOf = (measures: readonly Measure[], scenario: BattleScenario): boolean =>
  String(measures.map(({ id }) => id)) === String(metricsOf(scenario).map(({ id }) => id))

/** The numbers of many games. */
export const measuresOf = (scenario: BattleScenario, results: readonly GameResult[]): Measure[] =>
  metricsOf(scenario).map(({ id, name, most, least }): Measure => {
    const found = results.map(({ metrics }) => metrics[id])
    if (most !== undefined) {
      const first = least?.(scenario) ?? 0
      const counts = histogram(
        found.map(([count = 0]) => count - first),
        most(scenario) - first + 1,
      )
      return { id, name, counts, ...(first !== 0 && { least: first }) }
    }
    const totalOf = (team: number): number => found.reduce((sum, teams) => sum + (teams[team] ?? 0), 0)
    return { id, name, totals: [...teamsOf(scenario).keys()].map(totalOf) }
  })

/** The measures of one series of games and of another one after it. */
export const addMeasures = (one: readonly Measure[], other: readonly Measure[]): Measure[] =>
  one.map(({ counts, totals, ...measure }, index): Measure => {
    const { counts: moreCounts, totals: moreTotals } = other[index]
    return counts && moreCounts
      ? { ...measure, counts: addCounts(counts, moreCounts) }
      : { ...measure, totals: addCounts(totals ?? [], moreTotals ?? []) }
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
