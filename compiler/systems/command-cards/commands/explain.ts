/** The questions about battles led by cards that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsQuestion, CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { idsOf, numberAmong, spaceOfWord, tooMany, unknownQuestion } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = {
  forms: ['dice <attacker> <target>', 'movement <unit> <hex>', 'flags <unit>', 'medals <side>'],
  meaning: `The dice of a battle, the hexes of a move, the flags that a unit may ignore, or the medals of a side. Units and sides
are named by their ids, hexes by their four digits.`,
  examples: ['wau dice r102-1 b6-a', 'wau movement r102-1 0303', 'wau medals japanese'],
} as const

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: CommandCardsGame,
  state: CommandCardsState,
  [about, subject, object, more]: readonly string[],
): Explanation | string => {
  const isShort = about === 'flags' || about === 'medals'
  const extra = more ?? (isShort ? object : undefined)
  if (extra !== undefined) throw tooMany(extra)
  const question = readQuestion(game, about, subject, object)
  return game.explain(state, question) ?? whyNot(game, state, question)
}

const readQuestion = (
  { scenario }: CommandCardsGame,
  about: string,
  subject: string,
  object: string | undefined,
): CommandCardsQuestion => {
  const unitOf = (word: string | undefined, what = 'a unit'): number => numberAmong(idsOf(scenario.units), what, word)
  switch (about) {
    case 'dice':
      return { about, attacker: unitOf(subject), target: unitOf(object, 'a second unit') }
    case 'movement':
      return { about, to: spaceOfWord(scenario.map, object), unit: unitOf(subject) }
    case 'flags':
      return { about, unit: unitOf(subject) }
    case 'medals':
      return { about, side: numberAmong(idsOf(scenario.sides), 'a side', subject) === 0 ? 0 : 1 }
    default:
      throw unknownQuestion(about, questions.forms)
  }
}

const whyNot = ({ scenario }: CommandCardsGame, { hex }: CommandCardsState, question: CommandCardsQuestion): string => {
  const place = (unit: number): string =>
    `${scenario.units[unit].name} ${hex[unit] > 0 ? `stands at ${makeHexName(scenario.map, hex[unit])}` : 'is not on the board'}`
  switch (question.about) {
    case 'dice':
      return `no battle is possible there: ${place(question.attacker)}, ${place(question.target)}.`
    case 'movement':
      return `the unit cannot reach ${makeHexName(scenario.map, question.to)} now: ${place(question.unit)}.`
    default:
      return 'there is no answer: the unit is not on the board.'
  }
}
