/**
 * The faults of the computer's players, counted in their own games; `npm run sins -- SYSTEM --write` writes them into the system's folder.
 */
export interface Faults {
  /** That of the ladder when it was counted. */
  readonly key: string
  /** Levels, in the order of their counts. */
  readonly levels: readonly string[]
  /** Games of each level against itself, spread evenly over the scenarios. */
  readonly games: number
  readonly counted: readonly Fault[]
}

export interface Fault {
  /** The fault that is counted, as a sentence. */
  readonly text: string
  /** In per cent of the occasions, or times by game and side. */
  readonly of: 'occasions' | 'games'
  /** By level; null where there was no occasion. */
  readonly rates: readonly (number | null)[]
}
