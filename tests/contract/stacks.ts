/**
 * A tiny rule system: two sides on hexes, whose units stack, march and attack together, merge, are carried by lorries and are built at
 * home. A side sees how many units of the other one stand in a hex, but not which. Whoever marches beside the enemy is fired at
 * before going on, if the enemy wants to. The side that holds more towns at the end wins.
 */
import { around, type Board, makeHexBoard, type Space } from '../../engine/board.ts'
import type { Draft, Game, Insight, RuleSystem, Scenario, State, View } from '../../engine/game.ts'
import { otherSide, type Side, sides, teams, winnersOf } from '../../engine/twoSides.ts'
import { type ActionIn, verbMaker } from '../../engine/verb.ts'
import type { TypedEvent } from './event.ts'
import { clone, type Judged, plainGame, type TinyTypes } from './plain.ts'

export interface StacksScenario extends Scenario {
  readonly turns: number
  readonly size: { readonly width: number; readonly height: number }
  readonly homes: readonly [string, string]
  readonly towns: readonly string[]
}

/** Kinds of units: how far they go, what they cost. */
const kinds = [
  { speed: 1, price: 2 },
  { speed: 3, price: 1 },
] as const
const [foot, lorry] = [0, 1]
const mostSteps = 3
/** Units of a side at the same time: numbers of those that are gone are given again. */
const mostUnits = 12

interface Unit {
  readonly id: number
  kind: number
  hex: Space
  steps: number
  /** The lorry that carries it; -1 for none. */
  carrier: number
}

export interface StacksState extends State {
  side: Side
  /** By side: its units, those on top of a stack first. */
  readonly units: Unit[][]
  readonly supply: number[]
  /** Units of the side that moves, and of the one that fires, which have acted. */
  moved: number[]
  fired: number[]
  /** The hex beside the enemy into which units marched; 0 while nobody is asked to fire. */
  target: Space
  ended: number
}

type StacksEvent =
  | TypedEvent<'marched', { side: Side; count: number; to: Space }>
  | TypedEvent<'fought', { side: Side; hex: Space; hit: boolean; lost: number; rolled: true }>
  | TypedEvent<'arranged', { side: Side; seenBy: readonly Side[] }>
  | TypedEvent<'changed', { side: Side }>

interface Stack {
  readonly hex: Space
  readonly count: number
}

/** The state, but only the viewer's own units, what they did, and supply; a spectator has none. */
export interface StacksView extends View, Readonly<Pick<StacksState, 'side' | 'target' | 'ended'>> {
  readonly units: readonly Readonly<Unit>[]
  readonly supply: number
  /** By side: how many units stand where, those of the viewer as well. */
  readonly stacks: readonly (readonly Stack[])[]
  readonly acted: readonly number[]
}

/** A scenario with what is looked up in it. */
interface Land {
  readonly scenario: StacksScenario
  readonly board: Board
  readonly homes: readonly Space[]
  readonly towns: readonly Space[]
}

type Position = Readonly<StacksState>

const stacksOf = (units: readonly Unit[]): Stack[] =>
  [...Map.groupBy(units, ({ hex }) => hex)]
    .map(([hex, { length }]) => ({ hex, count: length }))
    .sort((a, b) => a.hex - b.hex)

const isAscending = (ids: readonly number[]): boolean => ids.every((id, at) => at === 0 || id > ids[at - 1])

const landOf = (scenario: StacksScenario): Land => {
  const board = makeHexBoard(scenario.size)
  const at = (name: string): Space => board.parseName(name) ?? 0
  return { scenario, board, homes: scenario.homes.map(at), towns: scenario.towns.map(at) }
}

const actorOf = ({ side, target }: Position): Side => (target === 0 ? side : otherSide(side))
const inHex = (state: Position, side: Side, hex: Space): Unit[] => state.units[side].filter((unit) => unit.hex === hex)
const isHeld = (state: Position, by: Side, hex: Space): boolean => inHex(state, by, hex).length > 0
const unitOf = (state: Position, side: Side, id: number): Unit | undefined =>
  state.units[side].find((unit) => unit.id === id)
