import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { resolveContent } from '../../tests/support/content.ts'
import { plainCourse } from '../../tests/support/courses.ts'
import type { Evidence } from '../bundle.ts'
import { makePlayer, openGame } from '../systems/games.ts'
import { evidenceKey, type Gathered, gatherEvidence, hasEnough, isCurrent, replaySamples } from './evidence.ts'
import type { GameResult } from './game.ts'
import { panelOf } from './panel.ts'
import { parseEvidence } from './parse.ts'
import { openPool } from './pool.ts'
import type { Pool } from './series.ts'
import { makeEvidenceText } from './store.ts'
import type { Band } from './types.generated.ts'

const { scenarios } = await resolveContent()
const found = scenarios.find(({ id }) => id === 'road-to-catania')
if (found === undefined) throw new Error('there is no road to Catania')
const { scenario, balance } = found
const band: Band = { side: balance.side, from: balance.from, to: balance.to }
const key = evidenceKey(scenario, 1000)

it('has a key that the committed evidence carries', () => {
  const text = readFileSync(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
  const committed: Evidence = JSON.parse(text)
  const [planner] = committed.panel
  expect(committed.key).toBe(evidenceKey(scenario, committed.seed))
  expect(isCurrent(committed, scenario, band)).toBe(true)
  expect(isCurrent({ ...committed, band: { ...band, from: 0 } }, scenario, band)).toBe(false)
  expect(isCurrent({ ...committed, panel: [{ ...planner, player: 'random' }] }, scenario, band)).toBe(false)
  expect(isCurrent({ ...committed, scenario: 'volturno' }, scenario, band)).toBe(false)
})

it('changes its key with the seed and the turns, but not with a title', () => {
  expect(evidenceKey(scenario, 1001)).not.toBe(key)
  expect(evidenceKey({ ...scenario, turns: scenario.turns + 1 }, 1000)).not.toBe(key)
  expect(evidenceKey({ ...scenario, title: 'Another' }, 1000)).toBe(key)
})

it('is gathered the same way twice or in two parts, and its samples can be told from others', async () => {
  const pool = openPool(1)
  const few = { panel: ['planner', 'random'], games: 4, seed: 7 }
  const gathered = await gatherEvidence(pool, scenario, band, few)
  const { evidence, sampleWins, played } = gathered
  expect(played).toBe(20)
  expect(await gatherEvidence(pool, scenario, band, few)).toEqual(gathered)
  const half = await gatherEvidence(pool, scenario, band, { ...few, games: 2 })
  const known = { evidence: half.evidence, wins: half.sampleWins.wins }
  expect(await gatherEvidence(pool, scenario, band, few, known)).toEqual({ ...gathered, played: 10 })
  expect(parseEvidence(makeEvidenceText(evidence))).toEqual(evidence)
  expect([...new Set(sampleWins.wins.map(({ side }) => side))]).toEqual(
    [0, 1].filter((side) => evidence.panel[0].wins[side] > 0),
  )
  expect(await replaySamples(pool, scenario, evidence)).toEqual([])
  const [planner, random] = evidence.panel
  const [first, ...others] = random.samples
  const samples = [{ ...first, hash: '0000000000000000' }, ...others]
  const forged = { ...evidence, panel: [planner, { ...random, samples }] }
  expect(await replaySamples(pool, scenario, forged)).toEqual([
    { player: 'random', game: first.game, expected: '0000000000000000', got: first.hash },
  ])
})

describe('games of a panel', () => {
  /** Nobody plays: the side of the band wins so many of 100 games when this player leads it, whoever leads the other. */
  const shares: Readonly<Record<string, number>> = { planner: 50, cautious: 60, aggressive: 40 }
  const made = (): Pool => ({
    play: async ({ players, from, to, seed, isWatched }) =>
      Array.from({ length: to - from }, (_, n): GameResult => {
        const isWon = rollingDice(seed + from + n).below(100) < (shares[players[band.side]] ?? 50)
        const winner = isWon ? band.side : 1 - band.side
        const game = from + n
        const watched = isWatched ? { uses: { [`action ${game % 7}`]: game % 3 }, course: plainCourse } : undefined
        return {
          game,
          winner,
          reason: 'r',
          turn: 1 + (game % 4),
          actions: game,
          hash: `${game}`,
          metrics: { 'objectives-held': [game % 3], 'steps-lost': [1, game] },
          moves: [],
          ...(watched && { watched }),
        }
      }),
    close: async () => {},
  })
  const panel = ['planner', 'cautious', 'aggressive']
  const gather = (most = 1000, known = {}, asked: Band = band) =>
    gatherEvidence(made(), scenario, asked, { panel, games: most, seed: 5 }, known)
  const gamesIn = ({ panel: own, duels, skill }: Evidence): number =>
    [...own, ...duels].reduce((sum, { games }) => sum + games, skill.games)

  it('end when they decide, with more of those on which it depends', async () => {
    const { evidence, played } = await gather()
    expect(evidence).toMatchObject({ verdict: 'pass', watched: { games: 100 }, skill: { games: 100 } })
    expect(evidence.value.share).toBeGreaterThan(50)
    expect(played).toBe(gamesIn(evidence))
    expect(parseEvidence(makeEvidenceText(evidence))).toEqual(evidence)
    const [first, cautious, aggressive] = evidence.panel
    expect(first.games).toBeGreaterThanOrEqual(100)
    expect(cautious.games).toBeGreaterThan(aggressive.games)
    expect(evidence.duels.map(({ player, against }) => `${player} ${against}`)).toEqual([
      'planner cautious',
      'planner aggressive',
      'cautious planner',
      'cautious aggressive',
      'aggressive planner',
      'aggressive cautious',
    ])
  })

  it('cannot be changed by hand: value, verdict and pairs are checked', async () => {
    const { evidence } = await gather()
    const forged: readonly Evidence[] = [
      { ...evidence, verdict: 'fail' },
      { ...evidence, value: { ...evidence.value, low: evidence.value.low + 1 } },
      { ...evidence, duels: evidence.duels.slice(1) },
      { ...evidence, duels: [...evidence.duels, evidence.duels[0]] },
      { ...evidence, duels: evidence.duels.with(0, { ...evidence.duels[0], wins: [0, evidence.duels[0].games] }) },
    ]
    for (const one of forged) expect(parseEvidence(makeEvidenceText(one))).toBeUndefined()
  })

  it('go on where they were ended, and none is played twice', async () => {
    const whole = await gather()
    const part = await gather(30)
    expect(part.evidence.verdict).toBe('undecided')
    const rest = await gather(1000, { evidence: part.evidence })
    expect(rest.evidence).toEqual(whole.evidence)
    expect(rest.played).toBe(gamesIn(whole.evidence) - gamesIn(part.evidence))
    expect(hasEnough(part.evidence, scenario, 30)).toBe(true)
    expect(hasEnough(part.evidence, scenario, 1000)).toBe(false)
    expect((await gather(1000, whole)).played).toBe(0)
  })

  it('are kept after each round, and a run that was stopped goes on from them', async () => {
    const rounds: Gathered[] = []
    const plan = { panel, games: 1000, seed: 5 }
    const whole = await gatherEvidence(made(), scenario, band, plan, {}, undefined, (one) => rounds.push(one))
    expect(rounds.length).toBeGreaterThan(1)
    for (const { evidence, sampleWins } of rounds) {
      expect(parseEvidence(makeEvidenceText(evidence))).toEqual(evidence)
      const rest = await gather(1000, { evidence, wins: sampleWins.wins })
      expect(rest.evidence).toEqual(whole.evidence)
      expect(rest.played).toBe(gamesIn(whole.evidence) - gamesIn(evidence))
    }
  })

  it.each<[string, (evidence: Evidence) => Evidence]>([
    ['something else is measured', (evidence) => ({ ...evidence, measures: evidence.measures.slice(1) })],
    ['positions are read by other odds', (evidence) => ({ ...evidence, odds: 'those of before' })],
    ['nobody knows by which odds positions were read', ({ odds: _, ...evidence }) => evidence],
  ])('are played again by the first player alone when %s', async (_, older) => {
    const { evidence } = await gather()
    expect(parseEvidence(makeEvidenceText(older(evidence)))).toEqual(older(evidence))
    expect(hasEnough(evidence, scenario, 1000)).toBe(true)
    expect(hasEnough(older(evidence), scenario, 1000)).toBe(false)
    const { evidence: newer, played } = await gather(1000, { evidence: older(evidence) })
    expect(newer).toEqual(evidence)
    expect(played).toBe(evidence.panel[0].games)
    // As many as before, where fewer would decide now.
    const { evidence: close } = await gather(1000, {}, { ...band, from: 55, to: 60 })
    const [{ games }] = close.panel
    expect(games).toBeGreaterThan(100)
    const again = await gather(50, { evidence: older(close) })
    expect(again.evidence.panel[0].games).toBe(games)
    expect(again.evidence.watched.games).toBe(100)
  })

  it('speak for another balance, too', async () => {
    const { evidence } = await gather()
    const { evidence: other, played } = await gather(1000, { evidence }, { ...band, from: 80, to: 90 })
    expect(other.verdict).toBe('fail')
    expect(other.key).toBe(evidence.key)
    expect(played).toBe(gamesIn(other) - gamesIn(evidence))
  })
})

it('can be played by the panel of every system', () => {
  for (const { scenario: one } of scenarios)
    for (const player of panelOf(one)) expect(makePlayer(player, openGame(one)).id).toBe(player)
})
