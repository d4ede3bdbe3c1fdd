/**
 * The levers of skirmishes: numbers that an author could set one lower or higher, and a measure of how clearly a game was won. Loaded only
 * to look for levers.
 */

import { oncePer } from '../../../engine/once.ts'
import {
  height,
  type Objective,
  type SkirmishScenario,
  type SkirmishSeat,
} from '../../../engine/systems/skirmish/scenario.ts'
import { makeTable, type Table } from '../../../engine/systems/skirmish/table.ts'
import type { SkirmishView } from '../../../engine/systems/skirmish/types.ts'
import { neededFor, progressOf } from '../../../engine/systems/skirmish/victory.ts'
import { knownState } from '../../../engine/systems/skirmish/view.ts'
import { teamsOf } from '../../../engine/teams.ts'
import { sides } from '../../../engine/twoSides.ts'
import { fieldOf } from '../../../engine/verb.ts'
import { below, type Path } from '../../diagnostics/diagnostic.ts'
import {
  amount,
  type Lever,
  type Levers,
  leverOf,
  leverOfTurns,
  movable,
  takenOut,
} from '../../playtest/levers/lever.ts'
import { groundsOf, leversOfPlaces, type Placed } from '../../playtest/levers/place.ts'
import { deckProblems } from './decks.ts'
import { isReady } from './lint/rule.ts'
import { fieldAt } from './resolve/aims.ts'
import { nameOf } from './resolve/map.ts'
import type { SkirmishOrigins } from './resolve/scenario.ts'

type SkirmishLevers = Levers<SkirmishScenario, SkirmishOrigins, SkirmishView>

/** The schema's bounds. */
const mostAp = 40
const mostHand = 10

const leversOf: SkirmishLevers['leversOf'] = (scenario, origins) =>
  movable([
    leverOfTurns(scenario.turns, origins.scenario, 'round'),
    ...leversOfSeats(scenario, origins),
    ...scenario.sides.flatMap((seat, side) => leversOfDeck(seat, side, scenario, origins)),
    ...sides.flatMap((team) =>
      scenario.aims[team].objectives.flatMap((objective, index) =>
        leverOfObjective(objective, team, index, teamsOf(scenario)[team].name, origins),
      ),
    ),
    ...leversOfUnits(scenario, origins),
    ...leversOfGround(scenario, origins),
  ])

/** Lists the levers of a seat's possessions at the start. */
const leversOfSeats = ({ sides: seats }: SkirmishScenario, origins: SkirmishOrigins): readonly Lever[] =>
  seats.flatMap(({ id, name, ap, hand, team }, side) => {
    const other = seats.find((seat) => seat.team !== team)
    return [
      leverOf({
        id: `ap ${id}`,
        value: ap,
        usual: other?.ap,
        least: 1,
        most: mostAp,
        path: ['sides', side, 'ap'],
        at: below(origins.sides[side], 'ap'),
        words: (by, end) => `Give ${name} ${amount(by, 'action point', end)} at the start`,
      }),
      leverOf({
        id: `hand ${id}`,
        value: hand,
        usual: other?.hand,
        least: 1,
        most: mostHand,
        path: ['sides', side, 'hand'],
        at: below(origins.sides[side], 'hand'),
        words: (by, end) => `Give ${name} ${amount(by, 'card', end)} in hand at the start`,
      }),
    ]
  })

/** The schema's bound. */
const mostCopies = 20

/** A number one or two away from another one, or that itself, as far as is allowed. */
const farthest = (from: number, by: number, isAllowed: (to: number) => boolean): number =>
  !isAllowed(from + by) ? from : isAllowed(from + 2 * by) ? from + 2 * by : from + by

/** Copies of the cards of a deck, as far as it may be changed. A ready army is no deck of the scenario's own. */
const leversOfDeck = (
  seat: SkirmishSeat,
  side: number,
  scenario: SkirmishScenario,
  { sides: places, points }: SkirmishOrigins,
): readonly Lever[] => {
  const { rules } = scenario
  if (isReady(rules, seat)) return []
  return (['units', 'support'] as const).flatMap((kind) =>
    Object.entries(seat[kind]).map(([card, copies]) => {
      const isAllowed = (to: number): boolean =>
        deckProblems(scenario, { ...seat, [kind]: { ...seat[kind], [card]: to } }, points[side]).length === 0
      const { name } = kind === 'units' ? rules.unitTypes[card] : rules.support[card]
      return leverOf({
        id: `card ${seat.id} ${card}`,
        value: copies,
        least: Math.max(1, farthest(copies, -1, isAllowed)),
        most: Math.min(mostCopies, farthest(copies, 1, isAllowed)),
        path: ['sides', side, kind, card],
        at: below(places[side], kind, card),
        words: (by, end) => `Give ${seat.name} ${by === 1 ? 'a copy' : 'two copies'} of ${name} ${end}`,
      })
    }),
  )
}

/** The number that an objective counts to, by its kind: its field, the most of it, and what is counted. */
const counted: Partial<Record<Objective['is'], readonly [field: string, most: number, thing: string]>> = {
  'destroy-units': ['count', 60, 'unit to be destroyed'],
  hold: ['turns', 20, 'turn to be held'],
  reach: ['units', 12, 'unit to be brought forward'],
  points: ['count', 500, 'point to be won'],
  occupy: ['count', 48, 'space to be occupied'],
  survive: ['round', 99, 'round to be survived'],
}

