/** How soon a side's units can be where, if nobody stands in their way. A bound, asked of the engine: no game can be faster. */
import type { Side } from '../../../../engine/game.ts'
import { distance } from '../../../../engine/hex.ts'
import {
  actionPoint,
  crossing,
  destroyed,
  type OperationalState,
} from '../../../../engine/systems/operational/types.ts'
import { groundOf } from './bound/ground.ts'
import { type Goal, surelyLeaves, surelyReaches } from './bound/march.ts'
import type { LintContext } from './rule.ts'

/** Ground that is not a city may fall to the sweep of a front line that passes this near. operational.C16 */
const sweepReach = 2

/** Any ground beside it may fall to the thrust of a unit that a headquarters leads. operational.F25 */
const thrustReach = 1

/** A side with more kinds of movement than this is not followed to the end, and nothing is claimed about it. */
const mostGroups = 32

/** When a side can hold a hex. */
export interface Approach {
  /** The earliest turn; undefined when it never can. */
  readonly turn: number | undefined
  /** The nearest that a unit ever gets, and how many hexes that is away; undefined when no unit ever enters the map. */
  nearest(): { readonly hex: number; readonly away: number } | undefined
}

/** What keeps a side from holding a hex by the end of a turn; undefined when nothing does. */
export const lateness = (context: LintContext, side: Side, goal: Goal): Approach | undefined => {
  if (surelyReaches(context.scenario, side, goal)) return undefined
  const approach = approachOf(context, side, goal.hex)
  return approach === undefined || (approach.turn !== undefined && approach.turn <= goal.by) ? undefined : approach
}

/** When a side can hold a hex, as the engine moves its units; undefined when nothing is claimed about the side. */
export const approachOf = (context: LintContext, side: Side, hex: number): Approach | undefined => {
  const advance = advanceOf(context, side)
  if (advance === undefined) return undefined
  return { turn: advance.turnOf(hex), nearest: () => advance.nearestTo(hex) }
}

/** Whether a unit of a hex can ever go on from it, over empty ground, from a turn to the last. operational.C4, C10, C12 */
export const canLeave = (context: LintContext, unit: number, hex: number, from: number): boolean =>
  surelyLeaves(context.scenario, context.scenario.units[unit], hex) || goesOn(context, unit, hex, from)

/** The same, as the engine moves it. */
export const goesOn = (context: LintContext, unit: number, hex: number, from: number): boolean => {
  const { scenario, game } = context
  const { side } = scenario.units[unit]
  const state = emptyField(context, side)
  const seen = new Set<number>()
  for (let turn = from; turn <= scenario.turns; turn++) {
    const weather = game.table.weatherByTurn[turn]
    if (buildsBridges(context, side, turn)) state.crossing.fill(crossing.bridge)
    else if (seen.has(weather)) continue
    seen.add(weather)
    state.turn = turn
    for (const next of dayTrip(context, side, state, unit, hex)) if (next !== hex) return true
  }
  return false
}

/** How a side comes forward, turn by turn, as far as it was asked. */
interface Advance {
  turnOf(hex: number): number | undefined
  nearestTo(hex: number): ReturnType<Approach['nearest']>
}

const advances = new WeakMap<LintContext, Map<Side, Advance | undefined>>()

const advanceOf = (context: LintContext, side: Side): Advance | undefined => {
  const known = advances.get(context) ?? new Map<Side, Advance | undefined>()
  advances.set(context, known)
  if (!known.has(side)) known.set(side, makeAdvance(context, side))
  return known.get(side)
}

const makeAdvance = (context: LintContext, side: Side): Advance | undefined => {
  const { scenario, terrainOf } = context
  const groups = alike(context, side).map((units) => makeGroup(context, side, units))
  if (groups.length > mostGroups) return undefined
  const hasStaff = scenario.headquarters.some((hq) => hq.side === side)
  /** By hex where a unit can stand: the first turn in which it can. */
  const arrived = new Map<number, number>()
  const { owner } = groundOf(scenario)
  const entries = scenario.units.flatMap(({ side: of, arrives }) => (of === side ? (arrives?.hexes ?? []) : []))
  const isHeld = (hex: number): boolean => owner[hex] === side || fallsIn(hex) !== undefined
  let turn = 0
  const goOn = (): void => {
    turn++
    // Who takes the hex where others arrive lets them in.
    for (let before = -1; before < arrived.size; ) {
      before = arrived.size
      for (const group of groups) for (const hex of group(turn, isHeld)) if (!arrived.has(hex)) arrived.set(hex, turn)
      if (entries.every(isHeld)) break
    }
  }
  /** The turn in which a hex falls to those who have come near so far. */
  const fallsIn = (hex: number): number | undefined => {
    const near = terrainOf(hex).city ? (hasStaff ? thrustReach : 0) : sweepReach
    let first = arrived.get(hex)
    for (const [other, when] of arrived)
      if ((first === undefined || when < first) && distance(scenario.map, other, hex) <= near) first = when
    return first
  }
  return {
    turnOf(hex) {
      let falls = fallsIn(hex)
      while (falls === undefined && turn < scenario.turns) {
        goOn()
        falls = fallsIn(hex)
      }
      return falls
    },
    nearestTo(hex) {
      while (turn < scenario.turns) goOn()
      let nearest: ReturnType<Approach['nearest']>
      for (const other of arrived.keys()) {
        const away = distance(scenario.map, other, hex)
        if (nearest === undefined || away < nearest.away) nearest = { hex: other, away }
      }
      return nearest
    },
  }
}

