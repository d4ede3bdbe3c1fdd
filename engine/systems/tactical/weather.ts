/** The weather of a turn. tactical.O1-O5 */
import type { TacticalDraft } from './events.ts'
import { falls, skies } from './rules.ts'
import type { Table } from './table.ts'
import type { TacticalState } from './types.ts'
import { groundName } from './units.ts'

/** tactical.O2 */
export const startWeather = ({ scenario }: Table, state: TacticalState): void => {
  const { sky, ground } = scenario.weather
  state.sky = skies.indexOf(sky)
  state.water = scenario.rules.weather.start[ground]
  state.kind = ground === 'frozen' ? falls.snow : falls.rain
}

/** Rolls the weather of a turn; at the start sky and ground are the given ones. tactical.O3, O4 */
export const rollWeather = (table: Table, draft: TacticalDraft, isStart = false): void => {
  const { state, dice, emit } = draft
  const { regions, water } = table.scenario.rules.weather
  const months = regions[table.scenario.region]
  const { clear, overcast, snow, falls: chance } = months[table.month % months.length]
  const rolls = dice.at(state, 'weather')
  const happens = (per: number): boolean => 1 + rolls.below(100) <= per
  if (state.period === 0) {
    if (!isStart) state.sky = 1 - state.sky
    const mean = skies[state.sky] === 'clear' ? clear : overcast
    const sum = [0, 0, 0, 0].reduce((total) => total + 1 + rolls.below(mean), 0)
    const period = Math.floor((sum - 2) / 2)
    const least = Math.max(1, Math.floor(mean / 2))
    state.period = Math.max(least, Math.min(Math.floor((3 * mean) / 2), period))
    if (!isStart || state.water === 0) state.kind = happens(snow) ? falls.snow : falls.rain
  }
  state.period--
  // The ground of the first turn is the given one.
  if (isStart) return
  const isOvercast = skies[state.sky] === 'overcast'
  state.falling = isOvercast && happens(chance) ? state.kind : falls.nothing
  const dries = state.kind === falls.rain ? water.dries : 0
  const change = !isOvercast ? water.clear : state.falling > 0 ? water.falls : dries
  state.water = Math.max(0, Math.min(water.most, state.water + change))
  const ground = groundName(table, state)
  emit({ type: 'weather', sky: skies[state.sky], falling: state.falling as 0 | 1 | 2, ground, rolled: true })
}
