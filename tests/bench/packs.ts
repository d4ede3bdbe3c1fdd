/**
 * How long packs of made-up scenarios take to check, with the targets that they are to meet. `node tests/bench/packs.ts [100 1000 10000]`
 *
 * Each pack is laid over the content of the house, as authors have it. Every check is cold and a process of its own, from its start
 * to its exit: `sandtable check` as it is installed, without evidence, on one core. Beside it runs the yardstick, a program of nothing
 * but js-yaml and ajv, which loads and validates the same files; see `pack/yardstick.ts`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeEdits } from './pack/dev.ts'
import { writePack } from './pack/pack.ts'

/** Milliseconds for a check of so many scenarios and for the verdict on an edit, and MiB. */
const targets = {
  check: new Map([
    [100, 1000],
    [1000, 4000],
  ]),
  memory: 1024,
  /** A further scenario of a larger pack takes at most this many times as long as one of a smaller pack. */
  growth: 1.25,
  edit: 150,
}

const root = new URL('../../', import.meta.url).pathname
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-packs-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** The program as it is installed. It looks upwards for the package that it belongs to. */
const installed = join(root, '.sandtable/bench-program')
const program = join(installed, 'compiler/cli.js')

/** The resources that a process used: milliseconds by the clock and of the processor, and most memory in MiB. */
interface Used {
  readonly wall: number
  readonly cpu: number
  readonly memory: number
}

const run = (...args: readonly string[]): Used => {
  const file = join(scratch, 'used.json')
  rmSync(join(scratch, 'cache'), { recursive: true, force: true })
  const begun = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'tests/bench/pack/tell.ts'), ...args],
    {
      cwd: scratch,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(scratch, 'code'),
        XDG_CACHE_HOME: join(scratch, 'cache'),
        SANDTABLE_USED: file,
      },
    },
  )
  const wall = performance.now() - begun
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
  return { wall, ...JSON.parse(readFileSync(file, 'utf8')) }
}

const check = (pack: string): Used => run(program, 'check', pack, '--no-evidence')
const yardstick = (pack: string): Used => run(join(root, 'tests/bench/pack/yardstick.ts'), pack)

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]
const medianOf = (rounds: readonly Used[]): Used => ({
  wall: median(rounds.map(({ wall }) => wall)),
  cpu: median(rounds.map(({ cpu }) => cpu)),
  memory: Math.max(...rounds.map(({ memory }) => memory)),
})

const print = (...cells: readonly string[]): void =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(36) : cell.padStart(14))).join(''))
const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`

/** Checks a pack in turn with the yardstick, prints what both took and returns what the check did. */
const measure = (count: number): Used => {
  const pack = join(scratch, `pack-${count}`)
  writePack(pack, count)
  const rounds = Array.from({ length: count > 1000 ? 2 : 5 }, () => [check(pack), yardstick(pack)] as const)
  const ours = medianOf(rounds.map(([one]) => one))
  const theirs = medianOf(rounds.map(([, one]) => one))
  const target = targets.check.get(count)
  print(`${count} scenarios`, ms(ours.wall), target === undefined ? '' : ms(target), ms(theirs.wall))
  print('  of the processor', ms(ours.cpu), '', ms(theirs.cpu))
  print('  most memory', `${ours.memory.toFixed(0)} MiB`, `${targets.memory} MiB`, `${theirs.memory.toFixed(0)} MiB`)
  rmSync(pack, { recursive: true, force: true })
  return ours
}

const wanted = process.argv.slice(2).map(Number)
const sizes = wanted.length > 0 ? wanted : [100, 1000, 10_000]
// In a process of its own: the most memory of a process is at least what the one that began it had.
run(join(root, 'compiler/bundleProgram.ts'), installed)
// Both programs find their code compiled, as the second start of a program does.
const first = join(scratch, 'first')
writePack(first, 2)
check(first)
yardstick(first)

print('median', 'sandtable', 'target', 'js-yaml + ajv')
const used = sizes.map(measure)

// Start and warming up are left out: what counts is what each scenario takes that one pack has more than another.
const each = sizes.map((count, at) => (used[at].wall - (used[at - 1]?.wall ?? 0)) / (count - (sizes[at - 1] ?? 0)))
for (let at = 2; at < sizes.length; at++)
  print(
    `a scenario more than ${sizes[at - 1]}, and than ${sizes[at - 2]}`,
    `${ms(each[at])}, ${ms(each[at - 1])}`,
    `${(each[at] / each[at - 1]).toFixed(2)} of ${targets.growth}`,
  )

const pack = join(scratch, 'pack-edited')
writePack(pack, 1000)
const edits = await timeEdits([program], scratch, pack, 1000, 30)
print('an edit of one file of 1000 in dev', ms(median(edits)), ms(targets.edit))
print('  the longest of 30', ms(Math.max(...edits)))