/** Units of a side that move alike, in groups. */
const alike = ({ scenario }: LintContext, side: Side): number[][] => {
  const groups = new Map<string, number[]>()
  for (const [unit, { type, side: of }] of scenario.units.entries()) {
    if (of !== side) continue
    const { movement, extendedMovement, movementClass, kind } = scenario.rules.unitTypes[type]
    const key = `${movement} ${extendedMovement} ${movementClass} ${kind}`
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()]
}

/** Hexes where a group of units that move alike can stand by the end of a turn; asked turn after turn. */
type Group = (turn: number, isHeld: (hex: number) => boolean) => Iterable<number>

const makeGroup = (context: LintContext, side: Side, units: readonly number[]): Group => {
  const { scenario, game } = context
  const known = new Set<number>()
  /** Weathers in which the range from a hex was already asked; what a bridge changes is asked anew. */
  const asked = new Set<number>()
  let position: OperationalState | undefined
  return (turn, isHeld) => {
    position ??= emptyField(context, side)
    const state = position
    const landed: number[] = []
    for (const unit of units) {
      const { arrives } = scenario.units[unit]
      const all = entriesOf(context, side, unit, turn, known)
      const entries = arrives?.by === 'land' ? all.filter(isHeld) : all // operational.G4
      // Who lands or drops has nothing left to move with. operational.H11, H13
      if (arrives === undefined || arrives.by === 'land') for (const entry of entries) known.add(entry)
      else landed.push(...entries)
    }
    state.turn = turn
    const era = buildsBridges(context, side, turn) ? 1 : 0
    if (era === 1) state.crossing.fill(crossing.bridge)
    const weather = game.table.weatherByTurn[turn]
    for (const hex of [...known]) {
      const question = (hex * 2 + era) * game.table.weathers.length + weather
      if (asked.has(question)) continue
      asked.add(question)
      for (const next of dayTrip(context, side, state, units[0], hex)) known.add(next)
    }
    for (const hex of landed) known.add(hex)
    return known
  }
}

/** The first position with nobody on the map. */
const emptyField = ({ start }: LintContext, side: Side): OperationalState => {
  const state = start()
  state.hex.fill(destroyed)
  state.hqHex.fill(destroyed)
  state.side = side
  return state
}

const leads = ({ game }: LintContext, side: Side): boolean => game.table.hqsOf[side].length > 0

/** Whether bridges that a side's headquarters have ordered can be open in a turn. operational.F29 */
const buildsBridges = (context: LintContext, side: Side, turn: number): boolean => turn > 1 && leads(context, side)

/** Hexes to which a unit can come from a hex in one turn: by itself, and with lorries and boats where it is led. operational.C7, F28, F30 */
function* dayTrip(
  context: LintContext,
  side: Side,
  state: OperationalState,
  unit: number,
  hex: number,
): Generator<number> {
  const { scenario, game } = context
  const { movement, kind } = game.table.types[unit]
  const ask = (points: number, motorised: 0 | 1): readonly number[] => {
    state.hex[unit] = hex
    state.movementPoints[unit] = points
    state.actionPoint[unit] = actionPoint.available
    state.extended[unit] = 0
    state.motorised[unit] = motorised
    return game.reach(state, unit).hexes
  }
  yield* ask(movement, 0)
  if (!leads(context, side) || kind !== 'infantry') return
  // It may walk first and drive then: nowhere does driving cost less than walking.
  yield* ask(movement + scenario.rules.specialOrders.motorPool.extendedMovement, 0)
  yield* ask(movement, 1)
  yield* acrossRivers(context, hex)
}

/** Hexes on the far bank of a river that only boats cross. operational.F30, F31 */
const acrossRivers = ({ game, isSea }: LintContext, hex: number): number[] => {
  const { neighbours, hexside, hexsides } = game.table
  return [0, 1, 2, 3, 4, 5]
    .filter((direction) => hexsides[hexside[hex * 6 + direction]].crossing === 'never')
    .map((direction) => neighbours[hex * 6 + direction])
    .filter((next) => next !== 0 && !isSea(next))
}

/** Hexes where a unit can come onto the map in a turn, or has stood from the start. operational.G4, H11, H13, H14 */
const entriesOf = (
  { scenario, game, isSea }: LintContext,
  side: Side,
  unit: number,
  turn: number,
  known: ReadonlySet<number>,
): readonly number[] => {
  const { hex, arrives, reserve } = scenario.units[unit]
  if (hex !== undefined) return [hex]
  if (arrives === undefined && reserve !== 'card') return []
  if (arrives !== undefined && arrives.turn > turn) return []
  if (arrives !== undefined && arrives.by !== 'air') return arrives.hexes
  // Its card brings it to any coast, or it drops near the front.
  const land = [...game.table.board.hexes].filter((at) => !isSea(at))
  if (reserve === 'card') return land
  const near = new Set(land.filter((at) => scenario.map.owner[at] === side || known.has(at)))
  for (let far = 0; far < scenario.rules.landing.dropReach; far++)
    for (const at of [...near])
      for (let edge = at * 6; edge < at * 6 + 6; edge++)
        if (game.table.neighbours[edge] !== 0) near.add(game.table.neighbours[edge])
  return land.filter((at) => near.has(at))
}
