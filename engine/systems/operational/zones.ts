/** The positions of units, their weaknesses, and the zones of control. operational.C3, C13-C15, C19 */
import { degree } from '../../hex.ts'
import { otherSide, type Side } from '../../twoSides.ts'
import { knowledge, knows, sees } from './fog/knowledge.ts'
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** Few active steps, or retreated this turn. operational.C15 */
export const isWeak = (table: Table, state: ReadonlyState, unit: number): boolean =>
  state.active[unit] < table.scenario.rules.movement.weakBelow || state.retreated[unit] === 1

/** Calls `visit` with every hex next to a unit into which it exerts a zone of control. operational.C13 */
const eachZoneHex = (table: Table, state: ReadonlyState, unit: number, visit: (hex: number) => void): void => {
  const hex = state.hex[unit]
  if (hex < 0 || isWeak(table, state, unit)) return
  const side = table.side[unit]
  const { zoneNeighbours } = table
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const next = zoneNeighbours[edge]
    if (next !== 0 && state.owner[next] === side) visit(next)
  }
}

/** True if a unit exerts a zone of control into a hex. operational.C13 */
export const exertsInto = (table: Table, state: ReadonlyState, unit: number, hex: number): boolean => {
  let found = false
  eachZoneHex(table, state, unit, (next) => {
    if (next === hex) found = true
  })
  return found
}

/** 1 where a side exerts a zone of control. operational.C13 */
export const zonesOf = (table: Table, state: ReadonlyState, side: Side): Uint8Array => {
  const zones = new Uint8Array(table.size)
  for (const unit of table.unitsOf[side])
    eachZoneHex(table, state, unit, (hex) => {
      zones[hex] = 1
    })
  return zones
}

/** Bits for the obstacles that a side's units meet in a hex. */
export const enemyUnit = 1
export const enemyZone = 2
export const ownUnit = 4
/** A full column of stragglers of either side, or an enemy headquarters: the hex costs a least number of points. operational.C19 */
export const slow = 8
/** Units that are weak stay out. operational.C15 */
export const enemyHq = 16

/** The obstacles that a side meets, by hex: bits of the numbers above. Each result is valid until the side is asked about again. */
export interface Encounters {
  /** The obstacles known to the side asked about or aimed at last. */
  readonly meets: Uint8Array
  /** Has `meets` be of a side and a state, which must stay as it is until then: not all who ask for actions need it. */
  aim(state: ReadonlyState, side: Side): void
  /** Returns the obstacles that a side knows in a state. operational.H6, H8 */
  of(state: ReadonlyState, side: Side): Uint8Array
  /** The true state. */
  truth(state: ReadonlyState, side: Side): Uint8Array
  /** The hexes where what a side knows has changed from one state that was asked about to the next, in the order of the changes. */
  readonly changes: readonly [ChangedHexes, ChangedHexes]
}

/** A list of hexes that grows, and is emptied from time to time. */
export interface ChangedHexes {
  readonly hexes: readonly number[]
  /** How often it was emptied. */
  readonly emptied: number
}

export const makeEncounters = (table: Table): Encounters => {
  const known = [encountersOf(table, 0, true), encountersOf(table, 1, true)] as const
  const actual = [encountersOf(table, 0, false), encountersOf(table, 1, false)] as const
  let last = known[0]
  let aimedAt: ReadonlyState | undefined
  return {
    get meets() {
      if (aimedAt !== undefined) last.look(aimedAt)
      aimedAt = undefined
      return last.meets
    },
    aim(state, side) {
      last = known[side]
      aimedAt = state
    },
    of(state, side) {
      last = known[side]
      aimedAt = undefined
      return last.look(state)
    },
    truth: (state, side) => actual[side].look(state),
    changes: [known[0].changes, known[1].changes],
  }
}

/** Hexes that a list of changes holds at most. */
const mostChanges = 4096

interface SideEncounters {
  readonly meets: Uint8Array
  readonly changes: ChangedHexes
  look(state: ReadonlyState): Uint8Array
}

const encountersOf = (table: Table, side: Side, knownOnly: boolean): SideEncounters => {
  const { mostStragglers } = table.scenario.rules.reinforcement
  const meets = new Uint8Array(table.size)
  const before = new Uint8Array(table.size)
  let marked: number[] = []
  let markedBefore: number[] = []
  const changes: { hexes: number[]; emptied: number } = { hexes: [], emptied: 0 }
  const mark = (hex: number, bit: number): void => {
    if (meets[hex] === 0) marked.push(hex)
    meets[hex] |= bit
  }
  const markZone = (hex: number): void => mark(hex, enemyZone)
  const markAll = (state: ReadonlyState): void => {
    const own = table.unitsOf[side]
    for (let index = 0; index < own.length; index++)
      if (state.hex[own[index]] >= 0) mark(state.hex[own[index]], ownUnit)
    const enemies = table.unitsOf[otherSide(side)]
    for (let index = 0; index < enemies.length; index++) {
      const unit = enemies[index]
      if (state.hex[unit] < 0) continue
      if (knownOnly && knows(table, state, side, unit) === knowledge.nothing) continue
      mark(state.hex[unit], enemyUnit)
      // A marker tells the strong from the weak, which is all that a zone asks. operational.H8
      eachZoneHex(table, state, unit, markZone)
    }
    for (const hq of table.hqsOf[otherSide(side)]) if (state.hqHex[hq] > 0) mark(state.hqHex[hq], slow | enemyHq)
    const { stragglers } = state
    for (let last = mostStragglers - 1, hex = 0; last < stragglers.length; last += mostStragglers, hex++)
      if (stragglers[last] !== 0 && (!knownOnly || table.side[stragglers[last] - 1] === side || sees(state, side, hex)))
        mark(hex, slow)
  }
  const noteChanges = (): void => {
    if (changes.hexes.length > mostChanges) {
      changes.hexes.length = 0
      changes.emptied++
    }
    for (const hex of markedBefore) if (meets[hex] !== before[hex]) changes.hexes.push(hex)
    for (const hex of marked) if (before[hex] === 0) changes.hexes.push(hex)
  }
  return {
    meets,
    changes,
    look(state) {
      for (const hex of markedBefore) before[hex] = 0
      for (const hex of marked) {
        before[hex] = meets[hex]
        meets[hex] = 0
      }
      ;[marked, markedBefore] = [markedBefore, marked]
      marked.length = 0
      markAll(state)
      if (knownOnly) noteChanges()
      return meets
    },
  }
}

/** The unit in a hex, or -1. */
export const unitAt = (state: ReadonlyState, hex: number): number => state.hex.indexOf(hex)
