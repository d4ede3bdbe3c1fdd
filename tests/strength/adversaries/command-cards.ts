import { makePlayer } from '../../../compiler/systems/games.ts'
import { lowestDice } from '../../../engine/dice.ts'
import type { AnyGame, Player } from '../../../engine/game.ts'
import { listOrders } from '../../../engine/systems/command-cards/cards/orders.ts'
import { chancesAgainst } from '../../../engine/systems/command-cards/forecast.ts'
import type { CommandCardsGame } from '../../../engine/systems/command-cards/index.ts'
import { type CommandCardsState, type CommandCardsView, status } from '../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../engine/systems/command-cards/verbs/index.ts'
import { knownState } from '../../../engine/systems/command-cards/view.ts'
import { otherSide, type Side } from '../../../engine/twoSides.ts'
import { gameOf } from '../../support/games.ts'
import type { Adversaries } from './index.ts'

/** A script's preferences in a position. */
interface Wish {
  /** How much it wants a unit to be ordered. */
  order(unit: number): number
  /** How much it wants a unit to move to a hex; not at all at 0 and less. */
  move(unit: number, to: number): number
  /** How much it wants a unit to attack another. */
  attack(unit: number, target: number): number
}

interface Seen {
  readonly game: CommandCardsGame
  readonly state: CommandCardsState
  readonly side: Side
  readonly distance: (one: number, other: number) => number
  readonly enemies: readonly number[]
}

/** A player that does what it wishes most, and plays the card that orders the units it wants. */
const script = (anyGame: AnyGame, wishOf: (seen: Seen) => Wish): Player => {
  const game = gameOf('command-cards', anyGame)
  const { table } = game
  const worthOf = (seen: Seen, wish: Wish, action: CommandCardsAction): number => {
    switch (action.type) {
      case 'play':
        return wantedOf(seen, wish, action)
      case 'order':
        return 1000 + wish.order(action.unit)
      case 'move':
        return wish.move(action.unit, action.to)
      case 'attack':
        return wish.attack(action.unit, action.target)
      case 'aim':
        return 10 - seen.state.figures[action.unit]
      case 'done':
        return 0
      case 'retreat':
      case 'follow':
      case 'smoke':
      case 'mine':
        return -1
      default:
        return 1
    }
  }
  const wantedOf = ({ state, side }: Seen, wish: Wish, action: CommandCardsAction): number => {
    const after = game.copy(state)
    game.apply({ state: after, dice: lowestDice, emit: () => {} }, side, action)
    if (after.active !== side) return 0
    const given = table.unitsOf[side].filter((unit) => after.status[unit] & status.ordered)
    const open: number[] = []
    listOrders(table, after, (unit) => open.push(unit))
    const slots = after.slots.reduce((sum, count) => sum + count, 0)
    const chosen = open.toSorted((one, other) => wish.order(other) - wish.order(one)).slice(0, slots)
    return [...given, ...chosen].reduce((sum, unit) => sum + 1 + Math.max(0, wish.order(unit)), 1)
  }
  const player: Player<CommandCardsAction, CommandCardsView> = {
    id: 'script',
    choose(view, ask) {
      const legal = ask()
      const state = knownState(table, view)
      const { side } = state
      const enemies = table.unitsOf[otherSide(side)].filter((unit) => state.hex[unit] > 0)
      const distance = (one: number, other: number): number => table.distance[one * table.size + other]
      const seen: Seen = { game, state, side, distance, enemies }
      const wish = wishOf(seen)
      return legal
        .map((action) => ({ action, worth: worthOf(seen, wish, action) }))
        .reduce((best, one) => (one.worth > best.worth ? one : best)).action
    },
  }
  // It is handed views and actions of the game that it was made for.
  return player as unknown as Player
}

