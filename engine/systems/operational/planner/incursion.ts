/** Where the enemy could walk in its next turn, past what stands between: its reach as the rules have it, over the position as it is known. */
import { otherSide } from '../../../twoSides.ts'
import { sightBit } from '../fog/look.ts'
import type { OperationalGame } from '../index.ts'
import { givePoints } from '../mobility.ts'
import { makeReacher } from '../reach.ts'
import { type OperationalState, sight } from '../types.ts'
import { makeEncounters } from '../zones.ts'

/** By hex: how many units of the enemy could end their next move there; the same array is used again. */
export type Incursion = Uint8Array

const nowhere: readonly number[] = []

/** Gives known units of the enemy the points of its next turn, and shows it everything: it has scouts, too. */
export const readyEnemy = ({ table, scenario }: OperationalGame, state: OperationalState, side: 0 | 1): void => {
  for (const unit of table.unitsOf[otherSide(side)]) if (state.hex[unit] > 0) givePoints(table, state, unit)
  if (!scenario.fog) return
  const bit = sightBit(sight.seen, otherSide(side))
  for (let hex = 0; hex < state.sight.length; hex++) state.sight[hex] |= bit
}

/** Returns a function that finds the incursion that a side has to expect. Only what has changed since it was asked last is worked out anew. */
export const findIncursions = ({
  table,
  services: { costs },
}: OperationalGame): ((state: OperationalState, side: 0 | 1) => Incursion) => {
  const encounters = makeEncounters(table)
  const reacher = makeReacher(table, costs, encounters)
  const count = new Uint8Array(table.size)
  const reaches = table.types.map(() => nowhere)
  const set = (unit: number, reach: readonly number[]): void => {
    if (reaches[unit] === reach) return
    for (let index = 0; index < reaches[unit].length; index++) count[reaches[unit][index]]--
    for (let index = 0; index < reach.length; index++) count[reach[index]]++
    reaches[unit] = reach
  }
  return (state, side) => {
    encounters.of(state, otherSide(side))
    const reachOf = reacher.each(state)
    for (let unit = 0; unit < reaches.length; unit++)
      set(unit, table.side[unit] !== side && state.hex[unit] > 0 ? reachOf(unit).hexes : nowhere)
    return count
  }
}
