/** For each rule that a system lists: its code, paragraph, examples and tests. */
import type { CompiledRulebook } from '../content.ts'
import type { CoverageFile } from '../schemas/types.generated.ts'
import type { Traces } from './traces.ts'

/** The columns of the coverage table, one for each thing that a rule needs. */
export const columns = ['engine', 'rule', 'examples', 'tests'] as const
export type CoverageColumn = (typeof columns)[number]

export interface CoveredRule {
  readonly id: string
  readonly title: string
  /** The part of it that the system leaves out, and why. */
  readonly partly: string | undefined
  /** Functions, chapter, titles of examples, titles of tests. */
  readonly places: Readonly<Record<CoverageColumn, readonly string[]>>
  /** Why a column is empty on purpose. */
  readonly reasons: Readonly<Partial<Record<CoverageColumn, string>>>
  /** Columns that are empty without a reason. */
  readonly gaps: readonly CoverageColumn[]
}

/** Rules in the order of their list. */
export const coverageOf = (
  entries: CoverageFile['entries'],
  { system, chapters }: CompiledRulebook,
  engine: Traces,
  tests: Traces,
): readonly CoveredRule[] =>
  Object.entries(entries).map(([id, { title, partly, without }]) => {
    const full = `${system}.${id}`
    const places = {
      engine: engine.get(id) ?? [],
      rule: chapters.filter(({ rules }) => rules.some((rule) => rule.anchor === id)).map(({ slug }) => slug),
      examples: chapters.flatMap(({ examples }) =>
        examples.filter(({ rules }) => rules.some((rule) => rule === full)).map((example) => example.title),
      ),
      tests: tests.get(id) ?? [],
    }
    const reasons = without ?? {}
    const gaps = columns.filter((column) => places[column].length === 0 && reasons[column] === undefined)
    return { id, title, partly, places, reasons, gaps }
  })
