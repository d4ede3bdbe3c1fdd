/** The pages of the reference: a table each, and where its entries are used. */
import type { EntryKind, Reference } from '../../../compiler/systems/new-system/bundle.ts'
import { drawCounter } from '../../../compiler/systems/new-system/cartography/picture.ts'
import { tables } from '../../../compiler/systems/new-system/rulebook/tables.ts'
import { counter, entryList } from '../../components/parts.ts'
import { overviewPage, rulebookTable } from '../../components/referencePages.ts'
import { readReference } from '../../data/bundles.ts'
import { scenarioLinks } from '../../data/links.ts'
import type { Part } from '../../data/part.ts'
import { findRule } from '../../data/ruleLinks.ts'
import type { ReferencePage, References } from '../sitePlugin.ts'

const entriesOf = ({ rules, system, usedIn }: Reference, kind: EntryKind): Part =>
  entryList(
    Object.entries(rules[kind]).map(([id, entry]) => ({
      id,
      name: entry.name,
      sentences: [],
      ...('steps' in entry && { picture: counter(drawCounter(entry, 0, entry.steps), 56) }),
      rule: findRule(system, entry.rule),
      usedIn: scenarioLinks(usedIn[kind][id] ?? []),
    })),
  )

/** The page of the computer's players (`playersPage`) joins them once `npm run ladder` and `npm run sins` have measured these. */
export const newSystemReference: References = (system) => {
  const reference = readReference<Reference>(system)
  const page = (path: string, title: string, lead: string, kind?: EntryKind): ReferencePage => ({
    path,
    title,
    description: lead,
    lead,
    parts: () => [rulebookTable(reference.rules, path, tables[path]), kind !== undefined && entriesOf(reference, kind)],
  })
  const lists = [
    page('units', 'Units', 'Every type of unit: its steps, how far it moves, and how it fights.', 'unitTypes'),
    page('terrain', 'Terrain', 'What every kind of ground costs to enter, and what cover it gives.', 'terrain'),
    page('combat', 'Attacks', 'The die, and the roll that hits.'),
  ]
  const lead = 'Every unit and every ground, as the game itself reads them.'
  return [overviewPage(system, { description: lead, lead }, lists), ...lists]
}
