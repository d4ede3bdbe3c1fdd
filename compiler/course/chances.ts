/** How likely the teams were to win in the course of games, as the games of the same scenario say: for the terminal and the page. */
import { chanceOf, latenessOf, type Terms } from '../../engine/ai/chances.ts'
import type { Course } from '../bundle.ts'
import { logisticRegression } from '../statistics/regression.ts'
import { allGames, type Courses, usualTurns } from './facts.ts'

/** Taken from what games say of each term as if so many of them had shown nothing: few games change little. */
const doubt = 1

/** Converts odds in hundredths of a log3 to thousandths of a natural logarithm. */
const natural = Math.log(3) / 100

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A position at the beginning of a turn of a game, and what came of the game for the first team: 1, 0, or a half. */
interface CoursePosition {
  readonly odds: number
  readonly lateness: number
  readonly won: number
}

/** The odds of the games that each team won, by team, then of those that nobody won. */
type OddsOfGames = readonly Pick<Course, 'odds'>[]

const positionsOf = (courses: OddsOfGames, turns: number): readonly CoursePosition[] =>
  courses.flatMap(({ odds }, winner) =>
    odds.flatMap((game) =>
      game.map((odds, turn) => ({
        odds,
        lateness: latenessOf(turn + 1, turns),
        won: winner === 0 ? 1 : winner === courses.length - 1 ? 0.5 : 0,
      })),
    ),
  )

/** How the odds of its system are to be read in a scenario, as its games say. */
export const termsOf = (courses: OddsOfGames, turns: number): Terms => {
  const positions = positionsOf(courses, turns)
  const begun = courses.flatMap(({ odds }) => odds.map(([first = 0]) => first))
  const games = Math.max(1, begun.length)
  const base = Math.round(sum(begun) / games)
  const each = (doubt * positions.length) / games
  const { coefficients } = logisticRegression(
    positions.map(({ odds, lateness }) => [1, lateness === 0 ? 1 : 0, lateness / 1000, (odds - base) * natural]),
    positions.map(({ won }) => won),
    {
      offsets: positions.map(({ odds }) => (odds - base) * natural),
      // The positions of one game are one game, which has one opening.
      ridge: [each, doubt, each, each],
    },
  )
  const [start, opening, late, steep] = coefficients
  const ofLog3 = (value: number): number => Math.round((1000 * value) / Math.log(3))
  return {
    base: 10 * base,
    start: ofLog3(start),
    opening: ofLog3(opening),
    late: ofLog3(late),
    steep: Math.round(1000 * steep),
  }
}

/** The chances of winning by turn in a scenario's games. Turns begin with the first. */
export interface CourseChances {
  readonly terms: Terms
  /** By usual turn: the mean chance of the first team at its beginning, in per cent. */
  readonly means: readonly number[]
  /** By turn: games that were decided in it; from then on the winner's chance was at least 90 %. */
  readonly decided: readonly number[]
  /** How often another team than before had the greater chance, in a game. */
  readonly leads: number
  /** The lowest chance of its winner in a game, in per cent. */
  readonly lowest: number
}

/** The chance from which a winner is as good as certain to win, and the one from which a team leads, in ten-thousandths. */
const [certain, even, whole] = [9_000, 5_000, 10_000]

export const chancesIn = (courses: Courses, turns: number): CourseChances => {
  const terms = termsOf(courses, turns)
  const games = courses.flatMap(({ odds }, winner) =>
    odds.map((game) => ({
      winner: winner === courses.length - 1 ? undefined : winner,
      chances: game.map((odds, turn) => chanceOf(terms, 10 * odds, latenessOf(turn + 1, turns))),
    })),
  )
  const decided = new Array<number>(Math.max(0, ...games.map(({ chances }) => chances.length))).fill(0)
  let [leads, lowest, won] = [0, 0, 0]
  for (const { winner, chances } of games) {
    leads += chances.filter((chance, turn) => turn > 0 && chance >= even !== chances[turn - 1] >= even).length
    if (winner === undefined || chances.length === 0) continue
    const ofWinner = winner === 0 ? chances : chances.map((chance) => whole - chance)
    won++
    lowest += Math.min(...ofWinner)
    // A game that is open to its last turn is decided in it.
    decided[Math.min(chances.length - 1, ofWinner.findLastIndex((chance) => chance < certain) + 1)]++
  }
  const usual = usualTurns(allGames(courses))
  return {
    terms,
    means: usual.map((count, turn) => sum(games.map(({ chances }) => chances[turn] ?? 0)) / count / 100),
    decided,
    leads: leads / Math.max(1, games.length),
    lowest: lowest / Math.max(1, won) / 100,
  }
}
