/** The first position: units where the scenario puts them, and what each side begins with. */
import type { KeyedDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { emptyState } from './memory.ts'
import { times } from './rules.ts'
import type { Services } from './services.ts'
import { gain, renewPools } from './supply/income.ts'
import { beginWeek } from './turn.ts'
import { away, type EchelonState, eliminated, rail, status } from './types.ts'

const silent = (): void => {}

export const setup = (services: Services, dice: KeyedDice): EchelonState => {
  const { table } = services
  const { scenario, featureIds } = table
  const { map, units, sides: both } = scenario
  const state = emptyState(table)
  const numberOf = (id: string | undefined): number => units.findIndex((unit) => unit.id === id) + 1
  for (const [
    unit,
    { hex, turn, entry, reversed, carrier, depot, inReserve, eliminated: isGone, design },
  ] of units.entries()) {
    state.hex[unit] = hex ?? (isGone ? eliminated : away)
    state.due[unit] = turn ?? 0
    state.dueAt[unit] = entry ?? 0
    state.reversed[unit] = reversed ? 1 : 0
    state.carrier[unit] = numberOf(carrier)
    state.depot[unit] = numberOf(depot)
    state.status[unit] = inReserve ? status.inReserve : 0
    // The points of a spare counter are those that are divided off others. echelon.11e
    const isSpare = hex === undefined && turn === undefined && !isGone
    state.aa[unit] = isSpare ? 0 : scenario.rules.designs[design].aa
  }
  for (const [command, { smp }] of table.commands.entries())
    state.smpPool[command] = smp * scenario.rules.transport.smp.re
  for (const side of sides) {
    for (const hex of scenario.owned[side]) state.owner[hex] = side + 1
    // A coalition is led from the start by the first headquarters that says so. echelon.35a
    const leader = table.unitsOf[side].find((unit) => table.profiles[unit].abilities.has('coalition-hq'))
    state.coalition[side] = leader === undefined ? 0 : leader + 1
    renewPools(services, state, side)
    gain(services, state, side, both[side].start)
  }
  for (const { hex, points, special } of scenario.supplies) {
    state.stock[hex] += points * scenario.rules.supply.reOfSp
    state.special[hex] += special * scenario.rules.supply.reOfSp
  }
  for (const { hex, kind } of map.features) {
    const { isFortification, isWork } = scenario.rules.features[kind]
    if (isFortification) state.fort[hex] = featureIds.indexOf(kind) + 1
    if (isWork) state.entrenched[hex] = 1
  }
  for (const hex of table.board.spaces) if (table.hasRail[hex]) state.rail[hex] = rail.laid
  for (const { wide, hexes } of map.ways) if (wide) for (const hex of hexes) state.rail[hex] |= rail.wide
  for (const { hex, capacity, reduced } of map.ports)
    state.port[hex] = reduced ? times(capacity, scenario.rules.engineering.reducedPort) : capacity
  for (const { hex, capacity } of map.airbases) state.airbase[hex] = capacity
  for (const { hexes } of map.pipelines) for (const hex of hexes) state.pipeline[hex] = 1
  beginWeek(services, { state, dice, emit: silent })
  return state
}
