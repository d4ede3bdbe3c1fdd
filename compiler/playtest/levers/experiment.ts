/** Looks for the changes that balance a scenario: one experiment over all its levers at once. */

import type { BattleScenario, Interval } from '../../bundle.ts'
import type { Origins, ScenarioWithEvidence } from '../../content.ts'
import { pairedDifference, z } from '../../statistics/interval.ts'
import { type Matrix, valueIn } from '../../statistics/styles.ts'
import { leversFor } from '../../systems/games.ts'
import { type Effect, effectsOf, quantileOf, stepOf } from './effects.ts'
import { type Change, type End, type Lever, withSettings } from './lever.ts'
import { meetingsIn, withGames } from './styles.ts'
import type { Trial, TrialPool, Trials } from './trials.ts'

/** A scenario whose author says what share of games a side should win. */
export interface Claimed {
  readonly scenario: BattleScenario
  readonly origins: Origins
  readonly balance: ScenarioWithEvidence['balance']
}

export interface ExperimentPlan {
  /** Games with levers at other ends; left out, so many that all takes about a minute on two cores, in big battles some minutes. */
  readonly games?: number
  readonly seed: number
  /** Games between styles of the scenario as it is: their best mixes play. */
  readonly matrix: Matrix
}

/** Games that tell how long one is. */
const firstGames = 60

/** The usual number of games with levers at other ends: the time of a game grows with its actions and with what acts in it. */
const usualWork = 8_000_000
const usualGames = { least: 540, most: 2400 }

/** Rounds in which changes are tried one by one, once it is known which look best: in each fewer, and together as many games. */
const rounds: readonly { readonly changes: number; readonly part: number }[] = [
  { changes: 12, part: 1 / 12 },
  { changes: 6, part: 1 / 6 },
]

/** The result of an experiment. */
export interface Findings {
  readonly games: number
  readonly levers: number
  /** The wins of the claim's side in the scenario as it is, in per cent: the value of all games of it between styles. */
  readonly share: number
  readonly interval: Interval
  /** The share that is wanted; absent where it lies in the author's band. */
  readonly goal?: number
  /** Points of an effect that these games just tell from chance. */
  readonly told: number
  /** The best first, those that are sure before all others; each lever once. */
  readonly effects: readonly Effect[]
}

/** Games with levers at other ends: an even number, and so many that the effects of all levers can be told apart. */
const enoughFor = (levers: number, wanted: number): number => Math.max(2 * Math.ceil(wanted / 2), 4 * (levers + 4))

/** As many as take about the usual time. */
const usualFor = (levers: number, first: readonly Trial[]): number => {
  const actions = first.reduce((sum, one) => sum + one.actions, 0) / first.length
  return Math.min(usualGames.most, Math.max(usualGames.least, Math.round(usualWork / (actions * levers))))
}

/** Points of one step of the usual lever that so many games just tell from chance, when all are moved at once and sides are about even. */
export const toldBy = (games: number, levers: readonly Lever[]): number => {
  const steps = levers.map(stepOf).sort((one, other) => one - other)
  return (50 * steps[Math.floor(steps.length / 2)] * quantileOf(levers.length)) / Math.sqrt(games)
}

/** How large an experiment is. */
export interface Size {
  /** Most games in all. */
  readonly games: number
  /** Those of them that are asked for: with levers at other ends. */
  readonly moved: number
  /** Those of the scenario as it is. */
  readonly plain: number
  /** Points of an effect that it tells from chance. */
  readonly told: number
}

/** The games to be played, once some games have shown how long one is. */
export interface Planned extends Size {
  /** Games that were played to find that out. */
  readonly played: number
  /** An experiment of about a quarter of the games, where so few would do. */
  readonly fewer?: Size
}

/** @param alone levers that are played by themselves */
const sizeOf = (moved: number, levers: readonly Lever[], alone: number): Size => {
  const plain = Math.ceil(moved / 3)
  const tried = rounds.reduce((sum, { changes, part }) => sum + changes * Math.ceil(moved * part), 0)
  const games = plain + moved + alone * Math.ceil(moved * rounds[0].part) + tried
  return { games, moved, plain, told: toldBy(moved, levers) }
}

