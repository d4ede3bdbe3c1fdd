/** The map and the units of a scenario, for the lint rules of all systems. */
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import type { Chart } from '../../../lint/chart.ts'
import type { TacticalOrigins } from '../resolve/scenario.ts'

export const makeChart = ({ scenario, origins }: CompiledScenario<TacticalScenario, TacticalOrigins>): Chart => {
  const { map, units, sides, objectives } = scenario
  return {
    grid: map,
    isOn: (hex) => map.terrain[hex] > 0,
    ways: [],
    names: [
      ...map.names.map(({ text, hex }, index) => ({ name: text, spaces: [hex], place: origins.names[index] })),
      // The map may print the name already.
      ...objectives.flatMap(({ name, hex }, index) =>
        map.names.some((one) => one.hex === hex) ? [] : [{ name, spaces: [hex], place: origins.objectives[index] }],
      ),
    ],
    goals: [],
    // A side is a nation of its own.
    units: units.map(({ id, name, side }, index) => {
      const nation = sides[side]
      return { id, name, side, nation: nation.id, adjective: nation.name, place: origins.units[index] }
    }),
    typeField: 'type',
  }
}
