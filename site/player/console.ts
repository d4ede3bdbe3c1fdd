/** For the browser's console and for tests: the questions that the engine answers elsewhere, asked of this browser. */
import type { OpponentId } from '../../engine/ai/opponents.ts'
import type { Replayed } from './replay.ts'

export interface PlayerConsole {
  /** The record of the game on the table, as text. */
  record(): string
  /** Replays a record in the worker and gives the hash of the state at its end. */
  hashOf(record: string): Promise<Replayed>
  /** Plays a whole game in the worker, the same player on both sides. */
  selfPlay(player: OpponentId, seed: number): Promise<Replayed>
}

declare global {
  interface Window {
    sandtable?: PlayerConsole
  }
}
