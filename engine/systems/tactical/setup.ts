/** The first position. tactical.A2, D7 */
import type { KeyedDice } from '../../dice.ts'
import { startingEntrenchment } from './entrenchment.ts'
import { emptyState } from './memory.ts'
import type { Services } from './services.ts'
import { beginSight } from './sight.ts'
import { fate, type TacticalState } from './types.ts'
import { barsOf, fuelOf } from './units.ts'
import { rollWeather, startWeather } from './weather.ts'

export const setup = (services: Services, dice: KeyedDice): TacticalState => {
  const { table } = services
  const { scenario, leaders } = table
  const state = emptyState(table)
  for (const [unit, { hex, strength, experience, leader }] of scenario.units.entries()) {
    state.hex[unit] = hex
    state.fate[unit] = hex === 0 ? fate.waiting : fate.present
    state.strength[unit] = strength
    state.experience[unit] = experience
    state.ammunition[unit] = table.models[unit].ammunition
    state.fuel[unit] = fuelOf(table, unit)
    state.leader[unit] = leaders.findIndex(({ id }) => id === leader) + 1
    state.ranked[unit] = barsOf(table, state, unit)
    if (hex > 0) state.entrenchment[unit] = startingEntrenchment(table, state, unit)
  }
  for (const [place, holder] of table.holders.entries()) state.holder[place] = holder
  for (const [purse, { prestige }] of table.purses.entries()) state.prestige[purse] = prestige
  startWeather(table, state)
  rollWeather(table, { state, dice, emit: () => {} }, true)
  beginSight(services, state)
  return state
}
