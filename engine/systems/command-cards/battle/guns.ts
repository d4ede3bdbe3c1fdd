/** How far units shoot, and how heavy guns zero in on a target. command-cards.C12, C21, A4, T30 */
import type { Hex } from '../../../hex.ts'
import { groundsAt } from '../ground.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState } from '../types.ts'

type Position = Readonly<CommandCardsState>

/** Dice more at a target that a gun is zeroed in on, and the markers of a side. */
export interface Crosshair {
  readonly dice: number
  readonly markers: number
}

/** Whether observers of a side direct its artillery: it holds one of the scenario's hexes. command-cards.A4 */
export const isSpotting = ({ special: { spotting }, unitsOf }: Table, state: Position, side: number): boolean => {
  if (spotting === undefined || spotting.side !== side) return false
  for (const unit of unitsOf[spotting.side]) if (spotting.hexes.includes(state.hex[unit])) return true
  return false
}

/** Whether a unit shoots as heavy guns do because observers direct it. command-cards.A4 */
export const isSpotted = (table: Table, state: Position, unit: number): boolean => {
  if (table.special.spotting === undefined) return false
  const { kind, crosshair, ship, train } = table.types[unit]
  return (
    kind === 'artillery' && crosshair === undefined && !ship && !train && isSpotting(table, state, table.side[unit])
  )
}

/** Where the dice by distance of a unit come from. */
export interface Range {
  readonly dice: readonly number[]
  /** The paragraph that gives them. */
  readonly rule: string
}

/** Dice of a unit by distance, from 1. */
export const rangeOf = (table: Table, state: Position, unit: number): readonly number[] => {
  if (isSpotted(table, state, unit)) return table.scenario.rules.special.spottedGuns.range
  const type = table.types[unit]
  return (type.kind === 'artillery' ? heightRange(table, state, state.hex[unit]) : undefined) ?? type.range
}

/** The paragraph that gives a unit's dice. */
export const rangeRule = (table: Table, state: Position, unit: number): string => {
  if (isSpotted(table, state, unit)) return 'A4'
  const hex = state.hex[unit]
  if (table.types[unit].kind === 'artillery')
    for (const ground of groundsAt(table, state, hex)) if (ground.artilleryRange !== undefined) return ground.rule
  return 'C12'
}

const heightRange = (table: Table, state: Position, hex: Hex): readonly number[] | undefined => {
  for (const ground of groundsAt(table, state, hex))
    if (ground.artilleryRange !== undefined) return ground.artilleryRange
  return undefined
}

/** What a unit zeroes in with, if it does. */
export const crosshairOf = (table: Table, state: Position, unit: number): Crosshair | undefined =>
  isSpotted(table, state, unit) ? table.scenario.rules.special.spottedGuns : table.types[unit].crosshair

/** A gun has shot at a unit that still stands where it stood: it zeroes in on it if its side has a marker left. */
export const zeroIn = (table: Table, state: CommandCardsState, gun: number, target: number): void => {
  const crosshair = crosshairOf(table, state, gun)
  if (crosshair === undefined) return
  state.zeroed[gun] = 0
  state.zeroedOn[gun] = 0
  let used = 0
  for (const other of table.unitsOf[table.side[gun] as 0 | 1]) used += state.zeroed[other]
  if (used >= crosshair.markers) return
  state.zeroed[gun] = 1
  state.zeroedOn[gun] = target + 1
}
