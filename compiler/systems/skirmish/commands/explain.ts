/** The questions about skirmishes that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { questions as all } from '../../../../engine/systems/skirmish/questions.ts'
import type { SkirmishState } from '../../../../engine/systems/skirmish/types.ts'
import { helpOf, idsOf, numberAmong, questionOfWords } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = helpOf(
  all,
  'Units on the field at the start and sides are named by their ids, deployed ones by the ids of their cards.',
  [
    'stalingrad-1942 hit storm-1 hall-1',
    'stalingrad-1942 destruction storm-1 hall-1',
    'stalingrad-1942 income germans',
  ],
)

const read = questionOfWords<SkirmishGame, (typeof all)[number]>(all, {
  unit(word, { scenario, table }) {
    const ids = Array.from(table.card, (card, unit) => {
      const start = table.startUnits.indexOf(unit)
      return start < 0 ? table.cards[card].id : scenario.units[start].id
    })
    return numberAmong(ids, 'a unit', word)
  },
  weapon(word, { table }, { unit }) {
    const options = table.cards[table.card[Number(unit)]].options.map(({ id }) => id)
    return 1 + numberAmong(options, 'an upgrade of the unit', word)
  },
  team: (word, { scenario, table }) => table.teamOf[numberAmong(idsOf(scenario.sides), 'a side', word)],
})

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (game: SkirmishGame, state: SkirmishState, words: readonly string[]): Explanation | string =>
  game.explain(state, read(game, words)) ?? 'there is no answer: a unit is not on the board, or has no such weapon.'
