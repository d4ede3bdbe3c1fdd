/** Actions as one short word each, for records and links, and back. */
import { makeActionText } from '../../actionText.ts'
import { bounds, type FieldKind } from './fields.ts'
import type { Table } from './table.ts'
import { type OperationalAction, verbs } from './verbs/index.ts'

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, OperationalAction, FieldKind>(verbs, bounds)
