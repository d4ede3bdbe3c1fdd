/** Addresses, links and drawings of entries. */
import {
  type EntryKind,
  entryKinds,
  type Reference,
  type ScenarioBundle,
} from '../../../../compiler/systems/skirmish/bundle.ts'
import { drawSample } from '../../../../compiler/systems/skirmish/cartography/land.ts'
import { deckPoints } from '../../../../compiler/systems/skirmish/forces.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { referenceAddress, scenarioAddress } from '../../../data/addresses.ts'
import { scenariosOf } from '../../../data/bundles.ts'
import type { Surroundings } from '../../../data/entry.ts'
import type { Link } from '../../../data/link.ts'
import { scenarioLinks } from '../../../data/links.ts'
import { rulesSpeakingOf } from '../../../data/ruleLinks.ts'
import type { Picture } from '../../../data/swatch.ts'
import { type CardFacts, factsOfUnit } from '../../../player/systems/skirmish/cardFace.ts'
import type { Deck } from '../army/army.ts'
import type { Battle } from '../army/builder.ts'

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

/** Returns the entries connected to an entry. */
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
          },
        ]
      : [],
  )

/** A card of either kind, as its face shows it. */
export const factsOf = ({ unitTypes, upgrades, support }: SkirmishRules, deck: Deck, id: string): CardFacts =>
  deck === 'units' ? factsOfUnit(unitTypes[id], upgrades) : { support: support[id], options: [] }

/** A sample of the field with terrain on it, drawn as on the map. */
export const terrainPicture = ({ terrain }: SkirmishRules, id: string): Picture => ({
  drawing: drawSample(terrain[id].look),
  view: '-48 -40 96 80',
})
