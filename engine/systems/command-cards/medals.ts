/** Medals, and who wins by them. command-cards.C15 */
import type { Outcome, Side } from '../../game.ts'
import type { Table } from './table.ts'
import type { CommandCardsState } from './types.ts'
import type { CommandCardsDraft, Kit } from './verbs/verb.ts'

/** Medals that a side has now. */
export const medalsOf = (_table: Table, state: Readonly<CommandCardsState>, side: Side): number =>
  state.destroyedMedals[side] + state.otherMedals[side]

/** Who holds which place, who has left the board, and whether that wins. Comes after every action. */
export const settleMedals = (_kit: Kit, _draft: CommandCardsDraft): void => {}

/** Places that count only for those who hold them when their turn begins. */
export const settleTurnStart = (_kit: Kit, _draft: CommandCardsDraft): void => {}

/** The last round is over. */
export const endByTurns = (_kit: Kit, draft: CommandCardsDraft): void => {
  draft.state.ended = 1
}

/** How a game that is over ended. */
export const judge = (table: Table, state: Readonly<CommandCardsState>): Outcome => {
  const score = [medalsOf(table, state, 0), medalsOf(table, state, 1)] as const
  const winner = score[0] > score[1] ? 0 : score[1] > score[0] ? 1 : table.scenario.tie
  return { winner, reason: 'medals', score, turn: state.turn }
}