/** Plays the experiment. `progress` hears how many games are done of how many, `announce` what is planned. */
export const experiment = async (
  pool: TrialPool,
  { scenario, origins, balance }: Claimed,
  plan: ExperimentPlan,
  wanted: number | undefined,
  progress: (done: number, all: number) => void = () => {},
  announce: (planned: Planned) => void = () => {},
): Promise<Findings> => {
  const every = leversFor(scenario.system).leversOf(scenario, origins)
  const levers = every.filter(({ isAlone }) => !isAlone)
  const drowning = every.filter(({ isAlone }) => isAlone)
  const { side } = balance
  const meetings = meetingsIn(plan.matrix, scenario, side)
  let [played, all] = [0, firstGames]
  const play = async (changed: BattleScenario, from: number, to: number, ends: Trials['levers'] = []) => {
    const trials = { scenario: changed, levers: ends, meetings, from, to, seed: plan.seed }
    const results = await pool.try(trials, (done) => progress(played + done, all))
    played += results.length
    return results
  }
  const isWon = ({ winner }: Trial): boolean => winner === side

  const sizeFor = (wanted: number): Size => sizeOf(enoughFor(levers.length, wanted), levers, drowning.length)
  const first = await play(scenario, 0, Math.min(firstGames, sizeFor(plan.games ?? usualGames.least).plain))
  const size = sizeFor(plan.games ?? usualFor(levers.length, first))
  const { moved: games, plain, told } = size
  const fewer = sizeFor(games / 4)
  all = size.games
  announce({ ...size, played, ...(fewer.moved < games && { fewer }) })
  const [{ part: least }] = rounds
  const asItIs = [...first, ...(plain > first.length ? await play(scenario, first.length, plain) : [])]
  const ends = levers.map(({ less, more }) => ({ less: less[0]?.settings ?? [], more: more[0]?.settings ?? [] }))
  const trials = await play(scenario, 0, games, ends)

  const won = asItIs.map(isWon)
  const winners = asItIs.map(({ winner }) => winner)
  const { share, low, high } = valueIn(withGames(plan.matrix, meetings, winners, side))
  const isOutside = share < balance.from || share > balance.to
  const goal = wanted ?? (isOutside ? (balance.from + balance.to) / 2 : undefined)
  const alone = new Map<Change, { readonly effect: Effect; readonly won: readonly boolean[] }>()
  const tryAlone = async (effect: Effect, part: number): Promise<Effect> => {
    const known = alone.get(effect.change) ?? { effect, won: [] }
    const from = known.won.length
    const results = await play(withSettings(scenario, effect.change.settings), from, from + Math.ceil(games * part))
    const now = { effect: known.effect, won: [...known.won, ...results.map(isWon)] }
    alone.set(effect.change, now)
    return confirmed(now.effect, won, now.won)
  }
  const found = [...effectsOf(levers, { asItIs, trials, seed: plan.seed }, side, share)]
  for (const lever of drowning) found.push(await tryAlone(unknownEffect(lever), least))
  const aim: Aim = { share, goal, band: balance }
  const findings = { levers: every.length, share, interval: { low, high }, told }
  let effects = ranked(found, aim)
  if (goal === undefined) return { ...findings, games: played, effects }
  effects = ranked(effects, aim, promiseOf)
  for (const { changes, part } of rounds) {
    const tried: Effect[] = []
    const doubted = part === least ? mostDoubted(found, share, goal) : []
    const first = [...doubted, ...effects.filter(({ change }) => !doubted.some((one) => one.change === change))]
    for (const effect of first.slice(0, changes)) tried.push(await tryAlone(effect, part))
    const best = ranked(tried, aim)
    effects = [...best, ...first.slice(changes).filter(({ lever }) => !best.some((one) => one.lever === lever))]
  }
  return { ...findings, games: played, goal, effects: sureFirst(effects, aim) }
}

/** A change of which no game has said anything yet: it may move everything. */
const unknownEffect = ({ id, less, more }: Lever): Effect => {
  const [end, change]: readonly [End, Change] = less.length > 0 ? ['less', less[0]] : ['more', more[0]]
  return {
    lever: id,
    end,
    change,
    times: 1,
    margin: 0,
    points: 0,
    interval: { low: -100, high: 100 },
    expected: 0,
    isSure: false,
  }
}

/** Changes that are tried because of what speaks against a number, however little one step of it does. */
const doubtedTried = 3

