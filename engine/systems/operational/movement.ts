/** Moves units, including what they meet unexpectedly on the way. operational.C1-C19, B6, H7 */
import { inMapOrder } from '../../board.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import { enterRoute, sweepOf } from './entering.ts'
import type { OperationalDraft } from './events.ts'
import { knowledge, knows } from './fog/knowledge.ts'
import { mark } from './fog/look.ts'
import { extendedMovementOf, isExhausted, lockAction, movementClassOf } from './mobility.ts'
import { weatherIn } from './places.ts'
import type { Reach } from './reach.ts'
import type { Services } from './services.ts'
import { hasActive, towSuppress } from './steps.ts'
import type { Table } from './table.ts'
import { actionPoint, dump, type OperationalState, type ReadonlyState, stance } from './types.ts'
import { enemyUnit, enemyZone, exertsInto, ownUnit } from './zones.ts'

/** How far a move gets, and what it costs. */
interface Course {
  /** From the hex where the unit stands to the one where it ends. */
  readonly path: readonly number[]
  readonly spent: number
  /** True if the move takes the action point. operational.C7 */
  readonly extended: boolean
  /** True if it takes all points and locks the action point. operational.C4, C9, C14 */
  readonly locks: boolean
  /** The hex of the way where the unit met what it did not know, 0 for none. operational.H7 */
  readonly met: number
}

/** Moves a unit to a hex of its reach, or as far as it gets. */
export const move = (services: Services, draft: OperationalDraft, unit: number, to: number): void => {
  const { table, reacher, encounters } = services
  const { state } = draft
  const side = table.side[unit] as Side
  const reach = reacher.of(state, unit)
  const meets = encounters.truth(state, side)
  const course = courseOf(services, state, unit, reach, to, meets)
  const found = course.met === 0 ? [] : hiddenAt(table, state, side, course.met)
  const { path } = course
  pay(table, state, unit, course)
  if (path.length > 1) {
    const exhausted = isExhausted(table, state, unit)
    const width = sweepOf(table, state, unit)
    setOff(table, state, unit, path[path.length - 1])
    draft.emit({ type: 'moved', unit, path, extended: course.extended })
    enterRoute(services, draft, unit, path.slice(1), width, meets)
    if (exhausted) state.movementPoints[unit] = 0 // operational.C17
  }
  if (course.met === 0) return
  const markers = inMapOrder(found.filter((enemy) => mark(services, draft, enemy)).map((enemy) => state.hex[enemy]))
  draft.emit({ type: 'stopped', unit, at: state.hex[unit], markers, rolled: true })
}

/** Moves a unit to a hex; it loses its entrenchment, a fixed dump and its special order. */
export const setOff = (table: Table, state: OperationalState, unit: number, to: number): void => {
  state.hex[unit] = to
  state.moved[unit] |= 1
  state.entrenchment[unit] = 0
  state.stance[unit] = stance.none
  state.stanceKnown[unit] = 0
  if (state.dump[unit] === dump.fixed) state.dump[unit] = dump.none // operational.F27
  towSuppress(table, state, unit) // operational.B6
}

/** Follows the path that the side knows over the ground as it truly is. operational.H7, H8 */
const courseOf = (
  services: Services,
  state: ReadonlyState,
  unit: number,
  reach: Reach,
  to: number,
  meets: Uint8Array,
): Course => {
  const { table, costs, encounters } = services
  const { stops } = costs.of(state, movementClassOf(table, state, unit))
  const path = reach.path(to)
  const points = state.movementPoints[unit]
  /** Back to the last hex where the unit can stand. */
  const backTo = (last: number): number => {
    let index = last
    while (index > 0 && (stops[path[index]] === 0 || meets[path[index]] & ownUnit)) index--
    return index
  }
  const upTo = (last: number) => path.slice(0, last + 1)
  const takesAll = reach.takesAll(to)
  const spentAt = (hex: number): number => (takesAll && hex === to ? points : reach.passing(hex))
  for (let index = 1; index < path.length; index++) {
    const hex = path[index]
    const news = meets[hex] & ~encounters.meets[hex] & (enemyUnit | enemyZone)
    const isKnownZone = (encounters.meets[hex] & enemyZone) !== 0
    if (news === 0 || (isKnownZone && !(news & enemyUnit))) continue
    const before = path[index - 1]
    const cost = spentAt(hex)
    const walked = { spent: spentAt(before), extended: spentAt(before) > points, locks: false, met: hex }
    // Nobody walks into a unit; who meant to do it with extended movement has spent its action point. operational.H8
    if (news & enemyUnit) return { ...walked, path: upTo(backTo(index - 1)), extended: cost > points }
    if (scouts(table, state, unit)) return { ...walked, path: upTo(backTo(index - 1)) }
    const canStop = stops[hex] === 1 && (meets[hex] & ownUnit) === 0
    const isAffordable = takesAll || (state.extended[unit] === 0 && cost <= points)
    if (canStop && isAffordable) return { path: upTo(index), spent: points, extended: false, locks: true, met: hex }
    // It stops before it, and pays as if it had gone in. operational.H7
    return { ...walked, path: upTo(backTo(index - 1)), spent: cost, extended: cost > points }
  }
  const locks = takesAll || reach.inZone(to)
  return { path, spent: reach.cost(to), extended: reach.extended(to), locks, met: 0 }
}

/** True if a unit scouts: it never enters a zone of control that it does not know. operational.H7 */
const scouts = (table: Table, state: ReadonlyState, unit: number): boolean => {
  const { snow } = table.weathers[weatherIn(table, state.turn)]
  return hasActive(table, state, unit, ({ recon, ski }) => recon || (ski && snow))
}

/** The unknown enemies that stand in a hex or exert a zone of control into it. */
const hiddenAt = (table: Table, state: ReadonlyState, side: Side, hex: number): number[] =>
  table.unitsOf[otherSide(side)].filter(
    (enemy) =>
      state.hex[enemy] >= 0 &&
      knows(table, state, side, enemy) === knowledge.nothing &&
      (state.hex[enemy] === hex || exertsInto(table, state, enemy, hex)),
  )

/** operational.C4, C7, C9, C14 */
const pay = (table: Table, state: OperationalState, unit: number, { spent, extended, locks }: Course): void => {
  const left = state.movementPoints[unit] - spent
  if (extended) {
    state.movementPoints[unit] = left + extendedMovementOf(table, state, unit)
    state.actionPoint[unit] = actionPoint.expended
    state.extended[unit] = 1
  } else state.movementPoints[unit] = locks ? 0 : left
  if (locks) lockAction(state, unit)
}
