/** Replays records and plays whole games without a page: for the worker, for tests, for the console. */
import { rollingDice } from '../../engine/dice.ts'
import type { Action, AnyGame, Player, Side, State } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { addSeed, chooseFor, type Position, readMove, start, step } from '../../engine/play.ts'
import { type Record as GameRecord, type Identity, makeMove, makeRecord, parseRecord } from '../../engine/record.ts'
import { firstPosition, seedIn } from './positions.ts'

/** The result of replaying a record. */
export interface Replayed {
  /** Hash of the last state, 16 hex digits. */
  readonly hash: string
  /** Actions played. */
  readonly moves: number
  readonly record: string
  readonly over: boolean
}

/** The record of a text. @throws Error when it is none. */
export const readRecord = (text: string): GameRecord => {
  const record = parseRecord(text)
  if (record === undefined) throw new Error('this is not a record')
  return record
}

/** The hash of the state at the end of a record. Throws with a reason when the record is damaged or a move is refused. */
export const hashOf = (game: AnyGame, text: string): Replayed => {
  const record = readRecord(text)
  const { state } = makeFollower()(game, record)
  return {
    hash: stateHash(game, state),
    moves: record.moves.length,
    record: text,
    over: game.outcome(state) !== undefined,
  }
}

/**
 * Finds the positions at the ends of records. One that goes on where the last one ended, as the turns of a game do, is not played
 * from its beginning. It throws with a reason when a move is refused. With a base, as plain JSON, the moves are played from there.
 */
export const makeFollower = () => {
  type Followed = Pick<GameRecord, 'seed' | 'moves'> & { game: AnyGame; base: string; position: Position<State> }
  const games: Followed[] = []
  return (game: AnyGame, { seed, moves }: Pick<GameRecord, 'seed' | 'moves'>, from?: unknown): Position<State> => {
    const base = JSON.stringify(from) ?? ''
    const last = games.find(
      (one) =>
        one.game === game &&
        one.seed === seed &&
        one.base === base &&
        one.moves.every((move, index) => move === moves[index]),
    )
    let position = last?.position ?? firstPosition(game, seed, from)
    for (const text of moves.slice(position.moves)) {
      const seed = seedIn(text)
      if (seed !== undefined) {
        position = addSeed(position, seed)
        continue
      }
      const move = readMove(game, text)
      const result = move && step(game, position, move.side, move.action)
      if (!result?.ok)
        throw new Error(`Action ${position.moves + 1} is refused: ${result?.reason ?? `“${text}” is none.`}`)
      position = result.position
    }
    games[0] = { game, seed, moves, base, position }
    return position
  }
}

/** Chooses for a side that may act: sees what that side may know. The choice depends on seed and position alone. */
export const chooseAction = (
  game: AnyGame,
  position: Position<State>,
  side: Side,
  player: Player,
  seed: number,
): Action => {
  // Stream 0 is the game's own: a player never sees it.
  const dice = rollingDice(seed, position.moves + 1)
  return chooseFor(game, player, position.state, side, dice)
}

/** Plays a game to its end, the same player on both sides. */
export const selfPlay = (game: AnyGame, identity: Identity, player: Player, seed: number): Replayed => {
  let { position } = start(game, seed)
  const moves: string[] = []
  while (game.outcome(position.state) === undefined) {
    const [side] = game.actors(position.state)
    const action = chooseAction(game, position, side, player, seed)
    const result = step(game, position, side, action)
    if (!result.ok) throw new Error(`${player.id} chose an action that is refused: ${result.reason}`)
    position = result.position
    moves.push(makeMove(side, game.makeAction(action)))
  }
  const record = makeRecord({ format: 2, ...identity, seed, moves })
  return { hash: stateHash(game, position.state), moves: moves.length, record, over: true }
}
