/** The data that all parts of dealing share, and copying of whole parts of a state from the first position. */
import type { Dice } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { arrays, type OperationalState } from '../types.ts'

export interface Deal {
  readonly services: Services
  /** The state that is dealt into. */
  readonly state: OperationalState
  /** Everything where its author has put it: what was true once of all that is hidden now. */
  readonly start: OperationalState
  readonly dice: Dice
  readonly viewer: Side
  readonly enemy: Side
  /** Turns that the enemy has begun, the one that it has now included. */
  readonly begun: number
  /** The enemy's units of whose place the viewer knows nothing; some may have a marker, some are not on the map. */
  readonly hidden: readonly number[]
}

/** The index kinds of a state's arrays. */
type Index = (typeof arrays)[keyof typeof arrays]['by']

/** Takes from the first position what belongs to one unit, headquarters or side: so many numbers of each array. */
export const takeFromStart = (
  { start, state }: Deal,
  lengths: Partial<Readonly<Record<Index, number>>>,
  index: number,
): void => {
  for (const name of Object.keys(arrays) as (keyof typeof arrays)[]) {
    const length = lengths[arrays[name].by] ?? 0
    if (length > 0) state[name].set(start[name].subarray(index * length, (index + 1) * length), index * length)
  }
}

/** How many numbers of each array belong to a unit. */
export const unitLengths = (table: Table) => ({ unit: 1, slot: table.slots, queued: table.queueLength })

/** The same of a headquarters. */
export const staffLengths = (table: Table) => ({
  headquarters: 1,
  branch: 5,
  order: table.orderCount,
  offer: 2,
  item: table.items.length,
})

/** The same of a side, of what only that side knows. */
export const stockLengths = (table: Table) => ({
  truckTurn: table.truckTurns,
  asset: table.assetIds.length,
  storeItem: table.items.length,
})

/** One of some things, drawn. */
export const oneOf = <T>(things: readonly T[], dice: Dice): T => things[dice.below(things.length)]

/** One of some things, drawn by their weights, of which some is above 0. */
export const oneByWeight = <T>(things: readonly T[], weightOf: (thing: T) => number, dice: Dice): T => {
  const weights = things.map(weightOf)
  let left = dice.below(weights.reduce((sum, weight) => sum + weight, 0))
  let index = 0
  while (left >= weights[index]) left -= weights[index++]
  return things[index]
}
