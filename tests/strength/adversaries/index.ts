/** A standing set of players for each system that do one thing, and that each level has to stand up to. They are no part of the product. */
import type { AnyGame, Player } from '../../../engine/game.ts'

export interface Adversary {
  /** Its behaviour, in a sentence. */
  readonly text: string
  /** A player by its name, or one that is made for a game. */
  readonly plays: string | ((game: AnyGame) => Player)
}

export type Adversaries = Readonly<Record<string, Adversary>>

export const adversariesOf = async (system: string): Promise<Adversaries> =>
  ((await import(`./${system}.ts`)) as { readonly adversaries: Adversaries }).adversaries
