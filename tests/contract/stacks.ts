/**
 * A tiny rule system: two sides on hexes, whose units stack, march and attack together, merge, are carried by lorries and are built at
 * home. A side sees how many units of the other one stand in a hex, but not which. Whoever marches beside the enemy is fired at
 * before going on, if the enemy wants to. The side that holds more towns at the end wins.
 */
import { makeActionText } from '../../engine/actionText.ts'
import { around, makeHexBoard, type Space } from '../../engine/board.ts'
import type { Draft, Game, Insight, RuleSystem, Scenario, State, TypedEvent, View } from '../../engine/game.ts'
import { otherSide, type Side, sides, teams, winnersOf } from '../../engine/twoSides.ts'
import { isLike } from '../../engine/verb.ts'
import { plainStates } from './plain.ts'

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

type StacksAction =
  /** Units of one hex go together; what they carry goes with them. */
  | { readonly type: 'march'; readonly units: readonly number[]; readonly to: Space }
  /** Units beside a hex attack together. */
  | { readonly type: 'attack'; readonly units: readonly number[]; readonly hex: Space }
  | { readonly type: 'merge'; readonly unit: number; readonly into: number }
  | { readonly type: 'load'; readonly unit: number; readonly carrier: number }
  | { readonly type: 'unload'; readonly unit: number }
  | { readonly type: 'build'; readonly kind: number }
  | { readonly type: 'fire'; readonly unit: number }
  /** Fires no more at those who marched. */
  | { readonly type: 'hold' }
  | { readonly type: 'end' }

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

export interface StacksView extends View {
  readonly side: Side
  /** The viewer's own; a spectator has none. */
  readonly units: readonly Readonly<Unit>[]
  readonly supply: number
  /** By side: how many units stand where, those of the viewer as well. */
  readonly stacks: readonly (readonly Stack[])[]
  /** Of the viewer's units. */
  readonly acted: readonly number[]
  readonly target: Space
  readonly ended: number
}

type StacksGame = Game<StacksState, StacksAction, StacksEvent, StacksView>

const stacksOf = (units: readonly Unit[]): Stack[] =>
  [...Map.groupBy(units, ({ hex }) => hex)]
    .map(([hex, { length }]) => ({ hex, count: length }))
    .sort((a, b) => a.hex - b.hex)

const isAscending = (ids: readonly number[]): boolean => ids.every((id, at) => at === 0 || id > ids[at - 1])

const formats = [
  { type: 'march', code: 'm', fields: { units: ['unit'], to: 'space' } },
  { type: 'attack', code: 'a', fields: { units: ['unit'], hex: 'space' } },
  { type: 'merge', code: 'j', fields: { unit: 'unit', into: 'unit' } },
  { type: 'load', code: 'l', fields: { unit: 'unit', carrier: 'unit' } },
  { type: 'unload', code: 'u', fields: { unit: 'unit' } },
  { type: 'build', code: 'b', fields: { kind: 'kind' } },
  { type: 'fire', code: 'f', fields: { unit: 'unit' } },
  { type: 'hold', code: 'h', fields: {} },
  { type: 'end', code: 'e', fields: {} },
] as const

