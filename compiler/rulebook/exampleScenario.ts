/** The scenario of a worked example: complete, though its author wrote only what matters. */
import type { Side } from '../../engine/game.ts'
import { type Hex, makeHexName } from '../../engine/hex.ts'
import type { OperationalRules } from '../../engine/systems/operational/rules.ts'
import type {
  Objective,
  OperationalMap,
  OperationalScenario,
  OperationalSide,
  OperationalUnit,
} from '../../engine/systems/operational/scenario.ts'
import { nobody } from '../../engine/systems/operational/types.ts'
import type { CompiledSystem } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { readHex } from '../resolve/hexes.ts'
import { resolveMap } from '../resolve/map.ts'
import type { Tables } from '../resolve/tables.ts'
import type { ExampleBlock, ExampleUnit } from '../schemas/types.generated.ts'

/** Turns that an example goes on after its own, unless it says otherwise. */
const turnsLeft = 10

/** Makes the scenario; undefined when something in it is wrong, which is reported. `place` is the example's root. */
export const makeExampleScenario = (
  example: ExampleBlock,
  system: CompiledSystem,
  place: Place,
  outer: Report,
): OperationalScenario | undefined => {
  let isSound = true
  const report = renaming(outer, () => {
    isSound = false
  })
  const scenario = makeScenario(example, system, place, report)
  return isSound ? scenario : undefined
}

const makeScenario = (
  example: ExampleBlock,
  system: CompiledSystem,
  place: Place,
  report: Report,
): OperationalScenario => {
  const { rules } = system
  const map = readMap(example, rules, place, report)
  const hexAt = (name: string | number, ...path: readonly (string | number)[]): Hex =>
    readHex(map, name, below(place, ...path), report) ?? 0
  const units = example.units.map((unit, index) => readUnit(unit, example, rules, index, hexAt, place, report))
  checkStacking(map, units, place, report)
  const objectives = (example.objectives ?? []).map(
    ({ side, hex, name, by }, index): Objective => ({
      hex: hexAt(hex, 'objectives', index, 'hex'),
      name,
      side: sideOf(side),
      by,
    }),
  )
  const weather = example.weather ?? Object.keys(rules.weather)[0] ?? ''
  if (!Object.hasOwn(rules.weather, weather)) {
    const hint = hintForUnknown(weather, Object.keys(rules.weather))
    report.error('weather-unknown', below(place, 'weather'), `No weather is called "${weather}".`, { hint })
  }
  const { turn = 1, turns = turn + turnsLeft } = example
  if (turns < turn)
    report.error(
      'value-range',
      below(place, 'turns'),
      `The game ends after turn ${turns}, before turn ${turn} of the example.`,
    )
  const usedTypes = new Set(units.map(({ type }) => type))
  const makeSide = (side: Side): OperationalSide => ({
    id: side === 0 ? 'first' : 'second',
    name: side === 0 ? 'First side' : 'Second side',
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
  })
  return {
    system: 'operational',
    id: 'example',
    title: example.title,
    summary: example.title,
    turns,
    date: '1943-01-01',
    daysPerTurn: 1,
    difficulty: example.difficulty ?? 'normal',
    weather: Array.from({ length: turns }, () => weather),
    map: example.owner === undefined ? { ...map, owner: ownersOf(map, units, rules) } : map,
    sides: [makeSide(0), makeSide(1)],
    units,
    objectives,
    rules: {
      ...rules,
      unitTypes: Object.fromEntries(Object.entries(rules.unitTypes).filter(([id]) => usedTypes.has(id))),
    },
  }
}

/** Colours of the sides on example boards: amber and blue, apart for every eye. */
const sideColours = [
  { light: '#a4552c', dark: '#d98a5c' },
  { light: '#3f6480', dark: '#7fa8c4' },
] as const

export const sideOf = (side: 1 | 2): Side => (side === 1 ? 0 : 1)

/** What the reader of maps must know of the rules. */
const tablesOf = (rules: OperationalRules): Tables => ({
  rules,
  terrainBySign: new Map(Object.entries(rules.terrain).map(([id, { sign }]) => [sign, id])),
  isTerrainComplete: true,
  knownTerrain: Object.keys(rules.terrain),
  knownWeather: Object.keys(rules.weather),
  knownWays: Object.keys(rules.ways),
  knownHexsides: Object.keys(rules.hexsides),
  knownUnitTypes: Object.keys(rules.unitTypes),
  unitTypes: rules.unitTypes,
  nations: rules.nations,
})

