/**
 * A tiny rule system: three sides, each with one army, on areas. All order at the same time and in secret; then the armies march.
 * Armies that would end in one area, and those that would change places, stay where they are. An area belongs to whoever was in it
 * last. After the last round the most areas win; equals share the victory of none.
 */
import type { Game, Insight, RuleSystem, Scenario, Side, State, View } from '../../engine/game.ts'
import { choiceOf, hasChosen, hideOthers, seal } from '../../engine/sealed.ts'
import { type ActionIn, verbMaker } from '../../engine/verb.ts'
import type { TypedEvent } from './event.ts'
import { clone, plainGame, type TinyTypes } from './plain.ts'

export interface AreasScenario extends Scenario {
  readonly turns: number
  /** By area: the areas beside it. */
  readonly beside: readonly (readonly number[])[]
  /** By side: where its army begins. */
  readonly homes: readonly number[]
}

export interface AreasState extends State {
  /** By side: the area of its army. */
  readonly army: number[]
  /** By area: its owner, -1 for nobody. */
  readonly owner: number[]
  readonly orders: number[]
  /** 1 when it is over. */
  ended: number
}

type AreasEvent =
  | TypedEvent<'ordered', { side: Side }>
  | TypedEvent<'marched', { army: readonly number[]; rolled: true }>

/** The state, in which orders of others are hidden. */
export type AreasView = View & Readonly<AreasState>

/** The areas to which a side may order its army. */
const choices = ({ beside }: AreasScenario, { army }: Pick<AreasState, 'army'>, side: Side): number[] => [
  army[side],
  ...beside[army[side]],
]

const verb = verbMaker<TinyTypes<AreasState, AreasEvent, AreasScenario, 'area'>>()

const sidesOf = ({ homes }: AreasScenario): readonly Side[] => homes.map((_, side) => side)

/** Carries out the orders of all. */
const marchAll = (scenario: AreasScenario, state: AreasState): void => {
  const everyone = sidesOf(scenario)
  const wanted = everyone.map((side) => choiceOf(state.orders, side))
  // Who is stopped stands in the way of others: so it is asked again until nobody is.
  for (let stopped = everyone; stopped.length > 0; ) {
    const bars = (other: Side, side: Side): boolean =>
      wanted[other] === wanted[side] || (wanted[other] === state.army[side] && wanted[side] === state.army[other])
    stopped = everyone.filter(
      (side) => wanted[side] !== state.army[side] && everyone.some((other) => other !== side && bars(other, side)),
    )
    for (const side of stopped) wanted[side] = state.army[side]
  }
  for (const side of everyone) {
    state.army[side] = wanted[side]
    state.owner[wanted[side]] = side
  }
}

const march = verb('march', 'm', { to: 'area' })({
  list(scenario, state, side, add) {
    for (const to of choices(scenario, state, side)) add({ type: 'march', to })
  },
  apply(scenario, { state, emit }, side, { to }) {
    seal(state.orders, side, to)
    emit({ type: 'ordered', side })
    if (!sidesOf(scenario).every((one) => hasChosen(state.orders, one))) return
    marchAll(scenario, state)
    state.orders.fill(0)
    if (state.turn === scenario.turns) state.ended = 1
    else state.turn++
    emit({ type: 'marched', army: [...state.army], rolled: true })
  },
  refusal: (_, _state, side, { to }) => `No army of side ${side} is beside area ${to}.`,
})

type March = ActionIn<typeof march>
type AreasGame = Game<AreasState, March, AreasEvent, AreasView>

const open = (plain: Scenario): AreasGame => {
  const scenario = plain as AreasScenario
  const { beside, homes } = scenario
  const everyone = sidesOf(scenario)
  return plainGame({
    scenario,
    services: scenario,
    teams: everyone.map((side) => [side]),
    verbs: [march],
    bounds: { area: () => beside.length },
    model: { turn: 1, army: [0], owner: [-1], orders: [0], ended: 0 },
    setup() {
      const owner = beside.map((_, area) => homes.indexOf(area))
      return { turn: 1, army: [...homes], owner, orders: homes.map(() => 0), ended: 0 }
    },
    actors: ({ orders, ended }) => (ended ? [] : everyone.filter((side) => !hasChosen(orders, side))),
    view(state, viewer): AreasView {
      const seen = clone(state)
      hideOthers(seen.orders, viewer)
      return { ...seen, viewer: viewer ?? null }
    },
    outcome({ turn, owner, ended }) {
      if (!ended) return undefined
      const score = everyone.map((side) => owner.filter((one) => one === side).length)
      const best = everyone.filter((side) => score[side] === Math.max(...score))
      return { winners: best.length === 1 ? best : [], reason: 'areas', score, turn }
    },
  })
}

export const areas: RuleSystem<AreasState, March, AreasEvent, AreasView> = { id: 'areas', open }

export const areasInsight = (game: AreasGame): Insight<AreasState, March, AreasView> => {
  const scenario = game.scenario as AreasScenario
  const everyone = sidesOf(scenario)
  return {
    /** Orders that were given are any that could be. */
    imagine({ viewer, ...known }, dice) {
      const state: AreasState = clone(known)
      for (const side of everyone) {
        if (side === viewer || !hasChosen(state.orders, side)) continue
        const possible = choices(scenario, state, side)
        seal(state.orders, side, possible[dice.below(possible.length)])
      }
      return state
    },
    /** To where nobody is yet, then to the areas of others. */
    propose(state, side, most) {
      const worth = ({ to }: March): number => (state.owner[to] === -1 ? 2 : state.owner[to] === side ? 0 : 1)
      return game
        .legal(state, side)
        .toSorted((one, other) => worth(other) - worth(one))
        .slice(0, most)
    },
    /** The part of the owned areas that it owns. */
    value({ owner }, side) {
      const own = owner.filter((one) => one === side).length
      return Math.floor((10_000 * own) / owner.filter((one) => one >= 0).length)
    },
  }
}

/** Six areas around a seventh. */
export const triangle: AreasScenario = {
  system: 'areas',
  id: 'triangle',
  title: 'Triangle',
  turns: 6,
  beside: [
    [1, 5, 6],
    [0, 2, 6],
    [1, 3, 6],
    [2, 4, 6],
    [3, 5, 6],
    [4, 0, 6],
    [0, 1, 2, 3, 4, 5],
  ],
  homes: [0, 2, 4],
}
