/** What an author of an echelon scenario could set one lower or higher, and how clearly a game was won: loaded by those who look for levers. */
import type { EchelonScenario } from '../../../engine/systems/echelon/scenario.ts'
import { makeTable, type Table } from '../../../engine/systems/echelon/table.ts'
import type { EchelonView } from '../../../engine/systems/echelon/types.ts'
import { knownState } from '../../../engine/systems/echelon/view.ts'
import { sides } from '../../../engine/twoSides.ts'
import { below, type Path, type Place } from '../../diagnostics/diagnostic.ts'
import { oncePer } from '../../once.ts'
import {
  amount,
  type Figure,
  type Lever,
  type Levers,
  leverOf,
  leverOfTurns,
  movable,
} from '../../playtest/levers/lever.ts'
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

/** A number that the author gave; one that is nothing stays so. `of` is the entry that it is a part of, `written` where that stands. */
const numberOf = (
  id: string,
  value: number,
  [of, written]: readonly [Path, Place],
  fields: Path,
  words: Figure['words'],
): readonly Lever[] =>
  value === 0
    ? []
    : [leverOf({ id, value, least: 1, most, path: [...of, ...fields], at: below(written, ...fields), words })]

/** What a side gets in each turn, and what flies for it. */
const leversOfSides = (scenario: EchelonScenario, origins: EchelonOrigins): readonly Lever[] =>
  scenario.sides.flatMap(({ id, name, income, airPoints }, side) => {
    const at = [['sides', side], origins.sides[side]] as const
    const give =
      (what: string): Figure['words'] =>
      (by, end) =>
        `Give ${name} ${amount(by, what, end)} in each turn`
    return [
      ...(['supply', 'infantry', 'armour'] as const).flatMap((field) =>
        numberOf(`${field} ${id}`, income[field], at, ['income', field], give(`point of ${field}`)),
      ),
      ...numberOf(`air ${id}`, airPoints, at, ['airPoints'], give('point of air support')),
    ]
  })

/** What places are worth at the end. */
const leversOfPlaces = ({ objectives, sides: both }: EchelonScenario, origins: EchelonOrigins): readonly Lever[] =>
  objectives.flatMap(({ name, atEnd }, index) =>
    sides.flatMap((side) =>
      numberOf(
        `worth ${index} ${both[side].id}`,
        atEnd[side],
        [['objectives', index], origins.objectives[index]],
        ['atEnd', side],
        (by, end) => `Give ${both[side].name} ${amount(by, 'point', end)} for ${name}`,
      ),
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
