/**
 * How long packs of made-up scenarios take to check, beside js-yaml and ajv alone on the same files in the same run.
 * `node tests/bench/packs.ts [100 1000 10000]`
 *
 * Each pack is laid over the content of the house, as authors have it; a check is cold: nothing is remembered, and evidence is not
 * asked for. Measured in turn, each in a process of its own, from its start to its exit:
 *
 * - check: `sandtable check` as it is installed, on all cores and on one;
 * - yardstick: a program of nothing but js-yaml and ajv, on one core. It loads every scenario.yaml and map.yaml, and the tables that
 *   they stand on, validates them, and reads every briefing. It knows no places and no references. ajv compiles the schemas when it
 *   starts, as it does in any program that uses it;
 * - the same with validators that were compiled when the program was built, as ours are.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeEdits } from './pack/dev.ts'
import { makeScenario, writePack } from './pack/pack.ts'

const root = new URL('../../', import.meta.url).pathname
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-packs-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const cores = availableParallelism()
/** The program as it is installed. It looks upwards for the package that it belongs to. */
const installed = '.sandtable/bench-program'
const program = `${installed}/compiler/cli.js`
/** To reach. */
const limits = { ratio: 1.6, memory: 1024, recheck: 150 }

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]

/** What a process needed: milliseconds by the clock and of the processor, and most memory in MiB. */
interface Used {
  readonly wall: number
  readonly cpu: number
  readonly memory: number
}

const run = (...args: readonly string[]): Used => {
  const file = join(scratch, 'used.json')
  rmSync(join(scratch, '.sandtable'), { recursive: true, force: true })
  const begun = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', join(root, 'tests/bench/pack/tell.ts'), join(root, args[0]), ...args.slice(1)],
    {
      cwd: scratch,
      encoding: 'utf8',
      env: { ...process.env, NODE_COMPILE_CACHE: join(scratch, 'code'), SANDTABLE_USED: file },
    },
  )
  const wall = performance.now() - begun
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
  return { wall, ...JSON.parse(readFileSync(file, 'utf8')) }
}

const check = (pack: string, ...options: readonly string[]): Used =>
  run(program, 'check', pack, '--no-evidence', ...options)

const yardstick = (pack: string, way: 'compiles' | 'built-in'): Used => run('tests/bench/pack/yardstick.ts', pack, way)

const print = (label: string, ...values: readonly string[]): void =>
  console.log(`  ${label.padEnd(44)}${values.map((value) => value.padStart(12)).join('')}`)
const ms = (time: number): string => `${time.toFixed(0)} ms`
const times = (ratio: number): string => `${ratio.toFixed(2)} x`

interface Row {
  readonly count: number
  readonly check: Used
}

const measure = (count: number): Row => {
  const pack = join(scratch, `pack-${count}`)
  writePack(pack, count)
  const rounds = count > 1000 ? 2 : 5
  const all = Array.from({ length: rounds }, () => ({
    check: check(pack),
    alone: check(pack, '--threads', '1'),
    compiles: yardstick(pack, 'compiles'),
    builtIn: yardstick(pack, 'built-in'),
  }))
  type Name = keyof (typeof all)[number]
  const of = (name: Name): Used => {
    const one = (key: keyof Used): number => median(all.map((round) => round[name][key]))
    return {
      wall: one('wall'),
      cpu: one('cpu'),
      memory: Math.max(...all.map((round) => round[name].memory)),
    }
  }
  const ours = of('check')
  const [alone, compiles, builtIn] = (['alone', 'compiles', 'builtIn'] as const).map(of)
  console.log(`\n${count} scenarios, median of ${rounds}`)
  print('', 'ours', 'yardstick', 'ratio')
  const row = (label: string, mine: number, theirs: number): void =>
    print(label, ms(mine), ms(theirs), times(mine / theirs))
  row('js-yaml + ajv, by the clock', ours.wall, compiles.wall)
  print('  to reach', '', '', times(limits.ratio))
  row('  on one core', alone.wall, compiles.wall)
  row('  time of processors, on one core', alone.cpu, compiles.cpu)
  row('with built-in validators, by the clock', ours.wall, builtIn.wall)
  row('  on one core', alone.wall, builtIn.wall)
  print(`most memory (to reach at 10,000: ${limits.memory} MiB)`, `${ours.memory.toFixed(0)} MiB`)
  rmSync(pack, { recursive: true, force: true })
  return { count, check: ours }
}

const wanted = process.argv.slice(2).map(Number)
const sizes = wanted.length > 0 ? wanted : [100, 1000, 10_000]
const characters = Object.values(makeScenario(0).files).concat(Object.values(makeScenario(1).files))
console.log(
  `packs of scenarios of ${(characters.reduce((sum, { length }) => sum + length, 0) / 2 / 1000).toFixed(1)} KB on ${cores} cores`,
)
// In a process of its own: the most memory of a process is at least what the one that began it had.
run('compiler/bundleProgram.ts', join(root, installed))
// Both programs find their code compiled, as the second start of a program does.
const first = join(scratch, 'first')
writePack(first, 2)
check(first)
yardstick(first, 'compiles')
yardstick(first, 'built-in')
const rows = sizes.map(measure)

console.log('\ngrowth, by the clock')
for (const [index, { count, check }] of rows.entries()) {
  const before = rows[index - 1]
  const more = before && (check.wall - before.check.wall) / (count - before.count)
  print(
    `${count} scenarios: each, and each more than before`,
    `${(check.wall / count).toFixed(2)} ms`,
    more === undefined ? '' : `${more.toFixed(2)} ms`,
  )
}

// One file of a pack of 1,000 is edited: from the writing of it to what `dev` prints.
const pack = join(scratch, 'pack-edited')
writePack(pack, 1000)
const edits = await timeEdits([join(root, program)], scratch, pack, 1000, 30)
console.log('\nan edit of one file of 1,000 scenarios, from its writing to the verdict of dev')
print('median, longest', ms(median(edits)), ms(Math.max(...edits)))
print('to reach', ms(limits.recheck))
