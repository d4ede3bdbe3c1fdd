/** The first position. operational.A3, B3, E13 */
import type { Dice } from '../../dice.ts'
import { sides } from '../../game.ts'
import { emptyState } from './memory.ts'
import { givePoints } from './supply/check.ts'
import type { Table } from './table.ts'
import { beginTurn } from './turn.ts'
import { enRoute, inReserve, type OperationalState, sight } from './types.ts'
import type { Kit } from './verbs/verb.ts'
import { settleObjectives } from './victory.ts'

export const setup = (kit: Kit, dice: Dice): OperationalState => {
  const { table } = kit
  const { scenario } = table
  const state = emptyState(table)
  state.owner.set(scenario.map.owner)
  state.fortIntact.fill(1)
  state.crossing.set(table.bridges)
  placeHubs(table, state)
  if (!scenario.fog) state.sight.fill(sight.seen | (sight.seen << 2))
  for (const [
    unit,
    { hex, side, steps, suppressed, experience, entrenchment, unsupplied, reserve },
  ] of scenario.units.entries()) {
    state.hex[unit] = hex ?? (reserve === undefined ? enRoute : inReserve)
    state.active[unit] = steps - suppressed
    state.suppressed[unit] = suppressed
    state.experience[unit] = experience
    state.entrenchment[unit] = entrenchment
    state.unsupplied[unit] = unsupplied
    if (hex === undefined) continue
    state.owner[hex] = side
    givePoints(table, state, unit)
  }
  const draft = { state, dice, emit: () => {} }
  settleObjectives(table, state, draft.emit)
  beginTurn(kit, draft)
  return state
}

/** Puts the authored hubs into their places. */
const placeHubs = (table: Table, state: OperationalState): void => {
  for (const side of sides) {
    const first = table.hubSide.indexOf(side)
    for (const [index, { hex, trucks }] of table.scenario.sides[side].hubs.entries()) {
      state.hubHex[first + index] = hex
      state.hubTrucks[first + index] = trucks
    }
  }
}
