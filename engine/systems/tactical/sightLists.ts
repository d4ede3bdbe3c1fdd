/** The spaces that are seen from a space. tactical.F1, F2 */
import type { Space } from '../../board.ts'
import { floodFrom } from '../../flood.ts'
import { eachAround, type Table } from './table.ts'

export interface SightLists {
  /** The spaces that a unit of some spotting sees from a space, its own included. */
  of(hex: Space, spotting: number, isAir: boolean, isFoul: boolean): readonly Space[]
}

export const makeSightLists = (table: Table): SightLists => {
  const { board, terrain, scenario } = table
  const { foulSight } = scenario.rules.movement
  const known = new Map<number, readonly Space[]>()
  const look = (hex: Space, spotting: number, isAir: boolean, isFoul: boolean): readonly Space[] => {
    // What is looked across is paid for, not the spaces at both ends.
    const across = (space: Space): number => (isFoul ? foulSight : isAir ? 1 : (terrain[space]?.sight ?? 1))
    const flood = floodFrom(board, [hex], (_, __, from) => (from === hex ? 0 : across(from)), Math.max(0, spotting - 1))
    const seen = [...flood.spaces]
    if (!seen.includes(hex)) seen.push(hex)
    eachAround(table, hex, (next) => {
      if (!seen.includes(next)) seen.push(next)
    })
    return seen
  }
  return {
    of(hex, spotting, isAir, isFoul) {
      const key = ((hex * 32 + spotting) * 2 + (isAir ? 1 : 0)) * 2 + (isFoul ? 1 : 0)
      const list = known.get(key) ?? look(hex, spotting, isAir, isFoul)
      known.set(key, list)
      return list
    },
  }
}
