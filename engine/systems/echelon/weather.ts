/** The weather of a week: a roll for each zone, and one for the sea. echelon.W2 */
import { monthOf } from './date.ts'
import { type Season, seas, seasons, weathers } from './rules.ts'
import type { EchelonDraft } from './services.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'
import { dateOf } from './units.ts'

/** The season of a position's month. @throws RangeError when the weather table has none for it */
const seasonOf = (table: Table, state: Position): Season => {
  const month = monthOf(dateOf(table, state))
  const { seasons: months } = table.scenario.rules.weather
  const season = seasons.find((id) => months[id].includes(month))
  if (season === undefined) throw new RangeError(`month ${month} is in no season`)
  return season
}

export const rollWeather = (table: Table, { state, dice, emit }: EchelonDraft): void => {
  const season = seasonOf(table, state)
  const when = { turn: state.turn, side: 0 }
  for (const [zone, { rolls }] of table.zones.entries()) {
    const row = rolls[season]
    state.weather[zone] = weathers.indexOf(row[dice.at(when, 'weather', zone).below(row.length)])
  }
  // The sea is that of the map's own zone.
  const row = (table.zones[0].sea ?? table.scenario.rules.weather.sea)[season]
  state.sea = seas.indexOf(row[dice.at(when, 'sea').below(row.length)])
  emit({ type: 'weather', zones: [...state.weather], sea: state.sea, rolled: true })
}
