/** How operational battles are arranged: steps and works of each unit, and the turn whose weather and date it is. */
import { openArranged, type PlacedUnit } from '../../../../engine/systems/operational/arranged.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { dayOfTurn } from '../../../data/format.ts'
import type { Arranger, Setting } from '../../calculator/arrangement.ts'
import type { OperationalTypes } from './types.ts'

const works = ['None', 'Entrenched', 'Fortified'] as const

/** The most steps of a unit's type. */
const mostOf = ({ rules, units }: OperationalScenario, unit: number): number => {
  const type = rules.unitTypes[units[unit]?.type ?? '']
  return type?.maxSteps ?? rules.nations[type?.nation ?? '']?.maxSteps ?? 1
}

/** A unit that stands elsewhere has left the works that it began in. */
const placedUnit = ({ units }: OperationalScenario, unit: number, { hex, values }: Setting): PlacedUnit => {
  const written = units[unit]
  const entrenchment = values.entrenchment ?? (written?.hex === hex ? written.entrenchment : 0)
  return {
    hex,
    steps: values.steps ?? written?.steps ?? 1,
    entrenchment: entrenchment as PlacedUnit['entrenchment'],
  }
}

export const arranger: Arranger<OperationalTypes> = {
  ofBattle: (scenario, { turn = 1 }) => [
    {
      id: 'turn',
      name: 'Day and weather',
      options: scenario.weather.map((weather, at) => [
        at + 1,
        `Turn ${at + 1}, ${dayOfTurn(scenario.date, scenario.daysPerTurn, at + 1)}: ${scenario.rules.weather[weather]?.name.toLowerCase() ?? weather}`,
      ]),
      value: turn,
    },
  ],
  ofUnit(scenario, unit, setting) {
    const { steps, entrenchment } = placedUnit(scenario, unit, setting)
    const most = Math.max(mostOf(scenario, unit), steps)
    return [
      {
        id: 'steps',
        name: 'Steps',
        options: Array.from({ length: most }, (_, at) => [at + 1, String(at + 1)]),
        value: steps,
      },
      { id: 'entrenchment', name: 'Works', options: works.map((name, level) => [level, name]), value: entrenchment },
    ]
  },
  open: (scenario, { side, values, units }) =>
    openArranged(scenario, {
      side: side as Side,
      turn: values.turn ?? 1,
      units: new Map([...units].map(([unit, setting]) => [unit, placedUnit(scenario, unit, setting)])),
    }),
}
