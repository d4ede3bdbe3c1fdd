/**
 * The planner plays command cards as a careful commander would: it weighs what each card lets its units do, orders those that gain
 * most, moves them where they fight well and stand safely, and battles where the chances are best. It knows its own hand alone; what it
 * must guess of the enemy's cards it draws by its own dice. The same view and dice give the same choice.
 */

import { type Dice, unkeyedDice } from '../../../dice.ts'
import type { Player } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import { battlesOpenTo } from '../battle/pool.ts'
import { canDig } from '../cards/dig.ts'
import { giveOrder, listOrders } from '../cards/orders.ts'
import type { CommandCardsGame } from '../index.ts'
import type { Table } from '../table.ts'
import { type CommandCardsAction, type CommandCardsState, type CommandCardsView, phase, status } from '../types.ts'
import { hasStatus } from '../units.ts'
import type { ActionOf } from '../verbs/verb.ts'
import { imagine } from '../view.ts'
import { chooseAnswer } from './answers.ts'
import { type Actions, best, type Decision, ofType, ranked, usualWorth } from './decision.ts'
import { chooseBridge, chooseSmoke } from './devices.ts'
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

/** What is left in hand is worth something too: better cards are kept for better turns. */
const keeping = 0.35

const rankPlays = (decision: Decision, legal: Actions): Actions => {
  const plays = ofType(legal, 'play')
  const first = ofType(legal, 'land').at(0) ?? chooseSmoke(decision, legal)
  if (first) return [first]
  if (plays.length === 0) return ranked(ofType(legal, 'prepare'), ({ card }) => usualWorth(decision, card))
  const keep = (card: number): number => keeping * usualWorth(decision, card)
  const worths = new Map(plays.map((play) => [play, worthOfPlay(decision, play) - keep(play.card)]))
  const worth = (play: ActionOf<'play'>): number => worths.get(play) ?? 0
  const best = ranked(plays, worth)
  return [...listOf(chooseBridge(decision, legal, keep, worth(best[0]))), ...best]
}

const ownSteps: ReadonlySet<number> = new Set([phase.order, phase.move, phase.battle])

/** What a card promises in this turn. */
const worthOfPlay = (decision: Decision, play: ActionOf<'play'>): number => {
  const { game, services, trial, side } = decision
  const draft = trial.stage(decision.state)
  game.apply({ ...draft, dice: decision.dice.clone() }, side, play)
  const { state } = draft
  if (services.table.cards[play.card].digs !== undefined) return digWorth * 4
  if (state.phase === phase.aim) return worthOfStrike(decision, state)
  // A card that orders all of a kind leaves nobody to be chosen: moves or battles follow at once.
  if (!ownSteps.has(state.phase) || state.side !== side) return 0
  const { prospect } = trial.outlookOf(state)
  let worth = 0
  for (const unit of services.table.unitsOf[side])
    if (hasStatus(state, unit, status.ordered)) worth += Math.max(0, prospect(unit).gain)
  for (;;) {
    const open: number[] = []
    listOrders(services.table, state, (unit) => open.push(unit))
    const unit = best(open, (one) => prospect(one).gain, 0)
    if (unit === undefined) return worth
    worth += prospect(unit).gain
    giveOrder({ ...draft, state }, unit)
  }
}

const digWorth = 70

/** What a strike from the air or of guns far away promises: the best targets in reach. */
const worthOfStrike = ({ services, side }: Decision, state: CommandCardsState): number => {
  const { table } = services
  const { strike } = table.cards[state.card - 1]
  if (strike === undefined) return 0
  const enemies = standing(table, state, side === 0 ? 1 : 0)
  const near = (one: number, other: number): boolean =>
    table.distance[state.hex[one] * table.size + state.hex[other]] <= 2
  const cluster = (unit: number): number =>
    Math.min(strike.targets, enemies.filter((other) => near(unit, other)).length)
  const most = enemies.reduce((count, unit) => Math.max(count, cluster(unit)), 0)
  return most * strike.dice[0] * strikeWorth
}

const strikeWorth = 110

const standing = (table: Table, state: CommandCardsState, side: Side): number[] =>
  table.unitsOf[side].filter((unit) => state.hex[unit] > 0)

const rankOrders = (decision: Decision, legal: Actions): Actions => {
  const landing = ofType(legal, 'land')[0]
  if (landing) return [landing]
  const { services, state, trial } = decision
  const orders = ofType(legal, 'order')
  const rules = services.table.cards[state.card - 1]
  if (rules?.digs !== undefined)
    return ranked(
      orders.filter(({ unit }) => canDig(services.table, state, state.hex[unit])),
      ({ unit }) => -state.figures[unit],
    )
  if (rules?.rolls === 'recovery')
    return ranked(orders, ({ unit }) => services.table.figures[unit] - state.figures[unit])
  const { prospect } = trial.outlookOf(state)
  // An order costs nothing, so that all are given: also to those who would rather stay where they are.
  return ranked(orders, ({ unit }) => prospect(unit).gain)
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
