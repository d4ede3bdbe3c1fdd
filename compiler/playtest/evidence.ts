/**
 * The evidence about a scenario: what games between the players of a panel showed, each against each, until it was clear whether
 * the balance is as the author says. It stands beside the scenario like a lockfile, keyed by the hash of everything that its games
 * depend on: the resolved scenario with its rules, the fingerprint of how its system plays, and the seeds. While the key fits,
 * no game is played twice: more are added where they do not decide yet.
 */
import { hashJson } from '../../engine/hash.ts'
import type { Record as GameRecord } from '../../engine/record.ts'
import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import { gamesOfPairs, matrixOf } from '../course/pairs.ts'
import { identityOf } from '../resolve/identity.ts'
import { wilsonInterval } from '../statistics/interval.ts'
import { judgeValue, nextGames, valueIn } from '../statistics/styles.ts'
import { oddsKeyOf } from '../systems/games.ts'
import { playedFacts } from './facts.ts'
import type { GameResult } from './game.ts'
import { addCounts, addMeasures, hasMeasuresOf, histogram, measuresOf } from './measures.ts'
import { type Answer, hasPanelOf, playPair, playUntilClear } from './panel.ts'
import { partsOf } from './parts.ts'
import { findSampleWins, type SampleWins, type Win } from './sampleWins.ts'
import { type Pool, playSeries } from './series.ts'
import type { Band, Skill, SkillOfTeam } from './types.generated.ts'
import { addWatched, sumUpWatched } from './watch.ts'

/** How evidence is gathered. */
export interface EvidencePlan {
  /** Those who play, each against each. */
  readonly panel: readonly string[]
  /** Most games of each pair. */
  readonly games: number
  /** Game n rolls from seed + n. */
  readonly seed: number
}

/**
 * Games of the first player that are watched, and games of it against random, shared out among the teams that it leads. It plays
 * no fewer, since they also speak of length and history; skill shows in no more.
 */
export const measuredGames = (games: number): number => Math.min(games, 100)

/** The key of evidence: changes with the scenario, its rules, the fingerprint of play, and the seed. */
export const evidenceKey = (scenario: BattleScenario, seed: number): string =>
  hashJson({ ...playedFacts(scenario), seed })

/** True if evidence holds the games that the scenario would yield today. */
export const isStillPlayedSo = (evidence: Evidence, scenario: BattleScenario): boolean =>
  evidence.key === evidenceKey(scenario, evidence.seed)

/** True if evidence describes the scenario as it is now. */
export const isCurrent = (evidence: Evidence, scenario: BattleScenario, band: Band): boolean =>
  isStillPlayedSo(evidence, scenario) &&
  evidence.scenario === scenario.id &&
  hasPanelOf(evidence, scenario) &&
  evidence.band.side === band.side &&
  evidence.band.from === band.from &&
  evidence.band.to === band.to

/** True if evidence records the course of its games, by the odds that today evaluate positions of its scenario. */
export const hasCurrentCourses = ({ watched, odds }: Evidence, { system }: BattleScenario): boolean =>
  watched.courses !== undefined && odds === oddsKeyOf(system)

/** True if evidence needs no more games under this maximum for each pair. */
export const hasEnough = (evidence: Evidence, scenario: BattleScenario, most: number): boolean =>
  hasCurrentCourses(evidence, scenario) &&
  evidence.skill.teams !== undefined &&
  hasMeasuresOf(evidence.measures, scenario) &&
  nextGames(matrixOf(gamesOfPairs(evidence), evidence.band), evidence.band, most) === undefined &&
  evidence.panel[0].games >= measuredGames(most)

/** The progress of gathering: games done of games in all, as far as can be told. */
export type Progress = (done: number, all: number) => void

/** Earlier results: games of the same scenario from the same seeds, and won games that hold. */
export interface Known {
  readonly evidence?: Evidence
  readonly wins?: readonly Win[]
}

/** The evidence of games, the shortest wins, and the number of games played for them. */
export interface Gathered {
  readonly evidence: Evidence
  readonly sampleWins: SampleWins
  readonly played: number
}

/**
 * Plays the scenario as far as what is known does not decide yet, and sums up. `progress` may be called often.
 * @param keep gets what is known after each round of games, from which a run goes on that was stopped
 */
