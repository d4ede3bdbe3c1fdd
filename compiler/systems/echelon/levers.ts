/** What an author of an echelon scenario could set one lower or higher, and how clearly a game was won: loaded by those who look for levers. */
import type { EchelonScenario } from '../../../engine/systems/echelon/scenario.ts'
import { makeTable, type Table } from '../../../engine/systems/echelon/table.ts'
import type { EchelonView } from '../../../engine/systems/echelon/types.ts'
import { knownState } from '../../../engine/systems/echelon/view.ts'
import { sides } from '../../../engine/twoSides.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { oncePer } from '../../once.ts'
import { amount, type Lever, type Levers, leverOf, leverOfTurns, movable } from '../../playtest/levers/lever.ts'
import type { EchelonOrigins } from './resolve/scenario.ts'

type EchelonLevers = Levers<EchelonScenario, EchelonOrigins, EchelonView>

const leversOf: EchelonLevers['leversOf'] = (scenario, origins) =>
  movable([
    leverOfTurns(scenario.turns, origins.scenario),
    ...leversOfSides(scenario, origins),
    ...leversOfPlaces(scenario, origins),
  ])

/** The schema's bound. */
const most = 99

/** What a side gets in each turn, and what flies for it. */
const leversOfSides = (scenario: EchelonScenario, origins: EchelonOrigins): readonly Lever[] =>
  scenario.sides.flatMap(({ id, name, income, airPoints }, side) => [
    ...(['supply', 'infantry', 'armour'] as const).flatMap((field) =>
      income[field] === 0
        ? []
        : [
            leverOf({
              id: `${field} ${id}`,
              value: income[field],
              least: 1,
              most,
              path: ['sides', side, 'income', field],
              at: below(origins.sides[side], 'income', field),
              words: (by, end) => `Give ${name} ${amount(by, `point of ${field}`, end)} in each turn`,
            }),
          ],
    ),
    ...(airPoints === 0
      ? []
      : [
          leverOf({
            id: `air ${id}`,
            value: airPoints,
            least: 1,
            most,
            path: ['sides', side, 'airPoints'],
            at: below(origins.sides[side], 'airPoints'),
            words: (by, end) => `Give ${name} ${amount(by, 'point of air support', end)} in each turn`,
          }),
        ]),
  ])

/** What places are worth at the end. */
const leversOfPlaces = ({ objectives, sides: both }: EchelonScenario, origins: EchelonOrigins): readonly Lever[] =>
  objectives.flatMap(({ name, atEnd }, index) =>
    sides.flatMap((side) =>
      atEnd[side] === 0
        ? []
        : [
            leverOf({
              id: `worth ${index} ${both[side].id}`,
              value: atEnd[side],
              least: 1,
              most,
              path: ['objectives', index, 'atEnd', side],
              at: below(origins.objectives[index], 'atEnd', side),
              words: (by, end) => `Give ${both[side].name} ${amount(by, 'point', end)} for ${name}`,
            }),
          ],
    ),
  )

const tableOf: (scenario: EchelonScenario) => Table = oncePer(makeTable)

/** The share of all points by which the first side is ahead: 1 is all of them. */
const marginOf: EchelonLevers['marginOf'] = (scenario, view) => {
  const { points } = knownState(tableOf(scenario), view)
  const all = points[0] + points[1]
  return all === 0 ? 0 : (points[0] - points[1]) / all
}

export const levers: EchelonLevers = { leversOf, marginOf }
