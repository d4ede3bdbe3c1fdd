/** Formats the values of a table: numbers with units, ids as links, lists as small tables. */
import type { Reference, TableInfo } from '../../../../compiler/systems/operational/bundle.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { capital, printed } from '../../../../engine/words.ts'
import type { Fact, FactGroup, Value } from '../../../data/fact.ts'
import { signed, spaced } from '../../../data/format.ts'
import { rulesQuoting } from '../../../data/ruleLinks.ts'
import { linkOfId } from './entries.ts'

export const labelOf = (path: readonly string[]): string => capital(path.map(spaced).join(', '))

/** Bounds in schema descriptions, such as `, 0 to 50`, which concern authors only. */
const bounds = /(?:,? (?:[-−]?\d+ (?:to|or) [-−]?\d+|in per cent)(?: columns)?)+(?=[.;]|$)/g

const written = (meaning: string): string => capital(meaning.replaceAll(bounds, '').replace(/^\.$/, ''))

/** The description of a field, by its own path or by one with a wildcard. */
const meaningOf = (fields: TableInfo['fields'], path: readonly string[]): string => {
  const exact = fields[path.join('.')] ?? fields[`${path.join('.')}[]`]
  if (exact !== undefined) return exact
  for (let at = path.length - 1; at >= 0; at--) {
    const any = [...path.slice(0, at), '*', ...path.slice(at + 1)].join('.')
    if (fields[any] !== undefined) return fields[any]
  }
  return ''
}

/** The unit of a number, inferred from its description, from those of its parents, and from its name. */
const unitOf = (path: readonly string[], meanings: readonly string[]): string => {
  const text = meanings.join(' ').toLowerCase()
  const name = path.join('.').toLowerCase()
  if (/per cent|chance/.test(text) || /percent|chance/.test(name)) return '%'
  const last = path.at(-1) ?? ''
  if (/combat shift|shift on/.test(text) || /^(?!pointsPer).*shift/i.test(last)) return 'columns'
  if (/penalty/.test(name)) return 'columns'
  if (/prestige/.test(text)) return 'prestige'
  if (/\bscore\b/.test(text)) return 'score'
  return ''
}

const one: Readonly<Record<string, string>> = { columns: 'column' }

const numberOf = (value: number, unit: string): string =>
  unit === 'columns' || unit === 'score' ? signed(value) : printed(value)

const inWords = (value: unknown, unit: string): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'number') return unit === '%' ? `${value} %` : numberOf(value, unit)
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((item) => inWords(item, unit)).join(', ')
  return spaced(String(value))
}

/** The heading of the only row of a list. */
const rowName = (unit: string): string => (unit === '%' ? 'Per cent' : unit === '' ? 'Value' : capital(unit))

/** The column headings of a list. */
const headsOf = (rules: OperationalRules, path: readonly string[], list: readonly unknown[], meaning: string) => {
  const { first, last } = rules.combat.columns
  const name = path.join('.')
  const numbers = (from: number): string[] => list.map((_, index) => String(index + from))
  if (list.length === last - first + 1)
    return { of: 'Odds', heads: list.map((_, index) => signed(first + index).replace('+0', '0')) }
  if (/level from 0|by level|entrench/i.test(`${meaning} ${name}`)) return { of: 'Level', heads: numbers(0) }
  if (/truck/i.test(meaning)) return { of: 'Trucks', heads: numbers(1) }
  if (/unsuppliedBonus/.test(name)) return { of: 'Turns without', heads: numbers(0) }
  if (/without supply/i.test(meaning)) return { of: 'Turn without', heads: numbers(name.endsWith('shed') ? 0 : 1) }
  if (/prestige|score/.test(name))
    return {
      of: 'Turns late',
      heads: list.map((_, index) => (index === list.length - 1 && index > 1 ? 'more' : String(index))),
    }
  if (/suppression/i.test(name)) return { of: 'Steps', heads: numbers(0) }
  return { of: '', heads: numbers(1) }
}

