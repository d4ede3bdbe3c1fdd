/** Files of a rule system that hold entries: tables and unit types. Packs add entries to them, or replace single ones. */

import { oncePer } from '../../engine/once.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { isObject } from '../values.ts'
import { parseYaml } from '../yaml/parse.ts'

/** A file with entries, as a value. */
export interface EntryFile {
  /** Entries of the same kind in the same system are one table, however many files they are in: `<system>/units`. */
  readonly name: string
  readonly entries: Readonly<Record<string, unknown>>
  /** All its fields, `entries` among them. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** The system of a file that may hold entries. */
const systemOf = (path: string): string | undefined =>
  /^systems\/([^/]+)\/(?:tables|units)\/[^/]+\.yaml$/.exec(path)?.[1]

/** A file with entries as a value; undefined for all others, and for what is no YAML: the stages say so. */
export const readTable = oncePer(({ path, text }: SourceFile): EntryFile | undefined => {
  const system = systemOf(path)
  const value = system === undefined ? undefined : parseYaml(path, text, makeReport())?.value
  if (!isObject(value) || typeof value.kind !== 'string' || !isObject(value.entries)) return undefined
  return { name: `${system}/${value.kind}`, entries: value.entries, fields: value }
})

/** True if a file holds nothing but entries, so that it can be merged into another one entry by entry. */
export const isPartial = ({ fields }: EntryFile): boolean =>
  Object.keys(fields).every((name) => name === 'kind' || name === 'entries')

/** A table as a text for the stages. It is JSON, which is YAML; findings in it are shown in the files of the packs. */
export const makeTableText = ({ fields }: EntryFile, entries: EntryFile['entries']): string =>
  `${JSON.stringify({ ...fields, entries })}\n`
