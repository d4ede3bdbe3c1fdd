/** Flags of a roll: how many a unit ignores. command-cards.C17 */
import type { CommandCardsState } from '../types.ts'
import type { Kit } from '../verbs/verb.ts'

/** Flags that a unit must, and that it may ignore. */
export interface Ignores {
  readonly must: number
  readonly may: number
}

export const ignoresOf = (_kit: Kit, _state: Readonly<CommandCardsState>, _unit: number): Ignores => ({
  must: 0,
  may: 0,
})
