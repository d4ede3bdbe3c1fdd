/** Counters of poor play (sins), from the record of a game and the rules, apart from the code of any player. */
import type { Action, AnyGame, GameEvent, State } from '../../../engine/game.ts'

export interface Sin {
  readonly id: string
  /** The sin and its occasions, in one sentence. */
  readonly text: string
  /** Counted of so many occasions, in per cent of them; or by game and side. */
  readonly of: 'occasions' | 'games'
  /** More than this, in per cent or by game, is too much. */
  readonly most: number
}

/** How often a sin was committed, and on how many occasions it could have been; in a count by game, the occasions are left at 0. */
export type Count = readonly [times: number, occasions: number]

/** Looks on while one game is played; what it is shown it must not change. */
export interface Witness {
  /** A side is about to act. */
  before?(state: State, side: number, action: Action): void
  /** It has acted. */
  after?(state: State, side: number, action: Action, events: readonly GameEvent[]): void
  /**
   * Returns the counts at the end of a game by sin and side, from the sides of a winning team. Sins that are left out were not committed.
   */
  end(state: State, winners: readonly number[]): Readonly<Record<string, readonly Count[]>>
}

export interface Sins {
  readonly list: readonly Sin[]
  /** A witness for one game. */
  watch(game: AnyGame): Witness
}

/** Sums over games: how many games of a side were seen, and the counts by sin. */
export interface Tally {
  readonly games: number
  readonly counts: Readonly<Record<string, Count>>
}

export const addTallies = (one: Tally, other: Tally): Tally => {
  const counts: Record<string, Count> = { ...one.counts }
  for (const [id, [times, occasions]] of Object.entries(other.counts)) {
    const [before, among] = counts[id] ?? [0, 0]
    counts[id] = [before + times, among + occasions]
  }
  return { games: one.games + other.games, counts }
}

/** Per cent of the occasions, or times by game and side; undefined when there was no occasion. */
export const rateOf = ({ id, of }: Sin, { games, counts }: Tally): number | undefined => {
  const [times, occasions] = counts[id] ?? [0, 0]
  const among = of === 'games' ? games : occasions / 100
  return among === 0 ? undefined : times / among
}

/** Counts by side for a witness. */
export const makeCounts = (sides: number) => {
  const counts: Record<string, [number, number][]> = {}
  const of = (id: string, side: number): [number, number] => {
    counts[id] ??= Array.from({ length: sides }, () => [0, 0])
    return counts[id][side]
  }
  return {
    counts,
    /** An occasion to sin, and whether it was taken. */
    occasion(id: string, side: number, isSin: boolean): void {
      const count = of(id, side)
      count[1]++
      if (isSin) count[0]++
    },
    /** A sin of a count by game. */
    sin(id: string, side: number, times = 1): void {
      of(id, side)[0] += times
    },
  }
}
