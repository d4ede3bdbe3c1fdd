/** The map and the units of an echelon scenario, for the lint rules of all systems. */
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { below } from '../../../diagnostics/diagnostic.ts'
import type { Chart } from '../../../lint/chart.ts'
import type { EchelonOrigins } from '../resolve/scenario.ts'

/** True if a hex is open sea. */
export const isSeaAt = ({ map, rules }: Pick<EchelonScenario, 'map' | 'rules'>, hex: number): boolean =>
  rules.terrain[map.terrainIds[map.terrain[hex]]]?.isSea === true

const wayNames = { road: 'road', track: 'track', rail: 'railway' } as const

export const makeChart = ({
  scenario,
  origins,
}: Pick<CompiledScenario<EchelonScenario, EchelonOrigins>, 'scenario' | 'origins'>): Chart => {
  const { map, objectives, units, rules } = scenario
  return {
    grid: map,
    isOn: (hex) => map.terrain[hex] !== 0,
    ways: map.ways.map(({ kind, hexes }, index) => ({
      title: wayNames[kind],
      kind,
      hexes,
      place: origins.ways[index],
    })),
    names: [
      ...map.features.flatMap(({ name, hex }, index) =>
        name === undefined ? [] : [{ name, spaces: [hex], place: origins.features[index] }],
      ),
      ...map.names.map(({ text, hex }, index) => ({ name: text, spaces: [hex], place: origins.names[index] })),
    ],
    goals: objectives.map(({ name, hex }, index) => ({ name, spaces: [hex], place: origins.objectives[index] })),
    units: units.map(({ id, name, side, nation }, index) => {
      const { adjective } = rules.nations[nation]
      return { id, name, side, nation, adjective, place: origins.units[index] }
    }),
    typeField: 'design',
    leaders: scenario.sides.map(({ nations: [nation] }, side) => ({
      nation,
      place: below(origins.sides[side], 'nations', 0),
    })),
  }
}
