/** The actions that players could use and did, and the turns that they ended although a simpler player saw something to gain. */
import type { Dice } from '../../engine/dice.ts'
import type { Action, AnyGame, Outcome, Player, Side, State } from '../../engine/game.ts'
import { chooseFor } from '../../engine/play.ts'
import type { Evidence, Use } from '../bundle.ts'
import { addCourses, allGames, type Courses } from '../course/facts.ts'
import { hasGreedy, makePlayer } from '../systems/games.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { followCourse } from './course.ts'
import type { Course } from './types.generated.ts'

/** The observations of one game. */
export interface Watched {
  /** How often each thing that was legal at some time was used, by what it is: `action move`, `card barrage`. */
  readonly uses: Readonly<Record<string, number>>
  /** Turns of all sides, and those of them that were idle; undefined where the system has no greedy player. */
  readonly turns?: number
  readonly idle?: number
  /** Ids of units that were due and had not come at the end. */
  readonly absent?: readonly string[]
  readonly course: Course
}

export interface Watcher {
  /** Takes in a decision: the position, and what was chosen in it. */
  see(state: State, side: Side, chosen: Action, dice: Dice): void
  /** Returns the observations of a game that ended in a position. */
  end(state: State, outcome: Outcome): Watched
}

/** Watches one game. A turn is idle when its side ends a step of it while the greedy player would rather act. */
export const watchGame = (game: AnyGame): Watcher => {
  const { usesOf, isEnd, absentOf = () => [] } = systemCompilerOf(game.scenario.system).playtest
  const greedy: Player | undefined = hasGreedy(game.scenario) ? makePlayer('greedy', game) : undefined
  const course = followCourse(game)
  const uses = new Map<string, number>()
  const turns = new Set<string>()
  const idle = new Set<string>()
  return {
    see: (state, side, chosen, dice) => {
      const legal = game.legal(state, side)
      course.see(state, legal.length)
      for (const action of legal) for (const use of usesOf(game, action)) if (!uses.has(use)) uses.set(use, 0)
      for (const use of usesOf(game, chosen)) uses.set(use, (uses.get(use) ?? 0) + 1)
      const turn = `${state.turn} ${side}`
      turns.add(turn)
      if (greedy === undefined || legal.length === 1 || idle.has(turn) || !isEnd(state, chosen)) return
      if (chooseFor(game, greedy, state, side, dice.clone()).type !== chosen.type) idle.add(turn)
    },
    end: (state, outcome) => ({
      course: course.end(state, outcome),
      uses: Object.fromEntries(uses),
      absent: absentOf(game, state),
      ...(greedy !== undefined && { turns: turns.size, idle: idle.size }),
    }),
  }
}

type WatchedGames = Evidence['watched']

/**
 * Sums up the observations of some games: uses in order of their names.
 * @param teams how many can win
 */
export const sumUpWatched = (
  games: readonly (Watched & { readonly winner: Side | null })[],
  teams: number,
): WatchedGames =>
  games
    .map(({ winner, uses, turns, idle = 0, absent = [], course }): WatchedGames => {
      const each = Object.entries(uses).map(([name, used]): Use => ({ name, legalIn: 1, used }))
      const gone = absent.map((unit) => ({ unit, games: 1 }))
      return {
        games: 1,
        uses: each,
        courses: Array.from({ length: teams + 1 }, (_, ending) =>
          ending === (winner ?? teams) ? course : allGames([]),
        ),
        ...(gone.length > 0 && { absent: gone }),
        ...(turns !== undefined && { idle: { turns, idle } }),
      }
    })
    .reduce(addWatched, { games: 0, uses: [] })

const addEach = (some: Courses, others: Courses): Course[] =>
  some.map((course, ending) => addCourses(course, others[ending]))

/** Adds up the observations of two sets of games. */
export const addWatched = (one: WatchedGames, other: WatchedGames): WatchedGames => {
  const uses = new Map(one.uses.map((use) => [use.name, use]))
  for (const { name, legalIn, used } of other.uses) {
    const known = uses.get(name)
    uses.set(name, { name, legalIn: legalIn + (known?.legalIn ?? 0), used: used + (known?.used ?? 0) })
  }
  const absent = new Map<string, number>()
  for (const { unit, games } of [...(one.absent ?? []), ...(other.absent ?? [])])
    absent.set(unit, games + (absent.get(unit) ?? 0))
  const idles = [one, other].flatMap(({ idle }) => idle ?? [])
  const idle = {
    turns: idles.reduce((sum, { turns }) => sum + turns, 0),
    idle: idles.reduce((sum, one) => sum + one.idle, 0),
  }
  const [courses, ...more] = [one, other].flatMap((games) => (games.courses ? [games.courses] : []))
  return {
    games: one.games + other.games,
    uses: [...uses.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    ...(absent.size > 0 && { absent: [...absent].map(([unit, games]) => ({ unit, games })) }),
    ...(idles.length > 0 && { idle }),
    ...(courses && { courses: more.reduce(addEach, courses) }),
  }
}
