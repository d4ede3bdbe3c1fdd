/**
 * How long compiling takes, beside yardsticks from the same run. `node tests/bench/compile.ts`
 *
 * 1. The content of this repository: `sandtable check` as a user runs it, cold (nothing kept) and warm (nothing changed).
 * 2. Files in number: parse, validate and know every place, against js-yaml and ajv without places.
 * 3. Unchanged files in number: read and hash, against nothing but reading and hashing.
 */
import { lint, resolve } from '../support/stages.ts'
import '../support/host.ts'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import { compile } from '../../compiler/compile.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { read } from '../../compiler/stages/read.ts'
import { validate } from '../../compiler/stages/validate.ts'
import { makeValidator } from './pack/validator.ts'

const root = new URL('../../', import.meta.url).pathname
const content = await readDirectory(join(root, 'content'), makeReport())
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-bench-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]

/** Processor time of this process in milliseconds. */
const timed = (run: () => unknown): number => {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const print = (label: string, value: string): void => console.log(`  ${label.padEnd(58)} ${value.padStart(14)}`)
const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`

// 1. This repository's content.
const command = [join(root, 'compiler/cli.ts'), 'check', join(root, 'content')]
const env = { ...process.env, NODE_COMPILE_CACHE: join(scratch, 'code'), XDG_CACHE_HOME: join(scratch, 'cache') }
const runCheck = (): number => {
  const begun = performance.now()
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: scratch, encoding: 'utf8', env })
  if (status === 2 || status === null) throw new Error(stderr)
  return performance.now() - begun
}
console.log(`content of this repository: ${content.length} files, ${Math.round(sizeOf(content) / 1024)} KiB`)
const cold = median(
  [1, 2, 3].map(() => {
    rmSync(join(scratch, 'cache'), { recursive: true, force: true })
    return runCheck()
  }),
)
const warm = median([1, 2, 3].map(runCheck))
print('sandtable check, cold (wall time)', ms(cold))
print('sandtable check, nothing changed (wall time)', ms(warm))

/** The stages up to lint, which is what an author waits for in the middle of an edit; then all of them. */
const stages = (files: readonly SourceFile[]): void => {
  const report = makeReport()
  lint(resolve(validate(read(files, report), files, report), report), report)
}
for (let round = 0; round < 3; round++) stages(content)
print(
  'read, validate, resolve, lint in a running compiler',
  ms(median([1, 2, 3, 4, 5].map(() => timed(() => stages(content))))),
)
print(
  'all stages with every worked example',
  ms(median([1, 2, 3].map(() => timed(() => compile(content, makeReport()))))),
)

// 2. Many files: each another one, so that nothing is learned from the one before.
const count = 1000
const files = makeFiles(count)
console.log(`\n${count} files of kind units, ${(sizeOf(files) / count / 1024).toFixed(1)} KiB each`)
let checksum = 0
const ours = (): void => {
  const report = makeReport()
  const valid = validate(read(files, report), files, report)
  checksum = valid.systems[0].documents.units?.length ?? 0
  if (report.diagnostics.length > 0 || checksum !== count) throw new Error('the files were not accepted')
}
const isValid = makeValidator('operational')
const plain = (): void => {
  let accepted = 0
  for (const { text } of files) if (isValid(load(text))) accepted++
  if (accepted !== checksum) throw new Error('the yardstick accepted other files')
}
const pairs = [1, 2, 3, 4, 5].map(() => [timed(ours), timed(plain)] as const)
const perFile = median(pairs.map(([time]) => time)) / count
const yardstick = median(pairs.map(([, time]) => time)) / count
print('parse, validate, places at hand', `${perFile.toFixed(3)} ms/file`)
print('yardstick: js-yaml load and ajv, no places', `${yardstick.toFixed(3)} ms/file`)
print('ratio (to reach: 1.3)', (perFile / yardstick).toFixed(2))

// 3. The same files on disk, unchanged.
const directory = join(scratch, 'many')
for (const { path, text } of files) {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), text)
}
const readAndHash = (): void => {
  for (const { path } of files)
    createHash('sha256')
      .update(readFileSync(join(directory, path)))
      .digest()
}
const unchanged = async (): Promise<number> => {
  const before = process.cpuUsage()
  for (const { text } of await readDirectory(directory, makeReport())) createHash('sha256').update(text).digest()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
await unchanged()
readAndHash()
const again: number[] = []
const floor: number[] = []
for (let round = 0; round < 5; round++) {
  again.push(await unchanged())
  floor.push(timed(readAndHash))
}
print('unchanged: list, read, decode, one key for all', `${((median(again) / count) * 1000).toFixed(0)} us/file`)
print('yardstick: read and sha256', `${((median(floor) / count) * 1000).toFixed(0)} us/file`)
print('ratio', (median(again) / median(floor)).toFixed(2))

function sizeOf(some: readonly SourceFile[]): number {
  return some.reduce((sum, { text }) => sum + text.length, 0)
}

/** Files of some 9 KiB with a score of unit types each. */
function makeFiles(number: number): SourceFile[] {
  const entry = (file: number, unit: number): string => `  division-${file}-${unit}:
    name: Division ${unit} of file ${file}
    description: Three regiments and a battalion of guns, number ${file * 31 + unit}, raised in a hurry and short of transport.
    nation: british
    kind: infantry
    symbol: infantry
    echelon: division
    attack: ${(file + unit) % 9}
    defence: ${(file * unit) % 9}
    movement: ${(unit % 6) + 1}
    extendedMovement: ${unit % 4}
    movementClass: infantry
    armour: {points: ${unit % 5}, counts: defence}
`
  return Array.from({ length: number }, (_, file) => ({
    path: `systems/operational/units/u${String(file).padStart(4, '0')}.yaml`,
    text: `kind: units\nentries:\n${Array.from({ length: 25 }, (_, unit) => entry(file, unit)).join('')}`,
  }))
}
