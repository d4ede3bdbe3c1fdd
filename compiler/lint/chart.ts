/** The parts that maps and orders of battle of all rule systems share: each system makes a chart of its scenario. */

import type { MapGrid, Space } from '../../engine/board.ts'
import type { Side } from '../../engine/game.ts'
import { type Grid, type Hex, rowOf, sizeOf, stepsOf } from '../../engine/hex.ts'
import type { Place } from '../diagnostics/diagnostic.ts'
import { lastOf } from './lastOf.ts'

export interface Chart {
  readonly grid: MapGrid
  /** True if a space is part of the ground that is played on. */
  isOn(space: Space): boolean
  /** On a map of hexes. */
  readonly ways: readonly ChartedWay[]
  /** Names of places, with the spaces that they stand at or run along. */
  readonly names: readonly ChartedName[]
  /** Objectives to take or hold, by the author's names. */
  readonly goals: readonly ChartedName[]
  /** Units that the author listed. */
  readonly units: readonly ChartedUnit[]
  /** The field of a unit that says what it is. */
  readonly typeField: 'type' | 'design'
  /** By side: the nation that leads, and where its author wrote it; absent where a side names none. */
  readonly leaders?: readonly ChartedLeader[]
}

export interface ChartedLeader {
  readonly nation: string
  readonly place: Place
}

export interface ChartedWay {
  /** Its name if it has one, else what it is: `Coast railway`, `railway`. */
  readonly title: string
  /** Id of its kind: ways of one kind join. */
  readonly kind: string
  readonly hexes: readonly Hex[]
  /** The entry in the list of ways. */
  readonly place: Place
}

export interface ChartedName {
  readonly name: string
  readonly spaces: readonly Space[]
  /** The entry, which has a field `name`. */
  readonly place: Place
}

export interface ChartedUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  /** Its nation: id, and adjective for messages. */
  readonly nation: string
  readonly adjective: string
  readonly place: Place
}

/** How often ways pass each hex. */
export const passesOf = lastOf(({ grid, ways }: Chart): Uint16Array => {
  const passes = new Uint16Array(sizeOf(grid))
  for (const { hexes } of ways) for (let index = 0; index < hexes.length; index++) passes[hexes[index]]++
  return passes
})

/** The six hexes round a hex, also those beyond the edge. */
export const around = (grid: Grid, hex: Hex): Hex[] => stepsOf(grid)[rowOf(grid, hex) & 1].map((step) => hex + step)

/** True if a hex lies at the edge of the ground that is played on. */
export const isAtEdge = ({ grid, isOn }: Pick<Chart, 'grid' | 'isOn'>, hex: Hex): boolean =>
  around(grid, hex).some((next) => !isOn(next))
