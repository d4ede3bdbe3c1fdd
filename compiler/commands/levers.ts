/** `sandtable playtest --levers`: what an author could change to balance a scenario, and writes it. */
import { uncapital } from '../../engine/words.ts'
import type { ScenarioWithEvidence } from '../content.ts'
import { writeFixed } from '../fix/write.ts'
import { describeFindings, findingsAsData, shown } from '../playtest/levers/describe.ts'
import type { Effect } from '../playtest/levers/effects.ts'
import { type ExperimentPlan, experiment, type Planned, type Size } from '../playtest/levers/experiment.ts'
import { gamesOfStyles } from '../playtest/levers/styles.ts'
import type { TrialPool } from '../playtest/levers/trials.ts'
import { writeChange } from '../playtest/levers/write.ts'
import { openProgress } from '../playtest/progress.ts'
import type { Pool } from '../playtest/series.ts'
import { type ExitCode, type Io, UsageError } from './command.ts'
import type { OpenContent } from './content.ts'

export interface LeversOptions {
  readonly plan: Omit<ExperimentPlan, 'matrix'>
  readonly content: OpenContent
  readonly io: Io
  /** The share that is wanted, in per cent; without it the middle of the author's band, where the share lies outside. */
  readonly goal: number | undefined
  /** Number of the change that is written, from 1. */
  readonly apply: number | undefined
  readonly json: boolean
}

/** Plays the experiment, prints what it showed, and writes a change when that is asked for. */
export const findLevers = async (
  pool: Pool & TrialPool,
  one: ScenarioWithEvidence,
  { plan, content, io, goal, apply, json }: LeversOptions,
): Promise<ExitCode> => {
  if (apply !== undefined && !content.isOwn(one.directory))
    throw new UsageError(`"${one.id}" comes with sandtable, where nothing is written.`)
  const bar = openProgress(io, one.id)
  const matrix = await gamesOfStyles(pool, one, plan.games, bar.at)
  const started = performance.now()
  // Threads start and get faster: later games tell how long all will take.
  let half = { done: 0, at: started }
  const progress = (done: number, all: number): void => {
    if (2 * done <= all) half = { done, at: performance.now() }
    bar.at(done, all)
  }
  const announce = ({ played, fewer, ...planned }: Planned): void => {
    const took = (performance.now() - half.at) / (played - half.done) / 60_000
    const inWords = ({ games, told }: Size): string =>
      `${games} games in about ${(games * took).toFixed(1)} minutes tell effects of ${Math.ceil(told)} points`
    const less = fewer === undefined ? '' : `; with --games ${fewer.moved} ${inWords(fewer)}`
    bar.clear()
    io.error(`sandtable playtest: at most ${inWords(planned)}${less}.\n`)
  }
  const findings = await experiment(pool, one, { ...plan, matrix }, goal, progress, announce)
  bar.clear()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (json) io.out(`${JSON.stringify(findingsAsData(one, findings), undefined, 2)}\n`)
  else io.out(`${describeFindings(one, findings)}  (${seconds} s)\n`)
  return apply === undefined ? 0 : write(one, findings.effects, apply, content, io)
}

const write = (
  one: ScenarioWithEvidence,
  effects: readonly Effect[],
  number: number,
  content: OpenContent,
  io: Io,
): ExitCode => {
  const named = effects.slice(0, shown).filter(({ isSure }) => isSure)
  const { change } = named[number - 1] ?? {}
  if (change === undefined)
    throw new UsageError(`There are only ${named.length} changes to apply: others may as well be chance.`)
  const files = writeChange(content.files, one, change)
  if (typeof files === 'string') {
    io.error(`sandtable playtest: ${files} Nothing is written.\n`)
    return 1
  }
  const folder = content.folderOf(one.directory)
  const inFolder = files.map(({ path, text }) => ({ path: path.slice(one.directory.length + 1), text }))
  writeFixed(folder, inFolder)
  for (const { path } of files) io.error(`${path}: ${uncapital(change.words)}\n`)
  return 0
}
