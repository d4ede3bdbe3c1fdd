/** Judges changed tables: which test or worked example notices that a value is another one. */
import type { CompiledSystem } from '../../compiler/content.ts'
import { type Code, families } from '../../compiler/diagnostics/codes.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFiles } from '../../compiler/files.ts'
import { lintCodes } from '../../compiler/lint/codes.ts'
import { openWorkspace, type Workspace } from '../../compiler/workspace.ts'
import { openExamples } from './examples.ts'
import { type Place, placesOf, withOther } from './mutants.ts'
import { makeOrder } from './order.ts'
import { openSpecs } from './specs.ts'
import { UnfitError } from './unfit.ts'

/**
 * What came of a place: what noticed the change, `survived`, or `refused` when the compiler accepts no other value there. A change
 * that makes the rules run without end, or break the process that judges it, ends it: `broken`.
 */
export interface Verdict {
  readonly at: string
  readonly from: Place['value']
  readonly to?: Place['value']
  readonly by: 'refused' | 'example' | 'test' | 'broken' | 'survived'
  /** The test file that failed, or the example that was wrong. */
  readonly which?: string
}

/** What the process that judges a table tells. */
export type Told =
  /** How many places are judged, and how many milliseconds all tests take when nothing is changed. */
  | { readonly kind: 'begin'; readonly places: number; readonly time: number }
  | { readonly kind: 'judging'; readonly at: string; readonly from: Place['value'] }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  /** Why the tables as they are cannot be judged. */
  | { readonly kind: 'unfit'; readonly why: string }

/** Which table is judged by what. */
export interface Judging {
  /** `systems/operational/tables/fog.yaml` */
  readonly table: string
  /** Those of the content, of which the system's are taken. */
  readonly files: SourceFiles
  /** Paths of test files. */
  readonly specs: readonly string[]
  /** Whether the verdict on a place is known. */
  isKnown(at: string): boolean
  /** The places of changes that examples and tests noticed in the past, by their names. */
  readonly noticedBefore: ReadonlyMap<string, readonly string[]>
  /** Whether the process has to end, so that another can go on with the places that are left. */
  isSpent(): boolean
}

/**
 * Judges the places of a table. What lint rules and evidence say of a change does not count: both look at numbers, and not at what
 * is done with them. Returns whether places are left.
 * @throws UnfitError when something is wrong with the tables before one is changed.
 */
export const judgeTable = async (
  { table, files: content, specs, isKnown, noticedBefore, isSpent }: Judging,
  told: (one: Told) => void,
): Promise<boolean> => {
  const id = table.split('/')[1]
  const files = content.filter(({ path }) => path.startsWith(`systems/${id}/`))
  const texts = files.filter(({ path }) => /\/(?:tables|units)\//.test(path)).map(({ text }) => text)
  const text = files.find(({ path }) => path === table)?.text
  if (text === undefined) throw new UnfitError('there is no such table')
  const chapters = files.filter(({ path }) => path.includes('/rules/'))
  const tables = openSound(files.filter((file) => !chapters.includes(file)))
  const whole = openSound(files)
  const tests = openSpecs(specs)
  const order = makeOrder<Judge>()
  const judges: readonly Judge[] = [
    ...openExamples(chapters, id).map(
      ({ name, isWrong }): Judge => ({
        name,
        by: 'example',
        fault: (_, system) => (isWrong(system) ? 'it is wrong' : undefined),
      }),
    ),
    ...tests.all.map(({ name, failure }): Judge => ({ name, by: 'test', fault: failure })),
  ]
  for (const judge of judges) for (const at of noticedBefore.get(judge.name) ?? []) order.asked(judge, at, true, 0)

  /** The judge that finds fault with the table when it has another text, which the compiler accepts. */
  const faultWith = async (
    other: string,
    at: string,
  ): Promise<{ readonly judge: Judge; readonly fault: string } | undefined> => {
    const [system] = tables.compiled().systems
    tests.use(table, other)
    for (const judge of order.of(judges, at)) {
      const start = performance.now()
      const fault = await judge.fault(at, system)
      order.asked(judge, at, fault !== undefined, performance.now() - start)
      if (fault !== undefined) return { judge, fault }
    }
    return undefined
  }
  const checkUnchanged = async (): Promise<void> => {
    const found = await faultWith(text, '')
    if (found) throw new UnfitError(`${found.judge.name} before a value is changed: ${found.fault}`)
  }
  const start = performance.now()
  await checkUnchanged()
  const places = placesOf(text, texts).filter(({ at }) => !isKnown(at))
  told({ kind: 'begin', places: places.length, time: performance.now() - start })

  const isRefused = (workspace: Workspace, other: string): boolean => {
    workspace.change([{ path: table, text: other }])
    return workspace.findings().some(refuses)
  }
  const judge = async (place: Place): Promise<Verdict> => {
    const known = { at: place.at, from: place.value }
    for (const to of place.others) {
      const other = withOther(text, place, to)
      if (isRefused(tables, other)) continue
      const found = await faultWith(other, place.at)
      if (found) return { ...known, to, by: found.judge.by, which: found.judge.name }
      // The rulebook may be unable to print the value.
      if (!isRefused(whole, other)) return { ...known, to, by: 'survived' }
    }
    return { ...known, by: 'refused' }
  }

  let isLeft = false
  for (const place of places) {
    isLeft = isSpent()
    if (isLeft) break
    told({ kind: 'judging', at: place.at, from: place.value })
    told({ kind: 'verdict', verdict: await judge(place) })
  }
  // What one change left behind would have been noticed in the place of the next.
  isRefused(tables, text)
  await checkUnchanged()
  return isLeft
}

/** An example or a test file. */
interface Judge {
  readonly name: string
  readonly by: 'example' | 'test'
  /** What is wrong with it when a place is changed; undefined when nothing is. */
  fault(at: string, system: CompiledSystem): string | undefined | Promise<string | undefined>
}

/** @throws UnfitError when anything is found in the files. */
const openSound = (files: SourceFiles): Workspace => {
  const workspace = openWorkspace(files)
  const [first] = workspace.findings()
  if (first !== undefined) throw new UnfitError(`${first.code} in ${first.file}: ${first.message}`)
  return workspace
}

const aboutPlay: ReadonlySet<string> = new Set(Object.keys(families.evidence))

/** Whether a finding says that a table cannot be compiled. */
const refuses = ({ code }: Diagnostic): boolean => !aboutPlay.has(code) && !isLint(code)

let lint: ReadonlySet<string> | undefined

const isLint = (code: Code): boolean => {
  lint ??= new Set(lintCodes())
  return lint.has(code)
}
