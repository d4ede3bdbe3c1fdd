/** The scenario of a worked example: complete, though its author wrote only what matters. */
import type { Hex } from '../../../../engine/hex.ts'
import { parseDate, weekOf } from '../../../../engine/systems/echelon/date.ts'
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario, EchelonSide, EchelonUnit } from '../../../../engine/systems/echelon/scenario.ts'
import type { DesignEntry } from '../../../../engine/systems/echelon/tables.generated.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { listed } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { sideOf } from '../../../rulebook/examples/read.ts'
import {
  makeExampleReport,
  named,
  nameOfSide,
  sideColours,
  sideIds,
  turnsLeft,
} from '../../../rulebook/examples/scenario.ts'
import { resolveMap } from '../resolve/map.ts'
import { designsOf } from '../resolve/rules.ts'
import { onlyPlaying, readObjectives } from '../resolve/scenario.ts'
import { readCommands, readSurrenders, readUnit } from '../resolve/sides.ts'
import { tablesOf } from '../resolve/tables.ts'
import type { ExampleBlock, ExampleUnit } from '../schemas/types.generated.ts'

/** The system with its tables. */
export type EchelonSystem = CompiledSystem<EchelonRules>

const usualNations = ['german', 'soviet'] as const
const usualZone = 'temperate'
/** July 1942. */
const usualWeek = weekOf(1942, 7, 1)

/** Makes the scenario; undefined when something in it is wrong, which is reported. */
export const makeExampleScenario = (
  example: ExampleBlock,
  system: EchelonSystem,
  place: Place,
  outer: Report,
): EchelonScenario | undefined => {
  const { report, isSound } = makeExampleReport(outer)
  const rules = withPrinted(system.rules, example)
  const tables = tablesOf(rules)
  const { map: terrain, owner, zone = usualZone, turn = 1, turns = turn + turnsLeft } = example
  const authored = { ...example, terrain, owner, zone, names: [] }
  const { map, owned, readers } = resolveMap(authored, sideIds, tables, place, report)
  const hexes = [...map.terrain.keys()].filter((hex) => map.terrain[hex] !== 0)
  const sideOfExample = (side: Side): EchelonSide => makeSide(example, side, rules, readers, hexes, place)
  const sides = [sideOfExample(0), sideOfExample(1)] as const
  const units = example.units.map((unit, index): EchelonUnit => {
    const side = sideOf(unit.side)
    const at = below(place, 'units', index)
    const { id, hex, turn: due, entry, leaves, reversed, eliminated, spare, carrier, depot, inReserve } = unit
    if (unit.type !== undefined) readers.id('unit-type', unit.type, at, 'type')
    const design = unit.design ?? printedId(unit)
    const written = {
      id,
      design,
      hex,
      turn: due,
      entry,
      leaves,
      reversed,
      eliminated,
      spare,
      carrier,
      depot,
      inReserve,
    }
    const name = unit.name ?? (Object.hasOwn(rules.designs, design) ? rules.designs[design].name : id)
    return readUnit({ ...written, name, nation: unit.nation }, side, sides[side].entry, readers, tables, at)
  })
  const objectives = readObjectives(example.objectives ?? [], readers, below(place, 'objectives')).values
  const supplies = listed(
    example.supplies,
    below(place, 'supplies'),
    ({ at, side, supply = 0, special = 0 }, where) => {
      const hex = readers.space(at, where, 'at')
      return hex === undefined ? undefined : { hex, side: sideOf(side), points: supply, special }
    },
  ).values
  if (!isSound()) return undefined
  const standing = (side: Side): number[] =>
    units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : []))
  return {
    system: 'echelon',
    ...named(example),
    turns,
    date: '1942-07-01',
    week: example.date === undefined ? usualWeek : (parseDate(example.date) ?? usualWeek),
    tie: null,
    map,
    sides,
    units,
    owned: owner === undefined ? [standing(0), standing(1)] : owned,
    supplies,
    objectives,
    margin: rules.victory.marginal,
    invaded: example.invaded === undefined ? null : sideOf(example.invaded),
    rules: onlyPlaying(rules, units),
  }
}

const makeSide = (
  example: ExampleBlock,
  side: Side,
  { nations }: EchelonRules,
  readers: Readers,
  hexes: readonly Hex[],
  place: Place,
): EchelonSide => {
  const at = below(place, 'means', side)
  const means = example.means?.[side] ?? {}
  const nation = nationOf(example, side)
  readers.id('nation', nation, below(place, 'nations', side))
  const nothing = { supply: 0, special: 0, infantry: 0, armour: 0 }
  return {
    id: sideIds[side],
    name: nameOfSide(nations, (one) => nationOf(example, one), side),
    colour: sideColours[side],
    nations: [nation],
    home: means.home ?? [],
    start: { ...nothing, infantry: means.infantry ?? 0, armour: means.armour ?? 0 },
    income: { ...nothing, ...means.income },
    entry: means.entry === undefined ? 0 : (readers.space(means.entry, at, 'entry') ?? 0),
    // Where nothing is said of it, every own hex leads home.
    sources: means.sources === undefined ? hexes : readers.spaces(means.sources, at, 'sources'),
    smp: means.smp ?? 0,
    commands: readCommands(means.commands, readers, below(at, 'commands')),
    lift: { rail: 0, naval: 0, air: 0, gliders: 0, ...means.lift },
    airPoints: means.airPoints ?? 0,
    navalPoints: means.navalPoints ?? 0,
    seaZones: means.seaZones ?? false,
    ...(means.destroysPorts && { destroysPorts: true }),
    surrenders: readSurrenders(means.surrenders, readers, below(at, 'surrenders')),
    withoutHeadquarters: !means.withHeadquarters,
  }
}

const nationOf = ({ nations }: ExampleBlock, side: Side): string => nations?.[side] ?? usualNations[side]

const printedId = ({ id }: ExampleUnit): string => `printed-${id}`

/** The rules with a design for every unit that says what is printed on it. */
const withPrinted = (rules: EchelonRules, example: ExampleBlock): EchelonRules => {
  const printed = example.units.flatMap((unit): [string, DesignEntry][] => {
    if (unit.design !== undefined) return []
    const { type = 'infantry', attack = 0, reverse, aa, abilities, motorised, heavyEffects, carriesRe } = unit
    const name = Object.hasOwn(rules.unitTypes, type) ? rules.unitTypes[type].name : type
    const nation = unit.nation ?? nationOf(example, sideOf(unit.side))
    const { size = 'regiment', defence = attack, move = usualMove } = unit
    const said = { ...(reverse && { reverse }), ...(aa && { aa }), ...(abilities && { abilities }) }
    const flags = {
      ...(motorised && { motorised }),
      ...(heavyEffects && { heavyEffects }),
      ...(carriesRe && { carriesRe }),
    }
    return [[printedId(unit), { name, type, nation, size, attack, defence, move, ...said, ...flags }]]
  })
  return { ...rules, designs: { ...rules.designs, ...designsOf(Object.fromEntries(printed), rules.sizes) } }
}

/** Movement points of a unit of which nothing is said. */
const usualMove = 6
