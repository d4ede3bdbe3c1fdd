/** Judges changed tables: which test or worked example notices that a value is another one. */
import type { CompiledSystem } from '../../compiler/content.ts'
import { type Code, families } from '../../compiler/diagnostics/codes.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFiles } from '../../compiler/files.ts'
import { lintCodes } from '../../compiler/lint/codes.ts'
import { openWorkspace, type Workspace } from '../../compiler/workspace.ts'
import { openExamples } from './examples.ts'
import { type MutablePlace, placesOf, withOther } from './mutants.ts'
import { makeOrder } from './order.ts'
import { openSpecs } from './specs.ts'
import { UnfitError } from './unfit.ts'

/**
 * The verdict on a place: the judge that noticed the change, `survived`, or `refused` when the compiler accepts no other value there. A
 * change that makes the rules run without end, or break the process that judges it, ends it: `broken`.
 */
export interface Verdict {
  readonly at: string
  readonly from: MutablePlace['value']
  readonly to?: MutablePlace['value']
  readonly by: 'refused' | 'example' | 'test' | 'broken' | 'survived'
  /** The test file that failed, or the example that was wrong. */
  readonly which?: string
}

/** Where a value stands: in which table, and where in it. */
export interface Asked {
  /** `systems/operational/tables/fog.yaml` */
  readonly table: string
  readonly at: MutablePlace['at']
}

/** A message of the process that judges tables. */
export type Told =
  | { readonly kind: 'judging'; readonly asked: Asked; readonly from: MutablePlace['value'] }
  | { readonly kind: 'verdict'; readonly table: string; readonly verdict: Verdict }
  /** Why the tables as they are cannot be judged. */
  | { readonly kind: 'unfit'; readonly why: string }

/** The judge and the subject of a run. */
export interface Judging {
  readonly system: string
  /** Those of the content, of which the system's are taken. */
  readonly files: SourceFiles
  /** Paths of test files. */
  readonly specs: readonly string[]
  readonly places: readonly Asked[]
  /** The places of changes that examples and tests noticed in the past, by their names. */
  readonly noticedBefore: ReadonlyMap<string, readonly string[]>
  /** True if the process has to end, so that another can go on with the places that are left. */
  isSpent(): boolean
}

/**
 * Judges places of tables of a rule system. What lint rules and evidence say of a change does not count: both look at numbers, and
 * not at what is done with them. Returns whether places are left.
 * @throws UnfitError when something is wrong with the tables before one is changed.
 */
export const judgeTables = async (
  { system, files: content, specs, places, noticedBefore, isSpent }: Judging,
  told: (one: Told) => void,
): Promise<boolean> => {
  const files = content.filter(({ path }) => path.startsWith(`systems/${system}/`))
  const texts = new Map(files.filter(({ path }) => isTable(path)).map(({ path, text }) => [path, text]))
  const chapters = files.filter(({ path }) => path.includes('/rules/'))
  const tables = openSound(files.filter((file) => !chapters.includes(file)))
  const whole = openSound(files)
  const tests = openSpecs(specs)
  const order = makeOrder<Judge>()
  const judges: readonly Judge[] = [
    ...openExamples(chapters, system).map(
      ({ name, isWrong }): Judge => ({
        name,
        by: 'example',
        fault: (_, compiled) => (isWrong(compiled) ? 'it is wrong' : undefined),
      }),
    ),
    ...tests.all.map(({ name, failure }): Judge => ({ name, by: 'test', fault: failure })),
  ]
  for (const judge of judges) for (const at of noticedBefore.get(judge.name) ?? []) order.asked(judge, at, true, 0)

  /** The judge that finds fault with the tables as they are now, and the fault. */
  const findFault = async (at: string): Promise<readonly [Judge, string] | undefined> => {
    const [compiled] = tables.compiled().systems
    for (const judge of order.of(judges, at)) {
      const start = performance.now()
      const fault = await judge.fault(at, compiled)
      order.asked(judge, at, fault !== undefined, performance.now() - start)
      if (fault !== undefined) return [judge, fault]
    }
    return undefined
  }
  const checkUnchanged = async (): Promise<void> => {
    const [{ table }] = places
    tests.use(table, texts.get(table) ?? '')
    const [judge, fault] = (await findFault('')) ?? []
    if (judge) throw new UnfitError(`${judge.name} before a value is changed: ${fault}`)
  }
  const isRefused = (workspace: Workspace, table: string, text: string): boolean => {
    workspace.change([{ path: table, text }])
    return workspace.findings().some(refuses)
  }
  const judge = async (table: string, text: string, place: MutablePlace): Promise<Verdict> => {
    const known = { at: place.at, from: place.value }
    for (const to of place.others) {
      const other = withOther(text, place, to)
      if (isRefused(tables, table, other)) continue
      tests.use(table, other)
      const [noticing] = (await findFault(place.at)) ?? []
      if (noticing) return { ...known, to, by: noticing.by, which: noticing.name }
      // The rulebook may be unable to print the value.
      if (!isRefused(whole, table, other)) return { ...known, to, by: 'survived' }
    }
    return { ...known, by: 'refused' }
  }

  await checkUnchanged()
  let isLeft = false
  for (const [table, asked] of Map.groupBy(places, (one) => one.table)) {
    const text = texts.get(table) ?? ''
    const wanted = new Set(asked.map(({ at }) => at))
    for (const place of placesOf(text, [...texts.values()], table).filter(({ at }) => wanted.has(at))) {
      isLeft = isSpent()
      if (isLeft) break
      told({ kind: 'judging', asked: { table, at: place.at }, from: place.value })
      told({ kind: 'verdict', table, verdict: await judge(table, text, place) })
    }
    for (const workspace of [tables, whole]) workspace.change([{ path: table, text }])
    if (isLeft) break
  }
  // Traces of one change would have been noticed in the place of the next.
  await checkUnchanged()
  return isLeft
}

/** True if a file of a rule system holds values that are changed. */
export const isTable = (path: string): boolean => /\/(?:tables|units)\/[^/]+\.yaml$/.test(path)

/** An example or a test file. */
interface Judge {
  readonly name: string
  readonly by: 'example' | 'test'
  /** Finds a fault in it when a place is changed; undefined when there is none. */
  fault(at: string, compiled: CompiledSystem): string | undefined | Promise<string | undefined>
}

/** @throws UnfitError when anything is found in the files. */
const openSound = (files: SourceFiles): Workspace => {
  const workspace = openWorkspace(files)
  const [first] = workspace.findings()
  if (first !== undefined) throw new UnfitError(`${first.code} in ${first.file}: ${first.message}`)
  return workspace
}

const aboutPlay: ReadonlySet<string> = new Set(Object.keys({ ...families.uses, ...families.evidence }))

/** True if a finding says that a table cannot be compiled. */
const refuses = ({ code }: Diagnostic): boolean => !aboutPlay.has(code) && !isLint(code)

let lint: ReadonlySet<string> | undefined

const isLint = (code: Code): boolean => {
  lint ??= new Set(lintCodes())
  return lint.has(code)
}
