/** The pages of the command-card reference. */
import type { ReferencePage, References } from '../face.ts'
import { readReference } from './data/bundles.ts'
import { kindPages, tablesOf } from './data/pages.ts'
import Contents from './pages/Contents.astro'
import Kind from './pages/Kind.astro'
import Unit from './pages/Unit.astro'

export const commandCardsReference: References = (system) => {
  const reference = readReference(system)
  return [
    {
      path: '',
      title: 'Reference',
      description: 'Units, cards, terrain and every table of the game.',
      Body: Contents,
      props: { system },
    },
    ...kindPages.map(
      (page): ReferencePage => ({
        path: page.slug,
        title: page.title,
        description: page.lead,
        headings: tablesOf(reference, page).map(({ slug, caption }) => ({ depth: 2, slug, text: caption })),
        Body: Kind,
        props: { system, page },
      }),
    ),
    ...Object.entries(reference.rules.unitTypes).map(
      ([id, { name }]): ReferencePage => ({
        path: `units/${id}`,
        title: name,
        description: `${name}: figures, moves, dice by distance, and where it plays.`,
        Body: Unit,
        props: { system, id },
      }),
    ),
  ]
}
