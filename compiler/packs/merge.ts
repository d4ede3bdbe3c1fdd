/** Lays the files of one pack over those below it: adds, replaces what is meant to be replaced, reports what is not. */
import type { Path, Place, Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile, SourceFiles } from '../files.ts'
import { type LayeredFiles, type Part, pathInLayer, scenarioOf } from './layered.ts'
import type { Overrides } from './overrides.ts'
import { type EntryFile, isPartial, makeTableText, readTable } from './tables.ts'

/** One step of a merge: a layer, with the names that it means to replace. */
export interface Order {
  readonly whole: LayeredFiles
  readonly layer: number
  readonly overrides: Overrides
  readonly report: Report
}

const noEntries: Part['entries'] = new Map()

/** Takes out of the whole the scenarios that the files bring anew. */
export const replaceScenarios = (order: Order, files: SourceFiles): void => {
  const { whole, layer, overrides } = order
  if (layer === 0) return
  const below = Map.groupBy(whole.parts.keys(), scenarioOf)
  const own = new Set(files.map(({ path }) => path))
  for (const scenario of new Set([...own].flatMap((path) => scenarioOf(path) ?? []))) {
    const paths = below.get(scenario)
    if (paths === undefined) continue
    const head = `${scenario}/scenario.yaml`
    const isMeant = overrides.take(scenario)
    if (!isMeant && (!own.has(head) || overrides.take(head))) continue
    if (!isMeant) {
      const id = scenario.slice('scenarios/'.length)
      refuse(
        order,
        { file: head, path: [] },
        `a scenario "${id}"`,
        scenario,
        whole.parts.get(head) ?? whole.parts.get(paths[0]),
      )
    }
    for (const path of paths) whole.parts.delete(path)
  }
}

/** True if a file is about its pack, as a README is: each pack has its own. */
const isBesideManifest = (path: string): boolean => !path.includes('/')

/** Puts a file into the whole. */
export const layFile = (order: Order, file: SourceFile): void => {
  const { whole, layer, overrides } = order
  const { path } = file
  if (layer === 0) {
    whole.parts.set(path, { file, layer, entries: noEntries })
    return
  }
  const below = whole.parts.get(path)
  const table = readTable(file)
  if (below !== undefined && !overrides.take(path) && !isBesideManifest(path)) {
    const belowTable = readTable(below.file)
    if (table !== undefined && belowTable?.name === table.name && isPartial(table)) {
      layEntries(order, file, table, below, belowTable)
      return
    }
    refuse(order, { file: path, path: [] }, 'this file', path, below)
  } else if (below === undefined) {
    refuseGuest(order, path)
    replaceTwin(order, path)
  }
  whole.parts.set(path, { file, layer, entries: noEntries })
  if (table !== undefined) replaceEntriesElsewhere(order, file, table)
}

/** Lays a file that holds only entries over the file of the same path, entry by entry. */
const layEntries = (order: Order, file: SourceFile, table: EntryFile, below: Part, belowTable: EntryFile): void => {
  const { whole, layer } = order
  const entries = { ...belowTable.entries }
  const origins = new Map(below.entries)
  for (const [id, entry] of Object.entries(table.entries)) {
    if (Object.hasOwn(belowTable.entries, id)) replaceEntry(order, file, table, id, below)
    entries[id] = entry
    origins.set(id, layer)
  }
  const merged = { path: file.path, text: makeTableText(belowTable, entries) }
  whole.parts.set(file.path, { file: merged, layer: below.layer, entries: origins })
  replaceEntriesElsewhere(order, file, table)
}

/** Takes entries of a table out of the other files that hold some of it. */
const replaceEntriesElsewhere = (order: Order, file: SourceFile, table: EntryFile): void => {
  const { whole, layer } = order
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1)
  for (const [path, part] of [...whole.parts]) {
    if (!path.startsWith(folder) || path === file.path) continue
    const other = readTable(part.file)
    if (other?.name !== table.name) continue
    const rest = { ...other.entries }
    for (const id of Object.keys(table.entries)) {
      // Twice in the same pack is a mistake of another kind, and told by the stages.
      if (!Object.hasOwn(rest, id) || (part.entries.get(id) ?? part.layer) === layer) continue
      replaceEntry(order, file, table, id, part)
      delete rest[id]
    }
    const left = Object.keys(rest).length
    if (left === 0) whole.parts.delete(path)
    else if (left < Object.keys(other.entries).length)
      whole.parts.set(path, { ...part, file: { path, text: makeTableText(other, rest) } })
  }
}

const replaceEntry = (order: Order, file: SourceFile, table: EntryFile, id: string, below: Part): void => {
  const name = `${table.name}/${id}`
  if (order.overrides.take(name)) return
  refuse(order, { file: file.path, path: ['entries', id], key: true }, `an entry "${id}"`, name, below)
}

/** A scenario of a pack below is its own: no file is put into it unless that is said. */
const refuseGuest = (order: Order, path: string): void => {
  const { whole, layer, overrides } = order
  const scenario = scenarioOf(path)
  const owner = scenario === undefined ? undefined : whole.owners.get(scenario)
  if (scenario === undefined || owner === undefined || owner === layer) return
  const head = whole.parts.get(`${scenario}/scenario.yaml`)
  if (head === undefined || head.layer === layer || overrides.take(path)) return
  refuse(order, { file: path, path: [] }, 'the scenario that this file is put into', path, head)
}

/** The address that a guide or a chapter gets: two files may not have the same. */
const addressOf = (path: string): string | undefined => {
  const [, folder, slug] = /^(guides\/|systems\/[^/]+\/rules\/)\d+-([^/]+)\.md$/.exec(path) ?? []
  return folder === undefined ? undefined : folder + slug
}

/** Takes out a guide or a chapter whose number is another and whose name is the same. */
const replaceTwin = (order: Order, path: string): void => {
  const { whole, layer, overrides } = order
  const address = addressOf(path)
  if (address === undefined) return
  for (const [other, part] of [...whole.parts]) {
    if (part.layer === layer || addressOf(other) !== address) continue
    if (!overrides.take(other)) refuse(order, { file: path, path: [] }, 'a text of this name', other, part)
    whole.parts.delete(other)
  }
}

/** Reports that a pack below holds something too. `name` is what `overrides` would have to say. */
const refuse = (
  { whole, layer, report }: Order,
  place: Place,
  what: string,
  name: string,
  below: Part | undefined,
): void => {
  const path: Path = place.path
  const owner = (below && path[0] === 'entries' ? below.entries.get(String(path[1])) : undefined) ?? below?.layer ?? 0
  const file = pathInLayer(owner, below?.file.path ?? place.file)
  report.error(
    'pack-conflict',
    { ...place, file: pathInLayer(layer, place.file) },
    `The pack below, ${whole.titles[owner]}, holds ${what} too.`,
    {
      hint: `Choose another name, or write "${name}" under overrides in pack.yaml if you mean to replace it.`,
      related: [{ ...place, file, message: 'There.' }],
    },
  )
}
