/** Estimates the effect of each change from the games of an experiment. */
import type { Side } from '../../../engine/game.ts'
import type { Interval } from '../../bundle.ts'
import { z } from '../../statistics/interval.ts'
import { normalQuantile } from '../../statistics/quantile.ts'
import { logistic, logisticRegression, logOdds, slopeOf } from '../../statistics/regression.ts'
import { makeDesign } from './design.ts'
import type { Change, End, Lever } from './lever.ts'
import type { Trial } from './trials.ts'

/** The effect of a change on a side. */
export interface Effect {
  /** The lever that it moves. */
  readonly lever: string
  readonly end: End
  readonly change: Change
  /** How many times as far it goes as what was played. */
  readonly times: number
  /** On the margin of the side, in the unit of its system. */
  readonly margin: number
  /** On the share of games that the side wins, in points of per cent, with an interval of 95 %. */
  readonly points: number
  readonly interval: Interval
  /** The points expected when all changes are taken together: uncertain effects are likely smaller than they look. */
  readonly expected: number
  /** True if it is larger than chance makes the largest of all that are compared, in 19 of 20 experiments. */
  readonly isSure: boolean
}

/** The two-sided quantile at which one of so many comparisons errs in one of 20 experiments. */
export const quantileOf = (compared: number): number => normalQuantile(1 - 0.025 / Math.max(1, compared))

/** The games of an experiment: of the scenario as it is, and pairs with opposite ends of all levers. */
export interface Played {
  readonly asItIs: readonly Trial[]
  readonly trials: readonly Trial[]
  /** Of the design. */
  readonly seed: number
}

/** Where a lever of one end only stands in the scenario as it is. */
const restOf = ({ less, more }: Lever): number => (less.length === 0 ? -1 : 0) + (more.length === 0 ? 1 : 0)

/** How much of the difference between -1 and 1 is a step of a lever: that of a lever of one end only is as long as both of another. */
export const stepOf = ({ less, more }: Lever): number => (less.length > 0 && more.length > 0 ? 1 : 2)

/**
 * The effects of all changes on a side. Levers that are moved at once leave a game more open or less: so the odds are fitted, and the
 * points are those by which a change moves the share of the scenario as it is.
 * @param share of games that the side wins of the scenario as it is, in per cent
 */
export const effectsOf = (levers: readonly Lever[], played: Played, side: Side, share: number): readonly Effect[] => {
  const { asItIs, trials, seed } = played
  const design = makeDesign(levers.length, seed)
  const rest = levers.map(restOf)
  const rows = [
    ...asItIs.map(() => [1, ...rest]),
    ...trials.map((_, game) => {
      const sign = game % 2 === 0 ? 1 : -1
      return [1, ...design(Math.floor(game / 2)).map((end) => sign * end)]
    }),
  ]
  const all = [...asItIs, ...trials]
  const margins = all.map(({ margin }) => (side === 0 ? margin : -margin))
  const successes = successOf(
    margins,
    all.map(({ winner }) => winner === side),
  )
  const { coefficients, errors } = logisticRegression(rows, successes)
  const odds = logOdds(share / 100)
  const pointsAt = (moved: number): number => 100 * (logistic(odds + moved) - logistic(odds))
  // The spread of all effects beyond their errors is the real size of effects.
  const real =
    Math.max(
      0,
      levers.reduce((sum, _, i) => sum + coefficients[i + 1] ** 2 - errors[i + 1] ** 2, 0),
    ) / levers.length
  const sure = quantileOf(levers.length)
  return levers.flatMap((lever, index) => {
    const [coefficient, error] = [coefficients[index + 1], errors[index + 1]]
    const inMargin = slopeOf(
      rows.map((row) => row[index + 1]),
      margins,
    )
    return (['less', 'more'] as const).flatMap((end) =>
      lever[end].map((change, by): Effect => {
        const ways = (end === 'more' ? 1 : -1) * stepOf(lever) * (by + 1)
        const spread = Math.abs(z * ways * error)
        return {
          lever: lever.id,
          end,
          change,
          times: by + 1,
          margin: ways * inMargin,
          points: pointsAt(ways * coefficient),
          interval: { low: pointsAt(ways * coefficient - spread), high: pointsAt(ways * coefficient + spread) },
          isSure: Math.abs(coefficient) > sure * error,
          expected: pointsAt(real === 0 ? 0 : (ways * coefficient * real) / (real + error ** 2)),
        }
      }),
    )
  })
}

/**
 * Success in each game, from 0 to 1: one half is who has won, the other how often games of that margin are won. A shift of all margins
 * moves both by the same (Stein's lemma, for margins that are spread normally), and the second half is less noisy.
 */
const successOf = (margins: readonly number[], wins: readonly boolean[]): number[] => {
  const won = wins.map((win) => (win ? 1 : 0))
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [usual, share] = [mean(margins), mean(won)]
  const slope = slopeOf(margins, won)
  const bounded = (value: number): number => Math.min(1, Math.max(0, value))
  return won.map((win, game) => (win + bounded(share + slope * (margins[game] - usual))) / 2)
}
