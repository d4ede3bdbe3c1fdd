/** The only source of chance. */
export interface Dice {
  /** A uniform integer from 0 to `sides - 1`; `sides` is 1 to 2^31. */
  below(sides: number): number
  /** Dice that will roll the same from here on. */
  clone(): Dice
}
