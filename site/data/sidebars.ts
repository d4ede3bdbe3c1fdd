/** What stands in the margin of each section: one list per section, so that no page carries the whole site. */
import { readCoverage, readGuides, readIndex, readRulebook } from './bundles.ts'

export type SidebarItem =
  | { readonly label: string; readonly link: string }
  | { readonly label: string; readonly items: SidebarItem[] }

// Starlight puts the base before the links of a sidebar, so these are plain.
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

export const referenceSidebar = (system: string): SidebarItem[] => {
  const at = (page: string): string => `/reference/${system}/${page}/`
  return [
    link('All tables', `/reference/${system}/`),
    {
      label: 'Forces',
      items: [
        link('Units', at('units')),
        link('Specialists', at('specialists')),
        link('Matchups', at('matchups')),
        link('Nations', at('nations')),
        link('Experience', at('experience')),
      ],
    },
    {
      label: 'Ground',
      items: [
        link('Terrain', at('terrain')),
        link('Hexsides', at('hexsides')),
        link('Roads and rails', at('ways')),
        link('Weather', at('weather')),
      ],
    },
    {
      label: 'Command',
      items: [
        link('Headquarters', at('headquarters')),
        link('Orders', at('orders')),
        link('Force pool', at('reinforcement')),
        link('Theatre assets', at('assets')),
        link('Cards', at('cards')),
      ],
    },
    {
      label: 'Play',
      items: [
        link('Combat', at('combat')),
        link('Supply', at('supply')),
        link('Fog of war', at('fog')),
        link('Victory', at('victory')),
      ],
    },
  ]
}

export const guidesSidebar = (): SidebarItem[] => [
  link('All guides', '/guides/'),
  { label: 'Guides', items: readGuides().guides.map((guide) => link(guide.title, `/guides/${guide.slug}/`)) },
  { label: 'For authors', items: [link('Diagnostics', '/diagnostics/')] },
]

/** A system's title as the index gives it. */
export const systemTitle = (system: string): string =>
  readIndex().systems.find((entry) => entry.id === system)?.title ?? system
