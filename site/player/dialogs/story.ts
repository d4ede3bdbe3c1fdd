/** How a game that is over went: the chances, the moment that decided it, who held what, and how it compares with sampled games. */
import type { Evidence, Measure, ScenarioBundle } from '../../../compiler/bundle.ts'
import type { Outcome, Side } from '../../../engine/game.ts'
import type { Standing } from '../../../engine/standing.ts'
import { teamOf } from '../../../engine/teams.ts'
import type { Step, Timeline } from '../timeline.ts'

/** How likely each side was to win, in ten-thousandths: after so many actions, by side. */
export type Chances = readonly (readonly number[])[]

/** A chance from which a side leads. */
const even = 5_000

/** A drop of a side's chance that is worth a word. */
const weighty = 200

/** A step of a game, by its index, and how a side's chance changed with it, in ten-thousandths. */
export interface Moment {
  readonly at: number
  readonly before: number
  readonly after: number
}

const momentAt = (chances: Chances, side: Side, at: number): Moment => ({
  at,
  before: chances[at]?.[side] ?? 0,
  after: chances[at + 1]?.[side] ?? 0,
})

const gainOf = ({ before, after }: Moment): number => after - before

/**
 * The step that helped a winner most, of those after which it led to the end: one in which something happened that can be told, where
 * such a one helped.
 */
export const decisiveMoment = (
  chances: Chances,
  winner: Side,
  isTold: (at: number) => boolean = () => true,
): Moment | undefined => {
  const lastBehind = chances.findLastIndex((sides, index) => index < chances.length - 1 && sides[winner] < even)
  const moments = chances
    .slice(1)
    .map((_, at) => momentAt(chances, winner, at))
    .slice(Math.max(0, lastBehind))
    .sort((one, other) => gainOf(other) - gainOf(one))
  return moments.find((moment) => gainOf(moment) >= weighty && isTold(moment.at)) ?? moments[0]
}

/** Moments of a kind that are looked into at most: the General thinks about each. */
const mostLookedInto = 3

const losing = (moments: readonly Moment[]): readonly Moment[] =>
  moments
    .filter((moment) => gainOf(moment) <= -weighty)
    .sort((one, other) => gainOf(one) - gainOf(other))
    .slice(0, mostLookedInto)

/**
 * Where a side may have thrown away most by its own choice, the worst first: its own steps after which its chance was lower; then the
 * first of its steps in the turns that ended worst for it.
 */
export const costliestSteps = (
  chances: Chances,
  steps: readonly Pick<Step, 'side' | 'turn'>[],
  side: Side,
): readonly Moment[] => {
  const own = steps.flatMap((step, at) => (step.side === side ? [momentAt(chances, side, at)] : []))
  const turns = own.flatMap(({ at, before }, index) => {
    const isFirst = index === 0 || steps[at - 1]?.side !== side
    const next = own.find((later, other) => other > index && steps[later.at - 1]?.side !== side)
    return isFirst ? [{ at, before, after: next?.before ?? chances.at(-1)?.[side] ?? 0 }] : []
  })
  const steep = losing(own)
  return [...steep, ...losing(turns).filter(({ at }) => steep.every((one) => one.at !== at))]
}

/** The outcome of a turn: the holders of places at its end, and each side's losses in it. */
export interface TurnReport {
  readonly turn: number
  readonly holders: Standing['holders']
  readonly lost: readonly number[]
}

const strengthsOf = ({ sides, strengths }: Standing, count: number): readonly number[] => {
  const sums = new Array<number>(count).fill(0)
  for (const [unit, strength] of strengths.entries()) sums[sides[unit]] += strength
  return sums
}

/**
 * The turns of a game. What a side lost is how much weaker its units were in all after a step than before; what
 * comes back or arrives counts for nothing.
 * @param standing who stands where after so many actions
 */
