/** Values of files with numbers in the place of names: which ones stand for a side, a unit or a space their schemas say. */
import { below, type Place } from '../diagnostics/diagnostic.ts'
import { authoredIndex } from '../schemas/salvage.ts'
import type { Schema } from '../schemas/schema.ts'
import { type Field, fieldBelow } from '../schemas/walk.ts'
import type { AuthoredHex } from './hexes.ts'
import { isIdKind, type Readers } from './readers.ts'

/** Readers of names. Unknown names are reported. */
export interface NameReaders extends Pick<Readers, 'report' | 'space' | 'spaces' | 'id'> {
  side(id: string, place: Place): number | undefined
  unit?(id: string, place: Place): number | undefined
}

/** A name as its number, or as it is when it has none; undefined when it means nothing. */
const readName = ({ refers, title }: Field['node'], name: unknown, place: Place, readers: NameReaders): unknown => {
  if (refers === 'side') return readers.side(String(name), place)
  if (refers === 'unit') return readers.unit?.(String(name), place)
  if (title === 'HexName' || title === 'SpaceName') return readers.space(name as AuthoredHex, place)
  if (title === 'HexNames' || title === 'SpaceNames') return readers.spaces(name as AuthoredHex, place)
  return isIdKind(refers) ? readers.id(refers, String(name), place) : name
}

/** A value that fits a field of a schema, with numbers. A field that cannot be read is left out, and what cannot be without it too. */
export const withNumbers = (
  schema: Schema,
  field: Field | undefined,
  value: unknown,
  place: Place,
  readers: NameReaders,
): unknown => {
  if (field === undefined) return value
  const read = (step: string | number, at: string | number, inner: unknown): unknown =>
    withNumbers(schema, fieldBelow(schema, field, step), inner, below(place, at), readers)
  if (Array.isArray(value))
    return value.map((item, index) => read(index, authoredIndex(value, index), item)).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return readName(field.node, value, place, readers)
  const entries = Object.entries(value).map(([name, inner]) => [name, read(name, name, inner)] as const)
  const lost = entries.filter(([, one]) => one === undefined).map(([name]) => name)
  if (lost.some((name) => field.node.required?.includes(name))) return undefined
  return Object.fromEntries(entries.filter(([name]) => !lost.includes(name)))
}
