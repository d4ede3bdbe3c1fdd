/** Parts for the pages of scenarios, kept apart from `parts.ts` so that those pages load fewer style sheets. */
import { type Definition, type Part, type Parts, part, type Words as Text } from '../data/part.ts'
import type { PageTable as Table } from '../data/table.ts'
import Block from './Block.astro'
import Definitions from './Definitions.astro'
import PageTable from './PageTable.astro'
import Words from './Words.astro'

export const definitions = (rows: readonly (Definition | false)[]): Part =>
  part(Definitions, { rows: rows.filter((row) => row !== false) })
export const paragraph = (...pieces: Text): Part =>
  part(Block, { tag: 'p', look: 'telling paragraph', parts: [part(Words, { pieces })] })
export const sideBySide = (parts: Parts, isTight = false): Part =>
  part(Block, { tag: 'div', look: isTight ? 'sides tight' : 'sides', parts })
/** A table that is not one of the rulebook's. */
export const pageTable = ({ label, caption = label, ...table }: Table): Part =>
  part(PageTable, { ...table, caption, label: `${label}, table` })
