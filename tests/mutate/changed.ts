/** Which parts of a table are others than when it was judged, so that an edit of one entry asks for no more than that entry. */
import { createHash } from 'node:crypto'
import { type MutablePlace, placesOf } from './mutants.ts'

/** Hashes of the values of a table by the parts that they stand in. */
export type Parts = Readonly<Record<string, string>>

/** `entries.forest` of `entries.forest.cost.infantry`; a list is one part. */
const partOf = (at: string): string => {
  const [first, second = '0'] = at.split('.')
  return /^\d+$/.test(second) ? first : `${first}.${second}`
}

/** Of a table, which stands at a path below the content. */
export const partsOf = (table: string, path?: string): Parts => {
  const values = new Map<string, string>()
  for (const { at, value } of placesOf(table, [], path))
    values.set(partOf(at), `${values.get(partOf(at)) ?? ''}${at}: ${value}\n`)
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6)
  return Object.fromEntries([...values].map(([part, text]) => [part, hash(text)]))
}

/** The places of a table in parts that are others than before, or new. */
export const changedPlaces = (table: string, before: Parts = {}, path?: string): readonly MutablePlace[] => {
  const now = partsOf(table, path)
  return placesOf(table, [], path).filter(({ at }) => now[partOf(at)] !== before[partOf(at)])
}

/** So many of some things that they are no more than `most`, from all over. */
export const sampleOf = <T>(all: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(all.length / Math.max(1, most)))
  return all.filter((_, index) => index % step === 0)
}

/** The 95 % interval of Wilson of a share of which a sample is known, in per cent. */
export const wilson = (hits: number, of: number): readonly [number, number] => {
  const z = 1.96
  const share = hits / of
  const middle = share + (z * z) / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + (z / (2 * of)) ** 2)
  const rounded = (value: number): number => Math.round((1000 * value) / (1 + (z * z) / of)) / 10
  return [rounded(middle - half), rounded(middle + half)]
}
