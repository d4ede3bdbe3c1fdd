/** `sandtable playtest`: plays scenarios many times, says who won how often, and keeps the evidence beside them. */

import { access, constants } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { teamsOf } from '../../engine/teams.ts'
import type { Evidence } from '../bundle.ts'
import { scenarioIds } from '../compile.ts'
import type { ScenarioWithEvidence } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { lockDirectory } from '../emit/lock.ts'
import { assertionCodes, assertionsAbout } from '../playtest/assertions.ts'
import { sampleWinCodes, sidesThatShouldWin } from '../playtest/checkSampleWins.ts'
import { describeAssertions, describeEvidence, describeSampleWins } from '../playtest/describe.ts'
import {
  type EvidencePlan,
  type Gathered,
  gatherEvidence,
  hasEnough,
  hasSameSamples,
  isCurrent,
  isStillPlayedSo,
} from '../playtest/evidence.ts'
import { removeGathered } from '../playtest/gathered.ts'
import { shown } from '../playtest/levers/describe.ts'
import { panelOf } from '../playtest/panel.ts'
import { parseEvidence } from '../playtest/parse.ts'
import { openPool } from '../playtest/pool.ts'
import { openProgress } from '../playtest/progress.ts'
import { winAgain } from '../playtest/rewin.ts'
import { sampleWinGames, sampleWinsKey, searchSampleWins, type Win } from '../playtest/sampleWins.ts'
import { exploringSeed, heldOutSeed, leversSeed } from '../playtest/seeds.ts'
import type { Pool } from '../playtest/series.ts'
import { describeSince } from '../playtest/since.ts'
import { readSampleWins, writeGathered, writeSampleWins } from '../playtest/store.ts'
import { verifyEvidence } from '../playtest/verify.ts'
import { mostGames } from '../statistics/styles.ts'
import { openGame, scenarioAt } from '../systems/games.ts'
import { openWorkspace } from '../workspace.ts'
import { parseArguments, parseCount } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import {
  contentOption,
  hintForScenario,
  type OpenContent,
  openContent,
  outputOptions,
  printFindings,
} from './content.ts'
import { findLevers } from './levers.ts'
import { isOwn, playTables, testedAmong, verifyTables } from './playtestTables.ts'
import { readQueueAddress } from './worker.ts'

const options = {
  ...outputOptions,
  ...contentOption,
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  queue: { type: 'string' },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  witness: { type: 'boolean', default: false },
  difficulty: { type: 'string' },
  levers: { type: 'boolean', default: false },
  armies: { type: 'boolean', default: false },
  attack: { type: 'boolean', default: false },
  goal: { type: 'string' },
  apply: { type: 'string' },
} as const

const mostScenarios = 1000
const mostAskedFor = 100_000

/** Games of each player of each pair of armies. */
const armyGames = 600

const evidenceCodes: readonly string[] = [
  'evidence-stale',
  'evidence-missing',
  'evidence-invalid',
  ...assertionCodes,
  ...sampleWinCodes,
]