/** A unit that is known to be there. */
const known = (state: Position, side: Side, id: number): Unit => {
  const unit = unitOf(state, side, id)
  if (unit === undefined) throw new RangeError(`side ${side} has no unit ${id}`)
  return unit
}
const cargoOf = (state: Position, side: Side, id: number): Unit | undefined =>
  state.units[side].find(({ carrier }) => carrier === id)
const isFresh = (state: Position, { id, carrier }: Unit): boolean => carrier < 0 && !state.moved.includes(id)
const touches = ({ board }: Land, a: Space, b: Space): boolean => board.distance(a, b) === 1
const firers = (land: Land, state: Position, side: Side, hex: Space): Unit[] =>
  state.units[side].filter((unit) => unit.carrier < 0 && touches(land, unit.hex, hex) && !state.fired.includes(unit.id))

/** True if a way of so many hexes that the enemy does not hold leads from one to the other. */
const leads = ({ board }: Land, state: Position, side: Side, from: Space, to: Space, steps: number): boolean => {
  let reached = new Set([from])
  for (let step = 0; step < steps && !reached.has(to); step++)
    reached = new Set([
      ...reached,
      ...[...reached].flatMap((hex) => around(board, hex).filter((next) => !isHeld(state, otherSide(side), next))),
    ])
  return from !== to && reached.has(to)
}

/** The units that an action names, each once and in order; none when one is not there or has acted. */
const freshUnits = (state: Position, side: Side, ids: readonly number[]): Unit[] => {
  const units = ids.flatMap((id) => unitOf(state, side, id) ?? [])
  const areFresh = units.length === ids.length && units.every((unit) => isFresh(state, unit))
  return areFresh && isAscending(ids) ? units : []
}

/** Each of some units by itself, and all together. */
const together = (units: readonly Unit[]): number[][] => {
  const ids = units.map(({ id }) => id).sort((a, b) => a - b)
  return ids.length > 1 ? [...ids.map((id) => [id]), ids] : [ids]
}

const pairsOf = (state: Position, side: Side): [number, number][] =>
  state.units[side].flatMap(({ id, hex }) =>
    inHex(state, side, hex).flatMap((other): [number, number][] => (other.id === id ? [] : [[id, other.id]])),
  )

/** The unit on top of a stack loses a step; with its last one it is gone, and what it carried stands where it was. */
const hit = (state: StacksState, side: Side, hex: Space): void => {
  const top = inHex(state, side, hex).find(({ carrier }) => carrier < 0)
  if (top === undefined) return
  top.steps--
  if (top.steps === 0) remove(state, side, top)
}

const remove = (state: StacksState, side: Side, unit: Unit): void => {
  const cargo = cargoOf(state, side, unit.id)
  if (cargo) cargo.carrier = -1
  state.units[side].splice(state.units[side].indexOf(unit), 1)
  state.moved = state.moved.filter((id) => side !== state.side || id !== unit.id)
}

const fight = (draft: Draft<StacksState, StacksEvent>, side: Side, units: readonly Unit[], hex: Space): boolean => {
  const { state, dice, emit } = draft
  const enemy = otherSide(side)
  const strength = (those: readonly Unit[]): number => those.reduce((sum, { steps }) => sum + steps, 0)
  const rolls = dice.at({ turn: state.turn, side }, 'fight', hex)
  const isHit =
    strength(units) + rolls.below(6) > Math.min(strength(inHex(state, enemy, hex)), mostSteps) + rolls.below(6)
  const before = state.units[enemy].length
  if (isHit) hit(state, enemy, hex)
  emit({ type: 'fought', side, hex, hit: isHit, lost: before - state.units[enemy].length, rolled: true })
  return isHit
}

