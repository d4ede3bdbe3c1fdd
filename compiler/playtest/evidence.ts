/**
 * The evidence about a scenario: what many games between equal players showed. It stands beside the scenario like a
 * lockfile, keyed by the hash of everything it depends on: the resolved scenario with its rules, the fingerprint of how
 * its system plays, and how it was gathered. When the key still fits, nothing is played again.
 */
import type { PlayerId } from '../../engine/ai/players.ts'
import { hashJson } from '../../engine/hash.ts'
import type { Record as GameRecord } from '../../engine/record.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import { identityOf } from '../resolve/identity.ts'
import { verdictOf, wilsonInterval } from '../statistics/interval.ts'
import { playedFacts } from './facts.ts'
import type { GameResult } from './game.ts'
import { histogram, measuresOf, tenths } from './measures.ts'
import { partsOf } from './parts.ts'
import { findSampleWins, type SampleWins } from './sampleWins.ts'
import { type Pool, playSeries } from './series.ts'
import type { Band } from './types.generated.ts'
import { sumUpWatched } from './watch.ts'

/** How evidence is gathered. */
export interface EvidencePlan {
  /** Games between two planners. */
  readonly games: number
  /** Game n rolls from seed + n. */
  readonly seed: number
}

export const defaultPlan: EvidencePlan = { games: 400, seed: 1000 }

/** Games of planner against random, shared out among the sides that it leads: skill shows sooner than balance. */
export const skillGames = (games: number): number => Math.min(games, 100)

/** The first games between two planners, of which evidence counts what they used. */
export const watchedGames = (games: number): number => Math.min(games, 100)

/** The player that speaks for balance. */
const judge: PlayerId = 'planner'

/** The key of evidence: changes with the scenario, its rules, the fingerprint of play, the band, and the plan. */
export const evidenceKey = (scenario: BattleScenario, band: Band, plan: EvidencePlan): string =>
  hashJson({ ...playedFacts(scenario), band, plan, judge })

/** Whether evidence speaks for the scenario as it stands now. */
export const isCurrent = (evidence: Evidence, scenario: BattleScenario, band: Band): boolean =>
  evidence.key === evidenceKey(scenario, band, { games: evidence.games, seed: evidence.seed }) &&
  evidence.scenario === scenario.id &&
  evidence.player === judge &&
  evidence.band.side === band.side &&
  evidence.band.from === band.from &&
  evidence.band.to === band.to

/** What gathering says while it goes on: games done of games in all. */
export type Progress = (done: number, all: number) => void

/** What many games showed, and the shortest that were won. */
export interface Gathered {
  readonly evidence: Evidence
  readonly sampleWins: SampleWins
}

/** Plays the scenario and sums up. `progress` may be called often. */
export const gatherEvidence = async (
  pool: Pool,
  scenario: BattleScenario,
  band: Band,
  plan: EvidencePlan,
  progress: Progress = () => {},
): Promise<Gathered> => {
  const skill = skillGames(plan.games)
  const all = plan.games + skill
  const { seed } = plan
  const watched = watchedGames(plan.games)
  const between = { scenario, players: scenario.sides.map(() => judge), seed }
  const equal = [
    ...(await pool.play({ ...between, from: 0, to: watched, isWatched: true }, (done) => progress(done, all))),
    ...(await pool.play({ ...between, from: watched, to: plan.games }, (done) => progress(watched + done, all))),
  ]
  let skillWon = 0
  const { sides } = scenario
  for (const side of sides.keys()) {
    const [from, to] = [side, side + 1].map((part) => Math.floor((skill * part) / sides.length))
    const players = sides.map((_, other): PlayerId => (other === side ? judge : 'random'))
    const games = await pool.play({ scenario, players, from, to, seed }, (done) =>
      progress(plan.games + from + done, all),
    )
    skillWon += games.filter(({ winner }) => winner === side).length
  }
  const evidence = sumUp(scenario, band, plan, equal, skillWon)
  return { evidence, sampleWins: await findSampleWins(pool, scenario, seed, equal) }
}

const total = (results: readonly GameResult[], of: (result: GameResult) => number): number =>
  results.reduce((sum, result) => sum + of(result), 0)

const sumUp = (
  scenario: BattleScenario,
  band: Band,
  plan: EvidencePlan,
  equal: readonly GameResult[],
  skillWon: number,
): Evidence => {
  const wins = scenario.sides.map((_, side) => equal.filter(({ winner }) => winner === side).length)
  const share = wins.map((won) => wilsonInterval(won, equal.length))
  return {
    format: 1,
    key: evidenceKey(scenario, band, plan),
    parts: partsOf(scenario),
    scenario: scenario.id,
    player: judge,
    games: plan.games,
    seed: plan.seed,
    wins,
    draws: equal.filter(({ winner }) => winner === null).length,
    share,
    decidedIn: histogram(
      equal.map((result) => result.turn - 1),
      scenario.turns,
    ),
    actions: tenths(
      total(equal, (r) => r.actions),
      equal.length,
    ),
    measures: measuresOf(scenario, equal),
    band,
    verdict: verdictOf(share[band.side], band),
    skill: {
      games: skillGames(plan.games),
      won: skillWon,
      share: wilsonInterval(skillWon, skillGames(plan.games)),
    },
    watched: { games: watchedGames(equal.length), ...sumUpWatched(equal.flatMap(({ watched }) => watched ?? [])) },
    samples: sampleGames(equal.length).map((game) => ({ game, hash: equal[game].hash })),
  }
}

/** Which games are kept as samples: five spread over the series. */
export const sampleGames = (games: number): number[] => [
  ...new Set([0, 1, 2, 3, 4].map((n) => Math.floor((n * Math.max(0, games - 1)) / 4))),
]

/** Whether two series ended in the same states, as far as both keep samples of the same games. */
export const hasSameSamples = (one: Evidence, other: Evidence): boolean =>
  one.seed !== other.seed ||
  one.samples.every(({ game, hash }) => other.samples.every((sample) => sample.game !== game || sample.hash === hash))

/** A sample game that came out differently from its record. */
export interface SampleMismatch {
  readonly game: number
  readonly expected: string
  readonly got: string
}

/** Plays the sample games again, and says which ended in another state than the evidence holds. */
export const replaySamples = async (
  pool: Pool,
  scenario: BattleScenario,
  evidence: Evidence,
): Promise<SampleMismatch[]> => {
  const results = await Promise.all(
    evidence.samples.map(({ game }) =>
      pool.play({ scenario, players: scenario.sides.map(() => judge), from: game, to: game + 1, seed: evidence.seed }),
    ),
  )
  return evidence.samples.flatMap(({ game, hash }, n) =>
    results[n][0].hash === hash ? [] : [{ game, expected: hash, got: results[n][0].hash }],
  )
}

/** A game that evidence speaks of, played again as a record. */
export const playSampled = (scenario: BattleScenario, { player, seed }: Evidence, number: number): GameRecord => {
  const players = scenario.sides.map(() => player)
  const [{ moves }] = playSeries({ scenario, players, from: number, to: number + 1, seed, keepsMoves: true })
  return { format: 2, ...identityOf(scenario), seed: seed + number, moves }
}
