/** How soon a side's units can be where, if nobody stands in their way. No game can be faster. */

import { allDirections, degree, distance } from '../../../../engine/hex.ts'
import {
  actionPoint,
  crossing,
  destroyed,
  type OperationalState,
} from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { lastOfSide } from '../../../lint/lastOf.ts'
import type { LintContext } from './rule.ts'

/** Ground that is not a city may fall to the sweep of a front line that passes this near. operational.C16 */
const sweepReach = 2

/** Any ground beside it may fall to the thrust of a unit that a headquarters leads. operational.F25 */
const thrustReach = 1

/** A side with more kinds of movement than this is not followed to the end, and nothing is claimed about it. */
const mostGroups = 32

/** A hex to hold by the end of a turn. */
interface Goal {
  readonly hex: number
  readonly by: number
}

/** When a side can hold a hex. */
export interface Approach {
  /** The earliest turn; undefined when it never can. */
  readonly turn: number | undefined
  /** The nearest that a unit ever gets, and how many hexes that is away; undefined when no unit ever enters the map. */
  nearest(): { readonly hex: number; readonly away: number } | undefined
}

/**
 * Returns the obstacle that keeps a side from holding a hex by the end of a turn; undefined when there is none, or nothing is claimed about
 * the side.
 */
export const lateness = (context: LintContext, side: Side, { hex, by }: Goal): Approach | undefined => {
  if (alike(context, side).length > mostGroups) return undefined
  const advance = advanceOf(context, side)
  const turn = advance.turnOf(hex)
  if (turn !== undefined && turn <= by) return undefined
  return { turn, nearest: () => advance.nearestTo(hex) }
}

/** True if a unit can ever go on from a hex, over empty ground, from a turn to the last. operational.C4, C10, C12 */
export const canLeave = (context: LintContext, unit: number, hex: number, from: number): boolean => {
  const { scenario } = context
  const { side } = scenario.units[unit]
  for (let turn = from; turn <= scenario.turns; turn++) {
    const field = fieldIn(context, side, turn)
    if (canStep(context, field, unit, hex)) return true
    for (const next of dayTrip(context, field, unit, hex)) if (next !== hex) return true
  }
  return false
}

/** True if a unit can walk into a hex beside its own and stop there; a longer way may lead on where it cannot. operational.C4 */
const canStep = ({ game }: LintContext, field: OperationalState, unit: number, hex: number): boolean => {
  const { table, services } = game
  const { edges, stops } = services.costs.of(field, table.movementClass[unit])
  const { movement } = table.types[unit]
  return allDirections.some((direction) => {
    const edge = hex * degree + direction
    return edges[edge] <= movement && stops[table.neighbours[edge]] === 1
  })
}

/** How a side comes forward, turn by turn, as far as it was asked. */
interface Advance {
  turnOf(hex: number): number | undefined
  nearestTo(hex: number): ReturnType<Approach['nearest']>
}

