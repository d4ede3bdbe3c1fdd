/** Writes evidence beside its scenario, aside first and then renamed, so that it is never half there. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evidence } from '../bundle.ts'
import type { Gathered } from './evidence.ts'
import { evidenceName, parseSampleWins, sampleWinsName } from './parse.ts'
import type { SampleWins } from './sampleWins.ts'

export const makeEvidenceText = (evidence: Evidence): string => `${JSON.stringify(evidence, null, 2)}\n`

/** Writes what was gathered about a scenario into its folder: each file whole or not at all. */
export const writeGathered = async (directory: string, { evidence, sampleWins }: Gathered): Promise<void> => {
  await writeEvidence(directory, evidence)
  await writeSampleWins(directory, sampleWins)
}

export const writeEvidence = (directory: string, evidence: Evidence): Promise<void> =>
  writeWhole(join(directory, evidenceName), makeEvidenceText(evidence))

export const writeSampleWins = (directory: string, sampleWins: SampleWins): Promise<void> =>
  writeWhole(join(directory, sampleWinsName), `${JSON.stringify(sampleWins, null, 2)}\n`)

const writeWhole = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.part`, text)
  await rename(`${path}.part`, path)
}

/** The sample wins in a scenario's folder, or undefined when there is none that can be read. */
export const readSampleWins = async (directory: string): Promise<SampleWins | undefined> => {
  try {
    return parseSampleWins(await readFile(join(directory, sampleWinsName), 'utf8'))
  } catch {
    return undefined
  }
}
