/** The parts of a scenario's page that only tactical battles have. */
import type { ScenarioBundle } from '../../../compiler/systems/tactical/bundle.ts'
import { makeHexName } from '../../../engine/hex.ts'
import type { TacticalScenario } from '../../../engine/systems/tactical/scenario.ts'
import { type Side, sides } from '../../../engine/twoSides.ts'
import { count } from '../../../engine/words.ts'
import RowHead from '../../components/RowHead.astro'
import { pageTable, sideBySide } from '../../components/scenarioParts.ts'
import { dayOf } from '../../data/format.ts'
import { type Part, part } from '../../data/part.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import { typeAddress, typeCounter } from './units.ts'

const forceTable = ({ rules, units, sides: all, map, system }: TacticalScenario, side: Side): Part =>
  pageTable({
    label: `Units: ${all[side].name}`,
    isCaptioned: true,
    columns: ['Unit', { number: 'Strength' }, 'Transport', 'Place'],
    rows: units
      .filter((unit) => unit.side === side)
      .map(({ name, type, strength, transport, hex, arrives }) => ({
        name: part(RowHead, {
          drawing: typeCounter(rules.unitTypes[type], strength, side),
          name,
          href: typeAddress(system, type, rules.unitTypes[type]),
          note: rules.unitTypes[type].name,
        }),
        cells: [
          strength,
          transport === undefined ? '' : rules.unitTypes[transport].name,
          hex > 0 ? makeHexName(map, hex) : `from turn ${arrives}`,
        ],
      })),
  })

export const tacticalScenarios: ScenarioPlugins<ScenarioBundle> = ({ card, scenario }) => {
  const { sides: all, objectives, needed, turns, date, map, house } = scenario
  const [attacker, defender] = all
  return {
    chips: [
      { value: String(card.turns - 1), text: 'turns' },
      { value: String(card.units), text: 'units' },
      { value: `${card.width} × ${card.height}`, text: 'hexes' },
    ],
    conditions: {
      lines: [
        [dayOf(date), '.'],
        [
          `${attacker.name} needs ${needed} of ${count(objectives.length, 'objective')} when turn ${turns - 1} is over.`,
        ],
        [`Otherwise ${defender.name} has held.`],
        ...(house.fog ? [['Each side sees only what its units see.'] as const] : []),
      ],
    },
    reading: { units: 'Units', compare: 'Comparison', terrain: 'Terrain', combat: 'Attacks' },
    sections: [
      { id: 'forces', title: 'Forces', parts: [sideBySide(sides.map((side) => forceTable(scenario, side)))] },
      {
        id: 'objectives',
        title: 'Objectives',
        parts: [
          pageTable({
            label: 'Objectives',
            columns: ['Place', 'Hex', 'Held at the start by'],
            rows: objectives.map(({ name, hex, side }) => ({ name, cells: [makeHexName(map, hex), all[side].name] })),
          }),
        ],
      },
    ],
  }
}