const readMap = (example: ExampleBlock, rules: OperationalRules, place: Place, report: Report): OperationalMap => {
  const { map: terrain, ways, barriers, bridges, forts, names } = example
  const owner = example.owner ?? terrain.replace(/\S+/gu, '1')
  const layers = { terrain, owner, ways, barriers, bridges, forts, names }
  return resolveMap(layers, tablesOf(rules), place, report).map
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

/** Passes findings on, and tells of errors. An example calls `map` what a map calls `terrain`. */
const renaming = (report: Report, onError: () => void): Report => {
  const renamed = (place: Place): Place =>
    place.path[0] === 'terrain' ? { ...place, path: ['map', ...place.path.slice(1)] } : place
  return {
    diagnostics: report.diagnostics,
    error(code, place, message, extra) {
      onError()
      report.error(code, renamed(place), message, extra)
    },
    warning: (code, place, message, extra) => report.warning(code, renamed(place), message, extra),
    hasErrors: (prefix) => report.hasErrors(prefix),
  }
}

const readUnit = (
  unit: ExampleUnit,
  example: ExampleBlock,
  rules: OperationalRules,
  index: number,
  hexAt: (name: string | number, ...path: readonly (string | number)[]) => Hex,
  place: Place,
  report: Report,
): OperationalUnit => {
  const at = below(place, 'units', index)
  const type = Object.hasOwn(rules.unitTypes, unit.type) ? rules.unitTypes[unit.type] : undefined
  if (type === undefined) {
    const hint = hintForUnknown(unit.type, Object.keys(rules.unitTypes))
    report.error('unit-type-unknown', below(at, 'type'), `No unit type is called "${unit.type}".`, { hint })
  }
  if (example.units.findIndex(({ id }) => id === unit.id) !== index) {
    report.error('id-duplicate', below(at, 'id'), `Two units of the example are called "${unit.id}".`)
  }
  if ((unit.hex === undefined) === (unit.arrives === undefined)) {
    report.error('example-invalid', at, `The unit "${unit.id}" must have either "hex" or "arrives".`)
  }
  const most = type?.maxSteps ?? rules.nations[type?.nation ?? '']?.maxSteps ?? 1
  const steps = unit.steps ?? most
  if (type !== undefined && steps > most) {
    report.error(
      'value-range',
      below(at, 'steps'),
      `"${unit.id}" has ${steps} steps; a ${type.name} has at most ${most}.`,
    )
  }
  const suppressed = unit.suppressed ?? 0
  if (suppressed > steps)
    report.error('value-range', below(at, 'suppressed'), `"${unit.id}" has more suppressed steps than steps.`)
  return {
    id: unit.id,
    name: unit.name ?? type?.name ?? unit.type,
    type: unit.type,
    side: sideOf(unit.side),
    ...(unit.hex !== undefined && { hex: hexAt(unit.hex, 'units', index, 'hex') }),
    steps,
    suppressed,
    experience: unit.experience ?? 100,
    entrenchment: unit.entrenchment ?? 0,
    unsupplied: unit.unsupplied ?? 0,
    ...(unit.arrives && {
      arrives: {
        turn: unit.arrives.turn,
        hexes: unit.arrives.hexes.map((hex, number) => hexAt(hex, 'units', index, 'arrives', 'hexes', number)),
      },
    }),
  }
}

const checkStacking = (map: OperationalMap, units: readonly OperationalUnit[], place: Place, report: Report): void => {
  const taken = new Map<Hex, string>()
  for (const [index, { id, hex }] of units.entries()) {
    if (hex === undefined || hex === 0) continue
    const other = taken.get(hex)
    if (other !== undefined) {
      report.error(
        'example-invalid',
        below(place, 'units', index, 'hex'),
        `"${id}" and "${other}" stand in the same hex ${makeHexName(map, hex)}.`,
      )
    }
    taken.set(hex, id)
  }
}
