/** The parts of a scenario's page that only New system has. */
import type { ScenarioBundle } from '../../../compiler/systems/new-system/bundle.ts'
import { drawCounter } from '../../../compiler/systems/new-system/cartography/picture.ts'
import { placeName } from '../../../engine/systems/new-system/fields.ts'
import type { NewSystemScenario } from '../../../engine/systems/new-system/scenario.ts'
import { victoryLines } from '../../../engine/systems/new-system/victory.ts'
import { type Side, sides } from '../../../engine/twoSides.ts'
import RowHead from '../../components/RowHead.astro'
import { pageTable, sideBySide } from '../../components/scenarioParts.ts'
import { referenceAddress } from '../../data/addresses.ts'
import { type Part, part } from '../../data/part.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'

const forceTable = (scenario: NewSystemScenario, side: Side): Part =>
  pageTable({
    label: `Units: ${scenario.sides[side].name}`,
    isCaptioned: true,
    columns: ['Unit', { number: 'Steps' }, { number: 'Movement' }, 'Place'],
    rows: scenario.units
      .filter((unit) => unit.side === side)
      .map(({ name, type, hex }) => {
        const rules = scenario.rules.unitTypes[type]
        return {
          name: part(RowHead, {
            drawing: drawCounter(rules, side, rules.steps),
            name,
            href: `${referenceAddress(scenario.system, 'units')}#${type}`,
            note: rules.name,
          }),
          cells: [rules.steps, rules.movement, placeName(scenario, hex)],
        }
      }),
  })

export const newSystemScenarios: ScenarioPlugins<ScenarioBundle> = ({ card, scenario }) => ({
  chips: [
    { value: String(card.turns), text: 'turns' },
    { value: String(card.units), text: 'units' },
    { value: `${card.width} × ${card.height}`, text: 'hexes' },
  ],
  conditions: {
    lines: victoryLines(scenario).map((line) => [line]),
  },
  reading: { units: 'Units', terrain: 'Terrain', combat: 'Attacks' },
  sections: [{ id: 'forces', title: 'Forces', parts: [sideBySide(sides.map((side) => forceTable(scenario, side)))] }],
})
