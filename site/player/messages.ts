/** Messages between the page and its worker. Moves travel as the texts of records. */
import type { PlayerId } from '../../engine/ai/players.ts'
import type { Scenario } from '../../engine/game.ts'

export type ToWorker =
  | {
      readonly type: 'open'
      readonly scenario: Scenario
      readonly scenarioHash: string
      readonly levels: readonly string[]
    }
  /** Play one turn from a position, given as a record (its text). */
  | { readonly type: 'play'; readonly job: number; readonly player: PlayerId; readonly record: string }
  | { readonly type: 'stop'; readonly job: number }
  /** Replay a record (its text) and hash the last state. */
  | { readonly type: 'hash'; readonly job: number; readonly record: string }
  /** Play a whole game by itself and give its record. */
  | { readonly type: 'self-play'; readonly job: number; readonly player: PlayerId; readonly seed: number }

export type FromWorker =
  | { readonly type: 'move'; readonly job: number; readonly move: string }
  | { readonly type: 'turn-over'; readonly job: number }
  | { readonly type: 'result'; readonly job: number; readonly result: Replayed }
  | { readonly type: 'failed'; readonly job: number; readonly reason: string }

/** What replaying a record gives. */
export interface Replayed {
  /** Hash of the last state, 16 hex digits. */
  readonly hash: string
  /** Actions played. */
  readonly moves: number
  readonly record: string
  readonly over: boolean
}
