/** Statements about the course of games, in shares and means: for the terminal and the page. */
import type { Course } from '../bundle.ts'

/** The courses of the games that each team won, by team, then of those that nobody won. */
export type Courses = readonly Course[]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

type Deep = number | readonly Deep[]

/** The sums of two numbers, or of lists of them; where one list is longer, its end stays. */
const plus = <T extends Deep>(one: T, other: T): T => {
  if (typeof one === 'number' || typeof other === 'number') return (Number(one) + Number(other)) as T
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return long.map((part, index) => (index < short.length ? plus<Deep>(part, short[index]) : part)) as Deep as T
}

const plusOn = (one: Course['lostOn'][number], other: Course['lostOn'][number]): Course['lostOn'][number] => {
  const sums = new Map(one as [number, number][])
  for (const [hex, lost] of other) sums.set(hex, (sums.get(hex) ?? 0) + lost)
  return [...sums].sort(([first], [second]) => first - second)
}

const plusByName = (one: Course['reasons'], other: Course['reasons']): Course['reasons'] => {
  const sums = { ...one }
  for (const [name, count] of Object.entries(other)) sums[name] = (sums[name] ?? 0) + count
  return sums
}

/** Two courses of games of the same scenario as one. */
export const addCourses = (one: Course, other: Course): Course => ({
  games: one.games + other.games,
  odds: [...one.odds, ...other.odds],
  reasons: plusByName(one.reasons, other.reasons),
  decisions: one.decisions + other.decisions,
  choices: one.choices + other.choices,
  held: plus(one.held, other.held),
  lostByUnit: plus(one.lostByUnit, other.lostByUnit),
  gone: plus(one.gone, other.gone),
  firstGone: plus(one.firstGone, other.firstGone),
  lostInTurn: plus(one.lostInTurn, other.lostInTurn),
  lostOn: Array.from({ length: Math.max(one.lostOn.length, other.lostOn.length) }, (_, side) =>
    plusOn(one.lostOn[side] ?? [], other.lostOn[side] ?? []),
  ),
})

/** No games at all. */
const none: Course = {
  games: 0,
  odds: [],
  reasons: {},
  decisions: 0,
  choices: 0,
  held: [],
  lostByUnit: [],
  gone: [],
  firstGone: [],
  lostInTurn: [],
  lostOn: [],
}

/** The course of all games, however they ended. */
export const allGames = (courses: Courses): Course => courses.reduce(addCourses, none)

/** By turn: games that lasted so long. */
export const lastedOf = ({ odds }: Course): readonly number[] => {
  const longest = Math.max(0, ...odds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => odds.filter(({ length }) => length > turn).length)
}

/** By turn that at least one of ten games reached, since means of fewer say little: games that lasted so long. */
export const usualTurns = (course: Course): readonly number[] =>
  lastedOf(course).filter((count) => 10 * count >= course.games)

/** By usual turn: how often a side holds a place at its end, in per cent of the games that lasted so long. */
export const heldShares = (course: Course, place: number, side: number): readonly number[] =>
  usualTurns(course).map((count, turn) => (100 * (course.held[place]?.[side]?.[turn] ?? 0)) / count)

/** Legal actions in a decision, on average. */
export const meanChoices = ({ choices, decisions }: Course): number => choices / Math.max(1, decisions)

/**
 * The units with the most losses, and the mean loss of each in a game. `listed` are those of the scenario: others enter in play, and have
 * no name.
 */
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
