/**
 * The legal actions of a position, sorted by what a person asks: what can be done with a card, where can a unit go, whom can it
 * attack, what can be answered. The engine says what is legal; here it is only put in order.
 */
import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import {
  type CommandCardsAction,
  type CommandCardsActionType,
  type CommandCardsState,
  phase,
} from '../../../../engine/systems/command-cards/types.ts'
import type { Orders, Subject } from '../../systemUi.ts'
import { numberOf } from './subjects.ts'
import type { OrderGroup } from './types.ts'

type Position = Readonly<CommandCardsState>
type Places = ReadonlyMap<Hex, CommandCardsAction>

/** What one unit can do at a place, if it is selected. */
export interface UnitOrders {
  /** Destinations; for a reserve, hexes where it can come in. */
  readonly moves: Places
  /** Attacks by the hex of their target. */
  readonly attacks: Places
}

/** In `groups` is everything that is chosen by name: plays of cards, answers, and what a unit does where it stands. */
export interface CommandCardsOrders extends Orders<CommandCardsAction> {
  readonly byUnit: ReadonlyMap<number, UnitOrders>
  /** Keys of the groups of each card, in the order of the rules. */
  readonly byCard: ReadonlyMap<number, readonly string[]>
  /** Places that mean the same whatever is selected: units to be ordered or aimed at, ways of a retreat, ground to be taken. */
  readonly anyhow: Places
  /** Keys of the answers to what is asked, such as how many flags are ignored. */
  readonly answers: readonly string[]
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: CommandCardsAction): string => {
  switch (action.type) {
    case 'play':
      return `play.${action.card}.${action.choice}`
    case 'smoke':
      return `smoke.${action.shape}`
    case 'ignore':
      return `ignore.${action.count}`
    default:
      if ('card' in action) return `${action.type}.${action.card}`
      return 'unit' in action ? `${action.type}.${action.unit}` : action.type
  }
}

/** Actions that are given by choosing a hex, and only so. */
const byPlace: ReadonlySet<CommandCardsActionType> = new Set([
  'move',
  'land',
  'order',
  'aim',
  'retreat',
  'follow',
  'attack',
])
/** Actions that are answers to a question, beside those of a place. */
const answering: ReadonlySet<CommandCardsActionType> = new Set(['spring', 'ignore', 'advance', 'attack'])

/** Where an action points: the hex that is chosen on the map. */
export const placeOf = (state: Position, action: CommandCardsAction): Hex | undefined => {
  switch (action.type) {
    case 'order':
    case 'aim':
      return state.hex[action.unit]
    case 'attack':
      return state.hex[action.target]
    case 'advance':
      return state.contested
    case 'blow':
    case 'bridge':
    case 'smoke':
      return action.hex
    case 'move':
    case 'land':
    case 'retreat':
    case 'follow':
      return action.to
    default:
      return undefined
  }
}

/** Whether a choice of a hex means the same whatever is selected: the engine has named who acts. */
const isAnyhow = (state: Position, { type }: CommandCardsAction): boolean =>
  type === 'order' ||
  type === 'aim' ||
  type === 'retreat' ||
  type === 'follow' ||
  type === 'advance' ||
  (type === 'attack' && state.phase !== phase.battle)

interface Sorted {
  readonly groups: Map<
    string,
    { readonly type: CommandCardsActionType; readonly hexes: Map<Hex, CommandCardsAction>; alone?: CommandCardsAction }
  >
  readonly byUnit: Map<
    number,
    { readonly moves: Map<Hex, CommandCardsAction>; readonly attacks: Map<Hex, CommandCardsAction> }
  >
  readonly byCard: Map<number, string[]>
  readonly anyhow: Map<Hex, CommandCardsAction>
  readonly answers: string[]
}

const group = ({ groups, byCard, answers }: Sorted, state: Position, action: CommandCardsAction): void => {
  const key = keyOf(action)
  let found = groups.get(key)
  if (found === undefined) {
    found = { type: action.type, hexes: new Map() }
    groups.set(key, found)
    if ('card' in action) byCard.set(action.card, [...(byCard.get(action.card) ?? []), key])
    if (answering.has(action.type)) answers.push(key)
  }
  const place = action.type === 'advance' || action.type === 'attack' ? undefined : placeOf(state, action)
  if (place === undefined) found.alone = action
  else found.hexes.set(place, action)
}

const put = (sorted: Sorted, state: Position, action: CommandCardsAction): void => {
  const place = placeOf(state, action)
  if (place !== undefined && isAnyhow(state, action)) sorted.anyhow.set(place, action)
  else if (place !== undefined && byPlace.has(action.type) && 'unit' in action) {
    const orders = sorted.byUnit.get(action.unit) ?? { moves: new Map(), attacks: new Map() }
    sorted.byUnit.set(action.unit, orders)
    orders[action.type === 'attack' ? 'attacks' : 'moves'].set(place, action)
  }
  // A battle back has one target; it is an answer, too.
  if (!byPlace.has(action.type) || (action.type === 'attack' && state.phase === phase.react))
    group(sorted, state, action)
}

const noOrders: UnitOrders = { moves: new Map(), attacks: new Map() }

/** Sorts what is legal for the side to move; nothing when nobody at this device may act. */
export const sortOrders = (game: CommandCardsGame, state: Position, mayAct: boolean): CommandCardsOrders => {
  const sorted: Sorted = { groups: new Map(), byUnit: new Map(), byCard: new Map(), anyhow: new Map(), answers: [] }
  let done: CommandCardsAction | undefined
  for (const action of mayAct ? game.legal(state, state.side) : [])
    if (action.type === 'done') done = action
    else put(sorted, state, action)
  const { anyhow, byUnit } = sorted
  const of = (selected: Subject | null): UnitOrders => byUnit.get(numberOf(selected, 'unit') ?? -1) ?? noOrders
  const groups = new Map<string, OrderGroup>()
  for (const [key, { type, hexes, alone }] of sorted.groups)
    groups.set(key, { key, type, hexes, edges: new Map(), alone })
  return {
    ...sorted,
    groups,
    endTurn: done,
    at: (selected, hex) => of(selected).attacks.get(hex) ?? of(selected).moves.get(hex) ?? anyhow.get(hex),
    places: (selected) => [...of(selected).moves.keys(), ...of(selected).attacks.keys(), ...anyhow.keys()],
    targets: (selected) => [
      ...of(selected).attacks.keys(),
      ...[...anyhow].flatMap(([hex, { type }]) => (type === 'aim' || type === 'attack' ? [hex] : [])),
    ],
  }
}
