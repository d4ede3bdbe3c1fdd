/**
 * `npm run mutate [words of table names]`: changes every number, flag and id of the tables, one at a time, and says which changes
 * neither a worked example nor a lint rule nor a unit test notices. What came of a place is kept until its system's tables, engine
 * or tests change, so that a run that was stopped goes on where it was. The verdicts are written to `results.json` beside this file
 * when all tables were judged. With `--changed`, a stage of `npm test`, only those entries and lists are judged of which a value is another one
 * than in `results.json`, a sample of them when they are many, of systems that were judged before; nothing is written. With `--again`, for use after
 * tests were written and nothing else, only the changes are judged again that survived.
 *
 * Exits with 1 when a change survives for which `survivors.yaml` has no reason, or has one for a change that is noticed.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { load } from 'js-yaml'
import { changedPlaces, type Parts, partsOf, sampleOf } from './changed.ts'
import type { Verdict } from './judge.ts'
import { readLines } from './memory.ts'
import { placesOf } from './mutants.ts'
import { makeProgress } from './progress.ts'
import { endAll, judgeApart } from './run.ts'

/** What came of a table. */
interface Judged {
  readonly parts: Parts
  /** Changes that the compiler accepts. */
  readonly counted: number
  /** Of these, those that nothing noticed: `entries.forest.cost.infantry: 2 -> 3`. */
  readonly survivors: readonly string[]
}

type Results = Readonly<Record<string, Judged>>

const root = new URL('../../', import.meta.url).pathname
const here = join(root, 'tests/mutate')
const kept = join(root, '.sandtable/mutate')

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort()

const hashOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 16)
}

const textOf = (table: string): string => readFileSync(join(root, 'content', table), 'utf8')

/** A hash of all that the verdicts on the tables of a system depend on. */
const surroundingsOf = (system: string): string =>
  hashOf(
    [
      `content/systems/${system}`,
      `engine/systems/${system}`,
      `compiler/systems/${system}`,
      'tests/support',
      'tests/tables',
    ]
      .flatMap(filesBelow)
      .concat(['judge.ts', 'examples.ts', 'mutants.ts'].map((name) => join(here, name)))
      .map((file) => readFileSync(file, 'utf8')),
  )

const readJson = <T>(file: string): T | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

const written = ({ at, from, to }: Verdict): string => `${at}: ${from} -> ${to}`

const summarize = (table: string, verdicts: readonly Verdict[]): Judged => {
  const counted = verdicts.filter(({ by }) => by !== 'refused')
  const survivors = counted.filter(({ by }) => by === 'survived').map(written)
  return { parts: partsOf(textOf(table)), counted: counted.length, survivors }
}

