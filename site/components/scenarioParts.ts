/** Parts for the pages of scenarios, kept apart from `parts.ts` so that those pages load fewer style sheets. */
import { type Part, type Parts, part, type Words as Text } from '../data/part.ts'
import type { SideTable as Table } from '../data/sideTable.ts'
import Paragraph from './Paragraph.astro'
import SideBySide from './SideBySide.astro'
import SideTable from './SideTable.astro'

export const paragraph = (...pieces: Text): Part => part(Paragraph, { pieces })
export const sideBySide = (parts: Parts, isTight = false): Part => part(SideBySide, { parts, isTight })
export const sideTable = (table: Table): Part => part(SideTable, { ...table })
