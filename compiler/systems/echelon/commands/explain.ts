/** The questions about echelon scenarios that `sandtable explain` answers. */
import type { Explanation } from '../../../../engine/game.ts'
import { distance, makeHexName } from '../../../../engine/hex.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonQuestion, EchelonState } from '../../../../engine/systems/echelon/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { idsOf, numberAmong, spaceOfWord, tooMany, unknownQuestion, wholeNumber } from '../../../commands/question.ts'

/** For the help of the command. */
export const questions = {
  forms: [
    'attack <hex> <unit>,<unit>...',
    'strength <side> <hex> <unit>,<unit>...',
    'move <unit> <hex>',
    'supply <unit>',
    'points <side>',
    'haul <side> <hex> <hex> <RE>',
  ],
  meaning: `The die of an attack on a hex by units, the strength that a side has in such a fight, the points of a move, where the supply of a
unit comes from, the points of a side, or what SMPs pay to carry a load from a hex to another one. Units and sides are named by their ids, hexes by their four digits.`,
  examples: ['compass attack 1310 7-support,11-hussars', 'compass move 4-indian 1509', 'compass supply 63-cirene'],
} as const

/** Answers a question; throws `UsageError` for words that mean nothing. */
export const explain = (
  game: EchelonGame,
  state: EchelonState,
  [about, ...words]: readonly string[],
): Explanation | string => {
  const question = readQuestion(game, about, words)
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

/** How many words a question has. */
const lengths: Readonly<Record<string, number>> = { attack: 2, strength: 3, move: 2, supply: 1, points: 1, haul: 4 }

const readQuestion = ({ scenario }: EchelonGame, about: string, words: readonly string[]): EchelonQuestion => {
  const unitOf = (word: string | undefined): number => numberAmong(idsOf(scenario.units), 'a unit', word)
  const unitsOf = (list: string | undefined): number[] => (list?.split(',') ?? [undefined]).map(unitOf)
  const sideOf = (word: string): Side => (numberAmong(idsOf(scenario.sides), 'a side', word) === 0 ? 0 : 1)
  const [first, second, third, fourth] = words
  const extra = Object.hasOwn(lengths, about) ? words[lengths[about]] : undefined
  if (extra !== undefined) throw tooMany(extra)
  switch (about) {
    case 'attack':
      return { about, hex: spaceOfWord(scenario.map, first), units: unitsOf(second) }
    case 'strength':
      return { about, side: sideOf(first), hex: spaceOfWord(scenario.map, second), units: unitsOf(third) }
    case 'move':
      return { about, to: spaceOfWord(scenario.map, second), unit: unitOf(first) }
    case 'supply':
      return { about, unit: unitOf(first) }
    case 'points':
      return { about, side: sideOf(first) }
    case 'haul':
      return {
        about,
        side: sideOf(first),
        from: spaceOfWord(scenario.map, second),
        to: spaceOfWord(scenario.map, third),
        re: wholeNumber('of REs', fourth),
      }
    default:
      throw unknownQuestion(about, questions.forms)
  }
}

const whyNot = ({ scenario }: EchelonGame, { hex }: EchelonState, question: EchelonQuestion): string => {
  const { map } = scenario
  const place = (unit: number): string =>
    `${scenario.units[unit].name} ${hex[unit] > 0 ? `stands at ${makeHexName(map, hex[unit])}` : 'is not on the map'}`
  switch (question.about) {
    case 'attack':
    case 'strength':
      return `no attack on ${makeHexName(map, question.hex)} is possible: ${question.units.map(place).join(', ')}.`
    case 'move':
      return `the unit cannot reach ${makeHexName(map, question.to)} now: ${place(question.unit)}.`
    default:
      return 'there is no answer: the unit is not on the map.'
  }
}
