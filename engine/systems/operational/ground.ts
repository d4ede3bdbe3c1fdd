/** Ground that changes in play: ruined cities and bridges. Values computed from it are cached until it changes. */
import { degree } from '../../hex.ts'
import { makeKept } from '../../memory.ts'
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
  const ruined = makeKept(new Uint8Array(table.cities.length))
  const crossing = makeKept(new Uint8Array(table.crossings.length))
  let known = false
  return (state) => {
    if (known && ruined.isSame(state, state.ruined) && crossing.isSame(state, state.crossing)) return none
    const changed = known ? changedHexes(table, ruined.numbers, crossing.numbers, state) : table.board.spaces
    ruined.keep(state.ruined)
    crossing.keep(state.crossing)
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
    changed.add(Math.floor(edge / degree)).add(table.neighbours[edge])
  }
  for (let city = 0; city < ruined.length; city++) {
    if (ruined[city] === state.ruined[city]) continue
    const hex = table.cities[city]
    changed.add(hex)
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
      if (table.neighbours[edge] !== 0) changed.add(table.neighbours[edge])
  }
  return [...changed]
}
