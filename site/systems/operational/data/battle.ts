/** What a scenario's page tells of the forces, the aims and the conditions, computed from the resolved scenario. */

import type { Side } from '../../../../engine/game.ts'
import { type Grid, makeHexName } from '../../../../engine/hex.ts'
import type { ExperienceLevel, UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { groupBy } from '../../../data/group.ts'
import { dayOfTurn } from '../../../data/words.ts'
import { type HeadquartersLine, headquartersLineOf } from './command.ts'
import { specialistSigns } from './names.ts'

/** A unit in the order of battle. */
export interface UnitLine {
  readonly id: string
  readonly name: string
  readonly typeId: string
  readonly type: UnitTypeRules
  /** Printed name of its hex, or of the hexes where it may enter. */
  readonly place: string
  readonly steps: number
  readonly suppressed: number
  readonly level: ExperienceLevel
  readonly experience: number
  readonly entrenchment: 0 | 1 | 2
  readonly unsupplied: boolean
  /** Its headquarters, where its side has several. */
  readonly under: string
  /** How it comes, where that is not over land: in words. */
  readonly comesBy: string
  readonly specialists: readonly { readonly id: string; readonly name: string; readonly sign: string }[]
  /** Whether it has supplies of its own for a turn. operational.F27 */
  readonly dump: boolean
}

export interface Formation {
  /** Empty for units under no higher formation. */
  readonly name: string
  readonly units: readonly UnitLine[]
}

/** A headquarters with its units that stand on the map; units under none have no headquarters. operational.A4 */
export interface Command {
  readonly headquarters: HeadquartersLine | undefined
  readonly formations: readonly Formation[]
}

export interface Arrival {
  readonly turn: number
  readonly day: string
  readonly units: readonly UnitLine[]
}

export interface Force {
  readonly side: Side
  readonly name: string
  readonly colour: { readonly light: string; readonly dark: string }
  /** The aim in words. */
  readonly aim: string
  readonly commands: readonly Command[]
  readonly arrivals: readonly Arrival[]
  /** Units that only a card brings. operational.H14 */
  readonly held: readonly UnitLine[]
  readonly units: number
  readonly steps: number
}

const gridOf = (scenario: OperationalScenario): Grid => scenario.map

/** The experience level of a unit. operational.B11 */
export const levelOf = (levels: readonly ExperienceLevel[], experience: number): ExperienceLevel => {
  const level = levels.findLast((candidate) => experience >= candidate.from)
  if (!level) throw new Error(`no experience level holds ${experience}`)
  return level
}

const placeOf = (grid: Grid, unit: OperationalUnit): string =>
  unit.hex === undefined
    ? (unit.arrives?.hexes ?? []).map((hex) => makeHexName(grid, hex)).join(', ')
    : makeHexName(grid, unit.hex)

const isOneOfSeveral = ({ headquarters }: OperationalScenario, side: Side): boolean =>
  headquarters.filter((one) => one.side === side).length > 1

const lineOf = (scenario: OperationalScenario, unit: OperationalUnit): UnitLine => {
  const type = scenario.rules.unitTypes[unit.type]
  if (!type) throw new Error(`${scenario.id}: ${unit.id} has no type ${unit.type}`)
  return {
    id: unit.id,
    name: unit.name,
    typeId: unit.type,
    type,
    place: placeOf(gridOf(scenario), unit),
    steps: unit.steps,
    suppressed: unit.suppressed,
    level: levelOf(scenario.rules.experience.levels, unit.experience),
    experience: unit.experience,
    entrenchment: unit.entrenchment,
    unsupplied: unit.unsupplied > 0,
    under: isOneOfSeveral(scenario, unit.side) ? (scenario.headquarters[unit.headquarters ?? -1]?.name ?? '') : '',
    comesBy: unit.arrives ? means[unit.arrives.by] : '',
    specialists: unit.specialists.map((id) => {
      const rules = scenario.rules.specialists[id]
      return { id, name: rules?.name ?? id, sign: rules ? specialistSigns[rules.symbol] : id }
    }),
    dump: unit.dump,
  }
}

const means = { land: '', sea: 'by boat', air: 'by air' } as const

const formationsOf = (scenario: OperationalScenario, units: readonly OperationalUnit[]): readonly Formation[] =>
  [...groupBy(units, (unit) => unit.formation ?? '')].map(([name, members]) => ({
    name,
    units: members.map((unit) => lineOf(scenario, unit)),
  }))

const aimOf = (scenario: OperationalScenario, side: Side): string => {
  const own = scenario.objectives.filter((objective) => objective.side === side)
  const names = [...new Set(own.map((objective) => objective.name))]
  if (scenario.sides[side].victory === 'deny') return 'Wins when the enemy does not hold all that it must at the end.'
  const goal = names.length === 1 ? names[0] : `all ${names.length} objectives`
  return `Wins by holding ${goal} at the end of turn ${scenario.turns}.`
}

const commandsOf = (
  scenario: OperationalScenario,
  side: Side,
  standing: readonly OperationalUnit[],
): readonly Command[] => {
  const staffs = scenario.headquarters.flatMap((headquarters, number) =>
    headquarters.side === side
      ? [
          {
            headquarters: headquartersLineOf(scenario, number),
            formations: formationsOf(
              scenario,
              standing.filter((unit) => unit.headquarters === number),
            ),
          },
        ]
      : [],
  )
  const free = standing.filter((unit) => unit.headquarters === undefined)
  return free.length === 0 ? staffs : [...staffs, { headquarters: undefined, formations: formationsOf(scenario, free) }]
}

const forceOf = (scenario: OperationalScenario, side: Side): Force => {
  // Places for units that may be formed later are told of with their headquarters.
  const units = scenario.units.filter((unit) => unit.side === side && unit.reserve !== 'security')
  const standing = units.filter((unit) => unit.hex !== undefined)
  const coming = units.filter((unit) => unit.arrives !== undefined && unit.hex === undefined)
  const { name, colour } = scenario.sides[side]
  return {
    side,
    name,
    colour,
    aim: aimOf(scenario, side),
    commands: commandsOf(scenario, side, standing),
    arrivals: [...groupBy(coming, (unit) => unit.arrives?.turn ?? 1)]
      .sort(([a], [b]) => a - b)
      .map(([turn, members]) => ({
        turn,
        day: dayOfTurn(scenario.date, scenario.daysPerTurn, turn),
        units: members.map((unit) => lineOf(scenario, unit)),
      })),
    held: units.filter((unit) => unit.reserve === 'card').map((unit) => lineOf(scenario, unit)),
    units: units.length,
    steps: units.reduce((sum, unit) => sum + unit.steps, 0),
  }
}

export const forcesOf = (scenario: OperationalScenario): readonly [Force, Force] => [
  forceOf(scenario, 0),
  forceOf(scenario, 1),
]

export interface ObjectiveLine {
  readonly name: string
  readonly place: string
  readonly side: Side
  readonly sideName: string
  readonly by: number
  readonly byDay: string
  /** Prestige on time, one turn late, later. operational.H1 */
  readonly prestige: readonly [number, number, number]
}

export const objectivesOf = (scenario: OperationalScenario): readonly ObjectiveLine[] =>
  scenario.objectives.map((objective) => ({
    name: objective.name,
    place: makeHexName(gridOf(scenario), objective.hex),
    side: objective.side,
    sideName: scenario.sides[objective.side].name,
    by: objective.by,
    byDay: dayOfTurn(scenario.date, scenario.daysPerTurn, objective.by),
    prestige: scenario.rules.victory.prestige,
  }))

/** The weather of each turn, for a calendar. */
export interface TurnWeather {
  readonly turn: number
  readonly day: string
  readonly id: string
  readonly name: string
  readonly look: 'dry' | 'mud' | 'snow'
}

export const calendarOf = (scenario: OperationalScenario): readonly TurnWeather[] =>
  scenario.weather.map((id, index) => ({
    turn: index + 1,
    day: dayOfTurn(scenario.date, scenario.daysPerTurn, index + 1),
    id,
    name: scenario.rules.weather[id]?.name ?? id,
    look: scenario.rules.weather[id]?.look ?? 'dry',
  }))

export interface SupplyLine {
  readonly side: Side
  readonly sideName: string
  readonly what: string
  readonly place: string
  readonly value: string
}

const sourceNames = { rail: 'Railhead', port: 'Port', truck: 'Lorry column', ship: 'Ships', air: 'Airfield' } as const

/** Sources and hubs of both sides. operational.E1, E4 */
export const supplyOf = (scenario: OperationalScenario): readonly SupplyLine[] =>
  scenario.sides.flatMap((side, index) => {
    const common = { side: index as Side, sideName: side.name }
    return [
      ...side.sources.map((source) => ({
        ...common,
        what: sourceNames[source.kind],
        place: makeHexName(gridOf(scenario), source.hex),
        value: `${source.value} %`,
      })),
      ...side.hubs.map((hub) => ({
        ...common,
        what: 'Hub',
        place: makeHexName(gridOf(scenario), hub.hex),
        value: hub.trucks === 1 ? '1 truck' : `${hub.trucks} trucks`,
      })),
    ]
  })
