/** Tables of the rulebook on pages of the reference. */
import type { Table } from '../../compiler/rulebook/tables.ts'

/** A table with all of its variants. */
export interface PlacedTable {
  readonly slug: string
  readonly caption: string
  readonly kinds: readonly { readonly name: string; readonly table: Table }[]
  /** Index of the variant to show first. */
  readonly usual: number
}
