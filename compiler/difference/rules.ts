/** The differences between tables and rulebooks. */
import type { Chapter, Guide, Reference, Rulebook, TableInfo } from '../bundle.ts'
import { type Change, cameAndWent, type RulebookChange, type TableChange, type ValueChange } from './difference.ts'

type BySystem<T> = ReadonlyMap<string, T>

/** The values of a table by their paths, as text. */
const leavesOf = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    // A list of plain values is one value: its items have no names.
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
      into.set(path, JSON.stringify(value))
    else
      for (const [key, one] of Object.entries(value))
        leavesOf(one, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`, into)
  } else if (value !== undefined) into.set(path, typeof value === 'string' ? value : JSON.stringify(value))
  return into
}

/** Returns the meaning of a field: the description whose pattern fits its path, inside `entries` or not. */
const meaningOf = ({ fields }: TableInfo, path: string): string | null => {
  const steps = path.replace(/\[\d+\]/g, '[]').split('.')
  const found = Object.keys(fields).find((pattern) => {
    const wanted = pattern.split('.')
    const own = wanted[0] === 'entries' ? wanted.slice(1) : wanted
    return (
      own.length === steps.length &&
      own.every((step, index) => step === '*' || step === steps[index] || step === `${steps[index]}[]`)
    )
  })
  return found === undefined ? null : (fields[found] ?? null)
}

const ruleOf = (system: string, table: unknown, path: string): string | null => {
  const entry =
    typeof table === 'object' && table !== null
      ? (table as Readonly<Record<string, unknown>>)[path.split('.')[0]]
      : undefined
  const rule =
    typeof entry === 'object' && entry !== null ? (entry as Readonly<Record<string, unknown>>).rule : undefined
  return typeof rule === 'string' && rule !== '' ? `${system}.${rule}` : null
}

export const compareTables = (from: BySystem<Reference>, to: BySystem<Reference>): TableChange[] =>
  [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((system) => {
    const [old, now] = [from.get(system), to.get(system)]
    const tables = [...new Map([...(old?.tables ?? []), ...(now?.tables ?? [])].map((one) => [one.id, one])).values()]
    return tables.flatMap((table): TableChange[] => {
      const change = compareTable(system, table, tableIn(old, table), tableIn(now, table))
      return change.added.length + change.removed.length + change.values.length > 0 ? [change] : []
    })
  })

const tableIn = (reference: Reference | undefined, { field }: TableInfo): unknown =>
  (reference?.rules as Readonly<Record<string, unknown>> | undefined)?.[field]

const compareTable = (system: string, table: TableInfo, old: unknown, now: unknown): TableChange => {
  const keysOf = (value: unknown): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  // Entries that came or went are told by their names, not by all that they say.
  const { added, removed } = cameAndWent(keysOf(old), keysOf(now))
  const isTold = (path: string): boolean => [...added, ...removed].includes(path.split(/[.[]/)[0])
  const [before, after] = [leavesOf(old, '', new Map()), leavesOf(now, '', new Map())]
  const values = [...new Set([...before.keys(), ...after.keys()])].flatMap((path): ValueChange[] => {
    const [was, is] = [before.get(path), after.get(path)]
    if (was === is || isTold(path)) return []
    return [
      {
        what: path === '' ? table.id : `${table.id}.${path}`,
        ...(was !== undefined && { from: was }),
        ...(is !== undefined && { to: is }),
        meaning: meaningOf(table, path),
        rule: ruleOf(system, now ?? old, path),
      },
    ]
  })
  return { system, table: table.id, added, removed, values }
}

export const compareRulebooks = (from: BySystem<Rulebook>, to: BySystem<Rulebook>): RulebookChange[] =>
  [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((system): RulebookChange[] => {
    const [old, now] = [from.get(system)?.chapters ?? [], to.get(system)?.chapters ?? []]
    const chapters = cameAndWent(old.map(titleOf), now.map(titleOf))
    const [before, after] = [rulesOf(old), rulesOf(now)]
    const rules = cameAndWent([...before.keys()], [...after.keys()])
    const reworded = [...after].flatMap(([rule, text]) => {
      const was = before.get(rule)
      return was === undefined || was === text ? [] : [{ rule, from: was, to: text }]
    })
    const change: RulebookChange = {
      system,
      chaptersAdded: chapters.added,
      chaptersRemoved: chapters.removed,
      chaptersReworded: now.flatMap((chapter) => {
        const was = old.find(({ slug }) => slug === chapter.slug)
        return was === undefined || sayingOf(was) === sayingOf(chapter) ? [] : [chapter.title]
      }),
      rulesAdded: rules.added,
      rulesRemoved: rules.removed,
      rulesReworded: reworded,
    }
    return Object.values(change).every((value) => typeof value === 'string' || value.length === 0) ? [] : [change]
  })

const titleOf = ({ title }: Chapter): string => title

const rulesOf = (chapters: readonly Chapter[]): Map<string, string> =>
  new Map(chapters.flatMap(({ rules }) => rules.map(({ id, text }): [string, string] => [id, text])))

/** Returns the text of a chapter besides its rules. */
const sayingOf = ({ title, summary, html, examples }: Chapter): string =>
  JSON.stringify([
    title,
    summary,
    html.replace(/<p id="[^"]*" class="rule"[\s\S]*?<\/p>/g, ''),
    examples.map((one) => [one.title, one.lines]),
  ])

export const compareGuides = (from: readonly Guide[], to: readonly Guide[]): Change[] => {
  const { added, removed } = cameAndWent(
    from.map(({ slug }) => slug),
    to.map(({ slug }) => slug),
  )
  return [
    ...added.map((what) => ({ what, to: to.find(({ slug }) => slug === what)?.title ?? what })),
    ...removed.map((what) => ({ what, from: from.find(({ slug }) => slug === what)?.title ?? what })),
    ...to.flatMap((guide): Change[] => {
      const was = from.find(({ slug }) => slug === guide.slug)
      return was === undefined || (was.html === guide.html && was.title === guide.title)
        ? []
        : [{ what: guide.slug, from: was.title, to: guide.title }]
    }),
  ]
}
