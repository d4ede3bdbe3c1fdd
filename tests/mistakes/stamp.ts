/**
 * Evidence in the pack of mistakes. Its key changes whenever the engine, a table or the scenario changes, and a claim is only
 * held against evidence that is up to date: so the numbers are kept, and the key is put to them here.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Evidence } from '../../compiler/bundle.ts'
import { compile } from '../../compiler/compile.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { openPacks } from '../../compiler/packs/open.ts'
import { evidenceKey } from '../../compiler/playtest/evidence.ts'

/** Says that the evidence beside a scenario of a pack is about the scenario as it stands. */
export const stampEvidence = async (directory: string, pack: string, id: string): Promise<void> => {
  const needed = new RegExp(`^systems/operational/(system|tables/.*|units/.*)\\.yaml$|^scenarios/${id}/(?!evidence)`)
  const files = openPacks([pack], directory)
    .look()
    .files.filter(({ path }) => needed.test(path))
  const [found] = compile(files, makeReport()).scenarios
  if (found === undefined) throw new Error(`${id} is not sound`)
  const path = join(directory, pack, 'scenarios', id, 'evidence.json')
  const evidence: Evidence = JSON.parse(await readFile(path, 'utf8'))
  const key = evidenceKey(found.scenario, evidence.seed)
  await writeFile(path, `${JSON.stringify({ ...evidence, key }, null, 2)}\n`)
}
