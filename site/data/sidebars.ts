/** What stands in the margin of each section: one list per section, so that no page carries the whole site. */
import { sitePluginOf } from '../systems/index.ts'
import { readCoverage, readFields, readGuides, readIndex, readRulebook } from './bundles.ts'
import { link, type SidebarItem } from './sidebarItem.ts'

export const rulebookSidebar = (system: string): SidebarItem[] => {
  const book = readRulebook(system)
  return [
    link(book.title, `/rules/${system}/`),
    {
      label: 'Chapters',
      items: book.chapters.map((chapter) => link(chapter.title, `/rules/${system}/${chapter.slug}/`)),
    },
    {
      label: 'Look up',
      items: [
        link('Glossary', `/rules/${system}/glossary/`),
        link('Index of rules', `/rules/${system}/index-of-rules/`),
        ...(readCoverage(system) ? [link('Coverage', `/rules/${system}/coverage/`)] : []),
      ],
    },
  ]
}

/** What stands in the margin of a system's reference. */
export const referenceSidebar = (system: string): SidebarItem[] => sitePluginOf(system).sidebar(system)

export const guidesSidebar = (): SidebarItem[] => [
  link('All guides', '/guides/'),
  { label: 'Guides', items: readGuides().guides.map((guide) => link(guide.title, `/guides/${guide.slug}/`)) },
  { label: 'For authors', items: [link('Fields', '/guides/fields/'), link('Diagnostics', '/diagnostics/')] },
]

/** What stands in the margin of the field reference: the kinds of file of one system. */
export const fieldsSidebar = (system: string): SidebarItem[] => [
  link('All fields', '/guides/fields/'),
  {
    label: systemTitle(system),
    items: readFields(system).kinds.map(({ kind }) => link(kind, `/guides/fields/${system}/${kind}/`)),
  },
]

/** A system's title as the index gives it. */
export const systemTitle = (system: string): string =>
  readIndex().systems.find((entry) => entry.id === system)?.title ?? system
