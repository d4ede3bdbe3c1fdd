/** `sandtable list`: lists the ids that scenarios can use, with their names and key figures. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import picocolors from 'picocolors'
import type { Content, Valid } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { builtinDirectory } from '../packs/builtinContent.ts'
import { manifestName } from '../packs/manifest.ts'
import { cellOf, type Figure, figuresOf, recordOf } from '../schemas/figures.ts'
import { schemaOf, sharedSchemas } from '../schemas/index.ts'
import type { Schema } from '../schemas/schema.ts'
import { read } from '../stages/read.ts'
import { validate } from '../stages/validate.ts'
import { defaultSystem, systemCompilerOf, systemIds } from '../systems/index.ts'
import { valueAt } from '../values.ts'
import { parseArguments } from './arguments.ts'
import { type Command, type ExitCode, type Io, UsageError } from './command.ts'
import { contentOption, type OpenContent, openContent } from './content.ts'
import { alignRows } from './rows.ts'

const options = {
  ...contentOption,
  system: { type: 'string' },
  nation: { type: 'string' },
  format: { type: 'string', default: 'text', choices: ['text', 'json'] },
} as const

export const list: Command = {
  summary: 'List unit types, terrain, scenarios: ids with names and figures',
  usage: `
Usage: sandtable list [kind] [options]

Lists what content holds of a kind: the ids that scenarios and maps name, with what they are called and the figures that one
chooses by. What a pack adds or replaces is marked. Without a kind it says which there are.

Options:
  --system <system>       Only of this rule system
  --nation <nation>       Only of this nation, where entries have one
  --content <dir>         Pack or content directory (default: content, or the working directory if it is a pack, or what
                          comes with sandtable); several lie over each other in this order
  --format <text|json>    How to print; json has every field of the entries (default: text)
  --no-color              Do not colour the output

Exit codes: 0 listed, 1 listed, but for what is broken, 2 wrong usage or no access to files.

Examples:
  sandtable list
  sandtable list units --system ${defaultSystem} --nation german
  sandtable list terrain --system ${systemIds.at(-1)}
  sandtable list scenarios --format json
`,
  run: async (args: readonly string[], io: Io): Promise<ExitCode> => {
    const { values, words } = parseArguments(args, options, 1)
    const [kind] = words
    const opened = await openContent(undefined, values.content ?? contentHere(io), io)
    const { listings, isBroken } = readListings(opened, kind !== undefined && kind !== 'scenarios')
    checkWord('No rule system is called', values.system, unique(listings.map(({ system }) => system)))
    const ofSystem = listings.filter(({ system }) => values.system === undefined || system === values.system)
    if (kind === undefined) io.out(values.format === 'json' ? kindsAsJson(ofSystem) : kindsAsText(ofSystem, io))
    else {
      checkWord('No kind of content is called', kind, unique(listings.map((one) => one.kind)))
      const chosen = ofNation(
        ofSystem.filter((one) => one.kind === kind),
        values.nation,
        kind,
      )
      io.out(values.format === 'json' ? asJson(kind, chosen) : chosen.map((one) => asText(one, io)).join('\n'))
    }
    if (!isBroken) return 0
    io.error(
      'sandtable list: some files have errors, and what is broken in them is missing here; sandtable check names them.\n',
    )
    return 1
  },
}

/** Folders, where none is named: what comes with the program, for who has nothing yet in the working directory. */
const contentHere = (io: Io): readonly string[] | undefined => {
  if (['content', manifestName].some((name) => existsSync(resolve(io.cwd, name)))) return undefined
  io.error('sandtable list: this is what comes with sandtable; --content <dir> lists a pack of yours with it.\n')
  return [builtinDirectory]
}

/** An entry of the list. */
interface Entry {
  readonly id: string
  readonly system: string
  readonly file: string
  /** True if it is the user's and not a built-in one. */
  readonly isOwn: boolean
  readonly value: Readonly<Record<string, unknown>>
}

/** All of a kind in a rule system; scenarios are listed for all of them together. */
interface Listing {
  readonly kind: string
  readonly system: string
  /** The schema's description of the kind. */
  readonly about: string
  readonly figures: readonly Figure[]
  readonly entries: readonly Entry[]
}

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)]

const checkWord = (what: string, word: string | undefined, known: readonly string[]): void => {
  if (word === undefined || known.includes(word)) return
  const hint = hintForUnknown(word, known)
  throw new UsageError(`${what} "${word}".${hint === undefined ? '' : ` ${hint}`}`)
}

/** Everything that can be listed. `tablesOnly` leaves the scenarios aside, of which there may be thousands. */
const readListings = (
  opened: OpenContent,
  tablesOnly: boolean,
): { readonly listings: readonly Listing[]; readonly isBroken: boolean } => {
  const files = opened.files.filter(({ path }) =>
    tablesOnly ? path.startsWith('systems/') : !path.startsWith('guides/'),
  )
  const tables = files.filter(({ path }) => path.endsWith('.yaml'))
  const report = makeReport(opened.report.diagnostics)
  const content = validate(read(tables, report), tables, report)
  const isOwn = (file: string, id: string): boolean =>
    opened.ours > 0 && opened.packs.layerOf({ file, path: ['entries', id] }) >= opened.ours
  const isBroken = report.diagnostics.some(({ severity, file }) => severity === 'error' && !file.endsWith('.md'))
  return {
    listings: [
      ...systemIds.flatMap((id) => tablesOf(id, content, isOwn)),
      ...(tablesOnly ? [] : systemIds.flatMap((id) => scenariosOf(id, content, isOwn))),
    ],
    isBroken,
  }
}

