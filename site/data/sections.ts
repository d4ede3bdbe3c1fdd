import { address, referenceAddress, rulebookAddress } from './addresses.ts'
import { systemIds } from './bundles.ts'

export interface Section {
  readonly id: 'scenarios' | 'rules' | 'reference' | 'guides'
  readonly label: string
  readonly href: string
  /** Prefix of the addresses of its pages. */
  readonly below: string
}

/** The site's main sections, in the order of the header. With a single rule system, they link directly to its pages. */
export const sections = (): readonly Section[] => {
  const [system, ...others] = systemIds()
  const only = others.length === 0 ? system : undefined
  const section = (id: Section['id'], label: string, href?: string): Section => {
    const below = address(`/${id}/`)
    return { id, label, href: href ?? below, below }
  }
  return [
    section('scenarios', 'Scenarios'),
    section('rules', 'Rules', only && rulebookAddress(only)),
    section('reference', 'Reference', only && referenceAddress(only)),
    section('guides', 'Guides'),
  ]
}

/** The section of a page; undefined for pages outside of the sections, such as the home page. */
export const sectionOf = (pathname: string): Section['id'] | undefined =>
  // The diagnostics belong to the guides.
  pathname.startsWith(address('/diagnostics/'))
    ? 'guides'
    : sections().find((section) => pathname.startsWith(section.below))?.id
