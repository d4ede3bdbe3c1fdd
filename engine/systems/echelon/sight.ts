/**
 * The part of a side's stacks that the other one sees: the unit on top and the number below, unless they were looked at, fight, or are
 * police. Nothing here may decide what is legal for the other side. echelon.W6
 */
import { inMapOrder } from '../../board.ts'
import { distance, type Hex } from '../../hex.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import type { EchelonEvent } from './events.ts'
import type { EchelonDraft, Services } from './services.ts'
import { unitsAt } from './stacks.ts'
import { enemyOf, type Table } from './table.ts'
import { type Phase, type Position, phase, status } from './types.ts'
import { can, exerts, has, reOf } from './units.ts'

/** The viewer: a side, or a spectator. */
export type Viewer = Side | undefined

/**
 * The unit of a stack that everybody sees. One that holds the ground around it lies above those that do not, so that a stack hides no
 * zone of control.
 */
export const topAt = (services: Services, state: Position, hex: Hex): number | undefined => {
  const units = unitsAt(services, state, hex)
  return units.find((unit) => exerts(services.table, state, unit)) ?? units[0]
}

/** Phases of a combat after the attack was made: what fights in it is known to both. */
const ofCombat: readonly Phase[] = [phase.withdraw, phase.answer, phase.losses, phase.retreat, phase.advance]

/** The units of an enemy stack that are seen, the one on top first. */
export const seenAt = (services: Services, state: Position, viewer: Viewer, hex: Hex): readonly number[] => {
  const units = unitsAt(services, state, hex)
  if (units.length < 2) return units
  const top = topAt(services, state, hex)
  const others = units.filter((unit) => unit !== top)
  const fights = ofCombat.includes(state.phase) && state.target === hex
  const isSeen = (unit: number): boolean =>
    fights ||
    has(state, unit, status.committed) ||
    (viewer !== undefined && (state.inspected[unit] & (1 << viewer)) !== 0) ||
    // Partisans know where the police is. echelon.45b
    can(services.table, state, unit, 'police')
  return [...units.filter((unit) => unit === top), ...others.filter(isSeen)]
}

/** Those of some units of a hex that the other side sees. */
export const seenOf = (services: Services, state: Position, units: readonly number[]): readonly number[] => {
  const seen = seenAt(services, state, enemyOf(services.table, units[0]), state.hex[units[0]])
  return units.filter((unit) => seen.includes(unit))
}

/** Something that units have done in another hex than before. */
type Travel = Untold<Extract<EchelonEvent, { type: 'moved' | 'lifted' | 'arrived' }>>
type Untold<E> = E extends EchelonEvent ? Omit<E, 'seenBy'> : never

/**
 * Tells each side of units that have come to another hex: their own side of all, the other one how many they are, and who of them lies
 * on top before or after.
 * @param before those that the other side saw where they were
 */
export const tellTravel = (
  services: Services,
  { state, emit }: EchelonDraft,
  event: Travel,
  before: readonly number[] = [],
): void => {
  const { side, units } = event
  const seen = new Set([...before, ...seenOf(services, state, units)])
  if (seen.size === units.length) emit({ ...event, seenBy: undefined })
  else {
    emit({ ...event, seenBy: [side] })
    emit({ ...event, units: [...seen], hidden: units.length - seen.size, seenBy: [otherSide(side)] })
  }
}

/** True if a side sees each unit of a stack: its own, or one that hides none. */
export const seesAll = (services: Services, state: Position, viewer: Viewer, hex: Hex): boolean => {
  const units = unitsAt(services, state, hex)
  return (
    units.length === 0 ||
    services.table.side[units[0]] === viewer ||
    seenAt(services, state, viewer, hex).length === units.length
  )
}

/** Hexes of a side's army headquarters that a depot supplies: they learn how much stands around them. echelon.34, 34b */
export const listeningPosts = (table: Table, state: Position, viewer: Viewer): readonly Hex[] =>
  viewer === undefined
    ? []
    : table.unitsOf[viewer].filter((unit) => listens(table, state, unit)).map((unit) => state.hex[unit])

/** Tells a side of stacks whose strength its headquarters learn where they are now, and did not before. echelon.34b */
export const tellHeard = (
  services: Services,
  { state, emit }: EchelonDraft,
  side: Side,
  before: readonly Hex[],
): void => {
  const posts = listeningPosts(services.table, state, side).filter((post) => !before.includes(post))
  if (posts.length === 0) return
  const enemies = services.stacks.held(state, otherSide(side))
  const hexes = inMapOrder(
    services.stacks
      .hexes(state)
      .filter(
        (hex) => enemies[hex] > 1 && isHeard(services.table, posts, hex) && !isHeard(services.table, before, hex),
      ),
  )
  if (hexes.length > 0) emit({ type: 'heard', side, hexes, seenBy: [side], rolled: true })
}

const isHeard = ({ scenario }: Table, posts: readonly Hex[], hex: Hex): boolean =>
  posts.some((post) => distance(scenario.map, post, hex) <= scenario.rules.movement.intelligence)

/** True if a unit learns of the strength of stacks around it. */
export const listens = (table: Table, state: Position, unit: number): boolean =>
  state.hex[unit] > 0 && state.depot[unit] > 0 && can(table, state, unit, 'army-hq') && state.reversed[unit] === 0

/** REs of a stack, in 144ths, if one of some posts learns of them. */
export const strengthHeard = (
  services: Services,
  state: Position,
  posts: readonly Hex[],
  hex: Hex,
): number | undefined => {
  if (!isHeard(services.table, posts, hex)) return undefined
  return unitsAt(services, state, hex).reduce((sum, unit) => sum + reOf(services.table, state, unit), 0)
}