const open = (plain: Scenario): StacksGame => {
  const scenario = plain as StacksScenario
  const board = makeHexBoard(scenario.size)
  const at = (name: string): Space => board.parseName(name) ?? 0
  const homes = scenario.homes.map(at)
  const towns = scenario.towns.map(at)

  const actorOf = ({ side, target }: Readonly<StacksState>): Side => (target === 0 ? side : otherSide(side))
  const inHex = (state: Readonly<StacksState>, side: Side, hex: Space): Unit[] =>
    state.units[side].filter((unit) => unit.hex === hex)
  const unitOf = (state: Readonly<StacksState>, side: Side, id: number): Unit | undefined =>
    state.units[side].find((unit) => unit.id === id)
  const cargoOf = (state: Readonly<StacksState>, side: Side, id: number): Unit | undefined =>
    state.units[side].find(({ carrier }) => carrier === id)
  const isFresh = (state: Readonly<StacksState>, { id, carrier }: Unit): boolean =>
    carrier < 0 && !state.moved.includes(id)
  const isHeld = (state: Readonly<StacksState>, by: Side, hex: Space): boolean => inHex(state, by, hex).length > 0
  const touches = (a: Space, b: Space): boolean => board.distance(a, b) === 1
  const firers = (state: Readonly<StacksState>, side: Side, hex: Space): Unit[] =>
    state.units[side].filter((unit) => unit.carrier < 0 && touches(unit.hex, hex) && !state.fired.includes(unit.id))

  /** Whether a way of so many hexes that the enemy does not hold leads from one to the other. */
  const leads = (state: Readonly<StacksState>, side: Side, from: Space, to: Space, steps: number): boolean => {
    let reached = new Set([from])
    for (let step = 0; step < steps && !reached.has(to); step++)
      reached = new Set([
        ...reached,
        ...[...reached].flatMap((hex) => around(board, hex).filter((next) => !isHeld(state, otherSide(side), next))),
      ])
    return from !== to && reached.has(to)
  }

  /** The units that an action names, each once and in order, or undefined when one is not there or has acted. */
  const freshUnits = (state: Readonly<StacksState>, side: Side, ids: readonly number[]): Unit[] | undefined => {
    const units = ids.flatMap((id) => unitOf(state, side, id) ?? [])
    const areFresh = ids.length > 0 && units.length === ids.length && units.every((unit) => isFresh(state, unit))
    return areFresh && isAscending(ids) ? units : undefined
  }

  const allows = (state: Readonly<StacksState>, side: Side, action: StacksAction): boolean => {
    switch (action.type) {
      case 'march': {
        const units = freshUnits(state, side, action.units)
        if (units === undefined || units.some(({ hex }) => hex !== units[0].hex)) return false
        return leads(state, side, units[0].hex, action.to, Math.min(...units.map(({ kind }) => kinds[kind].speed)))
      }
      case 'attack': {
        const units = freshUnits(state, side, action.units) ?? []
        const canReach = units.length > 0 && units.every(({ hex, kind }) => kind === foot && touches(hex, action.hex))
        return canReach && isHeld(state, otherSide(side), action.hex)
      }
      case 'merge': {
        const [unit, into] = [unitOf(state, side, action.unit), unitOf(state, side, action.into)]
        if (unit === undefined || into === undefined || unit === into || unit.kind !== into.kind) return false
        const isAlone = [unit, into].every(({ id, carrier }) => carrier < 0 && !cargoOf(state, side, id))
        return isAlone && unit.hex === into.hex && unit.steps + into.steps <= mostSteps
      }
      case 'load': {
        const [unit, carrier] = [unitOf(state, side, action.unit), unitOf(state, side, action.carrier)]
        if (unit?.kind !== foot || carrier?.kind !== lorry || unit.hex !== carrier.hex) return false
        return isFresh(state, unit) && !cargoOf(state, side, carrier.id)
      }
      case 'unload':
        return (unitOf(state, side, action.unit)?.carrier ?? -1) >= 0
      case 'build':
        return (
          (kinds[action.kind]?.price ?? Number.POSITIVE_INFINITY) <= state.supply[side] &&
          state.units[side].length < mostUnits &&
          !isHeld(state, otherSide(side), homes[side])
        )
      case 'fire':
        return firers(state, side, state.target).some(({ id }) => id === action.unit)
      default:
        return true
    }
  }

  const isLegal = (state: Readonly<StacksState>, side: Side, action: StacksAction): boolean => {
    if (state.ended || actorOf(state) !== side) return false
    const isReaction = action.type === 'fire' || action.type === 'hold'
    return isReaction === state.target > 0 && allows(state, side, action)
  }

  /** What a side may be thinking of: each unit by itself, and all fresh ones of a hex, or beside one, together. */
  const candidates = (state: Readonly<StacksState>, side: Side): StacksAction[] => {
    const own = state.units[side]
    const fresh = own.filter((unit) => isFresh(state, unit))
    const together = (units: readonly Unit[]): number[][] => {
      const ids = units.map(({ id }) => id).sort((a, b) => a - b)
      return ids.length > 1 ? [...ids.map((id) => [id]), ids] : [ids]
    }
    const pairs = own.flatMap(({ id: unit, hex }) =>
      own.flatMap((other) => (other.hex === hex && other.id !== unit ? [[unit, other.id]] : [])),
    )
    const marches = [...Map.groupBy(fresh, ({ hex }) => hex).values()].flatMap((units) =>
      together(units).flatMap((ids) => [...board.spaces].map((to) => ({ type: 'march' as const, units: ids, to }))),
    )
    const attacks = stacksOf(state.units[otherSide(side)]).flatMap(({ hex }) =>
      together(fresh.filter((unit) => unit.kind === foot && touches(unit.hex, hex))).map((units) => ({
        type: 'attack' as const,
        units,
        hex,
      })),
    )
    return [
      ...marches,
      ...attacks,
      ...pairs.map(([unit, into]) => ({ type: 'merge' as const, unit, into })),
      ...pairs.map(([unit, carrier]) => ({ type: 'load' as const, unit, carrier })),
      ...own.map(({ id }) => ({ type: 'unload' as const, unit: id })),
      ...kinds.map((_, kind) => ({ type: 'build' as const, kind })),
      ...own.map(({ id }) => ({ type: 'fire' as const, unit: id })),
      { type: 'hold' },
      { type: 'end' },
    ]
  }

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

  const endTurn = (state: StacksState): void => {
    state.moved = []
    state.side = otherSide(state.side)
    if (state.side === 0 && state.turn === scenario.turns) {
      state.ended = 1
      return
    }
    if (state.side === 0) state.turn++
    state.supply[state.side] += 1 + towns.filter((hex) => isHeld(state, state.side, hex)).length
  }

  const apply = (draft: Draft<StacksState, StacksEvent>, side: Side, action: StacksAction): void => {
    const { state, emit } = draft
    const known = (id: number): Unit => {
      const unit = unitOf(state, side, id)
      if (unit === undefined) throw new RangeError(`side ${side} has no unit ${id}`)
      return unit
    }
    switch (action.type) {
      case 'march': {
        const units = action.units.map(known)
        for (const unit of units) for (const one of [unit, cargoOf(state, side, unit.id) ?? unit]) one.hex = action.to
        state.moved.push(...action.units)
        emit({ type: 'marched', side, count: units.length, to: action.to })
        if (firers(state, otherSide(side), action.to).length > 0) state.target = action.to
        return
      }
      case 'attack': {
        state.moved.push(...action.units)
        if (!fight(draft, side, action.units.map(known), action.hex)) hit(state, side, known(action.units[0]).hex)
        return
      }
      case 'merge': {
        const unit = known(action.unit)
        known(action.into).steps += unit.steps
        if (state.moved.includes(unit.id) && !state.moved.includes(action.into)) state.moved.push(action.into)
        remove(state, side, unit)
        emit({ type: 'changed', side })
        return
      }
      case 'load':
        known(action.unit).carrier = action.carrier
        state.moved.push(action.unit)
        emit({ type: 'arranged', side, seenBy: [side] })
        return
      case 'unload':
        known(action.unit).carrier = -1
        emit({ type: 'arranged', side, seenBy: [side] })
        return
      case 'build': {
        const ids = state.units[side].map(({ id }) => id)
        const id = Array.from({ length: mostUnits }, (_, number) => number).find((number) => !ids.includes(number)) ?? 0
        state.supply[side] -= kinds[action.kind].price
        state.units[side].push({ id, kind: action.kind, hex: homes[side], steps: 1, carrier: -1 })
        state.moved.push(id)
        emit({ type: 'changed', side })
        return
      }
      case 'fire': {
        state.fired.push(action.unit)
        fight(draft, side, [known(action.unit)], state.target)
        const isOver = !isHeld(state, otherSide(side), state.target) || firers(state, side, state.target).length === 0
        if (isOver) endReaction(state)
        return
      }
      case 'hold':
        endReaction(state)
        emit({ type: 'changed', side })
        return
      case 'end':
        endTurn(state)
        emit({ type: 'changed', side })
    }
  }

  const text = makeActionText<null, StacksAction, 'unit' | 'space' | 'kind'>(formats, {
    unit: () => mostUnits,
    space: () => board.size,
    kind: () => kinds.length,
  })

  return {
    scenario,
    teams,
    setup: () => ({
      turn: 1,
      side: 0,
      units: sides.map((side) => [
        { id: 0, kind: foot, hex: homes[side], steps: 2, carrier: -1 },
        { id: 1, kind: foot, hex: homes[side], steps: 1, carrier: -1 },
        { id: 2, kind: lorry, hex: homes[side], steps: 1, carrier: -1 },
      ]),
      supply: [1, 1],
      moved: [],
      fired: [],
      target: 0,
      ended: 0,
    }),
    actors: (state) => (state.ended ? [] : [actorOf(state)]),
    isLegal: (state, side, action) => isLegal(state, side as Side, action),
    legal: (state, side, like = {}) =>
      candidates(state, side as Side).filter((one) => isLike(one, like) && isLegal(state, side as Side, one)),
    refusal: (state, side, { type }) =>
      !state.ended && actorOf(state) === side
        ? `Nothing of this side can ${type} like this now.`
        : 'It is not the turn of this side.',
    apply: (draft, side, action) => apply(draft, side as Side, action),
    view({ turn, side, units, supply, moved, fired, target, ended }, viewer) {
      const own = viewer === undefined ? [] : units[viewer].map((unit) => ({ ...unit }))
      const acted = viewer === side ? moved : fired
      return {
        turn,
        viewer: viewer ?? null,
        side,
        units: own,
        supply: viewer === undefined ? 0 : supply[viewer],
        stacks: units.map(stacksOf),
        acted: viewer === undefined ? [] : [...acted],
        target,
        ended,
      }
    },
    outcome(state) {
      if (!state.ended) return undefined
      const score = sides.map((side) => towns.filter((hex) => isHeld(state, side, hex)).length)
      const winner = score[0] === score[1] ? null : score[0] > score[1] ? 0 : 1
      return { winners: winnersOf(winner), reason: 'towns', score, turn: state.turn }
    },
    explain: () => undefined,
    ...plainStates<StacksState>({
      turn: 1,
      side: 0,
      units: [[{ id: 0, kind: 0, hex: 1, steps: 1, carrier: -1 }]],
      supply: [0],
      moved: [0],
      fired: [0],
      target: 0,
      ended: 0,
    }),
    same: text.same,
    makeAction: text.makeAction,
    parseAction: (word) => text.parseAction(null, word),
  }
}

