/** Players made of what a system knows of good play, whatever system it is. */
import { type Dice, keyedDice } from '../dice.ts'
import type { Action, Game, GameEvent, Insight, Player, Side, State, View } from '../game.ts'
import { advance } from '../play.ts'

/** A player that does what its system proposes first in a state that it imagines. */
export const followPlayer = <S extends State, A extends Action, V extends View>(
  id: string,
  { imagine, propose }: Insight<S, A, V>,
): Player<A, V> => ({
  id,
  choose: (view, _, dice) => firstOf(propose(imagine(view, dice), view.viewer ?? 0, 1, dice)),
})

/** How much a search may think. */
export interface Budget {
  /** Actions that it tries for a decision; the last round of a comparison is finished. */
  readonly nodes: number
  /** Actions that it compares at most. */
  readonly most: number
  /** Turns for which each is played on: to the beginning of so many turns later. With 0 only the action itself is tried. */
  readonly turns: number
}

/** An action that is tried. */
interface Candidate<A> {
  readonly action: A
  /** Sum of what it came to, over all that was tried. */
  sum: number
}

/** Seeds for the dice of imagined games. */
const seeds = 2 ** 31

/** A certain win, in the parts in which values are counted. */
const full = 10_000

/**
 * A player that thinks ahead. It imagines what it cannot see, tries what its system proposes, plays each on for some turns as the
 * system's first proposals go, and goes on with the better half until one is left. All are tried in the same imagined states with the
 * same dice. It counts actions, never time: the same view and dice give the same choice on every machine.
 */
export const searchPlayer = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  id: string,
  game: Game<S, A, E, V, Q>,
  { imagine, propose, value }: Insight<S, A, V>,
  { nodes, most, turns }: Budget,
): Player<A, V> => {
  let scratch: S | undefined

  /** What a side's action comes to in a world, in ten-thousandths of a win, and how many actions were tried for it. */
  const playOut = (world: S, side: Side, action: A, seed: number, thoughts: Dice) => {
    scratch ??= game.copy(world)
    game.copyInto(world, scratch)
    const state = scratch
    const dice = keyedDice(seed)
    advance(game, state, dice, side, action)
    let used = 1
    while (state.turn < world.turn + turns) {
      const [next] = game.actors(state)
      if (next === undefined) break
      advance(game, state, dice, next, firstOf(propose(state, next, 1, thoughts)))
      used++
    }
    const winners = game.outcome(state)?.winners
    if (winners === undefined) return { worth: value(state, side), used }
    return { worth: winners.length === 0 ? full / 2 : winners.includes(side) ? full : 0, used }
  }

  const choose = (view: V, dice: Dice): A => {
    const side = view.viewer ?? 0
    let world = imagine(view, dice)
    let candidates = propose(world, side, most, dice).map((action): Candidate<A> => ({ action, sum: 0 }))
    const rounds = Math.ceil(Math.log2(candidates.length))
    let used = 0
    for (let round = 1; round <= rounds; round++) {
      do {
        const seed = dice.below(seeds)
        for (const candidate of candidates) {
          const tried = playOut(world, side, candidate.action, seed, dice)
          candidate.sum += tried.worth
          used += tried.used
        }
        world = imagine(view, dice)
      } while (used < (nodes * round) / rounds)
      candidates = candidates.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(candidates.length / 2))
    }
    return firstOf(candidates.map(({ action }) => action))
  }

  return { id, choose: (view, _, dice) => choose(view, dice) }
}

const firstOf = <A>(actions: readonly A[]): A => {
  const [first] = actions
  if (first === undefined) throw new Error('no legal action to choose from')
  return first
}
