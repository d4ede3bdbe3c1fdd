/** The parts of an opened game that its rules share. */
import type { Space } from '../../board.ts'
import { type Kept, makeKept } from '../../memory.ts'
import { makeSightLists, type SightLists } from './sightLists.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

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
  let kept: Kept<Uint16Array> | undefined
  return {
    table,
    sightLists: makeSightLists(table),
    standing(state) {
      if (kept?.isSame(state, state.hex)) return standing
      kept ??= makeKept(state.hex)
      kept.keep(state.hex)
      standing.surface.fill(0)
      standing.air.fill(0)
      for (const [unit, hex] of state.hex.entries())
        if (hex > 0) (table.models[unit].isAir ? standing.air : standing.surface)[hex] = unit + 1
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
