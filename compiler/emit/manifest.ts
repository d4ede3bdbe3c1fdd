/**
 * `manifest.json`: the contents of a build, their origins and licences, with a hash of every file and entity. It holds no times and no
 * paths of a machine: the same content gives the same bytes.
 */
import { createHash } from 'node:crypto'
import type { Chapter, Guide, Manifest, PackInfo, Reference, Rulebook } from '../bundle.ts'
import type { RenderedScenario } from '../content.ts'
import { packageVersion } from './package.ts'

/** The packs that content was put together from. */
export interface Provenance {
  /** From below. */
  readonly packs: readonly PackInfo[]
  /** The pack that a scenario's folder comes from, as an index. */
  packOf(directory: string): number | undefined
}

export const noPacks: Provenance = { packs: [], packOf: () => undefined }

/** The subject of a manifest: files by path, and their sources. */
export interface Build {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly scenarios: readonly RenderedScenario[]
  readonly references: readonly Reference[]
  readonly rulebooks: readonly Rulebook[]
  readonly guides: readonly Guide[]
  readonly provenance: Provenance
}

const short = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex').slice(0, 16)

/** JSON in which the order of keys means nothing. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, canonical(field)]))
}

/** 16 hex digits of a value. */
export const hashOf = (value: unknown): string => short(JSON.stringify(canonical(value)))

const byKey = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))

export const makeManifest = ({ files, scenarios, references, rulebooks, guides, provenance }: Build): Manifest => ({
  format: 1,
  tool: { name: 'sandtable', version: packageVersion() },
  packs: provenance.packs,
  scenarios: byKey(scenarios.map((scenario) => [scenario.id, originOf(scenario, provenance)])),
  entities: {
    scenarios: byKey(scenarios.map((scenario) => [scenario.id, hashScenario(scenario)])),
    systems: byKey(
      references.map((reference) => [
        reference.system,
        hashSystem(
          reference,
          rulebooks.find(({ system }) => system === reference.system),
        ),
      ]),
    ),
    guides: byKey(guides.map((guide) => [guide.slug, hashOf(guide)])),
  },
  files: byKey([...files].map(([path, bytes]) => [path, short(bytes)])),
})

/** Returns the authors and the licence of a scenario: its own, or those of its pack. */
const originOf = (
  { directory, authors, licence, sources }: RenderedScenario,
  { packs, packOf }: Provenance,
): Manifest['scenarios'][string] => {
  const index = packOf(directory)
  const pack = index === undefined ? undefined : packs[index]
  return {
    pack: pack?.id ?? null,
    authors: authors.length > 0 ? authors : (pack?.authors ?? []),
    licence: licence ?? pack?.licence ?? null,
    sources,
  }
}

/** All that its author wrote. Its rules are entities of their own, and what was found by playing it is none. */
const hashScenario = ({
  scenario,
  level,
  balance,
  intent,
  sources,
  briefingHtml,
  historyHtml,
  tutorial,
}: RenderedScenario): string => {
  const { rules: _, ...own } = scenario as RenderedScenario['scenario'] & { readonly rules?: object }
  return hashOf({ own, level, balance, intent, sources, briefingHtml, historyHtml, tutorial })
}

/** The tables of a system, entry by entry where they have entries with pages, and its rulebook. */
const hashSystem = (
  { rules, tables, usedIn }: Reference,
  rulebook: Rulebook | undefined,
): Manifest['entities']['systems'][string] => {
  const values = rules as Readonly<Record<string, unknown>>
  const chapters: readonly Chapter[] = rulebook?.chapters ?? []
  return {
    tables: byKey(
      tables.map(({ id, field, entries }) => {
        const value = values[field]
        const known = entries === null ? [] : Object.keys(usedIn[entries] ?? {})
        const parts = typeof value === 'object' && value !== null ? entriesIn(value, known) : []
        return [
          id,
          parts.length > 0 ? byKey(parts.map(([key, entry]) => [key, hashOf(entry)])) : { [id]: hashOf(value) },
        ]
      }),
    ),
    chapters: byKey(chapters.map((chapter) => [chapter.slug, hashOf(chapter)])),
    rules: byKey(
      chapters.flatMap(({ rules: stated }) => stated.map(({ id, text }): [string, string] => [id, hashOf(text)])),
    ),
  }
}

/** The entries of a table, when it is made of nothing else. */
const entriesIn = (value: object, known: readonly string[]): [string, unknown][] => {
  const entries = Object.entries(value)
  return known.length > 0 && entries.every(([id]) => known.includes(id)) ? entries : []
}
