/** A table whose rows each belong to a side of a battle. */
import type { Side } from '../../engine/twoSides.ts'
import type { Link } from './links.ts'

export interface SideTable {
  /** The accessible name. */
  readonly label: string
  /** Defaults to the label. */
  readonly caption?: string
  /** Whether the caption is visible: set it where no heading says the same. */
  readonly isCaptioned?: boolean
  /** Column titles; `number` aligns the column to the right. */
  readonly columns: readonly (string | { readonly number: string })[]
  readonly rows: readonly SideRow[]
}

export interface SideRow {
  readonly name: string
  /** Undefined for rows that concern both sides alike. */
  readonly side: Side | undefined
  /** Cells of the columns after the first. */
  readonly cells: readonly (string | number | Link)[]
}
