/** Units on board of transports, and how they come ashore or down. tactical.I4-I8 */
import { around, type Space } from '../../board.ts'
import { removeUnit } from './combat/aftermath.ts'
import type { TacticalDraft } from './events.ts'
import { holds } from './holders.ts'
import { mayStand } from './movement.ts'
import { capture } from './places.ts'
import { type Lift, lifts } from './scenario.ts'
import { type Services, unitAt } from './services.ts'
import { knows, lookAround, witnesses } from './sight.ts'
import { endHalf, isUnused } from './supply.ts'
import type { Table } from './table.ts'
import { carried, done, type Position, type TacticalState } from './types.ts'
import { fullPoints, isAboard, isFoul, isMounted, modelOf } from './units.ts'
import { checkDestruction } from './victory.ts'

/** True if aircraft can carry it: infantry, and guns that are light enough. tactical.C5, I7 */
const isPortable = (table: Table, state: Position, unit: number): boolean => {
  const { class: of, attack, points } = modelOf(table, state, unit)
  const [soft, hard] = attack
  const isGun = of === 'artillery' || of === 'anti_tank' || of === 'anti_air'
  return of === 'infantry' || (isGun && soft + hard <= table.scenario.rules.movement.portable && points > 0)
}

/** Place of the transports of a unit's side in the state. */
const poolOf = ({ side }: Table, unit: number, lift: number): number => lifts.length * side[unit] + lift

/** True if a unit needs no transport of the pool: marines have ships of their own. tactical.I6 */
const isSupplied = (table: Table, state: Position, unit: number, lift: Lift): boolean =>
  lift === 'sea' && modelOf(table, state, unit).has('marine')

/** True if a unit can board a transport of a kind where it is. tactical.I4, I7 */
export const mayEmbark = ({ table }: Services, state: Position, unit: number, lift: number): boolean => {
  const way = lifts[lift]
  const model = modelOf(table, state, unit)
  const [hex, side] = [state.hex[unit], table.side[unit]]
  if (!isUnused(state, unit) || isMounted(state, unit) || !model.isGround || model.points === 0) return false
  if (table.lifts[side][lift] === undefined || (way === 'air' && !isPortable(table, state, unit))) return false
  if (table.terrain[hex]?.place !== (way === 'sea' ? 'port' : 'airfield') || !holds(table, state, side, hex))
    return false
  return isSupplied(table, state, unit, way) || state.free[poolOf(table, unit, lift)] > 0
}

export const embark = (services: Services, { state, emit }: TacticalDraft, unit: number, lift: number): void => {
  const { table } = services
  if (!isSupplied(table, state, unit, lifts[lift])) state.free[poolOf(table, unit, lift)]--
  state.carried[unit] = carried.sailing + lift
  state.entrenchment[unit] = 0
  state.ticks[unit] = 0
  state.points[unit] = fullPoints(table, state, unit)
  emit({ type: 'embarked', unit, lift, seenBy: witnesses(services, state, unit) })
}

/** True if a unit could stand on a space, as far as its side knows. */
const isOpen = (services: Services, state: Position, unit: number, hex: Space): boolean => {
  const { table } = services
  const other = unitAt(services, state, hex, false)
  const isTaken = other !== undefined && other !== unit && knows(services, state, table.side[unit], other)
  return !isTaken && mayStand(table, state, modelOf(table, state, unit), hex)
}

/** Spaces at which a unit can leave its transport: beside its ship, or on an airfield below. tactical.I4, I7 */
export const exitsOf = (services: Services, state: Position, unit: number): readonly Space[] => {
  const { table } = services
  if (!isUnused(state, unit) || !isAboard(state, unit)) return []
  const hex = state.hex[unit]
  const isAtField = table.terrain[hex]?.place === 'airfield' && holds(table, state, table.side[unit], hex)
  const beside = state.carried[unit] === carried.sailing ? [hex, ...around(table.board, hex)] : []
  const spaces = isAtField ? [hex] : beside
  return spaces.filter((space) => isOpen(services, state, unit, space))
}

/** Spaces on which a unit can be dropped. tactical.I8 */
export const dropSpaces = (services: Services, state: Position, unit: number): readonly Space[] => {
  const { table } = services
  if (!isUnused(state, unit) || state.carried[unit] !== carried.flying || isFoul(state)) return []
  if (!modelOf(table, state, unit).has('para')) return []
  const hex = state.hex[unit]
  return [hex, ...around(table.board, hex)].filter((space) => isOpen(services, state, unit, space))
}

/** A unit leaves its transport, which is free again. */
const leave = (services: Services, state: TacticalState, unit: number, to: Space): void => {
  const { table } = services
  const lift = state.carried[unit] - carried.sailing
  if (!isSupplied(table, state, unit, lifts[lift])) state.free[poolOf(table, unit, lift)]++
  state.carried[unit] = carried.not
  state.hex[unit] = to
  lookAround(services, state, unit)
}

/** Tells of a landing those who saw the transport or see the unit now. */
const tellLanding = (
  services: Services,
  { state, emit }: TacticalDraft,
  unit: number,
  lost: number,
  before: ReturnType<typeof witnesses>,
): void => {
  const seenBy = before === undefined ? undefined : witnesses(services, state, unit)
  emit({ type: 'landed', unit, to: state.hex[unit], lost, seenBy, rolled: true })
}

/** A unit comes ashore; an unseen enemy there keeps it on board. Marines may still attack. tactical.I4, H6 */
export const disembark = (services: Services, draft: TacticalDraft, unit: number, to: Space): void => {
  const { table } = services
  const { state } = draft
  const before = witnesses(services, state, unit)
  const other = unitAt(services, state, to, false)
  if (other === undefined || other === unit) leave(services, state, unit, to)
  endHalf(draft, unit)
  if (modelOf(table, state, unit).has('marine')) state.done[unit] = done.moved
  tellLanding(services, draft, unit, 0, before)
  capture(services, draft, unit)
}

/** A unit jumps: it may drift, and lose strength. tactical.I8 */
export const drop = (services: Services, draft: TacticalDraft, unit: number, target: Space): void => {
  const { table } = services
  const { state } = draft
  const { die, drifts, loses, losesMore, blocked } = table.scenario.rules.movement.drop
  const before = witnesses(services, state, unit)
  const rolls = draft.dice.at(state, 'drop', unit)
  const roll = 1 + rolls.below(die)
  const isFree = (space: Space): boolean =>
    mayStand(table, state, modelOf(table, state, unit), space) && unitAt(services, state, space, false) === undefined
  const next = around(table.board, target)
  const isDrifting = roll >= drifts || !isFree(target)
  const first = isDrifting ? rolls.below(next.length) : 0
  const drifted = [...next.slice(first), ...next.slice(0, first)].find(isFree)
  const to = isDrifting ? (drifted ?? target) : target
  const byRoll = roll >= losesMore ? 2 : roll >= loses ? 1 : 0
  const lost = (isDrifting && drifted === undefined ? blocked : byRoll) + (table.terrain[to]?.scatters ? 1 : 0)
  // Nobody survives a landing among enemies with no ground beside them.
  state.strength[unit] = isFree(to) ? Math.max(0, state.strength[unit] - lost) : 0
  leave(services, state, unit, to)
  endHalf(draft, unit)
  tellLanding(services, draft, unit, lost, before)
  if (state.strength[unit] > 0) {
    capture(services, draft, unit)
    return
  }
  removeUnit({ draft }, unit, 'destroyed')
  checkDestruction(services, draft)
}
