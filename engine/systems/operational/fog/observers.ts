/** Who sees what happens, and what becomes of markers when units move. operational.H6, H8 */
import { otherSide, type Side } from '../../../game.ts'
import { isExhausted } from '../mobility.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { OperationalDraft, OperationalEvent, ReadonlyState } from '../types.ts'
import { isWeak } from '../zones.ts'
import { knowledge, knows, sees } from './knowledge.ts'
import { look, mark } from './look.ts'

/** A draft whose events say who sees them. Without fog everybody sees everything. */
export const withObservers = (table: Table, draft: OperationalDraft): OperationalDraft =>
  table.scenario.fog
    ? {
        state: draft.state,
        dice: draft.dice,
        emit(event) {
          if (event.type === 'moved') emitMove(table, draft, event)
          else if (event.type === 'entered') emitEntry(table, draft, event)
          else if (event.type === 'pool') emitPool(table, draft, event)
          else if (event.type === 'stopped') emitStop(table, draft, event)
          else draft.emit(event.seenBy === undefined ? seenBy(table, draft.state, event) : event)
        },
      }
    : draft

/** Something that a side sees has changed, and there is no more to say about it. */
const nudge = (draft: OperationalDraft, side: Side): void =>
  draft.emit({ type: 'revealed', side, units: [], seenBy: [side] })

/**
 * The enemy sees of a move what goes through its sight: where it comes out of the fog, or up to where it goes into it. Who walks
 * through enemy country without taking it learns that nobody stopped it there.
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

/** A unit enters in the fog: the enemy knew that it was on its way, and now it is not any more. */
const emitEntry = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'entered' }): void => {
  const side = table.side[event.unit] as Side
  const isHidden = !sees(draft.state, otherSide(side), event.to)
  draft.emit(isHidden ? { ...event, seenBy: [side] } : event)
  if (isHidden) nudge(draft, otherSide(side))
}

/** A unit was stopped by what it did not know; the enemy sees at most that its points are gone. */
const emitStop = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'stopped' }): void => {
  const side = table.side[event.unit] as Side
  draft.emit({ ...event, seenBy: [side] })
  if (sees(draft.state, otherSide(side), event.at)) nudge(draft, otherSide(side))
}

/** Steps come, go or change over: the enemy hears of it when he sees all who are in it, and of one whom he sees that it has changed. */
const emitPool = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'pool' }): void => {
  const side = table.side[event.unit] as Side
  const enemy = otherSide(side)
  const isSeen = (unit: number): boolean => sees(draft.state, enemy, draft.state.hex[unit])
  const units = event.to === undefined ? [event.unit] : [event.unit, event.to]
  const isOpen = units.every(isSeen)
  draft.emit(isOpen ? event : { ...event, seenBy: [side] })
  if (!isOpen && units.some(isSeen)) nudge(draft, enemy)
}

/** An event with those who see it: its own side alone when it is a matter of staffs and depots, or lies in the other's fog. */
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

/** Where units stood, who owned what and which markers there were before an action. */
interface Traces {
  keep(state: ReadonlyState): void
  /**
   * Draws the consequences of an action: a marker is lifted when its unit moves on unseen, an enemy that fell back into the fog gets
   * one, and both sides look again when the front line has moved. operational.H8, F17
   */
  follow(services: Services, draft: OperationalDraft): void
}

/** What a marker on a unit shows: none, a weak unit, a strong one. */
const markerOn = (table: Table, state: ReadonlyState, unit: number): number => {
  if (state.marked[unit] === 0) return 0
  if (knows(table, state, otherSide(table.side[unit] as Side), unit) !== knowledge.marker) return 0
  return isWeak(table, state, unit) ? 1 : 2
}

export const makeTraces = (table: Table): Traces => {
  const units = table.scenario.units.length
  const hexes = new Int32Array(units)
  const markers = new Uint8Array(units)
  const owner = new Uint8Array(table.size)
  let turn = 0
  let mover: Side = 0
  return {
    keep(state) {
      if (!table.scenario.fog) return
      hexes.set(state.hex)
      owner.set(state.owner)
      for (let unit = 0; unit < units; unit++) markers[unit] = markerOn(table, state, unit)
      turn = state.turn
      mover = state.side
    },
    follow(services, draft) {
      if (!table.scenario.fog) return
      const { state } = draft
      if (owner.some((side, hex) => state.owner[hex] !== side)) {
        look(services, draft, mover)
        look(services, draft, otherSide(mover))
      }
      const isSameTurn = state.side === mover && state.turn === turn
      for (let unit = 0; unit < units; unit++) {
        if (state.hex[unit] !== hexes[unit]) {
          state.marked[unit] = 0
          if (isSameTurn && table.side[unit] !== mover && hexes[unit] > 0) mark(services, draft, unit)
        }
        if (markers[unit] === 0 || markerOn(table, state, unit) === markers[unit]) continue
        const side = otherSide(table.side[unit] as Side)
        if (knows(table, state, side, unit) !== knowledge.seen) nudge(draft, side)
      }
    },
  }
}
