/** The course of games: how the chances moved, who held what, where strength was lost. Summed up in whole numbers, so that more can be added. */
import type { AnyGame, Side, State } from '../../engine/game.ts'
import type { Standing } from '../../engine/standing.ts'
import { insightOf } from '../systems/games.ts'
import { systemCompilerOf } from '../systems/index.ts'
import type { Course } from './types.generated.ts'

/** The chance from which a winner is as good as certain to win, in ten-thousandths. */
const certain = 9_000

export interface CourseWatcher {
  /** Takes in a position before the next action, and how many actions are legal in it. */
  see(state: State, choices: number): void
  /** The course of the game that ended in a position. */
  end(state: State, winner: Side | null): Course
}

/** Follows one game. */
export const followCourse = (game: AnyGame): CourseWatcher => {
  const { positionOf } = systemCompilerOf(game.scenario.system).playtest
  const { value } = insightOf(game)
  const teams = game.teams.map(([seat]) => seat)
  const teamOf: number[] = []
  for (const [team, seats] of game.teams.entries()) for (const seat of seats) teamOf[seat] = team
  /** By turn: the chances at its beginning, who held what at its end, and what each team lost in it. */
  const turns: { readonly chances: readonly number[]; holders: Standing['holders']; readonly lost: number[] }[] = []
  const lostOn = teams.map(() => new Map<number, number>())
  let [decisions, choices] = [0, 0]
  let last: { readonly hexes: readonly number[]; readonly strengths: readonly number[] } | undefined
  let lostByUnit: number[] = []

  const lose = (unit: number, side: Side, hex: number, lost: number): void => {
    lostByUnit[unit] += lost
    const turn = turns.at(-1)
    if (turn) turn.lost[side] += lost
    if (hex > 0) lostOn[side].set(hex, (lostOn[side].get(hex) ?? 0) + lost)
  }

  const look = (state: State): void => {
    const { hexes, strengths, sides, holders } = positionOf(game, state)
    const before = last
    if (before === undefined) lostByUnit = new Array<number>(strengths.length).fill(0)
    else
      for (const side of teams.keys()) {
        // What goes from one unit of a side to another is not lost.
        const fallen = strengths.flatMap((strength, unit) => {
          const lost = teamOf[sides[unit]] === side ? (before.strengths[unit] ?? 0) - strength : 0
          return lost === 0 ? [] : [{ unit, lost }]
        })
        if (sum(fallen.map(({ lost }) => lost)) <= 0) continue
        for (const { unit, lost } of fallen) if (lost > 0) lose(unit, side, before.hexes[unit], lost)
      }
    last = { hexes: Array.from(hexes), strengths }
    if (state.turn > turns.length)
      turns.push({ chances: teams.map((seat) => value(state, seat)), holders: [], lost: teams.map(() => 0) })
    const turn = turns.at(-1)
    if (turn) turn.holders = holders.map((seat) => (seat === null ? null : teamOf[seat]))
  }

  return {
    see(state, legal) {
      decisions++
      choices += legal
      look(state)
    },
    end(state, winner) {
      look(state)
      const leaders = turns.map(({ chances }) => chances.indexOf(Math.max(...chances)))
      const ofWinner = winner === null ? [] : turns.map(({ chances }) => chances[winner])
      // A game that is open to its last turn is decided in it.
      const decidedIn = Math.min(turns.length - 1, ofWinner.findLastIndex((chance) => chance < certain) + 1)
      return {
        games: 1,
        chances: teams.map((_, side) => turns.map(({ chances }) => Math.round(chances[side] / 100))),
        lasted: turns.map(() => 1),
        decided: turns.map((_, index) => (winner !== null && index === decidedIn ? 1 : 0)),
        leads: leaders.filter((leader, index) => index > 0 && leader !== leaders[index - 1]).length,
        lowest: ofWinner.length === 0 ? 0 : Math.round(Math.min(...ofWinner) / 100),
        decisions,
        choices,
        held: (turns.at(-1)?.holders ?? []).map((_, place) =>
          teams.map((_, side) => turns.map(({ holders }) => (holders[place] === side ? 1 : 0))),
        ),
        lostByUnit,
        lostInTurn: teams.map((_, side) => turns.map(({ lost }) => lost[side])),
        lostOn: lostOn.map((lost) => [...lost].sort(([one], [other]) => one - other)),
      }
    },
  }
}

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

/** Two courses of games of the same scenario as one. */
export const addCourses = (one: Course, other: Course): Course => ({
  games: one.games + other.games,
  chances: plus(one.chances, other.chances),
  lasted: plus(one.lasted, other.lasted),
  decided: plus(one.decided, other.decided),
  leads: one.leads + other.leads,
  lowest: one.lowest + other.lowest,
  decisions: one.decisions + other.decisions,
  choices: one.choices + other.choices,
  held: plus(one.held, other.held),
  lostByUnit: plus(one.lostByUnit, other.lostByUnit),
  lostInTurn: plus(one.lostInTurn, other.lostInTurn),
  lostOn: one.lostOn.map((lost, side) => plusOn(lost, other.lostOn[side])),
})
