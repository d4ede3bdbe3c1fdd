/** The parts of an opened game that its rules share. */
import type { Space } from '../../board.ts'
import { type Kept, makeKept } from '../../memory.ts'
import { makeSightLists, type SightLists } from './sightLists.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { isUp } from './units.ts'

/** By space: one more than the unit that stands there, on the ground or sea and in the air. */
export interface Standing {
  readonly surface: Uint16Array
  readonly air: Uint16Array
}

export interface Services {
  readonly table: Table
  readonly sightLists: SightLists
  /** Where all units of a state stand. Valid until the next call. */
  standing(state: Position): Standing
}

export const makeServices = (table: Table): Services => {
  const standing = { surface: new Uint16Array(table.board.size), air: new Uint16Array(table.board.size) }
  let hexes: Kept<Uint16Array> | undefined
  let carriers: Kept<Uint8Array> | undefined
  return {
    table,
    sightLists: makeSightLists(table),
    standing(state) {
      if (hexes?.isSame(state, state.hex) && carriers?.isSame(state, state.carried)) return standing
      hexes ??= makeKept(state.hex)
      carriers ??= makeKept(state.carried)
      hexes.keep(state.hex)
      carriers.keep(state.carried)
      standing.surface.fill(0)
      standing.air.fill(0)
      for (const [unit, hex] of state.hex.entries())
        if (hex > 0) (isUp(table, state, unit) ? standing.air : standing.surface)[hex] = unit + 1
      return standing
    },
  }
}

/** The unit that stands in a layer of a space. */
export const unitAt = (services: Services, state: Position, hex: Space, isAir: boolean): number | undefined => {
  const { surface, air } = services.standing(state)
  const at = (isAir ? air : surface)[hex]
  return at === 0 ? undefined : at - 1
}
