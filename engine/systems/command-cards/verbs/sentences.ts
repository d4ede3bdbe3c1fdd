/** The words of each verb. Apart from the list of verbs, so that programs that only play do not load it. */
import { orderWords, type VerbWords } from '../../../words.ts'
import { names } from '../fields.ts'
import type { CommandCardsScenario } from '../scenario.ts'
import type { Position } from '../types.ts'
import { aftermathWords } from './aftermath.ts'
import { battlingWords } from './battling.ts'
import { cardsWords } from './cards.ts'
import { doneWords } from './done.ts'
import { groundWords } from './ground.ts'
import type { ActionOf, CommandCardsAction, CommandCardsActionType } from './index.ts'
import { insteadOfBattleWords } from './insteadOfBattle.ts'
import { movingWords } from './moving.ts'

export const words: {
  readonly [T in CommandCardsActionType]: VerbWords<CommandCardsScenario, Position, Omit<ActionOf<T>, 'type'>>
} = {
  ...cardsWords,
  ...groundWords,
  ...movingWords,
  ...battlingWords,
  ...insteadOfBattleWords,
  ...aftermathWords,
  ...doneWords,
}

/** An action in a sentence without its full stop. @param others words for fields that differ from those of the log */
export const actionWords = (
  scenario: CommandCardsScenario,
  state: Position,
  action: CommandCardsAction,
  others: Partial<typeof names> = {},
): string => orderWords(words, { ...names, ...others }, scenario, state, action)
