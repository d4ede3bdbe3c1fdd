/**
 * `npm run fingerprint`, for whoever has changed play: plays the sample games of all evidence of the house that is current,
 * and gives each system in which one ends in another state a new fingerprint. That makes all evidence about the system stale,
 * also that of authors' packs; `sandtable playtest` gathers it anew.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hashJson } from '../../engine/hash.ts'
import { compile } from '../compile.ts'
import type { ScenarioWithEvidence } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { setHost } from '../host.ts'
import { nodeHost } from '../nodeHost.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { replaySamples } from './evidence.ts'
import { openPool } from './pool.ts'
import type { Pool } from './series.ts'

type Provable = Pick<ScenarioWithEvidence, 'scenario' | 'evidence'>

/** The fingerprint of each system whose scenarios are given: the committed one while every sample game ends as recorded. */
export const fingerprintsOf = async (
  pool: Pool,
  scenarios: readonly Provable[],
): Promise<ReadonlyMap<string, string>> => {
  const changed = new Map<string, string[]>()
  for (const { scenario, evidence } of scenarios) {
    if (evidence === null) continue
    const mismatches = await replaySamples(pool, scenario, evidence)
    changed.set(scenario.system, [...(changed.get(scenario.system) ?? []), ...mismatches.map(({ got }) => got)])
  }
  return new Map(
    [...changed].map(([system, hashes]) => {
      const { fingerprint } = systemCompilerOf(system).playtest
      return [system, hashes.length === 0 ? fingerprint : hashJson([fingerprint, hashes])]
    }),
  )
}

const writeFingerprints = async (): Promise<void> => {
  const report = makeReport()
  const content = fileURLToPath(new URL('../../content', import.meta.url))
  const { scenarios } = compile(await readDirectory(content, report), report)
  const pool = openPool()
  for (const [system, fingerprint] of await fingerprintsOf(pool, scenarios)) {
    const known = systemCompilerOf(system).playtest.fingerprint
    if (fingerprint === known) process.stdout.write(`${system}: every sample game ended as recorded, ${known} stays\n`)
    else {
      const file = new URL(`../systems/${system}/playtest/fingerprint.ts`, import.meta.url)
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(`'${known}'`, `'${fingerprint}'`))
      process.stdout.write(`${system}: plays differently, ${known} is now ${fingerprint}; gather its evidence anew\n`)
    }
  }
  await pool.close()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setHost(nodeHost)
  await writeFingerprints()
}
