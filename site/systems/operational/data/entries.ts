/** Entries of the tables that have pages of their own: specialists, orders, headquarters, assets and cards. */
import type { EntryKind, EntryLinks, Mention, Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { type Branch, branches } from '../../../../engine/systems/operational/rules.ts'
import { referenceAddress, unitAddress } from '../../../data/addresses.ts'
import type { Surroundings } from '../../../data/entry.ts'
import { type Link, scenarioLinks } from '../../../data/links.ts'
import { rulesAbout } from './entryRules.ts'

/** The part of a page's address that names a kind. */
export const kindSlugs: Readonly<Record<EntryKind, string>> = {
  terrain: 'terrain',
  weather: 'weather',
  ways: 'ways',
  hexsides: 'hexsides',
  nations: 'nations',
  unitTypes: 'units',
  specialists: 'specialists',
  orders: 'orders',
  profiles: 'headquarters',
  assets: 'assets',
  cards: 'cards',
}

/** Kinds whose every entry is a page; the others stand together on one page of their kind. */
export const pagedKinds = ['specialists', 'orders', 'profiles', 'assets', 'cards'] as const satisfies EntryKind[]
export type PagedKind = (typeof pagedKinds)[number]

type Named = Readonly<Record<string, { readonly name: string; readonly description?: string }>>

/** The entries of a kind by id. */
export const entriesOf = ({ rules }: Reference, kind: EntryKind): Named =>
  kind === 'profiles' ? rules.headquarters.profiles : rules[kind]

export const entryAddress = (system: string, kind: EntryKind, id: string): string => {
  if (kind === 'unitTypes') return unitAddress(system, id)
  const page = kindSlugs[kind]
  return (pagedKinds as readonly EntryKind[]).includes(kind)
    ? referenceAddress(system, `${page}/${id}`)
    : `${referenceAddress(system, page)}#${id}`
}

export const tableAddress = (system: string, id: string): string => referenceAddress(system, `tables/${id}`)

export const entryLink = (reference: Reference, kind: EntryKind, id: string): Link => ({
  label: entriesOf(reference, kind)[id]?.name ?? id,
  href: entryAddress(reference.system, kind, id),
})

/** Where a mention leads. */
const linkOf = (reference: Reference, mention: Mention): Link =>
  mention.kind === 'table'
    ? {
        label: reference.tables.find(({ id }) => id === mention.id)?.title ?? mention.id,
        href: tableAddress(reference.system, mention.id),
      }
    : entryLink(reference, mention.kind, mention.id)

const linksOf = (reference: Reference, mentions: readonly Mention[] = []): readonly Link[] =>
  mentions.map((mention) => linkOf(reference, mention))

/** A field of a table that holds an id, by the path to it, and the kind of that id. */
const idFields: readonly (readonly [RegExp, EntryKind])[] = [
  [/^securityUnit\.types\./, 'unitTypes'],
  [/^(nation|armourFrom|specialistsFrom)$/, 'nations'],
]

const isBranch = (id: string): id is Branch => (branches as readonly string[]).includes(id)

/** What an id in a field of a table leads to; nothing for values that are no ids. */
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
