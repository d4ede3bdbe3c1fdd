/**
 * The legal actions of a position, sorted by how a person looks for them: what can be done with a card, where a unit can go, at what it can
 * fire and with which weapon, what is answered. The engine says what is legal; this only sorts it.
 */
import type { Space } from '../../../../engine/board.ts'
import type { Side } from '../../../../engine/game.ts'
import { hasTarget } from '../../../../engine/systems/skirmish/cards/support.ts'
import { spaceOf } from '../../../../engine/systems/skirmish/combat/weapons.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import { type Position, phase } from '../../../../engine/systems/skirmish/types.ts'
import {
  type SkirmishAction,
  type SkirmishActionType,
  verbOf,
} from '../../../../engine/systems/skirmish/verbs/index.ts'
import { words } from '../../../../engine/systems/skirmish/verbs/sentences.ts'
import { groupKey, OrderGroups } from '../../orderGroups.ts'
import { cardSubject, unitSubject } from '../../subject.ts'
import type { Orders, Subject } from '../../types.ts'

/** The orders of a unit or a card. */
export interface OwnOrders {
  /** By space, what choosing it orders first: a unit moves or fires its main weapon. */
  readonly places: ReadonlyMap<Space, SkirmishAction>
  /** Spaces that are fired at, assaulted or attacked from the air. */
  readonly targets: ReadonlySet<Space>
  /** Keys of groups, in the order of the rules. */
  readonly keys: readonly string[]
}

export interface SkirmishOrders extends Orders<SkirmishAction> {
  readonly byUnit: ReadonlyMap<number, OwnOrders>
  readonly byCard: ReadonlyMap<number, OwnOrders>
  /** Places that mean the same whatever is selected: further spaces of a mission. */
  readonly anyhow: ReadonlyMap<Space, SkirmishAction>
  /** Bids, who moves first, keeping or drawing anew, and answers to a question. */
  readonly answers: readonly SkirmishAction[]
  /** Keys of works that can be bought. */
  readonly works: readonly string[]
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: SkirmishAction): string =>
  groupKey(action, verbOf(action.type).fields, ['space', 'target', 'other'])

export const actorOf = (action: SkirmishAction): Subject | undefined => {
  if ('unit' in action) return unitSubject(action.unit)
  return 'card' in action ? cardSubject(action.card) : undefined
}

/** The space that an action points at, chosen on the map. */
export const placeOf = (table: Table, state: Position, action: SkirmishAction): Space | undefined => {
  if ('space' in action) return action.space
  if ('target' in action) {
    const isAimed = !('card' in action) || hasTarget(table, action.card)
    return isAimed ? spaceOf(table, state, action.target) : undefined
  }
  return 'other' in action ? state.space[action.other] : undefined
}

/** Actions that choosing a space never orders by itself: another one stands there, or they are asked for by name. */
const byName: ReadonlySet<SkirmishActionType> = new Set(['accompany', 'clear', 'build'])

interface InTheMaking extends OwnOrders {
  readonly places: Map<Space, SkirmishAction>
  readonly targets: Set<Space>
  readonly keys: string[]
}

const noOrders: OwnOrders = { places: new Map(), targets: new Set(), keys: [] }

class Sorted {
  readonly groups = new OrderGroups<SkirmishAction>()
  readonly byUnit = new Map<number, InTheMaking>()
  readonly byCard = new Map<number, InTheMaking>()
  readonly anyhow = new Map<Space, SkirmishAction>()
  readonly answers: SkirmishAction[] = []
  readonly works: string[] = []

  add(table: Table, state: Position, action: SkirmishAction): void {
    const place = placeOf(table, state, action)
    // What answers a question or is chosen before the first turn, and has no place, is chosen by itself.
    if (place === undefined && (state.question > 0 || state.phase < phase.initial)) {
      this.answers.push(action)
      return
    }
    if (action.type === 'aim' && place !== undefined) this.anyhow.set(place, action)
    const key = keyOf(action)
    // Of two units on a space the first is chosen by its space; the other one has an order of its own.
    const isTaken = place !== undefined && this.groups.byKey.get(key)?.hexes.has(place) === true
    const isNew = this.groups.add(isTaken ? `${key}.${'target' in action ? action.target : ''}` : key, action, {
      ...(place !== undefined && !isTaken && { hex: place }),
    })
    if (action.type === 'build') {
      if (isNew) this.works.push(key)
      return
    }
    const own = this.ownerOf(action)
    if (own === undefined) return
    if (isNew) own.keys.push(isTaken && 'target' in action ? `${key}.${action.target}` : key)
    // Who is behind a vehicle boards it by name: the space of both selects the vehicle.
    const isOnTheSpot = action.type === 'board' && place === state.space[action.unit]
    if (place === undefined || isOnTheSpot || byName.has(action.type)) return
    if (!own.places.has(place)) own.places.set(place, action)
    if (words[action.type].isAttack) own.targets.add(place)
  }

  private ownerOf(action: SkirmishAction): InTheMaking | undefined {
    const actor = actorOf(action)
    if (actor === undefined) return undefined
    const owners = actor.kind === 'card' ? this.byCard : this.byUnit
    const own = owners.get(actor.number) ?? { places: new Map(), targets: new Set(), keys: [] }
    owners.set(actor.number, own)
    return own
  }
}

/** Sorts what is legal for the seat that acts; empty when nobody at this device may act. */
export const sortOrders = (game: SkirmishGame, state: Position, mayAct: boolean, side: Side): SkirmishOrders => {
  const sorted = new Sorted()
  let endTurn: SkirmishAction | undefined
  for (const action of mayAct ? game.legal(state, side) : [])
    if (action.type === 'done') endTurn = action
    else sorted.add(game.table, state, action)
  const { groups, byUnit, byCard, anyhow, answers, works } = sorted
  const of = (selected: Subject | null): OwnOrders =>
    (selected?.kind === 'card' ? byCard : byUnit).get(selected?.kind === 'hex' ? -1 : (selected?.number ?? -1)) ??
    noOrders
  return {
    groups: groups.byKey,
    byUnit,
    byCard,
    anyhow,
    answers,
    works,
    endTurn,
    at: (selected, space) => of(selected).places.get(space) ?? anyhow.get(space),
    places: (selected) => [...of(selected).places.keys(), ...anyhow.keys()],
    targets: (selected) => [...of(selected).targets, ...anyhow.keys()],
  }
}
