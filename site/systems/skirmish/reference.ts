/** The pages of the reference of skirmishes. */
import type { Reference } from '../../../compiler/systems/skirmish/bundle.ts'
import type { Faults } from '../../../engine/ai/faults.ts'
import type { Ladder } from '../../../engine/ai/ladder.ts'
import faults from '../../../engine/systems/skirmish/faults.json' with { type: 'json' }
import ladder from '../../../engine/systems/skirmish/ladder.json' with { type: 'json' }
import { playersPage } from '../../components/playersPage.ts'
import { overviewPage } from '../../components/referencePages.ts'
import { readReference } from '../../data/bundles.ts'
import type { References } from '../sitePlugin.ts'
import { entryPages } from './reference/entries.ts'
import { listPages } from './reference/lists.ts'

export const skirmishReference: References = (system) => {
  const reference = readReference<Reference>(system)
  const lists = [...listPages(reference), playersPage(ladder as Ladder, faults as Faults)]
  return [
    overviewPage(
      system,
      {
        description: 'Every card, upgrade, terrain and army of skirmishes, and the army builder.',
        lead: 'Every card, upgrade, terrain and army, as the game itself reads them.',
      },
      lists,
    ),
    ...lists,
    ...entryPages(reference),
  ]
}
