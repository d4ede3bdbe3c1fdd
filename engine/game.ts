/**
 * The contract between a rule system and everything that plays, shows or tests it.
 *
 * A system is opened once on a scenario and may precompute as much as it likes from it; a state holds only what
 * changes. Everything that leaves the engine (actions, events, views, outcomes) is plain JSON.
 */
import type { LevelId } from './ai/opponents.ts'
import type { Dice, KeyedDice } from './dice.ts'

/** One who has a view of its own and acts: an index into the sides of the scenario, in their order of play. */
export type Side = number

/** A rule's name across the repository: `<system>.<number in the rulebook>`, for example `operational.D4`. */
export type RuleId = `${string}.${string}`

/** The fields that every resolved scenario has; a rule system adds its own. */
export interface Scenario {
  readonly system: string
  readonly id: string
  readonly title: string
  /** Rounds; the game ends after this one. */
  readonly turns: number
  /** Its own level of difficulty, in systems that have levels. */
  readonly difficulty?: string
}

/** The part of a state that players and printers may rely on. A state holds only what changes. */
export interface State {
  /** Round of the game, from 1. */
  turn: number
}

/** A choice of a side. `type` names the verb; the rest is the system's own. */
export interface Action {
  readonly type: string
}

/** Something that happened. Told to those in `seenBy`; absent means everyone. */
export interface GameEvent {
  readonly type: string
  readonly seenBy?: readonly Side[]
  /** True when the event revealed hidden information or a roll: undo must not cross it. */
  readonly rolled?: true
}

/** The part of a position that one side may know. */
export interface View {
  readonly turn: number
  /** The side that looks; null is a spectator. */
  readonly viewer: Side | null
}

/** How a game ended. */
export interface Outcome {
  /** The sides of the teams that have won; none after a draw. */
  readonly winners: readonly Side[]
  /** A short key of the reason, for example `objectives-held`; the system's labels put it in words. */
  readonly reason: string
  /** Score by side. */
  readonly score: readonly number[]
  /** The turn in which it was decided. */
  readonly turn: number
}

/** The next state in the making: edit `state`, roll `dice`, say what happened. */
export interface Draft<S, E> {
  readonly state: S
  readonly dice: KeyedDice
  emit(event: E): void
}

/** One line of an explained number. */
export interface Term {
  /** The rule that brings this term. */
  readonly rule: RuleId
  /** A short label in sentence case, for example `Armour 25 − 16`. */
  readonly label: string
  /** The term's value in thousandths of the explanation's unit, signed. */
  readonly value: number
}

/** A computed number and the chain of terms behind it. */
export interface Explanation {
  readonly subject: string
  /**
   * The unit of `value`: combat shifts, movement points, per cent, command points, points of a score, dice of a pool, hexes, or flags of a
   * roll.
   */
  readonly unit: 'shift' | 'movement points' | 'per cent' | 'command points' | 'points' | 'dice' | 'hexes' | 'flags'
  /** The number in thousandths. */
  readonly value: number
  readonly terms: readonly Term[]
}

/** A rule system opened on a scenario: the questions that a game must answer about a state. */
export interface Game<
  S extends State = State,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  V extends View = View,
  Q = never,
> {
  readonly scenario: Scenario
  /** The sides that win and lose together: each side is in one team. */
  readonly teams: readonly (readonly Side[])[]
  /** The first position. May roll. */
  setup(dice: KeyedDice): S
  /** Returns the sides that may act now: one, or several that choose at the same time; none when the game is over. */
  actors(state: Readonly<S>): readonly Side[]
  /**
   * All that `side` may do now: complete and exact, the only source of legality. Empty when it is not among the actors. Of actions
   * with lists, such as a joint attack of some units, it holds some, and `isLegal` tells whether others may be done.
   * @param like only actions with the same values in these fields, for example those of one unit: cheaper than to choose among all
   */
  legal(state: Readonly<S>, side: Side, like?: object): readonly A[]
  /**
   * True if a side may do this now, for systems whose actions have lists; it is true of all that `legal` holds. Absent elsewhere: `legal`
   * holds all.
   */
  isLegal?(state: Readonly<S>, side: Side, action: A): boolean
  /** Why an action that is not legal is refused: one sentence for people. */
  refusal(state: Readonly<S>, side: Side, action: A): string
  /** Carries out an action that is legal; edits `draft.state` in place. */
  apply(draft: Draft<S, E>, side: Side, action: A): void
  /** Returns the part of a position that a side may know; undefined is a spectator. */
  view(state: Readonly<S>, side: Side | undefined): V
  /** How the game ended, or undefined while it goes on. */
  outcome(state: Readonly<S>): Outcome | undefined
  /** The terms behind a computed number, or undefined when the question has no answer in this state. */
  explain(state: Readonly<S>, question: Q): Explanation | undefined

  /** A deep copy of a state that shares nothing with it. */
  copy(state: Readonly<S>): S
  /** Copies `from` into `to`, reusing its memory. */
  copyInto(from: Readonly<S>, to: S): void
  /** The state as plain JSON. `decode(encode(s))` equals `s`. */
  encode(state: Readonly<S>): unknown
  decode(json: unknown): S
  /** True if two actions are the same choice. */
  same(a: A, b: A): boolean
  /** A compact text of an action for records and links; `parseAction` reads it back or returns undefined. */
  makeAction(action: A): string
  parseAction(text: string): A | undefined
}

