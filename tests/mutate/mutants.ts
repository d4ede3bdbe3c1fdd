/** The numbers, flags and ids of a table, and what each may be changed to. */
import { isMap, isScalar, isSeq, type Node, parseDocument, type Scalar } from 'yaml'

/** A value of a table that is changed, one at a time. */
export interface MutablePlace {
  /** Where it stands: `entries.clear.cost.infantry`; items of lists by their number. */
  readonly at: string
  readonly value: number | boolean | string
  /** The values that it may become. The first that the compiler accepts is taken. */
  readonly others: readonly (number | boolean | string)[]
  /** Its first character in the text of the table, and the one behind its last. */
  readonly range: readonly [number, number]
}

/** Fields that no rule asks for: they are printed, drawn or looked up. */
export const printed: ReadonlySet<string> = new Set([
  ...['name', 'text', 'title', 'summary', 'description', 'adjective', 'rule'],
  ...['sign', 'look', 'symbol', 'light', 'dark', 'echelon'],
  // Of cards between battles: no rule reads them yet.
  ...['refund', 'persistent'],
])

/** The same of fields of some tables: the type of a unit card of skirmish is the shape that is drawn on it. */
const printedIn: readonly (readonly [RegExp, string])[] = [[/^systems\/skirmish\/units\//, 'type']]

const isPrinted = (path: string, at: string, name: string): boolean =>
  printed.has(name) ||
  // The parts that a unit is drawn of: a test of pictures judges them.
  /\.drawings?\./.test(at) ||
  printedIn.some(([tables, field]) => field === name && tables.test(path))

/** Most ids that are tried in the place of one. */
const mostIds = 16

/**
 * Lists the places of a table, which stands at a path below the content. Ids are exchanged for those in fields of the same name in the
 * `tables` of its system, also as a list, then for those of the other entries of the table they point into, then for those in other
 * fields that know them.
 */
export const placesOf = (table: string, tables: readonly string[], path = ''): readonly MutablePlace[] => {
  const ids = new Map<string, Set<string>>()
  for (const { at, name, scalar } of tables.flatMap(scalarsOf))
    if (at !== 'kind' && typeof scalar.value === 'string') ids.set(name, (ids.get(name) ?? new Set()).add(scalar.value))
  const entries = tables.map(entriesOf)
  return scalarsOf(table).flatMap(({ at, name, scalar }): readonly MutablePlace[] => {
    const { value, range } = scalar
    if (isPrinted(path, at, name) || at === 'kind' || !range) return []
    const place = { at, range: [range[0], range[1]] } as const
    if (typeof value === 'number') return [{ ...place, value, others: [value + 1, value - 1] }]
    if (typeof value === 'boolean') return [{ ...place, value, others: [!value] }]
    if (typeof value !== 'string') return []
    const sameField = [...(ids.get(name) ?? [])]
    const asLists = /\.\d+$/.test(at) ? [] : sameField.map((id) => `[${id}]`)
    const inEntries = entries.flatMap((keys) => (keys.includes(value) ? keys : []))
    const inFields = [...ids].flatMap(([field, values]) =>
      values.has(value) && !printed.has(field) ? [...values] : [],
    )
    const known = [...sameField, ...asLists, ...inEntries, ...inFields]
    const others = [...new Set(known)].filter((id) => id !== value && id !== `[${value}]`).slice(0, mostIds)
    return [{ ...place, value, others }]
  })
}

/** The text of a table in which one place has another value. */
export const withOther = (table: string, { range }: MutablePlace, other: MutablePlace['value']): string =>
  `${table.slice(0, range[0])}${other}${table.slice(range[1])}`

const entriesOf = (text: string): readonly string[] => {
  const entries = parseDocument(text).get('entries')
  return isMap(entries) ? entries.items.map(({ key }) => String((key as Scalar).value)) : []
}

interface Found {
  readonly at: string
  /** The field that it is the value of, or is in a list of. */
  readonly name: string
  readonly scalar: Scalar
}

const scalarsOf = (text: string): readonly Found[] => {
  const walk = (node: Node | null, at: readonly (string | number)[], name: string): readonly Found[] => {
    if (isScalar(node)) return [{ at: at.join('.'), name, scalar: node }]
    if (isSeq(node)) return node.items.flatMap((item, index) => walk(item as Node, [...at, index], name))
    if (!isMap(node)) return []
    return node.items.flatMap(({ key, value }) => {
      const field = String((key as Scalar).value)
      return walk(value as Node | null, [...at, field], field)
    })
  }
  return walk(parseDocument(text).contents, [], '')
}
