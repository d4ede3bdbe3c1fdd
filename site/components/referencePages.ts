/** Pages and parts that references of several systems have alike. */
import type { TableMaker } from '../../compiler/rulebook/tables.ts'
import { referenceAddress } from '../data/addresses.ts'
import type { Part } from '../data/part.ts'
import type { ReferencePage } from '../systems/sitePlugin.ts'
import { dataTable, linkCards, tableKinds } from './parts.ts'

interface Overview {
  readonly description: string
  readonly lead: string
  /** By path: how many there are of what a page lists. */
  readonly notes?: Readonly<Record<string, string>>
}

/** The first page of a reference: cards that lead to its lists. */
export const overviewPage = (
  system: string,
  { description, lead, notes = {} }: Overview,
  lists: readonly ReferencePage[],
): ReferencePage => ({
  path: '',
  title: 'Reference',
  description,
  lead,
  parts: () => [
    linkCards(
      lists.map((page) => ({
        title: page.title,
        text: page.description,
        ...(notes[page.path] !== undefined && { note: notes[page.path] }),
        href: referenceAddress(system, page.path),
      })),
    ),
  ],
})

/** A table of the rulebook, in all its kinds. `links` has the pages of the headings of rows, by name. */
export const rulebookTable = <R extends object>(
  rules: R,
  name: string,
  { kinds, make }: TableMaker<R>,
  links?: ReadonlyMap<string, string>,
): Part => {
  // A table needs nothing of the difficulties, which belong to scenarios.
  const source = { rules, difficulties: {} }
  const first = make(source, undefined)
  const made = kinds?.(source).map((kind) => ({ name: kind, table: make(source, kind) })) ?? []
  return made.length === 0
    ? dataTable(first, links)
    : tableKinds({ slug: name, caption: first.caption, kinds: made, usual: 0 }, links)
}
