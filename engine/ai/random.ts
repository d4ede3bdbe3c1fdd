/** The player that knows nothing: any legal action, each as likely as another. Good for finding dead ends, not for balance. */
import type { Action, Player, View } from '../game.ts'

/** @param never the type of an action that it does not choose, which is never the only legal one */
export const randomPlayer = <A extends Action, V extends View>(never?: A['type']): Player<A, V> => ({
  id: 'random',
  choose(_view, ask, dice) {
    const legal = never === undefined ? ask() : ask().filter(({ type }) => type !== never)
    const action = legal[dice.below(legal.length)]
    if (action === undefined) throw new Error('no legal action to choose from')
    return action
  },
})

/** Makes a player that plays like `player`, but takes any legal action in one of so many decisions; it never gives up at random. */
export const carelessPlayer = (id: string, player: Player, oneIn: number, givesUp?: string): Player => ({
  id,
  choose: (view, ask, dice) => (dice.below(oneIn) === 0 ? randomPlayer(givesUp) : player).choose(view, ask, dice),
})
