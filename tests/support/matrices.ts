/** Games of styles that were never played: what is said of games that are won by chance, with shares that are known. */
import { judgeValue, type Matrix, mostGames, nextGames, valueIn } from '../../compiler/statistics/styles.ts'
import type { Dice } from '../../engine/dice.ts'

/** Shares in per cent that each of three styles wins against each, of which the value is the one that is asked for. */
export const shapes: Readonly<Record<string, (value: number) => readonly (readonly number[])[]>> = {
  'all alike': (v) => [
    [v, v, v],
    [v, v, v],
    [v, v, v],
  ],
  'one style each': (v) => [
    [v, v + 10, v + 10],
    [v - 10, v, v],
    [v - 10, v, v],
  ],
  'a better one': (v) => [
    [v, v, v],
    [v - 20, v - 20, v - 20],
    [v - 20, v - 20, v - 20],
  ],
  'a better one of theirs': (v) => [
    [v, v + 20, v + 20],
    [v, v + 20, v + 20],
    [v, v + 20, v + 20],
  ],
  'each beats another': (v) => [
    [v, v + 15, v - 15],
    [v - 15, v, v + 15],
    [v + 15, v - 15, v],
  ],
}

/** How often each verdict came, in per cent, and the mean number of games. */
export interface Simulated {
  readonly pass: number
  readonly fail: number
  readonly undecided: number
  readonly games: number
}

/** Verdicts on a band, of matrices of these shares. Of the first pair a hundred games are there before. */
export const simulateVerdicts = (
  band: { readonly from: number; readonly to: number },
  shares: readonly (readonly number[])[],
  verdicts: number,
  dice: Dice,
): Simulated => {
  const wonOf = (games: number, share: number): number => {
    let won = 0
    for (let game = 0; game < games; game++) if (dice.below(100) < share) won++
    return won
  }
  const play = (matrix: Matrix, wanted: readonly (readonly number[])[]): Matrix =>
    matrix.map((row, own) =>
      row.map(({ games, won }, theirs) => ({
        games: wanted[own][theirs],
        won: won + wonOf(wanted[own][theirs] - games, shares[own][theirs]),
      })),
    )
  const counts = { pass: 0, fail: 0, undecided: 0 }
  let all = 0
  for (let one = 0; one < verdicts; one++) {
    const none: Matrix = shares.map((row) => row.map(() => ({ games: 0, won: 0 })))
    let matrix = play(
      none,
      shares.map((row, own) => row.map((_, theirs) => (own + theirs === 0 ? 100 : 0))),
    )
    for (;;) {
      const next = nextGames(matrix, band, mostGames)
      if (next === undefined) break
      matrix = play(matrix, next)
    }
    counts[judgeValue(valueIn(matrix), band)] += 100 / verdicts
    all += matrix.flat().reduce((sum, { games }) => sum + games, 0) / verdicts
  }
  return { ...counts, games: all }
}
