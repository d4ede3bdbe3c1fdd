/** Finds the rules about an entry of the tables. */
import type { EntryKind, Reference } from '../../../../compiler/systems/operational/bundle.ts'
import type { CardRules, OrderId, SpecialistRules } from '../../../../engine/systems/operational/rules.ts'
import { type RuleLink, rulesSpeakingOf } from '../../../data/ruleLinks.ts'

/** Abilities of specialists with the rules about them. */
const traits: readonly (readonly [(rules: SpecialistRules) => boolean, readonly string[]])[] = [
  [() => true, ['B5', 'B8']],
  [({ towed }) => towed, ['B6', 'B10']],
  [({ towed, artilleryShift }) => towed && artilleryShift > 0, ['B9']],
  [({ armourShift }) => armourShift > 0, ['D4']],
  [({ armourCounts }) => armourCounts === 'defence' || armourCounts === 'against-armour', ['D6']],
  [({ artilleryShift }) => artilleryShift > 0, ['D8', 'F20']],
  [({ engineers }) => engineers, ['D10', 'D12']],
  [({ specialForces }) => specialForces, ['D12', 'D17']],
  [({ amphibious }) => amphibious, ['D5', 'D10', 'F31']],
  [({ recon }) => recon, ['C18', 'F25']],
  [({ ski }) => ski, ['F25', 'H7']],
]

/** Rules of orders that they name in other words. */
const orderRules: Readonly<Partial<Record<OrderId, readonly string[]>>> = {
  'destroy-bridge': ['F29'],
  'repair-bridge': ['F29'],
  'build-bridge': ['F29'],
}

/** Rules about cards, by effect. */
const cardRules: Readonly<Record<CardRules['effect'], readonly string[]>> = {
  assets: ['I5', 'I6', 'G5'],
  'lift-fog': ['I5', 'I7'],
  truck: ['I5', 'F28'],
  'elite-store': ['I5', 'I7', 'F13'],
  drop: ['I5', 'H14'],
  landing: ['I5', 'H14'],
  'command-points': ['I5', 'I8'],
  'artillery-preparation': ['I5', 'I8'],
}

const listedRules = ({ rules }: Reference, kind: EntryKind, id: string): readonly string[] => {
  switch (kind) {
    case 'specialists': {
      const specialist = rules.specialists[id]
      return specialist ? traits.flatMap(([has, list]) => (has(specialist) ? list : [])) : []
    }
    case 'orders':
      return orderRules[id as OrderId] ?? []
    case 'cards':
      return cardRules[rules.cards[id]?.effect ?? 'assets']
    case 'assets':
      return ['G5']
    case 'profiles':
      return ['A4', 'F1', 'F3', 'F6']
    default:
      return []
  }
}

/** Prefixes of the paths of an entry's values. */
const pathsOf = (kind: EntryKind, id: string): readonly string[] => {
  if (kind === 'profiles') return [`headquarters.profiles.${id}.`]
  const own = `${kind}.${id}.`
  const numbers = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return kind === 'orders' ? [own, `specialOrders.${numbers}.`] : [own]
}

/** The rules about an entry or its abilities. */
export const rulesAbout = (reference: Reference, kind: EntryKind, id: string, name: string): readonly RuleLink[] =>
  rulesSpeakingOf(reference.system, { name, paths: pathsOf(kind, id), listed: listedRules(reference, kind, id) })
