/** Evidence in words, for the terminal. */

import { nameOfSpace } from '../../engine/board.ts'
import { teamsOf } from '../../engine/teams.ts'
import { uncapital } from '../../engine/words.ts'
import type { BattleScenario, Evidence, Interval } from '../bundle.ts'
import { chancesIn } from '../course/chances.ts'
import { allGames, type Courses, heldShares, lostByHex, meanChoices, mostLost } from '../course/facts.ts'
import { matrixFor, stylesIn } from '../course/pairs.ts'
import { endingsIn, whyIn } from '../course/why.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { type Assertion, lastTurnText, wayToTell } from './assertions.ts'
import { placesIn } from './places.ts'
import type { SampleWins } from './sampleWins.ts'

const percent = (interval: Interval): string => `${interval.low.toFixed(1)}–${interval.high.toFixed(1)} %`

const bar = (share: number): string => '█'.repeat(Math.round(share * 30)).padEnd(30, '·')

/** Describes the author's claims and the answers of the games, one line each. */
export const describeAssertions = (assertions: readonly Assertion[]): string =>
  assertions
    .map((one) => {
      const tell = one.verdict === 'undecided' ? ` (${wayToTell(one)})` : ''
      return `  ${one.verdict}: ${one.claim}; ${one.found}${tell}\n`
    })
    .join('')

/** The sample wins of a scenario, a line each. */
export const describeSampleWins = (scenario: BattleScenario, { wins }: SampleWins): string => {
  const teams = teamsOf(scenario)
  return wins
    .map(({ side, reason, turn, actions }) => {
      const name = teams[side].name.padEnd(22)
      return `  ${name} ${reason.replaceAll('-', ' ')} in turn ${turn}, ${actions} actions\n`
    })
    .join('')
}

const perGame = (total: number, games: number): string => (total / games).toFixed(1)

/** How many games came to each number from `least` on, without those to which none came. */
const byNumber = (counts: readonly number[], least: number): string =>
  counts.flatMap((count, n) => (count > 0 ? [`${least + n}:${count}`] : [])).join(' ')

/** Numbers of which each is named with its games; of more the spread is. */
const mostNumbers = 16

/** The least number that is not below such a share of all counted games. */
const numberAt = (counts: readonly number[], share: number): number => {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return count > 0 && seen >= wanted
  })
}

/** How games spread over the numbers from `least` on: each with its games, or where they lie when there are too many. */
export const spreadOf = (counts: readonly number[], least: number): string => {
  if (counts.filter((count) => count > 0).length <= mostNumbers) return byNumber(counts, least)
  const [from, low, middle, high, to] = [0, 0.25, 0.5, 0.75, 1].map((share) => least + numberAt(counts, share))
  return `${from} to ${to}, half of all games ${low} to ${high}, in the middle ${middle}`
}

/** Names that the lines on the course of games name at most. */
const mostNamed = 4

/** Why it came out so: chances, what was held, what was lost. */
const describeCourse = (scenario: BattleScenario, courses: Courses): readonly string[] => {
  const course = allGames(courses)
  const { means, decided, leads, lowest } = chancesIn(courses, scenario.turns)
  const [first] = teamsOf(scenario)
  const chances = means.map((chance) => chance.toFixed(0))
  const held = placesIn(scenario).map(
    ({ name }, place) => `${name} ${(heldShares(course, place, 0).at(-1) ?? 0).toFixed(0)} %`,
  )
  const units = mostLost(course, mostNamed, scenario.units.length).map(
    ({ unit, lost }) => `${scenario.units[unit].id} ${lost.toFixed(1)}`,
  )
  const hexes = lostByHex(course).slice(0, mostNamed)
  return [
    `chances of ${first.name} by turn: ${chances.join(' ')} %`,
    `as good as decided, with 90 % and more from then on, in turn ${byNumber(decided, 1)}`,
    `the lead changes ${leads.toFixed(1)} times; winners come back from ${lowest.toFixed(0)} %; ${meanChoices(course).toFixed(0)} actions to choose from`,
    ...(held.length > 0 ? [`held by ${first.name} in the last turn: ${held.join(', ')}`] : []),
    ...(units.length > 0 ? [`most lost in a game by ${units.join(', ')}`] : []),
    ...endingsIn(
      courses,
      teamsOf(scenario).map(({ name }) => name),
    ).map((line) => uncapital(line).replace(/\.$/, '')),
    ...whyIn(courses, scenario, placesIn(scenario)).map(({ text }) => text.replace(/\.$/, '')),
    ...(hexes.length > 0
      ? [
          `most lost on ${hexes.map(({ hex, lost }) => `${nameOfSpace(scenario.map, hex)} ${lost.toFixed(1)}`).join(', ')}`,
        ]
      : []),
  ]
}

