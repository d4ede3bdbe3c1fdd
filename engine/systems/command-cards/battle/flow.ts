/** One battle from its declaration to its end, with everything that may interrupt it. command-cards.C10-C20 */
import type { BattleKind } from '../types.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** A unit battles another. */
export const startBattle = (
  _kit: Kit,
  _draft: CommandCardsDraft,
  _attacker: number,
  _target: number,
  _kind: BattleKind,
): void => {}

/** The battle goes on after its flags are dealt with. */
export const resume = (_kit: Kit, _draft: CommandCardsDraft): void => {}
/** No ambush is sprung, or no battle back fought. */
export const declineReaction = (_kit: Kit, _draft: CommandCardsDraft): void => {}
/** The retreat stops here. */
export const stopRetreat = (_kit: Kit, _draft: CommandCardsDraft): void => {}
/** The ground is not taken. */
export const declineAdvance = (_kit: Kit, _draft: CommandCardsDraft): void => {}
/** There is no overrun. */
export const endOverrun = (_kit: Kit, _draft: CommandCardsDraft): void => {}
/** There is no second close assault. */
export const declineSecond = (_kit: Kit, _draft: CommandCardsDraft): void => {}