export const playtest: Command = {
  summary: 'Play scenarios many times; say who won how often, and keep the evidence',
  usage: `
Usage: sandtable playtest [scenario ...] [options]
       sandtable playtest --armies [army ...] [options]
       sandtable playtest --armies --attack [options]

Plays each scenario (default: all) between the players of a panel, each style of play against each, and between planner and
random with sides swapped, on all cores, until it is clear whether the balance is as the author declares. What is judged is
the share of wins of the declared side when all play in the style that serves them best. It passes when the whole interval of
that share lies in what is declared or at most five points beside it, and fails when all of it lies outside; a verdict is wrong
in fewer than 1 of 700 cases, the verdicts on 36 scenarios together in fewer than 1 of 20. It is undecided when a pair of
players would need more than the most games. Also says who won how often with 95 % Wilson intervals, how long it took, and
whether it fits the author's intent. The evidence is written beside the scenario, and as its sampleWins the shortest game that
each side won in each way. Games that were played are not played again: more are added where they do not decide.

Evidence comes from seeds of its own. To try something out use --dry-run: its games come from other seeds, so that nobody
changes a scenario until just the games of the evidence are even.

With --levers it says instead what to change: everything that an author would change by little (steps, figures and places of
units, arrivals, turns, decks and hands, cards, command points, uses of aircraft; places, dates, count and worth of
objectives) is moved up or down at random in each game, and one regression tells their effects apart. When the balance lies
outside of its band, the best changes are tried by themselves as well, and three are named that lead near to the middle and
undo what looks wrong; else the three strongest.

Options:
  --content <dir>   Pack or content directory with the scenarios (default: content, or the working directory if it is a
                    pack); several lie over each other in this order
  --games <n>       Most games of each pair of players (default: ${mostGames}); with --witness games to be played
                    (${sampleWinGames}), with --levers games with changes (what takes about a minute in all on two cores), and twice
                    as many more for the scenario as it is and for single changes
  --seed <n>        Game n rolls from this seed + n (default: ${exploringSeed}, with --levers ${leversSeed}); with --dry-run,
                    --difficulty, --witness or --levers
  --difficulty <id> Play at this level of difficulty instead of the scenario's own, and write nothing; the exit code is
                    0 whatever is found, since claims are about the scenario's own level
  --threads <n>     Cores to use (default: all)
  --queue <url>     Let workers on other machines play the games, with the same result: an address of Redis or Valkey, as
                    sandtable worker has it. Ctrl-C withdraws the games that wait
  --force           Play again even when the evidence is current
  --dry-run         Write nothing
  --verify          Play only the sample games of the committed evidence again and compare their last states,
                    and replay the won games with a check of every move
  --witness         Only find won games where there are none that hold, without gathering evidence; those that hold are
                    kept unless shorter ones are found
  --levers          Name the changes of one scenario that would balance it
  --armies          Play no scenarios, but the ready-made armies of a rule system against each other, and decks drawn at
                    random, which show what each card is worth. The words are ids of armies then: only their pairs are
                    played, and no decks. --games are those of each player and pair (${armyGames}). Without words and options
                    that look for something else, a playtest does this after the scenarios
  --attack          With --armies: look for decks that beat the ready-made armies instead. Decks breed for some
                    generations; the ten best are measured by about as many games as --games says
  --goal <percent>  With --levers: the share that the side of the declared balance is to win (default: the middle of the
                    band, when the share lies outside of it)
  --apply <n>       With --levers: write the n-th of the changes into the scenario; comments and layout stay
  --format <text|json|sarif|github>
                    How to print findings, when there are any (default: text); with --levers json prints all effects
  --no-color        Do not colour the output

Exit codes: 0 every verdict is pass, 1 findings or another verdict, 2 wrong usage, no access to files, or no queue.

Examples:
  sandtable playtest
  sandtable playtest wadi-akarit --games 50 --dry-run
  sandtable playtest wadi-akarit --games 50 --difficulty hard
  sandtable playtest --witness
  sandtable playtest wadi-akarit --games 5000 --dry-run --queue redis://192.168.1.20
  sandtable playtest crossroads --levers --apply 1
`,
  run: async (args, io) => {
    const { values, words } = parseArguments(args, options, mostScenarios)
    if (values.verify && values.witness) throw new UsageError('--verify and --witness are two different things.')
    const { difficulty } = values
    if (difficulty !== undefined && (values.verify || values.witness))
      throw new UsageError('--difficulty measures another level; evidence and won games are of the scenario’s own.')
    checkLevers(values, words)
    if (values.armies && (values.witness || values.levers || difficulty !== undefined))
      throw new UsageError('--armies goes with none of --witness, --levers and --difficulty.')
    if (values.attack && (!values.armies || values.verify || words.length > 0))
      throw new UsageError('--attack goes with --armies, without names of armies and without --verify.')
    const plan = planOf(values)
    const queue = values.queue === undefined ? undefined : await readQueueAddress(values.queue)
    if (queue !== undefined && values.threads !== undefined)
      throw new UsageError(
        '--threads is about this machine, where nothing is played with --queue; workers have their own.',
      )
    const threads =
      values.threads === undefined ? availableParallelism() : parseCount('threads', values.threads, 1, 256)
    const content = await openContent(undefined, values.content, io)
    const workspace = openWorkspace(content.files, { known: content.report.diagnostics, given: content.given })
    const wanted = new Set(
      words.length > 0 ? words : scenarioIds(content.files).filter((id) => content.isOwn(`scenarios/${id}`)),
    )
    const chosen = values.armies ? [] : [...wanted].flatMap((id) => workspace.scenario(id)?.scenario ?? [])
    // Whoever names sound scenarios does not wait for what can be found elsewhere.
    if (words.length === 0 || chosen.length < wanted.size || content.report.hasErrors()) {
      const report = makeReport(workspace.findings().filter(({ code }) => !evidenceCodes.includes(code)))
      if (report.hasErrors()) return printFindings({ ...content, report }, values.format, io)
    }
    if (!values.armies) checkNames(words, chosen, content)
    const wantsTables =
      values.armies || (words.length === 0 && !values.witness && !values.levers && difficulty === undefined)
    const tested = wantsTables ? testedAmong(workspace.systems()) : []
    const writes =
      values.verify !== true && values.levers !== true && values['dry-run'] !== true && difficulty === undefined
    const given = writes ? chosen.find(({ directory }) => !content.isOwn(directory)) : undefined
    if (given !== undefined)
      throw new UsageError(`"${given.id}" comes with sandtable, where nothing is written. Play it with --dry-run.`)
    const systems = words.length === 0 ? tested.filter((one) => isOwn(one, content)) : tested
    if (values.armies && systems.length === 0)
      throw new UsageError(
        'The tables of armies come with sandtable. Name armies of a pack, as in: --armies my-army --dry-run.',
      )
    if (writes && !values.verify && systems.some((one) => !isOwn(one, content)))
      throw new UsageError('These armies come with sandtable, where nothing is written. Play them with --dry-run.')
    const levelled = difficulty === undefined ? chosen : chosen.map((one) => atLevel(one, difficulty))
    const warn = (sentence: string): void => io.error(`sandtable playtest: ${sentence}\n`)
    const unlocks = writes ? content.folders.map((folder) => lockDirectory(folder, warn)) : []
    if (writes) for (const one of chosen) removeGathered(content.folderOf(one.directory))
    const threadPool = openPool(queue === undefined ? threads : 1)
    const pool = queue === undefined ? threadPool : await openQueuePool(queue, io)
    try {
      if (values.levers)
        return await findLevers(threadPool, chosen[0], {
          plan: values.games === undefined ? { seed: plan.seed } : plan,
          content,
          io,
          goal: values.goal === undefined ? undefined : parseCount('goal', values.goal, 1, 99),
          apply: values.apply === undefined ? undefined : parseCount('apply', values.apply, 1, shown),
          json: values.format === 'json',
        })
      let code: ExitCode = 0
      const options = { plan, content, io, force: values.force === true, write: writes }
      for (const one of levelled) {
        const passed = values.verify
          ? await verify(pool, one, io)
          : await (values.witness ? findWins : prove)(pool, one, options)
        if (!passed && difficulty === undefined) code = 1
      }
      const games = values.games === undefined ? armyGames : 2 * Math.ceil(plan.games / 2)
      const tablePlan = { games, seed: plan.seed, only: words, force: options.force, attack: values.attack === true }
      for (const one of systems) {
        const passed = values.verify
          ? await verifyTables(pool, one, io)
          : await playTables(pool, one, { plan: tablePlan, write: writes }, content, io)
        if (!passed) code = 1
      }
      return code
    } finally {
      for (const unlock of unlocks) unlock()
      await pool.close()
    }
  },
}

