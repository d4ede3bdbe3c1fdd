import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Evidence } from '../bundle.ts'
import { evidenceName, sampleWinsName } from './names.ts'
import { parseEvidence } from './parse.ts'
import type { SampleWins } from './sampleWins.ts'
import { makeEvidenceText, readSampleWins, writeGathered } from './store.ts'

const text = await readFile(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
const evidence: Evidence = JSON.parse(text)

const withChange = (change: object): string => makeEvidenceText({ ...evidence, ...change })
const [planner] = evidence.panel
const withPanel = (change: object): string => withChange({ panel: [{ ...planner, ...change }] })

it('reads what it wrote', async () => {
  expect(parseEvidence(text)).toEqual(evidence)
  const directory = await mkdtemp(join(tmpdir(), 'sandtable-store-'))
  try {
    const sides = ['red', 'blue'].map((id) => ({ id, name: id }))
    const wins = [{ side: 0, reason: 'objectives-held', turn: 4, actions: 2, seed: 1000, moves: 't_t' }] as const
    const sampleWins: SampleWins = { format: 3, key: evidence.key, wins }
    expect(await readSampleWins(directory, { sides })).toBeUndefined()
    await writeGathered(directory, { evidence, sampleWins, played: 0 })
    expect(await readdir(directory)).toEqual([evidenceName, sampleWinsName])
    expect(await readSampleWins(directory, { sides })).toEqual(sampleWins)
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
  ['another format', withChange({ format: 1 })],
  ['wins that are no numbers', withPanel({ wins: ['107', 93] })],
  ['a missing field', withChange({ measures: undefined })],
  ['half a game', withPanel({ draws: 0.5 })],
  ['no games', withPanel({ games: 0 })],
  ['more wins than games', withPanel({ wins: [planner.wins[0] + 1, planner.wins[1]] })],
  ['a win that moved to the other side', withPanel({ wins: [planner.wins[0] - 1, planner.wins[1] + 1] })],
  ['a share that does not follow from the wins', withPanel({ share: [{ low: 50, high: 51 }, planner.share[1]] })],
  ['a verdict that does not follow from the games', withPanel({ verdict: 'many' })],
  ['a verdict that no player gave', withChange({ verdict: 'fail' })],
  ['nobody who played', withChange({ panel: [] })],
  ['a field that nobody knows', withChange({ why: 'so' })],
  ['turns that count too few games', withChange({ decidedIn: [1] })],
  ['a side that the band cannot have', withChange({ band: { ...evidence.band, side: 2 } })],
  [
    'skill of sides that does not add up',
    withChange({ skill: { ...evidence.skill, teams: [evidence.skill, evidence.skill] } }),
  ],
  [
    'skill that was never shown',
    withChange({ skill: { ...evidence.skill, won: evidence.skill.games - evidence.skill.won } }),
  ],
  ['samples taken away, so that nothing is played again', withPanel({ samples: [] })],
  ['samples of games that were not played', withPanel({ samples: [{ game: 1e9, hash: planner.samples[0].hash }] })],
])('%s is no evidence', (_, damaged) => {
  expect(parseEvidence(damaged)).toBeUndefined()
})
