/** Ground that changes in play: ruined cities and bridges. Values computed from it are cached until it changes. */
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** Returns a function that tells whether the ground differs from that of the state it was last asked about. */
export const watchGround = (table: Table): ((state: ReadonlyState) => boolean) => {
  const ruined = new Uint8Array(table.cities.length)
  const crossing = new Uint8Array(table.crossings.length)
  let known = false
  return (state) => {
    if (known && isSame(ruined, state.ruined) && isSame(crossing, state.crossing)) return false
    ruined.set(state.ruined)
    crossing.set(state.crossing)
    known = true
    return true
  }
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
