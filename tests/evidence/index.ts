/**
 * `npm run test:evidence`: plays the games again that the evidence of the house keeps, as `playtest --verify` does. Evidence is
 * played whenever it, its system or what all systems share has changed since all of it was played and ended as recorded; of
 * the rest a part has its turn, which the commit chooses. `LONG=1` plays all, and writes to `played.json` what it played.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setHost } from '../../compiler/host.ts'
import { nodeHost } from '../../compiler/nodeHost.ts'
import { parseEvidence } from '../../compiler/playtest/parse.ts'
import { openPool } from '../../compiler/playtest/pool.ts'
import type { PlayFindings, TableTests } from '../../compiler/playtest/tableTests.ts'
import { verifyEvidence } from '../../compiler/playtest/verify.ts'
import { modulesOf, systemIds } from '../../compiler/systems/index.ts'
import { contentFiles, resolveContent } from '../support/content.ts'
import { hasTurn, isLong } from '../support/turns.ts'
import { type Gathered, hasChanged, type Played, playingCode } from './due.ts'

setHost(nodeHost)
const record = new URL('played.json', import.meta.url)
const texts = new Map((await contentFiles()).map(({ path, text }) => [path, text]))

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16)

/** All evidence that there is, in order of place. */
const gathered = [...texts].flatMap(([path, text]): readonly Gathered[] => {
  const [, folder] = /^((?:scenarios|systems)\/[^/]+)\/evidence\.json$/.exec(path) ?? []
  if (folder === undefined) return []
  const named = /^system: *(\S+)/m.exec(texts.get(`${folder}/scenario.yaml`) ?? '')?.[1]
  const system = named ?? folder.slice('systems/'.length)
  return [{ folder, system, hash: hashOf(text, texts.get(`${folder}/witness.json`) ?? '') }]
})
const codes = Object.fromEntries(systemIds.map((id) => [id, playingCode(id)]))
const played: Played = JSON.parse(readFileSync(record, 'utf8'))
const changed = gathered.filter((one) => hasChanged(one, codes[one.system], played))
const due = gathered.filter((one, index) => hasTurn(index) || changed.includes(one))

// The lint rules' findings about it belong to the stage of the content.
const { systems, scenarios } = await resolveContent()
const pool = openPool()
const tablesOf = modulesOf<{ readonly tables: TableTests }>('playtest/tables')

const verify = async ({ folder, system }: Gathered): Promise<PlayFindings> => {
  const own = systems.find(({ directory }) => directory === folder)
  if (own) return tablesOf(system).tables.verify(pool, own.rules, own.evidence?.text)
  const scenario = scenarios.find(({ directory }) => directory === folder)
  if (scenario?.evidenceFile === undefined) throw new Error(`${folder} is not sound`)
  return verifyEvidence(pool, { ...scenario, evidence: parseEvidence(scenario.evidenceFile.text) ?? null })
}

const found = await Promise.all(due.map(verify))
await pool.close()
for (const line of found.flatMap(({ lines }) => lines)) console.log(line)
const isSound = due.length > 0 && found.every(({ passed }) => passed)
console.log(`${due.length} of ${gathered.length} played again, ${changed.length} of them since something has changed`)
if (isLong && isSound) {
  const evidence = Object.fromEntries(gathered.map(({ folder, hash }) => [folder, hash]))
  writeFileSync(record, `${JSON.stringify({ systems: codes, evidence } satisfies Played, null, 1)}\n`)
}
process.exitCode = isSound ? 0 : 1
