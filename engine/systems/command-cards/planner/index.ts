/**
 * The planner plays command cards as a careful commander would: it weighs what each card lets its units do, orders those that gain
 * most, moves them where they fight well and stand safely, and battles where the chances are best. It knows its own hand alone; what it
 * must guess of the enemy's cards it draws by its own dice. The same view and dice give the same choice.
 */

import { unkeyedDice } from '../../../dice.ts'
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
import { chooseAnswer } from './answers.ts'
import { type Actions, best, type Decision, ofType, usualWorth } from './decision.ts'
import { chooseBridge, chooseSmoke } from './devices.ts'
import { makeTrial, type Prospect } from './trial.ts'
import { goalsOf, worthOfBattle } from './worth.ts'

export const commandCardsPlanner = (game: CommandCardsGame): Player<CommandCardsAction, CommandCardsView> => {
  const trial = makeTrial(game)
  return {
    id: 'planner',
    choose(view, ask, dice) {
      const legal = ask()
      const [only] = legal
      if (only === undefined) throw new Error('no legal action to choose from')
      if (legal.length === 1) return only
      const state = game.imagine(view, dice)
      const { side } = state
      const decision: Decision = {
        game,
        services: game.services,
        trial,
        state,
        side,
        goals: goalsOf(game.table, state, side),
        dice: unkeyedDice(dice),
      }
      const done = legal.find(({ type }) => type === 'done')
      switch (state.phase) {
        case phase.play:
          return choosePlay(decision, legal) ?? only
        case phase.order:
          return chooseOrder(decision, legal) ?? done ?? only
        case phase.move:
          return chooseMove(decision, legal) ?? done ?? only
        case phase.battle:
          return chooseBattle(decision, legal) ?? done ?? only
        default:
          return chooseAnswer(decision, legal) ?? done ?? only
      }
    },
  }
}

/** Everything that a side's units could do with the card in play, by unit; worked out when it is asked. */
const prospectsOf = ({ trial, goals }: Decision, state: CommandCardsState) => {
  const known = new Map<number, Prospect>()
  return (unit: number): Prospect => {
    const found = known.get(unit)
    if (found) return found
    const prospect = trial.prospectOf(state, unit, goals)
    known.set(unit, prospect)
    return prospect
  }
}

/** What is left in hand is worth something too: better cards are kept for better turns. */
const keeping = 0.35

const choosePlay = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const plays = ofType(legal, 'play')
  const landing = ofType(legal, 'land')[0]
  if (landing) return landing
  const screen = chooseSmoke(decision, legal)
  if (screen) return screen
  if (plays.length === 0) return best(ofType(legal, 'prepare'), ({ card }) => usualWorth(decision, card))
  const usual = new Map(plays.map((play) => [play, usualWorth(decision, play.card)]))
  const worths = new Map(plays.map((play) => [play, worthOfPlay(decision, play) - keeping * (usual.get(play) ?? 0)]))
  const play = best(plays, (one) => worths.get(one) ?? 0)
  const most = play === undefined ? 0 : (worths.get(play) ?? 0)
  return chooseBridge(decision, legal, (card) => keeping * usualWorth(decision, card), most) ?? play
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
  const prospect = prospectsOf(decision, game.copy(state))
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

const chooseOrder = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const landing = ofType(legal, 'land')[0]
  if (landing) return landing
  const { services, state } = decision
  const prospect = prospectsOf(decision, state)
  const rules = services.table.cards[state.card - 1]
  if (rules?.digs !== undefined)
    return best(
      ofType(legal, 'order').filter(({ unit }) => canDig(services.table, state, state.hex[unit])),
      ({ unit }) => -state.figures[unit],
    )
  if (rules?.rolls === 'recovery')
    return best(
      ofType(legal, 'order'),
      ({ unit }) => decision.services.table.figures[unit] - decision.state.figures[unit],
    )
  // An order costs nothing, so that all are given: also to those who would rather stay where they are.
  return best(ofType(legal, 'order'), ({ unit }) => prospect(unit).gain)
}

const chooseMove = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const landing = ofType(legal, 'land')[0]
  if (landing) return landing
  const { state, trial, goals, services } = decision
  const recovery = ofType(legal, 'recover').find(({ unit }) => services.table.figures[unit] - state.figures[unit] >= 2)
  if (recovery) return recovery
  const units = new Set(ofType(legal, 'move').map(({ unit }) => unit))
  const plans = [...units].map((unit) => trial.prospectOf(state, unit, goals))
  const plan = best(
    plans.filter(({ to, unit }) => to !== state.hex[unit]),
    ({ moveGain }) => moveGain,
    0,
  )
  return plan && legal.find((action) => action.type === 'move' && action.unit === plan.unit && action.to === plan.to)
}

const chooseBattle = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const { services, state } = decision
  const attack = best(ofType(legal, 'attack'), ({ unit, target }) => worthOfBattle(services, state, unit, target), 0)
  const sealing = ofType(legal, 'seal')[0]
  const clearing = ofType(legal, 'clear').find(({ unit }) => battlesOpenTo(services.table, state, unit) === 0)
  return attack ?? sealing ?? clearing ?? ofType(legal, 'clear').at(0)
}
