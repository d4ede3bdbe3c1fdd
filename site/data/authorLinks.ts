/** Links from a diagnostic code to the fields that it is about and to the guide that covers them. */
import type { FieldKind, FieldSection } from '../../compiler/bundle.ts'
import { fieldAnchor, fieldsAddress, guideAddress } from './addresses.ts'
import { readFields, readGuides, systemIds } from './bundles.ts'
import type { Case, Spot } from './cases.ts'
import { systemTitle } from './sidebars.ts'

export interface AuthorLink {
  /** A field's path, or a title. */
  readonly label: string
  /** Plain text after the link. */
  readonly note: string
  readonly href: string
}

/** The fields that a case reports errors in. Codes of all systems are looked up in every system. */
export const fieldLinks = ({ spots }: Case, system: string | undefined): readonly AuthorLink[] => {
  const systems = system === undefined ? systemIds() : systemIds().filter((id) => id === system)
  const found = systems.flatMap((id) => spots.flatMap((spot) => fieldOf(spot, id)))
  const certain = found.some(({ exact }) => exact) ? found.filter(({ exact }) => exact) : found
  const isOfSeveral = new Set(certain.map(({ system: own }) => own)).size > 1
  return [
    ...new Map(
      certain.map(({ link, system: own }) => [
        link.href,
        isOfSeveral ? { ...link, note: [link.note, systemTitle(own)].filter((part) => part !== '').join(', ') } : link,
      ]),
    ).values(),
  ]
}

/** The field in which an author accepts a warning; for codes of all systems, that of the first system. */
export const acceptingLink = (system = systemIds()[0] ?? ''): AuthorLink | undefined =>
  fieldOf({ file: 'scenario.yaml', path: 'suppress' }, system)[0]?.link

interface FoundField {
  readonly link: AuthorLink
  readonly system: string
  /** True if the field itself was found, rather than only its file. */
  readonly exact: boolean
}

const fieldOf = (spot: Spot, system: string): readonly FoundField[] => {
  // Codes are explained on every site, also of rule systems that it does not have.
  if (!systemIds().includes(system)) return []
  const entry = readFields(system).kinds.find(({ home }) => isAt(home, system, spot.file))
  if (!entry) return []
  const steps = [...spot.path.matchAll(/[^.[\]]+/g)].map(([step]) => step).filter((step) => !/^\d+$/.test(step))
  const { path, anchor, exact } = nearest(entry, steps)
  const file = entry.home.split('/').at(-1) ?? entry.home
  return [
    {
      exact,
      system,
      link: {
        label: path === '' ? file : path,
        note: path === '' ? '' : `in ${file}`,
        href: `${fieldsAddress(system, entry.kind)}${anchor}`,
      },
    },
  ]
}

/** True if a file matches a pattern such as `scenarios/<scenario>/map.yaml`; a bare name is a file of the small scenario. */
const isAt = (home: string, system: string, file: string): boolean => {
  const parts = home.replace('<system>', system).split('/')
  const own = (file.includes('/') ? file.replace(/^mine\//, '') : `scenarios/grey-river/${file}`).split('/')
  return parts.length === own.length && parts.every((part, index) => part.startsWith('<') || part === own[index])
}

/** The row of a field, or else the row of its nearest parent, or else the page. */
const nearest = (
  { sections }: FieldKind,
  steps: readonly string[],
): { readonly path: string; readonly anchor: string; readonly exact: boolean } => {
  for (let length = steps.length; length > 0; length--) {
    const section = sections.find((one) => holds(one, steps.slice(0, length - 1)))
    const row = section?.rows.find(({ name }) => name === steps[length - 1])
    if (section && row)
      return {
        path: section.path === '' ? row.name : `${section.path}.${row.name}`,
        anchor: `#${fieldAnchor(section.anchor, row.name)}`,
        exact: true,
      }
  }
  return { path: '', anchor: '', exact: steps.length === 0 }
}

/** True if a section describes the mapping at the path; `*` matches any key. */
const holds = ({ path }: FieldSection, steps: readonly string[]): boolean => {
  const own = path.split('.').flatMap((step) => (step === '' ? [] : [step.replaceAll('[]', '')]))
  return own.length === steps.length && own.every((step, index) => step === '*' || step === steps[index])
}

/** Guides by group of codes; other groups use the authoring guide. */
const guides: Readonly<Record<string, string>> = { packs: 'packs', evidence: 'balance', exchange: 'exchange' }

export const guideLink = (group: string): AuthorLink | undefined => {
  const guide = readGuides().guides.find(({ slug }) => slug === (guides[group] ?? 'authoring'))
  return guide && { label: guide.title, note: guide.summary, href: guideAddress(guide.slug) }
}