/** Asks for what is legal: all of it, or only actions with the same values in some fields, for example those of one type. */
export type Ask<A extends Action = Action> = (like?: object) => readonly A[]

/** One who plays: sees a view and what is legal, never the state. */
export interface Player<A extends Action = Action, V extends View = View> {
  readonly id: string
  choose(view: V, ask: Ask<A>, dice: Dice): A
}

/** A rule system: how to open a scenario as a game. */
export interface RuleSystem<S extends State, A extends Action, E extends GameEvent, V extends View, Q = never> {
  readonly id: string
  /** Levels of difficulty, easiest first; absent where the rules know none. */
  readonly difficulties?: readonly string[]
  open(scenario: Scenario): Game<S, A, E, V, Q>
}

/** A system's knowledge of good play in one of its games, for players that think ahead in imagined states. It decides no rule. */
export interface Insight<S extends State = State, A extends Action = Action, V extends View = View> {
  /**
   * A state that looks like a view: what its viewer does not know is dealt by the dice, from nothing but the view. What the viewer may do
   * in it is what it may do.
   */
  imagine(view: V, dice: Dice): S
  /** At most so many actions of a side that may act, the best first, as they seem without thinking ahead. */
  propose(state: Readonly<S>, side: Side, most: number, dice: Dice): readonly A[]
  /** Counts the turns of single sides, where sides take turns: rises when the turn passes on. Absent: rounds are counted. */
  turnOf?(state: Readonly<S>): number
  /** How likely the side's team wins, in ten-thousandths, as those who think ahead tell positions apart. */
  value(state: Readonly<S>, side: Side): number
  /** Returns the features that predict the winner, by name, in thousandths: the lead of the side's team over the other one in each. */
  features?(state: Readonly<S>, side: Side): Readonly<Record<string, number>>
}

/** Other weights of what a planner thinks things are worth, by the names of the weights. */
export type Changes = Readonly<Record<string, number>>

/**
 * By feature of a position, what a thousand of it add to the odds of the first team, in thousandths of a log3: always, and how much more
 * in the last turn than in the first.
 */
export type Odds = Readonly<Record<string, readonly [always: number, late: number]>>

/** The players of a system's games: its knowledge of good play, a player that plans, and perhaps one that looks a single step ahead. */
export interface Thinkers<G> {
  /**
   * @param id what the player is called
   * @param changes throws a RangeError when there is no weight of a name
   */
  planner(game: G, id?: string, changes?: Changes): Player
  greedy?(game: G): Player
  /** @param changes as for the planner */
  insight(game: G, changes?: Changes): Insight
  /** How much its insight's features have told of who wins. */
  readonly odds: Odds
  /** The type of the action by which a side gives up the battle, which nobody who plays at random does; absent where none does. */
  readonly givesUp?: string
  /** The player of each level, by the names of `playerAmong`. */
  readonly levels: Readonly<Record<LevelId, string>>
  /** Planners with a will of their own, by id: how their weights differ from the usual ones. They are near in strength. */
  readonly styles?: Readonly<Record<string, Changes>>
}

/** A game of whatever rule system: for those who only play, save and compare. */
export type AnyGame = Game<State, Action, GameEvent, View, never>
