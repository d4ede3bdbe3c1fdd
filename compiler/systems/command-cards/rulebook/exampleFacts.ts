/** Facts about a position that worked examples may expect, by the names that they have there. */

import { type Hex, makeHexName } from '../../../../engine/hex.ts'
import { handSize } from '../../../../engine/systems/command-cards/cards/deck.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { medalsOf } from '../../../../engine/systems/command-cards/medals.ts'
import {
  type CommandCardsState,
  destroyed,
  gear,
  inReserve,
  phase,
  status,
} from '../../../../engine/systems/command-cards/types.ts'
import { sides } from '../../../../engine/twoSides.ts'
import { count, listWords } from '../../../../engine/words.ts'
import { courseFacts, nameOfNumber, type StateFacts, type WordsOf } from '../../../rulebook/examples/facts.ts'
import type { Expectation, UnitExpectation } from '../schemas/types.generated.ts'
import { type ExamplePosition, findUnit } from './examplePosition.ts'

/** Returns the facts of a unit and its place. */
const unitFacts = (
  { scenario }: CommandCardsGame,
  { hex, figures, status: bits, gear: has, zeroed }: CommandCardsState,
  unit: number,
) =>
  ({
    hex: () => (hex[unit] > 0 ? makeHexName(scenario.map, hex[unit]) : undefined),
    place: () => placeOf(hex[unit]),
    figures: () => figures[unit],
    ordered: () => (bits[unit] & status.ordered) !== 0,
    leader: () => (has[unit] & gear.leader) !== 0,
    camouflaged: () => (has[unit] & gear.camouflage) !== 0,
    boat: () => (has[unit] & gear.boat) !== 0,
    prisoners: () => (has[unit] & gear.prisoners) !== 0,
    equipment: () => (has[unit] & gear.equipment) !== 0,
    markers: () => zeroed[unit],
  }) satisfies Record<keyof UnitExpectation, () => unknown>

const unitWords = (hex: Hex): WordsOf<ReturnType<typeof unitFacts>> => ({
  figures: (left) => (hex > 0 ? count(left, 'figure') : undefined),
  leader: (isThere) => (isThere ? 'with its leader' : 'without a leader'),
  markers: (markers) => count(markers, 'marker'),
})

/** Words a unit's remaining figures, its place, and the other expectations. */
const unitLine = ({ scenario }: CommandCardsGame, hex: Hex, unit: number, words: readonly string[]): string => {
  const at = hex > 0 ? `at ${makeHexName(scenario.map, hex)}` : ''
  const where = { board: at, destroyed: 'destroyed', reserve: 'in reserve', exited: 'off the board' }[placeOf(hex)]
  return `${scenario.units[unit].name}: ${listWords([where, ...words])}`
}

const placeOf = (hex: Hex): NonNullable<UnitExpectation['place']> => {
  if (hex > 0) return 'board'
  if (hex === inReserve) return 'reserve'
  return hex === destroyed ? 'destroyed' : 'exited'
}

/** Facts about the whole game. */
const wholeFacts = (game: CommandCardsGame, state: CommandCardsState) => {
  const { table } = game
  const cardsOf = (pile: Uint8Array, first: number): string[] =>
    table.cardIds.flatMap((id, card) => Array<string>(pile[first + card]).fill(id))
  return {
    medals: () => sides.map((side) => medalsOf(table, state, side)),
    hands: () => sides.map((side) => cardsOf(state.hand, side * table.cards.length)),
    handSizes: () => sides.map((side) => handSize(table, state, side)),
    discarded: () => cardsOf(state.discard, 0),
    visibility: () => state.visibility,
    phase: () => nameOfNumber(phase, state.phase),
    ...courseFacts(game, state),
  } satisfies Partial<Record<keyof Expectation, () => unknown>>
}

const wholeWords: WordsOf<ReturnType<typeof wholeFacts>> = {
  medals: (medals) => `Medals: ${medals.join(' and ')}`,
  handSizes: (cards) => `Cards in hand: ${cards.join(' and ')}`,
  visibility: (far) => (far === 0 ? 'It is day' : `Units see as far as ${count(far, 'hex', 'hexes')}`),
}

/** All that examples can expect of a position. The first unit of an example is the one that looks. */
export const facts: StateFacts<ExamplePosition, CommandCardsState, Expectation> = {
  pieces: [
    {
      field: 'units',
      find: findUnit,
      factsOf: ({ game }, state, unit) => unitFacts(game, state, unit),
      wordsOf: (_, { hex }, unit) => unitWords(hex[unit]),
      line: ({ game }, { hex }, unit, words) => unitLine(game, hex[unit], unit, words),
    },
  ],
  hexes: {
    obstacles: ({ game: { table } }, { obstacle }, hex) =>
      obstacle[hex] === 0 ? 'none' : table.obstacleIds[obstacle[hex] - 1],
    smoke: (_, { smoke }, hex) => smoke[hex],
    sight: ({ game: { services } }, state, hex) => services.sight.sees(state, state.hex[0], hex),
  },
  hexWord: 'at',
  hexLines: ({ game }) => ({
    sight: (hex, isSeen) => `${game.scenario.units[0].name} ${isSeen ? 'sees' : 'does not see'} ${hex}`,
  }),
  whole: ({ game }, state) => wholeFacts(game, state),
  wholeWords: () => wholeWords,
}
