import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Evidence } from '../bundle.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { evidenceKey, gatherEvidence, isCurrent, replaySamples } from './evidence.ts'
import { openPool } from './pool.ts'
import type { Band } from './types.generated.ts'

const report = makeReport()
const files = await readDirectory(new URL('../../content', import.meta.url).pathname, report)
const found = compile(files, report).scenarios.find(({ id }) => id === 'road-to-catania')
if (found === undefined) throw new Error('there is no road to Catania')
const { scenario, balance } = found
const band: Band = { side: balance.side, from: balance.from, to: balance.to }
const plan = { games: 400, seed: 1000 }
const key = evidenceKey(scenario, band, plan)

it('has a key that the committed evidence carries', () => {
  const text = readFileSync(new URL('../../content/scenarios/road-to-catania/evidence.json', import.meta.url), 'utf8')
  const committed: Evidence = JSON.parse(text)
  expect(committed.key).toBe(key)
  expect(isCurrent(committed, scenario, band)).toBe(true)
  expect(isCurrent({ ...committed, band: { ...band, from: 0 } }, scenario, band)).toBe(false)
  expect(isCurrent({ ...committed, player: 'random' }, scenario, band)).toBe(false)
  expect(isCurrent({ ...committed, scenario: 'volturno' }, scenario, band)).toBe(false)
})

it.each([
  ['the band', evidenceKey(scenario, { ...band, to: band.to + 1 }, plan)],
  ['the side of the band', evidenceKey(scenario, { ...band, side: band.side === 0 ? 1 : 0 }, plan)],
  ['the games', evidenceKey(scenario, band, { ...plan, games: 201 })],
  ['the seed', evidenceKey(scenario, band, { ...plan, seed: 1001 })],
  ['the turns', evidenceKey({ ...scenario, turns: scenario.turns + 1 }, band, plan)],
])('changes with %s', (_, other) => {
  expect(other).not.toBe(key)
})

it('does not change with a title', () => {
  expect(evidenceKey({ ...scenario, title: 'Another' }, band, plan)).toBe(key)
})

it('is gathered the same way twice, and its samples can be told from others', async () => {
  const pool = openPool(1)
  const few = { games: 3, seed: 7 }
  const gathered = await gatherEvidence(pool, scenario, band, few)
  const { evidence, sampleWins } = gathered
  expect(await gatherEvidence(pool, scenario, band, few)).toEqual(gathered)
  expect([...new Set(sampleWins.wins.map(({ side }) => side))]).toEqual(
    [0, 1].filter((side) => evidence.wins[side] > 0),
  )
  expect(await replaySamples(pool, scenario, evidence)).toEqual([])
  const [first, ...others] = evidence.samples
  const forged = { ...evidence, samples: [{ ...first, hash: '0000000000000000' }, ...others] }
  expect(await replaySamples(pool, scenario, forged)).toEqual([
    { game: first.game, expected: '0000000000000000', got: first.hash },
  ])
}, 60_000)
