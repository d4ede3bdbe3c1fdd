/**
 * Which units can be ordered: the lines of a card, and how many units each can still order. A unit on a border of sections fits
 * lines of both, so all ordered units are matched to lines together. command-cards.C2, C3, N4
 */
import { otherSide } from '../../../twoSides.ts'
import { type CardRules, kinds, type Slot } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import { isOfSlot, sectionBit, type Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { isBesideEnemy, isOrdered } from '../units.ts'
import { effectiveCard, playedCard } from './effects.ts'
import { recoverByCard, rollOrders } from './rolls.ts'
import { sectionOf } from './sections.ts'

/** The slots of a line that orders every unit it fits. */
const all = 255

/** Lines of a card whose dice decide who is ordered: one for each kind, and one for any. */
const rolledLines: readonly Slot[] = [...kinds.map((kind) => ({ kinds: [kind] })), {}]
const none: readonly Slot[] = []

/** The lines by which units are ordered now. */
export const linesOf = (table: Table, state: Position): readonly Slot[] => {
  const card = playedCard(table, state)
  if (card === undefined) return none
  if (state.fallback) return card.otherwise ?? none
  return card.rolls === 'orders' ? rolledLines : card.orders
}

/** Orders that the card in play gives in all; those by lines that order everybody are counted as they are given. */
export const ordersGiven = ({ slots }: Position): number =>
  slots.reduce((sum, count) => sum + (count === all ? 0 : count), 0)

/** Counts out the lines of the played card. A line without a number orders all of its units at once. */
export const openOrders = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const card = playedCard(table, state)
  state.slots.fill(0)
  state.fallback = 0
  if (card === undefined) return
  if (card.otherwise !== undefined && !fitsAnyone(table, state, card.orders.map(inAnySection))) state.fallback = 1
  const lines = linesOf(table, state)
  if (lines === rolledLines) rollOrders(table, draft)
  else
    for (const [index, line] of lines.entries()) {
      state.slots[index] = line.count ?? all
      if (line.count === undefined) orderAll(table, draft, line)
    }
  state.slots[lines.length] = extraOrders(table, state, card)
}

/** Additional units that the side's nation orders with any line of the card. command-cards.N4 */
const extraOrders = (table: Table, state: Position, card: CardRules): number => {
  const { extraOrders: extra, echoBonusAgainst } = table.command[state.active]
  if (!card.grows) return 0
  const isEcho = state.spent > 0 && table.cards[state.spent - 1].echoes === true
  const enemy = table.scenario.sides[otherSide(state.active)].nation
  return isEcho && echoBonusAgainst !== enemy ? 0 : extra
}

const orderAll = (table: Table, draft: CommandCardsDraft, line: Slot): void => {
  const { state } = draft
  for (const unit of table.unitsOf[state.active])
    if (isReady(state, unit) && fits(table, state, unit, line)) giveOrder(draft, unit)
}

export const giveOrder = ({ state, emit }: CommandCardsDraft, unit: number): void => {
  state.status[unit] |= status.ordered
  emit({ type: 'ordered', unit })
}

const isReady = (state: Position, unit: number): boolean =>
  state.hex[unit] > 0 && (state.status[unit] & (status.ordered | status.arrived)) === 0

/** Naming an empty section must not open the `otherwise` lines. */
const inAnySection = (line: Slot): Slot => (line.section === 'chosen' ? { ...line, section: undefined } : line)

const fitsAnyone = (table: Table, state: Position, lines: readonly Slot[]): boolean =>
  table.unitsOf[state.active].some(
    (unit) => isReady(state, unit) && lines.some((line) => fits(table, state, unit, line)),
  )

/** True if a unit on the board matches an order line of the card. */
const fits = (table: Table, state: Position, unit: number, line: Slot): boolean => {
  if (!isOfSlot(line, table.kind[unit])) return false
  if (line.section !== undefined) {
    const section = sectionOf(line.section, state)
    const at = table.section[table.side[unit] * table.size + state.hex[unit]]
    if (section === undefined || (at & sectionBit(section)) === 0) return false
  }
  return line.beside === undefined || line.beside === isBesideEnemy(table, state, unit)
}

/** Bits of the lines that a unit fits. The bit after the last one stands for extra orders, open to any unit that fits a line. */
const linesFor = (table: Table, state: Position, unit: number, lines: readonly Slot[]): number => {
  let bits = 0
  for (let index = 0; index < lines.length; index++) if (fits(table, state, unit, lines[index])) bits |= 1 << index
  return bits === 0 || state.slots[lines.length] === 0 ? bits : bits | (1 << lines.length)
}

/**
 * How many more units each set of lines has room for, by the set's bits. A unit can be ordered when every set that holds all of its
 * lines has room: Hall's condition for matching units to lines, which is exact.
 */
const roomOf = (table: Table, state: Position, lines: readonly Slot[]): number[] => {
  const sets = 1 << (lines.length + 1)
  const room = new Array<number>(sets).fill(0)
  for (let set = 1; set < sets; set++)
    for (let index = 0; index <= lines.length; index++) if (set & (1 << index)) room[set] += state.slots[index]
  for (const unit of table.unitsOf[state.active]) {
    if (!isOrdered(state, unit)) continue
    const bits = linesFor(table, state, unit, lines)
    for (let set = 1; set < sets; set++) if ((bits & ~set) === 0) room[set]--
  }
  return room
}

const hasRoom = (room: readonly number[], bits: number): boolean => {
  for (let set = bits; set < room.length; set++) if ((bits & ~set) === 0 && room[set] <= 0) return false
  return true
}

/** Calls `add` for every unit that can still be ordered. */
export const listOrders = (table: Table, state: Position, add: (unit: number) => void): void => {
  const lines = linesOf(table, state)
  if (lines.length === 0) return
  let room: readonly number[] | undefined
  for (const unit of table.unitsOf[state.active]) {
    if (!isReady(state, unit)) continue
    const bits = linesFor(table, state, unit, lines)
    if (bits === 0) continue
    room ??= roomOf(table, state, lines)
    if (hasRoom(room, bits)) add(unit)
  }
}

/** True if an order is left for a unit that is not on the board. command-cards.A1 */
export const canSpendOrder = (table: Table, state: Position): boolean =>
  lineWithRoom(table, state, linesOf(table, state)) >= 0

/** Uses up one order. */
export const spendOrder = (table: Table, { state }: CommandCardsDraft): void => {
  const line = lineWithRoom(table, state, linesOf(table, state))
  if (line >= 0) state.slots[line]--
}

/** The first line that can lose an order while every ordered unit keeps its own; -1 when there is none. */
const lineWithRoom = (table: Table, state: Position, lines: readonly Slot[]): number => {
  if (lines.length === 0) return -1
  const room = roomOf(table, state, lines)
  for (let index = 0; index <= lines.length; index++)
    if (state.slots[index] > 0 && state.slots[index] !== all && hasRoom(room, 1 << index)) return index
  return -1
}

/** Ends the orders. A card that restores figures does so now. */
export const closeOrders = (table: Table, draft: CommandCardsDraft): void => {
  if (effectiveCard(table, draft.state)?.rolls === 'recovery') recoverByCard(table, draft)
}
