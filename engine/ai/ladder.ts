/** How strong the players of a system are: what contests between them have shown, as `npm run ladder` writes it into its folder. */
import type { LevelId } from './opponents.ts'

/** The result of a contest between two players. */
export interface Rung {
  /** Levels or styles. */
  readonly one: string
  readonly other: string
  /** Both by the names of `playerAmong`: how they were set when they met. */
  readonly plays: readonly string[]
  /** The key of the ladder when they met. */
  readonly key: string
  /** Pairs of games from the same seeds with sides swapped, spread evenly over the scenarios. */
  readonly pairs: number
  /** The first player's share of the points in per cent, and half of its 95 % interval. */
  readonly share: number
  readonly margin: number
  /**
   * The two shares in per cent that the sequential test tells apart, the weak one first, and its answer; open when it was given up before
   * one.
   */
  readonly test: readonly number[]
  readonly answer: 'weak' | 'strong' | 'open'
}

export interface Ladder {
  /** Names all that contests depend on as it is now: the scenarios with their tables, and how the system plays. */
  readonly key: string
  readonly rungs: readonly Rung[]
}

/** True if a contest still measures its players; they may have changed since, or the scenarios they play. */
export const isCurrent = ({ key }: Ladder, rung: Rung): boolean => rung.key === key

/** Returns the result of a level against the one below; undefined for the lowest one, and while it is not measured. */
export const rungOf = ({ rungs }: Ladder, level: LevelId, below: LevelId): Rung | undefined =>
  rungs.find(({ one, other }) => one === level && other === below)
