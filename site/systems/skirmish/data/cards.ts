/** Addresses, links and drawings of entries. */
import {
  type EntryKind,
  entryKinds,
  type Reference,
  type ScenarioBundle,
} from '../../../../compiler/systems/skirmish/bundle.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { referenceAddress, scenarioAddress } from '../../../data/addresses.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import type { Surroundings } from '../../../data/entry.ts'
import { type Link, scenarioLinks } from '../../../data/links.ts'
import { type Part, part } from '../../../data/part.ts'
import { rulesSpeakingOf } from '../../../data/ruleLinks.ts'
import { deckPoints } from '../../../player/systems/skirmish/armyText.ts'
import { factsOfUnit } from '../../../player/systems/skirmish/cardFace.ts'
import type { Battle } from '../army/builder.ts'
import CardFace from '../components/CardFace.astro'

/** The page of a kind. */
export const slugOf = (kind: EntryKind): string => (kind === 'unitTypes' ? 'units' : kind)

export const entryAddress = (system: string, kind: EntryKind, id: string): string =>
  referenceAddress(system, `${slugOf(kind)}/${id}`)

export const entryLink = ({ rules, system }: Reference, kind: EntryKind, id: string): Link => ({
  label: rules[kind][id]?.name ?? id,
  href: entryAddress(system, kind, id),
})

const isKind = (field: string): field is EntryKind => (entryKinds as readonly string[]).includes(field)

/** The page of a value of the rules. */
export const addressOfPath = ({ rules, system }: Reference, path: string): string | undefined => {
  const [field = '', id = ''] = path.split('.')
  if (isKind(field)) return Object.hasOwn(rules[field], id) ? entryAddress(system, field, id) : undefined
  return Object.hasOwn(rules, field) ? referenceAddress(system, 'tables') : undefined
}

/** What an entry is connected to. */
export const surroundingsOf = (reference: Reference, kind: EntryKind, id: string): Surroundings => {
  const { rules, links, usedIn, system } = reference
  const linksOf = (side: 'mentions' | 'mentionedBy'): readonly Link[] =>
    (links[kind][id]?.[side] ?? []).flatMap((mention) =>
      mention.kind === 'table' ? [] : [entryLink(reference, mention.kind, mention.id)],
    )
  const entry = rules[kind][id]
  return {
    usedIn: scenarioLinks(usedIn[kind][id]),
    mentions: linksOf('mentions'),
    mentionedBy: linksOf('mentionedBy'),
    rules: rulesSpeakingOf(system, {
      name: entry.name,
      paths: [`${kind}.${id}.`],
      listed: 'rule' in entry ? [entry.rule] : [],
    }),
  }
}

/** Battles in which armies of one's own can fight. */
export const battlesOf = (system: string): readonly Battle[] =>
  scenariosOf<ScenarioBundle<SkirmishScenario>>(system).flatMap(({ card, scenario }) =>
    scenario.battle === 'pitched'
      ? [
          {
            title: card.title,
            href: scenarioAddress(card.id),
            seats: scenario.sides.map(({ name }) => name),
            points: deckPoints(scenario),
            ...(scenario.year !== undefined && { year: scenario.year }),
          },
        ]
      : [],
  )

/** The face of a card, as in play. */
export const cardPicture = (
  { unitTypes, upgrades, support }: SkirmishRules,
  card: { readonly unit: string } | { readonly support: string },
): Part => {
  const facts =
    'unit' in card ? factsOfUnit(unitTypes[card.unit], upgrades) : { support: support[card.support], options: [] }
  return part(CardFace, { facts })
}
