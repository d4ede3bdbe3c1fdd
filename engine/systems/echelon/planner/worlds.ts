/** States that the planner thinks in: what it knows, and what it does not know dealt alike as long as that stays the same. */
import { rollingDice } from '../../../dice.ts'
import { sides } from '../../../twoSides.ts'
import { dealPlaces, type Places, placeAll } from '../imagine.ts'
import type { Table } from '../table.ts'
import { type EchelonState, type EchelonView, type Position, status } from '../types.ts'
import { knownState } from '../view.ts'

/**
 * Deals a state to each view; the one before is gone then.
 * @param seed by which all is dealt
 */
export const makeWorld = (table: Table, seed: number): ((view: EchelonView) => EchelonState) => {
  let kept: { readonly key: readonly number[]; readonly places: Places } | undefined
  let last: EchelonState | undefined
  return (view) => {
    const state = knownState(table, view, last)
    last = state
    const key = keyOf(table, view, state)
    if (kept === undefined || !isSame(kept.key, key))
      kept = { key, places: dealPlaces(table, view, state, rollingDice(seed)) }
    return placeAll(table, view, state, kept.places)
  }
}

/** All that dealing depends on. */
const keyOf = ({ unitsOf }: Table, { viewer, stacks }: EchelonView, state: Position): readonly number[] => {
  const key: number[] = []
  for (const { hex, count, re = 0 } of stacks) key.push(hex, count, re)
  for (const side of sides)
    if (side !== viewer)
      for (const unit of unitsOf[side])
        key.push(state.hex[unit], state.reversed[unit], state.status[unit] & status.dispersed, state.aa[unit])
  return key
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
