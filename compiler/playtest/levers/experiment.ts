/** Looks for the changes that balance a scenario: one experiment over all its levers at once. */

import type { BattleScenario, Interval } from '../../bundle.ts'
import type { Origins, ScenarioWithEvidence } from '../../content.ts'
import { wilsonInterval } from '../../statistics/interval.ts'
import { leversFor } from '../../systems/games.ts'
import { panelOf } from '../panel.ts'
import { type Effect, effectsOf, z } from './effects.ts'
import { withSettings } from './lever.ts'
import type { TrialPool } from './trials.ts'

/** A scenario whose author says what share of games a side should win. */
export interface Claimed {
  readonly scenario: BattleScenario
  readonly origins: Origins
  readonly balance: ScenarioWithEvidence['balance']
}

export interface ExperimentPlan {
  /** Games with levers at other ends; half as many are played of the scenario as it is, and as many again with single changes. */
  readonly games: number
  readonly seed: number
}

export const usualPlan: ExperimentPlan = { games: 720, seed: 500_000 }

/** Changes that are tried one by one once it is known which look best. */
const shortlist = 8

/** What an experiment showed. */
export interface Findings {
  readonly games: number
  readonly levers: number
  /** Share of games that the side of the author's claim wins of the scenario as it is, in per cent. */
  readonly share: number
  readonly interval: Interval
  /** The share that is wanted; absent where it lies in the author's band. */
  readonly goal?: number
  /** The best first; each lever once. */
  readonly effects: readonly Effect[]
}

/** Fewest games with which the effects of so many levers can be told apart. */
export const fewestGames = (levers: number): number => 4 * (levers + 4)

/** Plays the experiment. `progress` hears how many games are done of how many. */
export const experiment = async (
  pool: TrialPool,
  { scenario, origins, balance }: Claimed,
  plan: ExperimentPlan,
  wanted: number | undefined,
  progress: (done: number, all: number) => void = () => {},
): Promise<Findings> => {
  const levers = leversFor(scenario.system).leversOf(scenario, origins)
  const games = Math.max(plan.games + (plan.games % 2), fewestGames(levers.length))
  const [plain, alone] = [Math.ceil(games / 2), Math.ceil(games / shortlist)]
  const { side } = balance
  const base = { players: panelOf(scenario), from: 0, seed: plan.seed }
  const seen = (before: number) => (done: number) => progress(before + done, 2 * games + plain)
  const asItIs = await pool.try({ ...base, scenario, levers: [], to: plain }, seen(0))
  const ends = levers.map(({ less, more }) => ({ less: less[0]?.settings ?? [], more: more[0]?.settings ?? [] }))
  const trials = await pool.try({ ...base, scenario, levers: ends, to: games }, seen(plain))
  const won = asItIs.filter(({ winner }) => winner === side).length
  const share = (100 * won) / plain
  const isOutside = share < balance.from || share > balance.to
  const goal = wanted ?? (isOutside ? (balance.from + balance.to) / 2 : undefined)
  const effects = ranked(effectsOf(levers, { asItIs, trials, seed: plan.seed }, side, share), share, goal, balance)
  const findings = { levers: levers.length, share, interval: wilsonInterval(won, plain) }
  if (goal === undefined) return { ...findings, games: plain + games, effects }
  const tried: Effect[] = []
  for (const [index, effect] of effects.slice(0, shortlist).entries()) {
    const changed = withSettings(scenario, effect.change.settings)
    const results = await pool.try(
      { ...base, scenario: changed, levers: [], to: alone },
      seen(plain + games + index * alone),
    )
    tried.push(confirmed(effect, won, plain, results.filter(({ winner }) => winner === side).length, alone))
  }
  const played = plain + games + tried.length * alone
  return {
    ...findings,
    games: played,
    goal,
    effects: [...ranked(tried, share, goal, balance), ...effects.slice(shortlist)],
  }
}

/** How far what holds among many moved levers may be off for one alone, as a part of the effect: a turn more saves games that others lose. */
const mostOff = 0.3

/** An effect by what many levers moved at once say of it, and by what came of it alone, each by its weight. */
const confirmed = (effect: Effect, won: number, plain: number, wonAlone: number, alone: number): Effect => {
  // Half a game more of each kind, so that games that all end alike do not look certain.
  const of = (wins: number, games: number) => {
    const share = (wins + 0.5) / (games + 1)
    return { share, variance: (share * (1 - share)) / games }
  }
  const [before, after] = [of(won, plain), of(wonAlone, alone)]
  const points = 100 * (after.share - before.share)
  const variance = 100 ** 2 * (after.variance + before.variance)
  const known = ((effect.interval.high - effect.interval.low) / (2 * z)) ** 2 + (mostOff * effect.points) ** 2
  const weight = known / (known + variance)
  const mixed = weight * points + (1 - weight) * effect.points
  const spread = z * Math.sqrt((known * variance) / (known + variance))
  const interval = { low: mixed - spread, high: mixed + spread }
  return { ...effect, points: mixed, interval, expected: mixed }
}

/**
 * The best changes first, each lever once: those that bring a share nearest to a goal, or the strongest where there is none. A unit
 * below the strength of its type is more likely what is wrong than a whole one: so what gives back the usual counts double, by half the
 * width of the band at most. What leads away from the goal gains nothing by it.
 */
export const ranked = (
  effects: readonly Effect[],
  share: number,
  goal: number | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Effect[] => {
  const merit = ({ expected, change }: Effect): number => {
    if (goal === undefined) return Math.abs(expected)
    const nearer = Math.abs(share - goal) - Math.abs(share + expected - goal)
    return nearer + (change.isToUsual === true ? Math.min((to - from) / 2, Math.max(0, nearer)) : 0)
  }
  const named = new Set<string>()
  return [...effects].sort((a, b) => merit(b) - merit(a)).filter(({ lever }) => !named.has(lever) && named.add(lever))
}
