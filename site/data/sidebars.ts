/** The sidebar of each section. */
import { sitePluginOf } from '../systems/index.ts'
import { address } from './addresses.ts'
import { readCoverage, readFields, readGuides, readIndex, readRulebook } from './bundles.ts'
import type { LinkGroup } from './link.ts'

/** A link, or several under a heading. */
export type SidebarItem =
  | { readonly label: string; readonly link: string }
  | { readonly label: string; readonly items: SidebarItem[] }

/** The groups of a sidebar as links of a page. */
export const groupsOf = (sidebar: readonly SidebarItem[]): readonly LinkGroup[] =>
  sidebar.flatMap((group) => {
    if (!('items' in group)) return []
    const links = group.items.flatMap((item) =>
      'link' in item ? [{ label: item.label, href: address(item.link) }] : [],
    )
    return [{ label: group.label, links }]
  })

/** Starlight prefixes sidebar links with the base, so these have none. */
const link = (label: string, path: string): SidebarItem => ({ label, link: path })

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

/** The sidebar of a system's reference. */
export const referenceSidebar = (system: string): SidebarItem[] => {
  const { first, groups } = sitePluginOf(system).sidebar
  const folder = `/reference/${system}/`
  return [
    link(first, folder),
    ...Object.entries(groups).map(([label, pages]) => ({
      label,
      items: Object.entries(pages).map(([page, title]) => link(title, `${folder}${page}/`)),
    })),
  ]
}

export const guidesSidebar = (): SidebarItem[] => [
  link('All guides', '/guides/'),
  { label: 'Guides', items: readGuides().guides.map((guide) => link(guide.title, `/guides/${guide.slug}/`)) },
  { label: 'For authors', items: [link('Fields', '/guides/fields/'), link('Diagnostics', '/diagnostics/')] },
]

/** The sidebar of the field reference: the kinds of file of a system. */
export const fieldsSidebar = (system: string): SidebarItem[] => [
  link('All fields', '/guides/fields/'),
  {
    label: systemTitle(system),
    items: readFields(system).kinds.map(({ kind }) => link(kind, `/guides/fields/${system}/${kind}/`)),
  },
]

export const systemTitle = (system: string): string =>
  readIndex().systems.find((entry) => entry.id === system)?.title ?? system