export const stacks: RuleSystem<StacksState, StacksAction, StacksEvent, StacksView> = { id: 'stacks', open }

export const stacksInsight = (game: StacksGame): Insight<StacksState, StacksAction, StacksView> => {
  const { size, towns } = game.scenario as StacksScenario
  const board = makeHexBoard(size)
  const goals = towns.map((name) => board.parseName(name) ?? 0)
  const order = ['fire', 'attack', 'build', 'march', 'end', 'hold']
  const holds = (state: Readonly<StacksState>, side: Side, hex: Space): boolean =>
    state.units[side].some((unit) => unit.hex === hex)
  return {
    /** Units that are not seen are of any kind and strength. */
    imagine({ turn, viewer, side, units, supply, stacks, acted, target, ended }, dice) {
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
      return {
        turn,
        side,
        units: sides.map((one) => (one === viewer ? units.map((unit) => ({ ...unit })) : deal(stacks[one]))),
        supply: sides.map((one) => (one === viewer ? supply : dice.below(6))),
        moved: viewer === side ? [...acted] : [],
        fired: viewer === side ? [] : [...acted],
        target,
        ended,
      }
    },
    /** Attacks with all it has, marches all together to the nearest town that it does not hold, fires and builds whenever it can. */
    propose(state, side, most) {
      const open = goals.filter((hex) => !holds(state, side as Side, hex))
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
        1_000 * goals.filter((hex) => holds(state, one, hex)).length +
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
