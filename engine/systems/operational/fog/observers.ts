/** Which side sees which event, and what happens to markers when units move. operational.H6, H8 */
import { type Kept, makeKept } from '../../../memory.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { isExhausted } from '../mobility.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { OperationalDraft, OperationalEvent, ReadonlyState } from '../types.ts'
import { isWeak } from '../zones.ts'
import { knowledge, knows, sees } from './knowledge.ts'
import { look, mark } from './look.ts'

/** A draft that adds `seenBy` to events. Without fog everybody sees everything. */
export const withObservers = (table: Table, draft: OperationalDraft): OperationalDraft =>
  table.scenario.fog
    ? {
        state: draft.state,
        dice: draft.dice,
        emit(event) {
          if (event.type === 'moved') emitMove(table, draft, event)
          else if (event.type === 'entered') emitHidden(table, draft, event, event.to)
          else if (event.type === 'disbanded') emitHidden(table, draft, event, event.at)
          else if (event.type === 'pool') emitPool(table, draft, event)
          else if (event.type === 'stopped') emitStop(table, draft, event)
          else draft.emit(event.seenBy === undefined ? seenBy(table, draft.state, event) : event)
        },
      }
    : draft

/** Tells a side that its view has changed without saying how. */
const emitChange = (draft: OperationalDraft, side: Side): void =>
  draft.emit({ type: 'revealed', side, units: [], seenBy: [side] })

/**
 * The enemy sees the part of a move inside its sight: from where it leaves the fog, or up to where it enters it. A unit that
 * crosses enemy country without taking it reveals that nobody stopped it there.
 */
const emitMove = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'moved' }): void => {
  const side = table.side[event.unit] as Side
  const enemy = otherSide(side)
  const { path } = event
  const isSeen = (hex: number): boolean => sees(draft.state, enemy, hex)
  const passes = isExhausted(table, draft.state, event.unit) && path.some((hex) => draft.state.owner[hex] !== side)
  const own = passes ? { ...event, rolled: true as const } : event
  if (path.every(isSeen)) {
    draft.emit(own)
    return
  }
  draft.emit({ ...own, seenBy: [side] })
  const last = path.length - 1
  let from = last
  while (from > 0 && isSeen(path[from]) && isSeen(path[from - 1])) from--
  let to = 0
  while (to < last && isSeen(path[to]) && isSeen(path[to + 1])) to++
  if (isSeen(path[last])) draft.emit({ ...event, path: path.slice(from), seenBy: [enemy] })
  else if (isSeen(path[0])) draft.emit({ ...event, path: path.slice(0, to + 1), seenBy: [enemy] })
}

/** A unit that enters or is disbanded unseen still changes the view of the enemy, who knows who is en route and who is gone. */
const emitHidden = (
  table: Table,
  draft: OperationalDraft,
  event: (OperationalEvent & { type: 'entered' }) | (OperationalEvent & { type: 'disbanded' }),
  hex: number,
): void => {
  const side = table.side[event.unit] as Side
  const isHidden = !sees(draft.state, otherSide(side), hex)
  draft.emit(isHidden ? { ...event, seenBy: [side] } : event)
  if (isHidden) emitChange(draft, otherSide(side))
}

/** The enemy of a stopped unit sees at most that its points are gone. */
const emitStop = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'stopped' }): void => {
  const side = table.side[event.unit] as Side
  draft.emit({ ...event, seenBy: [side] })
  if (sees(draft.state, otherSide(side), event.at)) emitChange(draft, otherSide(side))
}

/** The enemy sees a change of steps only when it sees all units involved; of a single seen unit it learns that it has changed. */
const emitPool = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'pool' }): void => {
  const side = table.side[event.unit] as Side
  const enemy = otherSide(side)
  const isSeen = (unit: number): boolean => sees(draft.state, enemy, draft.state.hex[unit])
  const units = event.to === undefined ? [event.unit] : [event.unit, event.to]
  const isOpen = units.every(isSeen)
  draft.emit(isOpen ? event : { ...event, seenBy: [side] })
  if (!isOpen && units.some(isSeen)) emitChange(draft, enemy)
}

