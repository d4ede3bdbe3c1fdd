/** The compact text of actions, for records and links. */
import { makeActionText } from '../../actionText.ts'
import type { Table } from './table.ts'
import type { EchelonAction } from './types.ts'
import { verbs } from './verbs/index.ts'
import type { FieldKind } from './verbs/verb.ts'

/** The bound of numbers that count something: REs of supplies, points, kinds. */
const mostNumber = 4096

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, EchelonAction, FieldKind>(verbs, {
  unit: ({ units }) => units,
  hex: ({ size }) => size,
  number: () => mostNumber,
})
