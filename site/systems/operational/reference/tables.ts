/** The pages of the tables: every field of each. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { tableNames } from '../../../../compiler/systems/operational/rulebook/tables.ts'
import { boxed, definitions, facts, linkRow, moreLinks, section, usedIn, words } from '../../../components/parts.ts'
import { referenceAddress } from '../../../data/addresses.ts'
import { systemTitle } from '../../../data/sidebars.ts'
import type { ReferencePage } from '../../sitePlugin.ts'
import { slugOf } from '../data/entries.ts'
import { entryFieldsOf } from '../data/facts.ts'
import { tablePageOf } from '../data/tablePages.ts'

export const tablePages = (reference: Reference): readonly ReferencePage[] =>
  reference.tables.map(
    (table): ReferencePage => ({
      path: `tables/${table.id}`,
      title: table.title,
      description: table.description,
      overline: `${systemTitle(reference.system)} · table`,
      lead: table.description,
      isEntry: true,
      parts: () => {
        const page = tablePageOf(reference, table, tableNames)
        const fields = page.entries.length > 0 ? entryFieldsOf(table) : []
        const links = [
          linkRow('Used in', page.usedIn),
          linkRow('Shown in', page.chapters),
          linkRow('Names', page.mentions),
          linkRow('Named by', page.mentionedBy),
        ]
        return [
          ...page.groups.map((group) => section(group.name, [facts(group.facts)])),
          page.entries.length > 0 &&
            section('Entries', [
              boxed(usedIn(page.entries), 'p'),
              table.entries !== null &&
                moreLinks([
                  {
                    label: 'All of them side by side',
                    href: referenceAddress(reference.system, slugOf(table.entries)),
                  },
                ]),
            ]),
          fields.length > 0 &&
            section('What an entry says', [definitions(fields.map(({ label, meaning }) => [label, words(meaning)]))]),
          links.some(Boolean) && section('Where it counts', [definitions(links)]),
        ]
      },
    }),
  )
