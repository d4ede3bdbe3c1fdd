/** What a side sees, and who is told of what. tactical.F1-F7, H8 */
import type { Space } from '../../board.ts'
import type { Side as AnySide } from '../../game.ts'
import { otherSide, type Side, sides } from '../../twoSides.ts'
import type { Services } from './services.ts'
import { isNear } from './table.ts'
import type { Position, TacticalState } from './types.ts'
import { bitOf, isFoul, leaderOf, moverOf, stands } from './units.ts'

/** The spaces that a unit sees. */
const seenFrom = ({ table, sightLists }: Services, state: Position, unit: number): readonly Space[] => {
  const model = moverOf(table, state, unit)
  const more = table.models[unit].class === 'recon' ? (leaderOf(table, state, unit)?.spotting ?? 0) : 0
  return sightLists.of(state.hex[unit], model.spotting + more, model.isAir, isFoul(state))
}

/** Adds what a unit sees to what its side sees; true if that is more than before. */
export const lookAround = (services: Services, state: TacticalState, unit: number): boolean => {
  const bit = bitOf(services.table.side[unit])
  let isMore = false
  for (const space of seenFrom(services, state, unit)) {
    isMore ||= (state.sight[space] & bit) === 0
    state.sight[space] |= bit
  }
  return isMore
}

/**
 * Looks anew with all units of both sides. The side whose half-turn it is goes on seeing what it has seen in it, the other one sees what
 * its units see now. tactical.F3
 * @returns true if the first of these sees more than before
 */
export const refreshSight = (services: Services, state: TacticalState): boolean => {
  const passive = bitOf(otherSide(state.side))
  for (let space = 0; space < state.sight.length; space++) state.sight[space] &= ~passive
  let isMore = false
  for (const side of sides)
    for (const unit of services.table.unitsOf[side])
      if (stands(state, unit) && lookAround(services, state, unit) && side === state.side) isMore = true
  return isMore
}

/** Begins the sight of a half-turn. */
export const beginSight = (services: Services, state: TacticalState): void => {
  state.sight.fill(0)
  state.revealed.fill(0)
  refreshSight(services, state)
}

/** True if a unit is only seen from beside it, by some. tactical.H8, L4 */
const isConcealed = ({ table }: Services, state: Position, side: Side, unit: number): boolean => {
  const hex = state.hex[unit]
  const isSubmarine = table.models[unit].class === 'submarine'
  if (!isSubmarine && !(leaderOf(table, state, unit)?.hides && table.terrain[hex]?.hides)) return false
  return !table.unitsOf[side].some(
    (other) =>
      stands(state, other) &&
      isNear(table, state.hex[other], hex) &&
      (!isSubmarine || table.models[other].class === 'destroyer'),
  )
}

/** True if a side knows where a unit stands: its own ones, and those that it sees. */
export const knows = (services: Services, state: Position, side: Side, unit: number): boolean => {
  if (!stands(state, unit)) return false
  const { table } = services
  if (table.side[unit] === side || !table.scenario.house.fog || (state.revealed[unit] & bitOf(side)) !== 0) return true
  return (state.sight[state.hex[unit]] & bitOf(side)) !== 0 && !isConcealed(services, state, side, unit)
}

/** The units of the enemy that a side sees. */
export const knownEnemies = (services: Services, state: Position, side: Side): readonly number[] =>
  services.table.unitsOf[otherSide(side)].filter((unit) => knows(services, state, side, unit))

/** Lets the enemy know where a unit is, until the half-turn ends. tactical.F7 */
export const reveal = ({ table }: Services, state: TacticalState, unit: number): void => {
  state.revealed[unit] |= bitOf(otherSide(table.side[unit]))
}

/** Those who are told of what a unit does: all, or its own side alone while the enemy does not see it. */
export const witnesses = (services: Services, state: Position, unit: number): readonly AnySide[] | undefined => {
  const side = services.table.side[unit]
  return knows(services, state, otherSide(side), unit) ? undefined : [side]
}
