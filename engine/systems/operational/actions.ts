/** Actions as one short word each, for records and links, and back. */
import { makeActionText } from '../../actionText.ts'
import { degree } from '../../hex.ts'
import type { Table } from './table.ts'
import type { OperationalAction } from './types.ts'
import { verbs } from './verbs/index.ts'
import type { FieldKind } from './verbs/verb.ts'

/** The bound of a choice, whose meaning depends on the verb. */
const mostChoice = 63

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, OperationalAction, FieldKind>(verbs, {
  unit: (table) => table.scenario.units.length,
  hex: (table) => table.size,
  edge: (table) => table.size * degree,
  hq: (table) => table.scenario.headquarters.length,
  item: (table) => table.items.length + 1,
  asset: (table) => table.assetIds.length,
  card: (table) => table.cards.length,
  choice: () => mostChoice + 1,
})
