/** The course of a game as playtests sum it up, for tests that look at something else. */
import type { Course } from '../../compiler/playtest/types.generated.ts'

/** One game of two sides and two turns over one place, on which the first side lost three steps of its only unit. */
export const plainCourse: Course = {
  games: 1,
  chances: [
    [50, 20],
    [50, 80],
  ],
  lasted: [1, 1],
  decided: [0, 1],
  leads: 1,
  lowest: 50,
  decisions: 10,
  choices: 200,
  held: [
    [
      [1, 0],
      [0, 1],
    ],
  ],
  lostByUnit: [3],
  lostInTurn: [
    [1, 2],
    [0, 0],
  ],
  lostOn: [[[7, 3]], []],
}