const endReaction = (state: StacksState): void => {
  state.target = 0
  state.fired = []
}

interface Types extends TinyTypes<StacksState, StacksEvent, Land, 'unit' | 'space' | 'kind'> {
  readonly side: Side
}

const verb = verbMaker<Types, Judged<StacksState, Land>>()
const refusal = (): string => 'Nothing of this side can do this now.'

/** Units of one hex go together; what they carry goes with them. */
const march = verb('march', 'm', { units: ['unit'], to: 'space' })({
  list({ board }, state, side, add) {
    const fresh = state.units[side].filter((unit) => isFresh(state, unit))
    for (const stack of Map.groupBy(fresh, ({ hex }) => hex).values())
      for (const units of together(stack)) for (const to of board.spaces) add({ type: 'march', units, to })
  },
  allows(land, state, side: Side, { units: ids, to }: { units: readonly number[]; to: Space }) {
    const units = freshUnits(state, side, ids)
    if (units.length === 0 || units.some(({ hex }) => hex !== units[0].hex)) return false
    return leads(land, state, side, units[0].hex, to, Math.min(...units.map(({ kind }) => kinds[kind].speed)))
  },
  apply(land, { state, emit }, side, { units: ids, to }) {
    const units = ids.map((id) => known(state, side, id))
    for (const unit of units) for (const one of [unit, cargoOf(state, side, unit.id) ?? unit]) one.hex = to
    state.moved.push(...ids)
    emit({ type: 'marched', side, count: units.length, to })
    if (firers(land, state, otherSide(side), to).length > 0) state.target = to
  },
  refusal,
})

/** Units beside a hex attack together. */
const attack = verb('attack', 'a', { units: ['unit'], hex: 'space' })({
  list(land, state, side, add) {
    const fresh = state.units[side].filter((unit) => unit.kind === foot && isFresh(state, unit))
    for (const { hex } of stacksOf(state.units[otherSide(side)]))
      for (const units of together(fresh.filter((unit) => touches(land, unit.hex, hex))))
        add({ type: 'attack', units, hex })
  },
  allows(land, state, side: Side, { units: ids, hex }: { units: readonly number[]; hex: Space }) {
    const units = freshUnits(state, side, ids)
    const canReach = units.length > 0 && units.every((unit) => unit.kind === foot && touches(land, unit.hex, hex))
    return canReach && isHeld(state, otherSide(side), hex)
  },
  apply(_, draft, side, { units, hex }) {
    const { state } = draft
    state.moved.push(...units)
    const those = units.map((id) => known(state, side, id))
    if (!fight(draft, side, those, hex)) hit(state, side, those[0].hex)
  },
  refusal,
})

const merge = verb('merge', 'j', { unit: 'unit', into: 'unit' })({
  list(_, state, side, add) {
    for (const [unit, into] of pairsOf(state, side)) {
      const both = [known(state, side, unit), known(state, side, into)]
      const areAlone = both.every(({ id, carrier }) => carrier < 0 && !cargoOf(state, side, id))
      if (areAlone && both[0].kind === both[1].kind && both[0].steps + both[1].steps <= mostSteps)
        add({ type: 'merge', unit, into })
    }
  },
  apply(_, { state, emit }, side, { unit: id, into }) {
    const unit = known(state, side, id)
    known(state, side, into).steps += unit.steps
    if (state.moved.includes(id) && !state.moved.includes(into)) state.moved.push(into)
    remove(state, side, unit)
    emit({ type: 'changed', side })
  },
  refusal,
})

const load = verb('load', 'l', { unit: 'unit', carrier: 'unit' })({
  list(_, state, side, add) {
    for (const [id, carrier] of pairsOf(state, side)) {
      const unit = known(state, side, id)
      const isFree = known(state, side, carrier).kind === lorry && !cargoOf(state, side, carrier)
      if (unit.kind === foot && isFree && isFresh(state, unit)) add({ type: 'load', unit: id, carrier })
    }
  },
  apply(_, { state, emit }, side, { unit, carrier }) {
    known(state, side, unit).carrier = carrier
    state.moved.push(unit)
    emit({ type: 'arranged', side, seenBy: [side] })
  },
  refusal,
})

