/**
 * The parts that pages of a reference are made of, as functions that describe them. A system adds components of its own
 * (`part` of data/part.ts) where nothing here fits.
 */
import type { RulebookTable } from '../../compiler/rulebook/tables.ts'
import type { Entry, Surroundings, Tile } from '../data/entry.ts'
import type { Fact } from '../data/fact.ts'
import type { Link } from '../data/link.ts'
import { type Definition, inARow, type Part, type Parts, part, type Words as Text } from '../data/part.ts'
import type { Picture } from '../data/swatch.ts'
import type { PlacedTable } from '../data/table.ts'
import Block from './Block.astro'
import Counter from './Counter.astro'
import DataTable from './DataTable.astro'
import EntryList from './EntryList.astro'
import Facts from './Facts.astro'
import Lines from './Lines.astro'
import LinkCards from './LinkCards.astro'
import PartList from './PartList.astro'
import Swatch from './Swatch.astro'
import { definitions, pageTable } from './scenarioParts.ts'
import TableKinds from './TableKinds.astro'
import Tiles from './Tiles.astro'
import Words from './Words.astro'

export { definitions, pageTable }

interface LinkCard {
  readonly title: string
  readonly text: string
  readonly note?: string
  readonly href: string
}

/** Wraps a part in a block element. */
export const boxed = (inner: Part, tag: 'div' | 'p' = 'div'): Part =>
  part(Block, { tag, look: 'boxed', parts: [inner] })
export const chips = (texts: readonly string[]): Part => {
  const parts = texts.map((text) => part(Block, { tag: 'span', look: 'chip', parts: [words(text)] }))
  return part(Block, { tag: 'p', look: 'chips', parts })
}
export const counter = (drawing: string, size?: number): Part => part(Counter, { drawing, size })
/** A table without a visible caption, for use below a heading. `links` has the pages of the row headings, by name. */
export const dataTable = (table: RulebookTable, links?: ReadonlyMap<string, string>): Part =>
  part(DataTable, { table, links })
export const entryList = (entries: readonly Entry[]): Part => part(EntryList, { entries })
/** `anchors` is false where another page has the anchors of the same facts. */
export const facts = (list: readonly Fact[], anchors = true): Part => part(Facts, { facts: list, anchors })
/** Combines several parts into one. */
export const group = (...parts: Parts): Part => part(PartList, { parts })
export const heading = (text: string, id?: string): Part =>
  part(Block, { tag: 'h2', look: 'heading', id, parts: [words(text)] })
/** Lines of running text, one below the other. */
export const lines = (list: readonly Text[], look?: 'plain' | 'small' | 'cluster'): Part =>
  part(Lines, { lines: list, look })
/** Lines about scenarios, or a note that there are none. */
export const scenarioLines = (list: readonly Text[]): Part => (list.length === 0 ? usedIn([]) : lines(list))
export const linkCards = (cards: readonly LinkCard[]): Part => part(LinkCards, { cards })
export const moreLinks = (links: readonly (Link | false)[]): Part =>
  part(Block, { tag: 'p', look: 'cluster more', parts: [words(...links.filter((link) => link !== false))] })
/** A rule in the words of the book. */
export const quote = (...pieces: Text): Part =>
  part(Block, { tag: 'blockquote', look: 'quote soft', parts: [words(...pieces)] })
export const section = (title: string, parts: Parts, id?: string): Part =>
  part(Block, { tag: 'section', look: 'section', parts: [title !== '' && heading(title, id), ...parts] })
export const sentences = (list: readonly string[]): Part =>
  part(Lines, { lines: list.map((text) => [text]), look: 'prose' })
export const swatch = (picture: Picture, options: { isLarge?: boolean; tag?: 'div' } = {}): Part =>
  part(Swatch, { ...picture, ...options })
export const tableKinds = ({ slug, kinds, usual }: PlacedTable, links?: ReadonlyMap<string, string>): Part =>
  part(TableKinds, { group: slug, kinds, usual, links })
export const tiles = (list: readonly Tile[]): Part => part(Tiles, { tiles: list })
export const usedIn = (links: readonly Link[]): Part => words(...inARow(links))
export const words = (...pieces: Text): Part => part(Words, { pieces })

/** A row of links; false when there are none. */
export const linkRow = (label: string, links: readonly Link[]): Definition | false =>
  links.length > 0 && [label, usedIn(links)]

/** The rules, scenarios and other entries that an entry is connected to. `told` leaves out the scenarios. */
export const surroundings = ({ rules, usedIn: scenarios, mentions, mentionedBy }: Surroundings, told = false): Part =>
  definitions([
    rules.length > 0 && [
      'Rules',
      lines(
        rules.map((rule) => [{ rule }]),
        'cluster',
      ),
    ],
    !told && ['Used in', usedIn(scenarios)],
    linkRow('Names', mentions),
    linkRow('Named by', mentionedBy),
  ])
