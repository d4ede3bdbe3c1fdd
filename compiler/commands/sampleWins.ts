/** Finds the sample wins that an argument names, and describes them. */

import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Record } from '../../engine/record.ts'
import { teamsOf } from '../../engine/teams.ts'
import { capital, count } from '../../engine/words.ts'
import { compileScenario, findScenario, scenarioIds } from '../compile.ts'
import type { RenderedScenario } from '../content.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { whyNoId } from '../files.ts'
import { sampleWinsName } from '../playtest/names.ts'
import { hasSidesOf, parseSampleWins } from '../playtest/parse.ts'
import { type SampleWins, sampleWinsKey, type Win } from '../playtest/sampleWins.ts'
import { identityOf } from '../resolve/identity.ts'
import { systemRendererOf } from '../systems/systemRenderers.ts'
import { type Io, UsageError } from './command.ts'
import { hintForScenario, type OpenContent } from './content.ts'
import { readStart, recordIn } from './record.ts'

/** The target that an argument names: a scenario by its id or folder, or a file of sample wins elsewhere. */
export type Where = {
  /** The folder that holds the content, when the word says which. */
  readonly content?: string
} & ({ readonly id: string } | { readonly folder: string } | { readonly sampleWins: SampleWins })

/** Where the won games are that a word means; undefined when it means a record. @throws UsageError */
export const whereKept = async (word: string, io: Io): Promise<Where | undefined> => {
  if (recordIn(word) !== undefined) return undefined
  const path = resolve(io.cwd, word)
  const folder = basename(path) === sampleWinsName ? dirname(path) : path
  if (existsSync(resolve(folder, 'scenario.yaml'))) {
    const above = dirname(folder)
    return { folder, ...(basename(above) === 'scenarios' && { content: dirname(above) }) }
  }
  const text = await readStart(path)
  const sampleWins = text === undefined ? undefined : parseSampleWins(text)
  if (sampleWins !== undefined) return { sampleWins }
  if (text !== undefined) return undefined
  return whyNoId(word) === undefined ? { id: word } : undefined
}

/** The scenario that is meant, or why there is none. @throws UsageError */
export const findSampleWins = (where: Where, content: OpenContent): RenderedScenario | string => {
  const { files, report } = content
  const compiled = (id: string): RenderedScenario | undefined =>
    compileScenario(id, files, report.diagnostics, true)?.scenario
  if ('id' in where) {
    const found = compiled(where.id)
    if (found !== undefined) return found
    throw new UsageError(
      `"${where.id}" is neither a record, a file that can be read, nor a sound scenario of ${content.name}.${hintForScenario(where.id, content)}`,
    )
  }
  if ('folder' in where) {
    const id = scenarioIds(files).find((one) => content.folderOf(`scenarios/${one}`) === where.folder)
    return (id && compiled(id)) ?? `${where.folder} is no sound scenario of ${content.name}.`
  }
  const isMeant = ({ scenario }: RenderedScenario): boolean => sampleWinsKey(scenario) === where.sampleWins.key
  const found = findScenario(files, report.diagnostics, isMeant)?.scenario
  return (
    found ??
    `these games were won in no scenario of ${content.name} as it is now; beside their scenario they are found all the same.`
  )
}

/** The won games: of the file that was named, or of the one beside the scenario. */
export const sampleWinsOf = (where: Where, { sampleWinsFile, scenario }: RenderedScenario): SampleWins | undefined => {
  if ('sampleWins' in where) return hasSidesOf(where.sampleWins, scenario) ? where.sampleWins : undefined
  return sampleWinsFile === undefined ? undefined : parseSampleWins(sampleWinsFile.text, scenario)
}

/** Why a game ended, standing alone: the words of a rule system may be the second half of a sentence. */
export const asSentence = (text: string): string => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`

/** The won games, a line each, and how to play one of them again. `words` are what the user called them. */
export const describeSampleWinsOf = (
  { key, wins }: SampleWins,
  { scenario }: RenderedScenario,
  words: string,
): string => {
  const { reason: meaningOf } = systemRendererOf(scenario.system).commands
  const teams = teamsOf(scenario)
  const rows = wins.map(({ side, reason, turn, actions }) => [
    teams[side].id,
    reason,
    `turn ${turn}`,
    count(actions, 'action'),
    asSentence(meaningOf(reason)),
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column].length)))
  const line = ([side, way, turn, actions, meaning]: readonly string[]): string =>
    `  ${side.padEnd(widths[0])}  ${way.padEnd(widths[1])}  ${turn.padEnd(widths[2])}  ${actions.padStart(widths[3])}  ${meaning}\n`
  const [first] = wins
  const stale =
    key === sampleWinsKey(scenario)
      ? ''
      : 'They were won before the scenario, its rules or the engine changed, and may not be won like that any more.\n'
  const command = first && `sandtable replay ${words} --side ${teams[first.side].id} --way ${first.reason}`
  return `${scenario.title}: ${count(wins.length, 'won game')} kept, the shortest of each side in each way.\n${rows.map(line).join('')}${stale}${command === undefined ? '' : `Play one again: ${command}\n`}`
}

/** The shortest kept win of a side, of a way of winning, or of both. @throws UsageError */
export const chooseWin = (
  { wins }: SampleWins,
  { scenario }: RenderedScenario,
  { side, way }: { readonly side?: string | undefined; readonly way?: string | undefined },
): Win => {
  const teams = teamsOf(scenario)
  const idOf = (win: Win): string => teams[win.side].id
  const refuse = (what: string, word: string, known: readonly string[]): never => {
    const hint = hintForUnknown(word, [...new Set(known)])
    throw new UsageError(`${what}${hint === undefined ? '' : ` ${hint}`}`)
  }
  const ofSide = side === undefined ? wins : wins.filter((win) => idOf(win) === side)
  if (side !== undefined && ofSide.length === 0) refuse(`No win of a side "${side}" is kept.`, side, wins.map(idOf))
  const fitting = way === undefined ? ofSide : ofSide.filter(({ reason }) => reason === way)
  if (way !== undefined && fitting.length === 0)
    refuse(
      `No win${side === undefined ? '' : ` of ${side}`} by "${way}" is kept.`,
      way,
      ofSide.map(({ reason }) => reason),
    )
  return [...fitting].sort((a, b) => a.turn - b.turn || a.actions - b.actions)[0]
}

/** A kept win as a record of the scenario as it is now. */
export const recordOf = ({ seed, moves }: Win, { scenario }: RenderedScenario): Record => ({
  format: 2,
  ...identityOf(scenario),
  seed,
  moves: moves.split('_'),
})
