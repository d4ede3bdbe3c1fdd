/** Landings from boats and drops from aircraft. operational.H11-H14 */
import type { Side } from '../../../twoSides.ts'
import { fight } from '../combat/resolve.ts'
import { enterHex } from '../entering.ts'
import type { OperationalDraft } from '../events.ts'
import { frontOf, stepsFrom } from '../fog/front.ts'
import { knowledge, knows, sees } from '../fog/knowledge.ts'
import { seeHex } from '../fog/look.ts'
import { levelIndex } from '../levels.ts'
import { hqAt, terrainAt } from '../places.ts'
import { beachesOf } from '../reinforcement.ts'
import type { SpecialistRules } from '../rules.ts'
import type { Services } from '../services.ts'
import { activeSlots, suppressSpecialist, towSuppress } from '../steps.ts'
import type { Table } from '../table.ts'
import { actionPoint, type OperationalState, type ReadonlyState, specialistState } from '../types.ts'
import { isWeak, unitAt } from '../zones.ts'

/** True if a unit has the experience and the strength for a drop or for a landing under fire. operational.H12, H13 */
export const isFitToLand = (table: Table, state: ReadonlyState, unit: number): boolean =>
  levelIndex(table, state.experience[unit]) >= table.scenario.rules.landing.leastLevel && !isWeak(table, state, unit)

export const hasSpecialists = (table: Table, state: ReadonlyState, unit: number): boolean =>
  state.specialistState
    .subarray(unit * table.slots, (unit + 1) * table.slots)
    .some((condition) => condition !== specialistState.none)

/**
 * The beaches of a unit that its side sees and that are no cliffs or salt flats. The weak do not land on a headquarters of the
 * enemy. operational.H11, C15
 */
export const openBeaches = (table: Table, state: ReadonlyState, unit: number): number[] =>
  beachesOf(table, state, unit).filter(
    (hex) =>
      terrainAt(table, state, hex).landing &&
      sees(state, table.side[unit] as Side, hex) &&
      !(isEnemyStaff(table, state, table.side[unit] as Side, hex) && isWeak(table, state, unit)),
  )

/** True if a headquarters of the other side is in a hex. */
const isEnemyStaff = (table: Table, state: ReadonlyState, side: Side, hex: number): boolean => {
  const hq = hqAt(state, hex)
  return hq >= 0 && table.scenario.headquarters[hq].side !== side
}

/** The hexes where paratroops of a side can come down as far as it knows: near its front line. operational.H13 */
export const dropZones = (table: Table, state: ReadonlyState, side: Side): number[] => {
  const { dropReach } = table.scenario.rules.landing
  const steps = stepsFrom(table, frontOf(table, state, side), dropReach)
  return [...table.board.spaces].filter((hex) => steps[hex] <= dropReach && canDropAt(table, state, side, hex))
}

const canDropAt = (table: Table, state: ReadonlyState, side: Side, hex: number): boolean => {
  const terrain = terrainAt(table, state, hex)
  if (!terrain.landing || terrain.water || isEnemyStaff(table, state, side, hex)) return false
  const unit = unitAt(state, hex)
  return unit < 0 || table.side[unit] !== side
}

/** Puts a unit ashore in an empty hex. operational.H11 */
export const land = (services: Services, draft: OperationalDraft, unit: number, to: number): void => {
  const { table } = services
  setDown(services, draft, unit, to, 'sea', actionPoint.locked)
  suppressInWater(table, draft.state, unit, ({ amphibious }) => amphibious)
}

/** Attacks a unit on a beach from the boats. A failed assault destroys the attacker. operational.H12 */
export const assaultBeach = (services: Services, draft: OperationalDraft, unit: number, target: number): void => {
  const { table } = services
  const to = draft.state.hex[target]
  const { attackerAlive, defenderGone } = fight(services, draft, unit, target, 'assault-beach')
  if (!attackerAlive || !defenderGone) return
  setDown(services, draft, unit, to, 'sea', actionPoint.expended)
  suppressInWater(table, draft.state, unit, ({ specialForces }) => specialForces)
}

/**
 * Drops a unit into a hex. It fights any enemy unit there, known or not, and survives only if it clears the hex.
 * operational.H13
 */
export const drop = (services: Services, draft: OperationalDraft, unit: number, to: number): void => {
  const { state } = draft
  const side = services.table.side[unit] as Side
  seeHex(services, draft, side, to)
  const target = unitAt(state, to)
  if (target < 0) {
    setDown(services, draft, unit, to, 'air', actionPoint.locked)
    return
  }
  const { attackerAlive, defenderGone } = fight(services, draft, unit, target, 'drop')
  if (attackerAlive && defenderGone) setDown(services, draft, unit, to, 'air', actionPoint.expended)
}

/** Places the unit in the hex without any points left; the hex becomes its side's. */
const setDown = (
  services: Services,
  draft: OperationalDraft,
  unit: number,
  to: number,
  by: 'sea' | 'air',
  action: number,
): void => {
  const { state } = draft
  state.hex[unit] = to
  state.movementPoints[unit] = 0
  state.actionPoint[unit] = action
  state.extended[unit] = 0
  state.moved[unit] |= 1
  draft.emit({ type: 'entered', unit, to, by })
  enterHex(services, draft, unit, to)
}

/**
 * Suppresses the specialists of a unit that comes through water, except those exempt; towed guns only as after a move.
 * operational.F30, H11
 */
export const suppressInWater = (
  table: Table,
  state: OperationalState,
  unit: number,
  isReady: (rules: SpecialistRules) => boolean,
): void => {
  towSuppress(table, state, unit)
  for (const slot of activeSlots(table, state, unit, (rules) => !isReady(rules)))
    suppressSpecialist(table, state, unit, slot)
}

/** The enemy units on open beaches that a unit could attack from its boats: only infantry does. operational.H12 */
export const beachTargets = (table: Table, state: ReadonlyState, unit: number): number[] => {
  const side = table.side[unit] as Side
  if (table.types[unit].kind !== 'infantry' || !isFitToLand(table, state, unit)) return []
  return openBeaches(table, state, unit)
    .map((hex) => unitAt(state, hex))
    .filter((other) => other >= 0 && table.side[other] !== side && knows(table, state, side, other) === knowledge.seen)
}
