/** What an author of a skirmish could set one lower or higher, and how clearly a game was won: loaded by those who look for levers. */
import type { Objective, SkirmishScenario, SkirmishSeat } from '../../../engine/systems/skirmish/scenario.ts'
import { makeTable, type Table } from '../../../engine/systems/skirmish/table.ts'
import type { SkirmishView } from '../../../engine/systems/skirmish/types.ts'
import { neededFor, progressOf } from '../../../engine/systems/skirmish/victory.ts'
import { knownState } from '../../../engine/systems/skirmish/view.ts'
import { teamsOf } from '../../../engine/teams.ts'
import { sides } from '../../../engine/twoSides.ts'
import { fieldOf } from '../../../engine/verb.ts'
import { below, type Path } from '../../diagnostics/diagnostic.ts'
import { oncePer } from '../../once.ts'
import { amount, type Lever, type Levers, leverOf, leverOfTurns, movable } from '../../playtest/levers/lever.ts'
import { deckProblems } from './decks.ts'
import { isReady } from './lint/rule.ts'
import { fieldAt } from './resolve/aims.ts'
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
  ])

/** What a seat begins with. */
const leversOfSeats = ({ sides: seats }: SkirmishScenario, origins: SkirmishOrigins): readonly Lever[] =>
  seats.flatMap(({ id, name, ap, hand }, side) => [
    leverOf({
      id: `ap ${id}`,
      value: ap,
      least: 1,
      most: mostAp,
      reach: 2,
      path: ['sides', side, 'ap'],
      at: below(origins.sides[side], 'ap'),
      words: (by, end) => `Give ${name} ${amount(by, 'action point', end)} at the start`,
    }),
    leverOf({
      id: `hand ${id}`,
      value: hand,
      least: 1,
      most: mostHand,
      path: ['sides', side, 'hand'],
      at: below(origins.sides[side], 'hand'),
      words: (by, end) => `Give ${name} ${amount(by, 'card', end)} in hand at the start`,
    }),
  ])

/** The schema's bound. */
const mostCopies = 20

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
        least: Math.max(1, isAllowed(copies - 1) ? copies - 1 : copies),
        most: Math.min(mostCopies, isAllowed(copies + 1) ? copies + 1 : copies),
        path: ['sides', side, kind, card],
        at: below(places[side], kind, card),
        words: (_, end) => `Give ${seat.name} a copy of ${name} ${end}`,
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
  return [
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
