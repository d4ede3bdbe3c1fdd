/** The course of a game as playtests sum it up, for tests that look at something else. */
import { allGames } from '../../compiler/course/facts.ts'
import type { Course } from '../../compiler/playtest/types.generated.ts'

/** One game of two sides and two turns over one place, on which the first side lost three steps of its only unit. */
export const plainCourse: Course = {
  games: 1,
  odds: [[0, -126]],
  reasons: { 'place-held': 1 },
  decisions: 10,
  choices: 200,
  held: [
    [
      [1, 0],
      [0, 1],
    ],
  ],
  lostByUnit: [3],
  gone: [1],
  firstGone: [1, 0],
  lostInTurn: [
    [1, 2],
    [0, 0],
  ],
  lostOn: [[[7, 3]], []],
}

/** No games. */
export const noCourse: Course = allGames([])
