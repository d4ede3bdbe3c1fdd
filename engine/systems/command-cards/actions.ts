/** The compact text of actions, for records and links. */
import { makeActionText } from '../../actionText.ts'
import type { Table } from './table.ts'
import type { CommandCardsAction } from './types.ts'
import { verbs } from './verbs/index.ts'
import type { FieldKind } from './verbs/verb.ts'

/** The bound of a choice, whose meaning depends on the verb. */
const mostChoice = 63

const boundOf = (table: Table, kind: FieldKind): number => {
  switch (kind) {
    case 'unit':
      return table.units
    case 'hex':
      return table.size
    case 'card':
      return table.cards.length
    case 'choice':
      return mostChoice + 1
  }
}

export const {
  same: sameAction,
  makeAction,
  parseAction,
} = makeActionText<Table, CommandCardsAction, FieldKind>(verbs, boundOf)
