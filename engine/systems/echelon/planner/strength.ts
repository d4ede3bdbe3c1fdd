/** Rough figures of units and fights by which the planner compares. */
import type { Table } from '../table.ts'
import { type Position, status, supply } from '../types.ts'
import { faceOf, has, isCombatUnit } from '../units.ts'
import type { Weights } from './weights.ts'

const halfIf = (isHalf: boolean, value: number): number => (isHalf ? Math.floor(value / 2) : value)

/** Strength points of a unit now, in tenths. */
export const strengthOf = (table: Table, state: Position, unit: number, which: 'attack' | 'defence'): number =>
  isCombatUnit(table, unit)
    ? halfIf(
        has(state, unit, status.disrupted | status.dispersed) || state.supply[unit] >= supply.none,
        10 * faceOf(table, state, unit)[which],
      )
    : 0

/** Attack and defence of a unit, as printed. */
export const printedOf = (table: Table, state: Position, unit: number): number => {
  const { attack, defence } = faceOf(table, state, unit)
  return attack + defence
}

/** Hexes that a unit makes in a turn, about: over middling ground, and zones. */
export const strideOf = (table: Table, state: Position, unit: number): number =>
  Math.max(1, Math.floor(faceOf(table, state, unit).move / 3))

/** How likely an attack succeeds at odds in hundredths, in per cent, about. */
export const chanceAt = ({ fairOdds, sureOdds }: Weights, odds: number): number =>
  Math.max(0, Math.min(100, Math.floor((100 * (odds - fairOdds)) / (sureOdds - fairOdds))))
