/** Which side sees which event, and what happens to markers when units move. operational.H6, H8 */
import { type Kept, makeKept } from '../../../memory.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { OperationalDraft, OperationalEvent } from '../events.ts'
import { isExhausted } from '../mobility.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { isWeak } from '../zones.ts'
import { knowledge, knows, sees } from './knowledge.ts'
import { look, mark } from './look.ts'

type EventType = OperationalEvent['type']
type EventOf<T extends EventType> = Extract<OperationalEvent, { readonly type: T }>

/** Events that the fog may keep from a side, and those that everyone is told. */
type FoggedEvent = EventOf<Extract<OperationalEvent, { readonly seenBy: readonly number[] }>['type']>
type OpenEvent = Exclude<OperationalEvent, FoggedEvent>

/** Tells of an event in the fog: to both sides, to one alone, or to each what it may know. */
type Teller<E> = (table: Table, draft: OperationalDraft, event: E) => void

/** A draft whose events name those who may know of them. Without fog everybody sees everything. */
export const withObservers = (table: Table, draft: OperationalDraft): OperationalDraft =>
  table.scenario.fog
    ? {
        state: draft.state,
        dice: draft.dice,
        emit: (event) => (tellers[event.type as EventType] as Teller<OperationalEvent>)(table, draft, event),
      }
    : draft

/** Tells a side that its view has changed without saying how. */
const emitChange = (draft: OperationalDraft, side: Side): void =>
  draft.emit({ type: 'revealed', side, units: [], seenBy: [side] })

/**
 * The enemy sees the part of a move inside its sight: from where it leaves the fog, or up to where it enters it. A unit that
 * crosses enemy country without taking it reveals that nobody stopped it there.
 */
const emitMove = (table: Table, draft: OperationalDraft, event: EventOf<'moved'>): void => {
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
  event: EventOf<'entered' | 'disbanded'>,
  hex: number,
): void => {
  const side = table.side[event.unit] as Side
  const isHidden = !sees(draft.state, otherSide(side), hex)
  draft.emit(isHidden ? { ...event, seenBy: [side] } : event)
  if (isHidden) emitChange(draft, otherSide(side))
}

/** The enemy of a stopped unit sees at most that its points are gone. */
const emitStop = (table: Table, draft: OperationalDraft, event: EventOf<'stopped'>): void => {
  const side = table.side[event.unit] as Side
  draft.emit({ ...event, seenBy: [side] })
  if (sees(draft.state, otherSide(side), event.at)) emitChange(draft, otherSide(side))
}

/** The enemy sees a change of steps only when it sees all units involved; of a single seen unit it learns that it has changed. */
const emitPool = (table: Table, draft: OperationalDraft, event: EventOf<'pool'>): void => {
  const side = table.side[event.unit] as Side
  const enemy = otherSide(side)
  const isSeen = (unit: number): boolean => sees(draft.state, enemy, draft.state.hex[unit])
  const units = event.what === 'transfer' ? [event.unit, event.to] : [event.unit]
  const isOpen = units.every(isSeen)
  draft.emit(isOpen ? event : { ...event, seenBy: [side] })
  if (!isOpen && units.some(isSeen)) emitChange(draft, enemy)
}

/** That a headquarters is without supply is known to both sides, what it costs to its own alone. operational.H6 */
const emitStaffSupply: Teller<EventOf<'hq-supply'>> = (table, draft, event) => {
  if (event.lost === 0) return draft.emit(event)
  toStaff(table, draft, event)
  draft.emit({ ...event, lost: 0, seenBy: [otherSide(table.scenario.headquarters[event.hq].side)] })
}

const toBoth: Teller<OpenEvent> = (_, draft, event) => draft.emit(event)

const toSide: Teller<FoggedEvent & { readonly side: Side }> = (_, draft, event) =>
  draft.emit({ ...event, seenBy: [event.side] })

const toStaff: Teller<FoggedEvent & { readonly hq: number }> = ({ scenario }, draft, event) =>
  draft.emit({ ...event, seenBy: [scenario.headquarters[event.hq].side] })

/** The enemy of a side sees what happens on the map where it sees the hex. */
const emitAt = (draft: OperationalDraft, event: FoggedEvent, side: Side, hex: number): void =>
  draft.emit(hex > 0 && !sees(draft.state, otherSide(side), hex) ? { ...event, seenBy: [side] } : event)

const emitOfUnit = (table: Table, draft: OperationalDraft, event: FoggedEvent, unit: number): void =>
  emitAt(draft, event, table.side[unit] as Side, draft.state.hex[unit])

const ofUnit: Teller<FoggedEvent & { readonly unit: number }> = (table, draft, event) =>
  emitOfUnit(table, draft, event, event.unit)

/** Reveals the pool of a headquarters. operational.H9 */
const revealing: Teller<EventOf<'hq-overrun' | 'hq-destroyed'>> = (_, draft, event) =>
  draft.emit({ ...event, rolled: true })

/** The sides that learn of each type of event; every type must have an entry, which agrees with its description. */
const tellers: { readonly [T in EventType]: Teller<EventOf<T>> } = {
  turn: toBoth,
  moved: emitMove,
  stopped: emitStop,
  entered: (table, draft, event) => emitHidden(table, draft, event, event.to),
  combat: toBoth,
  retreated: toBoth,
  destroyed: toBoth,
  disbanded: (table, draft, event) => emitHidden(table, draft, event, event.at),
  'fort-destroyed': toBoth,
  'city-ruined': toBoth,
  ground: toBoth,
  stragglers: (_, draft, event) => emitAt(draft, event, event.side, event.at),
  prisoners: toBoth,
  rallied: toStaff,
  hub: toBoth,
  'hub-overrun': toBoth,
  bridge: toBoth,
  supply: ofUnit,
  order: toStaff,
  entrenched: ofUnit,
  pool: emitPool,
  formed: (table, draft, event) => emitAt(draft, event, table.side[event.unit] as Side, event.at),
  'hq-moved': toBoth,
  'hq-entered': toBoth,
  'hq-suppressed': toStaff,
  'hq-overrun': revealing,
  'hq-destroyed': revealing,
  'hq-supply': emitStaffSupply,
  'hq-upgrade-due': toStaff,
  'hq-upgraded': toStaff,
  strike: (table, draft, event) => emitOfUnit(table, draft, event, event.target),
  'air-supplied': ofUnit,
  scouted: toSide,
  revealed: toSide,
  card: (table, draft, event) => (isNoticed(table, event.card) ? draft.emit(event) : toSide(table, draft, event)),
  objective: toBoth,
  bonus: toBoth,
  prize: toSide,
  over: toBoth,
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

/** Returns the marker on a unit: none, a weak unit, a strong one. */
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
