/** The questions that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import { questions as all } from '../../../../engine/systems/tactical/questions.ts'
import type { TacticalState } from '../../../../engine/systems/tactical/types.ts'
import { helpOf, hexWords, questionOfWords } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = helpOf(all, 'Units are named by their ids.', ['kalach attack tb-39 ir-8a'])

const read = questionOfWords<TacticalGame, (typeof all)[number]>(all, { unit: hexWords.unit })

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (game: TacticalGame, state: TacticalState, words: readonly string[]): Explanation | string =>
  game.explain(state, read(game, words)) ?? 'there is no answer: a unit is not on the map.'
