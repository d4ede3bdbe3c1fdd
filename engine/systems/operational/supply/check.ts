/** The supply check at the start of a side's turn, and the effects of being unsupplied. operational.E1, E10-E13, B17, B18 */
import { destroyUnit } from '../destruction.ts'
import type { OperationalDraft } from '../events.ts'
import { levelOf } from '../levels.ts'
import { givePoints } from '../mobility.ts'
import { terrainAt } from '../places.ts'
import type { Services } from '../services.ts'
import { recover, removeStep, resetQueue, suppress, suppressAll } from '../steps.ts'
import { scatter } from '../stragglers.ts'
import type { Table } from '../table.ts'
import { dump, type OperationalState, type ReadonlyState, suppliedBy } from '../types.ts'
import type { SupplyMap } from './trace.ts'

/** A unit's chance of being supplied where it stands, in per cent. operational.E10, E11 */
export const supplyChance = (
  table: Table,
  state: ReadonlyState,
  map: SupplyMap,
  unit: number,
  hex = state.hex[unit],
): number => {
  if (map.full[hex]) return 100
  if (map.value[hex] === 0) return 0
  return Math.min(100, map.value[hex] + unitBonus(table, state, unit))
}

/** Returns the additional chance of supply for a unit by its turns without supply and its experience. operational.E11 */
const unitBonus = (table: Table, state: ReadonlyState, unit: number): number =>
  waitingBonus(table, state, unit) + levelOf(table, state.experience[unit]).supplyBonus

export const waitingBonus = (table: Table, state: ReadonlyState, unit: number): number => {
  const { unsuppliedBonus } = table.scenario.rules.supply
  return unsuppliedBonus[Math.min(state.unsupplied[unit], unsuppliedBonus.length - 1)] ?? 0
}

/** The most steps that a unit recovers when it is supplied. operational.B18 */
export const recoveryOf = (table: Table, state: ReadonlyState, unit: number): number => {
  const { slowRecovery } = table.scenario.rules.experience
  const slower = terrainAt(table, state, state.hex[unit]).slowRecovery ? slowRecovery : 0
  return Math.max(0, levelOf(table, state.experience[unit]).recovery - slower)
}

/** True in the first turn of the first side, which finds its units as the scenario places them. operational.E13 */
export const isOpening = (state: ReadonlyState, side: number): boolean => state.turn <= 1 && side === 0

/**
 * Checks the supply of a unit, gives it the points of the turn and rebuilds its loss queue. `map` is traced for its side and
 * this turn, without disruption in the opening turn. operational.B7, E1, E12
 */
export const checkSupply = (services: Services, draft: OperationalDraft, unit: number, map: SupplyMap): void => {
  const { table } = services
  const { state, dice } = draft
  const isFirst = isOpening(state, table.side[unit])
  // operational.E13: who starts unsupplied or with a dump stays so on the first turn; the others lose nothing to disruption.
  if (isFirst && (state.unsupplied[unit] > 0 || state.dump[unit] !== dump.none)) {
    givePoints(table, state, unit)
    return
  }
  const reached = map.full[state.hex[unit]] || map.value[state.hex[unit]] > 0
  const chance = isFirst ? (reached ? 100 : 0) : supplyChance(table, state, map, unit)
  const rolls = chance > 0 && chance < 100
  const byNetwork = rolls ? dice.at(state, 'supply', unit).below(100) < chance : chance === 100
  const byDump = !byNetwork && spendDump(state, unit)
  const supplied = byNetwork || byDump
  const turns = supplied ? 0 : Math.min(state.unsupplied[unit] + 1, 255)
  const wasUnsupplied = state.unsupplied[unit] > 0
  state.unsupplied[unit] = turns
  state.supplied[unit] = byDump ? suppliedBy.dump : suppliedBy.network
  const recovered = supplied && !isFirst ? recover(table, state, unit, recoveryOf(table, state, unit)) : 0
  const suppressed = supplied ? 0 : suppressUnsupplied(table, state, unit)
  const lost = supplied ? 0 : loseUnsuppliedSteps(table, state, unit)
  resetQueue(table, state, unit)
  givePoints(table, state, unit)
  if (rolls || turns > 0 || wasUnsupplied || recovered > 0)
    draft.emit({ type: 'supply', unit, turns, recovered, suppressed, lost, chance, ...(rolls ? { rolled: true } : {}) })
  if (lost > 0) scatter(table, draft, unit, state.hex[unit], lost)
  if (state.active[unit] + state.suppressed[unit] === 0) destroyUnit(services.table, draft, unit) // operational.F5
}

/** Uses up the supplies that a unit has with it; says whether there were any. operational.F27 */
const spendDump = (state: OperationalState, unit: number): boolean => {
  const hadDump = state.dump[unit] !== dump.none
  state.dump[unit] = dump.none
  return hadDump
}

/** Suppresses a unit by its turns without supply; returns how many steps and specialists. operational.E12, B17 */
const suppressUnsupplied = (table: Table, state: OperationalState, unit: number): number => {
  const { noActionFrom, immobileFrom } = table.scenario.rules.supply
  const turns = state.unsupplied[unit]
  if (turns < noActionFrom) return 0
  const { suppressedUnsupplied } = levelOf(table, state.experience[unit])
  const { steps, specialists } =
    turns < immobileFrom ? suppress(table, state, unit, suppressedUnsupplied) : suppressAll(table, state, unit)
  return steps + specialists.length
}

/** Takes the steps that run away after long without supply; returns how many. operational.E12 */
const loseUnsuppliedSteps = (table: Table, state: OperationalState, unit: number): number => {
  const { stepsLostFrom, stepsLost } = table.scenario.rules.supply
  if (state.unsupplied[unit] < stepsLostFrom) return 0
  const lost = Math.min(stepsLost, state.active[unit] + state.suppressed[unit])
  for (let step = 0; step < lost; step++) removeStep(table, state, unit)
  return lost
}
