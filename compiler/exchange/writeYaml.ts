/** Writes YAML in the style of the built-in content: entries of a list on one line each, names without quotes where they need none. */
import type { Grid, Hex } from '../../engine/hex.ts'
import { hexAt, makeHexName } from '../../engine/hex.ts'

/** A value that can be written on one line. A field that is undefined is left out. */
export type Writable = string | number | boolean | readonly Writable[] | WritableEntry

/** An entry of a list of a file. */
export type WritableEntry = { readonly [key: string]: Writable | undefined }

/** Texts that YAML would read as something else than text. */
const meansOther =
  /^(?:[-+]?(?:\d[\d_]*)?\.?\d*(?:e[-+]?\d+)?|0[xob][\da-f_]*|true|false|null|~|yes|no|on|off|[-+]?\.(?:inf|nan))$/i

const isPlain = (text: string): boolean =>
  /^[^\s!&*?|>%@`"'#,[\]{}:-]/.test(text) &&
  !/[,[\]{}]|: |:$| #|\s$|[^\x20-\x7e\u00a1-\uffff]/.test(text) &&
  !meansOther.test(text) &&
  !/^\d{4}-\d\d/.test(text)

/** A text on a line of its own, where commas and brackets mean nothing. */
export const wholeLine = (text: string): string => (isPlain(text.replace(/[,[\]{}]/g, '.')) ? text : scalar(text))

const scalar = (text: string): string => {
  if (isPlain(text)) return text
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what single quotes cannot hold
  return /[\x00-\x1f\x7f-\x9f]/.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`
}

/** A value on one line. */
export const flow = (value: Writable): string => {
  if (typeof value === 'string') return scalar(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (isList(value)) return `[${value.map(flow).join(', ')}]`
  return `{${fieldsOf(value)
    .map(([key, field]) => `${key}: ${flow(field)}`)
    .join(', ')}}`
}

const isList = (value: Writable): value is readonly Writable[] => Array.isArray(value)

const fieldsOf = (value: WritableEntry): [string, Writable][] =>
  Object.entries(value).flatMap(([key, field]) => (field === undefined ? [] : [[key, field]]))

/** Entries of a list below a key, a line each. */
export const lines = (key: string, entries: readonly Writable[]): string[] =>
  entries.length === 0 ? [] : [`${key}:`, ...entries.map((entry) => `  - ${flow(entry)}`)]

/** Entries of a list below a key, a line each: their first fields stand below each other, as far as all have them. */
export const table = (key: string, entries: readonly WritableEntry[], indent = ''): string[] => {
  if (entries.length === 0) return []
  const cells = entries.map((entry) => fieldsOf(entry).map(([name, value]) => `${name}: ${flow(value)}`))
  const [first] = entries
  const shared = fieldsOf(first).findIndex(
    ([name], index) => !entries.every((entry) => fieldsOf(entry)[index]?.[0] === name),
  )
  const columns = shared < 0 ? fieldsOf(first).length - 1 : shared
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : `${cell}, `.padEnd((widths[column] ?? 0) + 2)))
      .join('')
  return [`${indent}${key}:`, ...cells.map((row) => `${indent}  - {${line(row)}}`)]
}

/** A hex as authors write it: a number, or in quotes where a number would lose its zero. */
export const hexName = (grid: Grid, hex: Hex): number | string => {
  const name = makeHexName(grid, hex)
  return name.startsWith('0') ? name : Number(name)
}

/** Several hexes, or one. */
export const hexNames = (grid: Grid, hexes: readonly Hex[]): number | string =>
  hexes.length === 1 ? hexName(grid, hexes[0]) : hexes.map((hex) => makeHexName(grid, hex)).join(' ')

/** The signs of the hexes of a map, row by row. */
export const signRows = (grid: Grid, signOf: (hex: Hex) => string): string[][] =>
  Array.from({ length: grid.height }, (_, row) =>
    Array.from({ length: grid.width }, (_, column) => signOf(hexAt(grid, column, row))),
  )

/** A layer of signs as a block of text: every second row stands half a hex to the right. */
export const layer = (key: string, rows: readonly (readonly string[])[]): string[] => [
  `${key}: |`,
  ...rows.map((row, index) => `  ${index % 2 === 1 ? ' ' : ''}${row.join(' ')}`),
]
