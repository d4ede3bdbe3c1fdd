/** Players made of what a system knows of good play, whatever system it is. */
import { type Dice, keyedDice } from '../dice.ts'
import type { Action, Game, GameEvent, Insight, Player, Side, State, View } from '../game.ts'
import { advance } from '../play.ts'

/** How much a search may think. */
export interface Budget {
  /** Actions that it tries for a decision; the last try of all that are compared is finished. */
  readonly nodes: number
  /** Actions that it compares at most. */
  readonly most: number
  /** Turns, as `Insight.turnOf` counts them, for which each is played on. With 0 only the action itself is tried. */
  readonly turns: number
  /** By how many hundredths of the standard error another action must be better than the first one that is proposed. */
  readonly doubt: number
}

/** Proposes the action of a side by the system's knowledge of good play. */
type Policy<S extends State, A extends Action> = Insight<S, A>['propose']

/** An action that is tried. */
interface Candidate<S extends State, A extends Action> {
  readonly action: A
  /** How its side goes on until its turn is over. */
  readonly policy: Policy<S, A>
  /** By how much it was better than the first one, and the squares of that, over all that was tried. */
  lead: number
  squares: number
}

/** Seeds for the dice of imagined games. */
const seeds = 2 ** 31

/** A certain win, in the parts in which values are counted. */
const full = 10_000

/**
 * A player that thinks ahead. It imagines what it cannot see, tries what its system proposes, plays each on for some turns as the
 * system's first proposals go, and goes on with the better half until two are left: what is proposed first, and its rival. All are
 * tried in the same imagined states with the same dice, and the first is followed unless the other is clearly better. It counts actions,
 * never time: the same view and dice give the same choice on every machine.
 *
 * Others who know the system in a way of their own propose an action each, and the side goes on in their way until its turn is over: a
 * turn that is played otherwise as a whole differs by more than one action does, so that fewer tries tell which is better.
 */
export const searchPlayer = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  id: string,
  game: Game<S, A, E, V, Q>,
  { imagine, propose, value, turnOf = (state) => state.turn }: Insight<S, A, V>,
  { nodes, most, turns, doubt }: Budget,
  others: readonly Insight<S, A, V>[] = [],
): Player<A, V> => {
  let scratch: S | undefined

  /** Returns the value of a side's action in a world, in ten-thousandths of a win, and the number of actions tried for it. */
  const playOut = (world: S, side: Side, action: A, policy: Policy<S, A>, seed: number, thoughts: Dice) => {
    scratch ??= game.copy(world)
    game.copyInto(world, scratch)
    const state = scratch
    const dice = keyedDice(seed)
    const until = turnOf(world) + turns
    advance(game, state, dice, side, action)
    let used = 1
    while (turnOf(state) < until) {
      const [next] = game.actors(state)
      if (next === undefined) break
      const follow = next === side && turnOf(state) === turnOf(world) ? policy : propose
      advance(game, state, dice, next, firstOf(follow(state, next, 1, thoughts)))
      used++
    }
    const winners = game.outcome(state)?.winners
    if (winners === undefined) return { worth: value(state, side), used }
    return { worth: winners.length === 0 ? full / 2 : winners.includes(side) ? full : 0, used }
  }

  const choose = (view: V, dice: Dice): A => {
    const side = view.viewer ?? 0
    let world = imagine(view, dice)
    const [first, ...proposed] = propose(world, side, most, dice)
    const ofOthers = others.map((one) => ({ action: firstOf(one.propose(world, side, 1, dice)), policy: one.propose }))
    let rivals: Candidate<S, A>[] = []
    for (const rival of [...ofOthers, ...proposed.map((action) => ({ action, policy: propose }))])
      if (![first, ...rivals.map(({ action }) => action)].some((known) => game.same(known, rival.action)))
        rivals.push({ ...rival, lead: 0, squares: 0 })
    const rounds = 1 + Math.ceil(Math.log2(rivals.length))
    let [used, tries] = [0, 0]
    for (let round = 1; round <= rounds; round++) {
      while (tries === 0 || used < (nodes * round) / rounds) {
        const seed = dice.below(seeds)
        const usual = playOut(world, side, first, propose, seed, dice)
        used += usual.used
        tries++
        for (const rival of rivals) {
          const tried = playOut(world, side, rival.action, rival.policy, seed, dice)
          const lead = tried.worth - usual.worth
          rival.lead += lead
          rival.squares += lead * lead
          used += tried.used
        }
        world = imagine(view, dice)
      }
      rivals = rivals.toSorted((one, other) => other.lead - one.lead).slice(0, Math.ceil(rivals.length / 2))
    }
    const [best] = rivals
    return best !== undefined && isClear(best, tries, doubt) ? best.action : first
  }

  return { id, choose: (view, _, dice) => choose(view, dice) }
}

/** How far apart single tries are taken to be before any is made, so that a few alike are not trusted. */
const usualSpread = 500

/**
 * True if a mean lead exceeds so many hundredths of its standard error. Only sums and products, which are the same on every machine; powers
 * may differ in their last digit.
 */
const isClear = (
  { lead, squares }: Pick<Candidate<State, Action>, 'lead' | 'squares'>,
  tries: number,
  doubt: number,
): boolean =>
  lead > 0 &&
  100 * lead * (100 * lead) * tries > doubt * doubt * (tries * (squares + usualSpread * usualSpread) - lead * lead)

const firstOf = <A>(actions: readonly A[]): A => {
  const [first] = actions
  if (first === undefined) throw new Error('no legal action to choose from')
  return first
}