export const gatherEvidence = async (
  pool: Pool,
  scenario: BattleScenario,
  band: Band,
  { panel, games: most, seed }: EvidencePlan,
  { evidence: gathered, wins = [] }: Known = {},
  progress: Progress = () => {},
  keep: (gathered: Gathered) => void = () => {},
): Promise<Gathered> => {
  const known = gathered?.panel[0].player === panel[0] && gathered.band.side === band.side ? gathered : undefined
  // When something else is measured the first player plays its games again, and as many: they alone are measured.
  const counted =
    known && hasCurrentCourses(known, scenario) && hasMeasuresOf(known.measures, scenario) ? known : undefined
  const knownGames = known?.panel[0].games ?? 0
  const watched = measuredGames(Math.max(most, knownGames))
  const expected = measuredGames(most) * (panel.length + 1)
  let played = 0
  const counting: Pool = {
    ...pool,
    play: async (series) => {
      const most = Math.max(expected, played + series.to - series.from)
      const results = await pool.play(series, (done) => progress(played + done, most))
      played += results.length
      return results
    },
  }
  const least = Math.max(watched, knownGames)
  const before = [...(known?.panel.slice(counted ? 0 : 1) ?? []), ...(known?.duels ?? [])]
  const skill = await measureSkill(counting, scenario, panel[0], seed, watched, known?.skill)
  let kept = wins
  const sumUp = async ({ games, added }: Answer): Promise<Gathered> => {
    const measured = measure(scenario, added)
    const value = valueIn(matrixOf(games, band))
    const evidence: Evidence = {
      format: 3,
      key: evidenceKey(scenario, seed),
      parts: partsOf(scenario),
      scenario: scenario.id,
      seed,
      band: { side: band.side, from: band.from, to: band.to },
      verdict: judgeValue(value, band),
      value,
      panel: games.filter(({ against }) => against === undefined),
      duels: games.filter(({ against }) => against !== undefined),
      ...(counted ? addMeasured(counted, measured) : measured),
      odds: oddsKeyOf(scenario.system),
      skill,
    }
    const sampleWins = await findSampleWins(pool, scenario, seed, added, kept)
    kept = sampleWins.wins
    return { evidence, sampleWins, played }
  }
  const question = { scenario, panel, seed, band, least, watched, most }
  return sumUp(await playUntilClear(counting, question, before, async (answer) => keep(await sumUp(answer))))
}

type Measured = Pick<Evidence, 'decidedIn' | 'actions' | 'measures' | 'watched'>

const measure = (scenario: BattleScenario, results: readonly GameResult[]): Measured => ({
  decidedIn: histogram(
    results.map(({ turn }) => turn - 1),
    scenario.turns,
  ),
  actions: results.reduce((sum, { actions }) => sum + actions, 0),
  measures: measuresOf(scenario, results),
  watched: sumUpWatched(
    results.flatMap(({ watched, winner }) => (watched ? [{ ...watched, winner }] : [])),
    teamsOf(scenario).length,
  ),
})

const addMeasured = (one: Measured, other: Measured): Measured => ({
  decidedIn: addCounts(one.decidedIn, other.decidedIn),
  actions: one.actions + other.actions,
  measures: addMeasures(one.measures, other.measures),
  watched: addWatched(one.watched, other.watched),
})

/** How often a player beats random, leading each team in turn. */
const measureSkill = async (
  pool: Pool,
  scenario: BattleScenario,
  player: string,
  seed: number,
  games: number,
  known: Skill | undefined,
): Promise<Skill> => {
  const all = teamsOf(scenario)
  const teams: SkillOfTeam[] = []
  for (const team of all.keys()) {
    const before = known?.teams?.[team]
    const [from, to] = [before?.games ?? 0, Math.ceil((games - team) / all.length)]
    const players = all.map((_, other) => (other === team ? player : 'random'))
    const results = from < to ? await pool.play({ scenario, players, from, to, seed }) : []
    teams.push(skillIn((before?.won ?? 0) + results.filter(({ winner }) => winner === team).length, Math.max(from, to)))
  }
  return { ...skillOver(teams), teams }
}

/** Games that were won, of so many. */
const skillIn = (won: number, games: number): SkillOfTeam => ({ games, won, share: wilsonInterval(won, games) })

/** The skill over the games of all teams. */
export const skillOver = (teams: readonly SkillOfTeam[]): SkillOfTeam =>
  skillIn(
    teams.reduce((sum, { won }) => sum + won, 0),
    teams.reduce((sum, { games }) => sum + games, 0),
  )

/** True if two series ended in the same states, as far as both keep samples of the same games. */
export const hasSameSamples = (one: Evidence, other: Evidence): boolean => {
  const hashes = new Map(samplesOf(other).map(({ player, game, hash }) => [`${player} ${game}`, hash]))
  return (
    one.seed !== other.seed ||
    samplesOf(one).every(({ player, game, hash }) => (hashes.get(`${player} ${game}`) ?? hash) === hash)
  )
}

const samplesOf = (evidence: Evidence) =>
  gamesOfPairs(evidence).flatMap(({ player, against, samples }, pair) =>
    samples.map((sample) => ({
      ...sample,
      pair,
      player: against === undefined ? player : `${player} against ${against}`,
    })),
  )

/** A sample game that came out differently from its record. */
export interface SampleMismatch {
  /** The player or pair of players: `planner`, or `planner against cautious`. */
  readonly player: string
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
  const { seed, band } = evidence
  const panel = evidence.panel.map(({ player }) => player)
  const replays = samplesOf(evidence).map(async ({ pair, player, game, hash }): Promise<SampleMismatch[]> => {
    const [{ hash: got }] = await playPair(pool, { scenario, panel, seed, band }, pair, [game, game + 1])
    return got === hash ? [] : [{ player, game, expected: hash, got }]
  })
  return (await Promise.all(replays)).flat()
}

/** A game that evidence speaks of, played again as a record. */
export const playSampled = (
  scenario: BattleScenario,
  { seed }: Evidence,
  player: string,
  number: number,
): GameRecord => {
  const players = teamsOf(scenario).map(() => player)
  const [{ moves }] = playSeries({ scenario, players, from: number, to: number + 1, seed, keepsMoves: true })
  return { format: 2, ...identityOf(scenario), seed: seed + number, moves }
}
