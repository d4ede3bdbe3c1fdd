/** What the course of games says, in shares and means: for the terminal and the page. */
import type { Course } from './bundle.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Turns that at least one of ten games reached: means of fewer say little. */
export const usualTurns = ({ games, lasted }: Course): number => lasted.filter((count) => 10 * count >= games).length

/** By usual turn: the mean chance of a side to win at its beginning, in per cent. */
export const meanChances = (course: Course, side: number): readonly number[] =>
  course.lasted.slice(0, usualTurns(course)).map((count, turn) => (course.chances[side]?.[turn] ?? 0) / count)

/** By usual turn: how often a side holds a place at its end, in per cent of the games that lasted so long. */
export const heldShares = (course: Course, place: number, side: number): readonly number[] =>
  course.lasted
    .slice(0, usualTurns(course))
    .map((count, turn) => (100 * (course.held[place]?.[side]?.[turn] ?? 0)) / count)

/** What a game has on average: changes of the lead, the lowest chance of its winner in per cent, legal actions in a decision. */
export const meansOf = ({ games, leads, lowest, decided, choices, decisions }: Course) => ({
  leads: leads / games,
  lowest: lowest / Math.max(1, sum(decided)),
  choices: choices / Math.max(1, decisions),
})

/** Units that lost the most, with what each lost in a game on average. `listed` are those of the scenario: others come in play, and have no name. */
export const mostLost = ({ games, lostByUnit }: Course, most: number, listed: number) =>
  lostByUnit
    .slice(0, listed)
    .map((lost, unit) => ({ unit, lost: lost / games }))
    .filter(({ lost }) => lost > 0)
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, most)

/** Hexes on which strength was lost, with what each side lost there in a game on average; most first. */
export const lostByHex = ({ games, lostOn }: Course) => {
  const found = new Map<number, number[]>()
  for (const [side, hexes] of lostOn.entries())
    for (const [hex, lost] of hexes) {
      const sides = found.get(hex) ?? lostOn.map(() => 0)
      sides[side] = lost / games
      found.set(hex, sides)
    }
  return [...found]
    .map(([hex, sides]) => ({ hex, sides, lost: sum(sides) }))
    .toSorted((one, other) => other.lost - one.lost)
}
