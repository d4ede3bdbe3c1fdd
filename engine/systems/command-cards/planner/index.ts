/**
 * The planner plays command cards as a careful commander would: it weighs what each card lets its units do, orders those that gain
 * most, moves them where they fight well and stand safely, and battles where the chances are best. It knows its own hand alone; what it
 * must guess of the enemy's cards it draws by its own dice. The same view and dice give the same choice.
 */

import { type Dice, unkeyedDice } from '../../../dice.ts'
import type { Player } from '../../../game.ts'
import { battlesOpenTo } from '../battle/pool.ts'
import type { CommandCardsGame } from '../index.ts'
import { type CommandCardsState, type CommandCardsView, phase } from '../types.ts'
import type { ActionOf, CommandCardsAction } from '../verbs/index.ts'
import { imagine } from '../view.ts'
import { chooseAnswer } from './answers.ts'
import { type Actions, type Decision, ofType, ranked } from './decision.ts'
import { chooseBridge, chooseSmoke } from './devices.ts'
import { byPromise, worthOfKeeping, worthOfOrder, worthOfPlay } from './plays.ts'
import { makeTrial } from './trial.ts'
import { type Judge, usual, type Weights } from './weights.ts'
import { worthOfBattle } from './worth.ts'

export const commandCardsPlanner = (
  game: CommandCardsGame,
  id = 'planner',
  weights: Weights = usual,
): Player<CommandCardsAction, CommandCardsView> => {
  const propose = makeProposer(game, weights)
  return {
    id,
    choose(view, ask, dice) {
      const legal = ask()
      const [only] = legal
      if (only === undefined) throw new Error('no legal action to choose from')
      if (legal.length === 1) return only
      return propose(imagine(game.table, view, dice), legal, dice)[0]
    },
  }
}

/** Ranks what is legal in a state, the best first; some of what is worth little may be missing, but never all. */
export const makeProposer = (game: CommandCardsGame, weights: Weights) => {
  const services: Judge = { ...game.services, weights }
  const trial = makeTrial(game, services)
  return (state: CommandCardsState, legal: Actions, dice: Dice): Actions => {
    const { side } = state
    const decision: Decision = {
      game,
      services,
      trial,
      state,
      side,
      goals: trial.outlookOf(state).goals,
      dice: unkeyedDice(dice),
    }
    switch (state.phase) {
      case phase.play:
        return [...rankPlays(decision, legal), ...legal]
      case phase.order:
        return [...rankOrders(decision, legal), ...ofType(legal, 'done'), ...legal]
      case phase.move:
        return [...rankMoves(decision, legal), ...ofType(legal, 'done'), ...legal]
      case phase.battle:
        return [...rankBattles(decision, legal), ...ofType(legal, 'done'), ...legal]
      default:
        return [...listOf(chooseAnswer(decision, legal)), ...ofType(legal, 'done'), ...legal]
    }
  }
}

const listOf = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one])

const rankPlays = (decision: Decision, legal: Actions): Actions => {
  const plays = ofType(legal, 'play')
  const first = ofType(legal, 'land').at(0) ?? chooseSmoke(decision, legal)
  if (first) return [first]
  if (plays.length === 0) return byPromise(decision, ofType(legal, 'prepare'), true)
  const keep = (card: number): number => worthOfKeeping(decision, card)
  const worths = new Map(plays.map((play) => [play, worthOfPlay(decision, play) - keep(play.card)]))
  const worth = (play: ActionOf<'play'>): number => worths.get(play) ?? 0
  const best = ranked(plays, worth)
  return [...listOf(chooseBridge(decision, legal, keep, worth(best[0]))), ...best]
}

const rankOrders = (decision: Decision, legal: Actions): Actions => {
  const landing = ofType(legal, 'land')[0]
  if (landing) return [landing]
  // An order costs nothing, so that all are given: also to those who would rather stay where they are.
  const worth = worthOfOrder(decision, decision.state)
  return ranked(ofType(legal, 'order'), ({ unit }) => worth(unit))
}

const rankMoves = (decision: Decision, legal: Actions): Actions => {
  const landing = ofType(legal, 'land')[0]
  if (landing) return [landing]
  const { state, trial, services } = decision
  const recovery = ofType(legal, 'recover').find(({ unit }) => services.table.figures[unit] - state.figures[unit] >= 2)
  if (recovery) return [recovery]
  const moves = ofType(legal, 'move')
  const plans = [...new Set(moves.map(({ unit }) => unit))].map(trial.outlookOf(state).prospect)
  const gains = plans.filter(({ to, unit, moveGain }) => to !== state.hex[unit] && moveGain > 0)
  return ranked(gains, ({ moveGain }) => moveGain).flatMap(({ unit, to }) =>
    listOf(moves.find((move) => move.unit === unit && move.to === to)),
  )
}

const rankBattles = (decision: Decision, legal: Actions): Actions => {
  const { services, state } = decision
  const attacks = ofType(legal, 'attack').map((attack) => ({
    attack,
    worth: worthOfBattle(services, state, attack.unit, attack.target),
  }))
  const clearing = ofType(legal, 'clear')
  return [
    ...ranked(
      attacks.filter(({ worth }) => worth > 0),
      ({ worth }) => worth,
    ).map(({ attack }) => attack),
    ...ofType(legal, 'seal'),
    ...clearing.filter(({ unit }) => battlesOpenTo(services.table, state, unit) === 0),
    ...clearing,
  ]
}
