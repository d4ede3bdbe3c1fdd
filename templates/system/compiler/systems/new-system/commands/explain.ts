/** The questions that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import type { NewSystemGame } from '../../../../engine/systems/new-system/index.ts'
import type { NewSystemState } from '../../../../engine/systems/new-system/memory.ts'
import { questions as all } from '../../../../engine/systems/new-system/questions.ts'
import { helpOf, hexWords, questionOfWords } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = helpOf(all, 'Units are named by their ids.', ['new-system-1 attack able baker'])

const read = questionOfWords<NewSystemGame, (typeof all)[number]>(all, { unit: hexWords.unit })

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (game: NewSystemGame, state: NewSystemState, words: readonly string[]): Explanation | string =>
  game.explain(state, read(game, words)) ?? 'there is no answer: a unit is destroyed.'
