/** Writes evidence beside its scenario. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evidence } from '../bundle.ts'
import { putFile } from '../emit/write.ts'
import type { Gathered } from './evidence.ts'
import { evidenceName, parseSampleWins, sampleWinsName } from './parse.ts'
import type { SampleWins } from './sampleWins.ts'

/** A list of numbers over several lines. */
const listOfNumbers = /\[\s*-?[\d.]+(?:,\s*-?[\d.]+)*\s*\]/g

/** As JSON that people can read: each list of numbers on a line. */
export const makeEvidenceText = (evidence: Evidence): string =>
  `${JSON.stringify(evidence, null, 2).replace(listOfNumbers, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`

/** Writes what was gathered about a scenario into its folder: each file whole or not at all. */
export const writeGathered = (directory: string, { evidence, sampleWins }: Gathered): void => {
  writeEvidence(directory, evidence)
  writeSampleWins(directory, sampleWins)
}

export const writeEvidence = (directory: string, evidence: Evidence): void =>
  putFile(join(directory, evidenceName), makeEvidenceText(evidence))

export const writeSampleWins = (directory: string, sampleWins: SampleWins): void =>
  putFile(join(directory, sampleWinsName), `${JSON.stringify(sampleWins, null, 2)}\n`)

/** The sample wins in a scenario's folder, or undefined when there is none that can be read. */
export const readSampleWins = async (directory: string): Promise<SampleWins | undefined> => {
  try {
    return parseSampleWins(await readFile(join(directory, sampleWinsName), 'utf8'))
  } catch {
    return undefined
  }
}
