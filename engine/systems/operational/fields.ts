/** The fields of actions and events of the operational system: bounds of their numbers in records, and words for them. */
import { degree, hexsideOfEdge, neighbourOf } from '../../hex.ts'
import type { FieldNames } from '../../words.ts'
import { itemsOf } from './items.ts'
import { count, placeName, sideName, unitName } from './names.ts'
import { itemName } from './pool.ts'
import type { OperationalScenario } from './scenario.ts'
import { cardsOf, type Table } from './table.ts'

/** How many there are of each kind of thing that a field of an action counts. */
export const bounds = {
  unit: (table: Table) => table.scenario.units.length,
  hex: (table: Table) => table.size,
  /** A hexside, from one of its hexes. */
  edge: (table: Table) => table.size * degree,
  headquarters: (table: Table) => table.scenario.headquarters.length,
  /** 0 for a step, or one more than the index of a specialist in `table.items`. */
  item: (table: Table) => table.items.length + 1,
  asset: (table: Table) => table.assetIds.length,
  card: (table: Table) => table.cards.length,
  /** Its meaning depends on the verb. */
  choice: () => 64,
}

export type FieldKind = keyof typeof bounds

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  target: unitName,
  to: placeName,
  at: placeName,
  side: sideName,
  hq: ({ headquarters }, hq) => headquarters[hq].name,
  edge(scenario, edge) {
    const { hex, direction } = hexsideOfEdge(edge)
    return `between ${placeName(scenario, hex)} and ${placeName(scenario, neighbourOf(scenario.map, hex, direction))}`
  },
  item(scenario, item) {
    const { specialists } = scenario.rules
    const items = itemsOf(scenario, Object.keys(specialists))
    return itemName({ scenario, items, specialists: Object.values(specialists) }, item)
  },
  card: (scenario, card) => scenario.rules.cards[cardsOf(scenario)[card].card].name,
  asset: ({ rules }, asset) => Object.values(rules.assets)[asset].name,
  holder: sideName,
  objective: ({ objectives }, objective) => objectives[objective].name,
  steps: (_, steps) => count(steps, 'step'),
} satisfies FieldNames<OperationalScenario>
