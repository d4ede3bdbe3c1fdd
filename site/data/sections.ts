import { address } from './addresses.ts'

export interface Section {
  readonly id: 'scenarios' | 'rules' | 'reference' | 'guides'
  readonly label: string
  readonly href: string
}

/** The site's main sections, in the order of the header. */
export const sections = (): readonly Section[] => [
  { id: 'scenarios', label: 'Scenarios', href: address('/scenarios/') },
  { id: 'rules', label: 'Rules', href: address('/rules/') },
  { id: 'reference', label: 'Reference', href: address('/reference/') },
  { id: 'guides', label: 'Guides', href: address('/guides/') },
]

/** The section that a page belongs to, or undefined for the home page and its like. */
export const sectionOf = (pathname: string): Section['id'] | undefined =>
  sections().find((section) => pathname.startsWith(section.href))?.id
