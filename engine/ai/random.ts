/** The player that knows nothing: any legal action, each as likely as another. Good for finding dead ends, not for balance. */
import type { Action, Player, View } from '../game.ts'

export const randomPlayer = <A extends Action, V extends View>(): Player<A, V> => ({
  id: 'random',
  choose(_view, ask, dice) {
    const legal = ask()
    const action = legal[dice.below(legal.length)]
    if (action === undefined) throw new Error('no legal action to choose from')
    return action
  },
})

/** A player that in one of so many decisions does not think: it then does anything that is legal. */
export const carelessPlayer = (id: string, player: Player, oneIn: number): Player => ({
  id,
  choose: (view, ask, dice) => (dice.below(oneIn) === 0 ? randomPlayer() : player).choose(view, ask, dice),
})
