/** Laws about what a side does not know. */

import { expect } from 'vitest'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { isToldTo } from '../../engine/event.ts'
import type { Action, Game, GameEvent, Player, Side, State, View } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { advance, canUndo, chooseFor, type Position, step } from '../../engine/play.ts'
import { anyOf, moverOf, same, some } from './choices.ts'
import { actionsPerTurn, imaginedStride, type Means } from './means.ts'

/** The thinking player of a game, and the same one of another opening of its scenario. */
export interface Players<A extends Action, V extends View> {
  readonly planner: Player<A, V>
  readonly stranger: Player<A, V>
}

/** A view, the legal actions and the reasons of refusals are the same whatever lies behind the fog. */
export const keepsHidden = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  means: Means<S, A, E, V, Q>,
  state: Readonly<S>,
  seed: number,
  refused: readonly A[],
  players?: Players<A, V>,
): void => {
  for (const viewer of game.teams.flat()) {
    const twin = means.shuffleHidden(game, state, viewer, rollingDice(seed, 2))
    const view = game.view(state, viewer)
    same(game.view(twin, viewer), view)
    if (!game.actors(state).includes(viewer)) continue
    const legal = game.legal(state, viewer)
    same(game.legal(twin, viewer), legal)
    for (const action of refused) expect(game.refusal(twin, viewer, action)).toBe(game.refusal(state, viewer, action))
    if (players) {
      const choice = chooseFor(game, players.planner, state, viewer, rollingDice(seed, 3))
      const other = chooseFor(game, players.stranger, twin, viewer, rollingDice(seed, 3))
      expect(game.makeAction(other)).toBe(game.makeAction(choice))
    }
  }
}

/**
 * A state imagined for each side looks like its view, allows it the same, can be saved, and is the same whatever lies behind the fog.
 */
export const imaginesByView = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  means: Means<S, A, E, V, Q>,
  state: Readonly<S>,
  seed: number,
): void => {
  const { imagine } = means.insight(game)
  for (const viewer of game.teams.flat()) {
    const view = game.view(state, viewer)
    const imagined = imagine(view, rollingDice(seed, 4))
    same(game.view(imagined, viewer), view)
    same(game.legal(imagined, viewer), game.legal(state, viewer))
    const hash = stateHash(game, imagined)
    expect(stateHash(game, game.decode(JSON.parse(JSON.stringify(game.encode(imagined)))))).toBe(hash)
    const twin = means.shuffleHidden(game, state, viewer, rollingDice(seed, 2))
    expect(stateHash(game, imagine(game.view(twin, viewer), rollingDice(seed, 4)))).toBe(hash)
  }
}

/** Plays on at random to the end, in place; looks closely now and then. */
export const playOn = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  means: Means<S, A, E, V, Q>,
  state: S,
  seed: number,
  turns: number,
): void => {
  const choices = rollingDice(seed, 5)
  const dice = keyedDice(seed)
  for (let moves = 0; !game.outcome(state); moves++) {
    const side = anyOf(game.actors(state), choices)
    const legal = game.legal(state, side)
    if (legal.length === 0) throw new Error(`dead end after ${moves} moves of an imagined game`)
    if (moves > turns * actionsPerTurn) throw new Error('an imagined game does not end')
    if (moves % imaginedStride === 0) imaginesByView(game, means, state, moves)
    advance(game, state, dice, side, anyOf(legal, choices))
  }
  expect(state.turn).toBeLessThanOrEqual(turns)
}

/** What a side is told: not who else is, nor which of the events bars undo. */
const toldTo = (side: Side, events: readonly GameEvent[]): readonly object[] =>
  events.filter((event) => isToldTo(event, side)).map((event) => ({ ...event, seenBy: undefined, rolled: undefined }))

/** Events without their order, and that of what each lists. */
const unordered = (events: readonly object[]): string =>
  events
    .map((event) =>
      JSON.stringify(event, (_, value) =>
        Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value,
      ),
    )
    .sort()
    .join()

/**
 * Whoever acts sees and is told the same after an action that can be undone, whatever lies behind the fog. Of any other action it may be
 * told what was hidden, but never by the order in which it is told.
 */
export const revealsNothing = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  means: Means<S, A, E, V, Q>,
  position: Position<S>,
  seed: number,
): void => {
  const side = moverOf(game, position.state)
  for (const action of some(game.legal(position.state, side), 8)) {
    const what = game.makeAction(action)
    const stepped = step(game, position, side, action)
    if (!stepped.ok) throw new Error(stepped.reason)
    const state = means.shuffleHidden(game, position.state, side, rollingDice(seed, 2))
    const twin = step(game, { ...position, state }, side, action)
    if (!twin.ok) throw new Error(twin.reason)
    const [told, toldInTwin] = [stepped, twin].map(({ events }) => toldTo(side, events))
    if (canUndo(stepped.events) && moverOf(game, stepped.position.state) === side) {
      expect(canUndo(twin.events), what).toBe(true)
      same(game.view(twin.position.state, side), game.view(stepped.position.state, side), what)
    } else if (unordered(toldInTwin) !== unordered(told)) continue
    same(toldInTwin, told, what)
  }
}

/** The other side hears of whatever it can see change. */
export const tellsChanges = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  position: Position<S>,
): void => {
  for (const action of some(game.legal(position.state, moverOf(game, position.state)), 8)) {
    const stepped = step(game, position, moverOf(game, position.state), action)
    if (!stepped.ok) throw new Error(stepped.reason)
    for (const side of game.teams.flat())
      if (stepped.events.every(({ seenBy }) => seenBy !== undefined && !seenBy.includes(side)))
        same(game.view(stepped.position.state, side), game.view(position.state, side), game.makeAction(action))
  }
}

/** Actions that are compared: so many times two that follow each other in the list, and so differ in little. */
const pairs = 12

/** Moves are told as far as they are seen, and who has moved out of sight is seen no more where it came to. */
const isToldInPart = ({ type }: GameEvent): boolean => type === 'moved'

/** Of two actions of a kind after which a side sees the same it hears the same: no event tells it what its view hides. */
export const soundsAsItLooks = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  position: Position<S>,
): void => {
  const side = moverOf(game, position.state)
  const legal = game.legal(position.state, side)
  for (const first of some([...legal.keys()], pairs)) {
    // The kind of an action may be told: its subject and its place may not.
    const alike = legal.slice(first, first + 2).filter(({ type }) => type === legal[first].type)
    const done = alike.map((action) => {
      const stepped = step(game, position, side, action)
      if (!stepped.ok) throw new Error(stepped.reason)
      return stepped
    })
    // Dice that were rolled are told, whatever they brought.
    if (!done.every(({ events }) => canUndo(events))) continue
    for (const listener of game.teams.flat()) {
      if (listener === side) continue
      const isHeard = (event: E): boolean => !isToldInPart(event) && isToldTo(event, listener)
      const seen = done.map(({ position: { state } }) => JSON.stringify(game.view(state, listener)))
      const heard = done.map(({ events }) => events.filter(isHeard))
      if (seen[0] === seen.at(-1)) same(heard.at(-1), heard[0], game.makeAction(legal[first]))
    }
  }
}
