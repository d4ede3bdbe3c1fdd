/** Evidence about the tables of a rule system rather than about a scenario: `systems/<system>/evidence.json`. */
import type { Pool } from './series.ts'

/** Forces that are ready to play against each other, cards in decks drawn at random. Only the system reads the text of its evidence. */
export interface TableTests<Rules extends object = object> {
  /**
   * Plays what the evidence that is known does not tell; `save` takes the evidence as it grows, `tell` how far it is. Returns what
   * was found, in lines, and whether all is as it should be.
   */
  gather(pool: Pool, rules: Rules, plan: TablePlan, known: string | undefined, io: TableProgress): Promise<PlayFindings>
  /** Plays games of the evidence again. */
  verify(pool: Pool, rules: Rules, known: string | undefined): Promise<PlayFindings>
}

export interface TablePlan {
  /** Games of each player and pair of forces; the number of others follows from it. */
  readonly games: number
  readonly seed: number
  /** Ids of forces: only pairs with one of them are played. Empty: all, and the cards. */
  readonly only: readonly string[]
  /** Plays again what is known, too. */
  readonly force: boolean
  /** Looks for forces that beat those that are ready, instead of playing these against each other. */
  readonly attack: boolean
}

export interface TableProgress {
  save(text: string): void
  tell(done: number, all: number): void
}

/** The result of the games, and the verdict about it. */
export interface PlayFindings {
  readonly lines: readonly string[]
  readonly passed: boolean
}
