/**
 * Plays and replays off the page's thread, so that the page never freezes. Each system has a worker of its own, a short module
 * that passes its game and its players to this one: so a page loads no other system's.
 */
import { expose, proxy } from 'comlink'
import { makeChances, type Terms } from '../../engine/ai/chances.ts'
import type { OpponentId } from '../../engine/ai/opponents.ts'
import { playerAmong } from '../../engine/ai/players.ts'
import { atDifficulty } from '../../engine/difficulty.ts'
import type { AnyGame, Scenario, Side, Thinkers } from '../../engine/game.ts'
import { step } from '../../engine/play.ts'
import { type Record as GameRecord, type Identity, makeMove } from '../../engine/record.ts'
import { chooseAction, hashOf, makeFollower, readRecord, selfPlay } from './replay.ts'

/** How a system is opened, and who can play it. */
interface Engine {
  open(scenario: Scenario): AnyGame
  readonly thinkers: Thinkers<never>
}

/** The scenario at its levels of difficulty, each opened when it is first asked for. */
const gamesOf = (open: Engine['open'], scenario: Scenario, levels: readonly string[]) => {
  const games = new Map<string | undefined, AnyGame>()
  return (level: string | undefined): AnyGame => {
    const at = atDifficulty(scenario, levels, level)
    if (typeof at === 'string') throw new Error(at)
    const game = games.get(at.difficulty) ?? open(at)
    games.set(at.difficulty, game)
    return game
  }
}

/** A move as the text of a record, and the milliseconds for which it was thought about. */
export interface Decided {
  readonly move: string
  readonly took: number
}

/** Answers the page's questions once a scenario is open. Moves travel as the texts of records. */
const answersOf = (
  { open, thinkers }: Engine,
  scenario: Scenario,
  identity: Identity,
  levels: readonly string[],
  terms: Terms | null,
) => {
  const gameAt = gamesOf(open, scenario, levels)
  const positionAfter = makeFollower()

  function* movesOf(id: OpponentId, text: string, base: unknown, wanted: Side | undefined): Generator<Decided, void> {
    const record = readRecord(text)
    const game = gameAt(record.difficulty)
    const player = playerAmong(thinkers, id, game)
    let position = positionAfter(game, record, base)
    const side = wanted ?? game.actors(position.state)[0]
    while (side !== undefined && game.actors(position.state).includes(side)) {
      const since = performance.now()
      const action = chooseAction(game, position, side, player, record.seed)
      const took = performance.now() - since
      const result = step(game, position, side, action)
      if (!result.ok) throw new Error(`${id} chose an action that is refused: ${result.reason}`)
      position = result.position
      yield { move: makeMove(side, game.makeAction(action)), took }
    }
  }

  const chancesOf = (record: GameRecord, base: unknown): number[][] => {
    const game = gameAt(record.difficulty)
    const chancesAt = makeChances(game, thinkers, terms)
    const { moves } = record
    return [...moves.keys(), moves.length].map((count) => {
      const { state } = positionAfter(game, { ...record, moves: moves.slice(0, count) }, base)
      return chancesAt(state)
    })
  }

  return {
    /** The turn of a side that may act after a record, from a base where it has one: each move is decided when it is asked for. */
    turn: (player: OpponentId, record: string, base?: unknown, side?: Side) =>
      proxy(movesOf(player, record, base, side)),
    /** How likely the team of each side is to win: after each action of a record, and before the first. By side, in ten-thousandths. */
    chances: (record: string, base?: unknown) => chancesOf(readRecord(record), base),
    hashOf: (record: string) => hashOf(gameAt(readRecord(record).difficulty), record),
    selfPlay(player: OpponentId, seed: number) {
      const game = gameAt(undefined)
      return selfPlay(game, identity, playerAmong(thinkers, player, game), seed)
    },
  }
}

const doorOf =
  (engine: Engine) => (scenario: Scenario, identity: Identity, levels: readonly string[], terms: Terms | null) =>
    proxy(answersOf(engine, scenario, identity, levels, terms))

/** Opens a scenario for the page. */
export type Door = ReturnType<typeof doorOf>

/** Answers the page. On the page, where a worker's module is asked for its address, it does nothing. */
export const answerThePage = (engine: Engine): void => {
  if (typeof document === 'undefined') expose(doorOf(engine))
}
