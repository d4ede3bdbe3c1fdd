/** The questions about battles led by cards that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { questions as all, type CommandCardsQuestion } from '../../../../engine/systems/command-cards/questions.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { helpOf, hexWords, questionOfWords, standing } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = helpOf(all, 'Units and sides are named by their ids, hexes by their four digits.', [
  'wau dice r102-1 b6-a',
  'wau movement r102-1 0303',
  'wau medals japanese',
])

const read = questionOfWords<CommandCardsGame, (typeof all)[number]>(all, hexWords)

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: CommandCardsGame,
  state: CommandCardsState,
  words: readonly string[],
): Explanation | string => {
  const question = read(game, words)
  return game.explain(state, question) ?? whyNot(game, state, question)
}

const whyNot = (game: CommandCardsGame, { hex }: CommandCardsState, question: CommandCardsQuestion): string => {
  switch (question.about) {
    case 'dice':
      return `no battle is possible there: ${standing(game, hex, [question.attacker, question.target])}.`
    case 'movement':
      return `the unit cannot reach ${makeHexName(game.scenario.map, question.to)} now: ${standing(game, hex, [question.unit])}.`
    default:
      return 'there is no answer: the unit is not on the map.'
  }
}
