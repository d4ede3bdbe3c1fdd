/** How soon a side's units can be where, if nobody stands in their way. A bound: no game can be faster. */
import type { Side } from '../../engine/game.ts'
import { distance } from '../../engine/hex.ts'
import { actionPoint, destroyed } from '../../engine/systems/operational/types.ts'
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
  state.side = side
  /** Weathers in which the range from a hex was already asked. */
  const asked = new Map<number, Set<number>>()
  const known = new Set<number>()
  for (let turn = 1; turn <= scenario.turns; turn++) {
    for (const unit of units) {
      const { hex, arrives } = scenario.units[unit]
      if (hex !== undefined) known.add(hex)
      else if (arrives !== undefined && arrives.turn <= turn) for (const entry of arrives.hexes) known.add(entry)
    }
    const weather = game.table.weatherByTurn[turn]
    state.turn = turn
    for (const hex of [...known]) {
      const weathers = asked.get(hex) ?? new Set()
      asked.set(hex, weathers)
      if (weathers.has(weather)) continue
      weathers.add(weather)
      state.hex[runner] = hex
      state.movementPoints[runner] = game.table.types[runner].movement
      state.actionPoint[runner] = actionPoint.available
      state.extended[runner] = 0
      for (const next of game.reach(state, runner).hexes) known.add(next)
    }
  }
  for (const hex of known) reached.add(hex)
}

const nearestTo = ({ scenario }: LintContext, hex: number, reached: ReadonlySet<number>): Approach['nearest'] => {
  let nearest: Approach['nearest']
  for (const other of reached) {
    const away = distance(scenario.map, other, hex)
    if (nearest === undefined || away < nearest.away) nearest = { hex: other, away }
  }
  return nearest
}
