/** Finds the record that a word of the command line names: a file, a position link, or the text of the record itself. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { replay } from '../../engine/play.ts'
import { parseRecord, type Record, whyNoRecord } from '../../engine/record.ts'
import type { BattleScenario } from '../bundle.ts'
import { identityOf } from '../resolve/identity.ts'
import { openGame, scenarioAsBegun } from '../systems/games.ts'
import { type Io, UsageError } from './command.ts'

/** No record is longer; devices and films are not read to their end, which they may not have. */
const mostBytes = 1_100_000

/** The text behind `#r=`; as it stands when its percent signs mean nothing. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The text of a file as far as a record can go; undefined when there is none. */
export const readStart = async (path: string): Promise<string | undefined> => {
  const file = await open(path, 'r').catch(() => undefined)
  if (file === undefined) return undefined
  try {
    if (!(await file.stat()).isFile()) return undefined
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostBytes), 0, mostBytes, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } catch {
    return undefined
  } finally {
    await file.close()
  }
}

/** The record that a word is, or that stands in it behind `#r=`; undefined when it is none. */
export const recordIn = (word: string): Record | undefined => {
  const link = word.indexOf('#r=')
  return parseRecord((link < 0 ? word : decode(word.slice(link + 3))).trim())
}

/** The record that `word` names. @throws UsageError when it names none. */
export const findRecord = async (word: string, io: Io): Promise<Record> => {
  const given = recordIn(word)
  if (given !== undefined) return given
  const text = await readStart(resolve(io.cwd, word))
  const shown = word.length > 60 ? `${word.slice(0, 60)}…` : word
  if (text === undefined) throw new UsageError(`"${shown}" is neither a record nor a file that can be read.`)
  const read = parseRecord(text.trim())
  if (read !== undefined) return read
  throw new UsageError(
    `${shown}: ${whyNoRecord(text.trim())} A record is one line such as 2.0123456789abcdef.89abcdef.2s.0t_1t, as the player saves it.`,
  )
}

/** Choices are sealed by SHA-256. */
const sealOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * A record played on its scenario, as it was begun; or why it cannot be: a sentence.
 * @param rules all tables of its system; a record with forces of its own needs more than the scenario holds
 */
export const playRecord = <S extends BattleScenario>(scenario: S, rules: object, record: Record) => {
  const identity = identityOf(scenario)
  if (record.scenario !== identity.scenario)
    return `The record is of the scenario ${record.scenario}, and ${scenario.id} is ${identity.scenario}: it is another one, or has changed since.`
  const played = scenarioAsBegun(scenario, rules, record)
  if (typeof played === 'string') return played
  const game = openGame(played)
  const replayed = replay(game, record, sealOf)
  if (replayed.ok) return { scenario: played, game, ...replayed }
  const why = record.rules === identity.rules ? '' : ' It was recorded under other rules.'
  return `Move ${replayed.at + 1} of the record cannot be made: ${replayed.reason}${why}`
}
