/** Plays a won game again: with a check of every move, or as fast as it goes when the moves were found with this scenario and engine. */
import { rollingDice } from '../../engine/dice.ts'
import { advance } from '../../engine/play.ts'
import type { AnyGame } from './game.ts'
import type { Win } from './witness.ts'

/** How a replay ended: won as it is kept, or what is wrong, as the rest of a sentence about the game. */
export type Rewon = { readonly ok: true } | { readonly ok: false; readonly why: string }

const fail = (why: string): Rewon => ({ ok: false, why })

/** Plays a game again; `mayMove` says why a move cannot be made. */
const playAgain = (
  game: AnyGame,
  win: Win,
  mayMove: (state: Parameters<AnyGame['legal']>[0], action: Parameters<AnyGame['makeAction']>[0]) => string | undefined,
): Rewon => {
  const moves = win.moves.split('_')
  const dice = rollingDice(win.seed)
  const state = game.setup(dice)
  for (const [index, text] of moves.entries()) {
    const action = game.parseAction(text)
    if (!action) return fail(`holds a move that cannot be read: move ${index + 1}, “${text}”`)
    const refusal = mayMove(state, action)
    if (refusal !== undefined) return fail(`cannot be played any more: move ${index + 1} is refused. ${refusal}`)
    advance(game, state, dice, action)
  }
  const outcome = game.outcome(state)
  if (!outcome) return fail('does not come to an end any more')
  const { winner, reason, turn } = outcome
  if (winner !== win.side) return fail(winner === null ? 'ends in a draw' : 'is won by the other side')
  if (reason !== win.reason) return fail(`is won in another way: ${reason}`)
  if (turn !== win.turn) return fail(`is won in turn ${turn}`)
  if (moves.length !== win.actions) return fail(`has ${moves.length} actions`)
  return { ok: true }
}

/** Every move is checked: for games whose scenario or engine has changed, and for `playtest --verify`. */
export const winAgain = (game: AnyGame, win: Win): Rewon =>
  playAgain(game, win, (state, action) => {
    const { side } = state
    return game.legal(state, side).some((legal) => game.same(legal, action))
      ? undefined
      : game.refusal(state, side, action)
  })

/**
 * No move is checked: only for a witness whose key is that of the scenario. Its moves were legal when they were found, so
 * only a file that was tampered with can fail here.
 */
export const winAgainFast = (game: AnyGame, win: Win): Rewon => {
  try {
    return playAgain(game, win, () => undefined)
  } catch {
    return fail('cannot be played any more')
  }
}
