/** The compact text of actions, for records and links. */
import { makeActionText } from '../../actionText.ts'
import type { Table } from './table.ts'
import type { SkirmishAction } from './types.ts'
import { verbs } from './verbs/index.ts'
import type { FieldKind } from './verbs/verb.ts'

/** The bound of a choice, whose meaning depends on the verb; and of the weapons of a unit. */
const mostChoice = 255
const mostWeapon = 7

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, SkirmishAction, FieldKind>(verbs, {
  unit: (table) => table.units,
  space: (table) => table.size,
  target: (table) => table.units + table.size,
  card: (table) => table.cards.length,
  weapon: () => mostWeapon,
  terrain: (table) => table.terrains.length,
  team: () => 2,
  choice: () => mostChoice + 1,
})
