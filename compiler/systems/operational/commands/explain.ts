/** The questions about operational battles that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { questions as all, type OperationalQuestion } from '../../../../engine/systems/operational/questions.ts'
import { orderIds } from '../../../../engine/systems/operational/rules.ts'
import { combatKinds, type OperationalState } from '../../../../engine/systems/operational/types.ts'
import { listWords } from '../../../../engine/words.ts'
import {
  helpOf,
  hexWords,
  idsOf,
  numberAmong,
  questionOfWords,
  standing,
  wholeNumber,
} from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = helpOf(
  all,
  `Units, headquarters, sides, orders and assets are named by their ids, hexes by their four digits. Kinds of fights are
${listWords(combatKinds)}.`,
  ['volturno odds 56-div hg-pzgr', 'volturno movement 7-armd 1013', 'volturno odds 56-div hg-pzgr set-piece'],
)

const read = questionOfWords<OperationalGame, (typeof all)[number]>(all, {
  ...hexWords,
  headquarters: (word, { scenario }) => numberAmong(idsOf(scenario.headquarters), 'a headquarters', word),
  asset: (word, { table }) => numberAmong(table.assetIds, 'an asset', word),
  order: (word) => orderIds[numberAmong(orderIds, 'an order', word)],
  fight: (word) => combatKinds[numberAmong(combatKinds, 'a kind of fight', word)],
  steps: (word) => wholeNumber('of steps', word),
})

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: OperationalGame,
  state: OperationalState,
  words: readonly string[],
): Explanation | string => {
  const question = read(game, words)
  return game.explain(state, question) ?? whyNot(game, state, question)
}

const whyNot = (game: OperationalGame, { hex }: OperationalState, question: OperationalQuestion): string => {
  switch (question.about) {
    case 'odds':
      return `no attack is possible there: ${standing(game, hex, [question.attacker, question.target])}.`
    case 'movement':
      return `the unit cannot reach ${makeHexName(game.scenario.map, question.to)} now: ${standing(game, hex, [question.unit])}.`
    case 'supply':
      return 'there is no answer: the unit is not on the map.'
    case 'strike':
      return `there is no strike of that kind: ${standing(game, hex, [question.target])}.`
    default:
      return 'there is no answer.'
  }
}
