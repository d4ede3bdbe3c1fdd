/** The questions about echelon scenarios that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import { distance, type Hex, makeHexName } from '../../../../engine/hex.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { questions as all, type EchelonQuestion } from '../../../../engine/systems/echelon/questions.ts'
import type { EchelonState } from '../../../../engine/systems/echelon/types.ts'
import { helpOf, hexWords, questionOfWords, standing, wholeNumber } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = helpOf(all, 'Units and sides are named by their ids, hexes by their four digits.', [
  'compass attack 1310 7-support,11-hussars',
  'compass move 4-indian 1509',
  'compass supply 63-cirene',
])

const read = questionOfWords<EchelonGame, (typeof all)[number]>(all, {
  ...hexWords,
  number: (word) => wholeNumber('of REs', word),
})

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (game: EchelonGame, state: EchelonState, words: readonly string[]): Explanation | string => {
  const question = read(game, words)
  const answer = fights(game, state, question) ? game.explain(state, question) : undefined
  return answer ?? whyNot(game, state, question)
}

/** True if all units that a question sends into a fight are near enough for it. echelon.27a */
const fights = ({ scenario, table }: EchelonGame, { hex }: EchelonState, question: EchelonQuestion): boolean =>
  !('units' in question) ||
  question.units.every((unit) => {
    const reach = table.profiles[unit].abilities.has('long-siege') ? scenario.rules.air.siegeRange['long-siege'] : 1
    return hex[unit] > 0 && distance(scenario.map, hex[unit], question.hex) <= reach
  })

const whyNot = (game: EchelonGame, { hex }: EchelonState, question: EchelonQuestion): string => {
  const nameOf = (at: Hex): string => makeHexName(game.scenario.map, at)
  switch (question.about) {
    case 'attack':
    case 'strength':
      return `no attack on ${nameOf(question.hex)} is possible: ${standing(game, hex, question.units)}.`
    case 'move':
      return `the unit cannot reach ${nameOf(question.to)} now: ${standing(game, hex, [question.unit])}.`
    default:
      return 'there is no answer: the unit is not on the map.'
  }
}
