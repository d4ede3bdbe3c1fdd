/** Tables of pages, independent of what they are about. */
import type { RulebookTable } from '../../compiler/rulebook/tables.ts'
import type { Side } from '../../engine/twoSides.ts'
import type { Part, Piece } from './part.ts'

export type Cell = number | Piece | Part

export interface PageTable {
  /** The accessible name. */
  readonly label: string
  /** Defaults to the label. */
  readonly caption?: string
  /** True if the caption is visible: set it where no heading says the same. */
  readonly isCaptioned?: boolean
  /** Column titles; `number` aligns the column to the right. */
  readonly columns: readonly (string | { readonly number: string })[]
  readonly rows: readonly TableRow[]
  /** How wide it is at the most; as wide as the page when undefined. */
  readonly width?: 'measure' | 'sheet'
}

export interface TableRow {
  /** Its anchor on the page. */
  readonly id?: string
  /** Its heading, in the first column. */
  readonly name: Cell
  /** Where rows belong to sides: the side, marked before the name; undefined for rows that concern both alike. */
  readonly side?: Side | undefined
  /** Cells of the columns after the first. */
  readonly cells: readonly Cell[]
}

/** A table of the rulebook on a page of the reference, with all of its variants. */
export interface PlacedTable {
  readonly slug: string
  readonly caption: string
  readonly kinds: readonly { readonly name: string; readonly table: RulebookTable }[]
  /** Index of the variant to show first. */
  readonly usual: number
}
