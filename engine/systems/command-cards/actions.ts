/** The compact text of actions, for records and links. */
import { makeActionText } from '../../actionText.ts'
import { bounds, type FieldKind } from './fields.ts'
import type { Table } from './table.ts'
import { type CommandCardsAction, verbs } from './verbs/index.ts'

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, CommandCardsAction, FieldKind>(verbs, bounds)
