import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Evidence } from '../bundle.ts'
import { evidenceName, parseEvidence, sampleWinsName } from './parse.ts'
import type { SampleWins } from './sampleWins.ts'
import { makeEvidenceText, readSampleWins, writeGathered } from './store.ts'

const text = await readFile(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
const evidence: Evidence = JSON.parse(text)

const withChange = (change: object): string => makeEvidenceText({ ...evidence, ...change })

it('reads what it wrote', async () => {
  expect(parseEvidence(text)).toEqual(evidence)
  const directory = await mkdtemp(join(tmpdir(), 'sandtable-store-'))
  try {
    const wins = [{ side: 0, reason: 'objectives-held', turn: 4, actions: 2, seed: 1000, moves: 't_t' }] as const
    const sampleWins: SampleWins = { format: 3, key: evidence.key, wins }
    expect(await readSampleWins(directory)).toBeUndefined()
    await writeGathered(directory, { evidence, sampleWins })
    expect(await readdir(directory)).toEqual([evidenceName, sampleWinsName])
    expect(await readSampleWins(directory)).toEqual(sampleWins)
    expect(await readFile(join(directory, evidenceName), 'utf8')).toBe(text)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

it.each([
  ['nothing', ''],
  ['half of a file', text.slice(0, text.length / 2)],
  ['a list', '[]'],
  ['null', 'null'],
  ['another format', withChange({ format: 2 })],
  ['wins that are no numbers', withChange({ wins: ['107', 93] })],
  ['a missing field', withChange({ measures: undefined })],
  ['half a game', withChange({ draws: 0.5 })],
  ['no games', withChange({ games: 0 })],
  ['more wins than games', withChange({ wins: [evidence.wins[0] + 1, evidence.wins[1]] })],
  ['a win that moved to the other side', withChange({ wins: [evidence.wins[0] - 1, evidence.wins[1] + 1] })],
  ['a share that does not follow from the wins', withChange({ share: [{ low: 50, high: 51 }, evidence.share[1]] })],
  ['a verdict that does not follow from the share', withChange({ verdict: 'fail' })],
  ['turns that count too few games', withChange({ decidedIn: [1] })],
  ['a side that the band cannot have', withChange({ band: { ...evidence.band, side: 2 } })],
  ['skill that was never shown', withChange({ skill: { ...evidence.skill, won: evidence.skill.games } })],
  ['samples taken away, so that nothing is played again', withChange({ samples: [] })],
  ['samples of games that were not played', withChange({ samples: [{ game: 1e9, hash: evidence.samples[0].hash }] })],
])('%s is no evidence', (_, damaged) => {
  expect(parseEvidence(damaged)).toBeUndefined()
})
