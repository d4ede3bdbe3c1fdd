/** The pages of the operational reference. */
import type { ReferencePage, References } from '../sitePlugin.ts'
import { readReference } from './data/bundles.ts'
import { entriesOf, kindSlugs, pagedKinds } from './data/entries.ts'
import { referencePages, tablesOf } from './data/referencePages.ts'
import Contents from './pages/Contents.astro'
import Entry from './pages/Entry.astro'
import Kind from './pages/Kind.astro'
import Matchups from './pages/Matchups.astro'
import Table from './pages/Table.astro'
import Unit from './pages/Unit.astro'
import Units from './pages/Units.astro'

export const operationalReference: References = (system) => {
  const reference = readReference(system)
  const kinds = referencePages.map((page): ReferencePage => {
    const isPaged = page.entries?.(reference).some(({ href }) => href !== undefined) ?? false
    return {
      path: page.slug,
      title: page.title,
      description: page.lead,
      headings: isPaged
        ? []
        : tablesOf(reference, page).map(({ slug, caption }) => ({ depth: 2, slug, text: caption })),
      Body: Kind,
      props: { system, page },
    }
  })
  const entries = pagedKinds.flatMap((kind) =>
    Object.entries(entriesOf(reference, kind)).map(
      ([id, { name, description = '' }]): ReferencePage => ({
        path: `${kindSlugs[kind]}/${id}`,
        title: name,
        description,
        Body: Entry,
        props: { system, kind, id },
      }),
    ),
  )
  const units = Object.entries(reference.rules.unitTypes).map(
    ([id, { name, description }]): ReferencePage => ({
      path: `units/${id}`,
      title: name,
      description,
      Body: Unit,
      props: { system, id },
    }),
  )
  const tables = reference.tables.map(
    (table): ReferencePage => ({
      path: `tables/${table.id}`,
      title: table.title,
      description: table.description,
      Body: Table,
      props: { system, table },
    }),
  )
  return [
    {
      path: '',
      title: 'Reference',
      description: 'Units, terrain and every table of the game.',
      Body: Contents,
      props: { system },
    },
    {
      path: 'units',
      title: 'Units',
      description: 'All unit types: sort, filter, and set two or more side by side.',
      Body: Units,
      props: { system },
    },
    {
      path: 'matchups',
      title: 'Matchups',
      description: 'The odds of every unit against every other in open country.',
      search: false,
      Body: Matchups,
      props: { system },
    },
    ...kinds,
    ...entries,
    ...units,
    ...tables,
  ]
}
