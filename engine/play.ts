/** The only door into a game: start, step, advance, replay, and where undo must stop. */
import { type Dice, type KeyedDice, keyedDice } from './dice.ts'
import type { Action, Game, GameEvent, Player, Side, State, View } from './game.ts'
import { parseMove, type Record } from './record.ts'

/** A state, the dice that lie beside it, and how many moves led here. Never edited: every step makes a new one. */
export interface Position<S extends State> {
  readonly state: S
  readonly dice: KeyedDice
  readonly moves: number
}

/** A position and what happened on the way to it. */
export interface Played<S extends State, E extends GameEvent> {
  readonly position: Position<S>
  readonly events: readonly E[]
}

export type Stepped<S extends State, E extends GameEvent> =
  | ({ readonly ok: true } & Played<S, E>)
  | { readonly ok: false; readonly reason: string }

/** The first position of a game. The seed's low 32 bits decide every roll. */
export const start = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  seed: number,
): Played<S, E> => {
  const dice = keyedDice(seed)
  return { position: { state: game.setup(dice), dice, moves: 0 }, events: [] }
}

/** True if a side may do this now. */
export const isLegal = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  state: Readonly<S>,
  side: Side,
  action: A,
): boolean =>
  game.isLegal?.(state, side, action) ?? game.legal(state, side, action).some((legal) => game.same(legal, action))

/** Returns a player's choice for a side that may act: the player sees the part of the position that the side may know. */
export const chooseFor = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  player: Player<A, V>,
  state: Readonly<S>,
  side: Side,
  dice: Dice,
): A => player.choose(game.view(state, side), (like) => game.legal(state, side, like), dice)

const refused = (reason: string): { readonly ok: false; readonly reason: string } => ({ ok: false, reason })

/** The position after an action of a side, or why it cannot be. The given position stays as it is. */
export const step = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  position: Position<S>,
  side: Side,
  action: A,
): Stepped<S, E> => {
  // A record from outside may name any.
  if (!game.teams.some((team) => team.includes(side))) return refused(`There is no side ${side}.`)
  if (!isLegal(game, position.state, side, action)) return refused(game.refusal(position.state, side, action))
  const state = game.copy(position.state)
  const dice = position.dice.clone()
  const events: E[] = []
  game.apply({ state, dice, emit: (event) => events.push(event) }, side, action)
  return { ok: true, position: { state, dice, moves: position.moves + 1 }, events }
}

const silent = (): void => {}

/** Carries out an action that is known to be legal, in place: for playtests and search. */
export const advance = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  state: S,
  dice: KeyedDice,
  side: Side,
  action: A,
): void => game.apply({ state, dice, emit: silent }, side, action)

/** Returns the side and the action of a move in a record; undefined when it seals or opens a choice, adds a seed, or is none. */
export const readMove = <A extends Action>(
  { parseAction }: { parseAction(text: string): A | undefined },
  text: string,
): { readonly side: Side; readonly action: A } | undefined => {
  const move = parseMove(text)
  if (move?.kind !== 'action' || move.salt !== undefined) return undefined
  const action = parseAction(move.action)
  return action && { side: move.side, action }
}

export type Replayed<S extends State, E extends GameEvent> =
  | { readonly ok: true; readonly position: Position<S>; readonly events: readonly (readonly E[])[] }
  /** `at` is the index of the move that could not be made. */
  | { readonly ok: false; readonly at: number; readonly reason: string }

/** The seal of a text: nobody finds the text from it, nor another text that has it. Lower-case digits to the base 36. */
export type SealOf = (text: string) => string

/**
 * Plays a record again, checking every move: it may come from outside. That it belongs to this scenario is the caller's to check.
 * @param sealOf how choices were sealed; without it a record that holds seals is refused
 */
export const replay = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  record: Pick<Record, 'seed' | 'moves'>,
  sealOf?: SealOf,
): Replayed<S, E> => {
  let { position } = start(game, record.seed)
  const seals = new Map<Side, string>()
  const events: (readonly E[])[] = []
  for (const [at, text] of record.moves.entries()) {
    const made = makeMoveOf(game, position, text, seals, sealOf)
    if (!made.ok) return { ok: false, at, reason: made.reason }
    position = made.position
    events.push(made.events)
  }
  return { ok: true, position, events }
}

/** The position with another seed in its dice. */
export const addSeed = <S extends State>(position: Position<S>, seed: number): Position<S> => ({
  ...position,
  dice: position.dice.withSeed(seed),
  moves: position.moves + 1,
})

/** @param seals those that are not opened yet, by side; a move that seals a choice or opens one changes them */
const makeMoveOf = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  position: Position<S>,
  text: string,
  seals: Map<Side, string>,
  sealOf: SealOf | undefined,
): Stepped<S, E> => {
  const move = parseMove(text)
  if (move === undefined) return refused(`“${text}” is no move.`)
  if (move.kind === 'seed') return { ok: true, position: addSeed(position, move.seed), events: [] }
  const { side } = move
  const seal = seals.get(side)
  if (move.kind === 'seal') {
    if (sealOf === undefined) return refused('Sealed choices cannot be opened here.')
    if (seal !== undefined || !game.actors(position.state).includes(side))
      return refused(`Side ${side} has nothing to choose.`)
    seals.set(side, move.seal)
    return { ok: true, position: { ...position, moves: position.moves + 1 }, events: [] }
  }
  const action = game.parseAction(move.action)
  if (action === undefined) return refused(`“${text}” is no move.`)
  if (seal !== (move.salt === undefined ? undefined : sealOf?.(text)))
    return refused(`This is not what side ${side} had sealed.`)
  seals.delete(side)
  return step(game, position, side, action)
}

/** True if the action that brought these events may be taken back: it rolled nothing and revealed nothing. */
export const canUndo = (events: readonly GameEvent[]): boolean => events.every((event) => event.rolled !== true)
