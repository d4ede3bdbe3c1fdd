/**
 * The legal actions of a position, sorted by how a person looks for them: where can what is selected go, whom can it attack, what else
 * can be ordered. The engine says what is legal; this only sorts it, and asks what would be legal if a unit were taken.
 */
import { keyedDice } from '../../../../engine/dice.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { groupOf } from '../../../../engine/systems/echelon/group.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonState, Position } from '../../../../engine/systems/echelon/types.ts'
import { type EchelonAction, type EchelonActionType, verbOf } from '../../../../engine/systems/echelon/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import * as shell from '../../orderGroups.ts'
import { numberOf, unitSubject } from '../../subject.ts'
import type { Orders, Subject } from '../../types.ts'

type Places = shell.Places<EchelonAction>

/** Moves are to destinations of a move, a retreat or an advance, attacks are overruns. */
type UnitPlaces = shell.UnitPlaces<EchelonAction>

/** `groups` holds everything that is chosen by name; moves, retreats, advances and targets stand at their places. */
export interface EchelonOrders extends Orders<EchelonAction> {
  readonly placesOf: (unit: number) => UnitPlaces
  /** Units that can be taken, whatever is taken now. */
  readonly takeable: ReadonlySet<number>
  /** Places that mean the same whatever is selected: hexes to attack, units that join the attack or leave before it. */
  readonly anyhow: Places
  /** Keys of groups by the unit that acts, and of those in which none does. */
  readonly byUnit: ReadonlyMap<number, readonly string[]>
  readonly others: readonly string[]
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: EchelonAction): string => shell.groupKey(action, verbOf(action.type).fields, ['to'])

/** Somebody who is named acts, unless the action is about an enemy. */
export const actorOf = (action: EchelonAction): Subject | undefined =>
  'unit' in action ? unitSubject(action.unit) : undefined

/** Units whose hex gives the action, whatever is selected: one more with each choice. */
const joining: ReadonlySet<EchelonActionType> = new Set(['commit', 'withdraw'])
/** Actions that are given by choosing a hex, and only so. */
const byPlace: ReadonlySet<EchelonActionType> = new Set(['move', 'overrun', 'target', 'retreat', 'advance'])
/** Actions that are no order by themselves, but prepare a move. */
export const prepares = ({ type }: EchelonAction): boolean => type === 'take' || type === 'release'

/** The hex that an action points at, chosen on the map. */
export const placeOf = (state: Position, action: EchelonAction): Hex | undefined => {
  if ('to' in action) return action.to
  return joining.has(action.type) && 'unit' in action ? state.hex[action.unit] : undefined
}

/** A copy of a position after actions that roll no dice. */
export const after = (game: EchelonGame, state: Position, actions: readonly EchelonAction[]): EchelonState => {
  const copy = game.copy(state)
  for (const action of actions) game.apply({ state: copy, dice: keyedDice(1), emit: () => {} }, copy.side, action)
  return copy
}

/** Lists the actions required before the selected unit moves: others are released, it is taken. */
export const takingOf = ({ table }: EchelonGame, state: Position, unit: number): readonly EchelonAction[] => {
  const group = groupOf(table, state)
  if (group.includes(unit)) return []
  return [...(group.length > 0 ? [{ type: 'release' } as const] : []), { type: 'take', unit }]
}

const placesIn = (actions: readonly EchelonAction[], type: EchelonActionType): Places =>
  new Map(actions.flatMap((action) => (action.type === type && 'to' in action ? [[action.to, action] as const] : [])))

const join = (one: Places, other: Places): Places => new Map([...one, ...other])

class Sorted {
  readonly groups = new shell.OrderGroups<EchelonAction>()
  readonly byUnit = new Map<number, string[]>()
  readonly others: string[] = []
  readonly anyhow = new Map<Hex, EchelonAction>()
  /** Retreats and advances, by unit. */
  readonly steps = new Map<number, Map<Hex, EchelonAction>>()
  endTurn: EchelonAction | undefined

