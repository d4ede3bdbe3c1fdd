/** The board and the units of a battle led by cards, for the lint rules of all systems. */
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CompiledScenario } from '../../../content.ts'
import { below } from '../../../diagnostics/diagnostic.ts'
import type { Chart } from '../../../lint/chart.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'

export const makeChart = ({
  scenario,
  origins,
}: Pick<CompiledScenario<CommandCardsScenario, CommandCardsOrigins>, 'scenario' | 'origins'>): Chart => {
  const { map, medals, units, rules } = scenario
  return {
    grid: map,
    isOn: (hex) => map.terrain[hex] !== 0,
    ways: map.ways.map(({ kind, hexes }, index) => ({
      title: rules.ways[kind].name.toLowerCase(),
      kind,
      hexes,
      place: origins.ways[index],
    })),
    names: map.names.map(({ text, hex }, index) => ({ name: text, spaces: [hex], place: origins.names[index] })),
    goals: medals.map(({ name, hexes }, index) => ({ name, spaces: hexes, place: origins.medals[index] })),
    units: units.map(({ id, name, side, nation }, index) => {
      const { adjective } = rules.nations[nation]
      return { id, name, side, nation, adjective, place: origins.units[index] }
    }),
    typeField: 'type',
    leaders: scenario.sides.map(({ nation }, side) => ({ nation, place: below(origins.sides[side], 'nation') })),
  }
}
