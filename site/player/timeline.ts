/** A game as the page keeps it: every position from the first to the last, and what led from one to the next. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { namedLevel } from '../../engine/difficulty.ts'
import type { Action, AnyGame, GameEvent, Side, State } from '../../engine/game.ts'
import { addSeed, canUndo, type Position, readMove, step } from '../../engine/play.ts'
import { type Record as GameRecord, makeMove, makeSeed } from '../../engine/record.ts'
import { firstPosition, seedIn } from './positions.ts'
import type { Types } from './types.ts'

/** One action and what came of it. */
export interface Step<T extends Types = Types> {
  readonly action: T['action']
  /** The side that acted. */
  readonly side: Side
  /** The turn in which it was done. */
  readonly turn: number
  readonly events: readonly T['event'][]
  readonly after: Position<T['state']>
}

export interface Timeline<T extends Types = Types> {
  /** The scenario at the level of difficulty at which it is played. */
  readonly game: T['game']
  readonly seed: number
  readonly first: Position<T['state']>
  /** `first` as plain JSON, where it is not the first position of the scenario: nobody can verify how it came about. */
  readonly base?: unknown
  /** How many of the steps cannot be taken back: they came with a link, or are of the game that this one branched off. */
  readonly given?: number
  readonly steps: readonly Step<T>[]
  /** Seeds that were added to the dice, each with the number of steps before it; in order. */
  readonly seeds: readonly (readonly [steps: number, seed: number])[]
}

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/**
 * @param base the position that the game goes on from, as plain JSON, where it is not the scenario's first
 * @throws when the base is no position of the game
 */
export const startTimeline = (game: AnyGame, seed: number, base?: unknown): Timeline => ({
  game,
  seed,
  ...(base !== undefined && { base }),
  first: firstPosition(game, seed, base),
  steps: [],
  seeds: [],
})

/** The position after `count` actions. */
export const positionAt = <T extends Types>(timeline: Timeline<T>, count: number): Position<T['state']> =>
  timeline.steps[count - 1]?.after ?? timeline.first

export const lastPosition = <T extends Types>(timeline: Timeline<T>): Position<T['state']> =>
  positionAt(timeline, timeline.steps.length)

/** The last event of a kind, with the step that brought it. */
export const lastEvent = <T extends Types, E extends T['event']>(
  steps: readonly Step<T>[],
  is: (event: T['event']) => event is E,
): { readonly at: number; readonly event: E } | undefined => {
  const at = steps.findLastIndex(({ events }) => events.some(is))
  const event = steps[at]?.events.findLast(is)
  return event && { at, event }
}

/** The timeline of the first `count` actions. */
export const cutAt = <T extends Types>(timeline: Timeline<T>, count: number): Timeline<T> => ({
  ...timeline,
  steps: timeline.steps.slice(0, count),
  seeds: timeline.seeds.filter(([steps]) => steps <= count),
})

/** The timeline with another seed in the dice of what comes next. */
export const seeded = (timeline: Timeline, seed: number): Timeline => ({
  ...timeline,
  seeds: [...timeline.seeds, [timeline.steps.length, seed]],
})

/** The last position with the seeds that were added since: from where the next action is done. */
const positionToAct = (timeline: Timeline): Position<State> =>
  timeline.seeds.reduce(
    (position, [steps, seed]) => (steps === timeline.steps.length ? addSeed(position, seed) : position),
    lastPosition(timeline),
  )

/**
 * The side that acts next in a state. Of partners who may act at the same time it is the one who is preferred; see `moverIn` of the
 * player's state.
 */
export const moverOf = (
  { game }: { readonly game: AnyGame },
  state: State,
  isPreferred: (side: Side) => boolean = () => false,
): Side => {
  const actors = game.actors(state)
  return actors.find(isPreferred) ?? actors[0] ?? 0
}

/** One action in a position and what came of it, or the engine's reason why it is refused. */
const stepFrom = (
  game: AnyGame,
  before: Position<State>,
  side: Side,
  action: Action,
): Step | { readonly reason: string } => {
  const { turn } = before.state
  const result = step(game, before, side, action)
  return result.ok ? { action, side, turn, events: result.events, after: result.position } : { reason: result.reason }
}

/** The timeline with one action more, or the engine's reason why the action is refused. */
export const extended = (
  game: AnyGame,
  timeline: Timeline,
  action: Action,
  side: Side = moverOf(timeline, lastPosition(timeline).state),
): { readonly timeline: Timeline } | { readonly reason: string } => {
  const done = stepFrom(game, positionToAct(timeline), side, action)
  return 'reason' in done ? done : { timeline: { ...timeline, steps: [...timeline.steps, done] } }
}

/** The timeline of a record, as far as its moves can be played, from a base where it has one. */
export const timelineOf = (
  game: AnyGame,
  record: GameRecord,
  base?: unknown,
): { readonly timeline: Timeline; readonly refused?: { readonly at: number; readonly reason: string } } => {
  const first = startTimeline(game, record.seed, base)
  const steps: Step[] = []
  const seeds: [number, number][] = []
  const timeline = { ...first, steps, seeds }
  let position = first.first
  for (const [at, text] of record.moves.entries()) {
    const seed = seedIn(text)
    if (seed !== undefined) {
      seeds.push([steps.length, seed])
      position = addSeed(position, seed)
      continue
    }
    const move = readMove(game, text)
    const done =
      move === undefined ? { reason: `"${text}" is not a move` } : stepFrom(game, position, move.side, move.action)
    if ('reason' in done) return { timeline, refused: { at, reason: done.reason } }
    position = done.after
    steps.push(done)
  }
  return { timeline }
}

/** The actions from a step on, as moves of a record. */
export const movesFrom = ({ game, steps }: Timeline, from: number): readonly string[] =>
  steps.slice(from).map(({ side, action }) => makeMove(side, game.makeAction(action)))

/** All moves of a record, each seed where it was added. */
const movesOf = (timeline: Timeline): readonly string[] =>
  timeline.seeds.reduceRight<readonly string[]>(
    (moves, [steps, seed]) => moves.toSpliced(steps, 0, makeSeed(seed)),
    movesFrom(timeline, 0),
  )

/** Returns the record that saves and links hold. */
export const recordOf = ({ scenario, identity }: ScenarioBundle, timeline: Timeline): GameRecord => ({
  format: 2,
  ...identity,
  seed: timeline.seed,
  ...namedLevel(scenario, timeline.game.scenario.difficulty),
  moves: movesOf(timeline),
})

/** Why the last action cannot be taken back, or undefined when it can. `reveals`: whether an event showed what was hidden. */
export const undoBarrier = (
  timeline: Timeline,
  isPerson: (side: Side) => boolean,
  reveals: (event: GameEvent) => boolean,
): string | undefined => {
  const last = timeline.steps.at(-1)
  if (last === undefined) return 'Nothing has been done yet.'
  if (timeline.steps.length <= (timeline.given ?? 0))
    return 'The game began from here; what came before cannot be undone.'
  if (!isPerson(last.side)) return 'The computer has moved since.'
  const actors = timeline.game.actors(last.after.state)
  if (actors.length > 0 && !actors.includes(last.side)) return 'The turn has been handed over.'
  if (canUndo(last.events)) return undefined
  return last.events.some((event) => event.rolled === true && reveals(event))
    ? 'Something hidden was revealed, and undo never takes back what was seen.'
    : 'Dice were rolled, and undo never takes back a roll.'
}

export const undone = (timeline: Timeline): Timeline => cutAt(timeline, timeline.steps.length - 1)
