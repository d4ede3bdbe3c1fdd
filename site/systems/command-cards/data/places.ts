/** Addresses in the reference: kinds, entries, special rules and values of the rules. */
import { type EntryKind, entryKinds, type Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import type { SpecialRules } from '../../../../engine/systems/command-cards/rules.ts'
import { referenceAddress, unitAddress } from '../../../data/addresses.ts'
import type { Link } from '../../../data/link.ts'

/** The page of a kind. */
export const slugOf = (kind: EntryKind): string => (kind === 'unitTypes' ? 'units' : kind)

/** Kinds whose entries have pages of their own; the others share the page of their kind. */
const paged: readonly EntryKind[] = ['terrain', 'obstacles', 'unitTypes']

export const entryAddress = (system: string, kind: EntryKind, id: string): string => {
  if (kind === 'unitTypes') return unitAddress(system, id)
  const page = slugOf(kind)
  return paged.includes(kind) ? referenceAddress(system, `${page}/${id}`) : `${referenceAddress(system, page)}#${id}`
}

export const entryLink = ({ rules, system }: Reference, kind: EntryKind, id: string): Link => ({
  label: rules[kind][id]?.name ?? id,
  href: entryAddress(system, kind, id),
})

/** Rule ids by field of the special rules. */
export const specialRules: Readonly<Record<keyof SpecialRules, string>> = {
  bridgeBlowing: 'A2',
  slowArmour: 'A3',
  spottedGuns: 'A4',
  boats: 'A5',
  sabotage: 'A6',
  leader: 'A8',
  desert: 'A9',
  recovery: 'A10',
  pontoon: 'T33',
  supplies: 'A14',
  camouflage: 'A15',
  headquartersCards: 'A16',
  night: 'A18',
  paradrop: 'A19',
  smoke: 'A20',
  airplanes: 'A3',
  mines: 'T29',
  cave: 'T52',
}

const isKind = (field: string): field is EntryKind => (entryKinds as readonly string[]).includes(field)

const isSpecial = (field: string): field is keyof SpecialRules => Object.hasOwn(specialRules, field)

/** The page of a value of the rules. */
export const addressOfPath = ({ rules, system }: Reference, path: string): string | undefined => {
  const [field = '', id = ''] = path.split('.')
  if (field === 'dice') return referenceAddress(system, 'dice')
  if (field === 'special' && isSpecial(id)) {
    const rule = specialRules[id]
    // Numbers of obstacles are shown on their page.
    return rule.startsWith('A')
      ? `${referenceAddress(system, 'special')}#${rule}`
      : referenceAddress(system, 'obstacles')
  }
  return isKind(field) && Object.hasOwn(rules[field], id) ? entryAddress(system, field, id) : undefined
}