  add(state: Position, action: EchelonAction): void {
    if (action.type === 'done') this.endTurn = action
    else if (action.type === 'retreat' || action.type === 'advance') {
      const places = this.steps.get(action.unit) ?? new Map()
      this.steps.set(action.unit, places.set(action.to, action))
    } else if (action.type === 'target') this.anyhow.set(action.to, action)
    else if (!byPlace.has(action.type) && !prepares(action)) this.group(state, action)
  }

  private group(state: Position, action: EchelonAction): void {
    const place = placeOf(state, action)
    const isJoining = joining.has(action.type)
    if (isJoining && place !== undefined && !this.anyhow.has(place)) this.anyhow.set(place, action)
    const key = keyOf(action)
    if (!this.groups.add(key, action, { hex: isJoining ? undefined : place })) return
    if (!('unit' in action)) this.others.push(key)
    else this.byUnit.set(action.unit, [...(this.byUnit.get(action.unit) ?? []), key])
  }
}

/** Sorts what is legal for the side to move; empty when nobody at this device may act. */
export const sortOrders = (game: EchelonGame, state: Position, mayAct: boolean): EchelonOrders => {
  const sorted = new Sorted()
  const legal = mayAct ? game.legal(state, state.side) : []
  for (const action of legal) sorted.add(state, action)
  const { groups, byUnit, others, steps, endTurn } = sorted
  // When one unit retreats or advances, it need not be selected.
  const [only, ...more] = steps.values()
  const anyhow = more.length === 0 && only !== undefined ? join(sorted.anyhow, only) : sorted.anyhow

  const isTaken = legal.some(({ type }) => type === 'release')
  const free = isTaken ? after(game, state, [{ type: 'release' }]) : state
  const takes = isTaken ? game.legal(free, state.side, { type: 'take' }) : legal
  const takeable = new Set(takes.flatMap((action) => (action.type === 'take' ? [action.unit] : [])))

  const found = new Map<number, UnitPlaces>()
  const placesOf = (unit: number): UnitPlaces => {
    const known = found.get(unit)
    if (known !== undefined) return known
    const places = stepsOf(unit) ?? movesOf(unit)
    found.set(unit, places)
    return places
  }
  const stepsOf = (unit: number): UnitPlaces | undefined => {
    const moves = steps.get(unit)
    return moves && { ...shell.noPlaces, moves }
  }
  const movesOf = (unit: number): UnitPlaces => {
    if (!takeable.has(unit)) return shell.noPlaces
    const taken = after(game, state, takingOf(game, state, unit))
    const asked = (type: EchelonActionType): Places => placesIn(game.legal(taken, taken.side as Side, { type }), type)
    return { moves: asked('move'), attacks: asked('overrun') }
  }
  /** Of units that can join from one hex, the selected one comes first. */
  const joinedBy = (selected: Subject | null, hex: Hex): EchelonAction | undefined =>
    (byUnit.get(numberOf(selected, 'unit') ?? -1) ?? [])
      .flatMap((key) => groups.byKey.get(key)?.alone ?? [])
      .find((action) => joining.has(action.type) && placeOf(state, action) === hex)
  const ownPlaces = shell.ordersByPlace(placesOf)
  return {
    ...shell.ordersByPlace(placesOf, anyhow, ({ type }) => type === 'target'),
    placesOf,
    takeable,
    anyhow,
    byUnit,
    others,
    groups: groups.byKey,
    endTurn,
    at: (selected, hex) => ownPlaces.at(selected, hex) ?? joinedBy(selected, hex) ?? anyhow.get(hex),
  }
}

/** The action of a kind that a unit can be given without a place, if it can. */
export const ofUnit = ({ groups }: EchelonOrders, type: EchelonActionType, unit: number): EchelonAction | undefined =>
  groups.get(`${type}.${unit}`)?.alone

/** The action of a kind that nobody in particular does. */
export const aloneOf = ({ groups }: EchelonOrders, type: EchelonActionType): EchelonAction | undefined =>
  groups.get(type)?.alone
