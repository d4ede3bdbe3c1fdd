/**
 * Whole states that look like a view. The units of the enemy that are not seen are dealt to the places in its stacks that are left, by
 * the dice, so that each stack shows what the view shows of it: the unit on top, how many there are, and their REs where these are known.
 * Nothing but the view, the scenario and the rules goes in.
 */
import type { Dice } from '../../dice.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { Table } from './table.ts'
import type { EchelonState, EchelonView, Position, SeenStack } from './types.ts'
import { exerts, reOf } from './units.ts'
import { knownState, unseen } from './view.ts'

/** A unit that is not seen, and where it could be. */
interface Hidden {
  readonly unit: number
  readonly re: number
  /** By stack: whether it could lie in it. Units of the same size that could lie in the same stacks are as good as each other. */
  readonly allowed: readonly boolean[]
  readonly kind: number
}

/** A stack with places for units that are not seen. */
interface Room {
  readonly hex: Hex
  readonly side: Side
  readonly top: number
  readonly places: number
  /** REs of them all, where that is known. */
  readonly re: number | undefined
}

/** Where units that are not seen could be, by the dice: a hex for each of them. */
export type Places = ReadonlyMap<number, Hex>

export const imagine = (table: Table, view: EchelonView, dice: Dice): EchelonState => {
  const state = knownState(table, view)
  return placeAll(table, view, state, dealPlaces(table, view, state, dice))
}

/** Units that are tried in places before a deal begins anew; each time twice as many, so that what can be dealt is dealt. */
const firstTries = 20_000

/** @param known what the view knows, see `knownState` */
export const dealPlaces = (table: Table, view: EchelonView, known: Position, dice: Dice): Places => {
  const depth = new Int16Array(table.units)
  for (const [at, unit] of table.order.entries()) depth[unit] = at
  const rooms = view.stacks
    .filter(({ count, units }) => count > units.length)
    .map((stack) => roomOf(table, known, stack))
    // Those whose REs are known are dealt first: few units add up to them. Among them those under small units: few may lie there.
    .sort(
      (one, other) =>
        (one.re === undefined ? 1 : 0) - (other.re === undefined ? 1 : 0) || depth[other.top] - depth[one.top],
    )
  const kinds = new Map<string, number>()
  const hiddenOf = (unit: number): Hidden => {
    const re = reOf(table, known, unit)
    const allowed = rooms.map(({ top }) => liesBelow(table, known, depth, unit, top))
    const text = `${re} ${allowed.join()}`
    const kind = kinds.get(text) ?? kinds.size
    kinds.set(text, kind)
    return { unit, re, allowed, kind }
  }
  const away = [...known.hex.keys()].filter((unit) => known.hex[unit] === unseen).map(hiddenOf)
  // A deal that goes wrong early is searched for very long, another order of the units seldom: so the search begins anew.
  for (let most = firstTries; ; most *= 2) {
    const dealt = deal(rooms, shuffled(away, dice), most)
    if (dealt !== undefined)
      return new Map([...dealt].flatMap(([{ hex }, units]) => units.map((unit) => [unit, hex] as const)))
  }
}

/** Puts all units that are not seen where they were dealt to; they fare like the unit that is seen there. */
export const placeAll = (table: Table, view: EchelonView, state: EchelonState, places: Places): EchelonState => {
  const tops = new Map(view.stacks.map(({ hex, units }) => [hex, units[0].unit]))
  for (const [unit, hex] of places) {
    const top = tops.get(hex) ?? unit
    state.hex[unit] = hex
    state.supply[unit] = state.supply[top]
    state.isolated[unit] = state.isolated[top]
  }
  for (const unit of state.hex.keys()) if (table.side[unit] !== view.viewer) bind(table, state, unit)
  return state
}

const roomOf = (table: Table, state: Position, { hex, count, units, re }: SeenStack): Room => ({
  hex,
  side: table.side[units[0].unit],
  top: units[0].unit,
  places: count - units.length,
  re: re === undefined ? undefined : re - units.reduce((sum, { unit }) => sum + reOf(table, state, unit), 0),
})

/** True if a unit lies below another one of its side: one that holds the ground lies above all that do not. */
const liesBelow = (table: Table, state: Position, depth: Int16Array, unit: number, top: number): boolean => {
  if (table.side[unit] !== table.side[top]) return false
  const holds = exerts(table, state, unit)
  if (holds !== exerts(table, state, top)) return !holds
  return depth[unit] > depth[top]
}

/**
 * Deals all units to the rooms, each of which takes as many as it has places; undefined when more than so many are tried in vain.
 * @throws Error when they fit in no way: a view of no state
 */