/** A pool of workers on other machines. Ctrl-C withdraws their games; the second time it ends the process. */
const openQueuePool = async (address: string, io: Io): Promise<Pool> => {
  const { openQueue } = await import('../playtest/queue/queuePool.ts')
  const controller = new AbortController()
  const pool = await openQueue(address, {
    // A line of its own, over that of the progress.
    tell: (line) => io.error(`${io.interactive ? '\r\x1b[2K' : ''}${line}\n`),
    signal: controller.signal,
  })
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop)
  return {
    ...pool,
    close: () => {
      process.removeListener('SIGINT', stop)
      return pool.close()
    },
  }
}

/** Refuses options that do not go with `--levers`, or only with it. @throws UsageError */
const checkLevers = (
  values: Partial<
    Readonly<Record<'levers' | 'verify' | 'witness' | 'difficulty' | 'queue' | 'goal' | 'apply', unknown>>
  >,
  words: readonly string[],
): void => {
  const { levers, verify, witness, difficulty, queue, goal, apply } = values
  if (levers !== true) {
    if (goal !== undefined || apply !== undefined) throw new UsageError('--goal and --apply go with --levers.')
    return
  }
  if (verify || witness || difficulty !== undefined || queue !== undefined)
    throw new UsageError('--levers goes with none of --verify, --witness, --difficulty and --queue.')
  if (words.length !== 1) throw new UsageError('Name one scenario with --levers.')
}

