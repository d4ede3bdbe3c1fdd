/** Tables of the rulebook as pages of the reference show them. */
import type { Table } from '../../compiler/rulebook/tables.ts'

/** A table of a page; one that comes in kinds comes in all of them. */
export interface PlacedTable {
  readonly slug: string
  readonly caption: string
  readonly kinds: readonly { readonly name: string; readonly table: Table }[]
  /** The kind to show first. */
  readonly usual: number
}