/** All go for the enemies that are nearest to their end, wherever a battle may end them. */
const hunting = ({ game, state, distance, enemies }: Seen): Wish => {
  const { table, services } = game
  const there = game.copy(state)
  const weakness = (enemy: number): number => 40 - 8 * state.figures[enemy]
  const killing = (unit: number, target: number): number => {
    const chances = chancesAgainst(services, there, unit, target)
    return chances === undefined ? 0 : chances.kill + Math.floor(chances.hits / 4)
  }
  const worthAt = (unit: number, hex: number): number => {
    there.hex[unit] = hex
    const killed = enemies.reduce((most, enemy) => Math.max(most, killing(unit, enemy)), 0)
    there.hex[unit] = state.hex[unit]
    const near = enemies.map((enemy) => weakness(enemy) - 3 * distance(hex, state.hex[enemy]))
    return killed + Math.max(...near)
  }
  const bestOf = (unit: number): number => {
    const { hexes, cost } = services.reacher.of(state, unit)
    return hexes
      .filter((hex) => cost(hex) <= table.types[unit].battlesAfter)
      .reduce((most, hex) => Math.max(most, worthAt(unit, hex)), worthAt(unit, state.hex[unit]))
  }
  return {
    order: (unit) => 100 + bestOf(unit),
    move: (unit, to) => worthAt(unit, to) - worthAt(unit, state.hex[unit]),
    attack: killing,
  }
}

/** Nobody moves; whoever can fires. */
const sitting = ({ state, distance, enemies }: Seen): Wish => ({
  order: (unit) =>
    100 - 5 * enemies.reduce((least, enemy) => Math.min(least, distance(state.hex[unit], state.hex[enemy])), 20),
  move: () => -1,
  attack: (_, target) => 10 - state.figures[target],
})

/** Everybody goes to the places that bring either side medals, and stays on them. */
const standing = ({ game, state, distance }: Seen): Wish => {
  const places = game.table.placeHexes.map(({ hex }) => hex)
  const far = (hex: number): number => places.reduce((least, place) => Math.min(least, distance(hex, place)), 99)
  return {
    order: (unit) => far(state.hex[unit]),
    move: (unit, to) => 10 * (far(state.hex[unit]) - far(to)),
    attack: (_, target) => 10 - state.figures[target],
  }
}

/** Rounds before the end in which the latecomer gets up. */
const last = 5

/** Sits, and goes all out in the last rounds. */
const latecomer = (game: AnyGame): Player => {
  const [early, late] = [script(game, sitting), makePlayer('planner:enemyActs=0,towardPlace=100', game)]
  const { turns } = gameOf('command-cards', game).table.scenario
  return {
    id: 'latecomer',
    choose: (view, ask, dice) =>
      (view as CommandCardsView).turn > turns - last ? late.choose(view, ask, dice) : early.choose(view, ask, dice),
  }
}

export const adversaries: Adversaries = {
  random: { text: 'Does anything that is legal.', plays: 'random' },
  greedy: { text: 'Takes what is best at once.', plays: 'greedy' },
  hunter: { text: 'Goes with everybody for the weakest enemy.', plays: (game) => script(game, hunting) },
  sitter: { text: 'Fires, and never moves.', plays: (game) => script(game, sitting) },
  guard: { text: 'Stands on every place that brings anybody medals.', plays: (game) => script(game, standing) },
  latecomer: { text: 'Sits until the last rounds, and then takes what it can.', plays: latecomer },
  rusher: {
    text: 'Runs for the places, and minds no fire.',
    plays: 'planner:towardPlace=150,towardEnemy=50,enemyActs=0',
  },
  turtle: {
    text: 'Keeps out of range, and holds what it has.',
    plays: 'planner:towardPlace=0,towardEnemy=0,enemyActs=700',
  },
  grabber: { text: 'Wants places alone.', plays: 'planner:win=3000,errand=1500,exit=3000,towardPlace=100' },
  killer: { text: 'Wants dead units alone.', plays: 'planner:medal=2000,win=0,deny=0,towardPlace=0,towardEnemy=60' },
  watcher: { text: 'Stands in the enemy’s way, wherever he wants to go.', plays: 'planner:deny=2000,towardPlace=0' },
  sampler: {
    text: 'Plays on from many actions, and trusts what came of it.',
    plays: 'search:nodes=150,most=8,turns=3,doubt=0',
  },
}
