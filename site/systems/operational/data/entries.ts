/** Entries of the tables: their addresses, and links between them. */
import type { EntryKind, EntryLinks, Mention, Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { type Branch, branches } from '../../../../engine/systems/operational/rules.ts'
import { referenceAddress, unitAddress } from '../../../data/addresses.ts'
import type { Surroundings } from '../../../data/entry.ts'
import type { Link } from '../../../data/link.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { rulesAbout } from './entryRules.ts'

/** The path segment of a kind: mostly its own name. */
export const slugOf = (kind: EntryKind): string => {
  if (kind === 'unitTypes') return 'units'
  return kind === 'profiles' ? 'headquarters' : kind
}

/** Kinds whose entries have pages of their own; the others share the page of their kind. */
export const pagedKinds = ['specialists', 'orders', 'profiles', 'assets', 'cards'] as const satisfies EntryKind[]
export type PagedKind = (typeof pagedKinds)[number]

type Named = Readonly<Record<string, { readonly name: string; readonly description?: string }>>

/** The entries of a kind by id. */
export const entriesOf = ({ rules }: Reference, kind: EntryKind): Named =>
  kind === 'profiles' ? rules.headquarters.profiles : rules[kind]

export const entryAddress = (system: string, kind: EntryKind, id: string): string => {
  if (kind === 'unitTypes') return unitAddress(system, id)
  const page = slugOf(kind)
  return (pagedKinds as readonly EntryKind[]).includes(kind)
    ? referenceAddress(system, `${page}/${id}`)
    : `${referenceAddress(system, page)}#${id}`
}

export const tableAddress = (system: string, id: string): string => referenceAddress(system, `tables/${id}`)

export const entryLink = (reference: Reference, kind: EntryKind, id: string): Link => ({
  label: entriesOf(reference, kind)[id]?.name ?? id,
  href: entryAddress(reference.system, kind, id),
})

const linkOf = (reference: Reference, mention: Mention): Link =>
  mention.kind === 'table'
    ? {
        label: reference.tables.find(({ id }) => id === mention.id)?.title ?? mention.id,
        href: tableAddress(reference.system, mention.id),
      }
    : entryLink(reference, mention.kind, mention.id)

const linksOf = (reference: Reference, mentions: readonly Mention[] = []): readonly Link[] =>
  mentions.map((mention) => linkOf(reference, mention))

/** Fields that contain ids, as patterns of their paths, with the kind of the id. */
const idFields: readonly (readonly [RegExp, EntryKind])[] = [
  [/^securityUnit\.types\./, 'unitTypes'],
  [/^(nation|armourFrom|specialistsFrom)$/, 'nations'],
]

const isBranch = (id: string): id is Branch => (branches as readonly string[]).includes(id)

/** The link for an id in a field of a table; undefined for other values. */
export const linkOfId = (reference: Reference, path: readonly string[], id: string): Link | undefined => {
  const kind = idFields.find(([pattern]) => pattern.test(path.join('.')))?.[1]
  if (kind !== undefined) return entryLink(reference, kind, id)
  return isBranch(id) ? branchLink(reference, id) : undefined
}

export const branchLink = ({ rules, system }: Reference, branch: Branch): Link => ({
  label: rules.headquarters.branches[branch].name,
  href: `${referenceAddress(system, 'headquarters')}#branches`,
})

const noLinks: EntryLinks = { mentions: [], mentionedBy: [] }

export const surroundingsOf = (reference: Reference, kind: EntryKind, id: string): Surroundings => {
  const links = reference.links[kind]?.[id] ?? noLinks
  return {
    usedIn: scenarioLinks(reference.usedIn[kind]?.[id]),
    mentions: linksOf(reference, links.mentions),
    mentionedBy: linksOf(reference, links.mentionedBy),
    rules: rulesAbout(reference, kind, id, entriesOf(reference, kind)[id]?.name ?? id),
  }
}
