/** The lift capacities of a side in a player-turn, and a unit's share of them. echelon.L1-L3 */
import { distance, type Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { releaseGroup } from './group.ts'
import { settleMove } from './ownership.ts'
import { re } from './rules.ts'
import type { EchelonDraft, Services } from './services.ts'
import { seenOf, tellTravel } from './sight.ts'
import { mayTravel } from './supply/depots.ts'
import type { Table } from './table.ts'
import { type EchelonState, type Position, status } from './types.ts'
import { cargoOf, has, reOf } from './units.ts'

/** Fills what a side has for each of its player-turns, and forgets what happened in the last one. */
export const refillLift = ({ scenario, unitsOf }: Table, state: EchelonState, side: Side): void => {
  const { lift, airPoints, navalPoints } = scenario.sides[side]
  state.railLeft[side] = lift.rail * re
  state.navalLeft[side] = lift.naval * re
  state.airLeft[side] = lift.air * re
  state.gliderLeft[side] = lift.gliders * re
  state.airPoints[side] = airPoints
  state.navalPoints[side] = navalPoints
  state.portUsed.fill(0)
  state.taken.fill(0)
  state.flown = 0
  for (const unit of unitsOf[side]) state.ashore[unit] = 0
}

/** Drops and bombardment begin: who was about to move stays. echelon.W1 */
export const beginMissions = (table: Table, state: EchelonState): void => {
  releaseGroup(table, state)
  state.flown = 1
}

/** REs that a unit takes with all that it carries on trains and ships, in 144ths. echelon.11c, 43, 44 */
export const liftReOf = (table: Table, state: Position, unit: number): number => {
  const { heavyTimes, mixedRe } = table.scenario.rules.transport
  let sum = 0
  for (const one of [unit, ...cargoOf(table, state, unit)]) {
    const { abilities, isHeavy } = table.profiles[one]
    const own = reOf(table, state, one)
    // A mixed force takes room for its lorries instead of counting as heavy. echelon.43
    sum += abilities.has('mixed') ? own + mixedRe * re : isHeavy ? own * heavyTimes : own
  }
  return sum
}

/** Marks after which a unit is lifted no more in its player-turn. */
const busy =
  status.moved | status.lifted | status.landed | status.dropped | status.working | status.inReserve | status.attacked

/** True if a unit has done nothing in its movement phase. */
export const isIdle = (state: Position, unit: number): boolean =>
  state.hex[unit] > 0 && state.spent[unit] === 0 && !has(state, unit, busy)

/** True if a unit has done nothing in its movement phase and is not carried. */
export const isFresh = (state: Position, unit: number): boolean => isIdle(state, unit) && state.carrier[unit] === 0

/** True if a unit may board trains and ships: before it moves, and depots when they are packed. echelon.32 */
export const mayBoard = ({ profiles }: Table, state: Position, unit: number): boolean =>
  isFresh(state, unit) && (profiles[unit].type.moves !== 'rail' || mayTravel(state, unit))

/** Carries a unit to a hex by train, ship or plane, behind the lines: the other side hears of those that it sees. */
export const carryTo = (
  services: Services,
  draft: EchelonDraft,
  unit: number,
  by: 'rail' | 'sea' | 'air',
  to: Hex,
): void => {
  const { state } = draft
  const from = state.hex[unit]
  const seen = seenOf(services, state, [unit])
  putDown(services, draft, unit, to, 0, () =>
    tellTravel(services, draft, { type: 'lifted', side: services.table.side[unit], units: [unit], by, from, to }, seen),
  )
}

/**
 * Puts a unit down with all that it carries, and takes the hex for its side.
 * @param tell says where it is, before its side takes what stands open
 */
export const putDown = (
  services: Services,
  draft: EchelonDraft,
  unit: number,
  to: Hex,
  mark = 0,
  tell = (): void => {},
): void => {
  const { table } = services
  const { state } = draft
  const all = [unit, ...cargoOf(table, state, unit)]
  for (const one of all) {
    state.hex[one] = to
    state.status[one] |= status.moved | status.lifted | mark
  }
  tell()
  settleMove(services, draft, table.side[unit], all, [to])
}

/** Hexes of the map that are wanted: without a copy of all of them, for lists that are made again and again. */
export const hexesWhere = ({ board }: Table, isWanted: (hex: Hex) => boolean): readonly Hex[] => {
  const found: Hex[] = []
  for (const hex of board.spaces) if (isWanted(hex)) found.push(hex)
  return found
}

/** True if a hex lies within the range of planes. */
export const isInAirRange = ({ scenario, board }: Table, from: Hex, to: Hex): boolean =>
  distance(board, from, to) <= scenario.rules.transport.airRange