const seedsText = (seed: number, games: number): string => `seeds ${seed}–${seed + games - 1}`

/** Describes the wins for each pairing of players. */
const describeStyles = (scenario: BattleScenario, evidence: Evidence): readonly string[] => {
  const { side } = evidence.band
  const teams = teamsOf(scenario)
  const players = evidence.panel.map(({ player }) => player)
  const width = Math.max(...players.map(({ length }) => length)) + 2
  const rows = matrixFor(evidence, side).map((row, own) => [
    players[own],
    ...row.map(({ games, won }) => `${won}/${games}`),
  ])
  const table = [['', ...players], ...rows].map((cells) =>
    `    ${cells.map((cell) => cell.padEnd(width)).join('')}`.trimEnd(),
  )
  const { share, low, high } = evidence.value
  return [
    `  ${teams[side].name} wins ${share} % (${low}–${high}) when all play in the style that serves them best`,
    `  won by ${teams[side].name}, by its own style (rows) and that of its enemies:`,
    ...table,
    ...stylesIn(evidence, teams).map((sentence) => `  ${sentence.replace(/\.$/, '')}`),
  ]
}

/** A report of some ten lines: the games of the first player, and who won those of the others. */
export const describeEvidence = (scenario: BattleScenario, evidence: Evidence): string => {
  const { seed, skill, watched } = evidence
  const [{ player, games, wins, draws, share }] = evidence.panel
  const lines = [
    `${scenario.id}  ${games} ${games === 1 ? 'game' : 'games'}, ${player} against itself, ${seedsText(seed, games)}`,
  ]
  if (scenario.difficulty !== undefined) lines.push(`  at the difficulty ${scenario.difficulty}`)
  const teams = teamsOf(scenario)
  for (const [side, won] of wins.entries()) {
    const name = teams[side].name.padEnd(22)
    lines.push(`  ${name} ${bar(won / games)} ${String(won).padStart(4)}  ${percent(share[side])}`)
  }
  if (draws > 0) lines.push(`  draws ${draws}`)
  lines.push(...describeStyles(scenario, evidence))
  const measured = evidence.measures.map(({ name, counts, least = 0, totals = [] }) =>
    counts === undefined
      ? `${uncapital(name)} ${totals.map((total) => perGame(total, games)).join(' and ')}`
      : `${uncapital(name)} ${spreadOf(counts, least)}`,
  )
  lines.push(`  decided in turn ${byNumber(evidence.decidedIn, 1)}`)
  const holders = systemCompilerOf(scenario.system).playtest.holdsOut(scenario)
  const names = holders.map((holder) => teams[holder].name)
  lines.push(
    `  ${lastTurnText(evidence)}${names.length > 0 ? `, until which ${names.join(' and ')} may hold out` : ''}`,
  )
  for (const line of measured) lines.push(`  ${line}`)
  lines.push(`  ${perGame(evidence.actions, games)} actions a game`)
  if (watched.courses) lines.push(...describeCourse(scenario, watched.courses).map((line) => `  ${line}`))
  const unused = watched.uses.flatMap(({ name, used }) => (used === 0 ? [name] : []))
  if (unused.length > 0) lines.push(`  never used in ${watched.games} games: ${unused.join(', ')}`)
  const absent = (watched.absent ?? []).flatMap(({ unit, games }) => (games === watched.games ? [unit] : []))
  if (absent.length > 0) lines.push(`  due and never there in ${watched.games} games: ${absent.join(', ')}`)
  if (watched.idle)
    lines.push(`  ${watched.idle.idle} of ${watched.idle.turns} turns ended with something left to gain`)
  const bySide = skill.teams?.map(({ won, games }, team) => `${won} of ${games} as ${teams[team].name}`) ?? []
  const apart = bySide.length === 0 ? '' : `: ${bySide.join(', ')}`
  lines.push(`  skill: ${player} beats random in ${skill.won} of ${skill.games}, ${percent(skill.share)}${apart}`)
  return `${lines.join('\n')}\n`
}
