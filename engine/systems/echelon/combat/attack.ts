/** The units of an attack, and those that may join it. echelon.C1 */
import { edgeTo } from '../../../board.ts'
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { hexsideAt } from '../ground.ts'
import type { HexsideRules } from '../rules.ts'
import { isAtSea } from '../sea/coast.ts'
import { attacksWhereItLands } from '../sea/landing.ts'
import type { Services } from '../services.ts'
import { sideAt, unitsAt } from '../stacks.ts'
import { hexesAround, type Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, faceOf, has, isCombatUnit, swims } from '../units.ts'

/** Units of a side against all that stand in a hex. */
export interface Attack {
  readonly side: Side
  readonly hex: Hex
  readonly units: readonly number[]
  /** They drive over the hex in movement: no dice, no support from air or sea, no supply. */
  readonly isOverrun?: true
}

/** The attack that is being built or fought. */
export const attackNow = (table: Table, state: Position): Attack => ({
  side: state.active,
  hex: state.target,
  units: attackersOf(table, state),
})

/** Units that have been committed to the attack. */
export const attackersOf = ({ unitsOf }: Table, state: Position): readonly number[] =>
  unitsOf[state.active].filter((unit) => has(state, unit, status.committed))

/** Units in the hex that is attacked. */
export const defendersOf = (services: Services, state: Position, hex: Hex = state.target): readonly number[] =>
  unitsAt(services, state, hex)

/** True if a unit fires at a hex from afar. echelon.27a */
export const isFar = ({ board, scenario }: Table, state: Position, unit: number, hex: Hex): boolean =>
  board.distance(state.hex[unit], hex) === scenario.rules.combat.longRange

/**
 * Returns the hexside that a unit crosses to attack a hex beside it, as it counts for this unit; undefined where nothing hinders.
 * echelon.18, 44c
 */
export const crossingOf = (table: Table, state: Position, unit: number, hex: Hex): HexsideRules | undefined => {
  const edge = edgeTo(table.board, state.hex[unit], hex)
  const side = edge === undefined ? undefined : hexsideAt(table, state, edge)
  if (side === undefined) return undefined
  const { hexsides } = table.scenario.rules
  if (side.tanksAs !== undefined && swims(table, state, unit)) return hexsides[side.tanksAs]
  const carrier = state.carrier[unit] - 1
  if (side.amphibiousAs !== undefined && carrier >= 0 && can(table, state, carrier, 'lvt'))
    return hexsides[side.amphibiousAs]
  return side
}

/** True if a unit can attack at all in this combat phase. echelon.C1 */
export const isReady = (table: Table, state: Position, unit: number): boolean =>
  state.hex[unit] > 0 &&
  isCombatUnit(table, unit) &&
  !has(state, unit, status.attacked | status.retreated | status.inReserve | status.working) &&
  // Those in boats cannot wait until they have gathered: they attack at half strength. echelon.L4
  (!has(state, unit, status.disrupted | status.dispersed) || isAtSea(table, state, unit)) &&
  // Border guards attack near their home only. echelon.28
  !(can(table, state, unit, 'border-guard') && table.barred[unit]?.[state.hex[unit]])

/** True if a unit can attack a hex, as far as terrain and range tell. */
const reaches = (table: Table, state: Position, unit: number, hex: Hex): boolean => {
  const edge = edgeTo(table.board, state.hex[unit], hex)
  if (edge === undefined) return can(table, state, unit, 'long-siege') && isFar(table, state, unit, hex)
  // Guns do not fire from ships that carry them, and each boat attacks where it lands. echelon.L4
  if (isAtSea(table, state, unit) && table.profiles[unit].isArtillery) return false
  if (!attacksWhereItLands(table, state, unit, hex)) return false
  return crossingOf(table, state, unit, hex)?.strength[0] !== 0
}

/** True if a unit may be committed to the attack on a hex. Guns far away need others beside the hex. echelon.27a */
export const mayAttack = (table: Table, state: Position, unit: number, hex: Hex): boolean =>
  isReady(table, state, unit) &&
  reaches(table, state, unit, hex) &&
  (!isFar(table, state, unit, hex) || attackersOf(table, state).some((one) => !isFar(table, state, one, hex)))

/** Hexes that the side on turn may attack now: each once in a phase. echelon.C1 */
export const targetsOf = (services: Services, state: Position): readonly Hex[] => {
  const { table } = services
  const found = new Set<Hex>()
  for (const unit of table.unitsOf[state.active]) {
    if (!isReady(table, state, unit) || faceOf(table, state, unit).attack === 0) continue
    for (const hex of hexesAround(table, state.hex[unit]))
      if (
        !state.fought[hex] &&
        sideAt(services, state, hex) === otherSide(state.active) &&
        reaches(table, state, unit, hex)
      )
        found.add(hex)
  }
  return [...found].sort((one, other) => one - other)
}

/** Hexes from which units attack, in a fixed order. */
export const hexesOf = (state: Position, units: readonly number[]): readonly Hex[] =>
  [...new Set(units.map((unit) => state.hex[unit]))].sort((one, other) => one - other)

/** True if only partisans hold the hex. echelon.45b */
export const isPartisan = (table: Table, state: Position, units: readonly number[]): boolean =>
  units.length > 0 && units.every((unit) => can(table, state, unit, 'partisan'))
