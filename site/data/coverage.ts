/** The page that holds the rule system to what it set out to have: each rule with where it is carried out, stated, shown and tested. */
import type { Coverage } from '../../compiler/bundle.ts'
import { chapterAddress } from './addresses.ts'
import { readCoverage, readRulebook } from './bundles.ts'
import { groupBy } from './group.ts'
import type { Link } from './links.ts'

export interface CoverageLine {
  readonly id: string
  readonly title: string
  readonly href: string | undefined
  /** What is left out of it, or why a place is empty. */
  readonly remarks: readonly string[]
  /** Functions of the engine by their file. */
  readonly engine: readonly string[]
  readonly examples: readonly Link[]
  readonly tests: readonly string[]
}

export const exampleAnchor = (number: string | number): string => `example-${number}`

/** Examples by rule: an example that names several stands with each of them. */
const examplesOf = (system: string): ReadonlyMap<string, readonly Link[]> => {
  const links = new Map<string, Link[]>()
  for (const { slug, examples } of readRulebook(system).chapters)
    for (const [number, { title, rules }] of examples.entries())
      for (const rule of rules) {
        const link = { label: title, href: `${chapterAddress(system, slug)}#${exampleAnchor(number)}` }
        links.set(rule, [...(links.get(rule) ?? []), link])
      }
  return links
}

const lineOf = (
  system: string,
  examples: ReturnType<typeof examplesOf>,
  { id, title, partly, chapter, engine, tests, reasons }: Coverage['rules'][number],
): CoverageLine => ({
  id,
  title,
  href: chapter === null ? undefined : `${chapterAddress(system, chapter)}#${id}`,
  remarks: [...(partly === null ? [] : [`Partly: ${partly}`]), ...reasons],
  engine,
  examples: examples.get(`${system}.${id}`) ?? [],
  tests,
})

/** Rules by the letter of their part. */
export const coverageOf = (system: string): ReadonlyMap<string, readonly CoverageLine[]> => {
  const examples = examplesOf(system)
  const lines = (readCoverage(system)?.rules ?? []).map((rule) => lineOf(system, examples, rule))
  return groupBy(lines, ({ id }) => id.charAt(0))
}
