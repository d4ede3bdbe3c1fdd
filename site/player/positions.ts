/** Where games begin, and what changes their dice: for the page and for those who replay without one. */
import { keyedDice } from '../../engine/dice.ts'
import type { AnyGame, State } from '../../engine/game.ts'
import { type Position, start } from '../../engine/play.ts'
import { parseMove } from '../../engine/record.ts'

/** The seed that a move of a record adds to the dice, if that is what it does. */
export const seedIn = (text: string): number | undefined => {
  const move = parseMove(text)
  return move?.kind === 'seed' ? move.seed : undefined
}

/** Where a game begins: the first position of the scenario, or another one as plain JSON. @throws when that is no position of the game */
export const firstPosition = (game: AnyGame, seed: number, base?: unknown): Position<State> =>
  base === undefined ? start(game, seed).position : { state: game.decode(base), dice: keyedDice(seed), moves: 0 }
