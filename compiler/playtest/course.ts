/** The course of games: odds by turn, holders of places, losses by place. Summed up in whole numbers, so that more games can be added. */
import { divideRounded } from '../../engine/arithmetic.ts'
import type { AnyGame, Outcome, Side, State } from '../../engine/game.ts'
import type { Standing } from '../../engine/standing.ts'
import { oddsIn } from '../systems/games.ts'
import { systemCompilerOf } from '../systems/index.ts'
import type { Course } from './types.generated.ts'

export interface CourseWatcher {
  /** Takes in a position before the next action, and how many actions are legal in it. */
  see(state: State, choices: number): void
  /** The course of the game that ended in a position. */
  end(state: State, outcome: Outcome): Course
}

/** Follows one game. */
export const followCourse = (game: AnyGame): CourseWatcher => {
  const { positionOf } = systemCompilerOf(game.scenario.system).playtest
  const oddsOf = oddsIn(game)
  const teams = game.teams.map(([seat]) => seat)
  const teamOf: number[] = []
  for (const [team, seats] of game.teams.entries()) for (const seat of seats) teamOf[seat] = team
  /** By turn: the odds at its beginning, who held what at its end, and what each team lost in it. */
  const turns: { readonly odds: number; holders: Standing['holders']; readonly lost: number[] }[] = []
  const lostOn = teams.map(() => new Map<number, number>())
  let [decisions, choices] = [0, 0]
  let last: { readonly hexes: readonly number[]; readonly strengths: readonly number[] } | undefined
  let lostByUnit: number[] = []
  const wasThere = new Set<number>()
  let firstGone: number | undefined

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
        // Stores that go from one unit of a side to another are not lost.
        const fallen = strengths.flatMap((strength, unit) => {
          const lost = teamOf[sides[unit]] === side ? (before.strengths[unit] ?? 0) - strength : 0
          return lost === 0 ? [] : [{ unit, lost }]
        })
        if (sum(fallen.map(({ lost }) => lost)) <= 0) continue
        for (const { unit, lost } of fallen) if (lost > 0) lose(unit, side, before.hexes[unit], lost)
        if (fallen.some(({ unit, lost }) => lost > 0 && strengths[unit] === 0)) firstGone ??= side
      }
    for (const [unit, strength] of strengths.entries()) if (strength > 0) wasThere.add(unit)
    last = { hexes: Array.from(hexes), strengths }
    if (state.turn > turns.length)
      turns.push({ odds: divideRounded(oddsOf(state), 10), holders: [], lost: teams.map(() => 0) })
    const turn = turns.at(-1)
    if (turn) turn.holders = holders.map((seat) => (seat === null ? null : teamOf[seat]))
  }

  return {
    see(state, legal) {
      decisions++
      choices += legal
      look(state)
    },
    end(state, { reason }) {
      look(state)
      const strengths = last?.strengths ?? []
      return {
        games: 1,
        odds: [turns.map(({ odds }) => odds)],
        reasons: { [reason]: 1 },
        decisions,
        choices,
        held: (turns.at(-1)?.holders ?? []).map((_, place) =>
          teams.map((_, side) => turns.map(({ holders }) => (holders[place] === side ? 1 : 0))),
        ),
        lostByUnit,
        gone: lostByUnit.map((_, unit) => (wasThere.has(unit) && (strengths[unit] ?? 0) === 0 ? 1 : 0)),
        firstGone: teams.map((_, side) => (side === firstGone ? 1 : 0)),
        lostInTurn: teams.map((_, side) => turns.map(({ lost }) => lost[side])),
        lostOn: lostOn.map((lost) => [...lost].sort(([one], [other]) => one - other)),
      }
    },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
