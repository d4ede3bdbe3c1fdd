/**
 * The part of a position that a side may know: its own units and places, exact; of the enemy's units those that it sees, with their strength;
 * not what they know, carry and have done. tactical.F3-F5
 */
import { otherSide, type Side, sides } from '../../twoSides.ts'
import { lengthen, scratchOf, shorten } from './memory.ts'
import { lifts } from './scenario.ts'
import type { Services } from './services.ts'
import { knows } from './sight.ts'
import type { Table } from './table.ts'
import { fate, type Position, type TacticalState, type TacticalView } from './types.ts'
import { bitOf, fuelOf, modelOf } from './units.ts'

/** What only the owner of a unit knows of it. */
const privateArrays = ['experience', 'ammunition', 'fuel', 'ticks', 'done', 'points', 'leader', 'ranked'] as const
/** What is known of units that are seen. */
const seenArrays = ['hex', 'strength', 'suppressed', 'entrenchment', 'carried', 'role', 'upgraded', 'struck'] as const

export const viewOf = (services: Services, state: Position, viewer: number | undefined): TacticalView => {
  const { table } = services
  const known = scratchOf(table, state)
  const bit = viewer === undefined ? 0 : bitOf(viewer)
  for (let unit = 0; unit < table.units; unit++) {
    known.revealed[unit] &= table.side[unit] === viewer ? 0 : bit
    if (table.side[unit] === viewer) continue
    for (const name of privateArrays) known[name][unit] = 0
    const isKnown = viewer === undefined ? false : knows(services, state, viewer as Side, unit)
    const isHere = ([fate.present, fate.waiting, fate.offered] as readonly number[]).includes(state.fate[unit])
    if (!isKnown && isHere) hide(table, known, unit)
  }
  for (let space = 0; space < known.sight.length; space++) known.sight[space] &= bit
  for (const [purse, { side }] of table.purses.entries()) if (side !== viewer) known.prestige[purse] = 0
  for (const side of sides) if (side !== viewer) known.free.fill(0, lifts.length * side, lifts.length * (side + 1))
  if (state.side !== viewer) known.begun = 0
  return { turn: state.turn, viewer: viewer ?? null, side: state.side, known: shorten(known) }
}

/** A unit that is not seen is as it was at the start, and stands nowhere; one that could be bought seems not to be. */
const hide = (table: Table, known: TacticalState, unit: number): void => {
  for (const name of seenArrays) known[name][unit] = 0
  known.strength[unit] = table.scenario.units[unit].strength
  known.fate[unit] = table.scenario.units[unit].offered ? fate.offered : fate.present
}

/** The state as far as a view knows it: units that are not seen stand nowhere. */
export const knownState = (table: Table, { known }: TacticalView, into?: TacticalState): TacticalState =>
  lengthen(table, known, into)

/** What is known, and of enemy units that are seen what has to be expected: full ammunition and fuel, the experience of the beginning. */
export const believedState = (table: Table, view: TacticalView): TacticalState => {
  const state = knownState(table, view)
  for (const side of enemiesOf(view.viewer as Side | null))
    for (const unit of table.unitsOf[side]) {
      if (state.hex[unit] === 0) continue
      state.experience[unit] = table.scenario.units[unit].experience
      state.ammunition[unit] = modelOf(table, state, unit).ammunition
      state.fuel[unit] = fuelOf(table, state, unit)
    }
  return state
}

/** The sides that a viewer plays against. */
export const enemiesOf = (viewer: Side | null): readonly Side[] => (viewer === null ? sides : [otherSide(viewer)])
