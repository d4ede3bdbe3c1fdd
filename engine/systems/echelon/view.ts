/**
 * The part of a position that a side may know: its own units and all that lies open, exact; of the enemy's stacks the part that `sight.ts`
 * shows. Whatever happens to a unit in the open stays known of it wherever it is: losses, the side that lies up, when it comes back.
 */
import type { Hex } from '../../hex.ts'
import { type Side, sides } from '../../twoSides.ts'
import { lengthen, scratchOf, shorten } from './memory.ts'
import type { Services } from './services.ts'
import { listeningPosts, seenAt, strengthHeard, type Viewer } from './sight.ts'
import type { Table } from './table.ts'
import { type EchelonState, type EchelonView, type Position, type SeenStack, status, supply } from './types.ts'

/** Where a unit is in a known state that stands on the map, out of sight. */
export const unseen = -4

/** Marks that everybody sees a unit get. */
const open =
  status.committed |
  status.dismounted |
  status.attacked |
  status.retreated |
  status.landed |
  status.dropped |
  status.disrupted |
  status.dispersed |
  status.converted |
  status.marked

/** The fields of a unit that only its owner knows. */
const privateArrays = ['spent', 'free', 'carrier', 'depot', 'cargo', 'specialCargo'] as const
/** The fields of a side that only its owner knows. */
const privateOfSide = ['reserved'] as const

export const viewOf = (services: Services, state: Position, viewer: Viewer): EchelonView => {
  const { table } = services
  const known = scratchOf(table, state)
  for (const side of sides) if (side !== viewer) forgetSide(table, known, side)
  // What a side has looked at is known to it alone.
  const own = viewer === undefined ? 0 : 1 << viewer
  for (let unit = 0; unit < table.units; unit++) known.inspected[unit] &= own
  const stacks = stacksOf(services, state, viewer)
  const seen = new Set(stacks.flatMap(({ units }) => units.map(({ unit }) => unit)))
  for (const unit of state.hex.keys())
    if (table.side[unit] !== viewer && state.hex[unit] > 0 && !seen.has(unit)) hide(known, unit)
  for (let hex = 0; hex < table.size; hex++) known.planned[hex] &= own
  return {
    turn: state.turn,
    viewer: viewer ?? null,
    side: state.side,
    active: state.active,
    phase: state.phase,
    known: shorten(known),
    stacks,
  }
}

/** The stacks that the viewer does not own, by hex. */
const stacksOf = (services: Services, state: Position, viewer: Viewer): SeenStack[] => {
  const { table, stacks } = services
  const posts = listeningPosts(table, state, viewer)
  const isHostile = (hex: Hex): boolean => table.side[stacks.at(state, hex)[0]] !== viewer
  return stacks
    .hexes(state)
    .filter(isHostile)
    .sort((one, other) => one - other)
    .map((hex) => {
      const units = seenAt(services, state, viewer, hex)
      const re = strengthHeard(services, state, posts, hex)
      return {
        hex,
        count: stacks.at(state, hex).length,
        units: units.map((unit) => ({ unit, reversed: state.reversed[unit] === 1 })),
        ...(re === undefined ? {} : { re }),
      }
    })
}

const forgetSide = (table: Table, known: EchelonState, side: Side): void => {
  for (const unit of table.unitsOf[side]) {
    for (const name of privateArrays) known[name][unit] = 0
    known.status[unit] &= open
  }
  for (const name of privateOfSide) known[name][side] = 0
}

const hide = (known: EchelonState, unit: number): void => {
  known.hex[unit] = unseen
  known.supply[unit] = supply.full
  known.isolated[unit] = 0
}

/**
 * The state as far as a view knows it: hidden units are nowhere.
 * @param into a state that is not needed any more, to take its place
 */
export const knownState = (table: Table, { known }: EchelonView, into?: EchelonState): EchelonState =>
  lengthen(table, known, into)
