/** The first position of a battle that stands by itself. operational.A1, A3, B3, E13 */
import type { KeyedDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { settleBonuses } from './bonus.ts'
import { itemIndex } from './items.ts'
import { emptyState } from './memory.ts'
import { givePoints } from './mobility.ts'
import { branches } from './rules.ts'
import type { Services } from './services.ts'
import { resetQueue } from './steps.ts'
import type { Table } from './table.ts'
import { begin } from './turn.ts'
import { dump, enRoute, inReserve, type OperationalState, sight, specialistState, unlimited } from './types.ts'
import { settleObjectives } from './victory.ts'

export const setup = (services: Services, dice: KeyedDice): OperationalState => {
  const { table } = services
  const state = place(table)
  const draft = { state, dice, emit: () => {} }
  settleObjectives(table, state, draft.emit)
  settleBonuses(table, draft, -1)
  begin(services, draft)
  return state
}

/** Everything where its author has put it, before the first turn begins. */
export const place = (table: Table): OperationalState => {
  const { scenario } = table
  const state = emptyState(table)
  state.owner.set(scenario.map.owner)
  state.fortIntact.fill(1)
  state.crossing.set(table.bridges)
  placeHubs(table, state)
  placeHeadquarters(table, state)
  setUpSides(table, state)
  if (!scenario.fog) state.sight.fill(sight.seen | (sight.seen << 2))
  for (const [unit, authored] of scenario.units.entries()) {
    const { hex, side, steps, suppressed, experience, entrenchment, unsupplied, reserve } = authored
    state.hex[unit] = hex ?? (reserve === undefined ? enRoute : inReserve)
    state.active[unit] = steps - suppressed
    state.suppressed[unit] = suppressed
    state.experience[unit] = experience
    state.entrenchment[unit] = entrenchment
    state.unsupplied[unit] = unsupplied
    state.dump[unit] = authored.dump ? dump.fixed : dump.none
    for (const [slot, specialist] of authored.specialists.entries()) {
      state.specialist[unit * table.slots + slot] = table.specialistIds.indexOf(specialist) + 1
      state.specialistState[unit * table.slots + slot] = specialistState.active
    }
    resetQueue(table, state, unit)
    if (hex === undefined) continue
    state.owner[hex] = side
    givePoints(table, state, unit)
  }
  return state
}

const placeHubs = (table: Table, state: OperationalState): void => {
  for (const side of sides) {
    const first = table.hubSide.indexOf(side)
    for (const [index, { hex, trucks }] of table.scenario.sides[side].hubs.entries()) {
      state.hubHex[first + index] = hex
      state.hubTrucks[first + index] = trucks
    }
  }
}

/** Headquarters with their levels, points and pools. operational.F1 */
const placeHeadquarters = (table: Table, state: OperationalState): void => {
  const { headquarters } = table.scenario
  for (const [hq, { hex, arrives, commandPoints, trucks, levels, experience, pool }] of headquarters.entries()) {
    state.hqHex[hq] = hex ?? enRoute
    state.hqFrom[hq] = arrives ?? 0
    state.hqPoints[hq] = state.hqCommand[hq] = commandPoints
    state.hqTrucks[hq] = trucks
    state.hqExperience[hq] = experience
    state.hqTarget[hq] = table.profiles[hq].target
    for (const [index, branch] of branches.entries()) state.hqLevel[hq * branches.length + index] = levels[branch]
    for (const item of pool)
      state.pool[hq * table.items.length + itemIndex(table, item.item, item.nation)] += item.count
  }
}

/** Sets up the sides' possessions besides their armies. operational.A7, E5, G5, I5 */
const setUpSides = (table: Table, state: OperationalState): void => {
  for (const side of sides) {
    const { trucks, prestige, assets, store } = table.scenario.sides[side]
    state.trucks[side * table.truckTurns] = trucks
    state.prestige[side] = prestige
    for (const { asset, perTurn, uses } of assets) {
      const at = side * table.assetIds.length + table.assetIds.indexOf(asset)
      state.assetPerTurn[at] = perTurn
      state.assetLeft[at] = perTurn
      state.assetUses[at] = uses ?? unlimited
    }
    for (const { item, nation, count } of store)
      state.store[side * table.items.length + itemIndex(table, item, nation)] += count
  }
  for (const [card, { bonus }] of table.cards.entries()) state.card[card] = bonus === undefined ? 1 : 0
}
