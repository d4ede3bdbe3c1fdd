/** The first position. tactical.A2, D7 */
import type { KeyedDice } from '../../dice.ts'
import { sides } from '../../twoSides.ts'
import { startingEntrenchment } from './entrenchment.ts'
import { emptyState } from './memory.ts'
import { lifts } from './scenario.ts'
import type { Services } from './services.ts'
import { beginSight } from './sight.ts'
import { carried, fate, type TacticalState } from './types.ts'
import { barsOf, fuelOf } from './units.ts'
import { rollWeather, startWeather } from './weather.ts'

export const setup = (services: Services, dice: KeyedDice): TacticalState => {
  const { table } = services
  const { scenario, leaders } = table
  const state = emptyState(table)
  for (const [unit, { hex, strength, experience, leader, aboard, offered }] of scenario.units.entries()) {
    state.hex[unit] = hex
    state.fate[unit] = offered ? fate.offered : hex === 0 ? fate.waiting : fate.present
    state.strength[unit] = strength
    state.experience[unit] = experience
    state.carried[unit] = aboard === undefined ? carried.not : carried.sailing + lifts.indexOf(aboard)
    state.ammunition[unit] = table.models[unit].ammunition
    state.fuel[unit] = fuelOf(table, state, unit)
    state.leader[unit] = leaders.findIndex(({ id }) => id === leader) + 1
    state.ranked[unit] = barsOf(table, state, unit)
    if (hex > 0) state.entrenchment[unit] = startingEntrenchment(table, state, unit)
  }
  for (const [place, holder] of table.holders.entries()) state.holder[place] = holder
  for (const [purse, { prestige }] of table.purses.entries()) state.prestige[purse] = prestige
  for (const side of sides)
    for (const [way, lift] of lifts.entries())
      state.free[lifts.length * side + way] = scenario.sides[side].lifts[lift]?.count ?? 0
  startWeather(table, state)
  rollWeather(table, { state, dice, emit: () => {} }, true)
  beginSight(services, state)
  return state
}
