/** The pages of the operational reference. */
import type { Reference } from '../../../compiler/systems/operational/bundle.ts'
import type { Faults } from '../../../engine/ai/faults.ts'
import type { Ladder } from '../../../engine/ai/ladder.ts'
import faults from '../../../engine/systems/operational/faults.json' with { type: 'json' }
import ladder from '../../../engine/systems/operational/ladder.json' with { type: 'json' }
import { boxed, linkCards, section, usedIn } from '../../components/parts.ts'
import { playersPage } from '../../components/playersPage.ts'
import { referenceAddress } from '../../data/addresses.ts'
import { readReference } from '../../data/bundles.ts'
import { counted } from '../../data/format.ts'
import type { ReferencePage, References } from '../sitePlugin.ts'
import { tableAddress } from './data/entries.ts'
import { entryPages } from './reference/entries.ts'
import { kindReferencePages } from './reference/kinds.ts'
import { tablePages } from './reference/tables.ts'
import { unitPages } from './reference/units.ts'

export const operationalReference: References = (system) => {
  const reference = readReference<Reference>(system)
  const kinds = kindReferencePages(reference)
  const players = playersPage(ladder as Ladder, faults as Faults)
  const first: ReferencePage = {
    path: '',
    title: 'Reference',
    description: 'Units, terrain and every table of the game.',
    lead: 'Every unit and every table, as the game itself reads them.',
    parts: () => [
      linkCards([
        {
          title: 'Units',
          text: 'Every type with its values: sort, filter, and set two or more side by side.',
          note: counted(Object.keys(reference.rules.unitTypes).length, 'type'),
          href: referenceAddress(system, 'units'),
        },
        {
          title: 'Matchups',
          text: 'The odds of every unit against every other, on any ground, and how they come about.',
          href: referenceAddress(system, 'matchups'),
        },
        ...[...kinds, players].map(({ title, description, path }) => ({
          title,
          text: description,
          href: referenceAddress(system, path),
        })),
      ]),
      section('Every field of every table', [
        boxed(usedIn(reference.tables.map(({ id, title }) => ({ label: title, href: tableAddress(system, id) }))), 'p'),
      ]),
    ],
  }
  return [first, ...unitPages(reference), ...kinds, ...entryPages(reference), ...tablePages(reference), players]
}
