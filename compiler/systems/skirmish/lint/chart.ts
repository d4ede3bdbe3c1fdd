/** The field and the units of a skirmish, for the lint rules of all systems. */
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../engine/twoSides.ts'
import type { CompiledScenario } from '../../../content.ts'
import { below } from '../../../diagnostics/diagnostic.ts'
import type { Chart } from '../../../lint/chart.ts'
import type { SkirmishOrigins } from '../resolve/scenario.ts'

export const makeChart = ({
  scenario,
  origins,
}: Pick<CompiledScenario<SkirmishScenario, SkirmishOrigins>, 'scenario' | 'origins'>): Chart => {
  const { map, units, aims, rules } = scenario
  const nameAt = (space: number): string | undefined => map.names.find((name) => name.space === space)?.text
  return {
    grid: map,
    isOn: () => true,
    ways: [],
    names: map.names.map(({ text, space }, index) => ({ name: text, spaces: [space], place: origins.names[index] })),
    // What is fought for has no name of its own: it is that of the place.
    goals: teams.flatMap((team) =>
      aims[team].objectives.flatMap((objective, index) =>
        (objective.is === 'hold' ? [objective.space] : objective.is === 'occupy' ? objective.spaces : []).flatMap(
          (space) => {
            const name = nameAt(space)
            return name === undefined ? [] : [{ name, spaces: [space], place: origins.objectives[team][index] }]
          },
        ),
      ),
    ),
    units: units.map(({ id, name, side, type }, index) => {
      const { nation } = rules.unitTypes[type]
      const { adjective } = rules.nations[nation]
      return { id, name, side, nation, adjective, place: origins.units[index] }
    }),
    typeField: 'type',
    // A pitched battle is a match: both may bring the same army.
    ...(scenario.battle !== 'pitched' && {
      leaders: scenario.sides.map(({ nation }, side) => ({ nation, place: below(origins.sides[side], 'nation') })),
    }),
  }
}
