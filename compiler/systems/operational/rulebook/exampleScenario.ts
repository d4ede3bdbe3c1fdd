/** The scenario of a worked example: complete, though its author wrote only what matters. */

import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type {
  OperationalMap,
  OperationalScenario,
  OperationalUnit,
} from '../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../engine/systems/operational/types.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { both } from '../../../resolve/read.ts'
import { sideOf } from '../../../rulebook/examples/read.ts'
import {
  dated,
  makeExampleReport,
  named,
  sideColours,
  sideNames,
  turnsLeft,
  withUsedTypes,
} from '../../../rulebook/examples/scenario.ts'
import { pick } from '../../../schemas/salvage.ts'
import { readBonus } from '../resolve/bonuses.ts'
import { type ResolvedMap, resolveMap } from '../resolve/map.ts'
import type { Roster } from '../resolve/roster.ts'
import { readSide } from '../resolve/sides.ts'
import { type SystemTables, tablesOf } from '../resolve/tables.ts'
import type { ExampleBlock, SideEntry } from '../schemas/types.generated.ts'
import { readForces } from './exampleForces.ts'

/** The system with its tables. */
export type OperationalSystem = CompiledSystem<OperationalRules>

/** Makes the scenario; undefined when something in it is wrong, which is reported. `place` is the example's root. */
export const makeExampleScenario = (
  example: ExampleBlock,
  system: OperationalSystem,
  place: Place,
  outer: Report,
): OperationalScenario | undefined => {
  const { report, isSound } = makeExampleReport(outer)
  const scenario = makeScenario(example, system, place, report)
  return isSound() ? scenario : undefined
}

const makeScenario = (
  example: ExampleBlock,
  system: OperationalSystem,
  place: Place,
  report: Report,
): OperationalScenario => {
  const { rules } = system
  const tables = tablesOf(rules)
  const { map, readers } = readMap(example, tables, place, report)
  const { units, headquarters } = readForces(example, map, rules, readers, tables, place)
  const roster: Roster = { units, isWhole: [true, true] }
  const bonuses = (example.bonuses ?? []).flatMap(
    ({ side, bonus }, index) =>
      readBonus(bonus, sideOf(side), roster, readers, below(place, 'bonuses', index, 'bonus')) ?? [],
  )
  const weather = example.weather ?? Object.keys(rules.weather)[0] ?? ''
  readers.id('weather', weather, place, 'weather')
  const { turn = 1, turns = turn + turnsLeft } = example
  if (turns < turn)
    report.error(
      'value-range',
      below(place, 'turns'),
      `The game ends after turn ${turns}, before turn ${turn} of the example.`,
    )
  const own = sides.map((side) => readSide(sideEntryOf(example, side), side, roster, readers, tables, place))
  return {
    system: 'operational',
    ...named(example),
    turns,
    ...dated,
    difficulty: example.difficulty ?? 'normal',
    weather: Array.from({ length: turns }, () => weather),
    map: example.owner === undefined ? { ...map, owner: ownersOf(map, units, rules) } : map,
    sides: [own[0].side, own[1].side],
    units,
    objectives: both((side) => own[side].objectives).values,
    bonuses,
    headquarters,
    fog: example.fog ?? false,
    rules: withUsedTypes(rules, units),
  }
}

/** A side as the file of a scenario would have it: what an example lists of both sides says whose it is. */
const sideEntryOf = (example: ExampleBlock, side: Side): Omit<SideEntry, 'units'> => {
  const own = <T extends { readonly side: 1 | 2 }>(list: readonly T[] | undefined): readonly T[] =>
    pick(list, (one) => sideOf(one.side) === side)
  const objectives = own(example.objectives)
  return {
    id: side === 0 ? 'first' : 'second',
    name: sideNames[side],
    colour: sideColours[side],
    victory: example.victory?.[side] ?? (objectives.length > 0 ? 'objectives' : 'deny'),
    sources: own(example.sources),
    hubs: own(example.hubs),
    trucks: example.trucks?.[side],
    prestige: example.prestige?.[side],
    prepares: example.prepares?.[side] ?? example.turn === 0,
    assets: own(example.assets),
    cards: own(example.cards),
    store: own(example.store),
    objectives,
  }
}

const readMap = (example: ExampleBlock, tables: SystemTables, place: Place, report: Report): ResolvedMap => {
  const { map: terrain, ways, barriers, bridges, damagedBridges, forts, names } = example
  const owner = example.owner ?? terrain.replace(/\S+/gu, '1')
  return resolveMap({ terrain, owner, ways, barriers, bridges, damagedBridges, forts, names }, tables, place, report)
}

/** Returns the owners of hexes when the example names none: the sea nobody, the second side where it stands, the first side the rest. */
const ownersOf = (
  map: OperationalMap,
  units: readonly OperationalUnit[],
  rules: OperationalRules,
): readonly number[] => {
  const isSea = map.terrainIds.map((id) => rules.terrain[id]?.water === true)
  const held = new Set(units.flatMap(({ hex, side }) => (side === 1 && hex !== undefined ? [hex] : [])))
  return map.owner.map((owner, hex) => (owner === nobody || isSea[map.terrain[hex]] ? nobody : held.has(hex) ? 1 : 0))
}
