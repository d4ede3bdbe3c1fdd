/** How echelon campaigns are arranged: the side of each counter that lies up, who attacks together, the week and its weather. */
import { openArranged, type PlacedUnit } from '../../../../engine/systems/echelon/arranged.ts'
import { weathers } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Arranger, Choice, Setting } from '../../calculator/arrangement.ts'
import { dateWords } from './names.ts'
import type { EchelonTypes } from './types.ts'

const placedUnit = ({ units }: EchelonScenario, unit: number, { hex, values }: Setting): PlacedUnit => ({
  hex,
  reversed: (values.reversed ?? Number(units[unit]?.reversed)) === 1,
  joins: values.joins === 1,
})

const named = (...names: readonly string[]): Choice['options'] => names.map((name, at) => [at, name])

export const arranger: Arranger<EchelonTypes> = {
  isStacked: true,
  ofBattle: (scenario, { turn = 1, weather = 0 }) => [
    {
      id: 'turn',
      name: 'Week',
      options: Array.from({ length: scenario.turns }, (_, at) => [at + 1, dateWords(scenario, at + 1)]),
      value: turn,
    },
    {
      id: 'weather',
      name: 'Weather',
      options: named(...weathers.map((id) => scenario.rules.weather.kinds[id].name)),
      value: weather,
    },
  ],
  ofUnit(scenario, unit, setting) {
    const { reversed, joins } = placedUnit(scenario, unit, setting)
    const hasBack = scenario.rules.designs[scenario.units[unit]?.design ?? '']?.reverse !== undefined
    const sidesUp: Choice = {
      id: 'reversed',
      name: 'Side up',
      options: named('Front', 'Back'),
      value: Number(reversed),
    }
    return [
      ...(hasBack ? [sidesUp] : []),
      { id: 'joins', name: 'Attacks', options: named('By itself', 'With others'), value: Number(joins) },
    ]
  },
  open: (scenario, { side, values, units }) =>
    openArranged(scenario, {
      side: side as Side,
      turn: values.turn ?? 1,
      weather: values.weather ?? 0,
      units: new Map([...units].map(([unit, setting]) => [unit, placedUnit(scenario, unit, setting)])),
    }),
}
