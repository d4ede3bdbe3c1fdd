/** Ground that changes in play: ruined cities and bridges. Values computed from it are cached until it changes. */
import type { Table } from './table.ts'
import type { ReadonlyState } from './types.ts'

/** Returns a function that tells whether the ground differs from that of the state it was last asked about. */
export const watchGround = (table: Table): ((state: ReadonlyState) => boolean) => {
  const changes = watchHexes(table)
  return (state) => changes(state).length > 0
}

/**
 * Returns a function that lists the hexes whose ground differs from that of the state it was last asked about, their hexsides
 * included: at first all. Both banks of a bridge are listed, and the hexes around a city, from which one comes into it.
 */
export const watchHexes = (table: Table): ((state: ReadonlyState) => ArrayLike<number>) => {
  const ruined = new Uint8Array(table.cities.length)
  const crossing = new Uint8Array(table.crossings.length)
  let known = false
  return (state) => {
    if (known && isSame(ruined, state.ruined) && isSame(crossing, state.crossing)) return none
    const changed = known ? changedHexes(table, ruined, crossing, state) : table.board.spaces
    ruined.set(state.ruined)
    crossing.set(state.crossing)
    known = true
    return changed
  }
}

const none: readonly number[] = []

const changedHexes = (table: Table, ruined: Uint8Array, crossing: Uint8Array, state: ReadonlyState): number[] => {
  const changed = new Set<number>()
  for (let at = 0; at < crossing.length; at++) {
    if (crossing[at] === state.crossing[at]) continue
    const edge = table.crossings[at]
    changed.add(Math.floor(edge / 6)).add(table.neighbours[edge])
  }
  for (let city = 0; city < ruined.length; city++) {
    if (ruined[city] === state.ruined[city]) continue
    const hex = table.cities[city]
    changed.add(hex)
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (table.neighbours[edge] !== 0) changed.add(table.neighbours[edge])
  }
  return [...changed]
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}
