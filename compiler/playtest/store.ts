/** Evidence beside its scenario: read with a check of its form, written aside and renamed so that it is never half there. */
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evidence } from '../bundle.ts'

export const evidenceName = 'evidence.json'

const isShare = (value: unknown): boolean => {
  const { low, high } = (value ?? {}) as Record<string, unknown>
  return typeof low === 'number' && typeof high === 'number'
}

const isPair = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(fits)

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0

const isCounts = (value: unknown): boolean => Array.isArray(value) && value.every(isCount)

const isSample = (value: unknown): boolean => {
  const { game, hash } = (value ?? {}) as Record<string, unknown>
  return isCount(game) && typeof hash === 'string'
}

/** The evidence that a text holds, or undefined when it is none: someone edited a generated file. */
export const parseEvidence = (text: string): Evidence | undefined => {
  let value: Record<string, unknown>
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || value.format !== 1) return undefined
  const band = (value.band ?? {}) as Record<string, unknown>
  const skill = (value.skill ?? {}) as Record<string, unknown>
  const sound =
    typeof value.key === 'string' &&
    typeof value.scenario === 'string' &&
    typeof value.player === 'string' &&
    [value.games, value.seed, value.draws, value.actions].every(isCount) &&
    isPair(value.wins, isCount) &&
    isPair(value.losses, isCount) &&
    isPair(value.share, isShare) &&
    isCounts(value.decidedIn) &&
    isCounts(value.objectivesHeld) &&
    [band.from, band.to].every(isCount) &&
    (band.side === 0 || band.side === 1) &&
    ['pass', 'fail', 'undecided'].includes(String(value.verdict)) &&
    isCount(skill.games) &&
    isCount(skill.won) &&
    isShare(skill.share) &&
    Array.isArray(value.samples) &&
    value.samples.every(isSample)
  return sound ? (value as unknown as Evidence) : undefined
}

export const makeEvidenceText = (evidence: Evidence): string => `${JSON.stringify(evidence, null, 2)}\n`

/** Writes the evidence of a scenario into its folder. */
export const writeEvidence = async (directory: string, evidence: Evidence): Promise<void> => {
  const path = join(directory, evidenceName)
  await writeFile(`${path}.part`, makeEvidenceText(evidence))
  await rename(`${path}.part`, path)
}
