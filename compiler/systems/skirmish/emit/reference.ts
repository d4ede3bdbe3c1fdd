/** The reference of the skirmish system: its tables, and what is used where. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import type { CompiledSystem } from '../../../content.ts'
import { makeReference } from '../../../emit/reference.ts'
import { type EntryKind, entryKinds, type Reference } from '../bundle.ts'
import { currentOf, parseEvidence } from '../playtest/evidence.ts'
import { schemas } from '../schemas/index.ts'
import type { tableKinds } from '../schemas/kinds.ts'
import { mentionsOf } from './mentions.ts'
import { usesOf } from './uses.ts'

type TableKind = (typeof tableKinds)[number] | 'units'

/** The title of each table, its place in the rules, and the kind of its entries. */
const tables: Readonly<Record<TableKind, readonly [string, keyof SkirmishRules, EntryKind | null]>> = {
  units: ['Unit cards', 'unitTypes', 'unitTypes'],
  support: ['Support cards', 'support', 'support'],
  upgrades: ['Upgrades', 'upgrades', 'upgrades'],
  generals: ['Generals', 'generals', 'generals'],
  terrain: ['Terrain', 'terrain', 'terrain'],
  landscape: ['Landscape', 'landscape', null],
  nations: ['Nations', 'nations', 'nations'],
  armies: ['Armies', 'armies', 'armies'],
  frame: ['Numbers of the rules', 'frame', null],
}

export const referenceOf = (
  system: CompiledSystem<SkirmishRules>,
  scenarios: readonly SkirmishScenario[],
): Reference => {
  const evidence = system.evidence && parseEvidence(system.evidence.text)
  return {
    ...makeReference(system, scenarios, {
      kinds: entryKinds,
      tables,
      schemas,
      ids: (kind) => Object.keys(system.rules[kind]),
      mentions: mentionsOf(system.rules),
      usesOf,
      symbols: {},
    }),
    ...(evidence && { evidence: currentOf(system.rules, evidence) }),
  }
}

/** Unit cards in the decks of a scenario, and units on the field at the start. */
export const countUnits = ({ sides, units }: SkirmishScenario): number =>
  sides.reduce((sum, seat) => sum + Object.values(seat.units).reduce((all, copies) => all + copies, 0), units.length)
