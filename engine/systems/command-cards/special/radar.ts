/** Radar: strikes from the air must be laid open at the end of the turn before. command-cards.A11 */
import type { Side } from '../../../game.ts'
import type { CommandCardsState } from '../types.ts'
import type { Kit } from '../verbs/verb.ts'

/** Whether the side, at the end of its turn, is asked whether it announces a strike. */
export const mayAnnounce = (_kit: Kit, _state: Readonly<CommandCardsState>, _side: Side): boolean => false

/** The card that a side has laid open and must play next, or -1. */
export const announcedCard = (_kit: Kit, state: Readonly<CommandCardsState>, side: Side): number =>
  state.announced[side] - 1

/** Whether radar lets a side play a card so: an announced card must be played, and strikes from the air need to be announced. */
export const radarAllows = (
  _kit: Kit,
  _state: Readonly<CommandCardsState>,
  _side: Side,
  _card: number,
  _choice: number,
): boolean => true
