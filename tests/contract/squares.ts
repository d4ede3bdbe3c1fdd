/**
 * A tiny rule system: four seats in two teams, each with a runner on a board of squares and a hand of cards that only it sees. The
 * seats of a team act in whatever order they like, then those of the other team. A card says how many steps the runner goes at most;
 * a runner that ends on one of the other team sends it home. A round pays a point to who stands on the middle square at its end.
 */
import { makeActionText } from '../../engine/actionText.ts'
import { around, makeSquareBoard, type Space } from '../../engine/board.ts'
import type { Rolls } from '../../engine/dice.ts'
import type { Action, Game, Insight, RuleSystem, Scenario, Side, State, TypedEvent, View } from '../../engine/game.ts'
import { isLike } from '../../engine/verb.ts'
import { plainStates } from './plain.ts'

export interface SquaresScenario extends Scenario {
  readonly turns: number
  readonly size: { readonly width: number; readonly height: number }
  /** By seat: the square where its runner begins. */
  readonly homes: readonly string[]
  readonly middle: string
  /** By steps from 1: cards of them in the deck. */
  readonly cards: readonly number[]
  readonly hand: number
}

interface Run extends Action {
  readonly type: 'run'
  /** The steps on the card. */
  readonly card: number
  /** A square within so many steps; its own to stay. */
  readonly to: Space
}

export interface SquaresState extends State {
  /** By seat: the square of its runner. */
  readonly runners: Space[]
  /** By seat: its cards, lowest first. */
  readonly hands: number[][]
  discarded: number[]
  readonly points: number[]
  /** Seats that have acted in this round. */
  done: Side[]
  ended: number
}

type SquaresEvent =
  | TypedEvent<'ran', { side: Side; card: number; to: Space; sentHome: readonly Side[] }>
  | TypedEvent<'drew', { side: Side; card: number; seenBy: readonly Side[]; rolled: true }>
  | TypedEvent<'scored', { points: readonly number[] }>

export interface SquaresView extends View {
  readonly runners: readonly Space[]
  /** The viewer's own; a spectator has none. */
  readonly hand: readonly number[]
  readonly discarded: readonly number[]
  readonly points: readonly number[]
  readonly done: readonly Side[]
  readonly ended: number
}

const teams: readonly (readonly Side[])[] = [
  [0, 2],
  [1, 3],
]
const everyone = teams.flat().sort()
const teamOf = (side: Side): readonly Side[] => teams.find((team) => team.includes(side)) ?? []

/** Takes those that are in one list out of another one, once each. */
const without = (all: readonly number[], some: readonly number[]): number[] => {
  const left = [...all]
  for (const one of some) left.splice(left.indexOf(one), 1)
  return left
}

const deckOf = ({ cards }: SquaresScenario): readonly number[] =>
  cards.flatMap((count, index) => Array.from({ length: count }, () => index + 1))

