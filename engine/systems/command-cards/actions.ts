/** The compact text of actions, for records and links. */
import { makeActionText } from '../../actionText.ts'
import type { Table } from './table.ts'
import type { CommandCardsAction } from './types.ts'
import { verbs } from './verbs/index.ts'
import type { FieldKind } from './verbs/verb.ts'

/** The bound of a choice, whose meaning depends on the verb. */
const mostChoice = 63

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, CommandCardsAction, FieldKind>(verbs, {
  unit: (table) => table.units,
  hex: (table) => table.size,
  card: (table) => table.cards.length,
  choice: () => mostChoice + 1,
})
