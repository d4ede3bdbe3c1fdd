/**
 * How likely each team is to win, as games of a system have shown: for pages and reports. It decides nothing, and is another value than
 * the one by which those who think ahead choose: that one tells actions apart, this one says how often positions like it were won.
 */
import { chanceOfOdds, divideRounded } from '../arithmetic.ts'
import { keyedDice } from '../dice.ts'
import type { AnyGame, Odds, Side, State, Thinkers } from '../game.ts'

/** How the odds of a system are read in a scenario of it, in thousandths: sides are seldom even, and some battles turn later than others. */
export interface Terms {
  /** The odds with which its games begin: those of other positions count by how far they are from them. */
  readonly base: number
  /** The first team's lead at the beginning. */
  readonly start: number
  /** Its additional lead in the first turn alone, before reinforcements or income. */
  readonly opening: number
  /** Its additional lead in the last turn. */
  readonly late: number
  /** By how much more than usual the odds of a position count. */
  readonly steep: number
}

const certain = 10_000

/**
 * How much of a game is over at the beginning of a turn, in thousandths. What is prepared before the first turn belongs to it; a game that
 * goes on for longer stays at its end.
 */
export const latenessOf = (turn: number, turns: number): number =>
  Math.max(0, Math.min(1000, divideRounded(1000 * (turn - 1), Math.max(1, turns - 1))))

/** The odds of the first team in a position, in thousandths of a log3, as they are in any scenario of the system. */
export const oddsOf = (odds: Odds, features: Readonly<Record<string, number>>, lateness: number): number => {
  let sum = 0
  for (const [name, value] of Object.entries(features)) {
    const [always, late] = odds[name] ?? [0, 0]
    sum += value * (1000 * always + late * lateness)
  }
  return divideRounded(sum, 1_000_000)
}

/** How likely the first team is to win, in ten-thousandths. */
export const chanceOf = ({ base, start, opening, late, steep }: Terms, odds: number, lateness: number): number =>
  chanceOfOdds(
    1000 *
      (start + (lateness === 0 ? opening : 0) + divideRounded(late * lateness + (1000 + steep) * (odds - base), 1000)),
  )

/** Those of a scenario of which no games are known: it begins even. */
const unknownTerms = (game: AnyGame, odds: (state: State) => number): Terms => ({
  base: odds(game.setup(keyedDice(0))),
  start: 0,
  opening: 0,
  late: 0,
  steep: 0,
})

/** The odds of the first team in the positions of a game. */
export const makeOdds = (game: AnyGame, { insight, odds }: Thinkers<never>): ((state: State) => number) => {
  const { features } = insight(game as never)
  const [[first]] = game.teams
  const { turns } = game.scenario
  return (state) => oddsOf(odds, features?.(state, first) ?? {}, latenessOf(state.turn, turns))
}

/**
 * How likely the team of each side is to win in the positions of a game, in ten-thousandths; the result of one that is over is certain.
 * @param known those of its scenario; null when no games of it are known
 */
export const makeChances = (
  game: AnyGame,
  thinkers: Thinkers<never>,
  known: Terms | null,
): ((state: State) => number[]) => {
  const odds = makeOdds(game, thinkers)
  const terms = known ?? unknownTerms(game, odds)
  const { turns } = game.scenario
  const [firstTeam] = game.teams
  const sides: readonly Side[] = [...game.teams.flat().keys()]
  return (state) => {
    const outcome = game.outcome(state)
    if (outcome !== undefined)
      return sides.map((side) =>
        outcome.winners.length === 0 ? certain / 2 : outcome.winners.includes(side) ? certain : 0,
      )
    const chance = chanceOf(terms, odds(state), latenessOf(state.turn, turns))
    return sides.map((side) => (firstTeam.includes(side) ? chance : certain - chance))
  }
}