const open = (plain: Scenario): Game<SquaresState, Run, SquaresEvent, SquaresView> => {
  const scenario = plain as SquaresScenario
  const board = makeSquareBoard(scenario.size)
  const at = (name: string): Space => board.parseName(name) ?? 0
  const homes = scenario.homes.map(at)
  const middle = at(scenario.middle)
  const deck = deckOf(scenario)

  const actors = ({ done, ended }: Readonly<SquaresState>): readonly Side[] =>
    ended
      ? []
      : (teams.map((team) => team.filter((side) => !done.includes(side))).find((left) => left.length > 0) ?? [])

  /** Whether a runner may end on a square: free, or held by one of the other team whose home is free. */
  const isOpen = ({ runners }: Readonly<SquaresState>, side: Side, to: Space): boolean => {
    const holder = runners.indexOf(to)
    return holder < 0 || holder === side || (!teamOf(side).includes(holder) && !runners.includes(homes[holder]))
  }

  /** Squares within some steps over free ones, nearest first. */
  const reached = (state: Readonly<SquaresState>, side: Side, steps: number): readonly Space[] => {
    const seen = [state.runners[side]]
    for (let first = 0, step = 0; step < steps; step++) {
      const last = seen.length
      for (; first < last; first++) {
        if (first > 0 && state.runners.includes(seen[first])) continue
        for (const next of around(board, seen[first])) if (!seen.includes(next)) seen.push(next)
      }
    }
    return seen.filter((space) => isOpen(state, side, space))
  }

  const draw = (state: SquaresState, side: Side, dice: Rolls): number => {
    const known = [...state.hands.flat(), ...state.discarded]
    if (known.length === deck.length) state.discarded = []
    const left = without(deck, [...state.hands.flat(), ...state.discarded])
    const card = left[dice.below(left.length)]
    state.hands[side] = [...state.hands[side], card].sort()
    return card
  }

  const text = makeActionText<null, Run, 'steps' | 'space'>(
    [{ type: 'run', code: 'r', fields: { card: 'steps', to: 'space' } }],
    { steps: () => scenario.cards.length + 1, space: () => board.size },
  )

  return {
    scenario,
    teams,
    setup(dice) {
      const hands = everyone.map((): number[] => [])
      const state: SquaresState = {
        turn: 1,
        runners: [...homes],
        hands,
        discarded: [],
        points: everyone.map(() => 0),
        done: [],
        ended: 0,
      }
      for (const side of everyone)
        for (let card = 0; card < scenario.hand; card++) draw(state, side, dice.at({ turn: 1, side }, 'deal', card))
      return state
    },
    actors,
    legal(state, side, like = {}) {
      if (!actors(state).includes(side)) return []
      return [...new Set(state.hands[side])]
        .flatMap((card) => reached(state, side, card).map((to): Run => ({ type: 'run', card, to })))
        .filter((action) => isLike(action, like))
    },
    refusal: (state, side, { card, to }) =>
      !actors(state).includes(side)
        ? 'It is not the turn of this seat.'
        : state.hands[side].includes(card)
          ? `Square ${board.nameOf(to)} is not within ${card} steps, or is held.`
          : `This seat holds no card of ${card}.`,
    apply({ state, dice, emit }, side, { card, to }) {
      const sentHome = everyone.filter((other) => other !== side && state.runners[other] === to)
      for (const other of sentHome) state.runners[other] = homes[other]
      state.runners[side] = to
      state.hands[side] = without(state.hands[side], [card])
      state.discarded.push(card)
      emit({ type: 'ran', side, card, to, sentHome })
      const drawn = draw(state, side, dice.at({ turn: state.turn, side }, 'draw'))
      emit({ type: 'drew', side, card: drawn, seenBy: [side], rolled: true })
      state.done.push(side)
      if (state.done.length < everyone.length) return
      state.done = []
      const holder = state.runners.indexOf(middle)
      if (holder >= 0) state.points[holder]++
      emit({ type: 'scored', points: [...state.points] })
      if (state.turn === scenario.turns) state.ended = 1
      else state.turn++
    },
    view: ({ turn, runners, hands, discarded, points, done, ended }, viewer) => ({
      turn,
      viewer: viewer ?? null,
      runners: [...runners],
      hand: viewer === undefined ? [] : [...hands[viewer]],
      discarded: [...discarded],
      points: [...points],
      done: [...done],
      ended,
    }),
    outcome({ turn, points, ended }) {
      if (!ended) return undefined
      const totals = teams.map((team) => team.reduce((sum, side) => sum + points[side], 0))
      const best = teams.filter((_, team) => totals[team] === Math.max(...totals))
      return { winners: best.length === 1 ? best[0] : [], reason: 'points', score: [...points], turn }
    },
    explain: () => undefined,
    ...plainStates<SquaresState>({
      turn: 1,
      runners: [1],
      hands: [[1]],
      discarded: [1],
      points: [0],
      done: [0],
      ended: 0,
    }),
    same: text.same,
    makeAction: text.makeAction,
    parseAction: (word) => text.parseAction(null, word),
  }
}

export const squares: RuleSystem<SquaresState, Run, SquaresEvent, SquaresView> = { id: 'squares', open }

export const squaresInsight = (
  game: Game<SquaresState, Run, SquaresEvent, SquaresView>,
): Insight<SquaresState, Run, SquaresView> => {
  const scenario = game.scenario as SquaresScenario
  const board = makeSquareBoard(scenario.size)
  const goal = board.parseName(scenario.middle) ?? 0
  return {
    /** Cards that nobody has shown are in any hand. */
    imagine({ turn, viewer, runners, hand, discarded, points, done, ended }, dice) {
      const left = without(deckOf(scenario), [...discarded, ...hand])
      const deal = (): number[] =>
        Array.from({ length: scenario.hand }, () => left.splice(dice.below(left.length), 1)[0]).sort()
      const hands = everyone.map((side) => (side === viewer ? [...hand] : deal()))
      return {
        turn,
        runners: [...runners],
        hands,
        discarded: [...discarded],
        points: [...points],
        done: [...done],
        ended,
      }
    },
    /** To the middle by the lowest card that brings it nearest, and better still to where it sends somebody home. */
    propose(state, side, most) {
      const cost = ({ to, card }: Run): number => {
        const held = state.runners.indexOf(to)
        return 10 * board.distance(to, goal) + card - (held >= 0 && held !== side ? 15 : 0)
      }
      return game
        .legal(state, side)
        .toSorted((one, other) => cost(one) - cost(other))
        .slice(0, most)
    },
    /** What the team has more, and how much nearer its runners are. */
    value({ points, runners }, side) {
      const worth = (seat: Side): number => 10 * points[seat] - board.distance(runners[seat], goal)
      const lead = everyone.reduce((sum, seat) => sum + (teamOf(side).includes(seat) ? worth(seat) : -worth(seat)), 0)
      return Math.max(0, Math.min(10_000, 5_000 + 100 * lead))
    },
  }
}

/** Four runners around the middle of a board. */
export const crossing: SquaresScenario = {
  system: 'squares',
  id: 'crossing',
  title: 'Crossing',
  turns: 8,
  size: { width: 5, height: 5 },
  homes: ['a1', 'e1', 'e5', 'a5'],
  middle: 'c3',
  cards: [6, 5, 3],
  hand: 2,
}
