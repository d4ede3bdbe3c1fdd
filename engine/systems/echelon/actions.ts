/** The compact text of actions, for records and links. */
import { makeActionText } from '../../actionText.ts'
import { bounds, type FieldKind } from './fields.ts'
import type { Table } from './table.ts'
import { type EchelonAction, verbs } from './verbs/index.ts'

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, EchelonAction, FieldKind>(verbs, bounds)