export const turnReports = (
  { steps, first, game }: Timeline,
  standing: (moves: number) => Standing,
): readonly TurnReport[] => {
  const sides = game.teams.flat().length
  const reports = new Map<number, { holders: Standing['holders']; lost: number[] }>()
  let before = strengthsOf(standing(0), sides)
  for (const [at, { turn }] of steps.entries()) {
    const now = standing(at + 1)
    const strengths = strengthsOf(now, sides)
    const report = reports.get(turn) ?? { holders: now.holders, lost: new Array<number>(sides).fill(0) }
    report.holders = now.holders
    for (const side of strengths.keys()) report.lost[side] += Math.max(0, before[side] - strengths[side])
    reports.set(turn, report)
    before = strengths
  }
  if (reports.size === 0)
    return [{ turn: first.state.turn, holders: standing(0).holders, lost: new Array<number>(sides).fill(0) }]
  return [...reports].map(([turn, report]) => ({ turn, ...report }))
}

/** When something happened, as the end of a sentence: in the last move, in the last turn, in turn 3. */
export const whenOf = ({ game, steps }: Timeline, at: number, wordOfTurn: (turn: number) => string): string => {
  const turn = steps[at]?.turn ?? 0
  // A step that only hands over moves nothing.
  const last = steps.findLastIndex(
    ({ events, side, after }) => events.length > 0 && !isHandingOver(game, side, after.state),
  )
  if (at >= last) return 'in the last move'
  return turn === steps.at(-1)?.turn ? 'in the last turn' : `in ${wordOfTurn(turn).toLowerCase()}`
}

const isHandingOver = (game: Timeline['game'], side: Side, state: Parameters<Timeline['game']['actors']>[0]): boolean =>
  !game.actors(state).includes(side)

/** How a result compares with sampled games: a sentence each. */
export const comparison = (
  { evidence, card, scenario }: Pick<ScenarioBundle, 'evidence' | 'card' | 'scenario'>,
  outcome: Outcome,
  side: Side,
  measured: Readonly<Record<string, readonly number[]>>,
  isMoreBetter: (measure: string) => boolean,
): readonly string[] => {
  const panel = evidence?.panel[0]
  if (!evidence || !panel) return []
  const { games, wins, draws } = panel
  // Games are counted by team.
  const team = teamOf(scenario, side)
  const won = wins[team] ?? 0
  const counted = evidence.measures.find(({ id, counts }) => counts !== undefined && measured[id] !== undefined)
  const own = counted && (measured[counted.id]?.[0] ?? 0)
  const isBetter = counted !== undefined && isMoreBetter(counted.id)
  const lost = games - won - draws
  const [worse, better] =
    counted?.counts && own !== undefined
      ? [beyond(counted, own, !isBetter), beyond(counted, own, isBetter)]
      : outcome.winners.includes(side)
        ? [lost + draws, 0]
        : outcome.winners.length === 0
          ? [lost, won]
          : [0, won + draws]
  return [
    `${card.sides[team]} won ${won} of ${games} sampled games${draws > 0 ? `, and ${draws} were drawn` : ''}.`,
    ...(worse > 0 ? [`${worse} ended worse for it than this one, ${better === 0 ? 'none' : better} better.`] : []),
    ...meansOf(evidence, games, team, measured),
  ]
}

/** How many games ended with more than one, or with less. */
const beyond = ({ counts = [], least = 0 }: Measure, own: number, isMore: boolean): number =>
  counts.reduce((sum, count, index) => {
    const value = least + index
    return (isMore ? value > own : value < own) ? sum + count : sum
  }, 0)

/** Returns the measures of each team, beside their means in the sampled games. */
const meansOf = (
  { measures }: Evidence,
  games: number,
  team: number,
  measured: Readonly<Record<string, readonly number[]>>,
): readonly string[] =>
  measures.flatMap(({ id, name, totals }) => {
    const own = measured[id]?.[team]
    const total = totals?.[team]
    return own === undefined || total === undefined
      ? []
      : [`${name}: ${own}; on average ${(total / games).toFixed(1)}.`]
  })
