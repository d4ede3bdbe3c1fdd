/**
 * Why games of a scenario came out so: what went with winning. Of everything that is compared, what is told is what stands out after it
 * is counted how much was compared: fifty comparisons at 95 % would find two or three differences where there are none.
 */
import { teamOf, teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Course } from '../bundle.ts'
import { differenceOf } from '../statistics/interval.ts'
import { normalQuantile } from '../statistics/quantile.ts'
import { allGames, type Courses, lastedOf, usualTurns } from './facts.ts'

/** Something that some games had and others had not, and how often a team won either. */
export interface Difference {
  readonly about:
    | { readonly kind: 'held'; readonly place: number; readonly turn: number }
    | { readonly kind: 'gone'; readonly unit: number }
    | { readonly kind: 'first' }
  /** The team that held the place, owned the unit, or was the first to lose one: an index into the teams. */
  readonly team: number
  /** Games of either kind, and those of them that the team won. */
  readonly having: Counted
  readonly lacking: Counted
  /** By how many points it won more of the games that had it, and the interval, at 95 % for all that was compared together. */
  readonly points: number
  readonly low: number
  readonly high: number
}

interface Counted {
  readonly games: number
  readonly won: number
}

/** How many of a kind are told at most. */
const most = { held: 5, gone: 4, first: 1 } as const
/** Fewer games on one side of a comparison say nothing. */
const leastGames = 5
/** Late in a game places follow from the result rather than lead to it: turns after this part of the usual ones are not compared. */
const early = { of: 3, parts: 2 } as const
const error = 0.05

/** How many games of each ending had something: the counts of the courses. */
type CountIn = (course: Course) => number

/** Something that games had or had not, and in how many it could be told. */
interface Asked extends Pick<Difference, 'about' | 'team'> {
  readonly has: CountIn
  readonly gamesIn: CountIn
}

/** Lists the questions asked about games like these. */
const askedOf = (courses: Courses, teamOf: readonly number[]): readonly Asked[] => {
  const all = allGames(courses)
  const teams = courses.length - 1
  const asked: Asked[] = []
  const compare = (about: Difference['about'], team: number, has: CountIn, gamesIn: CountIn): void => {
    asked.push({ about, team, has, gamesIn })
  }
  const turns = Math.max(1, Math.floor((early.parts * usualTurns(all).length) / early.of))
  for (let team = 0; team < teams; team++) {
    for (const place of all.held.keys())
      for (let turn = 0; turn < turns; turn++)
        compare(
          { kind: 'held', place, turn: turn + 1 },
          team,
          ({ held }) => held[place]?.[team]?.[turn] ?? 0,
          (course) => lastedOf(course)[turn] ?? 0,
        )
    compare(
      { kind: 'first' },
      team,
      ({ firstGone }) => firstGone[team] ?? 0,
      ({ firstGone }) => sum(firstGone),
    )
  }
  for (const [unit, team] of teamOf.entries())
    compare(
      { kind: 'gone', unit },
      team,
      ({ gone }) => gone[unit] ?? 0,
      ({ games }) => games,
    )
  return asked
}

/** @param teamOf the team of each unit of the scenario */
export const differencesIn = (courses: Courses, teamOf: readonly number[]): readonly Difference[] => {
  const compared = askedOf(courses, teamOf).flatMap(({ about, team, has, gamesIn }) => {
    const counts = courses.map((course) => ({ has: has(course), games: gamesIn(course) }))
    const having = { games: sum(counts.map(({ has }) => has)), won: counts[team].has }
    const games = sum(counts.map(({ games }) => games))
    const lacking = { games: games - having.games, won: counts[team].games - having.won }
    return having.games >= leastGames && lacking.games >= leastGames ? [{ about, team, having, lacking }] : []
  })
  const z = normalQuantile(1 - error / 2 / Math.max(1, compared.length))
  const told = compared
    .map(
      (one): Difference => ({
        ...one,
        ...differenceOf(
          { successes: one.having.won, trials: one.having.games },
          { successes: one.lacking.won, trials: one.lacking.games },
          z,
        ),
      }),
    )
    .filter(({ low, high }) => low > 0 || high < 0)
    .toSorted((one, other) => sureness(other) - sureness(one))
  const kinds = { held: new Set<number>(), gone: new Set<number>(), first: new Set<number>() }
  return told.filter(({ about }) => {
    const known = kinds[about.kind]
    // A place is told of once, by the turn and the team for which it says most.
    const one = about.kind === 'held' ? about.place : about.kind === 'gone' ? about.unit : 0
    if (known.has(one) || known.size === most[about.kind]) return false
    known.add(one)
    return true
  })
}