const makeAdvance = (context: LintContext, side: Side): Advance => {
  const { scenario, terrainOf } = context
  const groups = alike(context, side).map((units) => makeGroup(context, side, units))
  const hasStaff = scenario.headquarters.some((hq) => hq.side === side)
  /** By hex where a unit can stand: the first turn in which it can. */
  const arrived = new Map<number, number>()
  const entries = scenario.units.flatMap(({ side: of, arrives }) => (of === side ? (arrives?.hexes ?? []) : []))
  const isHeld = (hex: number): boolean => context.isHeld(side, hex) || fallsIn(hex) !== undefined
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

const advanceOf = lastOfSide(makeAdvance)

/** Units of a side that move alike, in groups. */
const alike = ({ scenario: { units, rules } }: LintContext, side: Side): number[][] => {
  const own = units.flatMap((unit, number) => (unit.side === side ? [number] : []))
  const groups = Map.groupBy(own, (unit) => {
    const { movement, extendedMovement, movementClass, kind } = rules.unitTypes[units[unit].type]
    return `${movement} ${extendedMovement} ${movementClass} ${kind}`
  })
  return [...groups.values()]
}

/** Hexes where a group of units that move alike can stand by the end of a turn; asked turn after turn. */
type Group = (turn: number, isHeld: (hex: number) => boolean) => Iterable<number>

const makeGroup = (context: LintContext, side: Side, units: readonly number[]): Group => {
  const { scenario, game } = context
  const known = new Set<number>()
  /** Weathers in which the range from a hex was already asked; what a bridge changes is asked anew. */
  const asked = new Set<number>()
  return (turn, isHeld) => {
    const landed: number[] = []
    for (const unit of units) {
      const { arrives } = scenario.units[unit]
      const all = entriesOf(context, side, unit, turn, known)
      const entries = arrives?.by === 'land' ? all.filter(isHeld) : all // operational.G4
      // Who lands or drops has nothing left to move with. operational.H11, H13
      if (arrives === undefined || arrives.by === 'land') for (const entry of entries) known.add(entry)
      else landed.push(...entries)
    }
    const field = fieldIn(context, side, turn)
    for (const hex of [...known]) {
      const question = (hex * 2 + (buildsBridges(context, side, turn) ? 1 : 0)) * game.table.weathers.length
      const inWeather = question + game.table.weatherByTurn[turn]
      if (asked.has(inWeather)) continue
      asked.add(inWeather)
      for (const next of dayTrip(context, field, units[0], hex)) known.add(next)
    }
    for (const hex of landed) known.add(hex)
    return known
  }
}

/** The first position with nobody on the map. */
const emptyField = lastOfSide(({ game, start }: LintContext, side: Side): OperationalState => {
  const state = game.copy(start)
  state.hex.fill(destroyed)
  state.hqHex.fill(destroyed)
  state.side = side
  return state
})

/** The empty map in a turn, with all bridges that can be built by then: units are put on it one at a time. */
const fieldIn = (context: LintContext, side: Side, turn: number): OperationalState => {
  const field = emptyField(context, side)
  if (buildsBridges(context, side, turn)) field.crossing.fill(crossing.bridge)
  else field.crossing.set(context.start.crossing)
  field.turn = turn
  return field
}

const leads = ({ game }: LintContext, side: Side): boolean => game.table.hqsOf[side].length > 0

/** True if bridges that a side's headquarters have ordered can be open in a turn. operational.F29 */
const buildsBridges = (context: LintContext, side: Side, turn: number): boolean => turn > 1 && leads(context, side)

/** Hexes to which a unit can come from a hex in one turn: by itself, and with lorries and boats where it is led. operational.C7, F28, F30 */
function* dayTrip(context: LintContext, field: OperationalState, unit: number, hex: number): Generator<number> {
  const { scenario, game } = context
  const { movement, kind } = game.table.types[unit]
  const ask = (points: number, motorised: 0 | 1): readonly number[] => {
    field.hex[unit] = hex
    field.movementPoints[unit] = points
    field.actionPoint[unit] = actionPoint.available
    field.extended[unit] = 0
    field.motorised[unit] = motorised
    const { hexes } = game.reach(field, unit)
    field.hex[unit] = destroyed
    return hexes
  }
  yield* ask(movement, 0)
  if (!leads(context, field.side) || kind !== 'infantry') return
  // It may walk first and drive then: nowhere does driving cost less than walking.
  yield* ask(movement + scenario.rules.specialOrders.motorPool.extendedMovement, 0)
  yield* ask(movement, 1)
  yield* acrossRivers(context, hex)
}

/** Hexes on the far bank of a river that only boats cross. operational.F30, F31 */
const acrossRivers = ({ game, isSea }: LintContext, hex: number): number[] => {
  const { neighbours, hexside, hexsides } = game.table
  return allDirections
    .filter((direction) => hexsides[hexside[hex * degree + direction]].crossing === 'never')
    .map((direction) => neighbours[hex * degree + direction])
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
  const land = [...game.table.board.spaces].filter((at) => !isSea(at))
  if (reserve === 'card') return land
  const near = new Set(land.filter((at) => scenario.map.owner[at] === side || known.has(at)))
  for (let far = 0; far < scenario.rules.landing.dropReach; far++)
    for (const at of [...near])
      for (let edge = at * degree; edge < (at + 1) * degree; edge++)
        if (game.table.neighbours[edge] !== 0) near.add(game.table.neighbours[edge])
  return land.filter((at) => near.has(at))
}
