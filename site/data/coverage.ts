/** Where each rule of a system is implemented, stated, shown in an example and tested. */
import type { Coverage, InPlay, Reference } from '../../compiler/bundle.ts'
import { capital, listWords, uncapital } from '../../engine/words.ts'
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
  /** The parts that are not implemented, and reasons for gaps. */
  remarks: [...(partly === null ? [] : [`Partly: ${partly}`]), ...reasons],
  /** Functions of the engine, with their files. */
  engine,
  examples: examples.get(`${system}.${id}`) ?? [],
  tests,
})

/** How many of all: `27 of 70 stand in no battle`. */
const openWords = (open: number, all: number, what: string): string =>
  open === 0 ? `all ${all} ${what}` : `all but ${open} of ${all} ${what}`

/** Lists the use of a system's parts in its battles, as tables: unused parts stand first. */
export const inPlayOf = ({ scenarios, watched, games, actions, entries }: InPlay, { tables }: Reference) => {
  const first = <T>(all: readonly T[], isOpen: (one: T) => boolean): readonly T[] => [
    ...all.filter(isOpen),
    ...all.filter((one) => !isOpen(one)),
  ]
  const titleOf = (kind: string): string => tables.find((table) => table.entries === kind)?.title ?? kind
  const never = actions.filter(({ used }) => used === 0).length
  const ofActions = {
    sentence: `Chosen in ${games} watched games of ${watched === scenarios ? '' : `${watched} of `}${scenarios} battles: ${openWords(never, actions.length, 'kinds of action')}`,
    table: {
      caption: 'Kinds of action',
      columns: [{ title: 'What' }, ...['Battles', 'Games', 'Times chosen'].map((title) => ({ title, numeric: true }))],
      rows: first(actions, ({ used }) => used === 0).map((one) => [
        capital(one.id.replaceAll('-', ' ')),
        ...[one.scenarios, one.games, one.used].map(String),
      ]),
    },
  }
  const ofEntries = Object.entries(entries).map(([kind, all]) => ({
    sentence: `${titleOf(kind)} in ${scenarios} battles: ${openWords(all.filter((one) => one.scenarios === 0).length, all.length, 'entries')}`,
    table: {
      caption: titleOf(kind),
      columns: [{ title: 'What' }, { title: 'Battles', numeric: true }, { title: 'Named by' }],
      rows: first(all, (one) => one.scenarios === 0).map(({ id, scenarios: count, named }) => [
        capital(id.replaceAll('-', ' ')),
        String(count),
        listWords(Object.entries(named).map(([by, many]) => `${uncapital(titleOf(by))}: ${many}`)),
      ]),
    },
  }))
  return [ofActions, ...ofEntries]
}

/** Rules by the letter of their part. */
export const coverageOf = (system: string) => {
  const examples = examplesOf(system)
  const lines = (readCoverage(system)?.rules ?? []).map((rule) => lineOf(system, examples, rule))
  return Map.groupBy(lines, ({ id }) => id.charAt(0))
}
