/** The questions about battles led by cards that `sandtable explain` answers. */
import { makeHexName, parseHexName } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsQuestion, CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { UsageError } from '../../../commands/command.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import type { Explained } from '../../systemCompiler.ts'

/** For the help of the command. */
export const questions = {
  forms: ['dice <attacker> <target>', 'movement <unit> <hex>', 'flags <unit>', 'medals <side>'],
  meaning: `The dice of a battle, the hexes of a move, the flags that a unit may ignore, or the medals of a side. Units and sides
are named by their ids, hexes by their four digits.`,
  examples: ['wau dice r102-1 b6-a', 'wau movement r102-1 0303', 'wau medals japanese'],
} as const

const subjects = ['dice', 'movement', 'flags', 'medals']

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: CommandCardsGame,
  state: CommandCardsState,
  [about, subject, object, more]: readonly string[],
): Explained => {
  if (about === undefined || subject === undefined)
    throw new UsageError('Name a scenario, a question and what it is about.')
  const isShort = about === 'flags' || about === 'medals'
  const extra = more ?? (isShort ? object : undefined)
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`)
  const question = readQuestion(game, about, subject, object)
  const explanation = game.explain(state, question)
  return explanation === undefined ? { ok: false, why: whyNot(game, state, question) } : { ok: true, explanation }
}

const readQuestion = (
  { scenario }: CommandCardsGame,
  about: string,
  subject: string,
  object: string | undefined,
): CommandCardsQuestion => {
  /** The number of an id, or what is wrong with the word. */
  const numberOf = (things: readonly { readonly id: string }[], what: string, word: string | undefined): number => {
    const ids = things.map(({ id }) => id)
    const found = ids.indexOf(word ?? '')
    if (found >= 0) return found
    if (word === undefined) throw new UsageError(`Name ${what}.`)
    const hint = hintForUnknown(word, ids)
    throw new UsageError(`"${word}" is not ${what}.${hint === undefined ? '' : ` ${hint}`}`)
  }
  const unitOf = (word: string | undefined, what = 'a unit'): number => numberOf(scenario.units, what, word)
  switch (about) {
    case 'dice':
      return { about, attacker: unitOf(subject), target: unitOf(object, 'a second unit') }
    case 'movement': {
      const to = parseHexName(scenario.map, object ?? '')
      if (to === undefined)
        throw new UsageError(object === undefined ? 'Name a hex.' : `"${object}" is no hex of the map.`)
      return { about, unit: unitOf(subject), to }
    }
    case 'flags':
      return { about, unit: unitOf(subject) }
    case 'medals':
      return { about, side: numberOf(scenario.sides, 'a side', subject) === 0 ? 0 : 1 }
    default: {
      const hint = hintForUnknown(about, subjects)
      throw new UsageError(`There is no question "${about}".${hint === undefined ? '' : ` ${hint}`}`)
    }
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