/** A scenario at another level of difficulty, of which no evidence is kept. @throws UsageError */
const atLevel = (one: ScenarioWithEvidence, level: string): ScenarioWithEvidence => {
  const scenario = scenarioAt(one.scenario, level)
  if (typeof scenario === 'string') throw new UsageError(scenario)
  return { ...one, scenario, evidence: null }
}

/** Refuses ids of no sound scenario. @throws UsageError */
const checkNames = (ids: readonly string[], found: readonly ScenarioWithEvidence[], content: OpenContent): void => {
  const missing = ids.find((id) => !found.some((one) => one.id === id))
  if (missing !== undefined)
    throw new UsageError(`There is no sound scenario "${missing}".${hintForScenario(missing, content)}`)
}

type Plan = Pick<EvidencePlan, 'games' | 'seed'>

/** How many games are asked for, and from which seeds. @throws UsageError */
const planOf = (
  values: Partial<Readonly<Record<'games' | 'seed' | 'difficulty', string>>> &
    Partial<Readonly<Record<'dry-run' | 'witness' | 'levers', boolean>>>,
): Plan => {
  const explores = values['dry-run'] || values.witness || values.levers || values.difficulty !== undefined
  if (values.seed !== undefined && !explores)
    throw new UsageError('Evidence has seeds of its own; to play from others, write nothing: add --dry-run.')
  const usualGames = values.witness ? sampleWinGames : mostGames
  const usualSeed = values.levers ? leversSeed : explores ? exploringSeed : heldOutSeed
  const lastSeed = heldOutSeed - mostAskedFor
  return {
    games: values.games === undefined ? usualGames : parseCount('games', values.games, 1, mostAskedFor),
    seed: values.seed === undefined ? usualSeed : parseCount('seed', values.seed, 0, lastSeed),
  }
}

interface EvidenceOptions {
  readonly plan: Plan
  readonly content: OpenContent
  readonly io: Io
  readonly force: boolean
  readonly write: boolean
}

const prove = async (
  pool: Pool,
  one: ScenarioWithEvidence,
  { plan, content, io, force, write }: EvidenceOptions,
): Promise<boolean> => {
  const { scenario, balance } = one
  const known = gamesOf(one, plan.seed)
  if (known && !force && isCurrent(known, scenario, balance) && hasEnough(known, scenario, plan.games))
    return printEvidence(one, known, `(current: nothing played; ${saved(known)})`, io)
  // Where nothing can be written it is better said before the games than after them.
  if (write) await access(content.folderOf(one.directory), constants.W_OK)
  const bar = openProgress(io, scenario.id)
  const started = performance.now()
  const wins = await winsThatHold(one, content)
  const before = { ...(known && !force && { evidence: known }), wins }
  const asked = { ...plan, panel: panelOf(scenario) }
  const folder = content.folderOf(one.directory)
  const keep = (gathered: Gathered): void => {
    if (write) writeGathered(folder, gathered)
  }
  const gathered = await gatherEvidence(pool, scenario, balance, asked, before, bar.at, keep)
  bar.clear()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (known && !hasSameSamples(known, gathered.evidence))
    io.error(`${scenario.id}: games end otherwise than the evidence said, and nothing that it depends on has changed\n`)
  keep(gathered)
  const { evidence, played } = gathered
  const stale = one.evidenceFile && known === undefined ? parseEvidence(one.evidenceFile.text) : undefined
  for (const line of stale?.scenario === scenario.id ? describeSince(scenario, stale, evidence) : [])
    io.out(`${scenario.id}  ${line}\n`)
  return printEvidence(one, evidence, `(${played} games in ${seconds} s; ${saved(evidence, before.evidence)})`, io)
}

