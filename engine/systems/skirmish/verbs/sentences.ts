/** The words for all verbs. Apart from the list of verbs, so that programs that only play do not load it. */
import { orderWords, type VerbWords } from '../../../words.ts'
import { names } from '../fields.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { deployingWords } from './deploying.ts'
import { endingWords } from './ending.ts'
import { flyingWords } from './flying.ts'
import type { ActionOf, SkirmishAction, SkirmishActionType } from './index.ts'
import { movingWords } from './moving.ts'
import { preparingWords } from './preparing.ts'
import { shootingWords } from './shooting.ts'

export const words: { readonly [T in SkirmishActionType]: VerbWords<Table, Position, Omit<ActionOf<T>, 'type'>> } = {
  ...preparingWords,
  ...movingWords,
  ...deployingWords,
  ...shootingWords,
  ...flyingWords,
  ...endingWords,
}

/** An action in a sentence without its full stop. */
export const actionWords = (table: Table, state: Position, action: SkirmishAction): string =>
  orderWords(words, names, table, state, action)
