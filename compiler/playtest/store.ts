/** Writes evidence beside its scenario. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evidence } from '../bundle.ts'
import { putFile } from '../emit/write.ts'
import type { Gathered } from './evidence.ts'
import { putGathered } from './gathered.ts'
import { sampleWinsName } from './names.ts'
import { type HasSides, parseSampleWins } from './parse.ts'
import type { SampleWins } from './sampleWins.ts'

/** A list of numbers over several lines. */
const listOfNumbers = /\[\s*-?[\d.]+(?:,\s*-?[\d.]+)*\s*\]/g

/** As JSON that people can read: each list of numbers on a line. */
export const makeEvidenceText = (evidence: Evidence): string =>
  `${JSON.stringify(evidence, null, 2).replace(listOfNumbers, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`

const makeSampleWinsText = (sampleWins: SampleWins): string => `${JSON.stringify(sampleWins, null, 2)}\n`

/** Writes what was gathered about a scenario into its folder: both files, or neither. */
export const writeGathered = (directory: string, { evidence, sampleWins }: Gathered): void => {
  putGathered(directory, makeEvidenceText(evidence), makeSampleWinsText(sampleWins))
}

export const writeSampleWins = (directory: string, sampleWins: SampleWins): void =>
  putFile(join(directory, sampleWinsName), makeSampleWinsText(sampleWins))

/** The sample wins in a scenario's folder, or undefined when there is none that can be read. */
export const readSampleWins = async (directory: string, scenario: HasSides): Promise<SampleWins | undefined> => {
  try {
    return parseSampleWins(await readFile(join(directory, sampleWinsName), 'utf8'), scenario)
  } catch {
    return undefined
  }
}
