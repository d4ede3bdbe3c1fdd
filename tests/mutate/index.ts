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
import type { Asked, Told, Verdict } from './judge.ts'
import { addLine, readLines, writeLines } from './memory.ts'
import { type MutablePlace, placesOf } from './mutants.ts'
import { makeProgress } from './progress.ts'
import { endAll, judgeApart, type Keep, spent } from './run.ts'
import { UnfitError } from './unfit.ts'
import { openWatch } from './watch.ts'

/** The verdicts on a table. */
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
  return { parts: partsOf(textOf(table), table), counted: counted.length, survivors }
}

/** Places for as many processes as there are cores, but none for less than it takes to begin one. */
const sharesOf = (places: readonly Asked[]): readonly (readonly Asked[])[] => {
  const size = Math.max(leastShare, Math.ceil(places.length / availableParallelism()))
  const shares = Math.max(1, Math.ceil(places.length / size))
  return Array.from({ length: shares }, (_, index) => places.slice(index * size, (index + 1) * size))
}

/** Fewest places that a process of its own is begun for. */
const leastShare = 50

/**
 * Judges places, in as many processes as there are cores. Calls back with the verdicts on each table of a system, or with why
 * it cannot be judged.
 */
const judgeAll = async (
  places: readonly Asked[],
  again: boolean,
  told: (system: string, tables: ReadonlyMap<string, readonly Verdict[]> | string) => void,
): Promise<void> => {
  const waiting = [...Map.groupBy(places, ({ table }) => systemOf(table))].map(([system, asked]) => {
    const file = join(kept, `${system}.jsonl`)
    const around = surroundingsOf(system)
    const lines = readLines(file)
    writeLines(file, lines)
    const values = new Map(
      [...new Set(asked.map(({ table }) => table))].flatMap((table) =>
        placesOf(textOf(table), [], table).map(({ at, value }) => [`${table} ${at}`, value] as const),
      ),
    )
    const wanted = new Set(asked.map(({ table, at }) => `${table} ${at}`))
    const judged = new Map(
      lines
        .map((line) => [`${line.table} ${line.verdict.at}`, line] as const)
        .filter(
          ([
            key,
            {
              around: then,
              verdict: { from, by },
            },
          ]) => wanted.has(key) && values.get(key) === from && (then === around || (again && by !== 'survived')),
        ),
    )
    const open = asked.filter(({ table, at }) => !judged.has(`${table} ${at}`))
    const keep: Keep = (table, verdict) => {
      const line = { around, table, verdict }
      addLine(file, line)
      judged.set(`${table} ${verdict.at}`, line)
      progress.judged(system)
    }
    const shares = sharesOf(open)
    return { system, file, judged, open, keep, shares, left: shares.length, fault: '' }
  })
  const progress = makeProgress(new Map(waiting.map(({ system, open }) => [system, open.length])))
  const shares = waiting.flatMap((one) => one.shares.map((share) => ({ one, share })))
  const work = async (): Promise<void> => {
    for (let next = shares.shift(); next !== undefined; next = shares.shift()) {
      const { one, share } = next
      const { system, file, judged, keep } = one
      await judgeApart({ judge: new URL(import.meta.url), content, system, places: share, file }, keep).catch(
        (error: unknown) => {
          if (!(error instanceof UnfitError)) throw error
          one.fault = error.message
        },
      )
      one.left--
      if (one.left > 0) continue
      progress.clear()
      const tables = Map.groupBy(judged.values(), ({ table }) => table)
      const verdicts = [...tables].map(([table, lines]) => [table, lines.map(({ verdict }) => verdict)] as const)
      told(system, one.fault || new Map(verdicts))
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
  const wanted = (table: string): readonly MutablePlace[] =>
    changedOnly ? changedPlaces(textOf(table), before[table]?.parts, table) : placesOf(textOf(table), [], table)
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
  const places = tables.flatMap((table) => wanted(table).map(({ at }): Asked => ({ table, at })))
  const sample = sampleOf(places, most)
  if (changedOnly) {
    console.log(`Values stand in changed entries or lists: ${places.length}; judged of these: ${sample.length}.`)
    console.log(`\`npm run mutate ${tables.map(nameOf).join(' ')}\` judges these tables and writes results.json.`)
  }
  const reasons = (load(readFileSync(join(here, 'survivors.yaml'), 'utf8')) ?? {}) as Record<string, string>
  const now: Record<string, Judged> = {}
  let faults = 0
  await judgeAll(sample, again, (system, judged) => {
    if (typeof judged === 'string') {
      faults++
      console.log(`${system} cannot be judged: ${judged}`)
      return
    }
    for (const [table, verdicts] of judged) {
      const summary = summarize(table, verdicts)
      now[table] = summary
      const { counted, survivors } = summary
      console.log(`${table}: ${counted - survivors.length} of ${counted} changes noticed`)
      for (const one of survivors) {
        const reason = reasons[keyOf(table, one)]
        if (reason === undefined) faults++
        console.log(`  ${one}${reason === undefined ? '' : ` (${reason})`}`)
      }
    }
  })
  const isSample = sample.length < places.length
  const isWhole = !changedOnly && !isSample
  const survive = new Set(Object.entries(now).flatMap(([table, one]) => one.survivors.map((at) => keyOf(table, at))))
  const left = new Set(all.filter((table) => !isWhole || now[table] === undefined).map(nameOf))
  const idle = Object.keys(reasons).filter((key) => !survive.has(key) && !left.has(key.split(' ')[0]))
  for (const key of idle) console.log(`survivors.yaml has a reason for ${key}, which is noticed`)
  for (const system of new Set(Object.keys(now).map(systemOf)))
    console.log(
      `${system}: ${shareOf(
        Object.entries(now).flatMap(([table, one]) => (systemOf(table) === system ? one : [])),
        isSample,
      )}`,
    )
  const inOrder = all.map((table) => [table, now[table] ?? before[table]])
  if (isWhole) writeFileSync(results, `${JSON.stringify(Object.fromEntries(inOrder), null, 1)}\n`)
  return faults + idle.length > 0 ? 1 : 0
}

/** How many changes were noticed; of a sample also between which shares that of all lies. */
const shareOf = (judged: readonly Judged[], isSample: boolean): string => {
  const counted = judged.reduce((sum, one) => sum + one.counted, 0)
  const caught = counted - judged.reduce((sum, one) => sum + one.survivors.length, 0)
  if (counted === 0) return 'no change was judged'
  const share = `${caught} of ${counted} changes noticed, ${((100 * caught) / counted).toFixed(1)} %`
  return !isSample ? share : `${share}; of all ${wilson(caught, counted).join(' to ')} % with 95 % confidence`
}

/** The most milliseconds of the processor that a place may take, or all tests when nothing is changed. */
const longest = 90_000

/** Most memory of a process before another takes its place: modules that were loaded anew for a change are never let go. */
const mostMemory = 1_500_000_000

/** As a process of its own: takes the places that it is to judge, and tells of each. */
const judge = async (content: string, system: string, file: string): Promise<void> => {
  // A process whose parent has gone has nobody to tell.
  process.on('disconnect', () => process.exit())
  const [places] = (await once(process, 'message')) as [readonly Asked[]]
  const before = Map.groupBy(readLines(file), ({ verdict }) => verdict.which ?? '')
  const watch = openWatch(longest)
  const tell = (one: Told): void => {
    watch()
    process.send?.(one)
  }
  const [{ judgeTables }, { specsOf }] = await Promise.all([import('./judge.ts'), import('./specs.ts')])
  setHost(nodeHost)
  try {
    const isLeft = await judgeTables(
      {
        system,
        files: await readDirectory(content, makeReport()),
        specs: specsOf(system),
        places,
        noticedBefore: new Map([...before].map(([which, lines]) => [which, lines.map(({ verdict }) => verdict.at)])),
        isSpent: () => process.memoryUsage.rss() > mostMemory,
      },
      tell,
    )
    if (isLeft) process.exitCode = spent
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
