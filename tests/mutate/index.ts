/**
 * `npm run mutate [words of table names]`: changes every number, flag and id of the tables, one at a time, and says which changes
 * neither a worked example nor a test of what the rules do notices. What came of a place is kept until its system's tables, engine
 * or tests change, so that a run that was stopped goes on where it was. The verdicts are written to `results.json` beside this file
 * when all tables were judged. With `--changed`, a stage of `npm test`, only those entries and lists are judged of which a value is another one
 * than in `results.json`, a sample of them when they are many, of systems that were judged before; nothing is written. With `--again`, for use after
 * tests were written and nothing else, only the changes are judged again that survived. With `--sample 500` so many places from all
 * over are judged, and nothing is written.
 *
 * Exits with 1 when a change survives for which `survivors.yaml` has no reason, or has one for a change that is noticed, and when
 * a test fails, an example is wrong or the compiler finds something before a value is changed: nothing could be said of a change then.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { load } from 'js-yaml'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import { setHost } from '../../compiler/host.ts'
import { nodeHost } from '../../compiler/nodeHost.ts'
import { changedPlaces, type Parts, partsOf, sampleOf, wilson } from './changed.ts'
import type { Told, Verdict } from './judge.ts'
import { readLines } from './memory.ts'
import { type Place, placesOf } from './mutants.ts'
import { makeProgress } from './progress.ts'
import { endAll, judgeApart, spent } from './run.ts'
import { UnfitError } from './unfit.ts'

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
const content = join(root, 'content')
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

const textOf = (table: string): string => readFileSync(join(content, table), 'utf8')

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
      .concat(
        ['judge.ts', 'examples.ts', 'specs.ts', 'declare.ts', 'order.ts', 'mutants.ts'].map((name) => join(here, name)),
      )
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

/** Judges tables, as many at a time as there are cores. Calls back with why where one cannot be judged. */
const judgeAll = async (
  tables: readonly string[],
  again: boolean,
  spared: (table: string) => readonly string[],
  told: (table: string, judged: Judged | string) => void,
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
      const order = { judge, content, table, file, around, again, values, spared: spared(table) }
      const judged = await judgeApart(order, progress)
        .then((verdicts) => summarize(table, verdicts))
        .catch((error: unknown) => {
          if (error instanceof UnfitError) return error.message
          throw error
        })
      progress.clear()
      told(table, judged)
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
  const { values: options, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, again: { type: 'boolean' }, sample: { type: 'string' } },
  })
  const { changed: changedOnly = false, again = false } = options
  const most = changedOnly ? mostChanged : Number(options.sample ?? Number.POSITIVE_INFINITY)
  const results = join(here, 'results.json')
  const before = readJson<Results>(results) ?? {}
  const wanted = (table: string): readonly Place[] =>
    changedOnly ? changedPlaces(textOf(table), before[table]?.parts) : placesOf(textOf(table), [])
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
    .filter((table) => !changedOnly || (judgedSystems.has(systemOf(table)) && wanted(table).length > 0))
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
  const places = tables.flatMap((table) => wanted(table).map(({ at }) => `${table} ${at}`))
  const sample = new Set(sampleOf(places, most))
  const spared = (table: string): readonly string[] =>
    placesOf(textOf(table), []).flatMap(({ at }) => (sample.has(`${table} ${at}`) ? [] : [at]))
  if (changedOnly) {
    console.log(`Values stand in changed entries or lists: ${places.length}; judged of these: ${sample.size}.`)
    console.log(`\`npm run mutate ${tables.map(nameOf).join(' ')}\` judges these tables and writes results.json.`)
  }
  const reasons = (load(readFileSync(join(here, 'survivors.yaml'), 'utf8')) ?? {}) as Record<string, string>
  const now: Record<string, Judged> = {}
  let faults = 0
  await judgeAll(tables, again, spared, (table, judged) => {
    if (typeof judged === 'string') {
      faults++
      console.log(`${table} cannot be judged: ${judged}`)
      return
    }
    now[table] = judged
    const { counted, survivors } = judged
    console.log(`${table}: ${counted - survivors.length} of ${counted} changes noticed`)
    for (const one of survivors) {
      const reason = reasons[keyOf(table, one)]
      if (reason === undefined) faults++
      console.log(`  ${one}${reason === undefined ? '' : ` (${reason})`}`)
    }
  })
  const isWhole = !changedOnly && sample.size === places.length
  const survive = new Set(Object.entries(now).flatMap(([table, one]) => one.survivors.map((at) => keyOf(table, at))))
  const left = new Set(all.filter((table) => !isWhole || now[table] === undefined).map(nameOf))
  const idle = Object.keys(reasons).filter((key) => !survive.has(key) && !left.has(key.split(' ')[0]))
  for (const key of idle) console.log(`survivors.yaml has a reason for ${key}, which is noticed`)
  for (const system of new Set(Object.keys(now).map(systemOf)))
    console.log(
      `${system}: ${shareOf(
        Object.entries(now).flatMap(([table, one]) => (systemOf(table) === system ? one : [])),
        isWhole,
      )}`,
    )
  const inOrder = all.map((table) => [table, now[table] ?? before[table]])
  if (isWhole) writeFileSync(results, `${JSON.stringify(Object.fromEntries(inOrder), null, 1)}\n`)
  return faults + idle.length > 0 ? 1 : 0
}

/** How many changes were noticed; of a sample also between which shares that of all lies. */
const shareOf = (judged: readonly Judged[], isWhole: boolean): string => {
  const counted = judged.reduce((sum, one) => sum + one.counted, 0)
  const caught = counted - judged.reduce((sum, one) => sum + one.survivors.length, 0)
  if (counted === 0) return 'no change was judged'
  const share = `${caught} of ${counted} changes noticed, ${((100 * caught) / counted).toFixed(1)} %`
  return isWhole ? share : `${share}, a sample: of all ${wilson(caught, counted).join(' to ')} % with 95 % confidence`
}

/** Most memory of a process before another takes its place: modules that were loaded anew for a change are never let go. */
const mostMemory = 1_500_000_000

/** As a process of its own: takes the places that are known already, and tells of the others. */
const judge = async (content: string, table: string, file: string): Promise<void> => {
  // A process whose parent has gone has nobody to tell.
  process.on('disconnect', () => process.exit())
  const known = new Set((await once(process, 'message'))[0] as readonly string[])
  const before = Map.groupBy(readLines(file), ({ verdict }) => verdict.which ?? '')
  const tell = (one: Told): void => void process.send?.(one)
  const [{ judgeTable }, { specsOf }] = await Promise.all([import('./judge.ts'), import('./specs.ts')])
  setHost(nodeHost)
  const judging = {
    table,
    files: await readDirectory(content, makeReport()),
    specs: specsOf(systemOf(table)),
    isKnown: (at: string) => known.has(at),
    noticedBefore: new Map([...before].map(([which, lines]) => [which, lines.map(({ verdict }) => verdict.at)])),
    isSpent: () => process.memoryUsage.rss() > mostMemory,
  }
  try {
    if (await judgeTable(judging, tell)) process.exitCode = spent
  } catch (error) {
    if (!(error instanceof UnfitError)) throw error
    tell({ kind: 'unfit', why: error.message })
  }
  process.disconnect()
}

if (process.argv[2] === '--judge') await judge(process.argv[3], process.argv[4], process.argv[5])
else {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      endAll()
      process.exit(1)
    })
  try {
    process.exitCode = await main(process.argv.slice(2))
  } finally {
    endAll()
  }
}