const leverOfObjective = (
  objective: Objective,
  team: 0 | 1,
  index: number,
  name: string,
  { objectives }: SkirmishOrigins,
): readonly Lever[] => {
  const found = counted[objective.is]
  if (found === undefined) return []
  const [field, most, thing] = found
  const path: Path = ['aims', team, 'objectives', index, field]
  const row =
    objective.is !== 'reach'
      ? []
      : [
          leverOf({
            id: `row ${team} ${index}`,
            value: objective.row,
            least: 2,
            most: height,
            path: ['aims', team, 'objectives', index, 'row'],
            at: below(fieldAt(objectives[team][index], objective), 'row'),
            words: (by, end) => `Ask ${name} to come ${amount(by, 'row', end)} far`,
          }),
        ]
  return [
    ...row,
    leverOf({
      id: `objective ${team} ${index}`,
      value: fieldOf(objective, field) as number,
      least: 1,
      most: objective.is === 'occupy' ? objective.spaces.length : most,
      path,
      at: below(fieldAt(objectives[team][index], objective), field),
      words: (by, end) => `Ask ${name} for ${amount(by, thing, end)}`,
    }),
  ]
}

/** Units on the field at the start, which could stay away where no objective names one of them. Those of one type are numbered, and stay. */
const leversOfUnits = ({ units, aims }: SkirmishScenario, origins: SkirmishOrigins): readonly Lever[] =>
  aims.some(({ objectives }) => objectives.some((one) => 'unit' in one && one.unit !== undefined))
    ? []
    : units.flatMap(({ id, name, side, type }, index) =>
        units.filter((other) => other.side === side && other.type === type).length > 1
          ? []
          : {
              id: `unit ${id}`,
              less: [takenOut(`Keep ${name} off the field at the start`, ['units', index], origins.units[index])],
              more: [],
            },
      )

/** Where units begin, and where spaces lie that are to be held or occupied; and the row that is to be reached. */
const leversOfGround = (scenario: SkirmishScenario, origins: SkirmishOrigins): readonly Lever[] => {
  const { map, units, aims, sides: seats, terrain, rules } = scenario
  const { deploymentLine } = tableOf(scenario)
  const teamOf = (seat: number): 0 | 1 => seats[seat].team
  const groundOf = (space: number): string | undefined => terrain.find((one) => one.space === space)?.kind
  const standing = units.map(({ space }) => space)
  const isKnown = groundsOf(
    units,
    ({ type }) => rules.unitTypes[type].class,
    ({ space }) => groundOf(space),
  )
  const ofUnits = units.map((unit, index): Placed => {
    const line = deploymentLine[1 - teamOf(unit.side)]
    return {
      id: `place ${unit.id}`,
      name: unit.name,
      space: unit.space,
      towards: line,
      fits: (space) => space <= map.width * map.height && !line.includes(space) && isKnown(unit, groundOf(space)),
      path: ['units', index, 'space'],
      at: below(origins.units[index], 'space'),
    }
  })
  const isOpen = (kind: string | undefined): boolean =>
    kind === undefined || rules.terrain[kind].movement !== 'inaccessible'
  const named = sides.flatMap((team) => aims[team].objectives.flatMap(spacesOf))
  const ofObjectives = sides.flatMap((team) =>
    aims[team].objectives.flatMap((objective, index) => {
      const spaces = spacesOf(objective)
      const field = objective.is === 'hold' ? 'space' : 'spaces'
      return spaces.map((space, number): Placed => {
        const names = spaces.map(nameOf)
        return {
          id: `place ${team} ${index} ${number}`,
          name: `what ${teamsOf(scenario)[team].name} is to ${objective.is} on ${names[number]}`,
          whom: 'it',
          space,
          towards: deploymentLine[team],
          fits: (to) => to <= map.width * map.height && isOpen(groundOf(to)),
          path: ['aims', team, 'objectives', index, field, ...(field === 'spaces' ? [number] : [])],
          at: below(fieldAt(origins.objectives[team][index], objective), field),
          written: (name) => names.with(number, name).join(' '),
        }
      })
    }),
  )
  return [...leversOfPlaces(map, ofUnits, standing), ...leversOfPlaces(map, ofObjectives, named)]
}

/** Spaces that an objective asks for. */
const spacesOf = (objective: Objective): readonly number[] =>
  objective.is === 'hold' ? [objective.space] : objective.is === 'occupy' ? objective.spaces : []

const tableOf: (scenario: SkirmishScenario) => Table = oncePer(makeTable)

/** How much of its way to victory each side has gone: 1 is all of it. */
const marginOf: SkirmishLevers['marginOf'] = (scenario, view) => {
  const table = tableOf(scenario)
  const state = knownState(table, view)
  const [first, second] = sides.map((team) => {
    const { needs, objectives } = scenario.aims[team]
    const shares = objectives
      .filter(({ is }) => is !== 'protect')
      .map((objective) =>
        Math.min(1, progressOf(table, state, team, objective) / Math.max(1, neededFor(table, team, objective))),
      )
    if (shares.length === 0) return 0
    return needs === 'any' ? Math.max(...shares) : shares.reduce((sum, share) => sum + share, 0) / shares.length
  })
  return first - second
}

export const levers: SkirmishLevers = { leversOf, marginOf }