/** The farthest change of each of the numbers that are doubted most, to the end that leads towards the goal as far as is known. */
const mostDoubted = (effects: readonly Effect[], share: number, goal: number): readonly Effect[] => {
  const weightOf = ({ change }: Effect): number => change.doubt?.weight ?? 0
  const farthest = new Map<string, Effect>()
  for (const effect of effects) {
    const isTowards = effect.points * (goal - share) >= 0
    if (weightOf(effect) > 0 && isTowards && effect.times >= (farthest.get(effect.lever)?.times ?? 0))
      farthest.set(effect.lever, effect)
  }
  return [...farthest.values()].toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, doubtedTried)
}

/**
 * The largest error of an effect measured among many moved levers for a lever moved alone, as a part of the effect: a turn more saves games
 * that others lose.
 */
const mostOff = 0.6

/** Points by which a second step may be off what twice the first does: a turn more may save nobody, and the next one all. */
const farOff = 15

/** An effect by what many levers moved at once say of it, and by what came of it alone, each by its weight. */
const confirmed = (effect: Effect, before: readonly boolean[], after: readonly boolean[]): Effect => {
  const { difference, error } = pairedDifference(before, after)
  const points = 100 * difference
  const variance = (100 * error) ** 2
  const known =
    ((effect.interval.high - effect.interval.low) / (2 * z)) ** 2 +
    (mostOff * effect.points) ** 2 +
    (farOff * (effect.times - 1)) ** 2
  const weight = known / (known + variance)
  const mixed = weight * points + (1 - weight) * effect.points
  const spread = z * Math.sqrt((known * variance) / (known + variance))
  const interval = { low: mixed - spread, high: mixed + spread }
  const isSure = Math.abs(mixed) > (quantileOf(rounds[0].changes) * spread) / z
  return { ...effect, points: mixed, interval, expected: mixed, isSure }
}

/** How much the strongest doubt about a number makes it likelier than another that it is what is wrong: the logarithm of the factor. */
const trust = 3

interface Aim {
  /** The side's share of wins in the scenario as it is, and its goal; absent where the strongest effects are asked for. */
  readonly share: number
  readonly goal: number | undefined
  readonly band: { readonly from: number; readonly to: number }
}

/**
 * Returns the merit of a change. Without a goal the strongest change is the best. With one, the merit is the likelihood that the change
 * corrects the scenario's fault. The share that it leads to counts like an observation with an error of a quarter of the band, and more
 * while it is uncertain: nearer to the goal is likelier, and of two as near the more certain one. The prior is the doubt about a number
 * before any game: a unit far below the strength of its type is likelier to be wrong than a whole one, as far as its change leads
 * towards the goal.
 */
const meritOf = (
  { expected, interval: { low, high }, change }: Effect,
  { share, goal, band: { from, to } }: Aim,
): number => {
  if (goal === undefined) return Math.abs(expected)
  const [before, after] = [Math.abs(share - goal), Math.abs(share + expected - goal)]
  const nearer = before === 0 ? 0 : Math.max(0, 1 - after / before)
  const variance = ((to - from) / 4) ** 2 + ((high - low) / (2 * z)) ** 2
  return trust * (change.doubt?.weight ?? 0) * nearer - after ** 2 / (2 * variance) - Math.log(variance) / 2
}

/** Sorts effects: those surely larger than chance, then the unsure ones, and last those no better than the unchanged scenario. */
const sureFirst = (effects: readonly Effect[], aim: Aim): readonly Effect[] => {
  const { share, goal = share } = aim
  const isNearer = ({ expected }: Effect): boolean => Math.abs(share + expected - goal) < Math.abs(share - goal)
  const rank = (effect: Effect): number => (aim.goal !== undefined && !isNearer(effect) ? 2 : effect.isSure ? 0 : 1)
  return effects.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * How much games with a change alone promise: how much likelier it is that it undoes what is wrong than that it does nothing. Two steps
 * are as doubtful as one, however far they lead.
 */
export const promiseOf = (effect: Effect, aim: Aim): number => {
  const { points, interval } = effect
  const error = Math.max(1, (interval.high - interval.low) / (2 * z))
  return meritOf(effect, aim) + (points / error) ** 2 / 2 + Math.log(error)
}

/** The best changes first, each lever once. */
export const ranked = (effects: readonly Effect[], aim: Aim, worthOf = meritOf): readonly Effect[] => {
  const named = new Set<string>()
  const best = effects.toSorted((one, other) => worthOf(other, aim) - worthOf(one, aim))
  return sureFirst(best, aim).filter(({ lever }) => !named.has(lever) && named.add(lever))
}
