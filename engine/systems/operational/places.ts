/** The present state of a hex or hexside, looked up in the table and the state. */
import { degree } from '../../hex.ts'
import type { TerrainRules } from './rules.ts'
import type { Table } from './table.ts'
import { crossing, type ReadonlyState } from './types.ts'

/** The weather's index in a turn; preparation has the weather of the first turn. */
export const weatherIn = (table: Table, turn: number): number => table.weatherByTurn[Math.max(1, turn)]

/** The terrain of a hex as it is now: a city may have fallen to ruins. */
export const terrainIndexAt = (table: Table, state: ReadonlyState, hex: number): number => {
  const city = table.cityAt[hex]
  const terrain = table.terrain[hex]
  return city >= 0 && state.ruined[city] === 1 ? table.ruinOf[terrain] : terrain
}

export const terrainAt = (table: Table, state: ReadonlyState, hex: number): TerrainRules =>
  table.terrains[terrainIndexAt(table, state, hex)]

/** True if the weather of the turn freezes a hex. */
export const isFrozen = (table: Table, state: ReadonlyState, hex: number): boolean =>
  table.frozen[weatherIn(table, state.turn) * table.terrains.length + terrainIndexAt(table, state, hex)] === 1

/** True if a bridge or a pontoon bridge spans a hexside now. */
export const isBridged = (table: Table, state: ReadonlyState, edge: number): boolean => {
  const at = table.crossingAt[edge]
  return at >= 0 && (state.crossing[at] === crossing.bridge || state.crossing[at] === crossing.pontoon)
}

/** The place of the hub of either side in a hex, or -1. */
export const hubAt = (table: Table, state: ReadonlyState, hex: number): number => {
  for (let hub = 0; hub < table.hubSlots; hub++) if (state.hubHex[hub] === hex) return hub
  return -1
}

/** The headquarters in a hex, or -1. */
export const hqAt = ({ hqHex }: ReadonlyState, hex: number): number => {
  for (let hq = 0; hq < hqHex.length; hq++) if (hqHex[hq] === hex) return hq
  return -1
}

/** Straggling steps in a hex, 0 to 3. */
export const stragglersAt = (state: ReadonlyState, hex: number): number => {
  let steps = 0
  while (steps < 3 && state.stragglers[hex * 3 + steps] !== 0) steps++
  return steps
}

/** The edge from a hex to the one next to it; -1 when they do not touch. */
export const edgeIfNext = ({ neighbours }: Pick<Table, 'neighbours'>, from: number, to: number): number => {
  if (from <= 0 || to <= 0) return -1
  for (let edge = from * degree; edge < (from + 1) * degree; edge++) if (neighbours[edge] === to) return edge
  return -1
}

/** The edge from a hex to the one next to it; throws when they do not touch. */
export const edgeBetween = (table: Pick<Table, 'neighbours'>, from: number, to: number): number => {
  const edge = edgeIfNext(table, from, to)
  if (edge < 0) throw new RangeError(`hex ${to} is not next to hex ${from}`)
  return edge
}

/** The hexes next to one on the map, by direction from north-east. */
export const hexesAround = ({ neighbours }: Pick<Table, 'neighbours'>, hex: number): number[] => {
  const around: number[] = []
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
    if (neighbours[edge] !== 0) around.push(neighbours[edge])
  return around
}