/** The evidence beside a scenario, when its games are those that the scenario yields from a seed: whatever balance it was about. */
const gamesOf = ({ evidenceFile, scenario }: ScenarioWithEvidence, seed: number): Evidence | undefined => {
  const known = evidenceFile && parseEvidence(evidenceFile.text)
  return known?.seed === seed && isStillPlayedSo(known, scenario) ? known : undefined
}

const gamesIn = (evidence: Evidence | undefined): number =>
  evidence ? [...evidence.panel, ...evidence.duels].reduce((sum, { games }) => sum + games, 0) : 0

/** How many games between the players of the panel it took, and how many of them were known. */
const saved = (evidence: Evidence, known?: Evidence): string =>
  `${gamesIn(evidence)} between players of the panel${known ? `, ${gamesIn(known)} of them known before` : ''}`

/** Prints what the games showed; whether every claim of the author passes. */
const printEvidence = (one: ScenarioWithEvidence, evidence: Evidence, how: string, io: Io): boolean => {
  const assertions = assertionsAbout(one, evidence)
  io.out(`${describeEvidence(one.scenario, evidence)}${describeAssertions(assertions)}  ${how}\n\n`)
  return assertions.every(({ verdict }) => verdict === 'pass')
}

/** The won games beside a scenario that are still won. */
const winsThatHold = async (
  { scenario, directory }: ScenarioWithEvidence,
  content: OpenContent,
): Promise<readonly Win[]> => {
  const kept = await readSampleWins(content.folderOf(directory), scenario)
  return kept?.wins.filter((win) => winAgain(openGame(scenario), win).ok) ?? []
}

/** Finds the shortest won games of a scenario, unless all that is known still holds. */
const findWins = async (
  pool: Pool,
  one: ScenarioWithEvidence,
  { plan, content, io, force, write }: EvidenceOptions,
): Promise<boolean> => {
  const { scenario } = one
  const directory = content.folderOf(one.directory)
  const kept = await readSampleWins(directory, scenario)
  const known = await winsThatHold(one, content)
  const sides = sidesThatShouldWin(one)
  const isComplete = (wins: readonly Win[]): boolean => sides.every((side) => wins.some((win) => win.side === side))
  if (!force && kept?.key === sampleWinsKey(scenario) && known.length === kept.wins.length && isComplete(known)) {
    io.out(`${scenario.id}  current: nothing played\n${describeSampleWins(scenario, kept)}`)
    return true
  }
  const bar = openProgress(io, scenario.id)
  const started = performance.now()
  const { sampleWins, played } = await searchSampleWins(pool, scenario, { ...plan, sides, known }, bar.at)
  bar.clear()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (write) writeSampleWins(directory, sampleWins)
  io.out(`${scenario.id}  ${played} games in ${seconds} s\n${describeSampleWins(scenario, sampleWins)}`)
  const teams = teamsOf(scenario)
  for (const side of sides) {
    if (!sampleWins.wins.some((win) => win.side === side)) io.out(`  ${teams[side].name} has won no game\n`)
  }
  return isComplete(sampleWins.wins)
}

const verify = async (pool: Pool, one: ScenarioWithEvidence, io: Io): Promise<boolean> => {
  const { lines, passed } = await verifyEvidence(pool, one)
  for (const line of lines) io.out(`${line}\n`)
  return passed
}
