/**
 * A tiny rule system: three sides, each with one army, on areas. All order at the same time and in secret; then the armies march.
 * Armies that would end in one area, and those that would change places, stay where they are. An area belongs to whoever was in it
 * last. After the last round the most areas win; equals share the victory of none.
 */
import { makeActionText } from '../../engine/actionText.ts'
import type {
  Action,
  Game,
  GameEvent,
  Insight,
  RuleSystem,
  Scenario,
  Side,
  State,
  TypedEvent,
  View,
} from '../../engine/game.ts'
import { choiceOf, hasChosen, hideOthers, seal } from '../../engine/sealed.ts'
import { isLike } from '../../engine/verb.ts'
import { plainStates } from './plain.ts'

export interface AreasScenario extends Scenario {
  readonly turns: number
  /** By area: the areas beside it. */
  readonly beside: readonly (readonly number[])[]
  /** By side: where its army begins. */
  readonly homes: readonly number[]
}

interface March extends Action {
  readonly type: 'march'
  /** An area beside the army's, or its own. */
  readonly to: number
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
  | (TypedEvent<'marched', { army: readonly number[] }> & GameEvent)

export interface AreasView extends View {
  readonly army: readonly number[]
  readonly owner: readonly number[]
  readonly orders: readonly number[]
  readonly ended: number
}

/** The areas to which a side may order its army. */
const choices = ({ beside }: AreasScenario, { army }: Pick<AreasState, 'army'>, side: Side): number[] => [
  army[side],
  ...beside[army[side]],
]

const open = (plain: Scenario): Game<AreasState, March, AreasEvent, AreasView> => {
  const scenario = plain as AreasScenario
  const { beside, homes, turns } = scenario
  const everyone = homes.map((_, side) => side)

  const march = (state: AreasState): void => {
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

  const text = makeActionText<readonly number[][], March, 'area'>(
    [{ type: 'march', code: 'm', fields: { to: 'area' } }],
    {
      area: () => beside.length,
    },
  )

  return {
    scenario,
    teams: everyone.map((side) => [side]),
    setup() {
      const owner = beside.map((_, area) => homes.indexOf(area))
      return { turn: 1, army: [...homes], owner, orders: homes.map(() => 0), ended: 0 }
    },
    actors: ({ orders, ended }) => (ended ? [] : everyone.filter((side) => !hasChosen(orders, side))),
    legal(state, side, like = {}) {
      if (state.ended || hasChosen(state.orders, side)) return []
      return choices(scenario, state, side)
        .map((to): March => ({ type: 'march', to }))
        .filter((action) => isLike(action, like))
    },
    refusal: (state, side, { to }) =>
      state.ended
        ? 'The game is over.'
        : hasChosen(state.orders, side)
          ? 'This side has given its order.'
          : `No army of side ${side} is beside area ${to}.`,
    apply({ state, emit }, side, { to }) {
      seal(state.orders, side, to)
      emit({ type: 'ordered', side })
      if (!everyone.every((one) => hasChosen(state.orders, one))) return
      march(state)
      state.orders.fill(0)
      if (state.turn === turns) state.ended = 1
      else state.turn++
      emit({ type: 'marched', army: [...state.army], rolled: true })
    },
    view({ turn, army, owner, orders, ended }, viewer) {
      const seen = [...orders]
      hideOthers(seen, viewer)
      return { turn, viewer: viewer ?? null, army: [...army], owner: [...owner], orders: seen, ended }
    },
    outcome({ turn, owner, ended }) {
      if (!ended) return undefined
      const score = everyone.map((side) => owner.filter((one) => one === side).length)
      const best = everyone.filter((side) => score[side] === Math.max(...score))
      return { winners: best.length === 1 ? best : [], reason: 'areas', score, turn }
    },
    explain: () => undefined,
    ...plainStates<AreasState>({ turn: 1, army: [0], owner: [-1], orders: [0], ended: 0 }),
    same: text.same,
    makeAction: text.makeAction,
    parseAction: (word) => text.parseAction([], word),
  }
}

export const areas: RuleSystem<AreasState, March, AreasEvent, AreasView> = { id: 'areas', open }

export const areasInsight = (
  game: Game<AreasState, March, AreasEvent, AreasView>,
): Insight<AreasState, March, AreasView> => {
  const scenario = game.scenario as AreasScenario
  const everyone = scenario.homes.map((_, side) => side)
  return {
    /** Orders that were given are any that could be. */
    imagine({ turn, viewer, army, owner, orders, ended }, dice) {
      const state: AreasState = { turn, army: [...army], owner: [...owner], orders: [...orders], ended }
      for (const side of everyone) {
        if (side === viewer || !hasChosen(orders, side)) continue
        const known = choices(scenario, state, side)
        seal(state.orders, side, known[dice.below(known.length)])
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
