/** The pages of the reference of echelon campaigns. */
import type { Reference } from '../../../compiler/systems/echelon/bundle.ts'
import type { Faults } from '../../../engine/ai/faults.ts'
import type { Ladder } from '../../../engine/ai/ladder.ts'
import faults from '../../../engine/systems/echelon/faults.json' with { type: 'json' }
import ladder from '../../../engine/systems/echelon/ladder.json' with { type: 'json' }
import { playersPage } from '../../components/playersPage.ts'
import { overviewPage } from '../../components/referencePages.ts'
import { readReference } from '../../data/bundles.ts'
import type { References } from '../sitePlugin.ts'
import { listPages } from './reference/lists.ts'
import { typePages } from './reference/types.ts'

export const echelonReference: References = (system) => {
  const reference = readReference<Reference>(system)
  const lists = [...listPages(reference), playersPage(ladder as Ladder, faults as Faults)]
  return [
    overviewPage(
      system,
      {
        description: 'Every unit, type, ground and weather of echelon campaigns.',
        lead: 'Every unit, type, ground and weather, as the game itself reads them.',
      },
      lists,
    ),
    ...lists,
    ...typePages(reference),
  ]
}
