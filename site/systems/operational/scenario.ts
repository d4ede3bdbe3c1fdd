/** The parts of a scenario's page that only operational battles have. */
import type { ScenarioBundle } from '../../../compiler/systems/operational/bundle.ts'
import { listWords } from '../../../engine/words.ts'
import { pageTable, sideBySide } from '../../components/scenarioParts.ts'
import { compact } from '../../data/format.ts'
import { part, type Words } from '../../data/part.ts'
import type { ScenarioPlugins } from '../sitePlugin.ts'
import Calendar from './components/Calendar.astro'
import MeansList from './components/MeansList.astro'
import OrderOfBattle from './components/OrderOfBattle.astro'
import { calendarOf, forcesOf, objectiveRows, supplyRows } from './data/battle.ts'
import { bonusRows, meansOfSides } from './data/command.ts'

export const operationalScenarios: ScenarioPlugins<ScenarioBundle> = (bundle) => {
  const { card, scenario } = bundle
  const { daysPerTurn, fog, sides } = scenario
  const levels = bundle.difficulties.map(({ name }) => name.toLowerCase())
  const own = bundle.difficulties.find(({ id }) => id === scenario.difficulty)?.name.toLowerCase()
  const preparing = sides.filter(({ prepares }) => prepares).map(({ name }) => name)
  const bonuses = bonusRows(scenario)
  return {
    chips: [
      { value: String(card.turns), text: `turns of ${daysPerTurn === 1 ? 'a day' : `${daysPerTurn} days`}` },
      { value: String(card.units), text: 'units' },
      { value: `${card.width} × ${card.height}`, text: 'hexes' },
    ],
    conditions: {
      picture: part(Calendar, { turns: calendarOf(scenario) }),
      lines: compact<Words>([
        [fog ? 'Fog of war: what is far behind the front is hidden.' : 'No fog: both sides see everything.'],
        own !== undefined && [`Its difficulty is ${own}; a new game can choose among ${listWords(levels)}.`],
        preparing.length > 0 && [
          `Before turn 1 ${listWords(preparing)} ${preparing.length === 1 ? 'prepares' : 'prepare'} the battle.`,
        ],
      ]),
    },
    reading: {
      units: 'Units',
      terrain: 'Terrain',
      combat: 'Combat tables',
      orders: 'Orders',
      specialists: 'Specialists',
    },
    sections: [
      {
        id: 'order-of-battle',
        title: 'Order of battle',
        parts: [sideBySide(forcesOf(scenario).map((force) => part(OrderOfBattle, { force, bundle })))],
      },
      {
        id: 'means',
        label: 'Means',
        title: 'Means from beyond the map',
        parts: [sideBySide(meansOfSides(scenario).map((means) => part(MeansList, { of: means })))],
      },
      {
        id: 'objectives',
        label: 'Objectives',
        title: 'Objectives and supply',
        parts: [
          sideBySide(
            [
              pageTable({
                label: 'Objectives',
                columns: ['Objective', 'Hex', 'For', { number: 'By turn' }, { number: 'Prestige' }],
                rows: objectiveRows(scenario),
              }),
              pageTable({
                label: 'Supply',
                caption: 'Supply sources and hubs',
                columns: ['Supply', 'Hex', 'Side', { number: 'Worth' }],
                rows: supplyRows(scenario),
              }),
            ],
            true,
          ),
          bonuses.length > 0 &&
            pageTable({
              label: 'Bonus objectives',
              caption: 'Bonus objectives: they do not decide the battle, and they help to win it',
              isCaptioned: true,
              columns: ['Bonus', 'For', 'To do', { number: 'By turn' }, 'Brings'],
              rows: bonuses,
            }),
        ],
      },
    ],
  }
}
