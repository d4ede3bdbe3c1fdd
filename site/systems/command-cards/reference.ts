/** The pages of the reference of battles led by cards. */
import type { Reference } from '../../../compiler/systems/command-cards/bundle.ts'
import type { Faults } from '../../../engine/ai/faults.ts'
import type { Ladder } from '../../../engine/ai/ladder.ts'
import faults from '../../../engine/systems/command-cards/faults.json' with { type: 'json' }
import ladder from '../../../engine/systems/command-cards/ladder.json' with { type: 'json' }
import { playersPage } from '../../components/playersPage.ts'
import { overviewPage } from '../../components/referencePages.ts'
import { readReference } from '../../data/bundles.ts'
import { counted } from '../../data/format.ts'
import type { References } from '../sitePlugin.ts'
import { deckIds } from './data/cards.ts'
import { groundPages, unitPages } from './reference/entries.ts'
import { listPages } from './reference/lists.ts'

export const commandCardsReference: References = (system) => {
  const reference = readReference<Reference>(system)
  const { rules } = reference
  const lists = [...listPages(reference), playersPage(ladder as Ladder, faults as Faults)]
  const count = (entries: object, one: string): string => counted(Object.keys(entries).length, one)
  const notes: Readonly<Record<string, string>> = {
    terrain: count(rules.terrain, 'terrain'),
    obstacles: count(rules.obstacles, 'obstacle'),
    units: count(rules.unitTypes, 'type'),
    cards: `${count(rules.cards, 'card')}, ${counted(deckIds(rules.cards).length, 'deck')}`,
    nations: count(rules.nations, 'nation'),
  }
  return [
    overviewPage(
      system,
      {
        description: 'Every ground, unit and card of battles led by cards.',
        lead: 'Every ground, unit and card, as the game itself reads them.',
        notes,
      },
      lists,
    ),
    ...lists,
    ...groundPages(reference, 'terrain'),
    ...groundPages(reference, 'obstacles'),
    ...unitPages(reference),
  ]
}
