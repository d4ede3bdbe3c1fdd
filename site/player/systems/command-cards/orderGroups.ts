/**
 * The legal actions of a position, sorted by how a person looks for them: what can be done with a card, where can a unit go, whom
 * can it attack, what can be answered. The engine says what is legal; this only sorts it.
 */
import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { isQuestion, type Position, phase } from '../../../../engine/systems/command-cards/types.ts'
import { type CommandCardsAction, verbOf } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { words } from '../../../../engine/systems/command-cards/verbs/sentences.ts'
import { groupKey, OrderGroups, ordersByPlace, type UnitPlaces } from '../../orderGroups.ts'
import { cardSubject, unitSubject } from '../../subject.ts'
import type { Orders, Subject } from '../../types.ts'

type Places = Map<Hex, CommandCardsAction>

/** `groups` holds everything that is chosen by name: plays of cards, answers, and what a unit does where it stands. */
export interface CommandCardsOrders extends Orders<CommandCardsAction> {
  /** For a reserve, moves are to hexes where it can come in. */
  readonly byUnit: ReadonlyMap<number, UnitPlaces<CommandCardsAction>>
  /** Keys of the groups of each card, in the order of the rules. */
  readonly byCard: ReadonlyMap<number, readonly string[]>
  /** Places that mean the same whatever is selected: units to be ordered or aimed at, hexes to retreat to, ground to be taken. */
  readonly anyhow: ReadonlyMap<Hex, CommandCardsAction>
  /** Keys of the answers to a question, such as how many flags are ignored. */
  readonly answers: readonly string[]
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: CommandCardsAction): string =>
  groupKey(action, verbOf(action.type).fields, ['to', 'hex', 'target'])

export const actorOf = (action: CommandCardsAction): Subject | undefined => {
  if ('card' in action) return cardSubject(action.card)
  // A target does not act.
  return 'unit' in action && action.type !== 'aim' ? unitSubject(action.unit) : undefined
}

/** The hex that an action points at, chosen on the map. */
export const placeOf = (state: Position, action: CommandCardsAction): Hex | undefined => {
  if ('to' in action) return action.to
  if ('hex' in action) return action.hex
  if ('target' in action) return state.hex[action.target]
  if (action.type === 'order' || action.type === 'aim') return state.hex[action.unit]
  return action.type === 'advance' ? state.contested : undefined
}

class Sorted {
  readonly groups = new OrderGroups<CommandCardsAction>()
  readonly byUnit = new Map<number, { readonly moves: Places; readonly attacks: Places }>()
  readonly byCard = new Map<number, string[]>()
  readonly anyhow: Places = new Map()
  readonly answers: string[] = []

  add(state: Position, action: CommandCardsAction): void {
    const place = placeOf(state, action)
    if (place === undefined || 'card' in action || 'shape' in action) this.group(state, action, place)
    else if ('unit' in action && ('to' in action || state.phase === phase.battle)) {
      const orders = this.byUnit.get(action.unit) ?? { moves: new Map(), attacks: new Map() }
      this.byUnit.set(action.unit, orders)
      orders[words[action.type].isAttack ? 'attacks' : 'moves'].set(place, action)
    } else {
      this.anyhow.set(place, action)
      // With a single place it is an answer, too.
      if (state.phase === phase.react || state.phase === phase.advance) this.group(state, action, undefined)
    }
  }

  private group(state: Position, action: CommandCardsAction, hex: Hex | undefined): void {
    const key = keyOf(action)
    if (!this.groups.add(key, action, { hex })) return
    if ('card' in action) this.byCard.set(action.card, [...(this.byCard.get(action.card) ?? []), key])
    else if (isQuestion(state.phase)) this.answers.push(key)
  }
}

/** Sorts what is legal for the side to move; empty when nobody at this device may act. */
export const sortOrders = (game: CommandCardsGame, state: Position, mayAct: boolean): CommandCardsOrders => {
  const sorted = new Sorted()
  let endTurn: CommandCardsAction | undefined
  for (const action of mayAct ? game.legal(state, state.side) : [])
    if (action.type === 'done') endTurn = action
    else sorted.add(state, action)
  const { groups, byUnit, byCard, anyhow, answers } = sorted
  return {
    byUnit,
    byCard,
    anyhow,
    answers,
    groups: groups.byKey,
    endTurn,
    ...ordersByPlace(
      (unit) => byUnit.get(unit),
      anyhow,
      ({ type }) => words[type].isAttack === true,
    ),
  }
}
