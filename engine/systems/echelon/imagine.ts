/**
 * Whole states that look like a view. The units of the enemy that are not seen are dealt to the places in its stacks that are left, by
 * the dice, so that each stack shows what the view shows of it: the unit on top, how many there are, and their REs where these are known.
 * Nothing but the view, the scenario and the rules goes in.
 */
import type { Dice } from '../../dice.ts'
import type { Hex } from '../../hex.ts'
import type { Table } from './table.ts'
import type { EchelonState, EchelonView, SeenStack } from './types.ts'
import { exerts, reOf } from './units.ts'
import { knownState, unseen } from './view.ts'

/** A unit that is not seen, and where it could be. */
interface Hidden {
  readonly unit: number
  readonly re: number
  /** By stack: whether it could lie in it. Units of the same size that could lie in the same stacks are as good as each other. */
  readonly allowed: readonly boolean[]
  readonly kind: string
}

/** A stack with places for units that are not seen. */
interface Room {
  readonly hex: Hex
  readonly top: number
  readonly places: number
  /** REs of them all, where that is known. */
  readonly re: number | undefined
}

export const imagine = (table: Table, view: EchelonView, dice: Dice): EchelonState => {
  const state = knownState(table, view)
  const rooms = view.stacks
    .filter(({ count, units }) => count > units.length)
    .map((stack) => roomOf(table, state, stack))
    // Those whose REs are known are dealt first: few units add up to them.
    .sort((one, other) => (one.re === undefined ? 1 : 0) - (other.re === undefined ? 1 : 0))
  const hidden = shuffled(
    [...state.hex.keys()].filter((unit) => state.hex[unit] === unseen),
    dice,
  ).map((unit) => hiddenOf(table, state, rooms, unit))
  for (const [room, units] of deal(rooms, hidden))
    for (const unit of units) {
      state.hex[unit] = room.hex
      state.supply[unit] = state.supply[room.top]
      state.isolated[unit] = state.isolated[room.top]
    }
  for (const unit of state.hex.keys()) if (table.side[unit] !== view.viewer) bind(table, state, unit)
  return state
}

const roomOf = (table: Table, state: EchelonState, { hex, count, units, re }: SeenStack): Room => ({
  hex,
  top: units[0].unit,
  places: count - units.length,
  re: re === undefined ? undefined : re - units.reduce((sum, { unit }) => sum + reOf(table, state, unit), 0),
})

const hiddenOf = (table: Table, state: EchelonState, rooms: readonly Room[], unit: number): Hidden => {
  const re = reOf(table, state, unit)
  const allowed = rooms.map(({ top }) => liesBelow(table, state, unit, top))
  return { unit, re, allowed, kind: `${re} ${allowed.join()}` }
}

/** Whether a unit lies below another one of its side: one that holds the ground above all that do not. */
const liesBelow = (table: Table, state: EchelonState, unit: number, top: number): boolean => {
  if (table.side[unit] !== table.side[top]) return false
  const holds = exerts(table, state, unit)
  if (holds !== exerts(table, state, top)) return !holds
  return table.order.indexOf(unit) > table.order.indexOf(top)
}

/**
 * Deals all units to the rooms, each of which takes as many as it has places.
 * @throws Error when they fit in no way: a view of no state
 */
const deal = (rooms: readonly Room[], hidden: readonly Hidden[]): ReadonlyMap<Room, readonly number[]> => {
  const dealt = new Map(rooms.map((room) => [room, [] as number[]]))
  const taken = new Set<Hidden>()
  const known = rooms.filter(({ re }) => re !== undefined)
  /** Fills the places of the rooms whose REs are known from one of them on, then all others. */
  const fill = (index: number, places: number, re: number, from: number): boolean => {
    const room = known[index]
    if (room === undefined) return fillOthers()
    if (places === 0) return re === 0 && fillNext(index + 1)
    const tried = new Set<string>()
    for (let at = from; at < hidden.length; at++) {
      const one = hidden[at]
      if (taken.has(one) || !one.allowed[index] || one.re > re || tried.has(one.kind)) continue
      tried.add(one.kind)
      taken.add(one)
      dealt.get(room)?.push(one.unit)
      if (fill(index, places - 1, re - one.re, at + 1)) return true
      dealt.get(room)?.pop()
      taken.delete(one)
    }
    return false
  }
  const fillNext = (index: number): boolean => fill(index, known[index]?.places ?? 0, known[index]?.re ?? 0, 0)
  /** The unit with the fewest rooms first. What it may choose among, all later ones may, so that any choice will do. */
  const fillOthers = (): boolean => {
    const left = hidden
      .filter((one) => !taken.has(one))
      .toSorted((one, other) => roomsFor(one).length - roomsFor(other).length)
    for (const room of rooms) if (room.re === undefined) dealt.set(room, [])
    return left.every((one) => {
      const room = roomsFor(one).find((to) => (dealt.get(to)?.length ?? 0) < to.places)
      if (room !== undefined) dealt.get(room)?.push(one.unit)
      return room !== undefined
    })
  }
  const open = rooms.filter(({ re }) => re === undefined)
  const roomsFor = ({ allowed }: Hidden): readonly Room[] => open.filter((room) => allowed[rooms.indexOf(room)])
  if (!fillNext(0)) throw new Error('no hidden units fit the stacks of this view')
  return dealt
}

/** A unit is carried, and a headquarters attached, as at the start, where that can still be. */
const bind = ({ scenario }: Table, state: EchelonState, unit: number): void => {
  const numberOf = (id: string | undefined): number => scenario.units.findIndex((one) => one.id === id)
  const { carrier, depot } = scenario.units[unit]
  if (state.hex[unit] <= 0) return
  if (carrier !== undefined && state.hex[numberOf(carrier)] === state.hex[unit])
    state.carrier[unit] = numberOf(carrier) + 1
  if (depot !== undefined && state.hex[numberOf(depot)] > 0) state.depot[unit] = numberOf(depot) + 1
}

/** Things in an order that the dice decide. */
const shuffled = <T>(things: readonly T[], dice: Dice): T[] => {
  const all = [...things]
  for (let last = all.length - 1; last > 0; last--) {
    const other = dice.below(last + 1)
    ;[all[last], all[other]] = [all[other], all[last]]
  }
  return all
}
