/** Looks for the changes that balance a scenario: one experiment over all its levers at once. */

import type { BattleScenario, Interval } from '../../bundle.ts'
import type { Origins, ScenarioWithEvidence } from '../../content.ts'
import { wilsonInterval, z } from '../../statistics/interval.ts'
import { leversFor } from '../../systems/games.ts'
import { panelOf } from '../panel.ts'
import { type Effect, effectsOf, quantileOf } from './effects.ts'
import { type Change, type End, type Lever, withSettings } from './lever.ts'
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

/** What an experiment showed. */
export interface Findings {
  readonly games: number
  readonly levers: number
  /** Share of games that the side of the author's claim wins of the scenario as it is, in per cent. */
  readonly share: number
  readonly interval: Interval
  /** The share that is wanted; absent where it lies in the author's band. */
  readonly goal?: number
  /** Points of an effect that these games just tell from chance. */
  readonly told: number
  /** The best first, those that are sure before all others; each lever once. */
  readonly effects: readonly Effect[]
}

/** Fewest games with which the effects of so many levers can be told apart. */
const fewestGames = (levers: number): number => 4 * (levers + 4)

/** Games with levers at other ends, an even number. */
const gamesOf = ({ games }: ExperimentPlan, levers: number, first: readonly Trial[]): number => {
  const actions = first.reduce((sum, one) => sum + one.actions, 0) / first.length
  const usual = Math.round(usualWork / (actions * levers))
  const wanted = games ?? Math.min(usualGames.most, Math.max(usualGames.least, usual))
  return Math.max(wanted + (wanted % 2), fewestGames(levers))
}

/** Points of one step of a lever that so many games just tell from chance, when so many levers are moved at once and sides are about even. */
export const toldBy = (games: number, levers: number): number => (50 * quantileOf(levers)) / Math.sqrt(games)

/** What is going to be played, once some games have shown how long one is. */
export interface Planned {
  readonly games: number
  /** Those of them that are asked for: with levers at other ends. */
  readonly moved: number
  /** Those that were played to find that out. */
  readonly played: number
  /** Points of an effect that it tells from chance, and those that a quarter of the games would. */
  readonly told: number
  readonly toldByQuarter: number
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
  let [played, all] = [0, firstGames]
  const play = async (changed: BattleScenario, from: number, to: number, ends: Trials['levers'] = []) => {
    const trials = { scenario: changed, levers: ends, players: panelOf(scenario), from, to, seed: plan.seed }
    const results = await pool.try(trials, (done) => progress(played + done, all))
    played += results.length
    return results
  }
  const winsOf = (results: readonly Trial[]): number => results.filter(({ winner }) => winner === side).length

  const first = await play(scenario, 0, plan.games === undefined ? firstGames : Math.min(firstGames, plan.games))
  const games = gamesOf(plan, levers.length, first)
  const plain = Math.max(first.length, Math.ceil(games / 3))
  const [{ part: least }] = rounds
  all =
    plain +
    games +
    drowning.length * Math.ceil(games * least) +
    rounds.reduce((sum, { changes, part }) => sum + changes * Math.ceil(games * part), 0)
  const told = toldBy(games, levers.length)
  announce({ games: all, moved: games, played, told, toldByQuarter: 2 * told })
  const asItIs = [...first, ...(plain > first.length ? await play(scenario, first.length, plain) : [])]
  const ends = levers.map(({ less, more }) => ({ less: less[0]?.settings ?? [], more: more[0]?.settings ?? [] }))
  const trials = await play(scenario, 0, games, ends)

  const won = winsOf(asItIs)
  const share = (100 * won) / plain
  const isOutside = share < balance.from || share > balance.to
  const goal = wanted ?? (isOutside ? (balance.from + balance.to) / 2 : undefined)
  const alone = new Map<Change, { readonly effect: Effect; readonly won: number; readonly games: number }>()
  const tryAlone = async (effect: Effect, part: number): Promise<Effect> => {
    const known = alone.get(effect.change) ?? { effect, won: 0, games: 0 }
    const to = known.games + Math.ceil(games * part)
    const results = await play(withSettings(scenario, effect.change.settings), known.games, to)
    const now = { effect: known.effect, won: known.won + winsOf(results), games: to }
    alone.set(effect.change, now)
    return confirmed(now.effect, won, plain, now.won, now.games)
  }
  const found = [...effectsOf(levers, { asItIs, trials, seed: plan.seed }, side, share)]
  for (const lever of drowning) found.push(await tryAlone(unknownEffect(lever), least))
  let effects = ranked(found, share, goal, balance)
  const findings = { levers: every.length, share, interval: wilsonInterval(won, plain), told }
  if (goal === undefined) return { ...findings, games: played, effects: sureFirst(effects) }
  for (const { changes, part } of rounds) {
    const tried: Effect[] = []
    const doubted = part === least ? mostDoubted(found, share, goal) : []
    const first = [...doubted, ...effects.filter(({ change }) => !doubted.some((one) => one.change === change))]
    for (const effect of first.slice(0, changes)) tried.push(await tryAlone(effect, part))
    const best = ranked(tried, share, goal, balance)
    effects = [...best, ...first.slice(changes).filter(({ lever }) => !best.some((one) => one.lever === lever))]
  }
  return { ...findings, games: played, goal, effects: sureFirst(effects) }
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

/** What is no more than chance comes after all others. */
const sureFirst = (effects: readonly Effect[]): readonly Effect[] => [
  ...effects.filter(({ isSure }) => isSure),
  ...effects.filter(({ isSure }) => !isSure),
]

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

/** How far what holds among many moved levers may be off for one alone, as a part of the effect: a turn more saves games that others lose. */
const mostOff = 0.6

/** Points by which a second step may be off what twice the first does: a turn more may save nobody, and the next one all. */
const farOff = 15

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

/**
 * The best changes first, each lever once: the strongest where there is no goal. Where there is one, each change is judged by how likely
 * it is that it undoes what is wrong. Where it leads counts like an observation with an error of a quarter of the band, and more while
 * it is not well known: nearer to the goal is likelier. Against that stands what is known before any game: a unit far below the strength of its type is likelier to be wrong
 * than a whole one, as far as its change leads towards the goal.
 */
export const ranked = (
  effects: readonly Effect[],
  share: number,
  goal: number | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Effect[] => {
  const tolerance = ((to - from) / 4) ** 2
  const merit = ({ expected, interval: { low, high }, change }: Effect): number => {
    if (goal === undefined) return Math.abs(expected)
    const [before, after] = [Math.abs(share - goal), Math.abs(share + expected - goal)]
    const nearer = before === 0 ? 0 : Math.max(0, 1 - after / before)
    return trust * (change.doubt?.weight ?? 0) * nearer - after ** 2 / (2 * (tolerance + ((high - low) / (2 * z)) ** 2))
  }
  const named = new Set<string>()
  const isFirst = ({ isSure }: Effect): number => (isSure ? 1 : 0)
  return [...effects]
    .sort((a, b) => isFirst(b) - isFirst(a) || merit(b) - merit(a))
    .filter(({ lever }) => !named.has(lever) && named.add(lever))
}
