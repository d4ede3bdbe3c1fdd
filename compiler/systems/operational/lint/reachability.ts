/** How soon a side's units can be where, if nobody stands in their way. A bound: no game can be faster. */
import type { Side } from '../../../../engine/game.ts'
import { distance } from '../../../../engine/hex.ts'
import { actionPoint, destroyed } from '../../../../engine/systems/operational/types.ts'
import type { LintContext } from './rule.ts'

/** Ground that is not a city may fall to the sweep of a front line that passes this near. operational.C16 */
const sweepReach = 2

/** A side with more kinds of movement than this is not followed to the end, and nothing is claimed about it. */
const mostGroups = 32

export interface Approach {
  /** Whether a unit can take the hex within the turn limit. */
  readonly reached: boolean
  /** The nearest that a unit can get, and how many hexes that is away; undefined when no unit ever enters the map. */
  readonly nearest: { readonly hex: number; readonly away: number } | undefined
}

/** How near a side's units can come to each of some hexes, by the engine's own movement, turn by turn and weather by weather. */
export const approach = (context: LintContext, side: Side, hexes: readonly number[]): Approach[] => {
  const reached = new Set<number>()
  const groups = alike(context, side)
  for (const units of groups.slice(0, mostGroups)) {
    if (hexes.every((hex) => isTaken(context, hex, reached))) break
    spread(context, side, units, reached)
  }
  const isCertain = groups.length <= mostGroups
  return hexes.map((hex) => ({
    reached: !isCertain || isTaken(context, hex, reached),
    nearest: nearestTo(context, hex, reached),
  }))
}

const isTaken = ({ scenario, terrainOf }: LintContext, hex: number, reached: ReadonlySet<number>): boolean => {
  if (reached.has(hex)) return true
  if (terrainOf(hex).city) return false
  return [...reached].some((other) => distance(scenario.map, other, hex) <= sweepReach)
}

/** Units of a side that move alike, in groups. */
const alike = ({ scenario }: LintContext, side: Side): number[][] => {
  const groups = new Map<string, number[]>()
  for (const [unit, { type, side: of }] of scenario.units.entries()) {
    if (of !== side) continue
    const { movement, extendedMovement, movementClass } = scenario.rules.unitTypes[type]
    const key = `${movement} ${extendedMovement} ${movementClass}`
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()]
}

/** Adds all hexes where one of the units, which move alike, can be by the end of the last turn. */
const spread = (context: LintContext, side: Side, units: readonly number[], reached: Set<number>): void => {
  const { scenario, game } = context
  const [runner] = units
  const state = context.start()
  state.hex.fill(destroyed)
  state.hqHex.fill(destroyed)
  state.side = side
  const hasStaff = game.table.hqsOf[side].length > 0
  // Lorries of the motor pool. operational.F28
  const lorries = hasStaff ? scenario.rules.specialOrders.motorPool.extendedMovement : 0
  /** Weathers in which the range from a hex was already asked. */
  const asked = new Map<number, Set<number>>()
  const known = new Set<number>()
  for (let turn = 1; turn <= scenario.turns; turn++) {
    for (const unit of units) for (const entry of entriesOf(context, side, unit, turn, known)) known.add(entry)
    const weather = game.table.weatherByTurn[turn]
    state.turn = turn
    for (const hex of [...known]) {
      const weathers = asked.get(hex) ?? new Set()
      asked.set(hex, weathers)
      if (weathers.has(weather)) continue
      weathers.add(weather)
      state.hex[runner] = hex
      state.movementPoints[runner] = game.table.types[runner].movement + lorries
      state.actionPoint[runner] = actionPoint.available
      state.extended[runner] = 0
      for (const next of game.reach(state, runner).hexes) known.add(next)
      if (hasStaff) for (const next of acrossRivers(context, hex)) known.add(next)
    }
  }
  for (const hex of known) reached.add(hex)
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

/** Hexes on the far bank of a river that only boats cross. operational.F30, F31 */
const acrossRivers = ({ game, isSea }: LintContext, hex: number): number[] => {
  const { neighbours, hexside, hexsides } = game.table
  return [0, 1, 2, 3, 4, 5]
    .filter((direction) => hexsides[hexside[hex * 6 + direction]].crossing === 'never')
    .map((direction) => neighbours[hex * 6 + direction])
    .filter((next) => next !== 0 && !isSea(next))
}

const nearestTo = ({ scenario }: LintContext, hex: number, reached: ReadonlySet<number>): Approach['nearest'] => {
  let nearest: Approach['nearest']
  for (const other of reached) {
    const away = distance(scenario.map, other, hex)
    if (nearest === undefined || away < nearest.away) nearest = { hex: other, away }
  }
  return nearest
}
