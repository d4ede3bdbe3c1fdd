/** The parts of a scenario's page that only echelon campaigns have. */
import { makeFraction } from '../../../compiler/rulebook/format.ts'
import type { ScenarioBundle } from '../../../compiler/systems/echelon/bundle.ts'
import { makeHexName } from '../../../engine/hex.ts'
import { dateWords } from '../../../engine/systems/echelon/date.ts'
import type { EchelonScenario } from '../../../engine/systems/echelon/scenario.ts'
import { type Side, sides } from '../../../engine/twoSides.ts'
import RowHead from '../../components/RowHead.astro'
import { pageTable, paragraph, sideBySide } from '../../components/scenarioParts.ts'
import { unitAddress } from '../../data/addresses.ts'
import { type Part, part } from '../../data/part.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import { designCounter, ratings } from './data/units.ts'

/** Units of a side: what is printed on them, and where or when they come. */
const forceTable = ({ rules, units, sides: all, map, system, week }: EchelonScenario, side: Side): Part =>
  pageTable({
    label: `Units: ${all[side].name}`,
    isCaptioned: true,
    columns: ['Unit', 'Nation', { number: 'Strength' }, 'Place'],
    rows: units
      .filter((unit) => unit.side === side)
      .map((unit) => {
        const design = rules.designs[unit.design]
        const dateOf = (turn: number): string => dateWords(week + turn - 1)
        const comes = unit.turn === undefined ? 'can be rebuilt' : `from ${dateOf(unit.turn)}`
        const place = unit.hex === undefined ? comes : makeHexName(map, unit.hex)
        return {
          name: part(RowHead, {
            drawing: designCounter(rules, design, unit.reversed, side),
            name: unit.name,
            href: unitAddress(system, design.type),
            note: rules.unitTypes[design.type].name,
          }),
          cells: [
            rules.nations[unit.nation].name,
            ratings(unit.reversed ? (design.reverse ?? design) : design),
            unit.leaves === undefined ? place : `${place}, leaves in ${dateOf(unit.leaves)}`,
          ],
        }
      }),
  })

export const echelonScenarios: ScenarioPlugins<ScenarioBundle> = ({ card, scenario }) => {
  const { sides: all, objectives, margin, week, turns, map } = scenario
  return {
    chips: [
      { value: String(card.turns), text: 'weeks' },
      { value: String(card.units), text: 'units' },
      { value: `${card.width} × ${card.height}`, text: 'hexes' },
    ],
    conditions: {
      lines: [
        [`From ${dateWords(week)} to ${dateWords(week + turns - 1)}.`],
        [`Whoever has ${margin.join(':')} of the other’s points at the end wins.`],
        ['Of the enemy each side sees the top of its stacks.'],
      ],
    },
    reading: { units: 'Unit charts', types: 'Unit types', terrain: 'Terrain', weather: 'Weather' },
    sections: [
      { id: 'forces', title: 'Forces', parts: [sideBySide(sides.map((side) => forceTable(scenario, side)))] },
      {
        id: 'places',
        title: 'Places',
        parts: [
          pageTable({
            label: 'Places that bring points',
            columns: ['Place', 'Hex', 'Each week', 'At the end'],
            rows: objectives.map(({ name, hex, perTurn, atEnd }) => ({
              name,
              cells: [makeHexName(map, hex), perTurn.join(' : '), atEnd.join(' : ')],
            })),
          }),
          paragraph(
            `Points are those of ${all.map(({ name }) => name).join(' and of ')}, in this order. A division that is lost brings the enemy ${makeFraction([scenario.rules.victory.perDivisionRe, 1])} for each RE.`,
          ),
        ],
      },
    ],
  }
}
