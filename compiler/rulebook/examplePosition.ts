/** The position of a worked example: a small scenario of its own, opened, with every unit as it is written. */
import { rollingDice } from '../../engine/dice.ts'
import { otherSide, type Side, sides } from '../../engine/game.ts'
import type { Hex } from '../../engine/hex.ts'
import { makeHexName } from '../../engine/hex.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalRules } from '../../engine/systems/operational/rules.ts'
import type {
  Objective,
  OperationalMap,
  OperationalScenario,
  OperationalSide,
  OperationalUnit,
} from '../../engine/systems/operational/scenario.ts'
import { givePoints } from '../../engine/systems/operational/supply/check.ts'
import { actionPoint, enRoute, type OperationalState } from '../../engine/systems/operational/types.ts'
import type { CompiledSystem } from '../content.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { readHex } from '../resolve/hexes.ts'
import { resolveMap } from '../resolve/map.ts'
import type { Tables } from '../resolve/tables.ts'
import type { ExampleAction, ExampleBlock, ExampleUnit } from '../schemas/types.generated.ts'

export interface ExamplePosition {
  readonly game: OperationalGame
  readonly state: OperationalState
  /** Number of a unit by its id in the example. */
  readonly unitNumbers: ReadonlyMap<string, number>
}

/** Turns that an example goes on after its own, unless it says otherwise. */
const turnsLeft = 10

/** Opens the position of an example; undefined when it cannot be, which is reported. `place` is the example's root. */
export const openExample = (
  example: ExampleBlock,
  system: CompiledSystem,
  place: Place,
  report: Report,
): ExamplePosition | undefined => {
  const before = report.diagnostics.length
  const scenario = makeScenario(example, system, place, report)
  if (report.diagnostics.slice(before).some(({ severity }) => severity === 'error')) return undefined
  const unitNumbers = new Map(example.units.map(({ id }, number) => [id, number]))
  const game = operational.open(scenario)
  return { game, state: makeState(example, game, unitNumbers), unitNumbers }
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
  const turns = example.turns ?? (example.turn ?? 1) + turnsLeft
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
    map,
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

const sideOf = (side: 1 | 2): Side => (side === 1 ? 0 : 1)

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
  const { map } = resolveMap(layers, tablesOf(rules), place, asExample(report))
  if (example.owner !== undefined) return map
  const seas = map.terrainIds.map((id) => rules.terrain[id]?.look === 'sea')
  return { ...map, owner: map.owner.map((side, hex) => (seas[map.terrain[hex] ?? 0] ? 2 : side)) }
}

/** An example calls `map` what a map calls `terrain`. */
const asExample = (report: Report): Report => {
  const renamed = (place: Place): Place =>
    place.path[0] === 'terrain' ? { ...place, path: ['map', ...place.path.slice(1)] } : place
  return {
    get diagnostics() {
      return report.diagnostics
    },
    error: (code, place, message, extra) => report.error(code, renamed(place), message, extra),
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

const makeState = (
  example: ExampleBlock,
  game: OperationalGame,
  unitNumbers: ReadonlyMap<string, number>,
): OperationalState => {
  const { scenario } = game
  const state = game.setup(rollingDice(0))
  state.turn = example.turn ?? 1
  state.side = sideToMove(example, scenario, unitNumbers)
  // The opening supply check is undone: units are as they are written.
  for (const [unit, { hex, steps, suppressed, experience, entrenchment, unsupplied }] of scenario.units.entries()) {
    const authored = example.units[unit]
    state.hex[unit] = hex ?? enRoute
    state.active[unit] = steps - suppressed
    state.suppressed[unit] = suppressed
    state.experience[unit] = experience
    state.entrenchment[unit] = entrenchment
    state.unsupplied[unit] = unsupplied
    givePoints(game.table, state, unit)
    if (authored?.movementPoints !== undefined) state.movementPoints[unit] = authored.movementPoints
    if (authored?.actionPoint !== undefined) state.actionPoint[unit] = actionPoint[authored.actionPoint]
    state.retreated[unit] = authored?.retreated ? 1 : 0
    state.lossesThisTurn[unit] = authored?.lossesThisTurn ?? 0
  }
  state.killed = [0, 0]
  state.stragglers = [0, 0]
  state.ended = 0
  const destroyedForts = new Set((example.destroyedForts ?? []).map((name) => String(name).padStart(4, '0')))
  for (const [fort, hex] of scenario.map.forts.entries()) {
    if (destroyedForts.has(makeHexName(scenario.map, hex))) state.fortIntact[fort] = 0
  }
  return state
}

/** Whose turn it is: as written, or that of the unit that acts or is asked about first. */
const sideToMove = (
  example: ExampleBlock,
  scenario: OperationalScenario,
  unitNumbers: ReadonlyMap<string, number>,
): Side => {
  if (example.side !== undefined) return sideOf(example.side)
  const { explain, forecast, legal } = example
  const actor =
    explain?.odds?.attacker ??
    explain?.movement?.unit ??
    explain?.supply?.unit ??
    forecast?.attacker ??
    actorOf(legal) ??
    actorOf(example.do?.[0])
  const side = scenario.units[unitNumbers.get(actor ?? '') ?? -1]?.side
  if (side !== undefined) return side
  return explain?.supply?.side === undefined ? sides[0] : sideOf(explain.supply.side)
}

const actorOf = (action: ExampleAction | undefined): string | undefined =>
  action?.move?.unit ?? action?.attack?.unit ?? action?.enter?.unit

/** The number of a side as examples write it. */
export const makeSideNumber = (side: Side): 1 | 2 => (otherSide(side) === 1 ? 1 : 2)