/** An event that became more or less frequent than in other games. */
export interface Changed extends Pick<Difference, 'about' | 'team' | 'points' | 'low' | 'high'> {}

/**
 * Finds differences from earlier games of a battle: who holds and who loses which things. It detects changes even where as many games are
 * won as before. All comparisons together have an error rate of 5 %.
 */
export const changesIn = (before: Courses, after: Courses, teamOf: readonly number[]): readonly Changed[] => {
  const [one, other] = [allGames(before), allGames(after)]
  const asked = askedOf(before, teamOf)
  const z = normalQuantile(1 - error / 2 / Math.max(1, asked.length))
  return asked
    .map(({ about, team, has, gamesIn }): Changed => {
      const countIn = (course: Course) => ({ successes: has(course), trials: gamesIn(course) })
      return { about, team, ...differenceOf(countIn(other), countIn(one), z) }
    })
    .filter(({ low, high }) => low > 0 || high < 0)
    .toSorted((one, other) => sureness(other) - sureness(one))
}

/** A difference in words. */
export interface Why extends Difference {
  /** A few words, for a line of a picture: `Germans hold Tula, turn 3`. */
  readonly label: string
  /** A sentence with both shares, the games that they are of, and the interval between them. */
  readonly text: string
}

/** A few words for something that games had. */
export const labelOf = (
  { about, team }: Pick<Difference, 'about' | 'team'>,
  scenario: BattleScenario,
  places: readonly { readonly name: string }[],
): string => {
  const { name } = teamsOf(scenario)[team]
  if (about.kind === 'held') return `${name} holds ${places[about.place].name}, turn ${about.turn}`
  return about.kind === 'gone'
    ? `${name} loses ${scenario.units[about.unit].name}`
    : `${name} is the first to lose a unit`
}

/** `12 points more (5 to 18)`: a difference that is one. */
export const apart = ({ points, low, high }: Pick<Difference, 'points' | 'low' | 'high'>): string => {
  const [least, greatest] = [low, high].map(Math.abs).toSorted((one, other) => one - other)
  return `${Math.round(Math.abs(points))} points ${points > 0 ? 'more' : 'less'} (${Math.round(least)} to ${Math.round(greatest)})`
}

const share = ({ games, won }: Counted): string => `${Math.round((100 * won) / games)} %`

/**
 * Lists the events that went with winning, the surest first.
 * @param places those of the courses, in their order
 */
export const whyIn = (
  courses: Courses,
  scenario: BattleScenario,
  places: readonly { readonly name: string }[],
): readonly Why[] => {
  const teams = teamsOf(scenario)
  const owners = scenario.units.map(({ side }) => teamOf(scenario, side))
  return differencesIn(courses, owners).map((difference) => {
    const { about, team, having, lacking, points, low, high } = difference
    const { name } = teams[team]
    const when =
      about.kind === 'held'
        ? `in which it holds ${places[about.place].name} at the end of turn ${about.turn}`
        : about.kind === 'gone'
          ? `in which it loses ${scenario.units[about.unit].name}`
          : 'in which it is the first to lose a unit'
    return {
      ...difference,
      label: labelOf(difference, scenario, places),
      text: `${name} wins ${share(having)} of the ${having.games} games ${when}, ${share(lacking)} of the other ${lacking.games}: ${apart({ points, low, high })}.`,
    }
  })
}

/** How games ended, and who won those: a sentence each, the most frequent first. */
export const endingsIn = (courses: Courses, teams: readonly string[]): readonly string[] => {
  const { games } = allGames(courses)
  return courses
    .flatMap(({ reasons }, winner) => Object.entries(reasons).map(([reason, count]) => ({ reason, count, winner })))
    .toSorted((one, other) => other.count - one.count)
    .map(({ reason, count, winner }) => {
      const result = teams[winner] === undefined ? 'nobody wins' : `${teams[winner]} wins`
      return `${count} of ${games} games: ${result}, ${reason.replaceAll('-', ' ')}.`
    })
}

/** By how many points the nearer end of an interval is away from none. */
const sureness = ({ low, high }: Pick<Difference, 'low' | 'high'>): number => (low > 0 ? low : -high)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
