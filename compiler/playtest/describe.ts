/** Evidence in words, for the terminal. */
import type { BattleScenario, Evidence, Interval, Verdict } from '../bundle.ts'
import { enoughGames } from '../statistics/enough.ts'
import { type Assertion, wayToTell } from './assertions.ts'
import type { SampleWins } from './sampleWins.ts'

const percent = (interval: Interval): string => `${interval.low.toFixed(1)}–${interval.high.toFixed(1)} %`

const bar = (share: number): string => '█'.repeat(Math.round(share * 30)).padEnd(30, '·')

/** The verdict as a sentence about the author's band. */
const verdictLine = (scenario: BattleScenario, evidence: Evidence): string => {
  const { band, verdict } = evidence
  const side = scenario.sides[band.side].name
  const says: Record<Verdict, string> = {
    pass: 'inside',
    fail: 'outside',
    undecided: 'neither inside nor outside',
  }
  const enough = enoughGames(evidence.wins[band.side], evidence.games, band)
  const tell = verdict === 'undecided' ? ` (${wayToTell({ ...(enough !== undefined && { enough }) })})` : ''
  return `${verdict}: ${side} ${percent(evidence.share[band.side])} is ${says[verdict]} the band of ${band.from}–${band.to} %${tell}`
}

/** What the author says beside the balance, and what the games say to that: a line each. */
export const describeAssertions = (assertions: readonly Assertion[]): string =>
  assertions
    .filter(({ code }) => code !== 'balance-missed')
    .map((one) => {
      const tell = one.verdict === 'undecided' ? ` (${wayToTell(one)})` : ''
      return `  ${one.verdict}: ${one.claim}; ${one.found}${tell}\n`
    })
    .join('')

/** The sample wins of a scenario, a line each. */
export const describeSampleWins = (scenario: BattleScenario, { wins }: SampleWins): string =>
  wins
    .map(({ side, reason, turn, actions }) => {
      const name = scenario.sides[side].name.padEnd(22)
      return `  ${name} ${reason.replaceAll('-', ' ')} in turn ${turn}, ${actions} actions\n`
    })
    .join('')

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A report of some ten lines. */
export const describeEvidence = (scenario: BattleScenario, evidence: Evidence): string => {
  const { games } = evidence
  const lines = [
    `${scenario.id}  ${games} ${games === 1 ? 'game' : 'games'}, ${evidence.player} against itself, seeds ${evidence.seed}–${evidence.seed + games - 1}`,
  ]
  if (scenario.difficulty !== undefined) lines.push(`  at the difficulty ${scenario.difficulty}`)
  for (const [side, wins] of evidence.wins.entries()) {
    const name = scenario.sides[side].name.padEnd(22)
    lines.push(`  ${name} ${bar(wins / games)} ${String(wins).padStart(4)}  ${percent(evidence.share[side])}`)
  }
  if (evidence.draws > 0) lines.push(`  draws ${evidence.draws}`)
  const turns = evidence.decidedIn.map((count, n) => `${n + 1}:${count}`).filter((text) => !text.endsWith(':0'))
  const measured = evidence.measures.map(({ name, counts, means }) =>
    means === undefined
      ? `${lower(name)} ${(counts ?? []).map((count, n) => `${n}:${count}`).join(' ')}`
      : `${lower(name)} ${means.join(' and ')}`,
  )
  lines.push(`  decided in turn ${turns.join(' ')}`)
  for (const line of measured) lines.push(`  ${line}`)
  lines.push(`  ${evidence.actions} actions a game`)
  const { skill, watched } = evidence
  const unused = watched?.uses.flatMap(({ name, used }) => (used === 0 ? [name] : [])) ?? []
  if (unused.length > 0) lines.push(`  never used in ${watched?.games} games: ${unused.join(', ')}`)
  if (watched?.idle)
    lines.push(`  ${watched.idle.idle} of ${watched.idle.turns} turns ended with something left to gain`)
  lines.push(`  skill: ${evidence.player} beats random in ${skill.won} of ${skill.games}, ${percent(skill.share)}`)
  lines.push(`  ${verdictLine(scenario, evidence)}`)
  return `${lines.join('\n')}\n`
}
