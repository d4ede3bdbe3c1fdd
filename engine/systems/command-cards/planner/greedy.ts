/**
 * A player that looks a single step ahead: it takes the action that leaves it best off at once, battles by their exact chances. It
 * weighs places as the planner does, and plans nothing. The same view and dice give the same choice.
 */
import { type KeyedDice, unkeyedDice } from '../../../dice.ts'
import type { Player } from '../../../game.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { battlesOpenTo, openTo } from '../battle/pool.ts'
import { listOrders } from '../cards/orders.ts'
import type { CommandCardsGame } from '../index.ts'
import { medalsOf } from '../medals.ts'
import type { Table } from '../table.ts'
import { type BattleKind, battleKind, type CommandCardsState, type CommandCardsView, phase } from '../types.ts'
import { sideOf } from '../units.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { imagine } from '../view.ts'
import { best, usualWorth } from './decision.ts'
import { type Judge, usual } from './weights.ts'
import { bestBattle, type Goals, goalsOf, worthOfBattle, worthOfStanding } from './worth.ts'

/** The worth of an order to a unit without an enemy to battle: it may move. */
const freeOrder = 40
/** Never taken when there is anything else. */
const never = -1_000_000

const silent = (): void => {}

export const greedyPlayer = (game: CommandCardsGame): Player<CommandCardsAction, CommandCardsView> => {
  const services: Judge = { ...game.services, weights: usual }
  let scratch: CommandCardsState | undefined

  /** The position after an action. The next call overwrites it. */
  const after = (state: CommandCardsState, action: CommandCardsAction, dice: KeyedDice): CommandCardsState => {
    if (scratch === undefined) scratch = game.copy(state)
    else game.copyInto(state, scratch)
    game.apply({ state: scratch, dice: dice.clone(), emit: silent }, state.side, action)
    return scratch
  }

  /** A unit where it stands, and the best battle that is still open to it there. */
  const standing = (state: CommandCardsState, unit: number, goals: Goals): number =>
    worthOfStanding(services.table, state, unit, goals) +
    battleOf(state, unit, battlesOpenTo(services.table, state, unit))

  const battleOf = (state: CommandCardsState, unit: number, open: number = openTo.both): number =>
    state.hex[unit] > 0 ? bestBattle(services, state, unit, open).worth : 0

  /** A unit after an action; of one that is no longer on the board, the medals that this brought or cost. */
  const worthAfter = (
    state: CommandCardsState,
    action: CommandCardsAction,
    dice: KeyedDice,
    unit: number,
    goals: Goals,
  ): number => {
    const before = leadOf(services.table, state, unit)
    const now = after(state, action, dice)
    return now.hex[unit] > 0 ? standing(now, unit, goals) : (leadOf(services.table, now, unit) - before) * usual.medal
  }

  /** Returns the worth of the possible actions of the units that a card lets be ordered, from where they stand; 0 when it ends the turn. */
  const promise = (state: CommandCardsState, side: Side, card: number): number => {
    if (state.active !== side) return 0
    if (state.phase !== phase.order) return usualWorth({ services }, card)
    const gains: number[] = []
    listOrders(services.table, state, (unit) => gains.push(freeOrder + battleOf(state, unit)))
    const orders = state.slots.reduce((sum, count) => sum + count, 0)
    return gains
      .sort((a, b) => b - a)
      .slice(0, orders)
      .reduce((sum, gain) => sum + gain, 0)
  }

  return {
    id: 'greedy',
    choose(view, ask, dice) {
      const legal = ask()
      const [only] = legal
      if (only === undefined) throw new Error('no legal action to choose from')
      if (legal.length === 1) return only
      const state = imagine(game.table, view, dice)
      const trialDice = unkeyedDice(dice)
      const goals = goalsOf(services, state, state.side)
      const here = (unit: number): number => standing(state, unit, goals)
      const gainOf = (action: CommandCardsAction): number => {
        switch (action.type) {
          case 'play':
            return promise(after(state, action, trialDice), state.side, action.card)
          case 'prepare':
          case 'keep':
          case 'announce':
            return usualWorth({ services }, action.card)
          case 'discard':
            return -usualWorth({ services }, action.card)
          case 'order':
            return freeOrder + battleOf(state, action.unit)
          case 'aim':
            return usual.medal - state.figures[action.unit] * usual.figure
          case 'move':
            return worthAfter(state, action, trialDice, action.unit, goals) - here(action.unit)
          case 'attack':
            return worthOfBattle(services, state, action.unit, action.target, kindOf(state))
          case 'retreat':
            return worthAfter(state, action, trialDice, state.target, goals) - here(state.target)
          case 'advance':
          case 'follow':
            return worthAfter(state, action, trialDice, state.attacker, goals) - here(state.attacker)
          case 'ignore':
            return action.count
          case 'recover':
            return (services.table.figures[action.unit] - state.figures[action.unit]) * usual.figure
          case 'land':
          case 'mine':
          case 'spring':
          case 'clear':
          case 'seal':
            return 1
          default:
            return never
        }
      }
      const done = legal.find(({ type }) => type === 'done')
      const gain = best(legal, gainOf, done && 0)
      return gain ?? done ?? only
    },
  }
}

/** Medals that the side of a unit is ahead. */
const leadOf = (table: Table, state: CommandCardsState, unit: number): number => {
  const side = sideOf(table, unit)
  return medalsOf(table, state, side) - medalsOf(table, state, otherSide(side))
}

/** Returns the kind of a battle chosen now. */
const kindOf = (state: CommandCardsState): BattleKind => {
  switch (state.phase) {
    case phase.overrun:
      return battleKind.overrun
    case phase.second:
      return battleKind.second
    case phase.react:
      return battleKind.back
    default:
      return battleKind.normal
  }
}