const unload = verb('unload', 'u', { unit: 'unit' })({
  list(_, state, side, add) {
    for (const { id, carrier } of state.units[side]) if (carrier >= 0) add({ type: 'unload', unit: id })
  },
  apply(_, { state, emit }, side, { unit }) {
    known(state, side, unit).carrier = -1
    emit({ type: 'arranged', side, seenBy: [side] })
  },
  refusal,
})

const build = verb('build', 'b', { kind: 'kind' })({
  list({ homes }, state, side, add) {
    if (state.units[side].length === mostUnits || isHeld(state, otherSide(side), homes[side])) return
    for (const [kind, { price }] of kinds.entries()) if (price <= state.supply[side]) add({ type: 'build', kind })
  },
  apply({ homes }, { state, emit }, side, { kind }) {
    const ids = state.units[side].map(({ id }) => id)
    const id = Array.from({ length: mostUnits }, (_, number) => number).find((number) => !ids.includes(number)) ?? 0
    state.supply[side] -= kinds[kind].price
    state.units[side].push({ id, kind, hex: homes[side], steps: 1, carrier: -1 })
    state.moved.push(id)
    emit({ type: 'changed', side })
  },
  refusal,
})

const fire = verb('fire', 'f', { unit: 'unit' })({
  list(land, state, side, add) {
    for (const { id } of firers(land, state, side, state.target)) add({ type: 'fire', unit: id })
  },
  apply(land, draft, side, { unit }) {
    const { state } = draft
    state.fired.push(unit)
    fight(draft, side, [known(state, side, unit)], state.target)
    const isOver = !isHeld(state, otherSide(side), state.target) || firers(land, state, side, state.target).length === 0
    if (isOver) endReaction(state)
  },
  refusal,
})

/** Fires no more at those who marched. */
const hold = verb(
  'hold',
  'h',
  {},
)({
  list: (_land, _state, _side, add) => add({ type: 'hold' }),
  apply(_, { state, emit }, side) {
    endReaction(state)
    emit({ type: 'changed', side })
  },
  refusal,
})

const end = verb(
  'end',
  'e',
  {},
)({
  list: (_land, _state, _side, add) => add({ type: 'end' }),
  apply({ scenario, towns }, { state, emit }, side) {
    state.moved = []
    state.side = otherSide(state.side)
    if (state.side === 0 && state.turn === scenario.turns) state.ended = 1
    else {
      if (state.side === 0) state.turn++
      state.supply[state.side] += 1 + towns.filter((hex) => isHeld(state, state.side, hex)).length
    }
    emit({ type: 'changed', side })
  },
  refusal,
})

const verbs = [march, attack, merge, load, unload, build, fire, hold, end] as const
type StacksAction = ActionIn<(typeof verbs)[number]>
type StacksGame = Game<StacksState, StacksAction, StacksEvent, StacksView>

