/** The questions about skirmishes that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import type { SkirmishQuestion, SkirmishState } from '../../../../engine/systems/skirmish/types.ts'
import { idsOf, numberAmong, tooMany, unknownQuestion } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = {
  forms: [
    'hit <unit> <target> [<upgrade>]',
    'critical <unit> <target> [<upgrade>]',
    'destruction <unit> <target> [<upgrade>]',
    'loss <unit> <target> [<upgrade>]',
    'movement <unit>',
    'armour <unit>',
    'income <side>',
  ],
  meaning: `The number to roll for a hit or a critical hit, the chance that an attack destroys its target or costs the
attacker, movement points, armour where a unit stands, or the action points of the next Headquarters phase. Units on the field at the
start and sides are named by their ids, deployed ones by the ids of their cards.`,
  examples: [
    'stalingrad-1942 hit storm-1 hall-1',
    'stalingrad-1942 destruction storm-1 hall-1',
    'stalingrad-1942 income germans',
  ],
} as const

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: SkirmishGame,
  state: SkirmishState,
  [about, subject, object, weapon, more]: readonly string[],
): Explanation | string => {
  const isShort = about === 'movement' || about === 'armour' || about === 'income'
  const extra = more ?? (isShort ? object : undefined)
  if (extra !== undefined) throw tooMany(extra)
  const asked = readQuestion(game, about, subject, object, weapon)
  return game.explain(state, asked) ?? 'there is no answer: a unit is not on the board, or has no such weapon.'
}

const readQuestion = (
  { scenario, table }: SkirmishGame,
  about: string,
  subject: string,
  object: string | undefined,
  weapon: string | undefined,
): SkirmishQuestion => {
  const ids = Array.from(table.card, (card, unit) => {
    const start = table.startUnits.indexOf(unit)
    return start < 0 ? table.cards[card].id : scenario.units[start].id
  })
  const unitOf = (word: string | undefined, what = 'a unit'): number => numberAmong(ids, what, word)
  switch (about) {
    case 'hit':
    case 'critical':
    case 'destruction':
    case 'loss': {
      const unit = unitOf(subject)
      const options = table.cards[table.card[unit]].options.map(({ id }) => id)
      const aimed = { unit, target: unitOf(object, 'a second unit') }
      return {
        about,
        ...aimed,
        weapon: weapon === undefined ? 0 : 1 + numberAmong(options, 'an upgrade of the unit', weapon),
      }
    }
    case 'movement':
    case 'armour':
      return { about, unit: unitOf(subject) }
    case 'income':
      return { about, team: table.teamOf[numberAmong(idsOf(scenario.sides), 'a side', subject)] }
    default:
      throw unknownQuestion(about, questions.forms)
  }
}