const deal = (
  rooms: readonly Room[],
  hidden: readonly Hidden[],
  most: number,
): ReadonlyMap<Room, readonly number[]> | undefined => {
  let tries = 0
  const dealt = new Map(rooms.map((room) => [room, [] as number[]]))
  const taken = new Set<Hidden>()
  const known = rooms.filter(({ re }) => re !== undefined)
  const widths = rooms.map((_, room) => hidden.reduce((sum, { allowed }) => sum + (allowed[room] ? 1 : 0), 0))
  /** By room: how many that are not taken may lie in it. */
  const left = widths.slice()
  const take = (one: Hidden): void => {
    taken.add(one)
    for (let room = 0; room < left.length; room++) if (one.allowed[room]) left[room]--
  }
  const putBack = (one: Hidden): void => {
    taken.delete(one)
    for (let room = 0; room < left.length; room++) if (one.allowed[room]) left[room]++
  }
  /** Fills the places of a room whose REs are known, which still lack `lacking`, with units from one on, then all later rooms. */
  const fill = (
    index: number,
    able: readonly Hidden[],
    sums: readonly ReadonlySet<number>[],
    first: number,
    lacking: number,
  ): boolean => {
    if (lacking === 0) return canFill(index + 1) && fillNext(index + 1)
    const tried = new Set<number>()
    const units = dealt.get(known[index])
    for (let at = first; at < able.length; at++) {
      const one = able[at]
      const rest = lacking - sumOf(one.re)
      if (!sums[at + 1].has(rest) || tried.has(one.kind)) continue
      if (++tries > most) return false
      tried.add(one.kind)
      take(one)
      units?.push(one.unit)
      if (fill(index, able, sums, at + 1, rest)) return true
      units?.pop()
      putBack(one)
    }
    return false
  }
  /** By room: places in the rooms from one on into which nothing else may go than into it. */
  const needed = (from: number): readonly number[] =>
    rooms.map((room, at) =>
      rooms.reduce(
        (sum, { side, places }, other) =>
          other >= from && side === room.side && widths[other] <= widths[at] ? sum + places : sum,
        0,
      ),
    )
  const needs: (readonly number[])[] = []
  /**
   * True if enough units are left for the rooms from one on. A unit that fits a narrower room also fits a wider one of its side, so that
   * counting is enough; without it most choices of a room would be found wrong only after all others are filled.
   */
  const canFill = (from: number): boolean => {
    needs[from] ??= needed(from)
    for (let at = from; at < left.length; at++) if (left[at] < needs[from][at]) return false
    return true
  }
  /** The units left, by kind, when the rooms from one on could not be filled. */
  const hopeless = new Set<string>()
  const leftFor = (index: number): string =>
    `${index} ${hidden
      .filter((one) => !taken.has(one))
      .map(({ kind }) => kind)
      .sort()}`
  const fillNext = (index: number): boolean => {
    const room = known[index]
    if (hopeless.size > 0 && hopeless.has(leftFor(index))) return false
    if (room === undefined) return fillOthers()
    const able = hidden.filter((one) => !taken.has(one) && one.allowed[index])
    const all = places * room.places + (room.re ?? 0)
    const isFilled = fill(index, able, sumsOf(able, all), 0, all)
    if (!isFilled) hopeless.add(leftFor(index))
    return isFilled
  }
  /** The unit with the fewest rooms first. What it may choose among, all later ones may, so that any choice will do. */
  const fillOthers = (): boolean => {
    const rest = hidden
      .filter((one) => !taken.has(one))
      .map(({ unit, allowed }) => ({ unit, open: rooms.filter(({ re }, at) => re === undefined && allowed[at]) }))
      .sort((one, other) => one.open.length - other.open.length)
    for (const room of rooms) if (room.re === undefined) dealt.set(room, [])
    return rest.every(({ unit, open }) => {
      const room = open.find((to) => (dealt.get(to)?.length ?? 0) < to.places)
      if (room !== undefined) dealt.get(room)?.push(unit)
      return room !== undefined
    })
  }
  if (fillNext(0)) return dealt
  if (tries > most) return undefined
  throw new Error('no hidden units fit the stacks of this view')
}

/** Places and REs of units in one number: so many times `places` for each unit, and its REs. */
const places = 2 ** 24
const sumOf = (re: number): number => places + re

/** Returns the sums up to `most` that some of the units from each one on can make; 0, for none of them, always. */
const sumsOf = (able: readonly Hidden[], most: number): readonly ReadonlySet<number>[] => {
  const found: Set<number>[] = [new Set([0])]
  for (const { re } of able.toReversed()) {
    const sums = new Set(found[found.length - 1])
    for (const sum of found[found.length - 1]) if (sum + sumOf(re) <= most) sums.add(sum + sumOf(re))
    found.push(sums)
  }
  return found.toReversed()
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
