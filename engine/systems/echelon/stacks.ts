/** The units by hex, and the stacking limits. echelon.M5 */
import type { Hex } from '../../hex.ts'
import { makeKept } from '../../memory.ts'
import { type Side, sides } from '../../twoSides.ts'
import { coastGuard } from './ground.ts'
import { re } from './rules.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { reOf } from './units.ts'

/** Finds units by their hex. Valid until the next question about another position. */
export interface Stacks {
  /** Units in a hex, the one on top first; those that are carried are among them. */
  at(state: Position, hex: Hex): readonly number[]
  /** Hexes in which units stand. */
  hexes(state: Position): readonly Hex[]
  /** By hex: how many units of a side stand there; 1 where its coast defences hold a port by themselves. echelon.23 */
  held(state: Position, side: Side): Uint8Array
}

/** The inputs of questions about stacks. */
interface Standing {
  readonly table: Table
  readonly stacks: Stacks
}

const nobody: readonly number[] = []

export const makeStacks = (table: Table): Stacks => {
  const kept = makeKept(new Int16Array(table.units))
  const held = sides.map(() => new Uint8Array(table.size))
  const ports = table.scenario.map.ports.map(({ hex }) => hex)
  let byHex = new Map<Hex, number[]>()
  const read = (state: Position): ReadonlyMap<Hex, number[]> => {
    if (kept.isSame(state, state.hex)) return byHex
    kept.keep(state.hex)
    byHex = new Map()
    for (const side of sides) held[side].fill(0)
    for (const unit of table.order) {
      const hex = state.hex[unit]
      if (hex <= 0) continue
      held[table.side[unit]][hex]++
      const stack = byHex.get(hex)
      if (stack === undefined) byHex.set(hex, [unit])
      else stack.push(unit)
    }
    return byHex
  }
  return {
    at: (state, hex) => read(state).get(hex) ?? nobody,
    hexes: (state) => [...read(state).keys()],
    held(state, side) {
      const stacked = read(state)
      for (const hex of ports) if (!stacked.has(hex)) held[side][hex] = coastGuard(table, state, hex) === side ? 1 : 0
      return held[side]
    },
  }
}

export const unitsAt = ({ stacks }: Pick<Standing, 'stacks'>, state: Position, hex: Hex): readonly number[] =>
  stacks.at(state, hex)

/** The side that holds a hex: its units stand there, or its coast defences alone. echelon.23 */
export const sideAt = ({ stacks, table }: Standing, state: Position, hex: Hex): Side | undefined => {
  const [top] = stacks.at(state, hex)
  return top === undefined ? coastGuard(table, state, hex) : table.side[top]
}

/**
 * True if units may stand together at the end of a move: so many units of any size, besides so many REs that are no divisions, and so many
 * of artillery. Depots, headquarters, counters, supply units and position anti-aircraft do not count. echelon.11c, 44, 51
 */
export const mayStack = (table: Table, state: Position, hex: Hex, units: readonly number[]): boolean => {
  const { stacking, stackingInMountains } = table.scenario.rules.movement
  const inMountains = table.scenario.rules.movement.mountains.includes(
    table.scenario.map.terrainIds[table.terrain[hex]],
  )
  const limits = inMountains ? stackingInMountains : stacking
  const counted = units
    .filter((unit) => table.profiles[unit].stacks)
    .toSorted((one, other) => reOf(table, state, one) - reOf(table, state, other))
  let [artillery, others, all] = [limits.artilleryRe * re, limits.otherRe * re, limits.units]
  for (const unit of counted) {
    const size = reOf(table, state, unit)
    const { isArtillery, size: kind } = table.profiles[unit]
    if (isArtillery && size <= artillery) artillery -= size
    else if (kind !== 'division' && kind !== 'corps' && kind !== 'army' && size <= others) others -= size
    else all--
  }
  return all >= 0
}

/** True if units fit into a hex beside those of their side that stand there. */
export const fits = (services: Standing, state: Position, hex: Hex, units: readonly number[]): boolean =>
  mayStack(services.table, state, hex, [
    ...unitsAt(services, state, hex).filter((unit) => !units.includes(unit)),
    ...units,
  ])
