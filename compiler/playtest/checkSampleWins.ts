/** Says what is wrong with the sample wins beside a scenario, and hands on the won games that hold. */

import type { Side } from '../../engine/game.ts'
import { hashJson } from '../../engine/hash.ts'
import { teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import type { CompiledScenario } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { openGame } from '../systems/games.ts'
import { noise } from './assertions.ts'
import { sampleWinsName } from './names.ts'
import { parseSampleWins } from './parse.ts'
import { winAgain } from './rewin.ts'
import { type SampleWins, sampleWinsKey, type Win } from './sampleWins.ts'

export const sampleWinCodes = ['witness-missing', 'witness-stale', 'witness-broken', 'win-unwitnessed'] as const

/** How to find won games anew. */
const wayOut = ({ directory, id }: CompiledScenario): string =>
  `Run sandtable playtest --witness ${id} and commit ${directory}/${sampleWinsName}.`

/**
 * The won games of the sample wins that hold. The shortest of each side is played again, with a check of every move; the other
 * ways of winning are `playtest --verify`'s to play. They are handed on while nothing that they depend on has changed. When
 * something has, the first game that is not won any more says enough.
 */
export const checkSampleWins = (
  scenario: CompiledScenario,
  evidence: Evidence | null,
  report: Report,
): readonly Win[] => {
  const { sampleWinsFile, evidenceFile, origins } = scenario
  const hint = wayOut(scenario)
  if (sampleWinsFile === undefined) {
    const hasWins = evidence?.panel[0].wins.some((count) => count > 0)
    if (hasWins) {
      report.warning('witness-missing', origins.scenario, `No won game of ${scenario.scenario.title} is kept.`, {
        hint,
      })
    }
    return []
  }
  const place: Place = { file: sampleWinsFile.path, path: [] }
  const sampleWins = parseSampleWins(sampleWinsFile.text, scenario.scenario)
  if (sampleWins === undefined) {
    report.error('witness-broken', place, 'This is not a witness of won games, or one of an older form.', { hint })
    return []
  }
  const key = sampleWinsKey(scenario.scenario)
  const isCurrent = sampleWins.key === key
  const { holding, broken } = replayShortest(scenario.scenario, key, sampleWins)
  for (const { win, why } of broken) {
    const path = ['wins', sampleWins.wins.findIndex(({ moves }) => moves === win.moves)]
    report.warning('witness-broken', { ...place, path }, sentence(`${describeWin(scenario.scenario, win)} ${why}`), {
      hint,
    })
  }
  const isAnnounced = broken.length > 0 || (evidenceFile !== undefined && evidence === null)
  if (!isCurrent && !isAnnounced) {
    report.warning(
      'witness-stale',
      place,
      'The scenario, its rules or the engine have changed since these games were won; they may not be the shortest any more.',
      { hint },
    )
  }
  if (isCurrent && broken.length === 0) reportSidesWithoutWin(scenario, evidence, sampleWins.wins, report)
  return isCurrent ? sampleWins.wins.filter(({ moves }) => !broken.some(({ win }) => win.moves === moves)) : holding
}

const shortestOfSides = (wins: readonly Win[]): Win[] =>
  wins.filter(({ side }, at) => wins.findIndex((win) => win.side === side) === at)

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** A won game as the beginning of a sentence. */
const describeWin = (scenario: BattleScenario, { side, reason, turn }: Win): string =>
  `The game that ${teamsOf(scenario)[side].name} won in turn ${turn} (${reason})`

interface Replayed {
  readonly holding: readonly Win[]
  readonly broken: readonly { readonly win: Win; readonly why: string }[]
}

/** Plays wins again; `untilBroken` stops at the first one that does not hold. */
const replayWins = (scenario: BattleScenario, wins: readonly Win[], untilBroken = false): Replayed => {
  const game = openGame(scenario)
  const holding: Win[] = []
  const broken: { win: Win; why: string }[] = []
  for (const win of wins) {
    const rewon = winAgain(game, win)
    if (rewon.ok) holding.push(win)
    else broken.push({ win, why: rewon.why })
    if (untilBroken && !rewon.ok) break
  }
  return { holding, broken }
}

/** The last replay of each scenario, by its id: a better word in its briefing replays nothing. */
const remembered = new Map<string, { readonly of: string; readonly replayed: Replayed }>()

const replayShortest = (scenario: BattleScenario, key: string, sampleWins: SampleWins): Replayed => {
  const shortest = shortestOfSides(sampleWins.wins)
  const of = hashJson([key, sampleWins.key, shortest])
  const known = remembered.get(scenario.id)
  if (known?.of === of) return known.replayed
  const replayed = replayWins(scenario, shortest, sampleWins.key !== key)
  remembered.set(scenario.id, { of, replayed })
  return replayed
}

/** Teams that nobody has seen win. That one has no chance at all is another finding, which needs more games. */
const reportSidesWithoutWin = (
  scenario: CompiledScenario,
  evidence: Evidence | null,
  wins: readonly Win[],
  report: Report,
): void => {
  for (const side of sidesThatShouldWin(scenario)) {
    if (wins.some((win) => win.side === side) || isHopeless(evidence, side)) continue
    const { name, sides } = teamsOf(scenario.scenario)[side]
    report.warning('win-unwitnessed', scenario.origins.sides[sides[0]], `No game is known that ${name} has won.`, {
      hint: `Run sandtable playtest --witness ${scenario.id} --games 400, or say in \`intent.unwinnable\` why it has no chance.`,
    })
  }
}

/** Teams that are not meant to be without a chance. */
export const sidesThatShouldWin = ({ intent, scenario }: Pick<CompiledScenario, 'intent' | 'scenario'>): Side[] =>
  [...teamsOf(scenario).keys()].filter((side) => side !== intent.unwinnable?.side)

/** True if enough games were lost for `unwinnable-undeclared`. */
const isHopeless = (evidence: Evidence | null, side: Side): boolean =>
  evidence !== null && evidence.panel[0].wins[side] === 0 && evidence.panel[0].share[side].high <= noise.to

/** Lists the faults of sample wins when every move of them is checked: for `playtest --verify`. Empty when they hold. */
export const doubtsAbout = (
  scenario: BattleScenario,
  sampleWins: { readonly key: string; readonly wins: readonly Win[] },
): string[] => {
  if (sampleWins.key !== sampleWinsKey(scenario))
    return ['was found with other rules, another scenario or another engine']
  return replayWins(scenario, sampleWins.wins).broken.map(
    ({ win, why }) => `holds a game that does not hold. ${describeWin(scenario, win)} ${why}`,
  )
}
