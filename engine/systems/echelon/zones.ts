/** Zones of control: hexes beside units that hold the ground around them. echelon.M4 */
import { degree, type Hex } from '../../hex.ts'
import { type Side, sides } from '../../twoSides.ts'
import { hexsideAt, isCity, isFortress } from './ground.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { can, exerts } from './units.ts'
import { watch } from './watch.ts'

export interface Zones {
  /** By hex: how many units of a side have it in their zone. Valid until the next question about another position. */
  of(state: Position, side: Side): Uint8Array
  /** By hex: how many of them are police, which partisans mind. echelon.45b */
  ofPolice(state: Position, side: Side): Uint8Array
}

/** The parts of a state that zones depend on. */
const causes = ['hex', 'status', 'reversed', 'fort', 'weather', 'bridge'] as const

export const makeZones = (table: Table): Zones => {
  const all = sides.map(() => new Uint8Array(table.size))
  const police = sides.map(() => new Uint8Array(table.size))
  const hasChanged = watch(causes)
  const read = (state: Position): void => {
    if (!hasChanged(state)) return
    for (const side of sides) {
      all[side].fill(0)
      police[side].fill(0)
      for (const unit of table.unitsOf[side]) {
        const hex = state.hex[unit]
        // Those who wait in ships hold nothing. echelon.L4
        if (hex <= 0 || table.terrains[table.terrain[hex]].isSea || !exerts(table, state, unit)) continue
        const isPolice = can(table, state, unit, 'police')
        for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
          const next = table.board.neighbours[edge]
          if (next === 0 || !reaches(table, state, edge, next)) continue
          all[side][next]++
          if (isPolice) police[side][next]++
        }
      }
    }
  }
  return {
    of(state, side) {
      read(state)
      return all[side]
    },
    ofPolice(state, side) {
      read(state)
      return police[side]
    },
  }
}

/** No zone reaches into cities and fortresses, nor over water that closes the way. */
const reaches = (table: Table, state: Position, edge: number, into: Hex): boolean =>
  !isCity(table, into) && !isFortress(table, state, into) && !hexsideAt(table, state, edge)?.blocksZone

/** True if a hex lies in the zone of control of a side. */
export const inZone = (zones: Zones, state: Position, side: Side, hex: Hex): boolean => zones.of(state, side)[hex] > 0
