/**
 * A cold check as `sandtable check` does it, from when all code is loaded: the pack and the content below it are read, everything
 * is looked at, nothing is remembered. `node tests/bench/pack/inside.ts <pack> <threads>` prints milliseconds.
 */
import { findAll } from '../../../compiler/checking/findAll.ts'
import { openContent } from '../../../compiler/commands/content.ts'

const [pack, threads] = process.argv.slice(2)
const io = { out: () => {}, error: () => {}, cwd: process.cwd(), colour: false, interactive: false }
const kept = new Map<string, unknown>()
const begun = performance.now()
const { files, report, given } = await openContent(pack, undefined, io)
const found = await findAll(files, {
  known: report.diagnostics,
  given,
  evidence: false,
  memory: { recall: (key) => kept.get(key), keep: (key, value) => void kept.set(key, value) },
  threads: Number(threads),
})
if (found.length > 0) throw new Error(`${found[0].file} ${found[0].code} ${found[0].message}`)
process.stdout.write(`${performance.now() - begun}\n`)
