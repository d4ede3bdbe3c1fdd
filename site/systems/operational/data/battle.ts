/** The forces, aims and conditions of a scenario, for its page. */

import { type Grid, type Hex, makeHexName } from '../../../../engine/hex.ts'
import {
  type ExperienceLevel,
  prestigeEarned,
  type UnitTypeRules,
} from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario, OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { counted, dayOfTurn } from '../../../data/format.ts'
import type { TableRow } from '../../../data/table.ts'
import { specialistSigns } from '../../../player/systems/operational/specialistSigns.ts'
import { headquartersLineOf } from './command.ts'

/** A unit in the order of battle. */
export interface UnitLine {
  readonly unit: OperationalUnit
  readonly type: UnitTypeRules
  /** Printed name of its hex, or of the hexes where it may enter. */
  readonly place: string
  readonly level: ExperienceLevel
  /** Its headquarters, where its side has several. */
  readonly under: string
  /** How it arrives, unless over land. */
  readonly comesBy: string
  readonly specialists: readonly { readonly id: string; readonly name: string; readonly sign: string }[]
}

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
    unit,
    type,
    place: placeOf(scenario.map, unit),
    level: levelOf(scenario.rules.experience.levels, unit.experience),
    under: isOneOfSeveral(scenario, unit.side) ? (scenario.headquarters[unit.headquarters ?? -1]?.name ?? '') : '',
    comesBy: unit.arrives ? means[unit.arrives.by] : '',
    specialists: unit.specialists.map((id) => {
      const rules = scenario.rules.specialists[id]
      return { id, name: rules?.name ?? id, sign: rules ? specialistSigns[rules.symbol] : id }
    }),
  }
}

const means = { land: '', sea: 'by boat', air: 'by air' } as const

/** Units grouped by formation; the name is empty for units without one. */
const formationsOf = (scenario: OperationalScenario, units: readonly OperationalUnit[]) =>
  [...Map.groupBy(units, (unit) => unit.formation ?? '')].map(([name, members]) => ({
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

/** Headquarters with their units on the map, then the units without a headquarters. operational.A4 */
const commandsOf = (scenario: OperationalScenario, side: Side, standing: readonly OperationalUnit[]) => {
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

const forceOf = (scenario: OperationalScenario, side: Side) => {
  // Units that may be formed later are counted with their headquarters.
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
    arrivals: [...Map.groupBy(coming, (unit) => unit.arrives?.turn ?? 1)]
      .sort(([a], [b]) => a - b)
      .map(([turn, members]) => ({
        turn,
        day: dayOfTurn(scenario.date, scenario.daysPerTurn, turn),
        units: members.map((unit) => lineOf(scenario, unit)),
      })),
    /** Units that arrive with a card. operational.H14 */
    held: units.filter((unit) => unit.reserve === 'card').map((unit) => lineOf(scenario, unit)),
    units: units.length,
    steps: units.reduce((sum, unit) => sum + unit.steps, 0),
  }
}

export type Force = ReturnType<typeof forceOf>

export const forcesOf = (scenario: OperationalScenario): readonly [Force, Force] => [
  forceOf(scenario, 0),
  forceOf(scenario, 1),
]

/** Objectives with the prestige for them on time, one turn late, and later. operational.H1 */
export const objectiveRows = (scenario: OperationalScenario): readonly TableRow[] => {
  const { objectives, map, sides, rules } = scenario
  const paid = rules.victory.prestige.map((one) => prestigeEarned(scenario, one)).join(' / ')
  return objectives.map(({ name, hex, side, by }) => ({
    name,
    side,
    cells: [makeHexName(map, hex), sides[side].name, by, paid],
  }))
}

/** The day and the weather of each turn. */
export const calendarOf = (scenario: OperationalScenario) =>
  scenario.weather.map((id, index) => ({
    turn: index + 1,
    day: dayOfTurn(scenario.date, scenario.daysPerTurn, index + 1),
    id,
    name: scenario.rules.weather[id]?.name ?? id,
    look: scenario.rules.weather[id]?.look ?? 'dry',
  }))

const sourceNames = { rail: 'Railhead', port: 'Port', truck: 'Lorry column', ship: 'Ships', air: 'Airfield' } as const

/** Supply sources and hubs of both sides with their values. operational.E1, E4 */
export const supplyRows = ({ sides, map }: OperationalScenario): readonly TableRow[] =>
  ([0, 1] as const).flatMap((side) => {
    const row = (name: string, hex: Hex, worth: string): TableRow => ({
      name,
      side,
      cells: [makeHexName(map, hex), sides[side].name, worth],
    })
    return [
      ...sides[side].sources.map(({ kind, hex, value }) => row(sourceNames[kind], hex, `${value} %`)),
      ...sides[side].hubs.map(({ hex, trucks }) => row('Hub', hex, counted(trucks, 'truck'))),
    ]
  })