const open = (plain: Scenario): StacksGame => {
  const scenario = plain as StacksScenario
  const land = landOf(scenario)
  const { homes, towns } = land
  return plainGame({
    scenario,
    services: land,
    teams,
    verbs,
    bounds: { unit: () => mostUnits, space: ({ board }) => board.size, kind: () => kinds.length },
    model: {
      ...{ turn: 1, side: 0, units: [[{ id: 0, kind: 0, hex: 1, steps: 1, carrier: -1 }]], supply: [0] },
      ...{ moved: [0], fired: [0], target: 0, ended: 0 },
    },
    isDue: ({ target }, type) => (type === 'fire' || type === 'hold') === target > 0,
    setup(): StacksState {
      const unit = (side: Side) => (kind: number, id: number) => ({
        id,
        kind,
        hex: homes[side],
        steps: id === 0 ? 2 : 1,
        carrier: -1,
      })
      const units = sides.map((side) => [foot, foot, lorry].map(unit(side)))
      return { turn: 1, side: 0, units, supply: [1, 1], moved: [], fired: [], target: 0, ended: 0 }
    },
    actors: (state) => (state.ended ? [] : [actorOf(state)]),
    view({ units, supply, moved, fired, ...known }, viewer): StacksView {
      const isSpectator = viewer === undefined
      return {
        ...known,
        viewer: viewer ?? null,
        units: isSpectator ? [] : clone(units[viewer]),
        supply: isSpectator ? 0 : supply[viewer],
        stacks: units.map(stacksOf),
        acted: isSpectator ? [] : [...(viewer === known.side ? moved : fired)],
      }
    },
    outcome(state) {
      if (!state.ended) return undefined
      const score = sides.map((side) => towns.filter((hex) => isHeld(state, side, hex)).length)
      const winner = score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1
      return { winners: winnersOf(winner), reason: 'towns', score, turn: state.turn }
    },
  })
}

export const stacks: RuleSystem<StacksState, StacksAction, StacksEvent, StacksView> = { id: 'stacks', open }

export const stacksInsight = (game: StacksGame): Insight<StacksState, StacksAction, StacksView> => {
  const { board, towns: goals } = landOf(game.scenario as StacksScenario)
  const order = ['fire', 'attack', 'build', 'march', 'end', 'hold']
  return {
    /** Units that are not seen are of any kind and strength. */
    imagine({ viewer, units, supply, stacks, acted, ...known }, dice) {
      const deal = (whose: readonly Stack[]): Unit[] =>
        whose
          .flatMap(({ hex, count }) => Array.from({ length: count }, () => hex))
          .map((hex, id) => ({
            id,
            // Who is fired at by somebody is fired at by a unit, which nobody carries: none is carried here.
            kind: dice.below(3) === 0 ? lorry : foot,
            hex,
            steps: 1 + dice.below(mostSteps),
            carrier: -1,
          }))
      const isActive = viewer === known.side
      return {
        ...known,
        units: sides.map((one) => (one === viewer ? (clone(units) as Unit[]) : deal(stacks[one]))),
        supply: sides.map((one) => (one === viewer ? supply : dice.below(6))),
        moved: isActive ? [...acted] : [],
        fired: isActive ? [] : [...acted],
      }
    },
    /** Attacks with all it has, marches all together to the nearest town that it does not hold, fires and builds whenever it can. */
    propose(state, side, most) {
      const open = goals.filter((hex) => !isHeld(state, side as Side, hex))
      const cost = (action: StacksAction): number => {
        const rank = order.indexOf(action.type)
        const size = 'units' in action ? action.units.length : 0
        const far = action.type === 'march' ? Math.min(99, ...open.map((hex) => board.distance(action.to, hex))) : 0
        return 10_000 * (rank < 0 ? order.length : rank) + 100 * far - size
      }
      return game
        .legal(state, side)
        .toSorted((one, other) => cost(one) - cost(other))
        .slice(0, most)
    },
    turnOf: ({ turn, side }) => 2 * turn + side,
    /** Towns and steps that the side has more than the other. */
    value(state, side) {
      const worth = (one: Side): number =>
        1_000 * goals.filter((hex) => isHeld(state, one, hex)).length +
        100 * state.units[one].reduce((sum, { steps }) => sum + steps, 0)
      return Math.max(0, Math.min(10_000, 5_000 + worth(side as Side) - worth(otherSide(side as Side))))
    },
  }
}

/** Three towns between two homes. */
export const valley: StacksScenario = {
  system: 'stacks',
  id: 'valley',
  title: 'Valley',
  turns: 6,
  size: { width: 6, height: 5 },
  homes: ['0103', '0603'],
  towns: ['0301', '0403', '0305'],
}