/** Adds who sees an event: only its own side when it concerns headquarters or pools, or lies in the fog of the other side. */
const seenBy = (table: Table, state: ReadonlyState, event: OperationalEvent): OperationalEvent => {
  const ofUnit = (unit: number, hex: number): OperationalEvent => {
    const side = table.side[unit] as Side
    return hex > 0 && !sees(state, otherSide(side), hex) ? { ...event, seenBy: [side] } : event
  }
  const ofHeadquarters = (hq: number): OperationalEvent => ({
    ...event,
    seenBy: [table.scenario.headquarters[hq].side],
  })
  switch (event.type) {
    case 'order':
    case 'hq-suppressed':
    case 'hq-upgrade-due':
    case 'hq-upgraded':
    case 'rallied':
      return ofHeadquarters(event.hq)
    case 'card':
      return isNoticed(table, event.card) ? event : { ...event, seenBy: [event.side] }
    case 'scouted':
    case 'revealed':
      return { ...event, seenBy: [event.side] }
    case 'formed':
      return ofUnit(event.unit, event.at)
    case 'supply':
    case 'entrenched':
    case 'air-supplied':
      return ofUnit(event.unit, state.hex[event.unit])
    case 'strike':
      return ofUnit(event.target, state.hex[event.target])
    // What it had in its pool comes to light. operational.H9
    case 'hq-overrun':
    case 'hq-destroyed':
      return { ...event, rolled: true }
    case 'stragglers':
      return sees(state, otherSide(event.side), event.at) ? event : { ...event, seenBy: [event.side] }
    default:
      return event
  }
}

/** Cards that bring units on their way or lorries to units in sight cannot be hidden; others are. */
const isNoticed = ({ scenario }: Table, card: string): boolean => {
  const { effect } = scenario.rules.cards[card]
  return effect === 'drop' || effect === 'landing' || effect === 'truck'
}

/** Compares the position before and after an action. */
interface ChangeTracker {
  /** Remembers the position before an action. */
  before(state: ReadonlyState): void
  /**
   * Draws the consequences of an action: a marker is lifted when its unit moves on unseen, an enemy that fell back into the fog gets
   * one, and both sides look again when the front line has moved. operational.H8, F17
   */
  after(services: Services, draft: OperationalDraft): void
}

/** What a marker on a unit shows: none, a weak unit, a strong one. */
const markerOn = (table: Table, state: ReadonlyState, unit: number): number => {
  if (state.marked[unit] === 0) return 0
  if (knows(table, state, otherSide(table.side[unit] as Side), unit) !== knowledge.marker) return 0
  return isWeak(table, state, unit) ? 1 : 2
}

/** The hexes whose owners differ from those that were kept. */
const changedHexes = (before: Kept<Uint8Array>, state: ReadonlyState): number[] => {
  const changed: number[] = []
  const { owner } = state
  if (before.isSame(state, owner)) return changed
  for (let hex = 0; hex < owner.length; hex++) if (before.numbers[hex] !== owner[hex]) changed.push(hex)
  return changed
}

export const makeChangeTracker = (table: Table): ChangeTracker => {
  const units = table.scenario.units.length
  const hexes = new Int32Array(units)
  const markers = new Uint8Array(units)
  const owner = makeKept(new Uint8Array(table.size))
  let turn = 0
  let mover: Side = 0
  return {
    before(state) {
      if (!table.scenario.fog) return
      hexes.set(state.hex)
      owner.keep(state.owner)
      for (let unit = 0; unit < units; unit++) markers[unit] = markerOn(table, state, unit)
      turn = state.turn
      mover = state.side
    },
    after(services, draft) {
      if (!table.scenario.fog) return
      const { state } = draft
      const changed = changedHexes(owner, state)
      if (changed.length > 0) {
        look(services, draft, mover, changed)
        look(services, draft, otherSide(mover), changed)
      }
      const isSameTurn = state.side === mover && state.turn === turn
      for (let unit = 0; unit < units; unit++) {
        if (state.hex[unit] !== hexes[unit]) {
          state.marked[unit] = 0
          if (isSameTurn && table.side[unit] !== mover && hexes[unit] > 0) mark(services, draft, unit)
        }
        if (markers[unit] === 0 || markerOn(table, state, unit) === markers[unit]) continue
        const side = otherSide(table.side[unit] as Side)
        if (knows(table, state, side, unit) !== knowledge.seen) emitChange(draft, side)
      }
    },
  }
}
