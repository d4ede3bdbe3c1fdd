/** Where each rule of a system is implemented, stated, shown in an example and tested. */
import type { Coverage } from '../../compiler/bundle.ts'
import { chapterAddress } from './addresses.ts'
import { readCoverage, readRulebook } from './bundles.ts'
import type { Link } from './link.ts'

export const exampleAnchor = (number: string | number): string => `example-${number}`

/** Examples by rule; an example appears under every rule that it names. */
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
) => ({
  id,
  title,
  href: chapter === null ? undefined : `${chapterAddress(system, chapter)}#${id}`,
  /** What is not implemented, and reasons for gaps. */
  remarks: [...(partly === null ? [] : [`Partly: ${partly}`]), ...reasons],
  /** Functions of the engine, with their files. */
  engine,
  examples: examples.get(`${system}.${id}`) ?? [],
  tests,
})

/** Rules by the letter of their part. */
export const coverageOf = (system: string) => {
  const examples = examplesOf(system)
  const lines = (readCoverage(system)?.rules ?? []).map((rule) => lineOf(system, examples, rule))
  return Map.groupBy(lines, ({ id }) => id.charAt(0))
}
