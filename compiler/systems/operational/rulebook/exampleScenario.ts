/** The scenario of a worked example: complete, though its author wrote only what matters. */

import type { Hex } from '../../../../engine/hex.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type {
  Asset,
  HeldCard,
  Objective,
  OperationalMap,
  OperationalScenario,
  OperationalSide,
  OperationalUnit,
} from '../../../../engine/systems/operational/scenario.ts'
import { nobody } from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
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
import { readBonus } from '../resolve/bonuses.ts'
import { readPool } from '../resolve/headquarters.ts'
import { type MapReaders, type ResolvedMap, resolveMap } from '../resolve/map.ts'
import { findUnit, type Roster } from '../resolve/roster.ts'
import { type SystemTables, tablesOf } from '../resolve/tables.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
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
  const hexAt = (name: string | number, ...path: readonly (string | number)[]): Hex =>
    readers.hex(name, below(place, ...path)) ?? 0
  const { units, headquarters } = readForces(example, map, rules, readers, tables, place)
  const roster: Roster = { units, isWhole: [true, true] }
  const objectives = (example.objectives ?? []).map(
    ({ side, hex, name, by }, index): Objective => ({
      hex: hexAt(hex, 'objectives', index, 'hex'),
      name,
      side: sideOf(side),
      by,
    }),
  )
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
  const makeSide = (side: Side): OperationalSide => ({
    id: side === 0 ? 'first' : 'second',
    name: sideNames[side],
    colour: sideColours[side],
    victory:
      example.victory?.[side] ?? (objectives.some((objective) => objective.side === side) ? 'objectives' : 'deny'),
    sources: (example.sources ?? []).flatMap((source, index) =>
      sideOf(source.side) === side
        ? [{ kind: source.kind, hex: hexAt(source.hex, 'sources', index, 'hex'), value: source.value ?? 100 }]
        : [],
    ),
    hubs: (example.hubs ?? []).flatMap((hub, index) =>
      sideOf(hub.side) === side ? [{ hex: hexAt(hub.hex, 'hubs', index, 'hex'), trucks: hub.trucks }] : [],
    ),
    trucks: example.trucks?.[side] ?? 0,
    prestige: example.prestige?.[side] ?? 0,
    prepares: example.prepares?.[side] ?? turn === 0,
    assets: readAssets(example, side, readers, place),
    cards: readCards(example, side, roster, readers, place),
    store: (example.store ?? []).flatMap((item, index) =>
      sideOf(item.side) === side ? readPool([item], readers, tables, below(place, 'store', index)) : [],
    ),
  })
  return {
    system: 'operational',
    ...named(example),
    turns,
    ...dated,
    difficulty: example.difficulty ?? 'normal',
    weather: Array.from({ length: turns }, () => weather),
    map: example.owner === undefined ? { ...map, owner: ownersOf(map, units, rules) } : map,
    sides: [makeSide(0), makeSide(1)],
    units,
    objectives,
    bonuses,
    headquarters,
    fog: example.fog ?? false,
    rules: withUsedTypes(rules, units),
  }
}

const readAssets = ({ assets }: ExampleBlock, side: Side, readers: MapReaders, place: Place): readonly Asset[] =>
  (assets ?? []).flatMap(({ side: owner, asset, perTurn, uses }, index) => {
    if (sideOf(owner) !== side) return []
    const known = readers.id('asset', asset, below(place, 'assets', index, 'asset'))
    return [{ asset: known, perTurn, uses: uses ?? null }]
  })

const readCards = (
  { cards }: ExampleBlock,
  side: Side,
  roster: Roster,
  readers: MapReaders,
  place: Place,
): readonly HeldCard[] =>
  (cards ?? []).flatMap(({ side: owner, card, unit: called }, index) => {
    if (sideOf(owner) !== side) return []
    const at = below(place, 'cards', index)
    const known = readers.id('card', card, at, 'card')
    const unit = called === undefined ? undefined : findUnit(called, side, roster, below(at, 'unit'), readers.report)
    return [{ card: known, ...(unit !== undefined && { unit }) }]
  })

const readMap = (example: ExampleBlock, tables: SystemTables, place: Place, report: Report): ResolvedMap => {
  const { map: terrain, ways, barriers, bridges, damagedBridges, forts, names } = example
  const owner = example.owner ?? terrain.replace(/\S+/gu, '1')
  return resolveMap({ terrain, owner, ways, barriers, bridges, damagedBridges, forts, names }, tables, place, report)
}

/** Who holds what when the example does not say: the sea nobody, the second side where it stands, the first side the rest. */
const ownersOf = (
  map: OperationalMap,
  units: readonly OperationalUnit[],
  rules: OperationalRules,
): readonly number[] => {
  const isSea = map.terrainIds.map((id) => rules.terrain[id]?.water === true)
  const held = new Set(units.flatMap(({ hex, side }) => (side === 1 && hex !== undefined ? [hex] : [])))
  return map.owner.map((owner, hex) => (owner === nobody || isSea[map.terrain[hex]] ? nobody : held.has(hex) ? 1 : 0))
}