/** Judges tables, as many at a time as there are cores. */
const judgeAll = async (
  tables: readonly string[],
  again: boolean,
  spared: (table: string) => readonly string[],
  told: (table: string, judged: Judged) => void,
): Promise<void> => {
  const waiting = [...tables]
  const progress = makeProgress(
    new Map(tables.map((table) => [table, placesOf(textOf(table), []).length - spared(table).length])),
  )
  const work = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      const file = join(kept, `${table.replaceAll('/', '_')}.jsonl`)
      const around = surroundingsOf(systemOf(table))
      const values = new Map(placesOf(textOf(table), []).map(({ at, value }) => [at, value]))
      const judge = new URL(import.meta.url)
      const verdicts = await judgeApart(judge, table, file, around, again, values, spared(table), progress)
      progress.clear()
      told(table, summarize(table, verdicts))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** Most values that are judged with `--changed`: some minutes on two cores. */
const mostChanged = 100

/** The rule system of a table: `systems/<system>/tables/terrain.yaml`. */
const systemOf = (table: string): string => table.split('/')[1]

const nameOf = (table: string): string => basename(table, '.yaml')

/** Where a survivor has its reason: `terrain entries.forest.cost.infantry`. */
const keyOf = (table: string, survivor: string): string => `${nameOf(table)} ${survivor.split(':')[0]}`

const main = async (args: readonly string[]): Promise<number> => {
  const changedOnly = args.includes('--changed')
  const again = args.includes('--again')
  const words = args.filter((word) => !word.startsWith('--'))
  const results = join(here, 'results.json')
  const before = readJson<Results>(results) ?? {}
  const changed = (table: string) => changedPlaces(textOf(table), before[table]?.parts)
  const judgedSystems = new Set(Object.keys(before).map(systemOf))
  if (changedOnly && Object.keys(before).length === 0) {
    console.log('No tables were judged yet: `npm run mutate` judges all.')
    return 0
  }
  const all = filesBelow('content/systems')
    .filter((file) => /\/(?:tables|units)\/[^/]+\.yaml$/.test(file))
    .map((file) => file.slice(join(root, 'content/').length))
  const tables = all
    .filter((table) => words.length === 0 || words.some((word) => table.includes(word)))
    .filter((table) => !changedOnly || (judgedSystems.has(systemOf(table)) && changed(table).length > 0))
    .sort((a, b) => textOf(b).length - textOf(a).length)
  const unjudged = [...new Set(all.map(systemOf))].filter((system) => !judgedSystems.has(system))
  if (changedOnly && unjudged.length > 0)
    console.log(
      `Never judged, so that nothing has changed since: \`npm run mutate ${unjudged.join(' ')}\` judges them.`,
    )
  if (changedOnly && tables.length === 0) {
    console.log('No value of a table has changed since all were judged.')
    return 0
  }
  const sample = new Set(
    sampleOf(
      tables.flatMap((table) => changed(table).map(({ at }) => `${table} ${at}`)),
      mostChanged,
    ),
  )
  const spared = (table: string): readonly string[] =>
    changedOnly ? placesOf(textOf(table), []).flatMap(({ at }) => (sample.has(`${table} ${at}`) ? [] : [at])) : []
  if (changedOnly) {
    const count = tables.reduce((sum, table) => sum + changed(table).length, 0)
    console.log(`Values stand in changed entries or lists: ${count}; judged of these: ${sample.size}.`)
    console.log(`\`npm run mutate ${tables.map(nameOf).join(' ')}\` judges these tables and writes results.json.`)
  }
  const reasons = (load(readFileSync(join(here, 'survivors.yaml'), 'utf8')) ?? {}) as Record<string, string>
  const now: Record<string, Judged> = {}
  let unexplained = 0
  await judgeAll(tables, again, spared, (table, judged) => {
    now[table] = judged
    const { counted, survivors } = judged
    console.log(`${table}: ${counted - survivors.length} of ${counted} changes noticed`)
    for (const one of survivors) {
      const reason = reasons[keyOf(table, one)]
      if (reason === undefined) unexplained++
      console.log(`  ${one}${reason === undefined ? '' : ` (${reason})`}`)
    }
  })
  const survive = new Set(Object.entries(now).flatMap(([table, one]) => one.survivors.map((at) => keyOf(table, at))))
  const left = new Set(all.filter((table) => changedOnly || now[table] === undefined).map(nameOf))
  const idle = Object.keys(reasons).filter((key) => !survive.has(key) && !left.has(key.split(' ')[0]))
  for (const key of idle) console.log(`survivors.yaml has a reason for ${key}, which is noticed`)
  const judged = Object.values(now)
  const counted = judged.reduce((sum, one) => sum + one.counted, 0)
  const caught = counted - judged.reduce((sum, one) => sum + one.survivors.length, 0)
  if (counted > 0)
    console.log(
      `${caught} of ${counted} changes noticed, ${((100 * caught) / counted).toFixed(1)} %; ${unexplained} without a reason`,
    )
  const inOrder = all.map((table) => [table, now[table] ?? before[table]])
  if (!changedOnly) writeFileSync(results, `${JSON.stringify(Object.fromEntries(inOrder), null, 1)}\n`)
  return unexplained + idle.length > 0 ? 1 : 0
}

/** As a process of its own: takes the places that are known already, and tells of the others. */
const judge = async (table: string, file: string): Promise<void> => {
  const known = new Set((await once(process, 'message'))[0] as readonly string[])
  const before = readLines(file).flatMap(({ verdict }) =>
    verdict.by === 'test' && verdict.which !== undefined ? [[verdict.at, verdict.which] as const] : [],
  )
  const { judgeTable } = await import('./judge.ts')
  await judgeTable(table, known, new Map(before), (one) => process.send?.(one))
  process.disconnect()
  // The test runner made it 1 when a test noticed a change, as it should.
  process.exitCode = 0
}

if (process.argv[2] === '--judge') await judge(process.argv[3], process.argv[4])
else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      endAll()
      process.exit(1)
    })
  process.exitCode = await main(process.argv.slice(2))
}
