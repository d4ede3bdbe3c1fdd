/**
 * A tiny rule system: four seats in two teams, each with a runner on a board of squares and a hand of cards that only it sees. The
 * seats of a team act in whatever order they like, then those of the other team. A card says how many steps the runner goes at most;
 * a runner that ends on one of the other team sends it home. A round pays a point to who stands on the middle square at its end.
 */
import { around, type Board, makeSquareBoard, type Space } from '../../engine/board.ts'
import type { Rolls } from '../../engine/dice.ts'
import type { Game, Insight, RuleSystem, Scenario, Side, State, View } from '../../engine/game.ts'
import { type ActionIn, verbMaker } from '../../engine/verb.ts'
import type { TypedEvent } from './event.ts'
import { clone, plainGame, type TinyTypes } from './plain.ts'

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

/** The state, but of the hands only the viewer's own; a spectator has none. */
export interface SquaresView extends View, Readonly<Omit<SquaresState, 'hands' | 'turn'>> {
  readonly hand: readonly number[]
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

/** A scenario with what is looked up in it. */
interface Field {
  readonly scenario: SquaresScenario
  readonly board: Board
  readonly homes: readonly Space[]
  readonly middle: Space
  readonly deck: readonly number[]
}

const fieldOf = (scenario: SquaresScenario): Field => {
  const board = makeSquareBoard(scenario.size)
  const at = (name: string): Space => board.parseName(name) ?? 0
  return { scenario, board, homes: scenario.homes.map(at), middle: at(scenario.middle), deck: deckOf(scenario) }
}

/** True if a runner may end on a square: free, or held by one of the other team whose home is free. */
const isOpen = ({ homes }: Field, { runners }: Readonly<SquaresState>, side: Side, to: Space): boolean => {
  const holder = runners.indexOf(to)
  return holder < 0 || holder === side || (!teamOf(side).includes(holder) && !runners.includes(homes[holder]))
}

/** Squares within some steps over free ones, nearest first. */
const reached = (field: Field, state: Readonly<SquaresState>, side: Side, steps: number): readonly Space[] => {
  const seen = [state.runners[side]]
  for (let first = 0, step = 0; step < steps; step++) {
    const last = seen.length
    for (; first < last; first++) {
      if (first > 0 && state.runners.includes(seen[first])) continue
      for (const next of around(field.board, seen[first])) if (!seen.includes(next)) seen.push(next)
    }
  }
  return seen.filter((space) => isOpen(field, state, side, space))
}

const draw = ({ deck }: Field, state: SquaresState, side: Side, dice: Rolls): number => {
  const known = [...state.hands.flat(), ...state.discarded]
  if (known.length === deck.length) state.discarded = []
  const left = without(deck, [...state.hands.flat(), ...state.discarded])
  const card = left[dice.below(left.length)]
  state.hands[side] = [...state.hands[side], card].sort()
  return card
}

const verb = verbMaker<TinyTypes<SquaresState, SquaresEvent, Field, 'steps' | 'space'>>()

/** By the steps on a card to a square within so many; its own to stay. */
const run = verb('run', 'r', { card: 'steps', to: 'space' })({
  list(field, state, side, add) {
    for (const card of new Set(state.hands[side]))
      for (const to of reached(field, state, side, card)) add({ type: 'run', card, to })
  },
  apply(field, { state, dice, emit }, side, { card, to }) {
    const sentHome = everyone.filter((other) => other !== side && state.runners[other] === to)
    for (const other of sentHome) state.runners[other] = field.homes[other]
    state.runners[side] = to
    state.hands[side] = without(state.hands[side], [card])
    state.discarded.push(card)
    emit({ type: 'ran', side, card, to, sentHome })
    const drawn = draw(field, state, side, dice.at({ turn: state.turn, side }, 'draw'))
    emit({ type: 'drew', side, card: drawn, seenBy: [side], rolled: true })
    state.done.push(side)
    if (state.done.length < everyone.length) return
    state.done = []
    const holder = state.runners.indexOf(field.middle)
    if (holder >= 0) state.points[holder]++
    emit({ type: 'scored', points: [...state.points] })
    if (state.turn === field.scenario.turns) state.ended = 1
    else state.turn++
  },
  refusal: ({ board }, state, side, { card, to }) =>
    state.hands[side].includes(card)
      ? `Square ${board.nameOf(to)} is not within ${card} steps, or is held.`
      : `This seat holds no card of ${card}.`,
})

type Run = ActionIn<typeof run>
type SquaresGame = Game<SquaresState, Run, SquaresEvent, SquaresView>

const begin = ({ homes }: Field): SquaresState => ({
  turn: 1,
  runners: [...homes],
  hands: everyone.map(() => []),
  discarded: [],
  points: everyone.map(() => 0),
  done: [],
  ended: 0,
})

const open = (plain: Scenario): SquaresGame => {
  const scenario = plain as SquaresScenario
  const field = fieldOf(scenario)
  return plainGame({
    scenario,
    services: field,
    teams,
    verbs: [run],
    bounds: { steps: () => scenario.cards.length + 1, space: ({ board }) => board.size },
    model: { ...begin(field), hands: [[1]], discarded: [1], done: [0] },
    setup(dice) {
      const state = begin(field)
      for (const side of everyone)
        for (let card = 0; card < scenario.hand; card++)
          draw(field, state, side, dice.at({ turn: 1, side }, 'deal', card))
      return state
    },
    actors: ({ done, ended }) =>
      ended
        ? []
        : (teams.map((team) => team.filter((side) => !done.includes(side))).find((left) => left.length > 0) ?? []),
    view({ hands, ...known }, viewer): SquaresView {
      return { ...clone(known), viewer: viewer ?? null, hand: viewer === undefined ? [] : [...hands[viewer]] }
    },
    outcome({ turn, points, ended }) {
      if (!ended) return undefined
      const totals = teams.map((team) => team.reduce((sum, side) => sum + points[side], 0))
      const best = teams.filter((_, team) => totals[team] === Math.max(...totals))
      return { winners: best.length === 1 ? best[0] : [], reason: 'points', score: [...points], turn }
    },
  })
}

export const squares: RuleSystem<SquaresState, Run, SquaresEvent, SquaresView> = { id: 'squares', open }

export const squaresInsight = (game: SquaresGame): Insight<SquaresState, Run, SquaresView> => {
  const { scenario, board, middle, deck } = fieldOf(game.scenario as SquaresScenario)
  return {
    /** Cards that nobody has shown are in any hand. */
    imagine({ viewer, hand, ...known }, dice) {
      const left = without(deck, [...known.discarded, ...hand])
      const deal = (): number[] =>
        Array.from({ length: scenario.hand }, () => left.splice(dice.below(left.length), 1)[0]).sort()
      return { ...clone(known), hands: everyone.map((side) => (side === viewer ? [...hand] : deal())) }
    },
    /** To the middle by the lowest card that brings it nearest, and better still to where it sends somebody home. */
    propose(state, side, most) {
      const cost = ({ to, card }: Run): number => {
        const held = state.runners.indexOf(to)
        return 10 * board.distance(to, middle) + card - (held >= 0 && held !== side ? 15 : 0)
      }
      return game
        .legal(state, side)
        .toSorted((one, other) => cost(one) - cost(other))
        .slice(0, most)
    },
    /** Returns the lead of the team in points, and in its runners' nearness. */
    value({ points, runners }, side) {
      const worth = (seat: Side): number => 10 * points[seat] - board.distance(runners[seat], middle)
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
