/** Medals of a position: those that nobody can lose any more are taken off what a side needs; the others are won and lost as before. command-cards.C15 */

import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { placeMedals } from '../../../../engine/systems/command-cards/medals.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { hexNames, type WritableEntry } from '../../../exchange/writeYaml.ts'

type State = Readonly<CommandCardsState>

/** Medals that a side has for good: units, deeds, and permanent places. */
export const medalsForGood = ({ scenario, table }: CommandCardsGame, state: State, side: Side): number =>
  scenario.medals.reduce(
    (sum, { permanent }, place) => sum + (permanent ? placeMedals(table, state, place, side) : 0),
    state.destroyedMedals[side] + state.otherMedals[side],
  )

/** Medals that a side still needs; at least one. */
export const medalsNeeded = (game: CommandCardsGame, state: State, side: Side): number =>
  Math.max(1, game.scenario.sides[side].medals - medalsForGood(game, state, side))

/** Places that can still be won or lost. */
export const placesOf = ({ scenario, table }: CommandCardsGame, state: State): WritableEntry[] =>
  scenario.medals.flatMap(({ name, hexes, side, medals, permanent, group, atTurnStart }, place): WritableEntry[] => {
    const own = table.placeHexes.flatMap((one, index) =>
      one.place === place ? [{ ...one, holder: state.held[index] }] : [],
    )
    const isKept = (holder: number): boolean => permanent && holder > 0 && (side === undefined || holder === side + 1)
    const isWon = group === 'all' && own.every(({ holder }) => isKept(holder) && holder === own[0].holder)
    const left = group === 'each' ? hexes.filter((_, index) => !isKept(own[index].holder)) : isWon ? [] : hexes
    if (left.length === 0) return []
    return [
      {
        name,
        hexes: hexNames(scenario.map, left),
        side: side === undefined ? undefined : scenario.sides[side].id,
        medals: medals === 1 ? undefined : medals,
        permanent: permanent || undefined,
        group: group === 'each' ? undefined : group,
        atTurnStart: atTurnStart || undefined,
      },
    ]
  })
