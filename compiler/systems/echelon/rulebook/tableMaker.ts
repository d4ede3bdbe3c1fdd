/** The maker of the rulebook's tables, with the rules of this system, and words that they share. */
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { nothing } from '../../../rulebook/format.ts'
import * as shared from '../../../rulebook/tables.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'

export type TableMaker = shared.TableMaker<EchelonRules>
export type TableMakers = Readonly<Record<string, TableMaker>>

/** An id of an ability, a job or a kind of unit in words: `combat engineer`. */
export const wordsOf = (id: string): string => id.replaceAll('-', ' ')

/** The same at the beginning of a row. */
export const titleOf = (id: string): string => wordsOf(id).replace(/^./, (letter) => letter.toUpperCase())

export const listOf = (ids: readonly string[]): string => (ids.length === 0 ? nothing : listWords(ids.map(wordsOf)))

/** Names of entries of a table. */
export const namesOf = (ids: readonly string[], entries: Readonly<Record<string, { readonly name: string }>>): string =>
  listOf(ids.map((id) => entries[id]?.name.toLowerCase() ?? id))

/** Tables of the rules that are one record of numbers. */
type Kind = (typeof tableKinds)[number] & keyof EchelonRules

/** The numbers of a table of the rules below a path, or all that `but` does not name. */
export const amounts = (kind: Kind, path?: string): TableMaker => ({
  make: ({ rules }) => shared.describedAmounts(schemas[kind], rules[kind], path),
})
export const otherAmounts = (kind: Kind, caption: string, but: readonly string[] = []): TableMaker => ({
  make: ({ rules }) => shared.describedAmounts(schemas[kind], rules[kind], undefined, but, caption),
})

/** Values against tanks, which the tables count in sixths. */
export const makeSixths = (value: number): string => {
  const whole = Math.floor(value / 6)
  const fraction: Readonly<Record<number, string>> = { 0: '', 2: '⅓', 3: '½', 4: '⅔' }
  const text = `${whole || ''}${fraction[value % 6] ?? `${value % 6}/6`}`
  return text === '' ? nothing : text
}
