/** The map and the units of an operational battle, for the lint rules of all systems. */
import { isOnMap } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { sides } from '../../../../engine/twoSides.ts'
import type { CompiledScenario } from '../../../content.ts'
import { below } from '../../../diagnostics/diagnostic.ts'
import type { Chart } from '../../../lint/chart.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'

export const makeChart = ({
  scenario,
  origins,
}: Pick<CompiledScenario<OperationalScenario, OperationalOrigins>, 'scenario' | 'origins'>): Chart => {
  const { map, objectives, units, rules } = scenario
  return {
    grid: map,
    isOn: (hex) => isOnMap(map, hex),
    ways: map.ways.map(({ kind, name, hexes }, index) => ({
      title: name ?? rules.ways[kind].name.toLowerCase(),
      kind,
      hexes,
      place: origins.ways[index],
    })),
    names: map.names.map(({ name, hexes }, index) => ({ name, spaces: hexes, place: origins.names[index] })),
    goals: objectives.map(({ name, hex }, index) => ({ name, spaces: [hex], place: origins.objectives[index] })),
    // Security units are formed in play. operational.F15
    units: units.flatMap(({ id, name, side, type, reserve }, index) => {
      if (reserve === 'security') return []
      const { nation } = rules.unitTypes[type]
      return [{ id, name, side, nation, adjective: rules.nations[nation].adjective, place: origins.units[index] }]
    }),
    typeField: 'type',
    ...leadersOf(scenario, origins),
  }
}

/** Sides of which each has a headquarters: the first one leads. */
const leadersOf = (
  { headquarters, rules }: OperationalScenario,
  origins: OperationalOrigins,
): Pick<Chart, 'leaders'> => {
  const leaders = sides.flatMap((side) => {
    const first = headquarters.findIndex((one) => one.side === side)
    if (first < 0) return []
    const { nation } = rules.headquarters.profiles[headquarters[first].profile]
    return [{ nation, place: below(origins.headquarters[first], 'profile') }]
  })
  return leaders.length < sides.length ? {} : { leaders }
}
