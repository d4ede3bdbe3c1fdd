/** Who sees what happens, and what becomes of markers when units move. operational.H6, H8 */
import { otherSide, type Side } from '../../../game.ts'
import type { Table } from '../table.ts'
import type { OperationalEvent, OperationalState } from '../types.ts'
import type { Kit, OperationalDraft } from '../verbs/verb.ts'
import { sees } from './knowledge.ts'
import { look, mark } from './look.ts'

/** A draft whose events say who sees them. Without fog everybody sees everything. */
export const witnessed = (table: Table, draft: OperationalDraft): OperationalDraft =>
  table.scenario.fog
    ? {
        state: draft.state,
        dice: draft.dice,
        emit(event) {
          if (event.seenBy !== undefined) draft.emit(event)
          else if (event.type === 'moved') emitMove(table, draft, event)
          else draft.emit(seenBy(table, draft.state, event))
        },
      }
    : draft

/** The enemy sees of a move what goes through its sight: where it comes out of the fog, or up to where it goes into it. */
const emitMove = (table: Table, draft: OperationalDraft, event: OperationalEvent & { type: 'moved' }): void => {
  const side = table.side[event.unit] as Side
  const enemy = otherSide(side)
  const { path } = event
  const isSeen = (hex: number): boolean => sees(draft.state, enemy, hex)
  if (path.every(isSeen)) {
    draft.emit(event)
    return
  }
  draft.emit({ ...event, seenBy: [side] })
  const last = path.length - 1
  let from = last
  while (from > 0 && isSeen(path[from]) && isSeen(path[from - 1])) from--
  let to = 0
  while (to < last && isSeen(path[to]) && isSeen(path[to + 1])) to++
  if (isSeen(path[last])) draft.emit({ ...event, path: path.slice(from), seenBy: [enemy] })
  else if (isSeen(path[0])) draft.emit({ ...event, path: path.slice(0, to + 1), seenBy: [enemy] })
}

/** An event with those who see it: its own side alone when it is a matter of staffs and depots, or lies in the other's fog. */
const seenBy = (table: Table, state: Readonly<OperationalState>, event: OperationalEvent): OperationalEvent => {
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
    case 'pool':
    case 'stopped':
      return { ...event, seenBy: [table.side[event.unit] as Side] }
    case 'card':
    case 'scouted':
    case 'revealed':
      return { ...event, seenBy: [event.side] }
    case 'entered':
      return ofUnit(event.unit, event.to)
    case 'formed':
      return ofUnit(event.unit, event.at)
    case 'supply':
    case 'entrenched':
    case 'air-supplied':
      return ofUnit(event.unit, state.hex[event.unit])
    case 'strike':
      return ofUnit(event.target, state.hex[event.target])
    case 'stragglers':
      return sees(state, otherSide(event.side), event.at) ? event : { ...event, seenBy: [event.side] }
    default:
      return event
  }
}

/** Where units stood and who owned what before an action. */
export interface Traces {
  keep(state: Readonly<OperationalState>): void
  /**
   * Draws the consequences of an action: a marker is lifted when its unit moves on unseen, an enemy that fell back into the fog gets
   * one, and both sides look again when the front line has moved. operational.H8, F17
   */
  follow(kit: Kit, draft: OperationalDraft): void
}

export const makeTraces = (table: Table): Traces => {
  const hexes = new Int32Array(table.scenario.units.length)
  const owner = new Uint8Array(table.size)
  let turn = 0
  let mover: Side = 0
  return {
    keep(state) {
      if (!table.scenario.fog) return
      hexes.set(state.hex)
      owner.set(state.owner)
      turn = state.turn
      mover = state.side
    },
    follow(kit, draft) {
      if (!table.scenario.fog) return
      const { state } = draft
      if (owner.some((side, hex) => state.owner[hex] !== side)) {
        look(kit, draft, mover)
        look(kit, draft, otherSide(mover))
      }
      const isSameTurn = state.side === mover && state.turn === turn
      for (let unit = 0; unit < hexes.length; unit++) {
        if (state.hex[unit] === hexes[unit]) continue
        state.marked[unit] = 0
        if (isSameTurn && table.side[unit] !== mover && hexes[unit] > 0) mark(kit, draft, unit)
      }
    },
  }
}
