/** The positions of units and the holders of places: the input of the course of a game. */
import type { Side } from './game.ts'

/** Units are numbered as in the scenario. */
export interface Standing {
  /** By unit: its side. */
  readonly sides: ArrayLike<number>
  /** By unit: where it stands; 0 or less where it is not on the map. */
  readonly hexes: ArrayLike<number>
  /** By unit: steps or figures that are left. */
  readonly strengths: readonly number[]
  /** By place that the sides fight for. */
  readonly holders: readonly (Side | null)[]
}
