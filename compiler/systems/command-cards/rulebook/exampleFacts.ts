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
import { courseFacts, type StateFacts } from '../../../rulebook/examples/facts.ts'
import type { Expectation, UnitExpectation } from '../schemas/types.generated.ts'
import { type ExamplePosition, findUnit } from './examplePosition.ts'

type FactsOf<E> = { readonly [name in keyof Required<E>]: () => unknown }

/** What a unit has and where it is. */
export const unitFacts = (
  { scenario }: CommandCardsGame,
  { hex, figures, status: bits, gear: has, zeroed }: CommandCardsState,
  unit: number,
): FactsOf<UnitExpectation> => ({
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
})

const placeOf = (hex: Hex): NonNullable<UnitExpectation['place']> => {
  if (hex > 0) return 'board'
  if (hex === inReserve) return 'reserve'
  return hex === destroyed ? 'destroyed' : 'exited'
}

type WholeFactName = Exclude<
  keyof Expectation,
  | ('value' | 'terms' | 'legal' | 'reason' | 'dice' | 'hits' | 'kill' | 'units' | 'undo')
  | ('obstacles' | 'smoke' | 'sight')
>

/** Facts about the whole game. */
export const wholeFacts = (
  game: CommandCardsGame,
  state: CommandCardsState,
): { readonly [name in WholeFactName]: () => unknown } => {
  const { table } = game
  const cardsOf = (pile: Uint8Array, first: number): string[] =>
    table.cardIds.flatMap((id, card) => Array<string>(pile[first + card]).fill(id))
  return {
    medals: () => sides.map((side) => medalsOf(table, state, side)),
    hands: () => sides.map((side) => cardsOf(state.hand, side * table.cards.length)),
    handSizes: () => sides.map((side) => handSize(table, state, side)),
    discarded: () => cardsOf(state.discard, 0),
    visibility: () => state.visibility,
    phase: () => Object.entries(phase).find(([, number]) => number === state.phase)?.[0],
    ...courseFacts(game, state),
  }
}

/** All that examples can expect of a position. The first unit of an example is the one that looks. */
export const facts: StateFacts<ExamplePosition, CommandCardsState, Expectation> = {
  pieces: [{ field: 'units', find: findUnit, factsOf: ({ game }, state, unit) => unitFacts(game, state, unit) }],
  hexes: {
    obstacles: ({ game: { table } }, { obstacle }, hex) =>
      obstacle[hex] === 0 ? 'none' : table.obstacleIds[obstacle[hex] - 1],
    smoke: (_, { smoke }, hex) => smoke[hex],
    sight: ({ game: { services } }, state, hex) => services.sight.sees(state, state.hex[0], hex),
  },
  hexWord: 'at',
  whole: ({ game }, state) => wholeFacts(game, state),
}
