/** The map and the units of an operational battle, for the lint rules of all systems. */
import { isOnMap } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import type { Chart, ChartedUnit } from '../../../lint/chart.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'

export const makeChart = ({
  scenario,
  origins,
}: Pick<CompiledScenario<OperationalScenario, OperationalOrigins>, 'scenario' | 'origins'>): Chart => {
  const { map, objectives, units, rules } = scenario
  const charted: ChartedUnit[] = []
  for (let index = 0; index < units.length; index++) {
    const { id, name, side, type, reserve } = units[index]
    // Security units are formed in play. operational.F15
    if (reserve === 'security') continue
    const { nation } = rules.unitTypes[type]
    charted.push({ id, name, side, nation, adjective: rules.nations[nation].adjective, place: origins.units[index] })
  }
  return {
    grid: map,
    isOn: (hex) => isOnMap(map, hex),
    ways: map.ways.map(({ kind, name, hexes }, index) => ({
      title: name ?? rules.ways[kind].name.toLowerCase(),
      kind,
      hexes,
      place: origins.ways[index],
    })),
    names: map.names.map(({ name, hexes }, index) => ({ name, hexes, place: origins.names[index] })),
    goals: objectives.map(({ name, hex }, index) => ({ name, hexes: [hex], place: origins.objectives[index] })),
    units: charted,
  }
}
