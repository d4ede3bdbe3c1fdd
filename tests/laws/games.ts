/** Plays the games in which the laws are looked for. */
import { expect } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, State, View } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { advance, chooseFor, type Position, replay, start } from '../../engine/play.ts'
import { makeMove } from '../../engine/record.ts'
import { anyOf, some } from './choices.ts'
import { imaginesByView, keepsHidden, type Players, revealsNothing, tellsChanges } from './hidden.ts'
import { actionsPerTurn, isLong, looksOfMore, type Means, mostMoves, tries } from './means.ts'

export interface PlayedGame<S extends State> {
  readonly seed: number
  readonly moves: readonly string[]
  /** Every position from the first to the last. */
  readonly positions: readonly Position<S>[]
}

/** Plays a game with a player that picks any legal action; throws when it meets a dead end or does not end. */
export const playRandomly = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  seed: number,
  turns: number,
): PlayedGame<S> => {
  const choices = rollingDice(seed, 1)
  const moves: string[] = []
  let { position } = start(game, seed)
  const positions = [position]
  while (!game.outcome(position.state)) {
    const side = anyOf(game.actors(position.state), choices)
    const legal = game.legal(position.state, side)
    if (legal.length === 0) throw new Error(`dead end after ${moves.length} moves`)
    if (moves.length > turns * actionsPerTurn) throw new Error('the game does not end')
    const action = anyOf(legal, choices)
    const state = game.copy(position.state)
    const dice = position.dice.clone()
    advance(game, state, dice, side, action)
    position = { state, dice, moves: position.moves + 1 }
    positions.push(position)
    moves.push(makeMove(side, game.makeAction(action)))
  }
  return { seed, moves, positions }
}

/** Plays a game in place and looks closely at some of its positions. */
export const playClosely = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  means: Means<S, A, E, V, Q>,
  seed: number,
  turns: number,
  players: Players<A, V> | undefined,
): void => {
  const { position } = start(game, seed)
  const { state, dice } = position
  const choices = rollingDice(seed, 1)
  const moves: string[] = []
  /** Every so many moves; a game has more the longer it lasts. */
  const stride = isLong ? turns * 5 : mostMoves / looksOfMore
  for (let looked = 0; !game.outcome(state) && moves.length < mostMoves; ) {
    const side = anyOf(game.actors(state), choices)
    const legal = game.legal(state, side)
    if (legal.length === 0) throw new Error(`dead end after ${moves.length} moves of game ${seed}`)
    if (moves.length > turns * actionsPerTurn) throw new Error(`game ${seed} does not end`)
    if (moves.length % stride === 0 && looked < looksOfMore) {
      looked++
      const now = new Set(legal.map((action) => makeMove(side, game.makeAction(action))))
      const refused = some(
        moves.filter((move) => !now.has(move)),
        tries,
      ).flatMap((move) => game.parseAction(move.slice(1)) ?? [])
      keepsHidden(game, means, state, seed + looked, refused, players)
      imaginesByView(game, means, state, seed + looked)
      const here = { state: game.copy(state), dice: dice.clone(), moves: moves.length }
      revealsNothing(game, means, here, seed + looked)
      tellsChanges(game, here)
      expect(stateHash(game, game.decode(JSON.parse(JSON.stringify(game.encode(state)))))).toBe(stateHash(game, state))
    }
    const action = players ? chooseFor(game, players.planner, state, side, choices) : anyOf(legal, choices)
    const text = game.makeAction(action)
    if (players && !legal.some((one) => game.same(one, action))) throw new Error(`the planner chose ${text}: not legal`)
    moves.push(makeMove(side, text))
    advance(game, state, dice, side, action)
  }
  expect(state.turn).toBeLessThanOrEqual(turns)
  const replayed = replay(game, { seed, moves })
  if (!replayed.ok) throw new Error(`move ${replayed.at} of game ${seed}: ${replayed.reason}`)
  expect(stateHash(game, replayed.position.state)).toBe(stateHash(game, state))
}