/** Words for numbers with a special meaning: levels of experience, and values that mean "all". */
const wordFor = ({ experience, headquarters }: OperationalRules, path: readonly string[], value: unknown) => {
  if (typeof value !== 'number') return undefined
  if (path.at(-1) === 'leastLevel') return experience.levels[value]?.name.toLowerCase()
  const isShare = path[0] === 'pointsLost' || path[0] === 'shed'
  return isShare && value > 2 * headquarters.mostCommandPoints ? 'all' : undefined
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

const valueFrom = (
  reference: Reference,
  path: readonly string[],
  value: unknown,
  unit: string,
  meaning: string,
): Value => {
  const ids = isList(value) ? value : [value]
  const links = ids.flatMap((id) => (typeof id === 'string' ? (linkOfId(reference, path, id) ?? []) : []))
  if (links.length > 0 && links.length === ids.length) return { kind: 'links', links }
  if (isList(value) && value.length > 1) {
    const cells = value.map((item) => wordFor(reference.rules, path, item) ?? inWords(item, unit === '%' ? '' : unit))
    return {
      kind: 'series',
      ...headsOf(reference.rules, path, value, meaning),
      rows: [{ name: rowName(unit), cells }],
    }
  }
  const text = wordFor(reference.rules, path, value) ?? inWords(value, unit)
  const isCount = typeof value === 'number' && unit !== '%'
  return { kind: 'text', text, unit: isCount ? (Math.abs(value) === 1 ? (one[unit] ?? unit) : unit) : '' }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if a value is a record of lists, which is shown as one table: losses by difficulty, for example. */
const isTable = (value: unknown): value is Readonly<Record<string, readonly unknown[]>> =>
  isRecord(value) &&
  Object.values(value).length > 1 &&
  Object.values(value).every((inner) => isList(inner) && inner.length > 1)

const factOf = (
  reference: Reference,
  { field, fields }: TableInfo,
  path: readonly string[],
  value: unknown,
  shown: readonly string[],
): Fact => {
  const meanings = path.map((_, depth) => meaningOf(fields, path.slice(0, depth + 1)))
  const meaning = meanings.at(-1) ?? ''
  const unit = unitOf(path, meanings)
  const common = {
    path: path.join('.'),
    label: labelOf(shown),
    meaning: written(meaning),
    rules: rulesQuoting(reference.system, [field, ...path].join('.')),
  }
  if (!isTable(value)) return { ...common, value: valueFrom(reference, path, value, unit, meaning) }
  const [longest = []] = Object.values(value).sort((a, b) => b.length - a.length)
  const rows = Object.entries(value).map(([key, cells]) => ({
    name: reference.difficulties[key]?.name ?? capital(spaced(key)),
    cells: cells.map((cell) => inWords(cell, unit === '%' ? '' : unit)),
  }))
  return { ...common, value: { kind: 'series', ...headsOf(reference.rules, path, longest, meaning), rows } }
}

const leavesOf = (value: unknown, path: readonly string[]): readonly (readonly [readonly string[], unknown])[] =>
  isRecord(value) && !isTable(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : [[path, value]]

/** Fields of entries, without the individual keys of large records. */
export const entryFieldsOf = ({ fields }: TableInfo): readonly Pick<Fact, 'label' | 'meaning'>[] => {
  const paths = Object.keys(fields).filter((path) => ofEntries.test(path))
  const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))
  const isCrowd = (path: string): boolean =>
    fields[parentOf(path)] !== undefined && paths.filter((other) => parentOf(other) === parentOf(path)).length > 5
  return paths
    .filter((path) => !isCrowd(path))
    .map((path) => ({
      label: labelOf(
        path
          .replace(ofEntries, '')
          .replaceAll('[]', '')
          .split('.')
          .filter((part) => part !== '*'),
      ),
      meaning: fields[path] ?? '',
    }))
}

const ofEntries = /^(?:entries|profiles)\.\*\./

/** Fields that have pages of their own. */
const shownElsewhere = new Set(['levels', 'branches', 'profiles'])

/** The values of a table, grouped by top-level field. */
export const factsOf = (reference: Reference, table: TableInfo): readonly FactGroup[] => {
  const own = Object.entries(reference.rules[table.field]).filter(([key]) => !shownElsewhere.has(key))
  const direct = own.filter(([, value]) => !isRecord(value) || isTable(value))
  const parts = own.filter(([, value]) => isRecord(value) && !isTable(value))
  const group = (name: string, entries: readonly (readonly [string, unknown])[], depth: number): FactGroup => ({
    name,
    facts: entries
      .flatMap(([key, value]) => leavesOf(value, [key]))
      .map(([path, value]) => factOf(reference, table, path, value, path.slice(depth))),
  })
  return [
    ...(direct.length > 0 ? [group('', direct, 0)] : []),
    ...parts.map(([key, value]) => group(labelOf([key]), [[key, value]], 1)),
  ]
}
