/** The parts of a worked example's board besides its scenario. Plain JSON. */
export interface BoardExtras {
  /** By unit of the scenario. */
  readonly wounds: readonly number[]
  readonly suppressed: readonly boolean[]
  /** Units that are not seen: carried ones. */
  readonly hidden: readonly boolean[]
  /** Damage that each headquarters has taken. */
  readonly headquarters: readonly [number, number]
  /** Damage of terrain, by space. */
  readonly damage: Readonly<Record<string, number>>
}
