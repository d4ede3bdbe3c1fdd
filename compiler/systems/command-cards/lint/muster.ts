/** One look at the units of a battle for all rules: who they are, where they stand, and what some unit has that most have not. */
import type { Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { kinds, type UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { lastOf } from '../../../lint/lastOf.ts'

interface Muster {
  /** The type of each unit. */
  readonly types: readonly UnitTypeRules[]
  /** By hex: bits of the sides that stand there. */
  readonly stands: Uint8Array
  /** By hex: bits of the kinds of units that walk on from there, first those of the first side. */
  readonly walkers: Uint8Array
  /** Whether some hex has two units. */
  readonly isCrowded: boolean
  /** Whether some unit has a boat, a leader, a number of figures of its own, or waits in reserve. */
  readonly hasBoats: boolean
  readonly hasLeaders: boolean
  readonly hasFigures: boolean
  readonly hasReserves: boolean
  readonly ranks: readonly [Ranks, Ranks]
}

/** The units of a side together. */
interface Ranks {
  count: number
  /** Those that stand on the board. */
  onBoard: number
  /** Rows in which they stand, added up. */
  rows: number
  /** How far west and east they stand, in half hexes. */
  west: number
  east: number
  /** Medals for all of them, without leaders, and for the one that is worth least. */
  worth: number
  least: number
  /** Whether one of them makes overruns. */
  overruns: boolean
}

const sideBit = (side: Side): number => 1 << side

/** Where the bits of the kinds of a side begin in `walkers`. */
const shiftOf = (side: Side): number => side * kinds.length

/** Whether units of a type can be told to go a hex, over land. */
export const walks = ({ ship, train, moves }: UnitTypeRules): boolean => !ship && !train && moves > 0

const startRanks = (): Ranks => ({
  count: 0,
  onBoard: 0,
  rows: 0,
  west: Number.POSITIVE_INFINITY,
  east: Number.NEGATIVE_INFINITY,
  worth: 0,
  least: Number.POSITIVE_INFINITY,
  overruns: false,
})

const muster = ({ map, units, rules }: CommandCardsScenario): Muster => {
  const size = map.terrain.length
  const stride = map.width + 2
  const stands = new Uint8Array(size)
  const walkers = new Uint8Array(size)
  const types: UnitTypeRules[] = []
  const ranks = [startRanks(), startRanks()] as const
  let isCrowded = false
  let hasBoats = false
  let hasLeaders = false
  let hasFigures = false
  let hasReserves = false
  for (let unit = 0; unit < units.length; unit++) {
    const { side, type: id, hex, boat, leader, figures, reserve } = units[unit]
    const type = unit > 0 && units[unit - 1].type === id ? types[unit - 1] : rules.unitTypes[id]
    types.push(type)
    if (boat === true) hasBoats = true
    if (leader === true) hasLeaders = true
    if (figures !== undefined) hasFigures = true
    if (reserve !== undefined) hasReserves = true
    const own = ranks[side]
    own.count++
    own.worth += type.medals
    if (type.medals < own.least) own.least = type.medals
    if (type.overruns) own.overruns = true
    if (hex === undefined) continue
    if (stands[hex] !== 0) isCrowded = true
    stands[hex] |= sideBit(side)
    if (walks(type)) walkers[hex] |= 1 << (kinds.indexOf(type.kind) + shiftOf(side))
    const row = Math.floor(hex / stride) - 1
    const place = 2 * ((hex % stride) - 1) + (row & 1)
    own.onBoard++
    own.rows += row
    if (place < own.west) own.west = place
    if (place > own.east) own.east = place
  }
  return { types, stands, walkers, isCrowded, hasBoats, hasLeaders, hasFigures, hasReserves, ranks }
}

/** The units of a scenario, looked at once. */
export const musterOf = lastOf(muster)

/** Whether a side stands on a hex. */
export const standsOn = ({ stands }: Muster, side: Side, hex: Hex): boolean => (stands[hex] & sideBit(side)) !== 0

/** Bits of the kinds of a side's units that walk on from a hex; beyond these, of other ones. */
export const walkersOn = ({ walkers }: Muster, side: Side, hex: Hex): number => walkers[hex] >> shiftOf(side)