type IsOwn = (file: string, id: string) => boolean

const tablesOf = (system: string, { systems }: Content, isOwn: IsOwn): readonly Listing[] => {
  const { kinds, schemas } = systemCompilerOf(system)
  const documents = systems.find(({ id }) => id === system)?.documents as
    | Readonly<Record<string, readonly Valid<object>[]>>
    | undefined
  return Object.keys(kinds).flatMap((kind): readonly Listing[] => {
    const schema: Schema | undefined = schemas[kind] ?? sharedSchemas[kind as keyof typeof sharedSchemas]
    const record = schema && recordOf(schema)
    const found = documents?.[kind]
    if (record === undefined || found === undefined || !kinds[kind].startsWith('systems/')) return []
    const entries = found.flatMap(({ file, value }): readonly Entry[] => {
      // A file may say of what nation all of its entries are.
      const { nation, [record]: all = {} } = value as Readonly<Record<string, object>>
      return Object.entries(all).map(([id, entry]) => ({
        id,
        system,
        file,
        isOwn: isOwn(file, id),
        value: { ...(typeof nation === 'string' && { nation }), ...(entry as Entry['value']) },
      }))
    })
    return [{ kind, system, about: schemaOf(schema).description ?? '', figures: figuresOf(schema, record), entries }]
  })
}

const scenariosOf = (system: string, { scenarios }: Content, isOwn: IsOwn): readonly Listing[] => {
  const schema = systemCompilerOf(system).schemas.scenario
  const entries = scenarios.flatMap(({ id, system: own, documents }): readonly Entry[] => {
    const [head] = (documents as { readonly scenario?: readonly Valid<object>[] }).scenario ?? []
    if (own !== system || head === undefined) return []
    return [{ id, system, file: head.file, isOwn: isOwn(head.file, ''), value: head.value as Entry['value'] }]
  })
  return [{ kind: 'scenarios', system, about: 'Battles.', figures: figuresOf(schema, undefined), entries }]
}

/** Returns the entries of a nation. @throws UsageError where no entry has a nation, or none has this one. */
const ofNation = (listings: readonly Listing[], nation: string | undefined, kind: string): readonly Listing[] => {
  if (nation === undefined) return listings
  const nations = unique(
    listings.flatMap(({ entries }) =>
      entries.flatMap(({ value }) => (typeof value.nation === 'string' ? [value.nation] : [])),
    ),
  )
  if (nations.length === 0) throw new UsageError(`--nation means nothing here: no entry of ${kind} has one.`)
  checkWord('No nation here is called', nation, nations)
  return listings
    .map((one) => ({ ...one, entries: one.entries.filter(({ value }) => value.nation === nation) }))
    .filter(({ entries }) => entries.length > 0)
}

const nameOf = ({ value }: Entry): string => cellOf(value.name ?? value.title)

const asText = ({ kind, system, figures, entries }: Listing, io: Io): string => {
  const colours = picocolors.createColors(io.colour)
  const shown: readonly Figure[] = figures.length > 0 ? figures : [{ heading: 'about', path: ['description'] }]
  const headings = ['id', 'name', ...shown.map(({ heading }) => heading), '']
  const rows = entries.map((entry) => [
    entry.id,
    nameOf(entry),
    ...shown.map(({ path }) => cellOf(valueAt(entry.value, path))),
    entry.isOwn ? 'yours' : '',
  ])
  const [head, ...lines] = alignRows(headings, rows)
  const title = `${colours.bold(`${system} ${kind}`)}, ${entries.length}`
  const legends = unique(figures.flatMap(({ legend }) => legend ?? []))
  return entries.length === 0
    ? `${title}\n`
    : `${title}\n  ${colours.dim(head)}\n${[...lines, ...legends.map(colours.dim)].map((line) => `  ${line}\n`).join('')}`
}

const asJson = (kind: string, listings: readonly Listing[]): string => {
  const entries = listings.flatMap((one) =>
    one.entries.map(({ id, system, file, isOwn, value: { kind: _, ...value } }) => ({
      id,
      system,
      file,
      own: isOwn,
      ...value,
    })),
  )
  return `${JSON.stringify({ format: 1, kind, entries }, null, 2)}\n`
}

const kindsAsText = (listings: readonly Listing[], io: Io): string => {
  const colours = picocolors.createColors(io.colour)
  const systems = unique(listings.map(({ system }) => system))
  const parts = systems.map((system) => {
    const own = listings.filter((one) => one.system === system)
    const rows = own.map(({ kind, entries, about }) => [kind, String(entries.length), about])
    const [, ...lines] = alignRows(['', '', ''], rows)
    return `${colours.bold(system)}\n${lines.map((line) => `  ${line}\n`).join('')}`
  })
  return `${parts.join('\n')}\nsandtable list <kind> lists them.\n`
}

const kindsAsJson = (listings: readonly Listing[]): string =>
  `${JSON.stringify({ format: 1, kinds: listings.map(({ kind, system, about, entries }) => ({ kind, system, about, count: entries.length })) }, null, 2)}\n`
