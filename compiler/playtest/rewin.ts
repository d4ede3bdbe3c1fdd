/** Plays a won game again, with a check of every move: the file that holds it may come from anywhere. */
import { keyedDice } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { advance, isLegal, readMove } from '../../engine/play.ts'
import { winningTeam } from './game.ts'
import type { Win } from './sampleWins.ts'

/** How a replay ended: won as it is kept, or what is wrong, as the rest of a sentence about the game. */
export type Rewon = { readonly ok: true } | { readonly ok: false; readonly why: string }

const fail = (why: string): Rewon => ({ ok: false, why })

/** Plays in place: nobody needs the positions between, and copying them costs as much as the rules. */
export const winAgain = (game: AnyGame, win: Win): Rewon => {
  const moves = win.moves.split('_')
  const dice = keyedDice(win.seed)
  const state = game.setup(dice)
  for (const [index, text] of moves.entries()) {
    const move = readMove(game, text)
    if (move === undefined) return fail(`holds a move that cannot be read: move ${index + 1}, “${text.slice(0, 20)}”`)
    const { side, action } = move
    if (!isLegal(game, state, side, action))
      return fail(`cannot be played any more: move ${index + 1} is refused. ${game.refusal(state, side, action)}`)
    advance(game, state, dice, side, action)
  }
  const outcome = game.outcome(state)
  if (!outcome) return fail('does not come to an end any more')
  const { reason, turn } = outcome
  const winner = winningTeam(game, outcome)
  if (winner !== win.side) return fail(winner === null ? 'ends in a draw' : 'is won by another side')
  if (reason !== win.reason) return fail(`is won in another way: ${reason}`)
  if (turn !== win.turn) return fail(`is won in turn ${turn}`)
  if (moves.length !== win.actions) return fail(`has ${moves.length} actions`)
  return { ok: true }
}
