/** Who stands where, who is weak, and where zones of control lie. operational.C3, C13-C15 */
import { otherSide, type Side } from '../../game.ts'
import type { Table } from './table.ts'
import type { OperationalState } from './types.ts'

/** Few active steps, or retreated this turn. operational.C15 */
export const isWeak = (table: Table, state: Readonly<OperationalState>, unit: number): boolean =>
  state.active[unit] < table.scenario.rules.movement.weakBelow || state.retreated[unit] === 1

/** Calls `visit` with every hex next to a unit into which it exerts a zone of control. operational.C13 */
const eachZoneHex = (
  table: Table,
  state: Readonly<OperationalState>,
  unit: number,
  visit: (hex: number) => void,
): void => {
  const hex = state.hex[unit]
  if (hex < 0 || isWeak(table, state, unit)) return
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const next = table.neighbours[edge]
    if (next !== 0 && state.owner[next] === table.side[unit] && !table.hexsides[table.hexside[edge]].stopsZone)
      visit(next)
  }
}

/** 1 where a side exerts a zone of control. operational.C13 */
export const zonesOf = (table: Table, state: Readonly<OperationalState>, side: Side): Uint8Array => {
  const zones = new Uint8Array(table.size)
  for (const unit of table.unitsOf[side])
    eachZoneHex(table, state, unit, (hex) => {
      zones[hex] = 1
    })
  return zones
}

/** What a side's units meet in a hex. */
export const enemyUnit = 1
export const enemyZone = 2
export const ownUnit = 4

/** What a side meets, by hex: bits of `enemyUnit`, `enemyZone`, `ownUnit`. Its memory is used again by the next survey. */
export interface Survey {
  readonly meets: Uint8Array
  /** Looks at a state with the eyes of a side. */
  of(state: Readonly<OperationalState>, side: Side): Uint8Array
}

export const makeSurvey = (table: Table): Survey => {
  const meets = new Uint8Array(table.size)
  const marked: number[] = []
  const mark = (hex: number, bit: number): void => {
    if (meets[hex] === 0) marked.push(hex)
    meets[hex] |= bit
  }
  const markZone = (hex: number): void => mark(hex, enemyZone)
  return {
    meets,
    of(state, side) {
      for (const hex of marked) meets[hex] = 0
      marked.length = 0
      for (const unit of table.unitsOf[side]) if (state.hex[unit] >= 0) mark(state.hex[unit], ownUnit)
      for (const unit of table.unitsOf[otherSide(side)]) {
        if (state.hex[unit] < 0) continue
        mark(state.hex[unit], enemyUnit)
        eachZoneHex(table, state, unit, markZone)
      }
      return meets
    },
  }
}

/** The unit in a hex, or -1. */
export const unitAt = (state: Readonly<OperationalState>, hex: number): number => state.hex.indexOf(hex)
