/**
 * The levers of echelon scenarios: numbers that an author could set one lower or higher, and a measure of how clearly a game was won.
 * Loaded only to look for levers.
 */

import { oncePer } from '../../../engine/once.ts'
import type { EchelonScenario, EchelonUnit } from '../../../engine/systems/echelon/scenario.ts'
import { makeTable, type Table } from '../../../engine/systems/echelon/table.ts'
import type { EchelonView } from '../../../engine/systems/echelon/types.ts'
import { knownState } from '../../../engine/systems/echelon/view.ts'
import { sides } from '../../../engine/twoSides.ts'
import { below, type Path, type Place } from '../../diagnostics/diagnostic.ts'
import {
  amount,
  type Change,
  type Figure,
  type Lever,
  type Levers,
  leverOf,
  leverOfTurns,
  movable,
  turnsBy,
} from '../../playtest/levers/lever.ts'
import { groundsOf, leversOfPlaces } from '../../playtest/levers/place.ts'
import type { EchelonOrigins } from './resolve/scenario.ts'

type EchelonLevers = Levers<EchelonScenario, EchelonOrigins, EchelonView>

const leversOf: EchelonLevers['leversOf'] = (scenario, origins) =>
  movable([
    leverOfTurns(scenario.turns, origins.scenario),
    ...leversOfSides(scenario, origins),
    ...leversOfWorth(scenario, origins),
    ...leversOfGround(scenario, origins),
    ...scenario.units.flatMap((unit, index) => leversOfUnit(unit, index, scenario, origins)),
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
    : [
        leverOf({
          id,
          value,
          least: 1,
          most,
          // Of a great number one more or less says nothing.
          step: Math.max(1, Math.round(value / 4)),
          path: [...of, ...fields],
          at: below(written, ...fields),
          words,
        }),
      ]

/** Lists the levers of a side's income in each turn, and of its aircraft. */
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

/** Lists the levers of places' worth in each turn and at the end. */
const leversOfWorth = ({ objectives, sides: both }: EchelonScenario, origins: EchelonOrigins): readonly Lever[] =>
  objectives.flatMap((objective, index) =>
    sides.flatMap((side) =>
      (['perTurn', 'atEnd'] as const).flatMap((field) =>
        numberOf(
          `worth ${index} ${both[side].id} ${field}`,
          objective[field][side],
          [['objectives', index], origins.objectives[index]],
          [field, side],
          (by, end) =>
            `Give ${both[side].name} ${amount(by, 'point', end)} ${field === 'atEnd' ? 'at the end' : 'in each turn'} for ${objective.name}`,
        ),
      ),
    ),
  )

/** Where objectives lie, and where units begin that fight and that nobody needs: on ground of the same owner on which others of the kind begin. */
const leversOfGround = (
  { map, owned, objectives, sides: both, units, rules }: EchelonScenario,
  origins: EchelonOrigins,
): readonly Lever[] => {
  const standing = units.flatMap(({ hex }) => hex ?? [])
  const ownerOf = (hex: number): number => owned.findIndex((hexes) => hexes.includes(hex))
  const against = (own: number) => units.flatMap(({ side, hex }) => (side !== own ? (hex ?? []) : []))
  const isKnown = groundsOf(
    units,
    ({ design }) => rules.designs[design].type,
    ({ hex }) => hex && map.terrain[hex],
  )
  const ofUnits = units.flatMap((unit, index) =>
    unit.hex === undefined || isNeeded(unit, units) || !fights(unit, rules)
      ? []
      : {
          id: `place ${unit.id}`,
          name: unit.name,
          space: unit.hex,
          towards: against(unit.side),
          fits: (hex: number) => ownerOf(hex) === unit.side && isKnown(unit, map.terrain[hex]),
          path: ['units', index, 'hex'],
          at: below(origins.units[index], 'hex'),
        },
  )
  const ofObjectives = objectives.flatMap(({ name, hex: now }, index) => {
    const owner = ownerOf(now)
    if (owner < 0) return []
    return {
      id: `place ${index} ${name}`,
      name,
      whom: both[1 - owner].name,
      space: now,
      towards: against(owner),
      fits: (hex: number) => ownerOf(hex) === owner && standing.some((one) => map.terrain[one] === map.terrain[hex]),
      path: ['objectives', index, 'hex'],
      at: below(origins.objectives[index], 'at'),
    }
  })
  const named = objectives.map(({ hex }) => hex)
  return [...leversOfPlaces(map, ofUnits, standing), ...leversOfPlaces(map, ofObjectives, named)]
}

/** Staffs, depots and carriers hold others up. */
const isNeeded = ({ id, depot }: EchelonUnit, units: EchelonScenario['units']): boolean =>
  depot !== undefined || units.some((other) => other.carrier === id || other.depot === id)

const fights = ({ design }: EchelonUnit, { designs }: EchelonScenario['rules']): boolean =>
  designs[design].attack + designs[design].defence > 0

const when = { less: 'earlier', more: 'later' } as const

/** When it comes and goes, and how much of it there is. */
const leversOfUnit = (
  unit: EchelonUnit,
  index: number,
  { turns, units, rules }: EchelonScenario,
  origins: EchelonOrigins,
): readonly Lever[] => {
  const { id, name, hex, turn, leaves, reversed, design } = unit
  const [path, at] = [['units', index], origins.units[index]] as const
  const dates = (
    [
      ['turn', turn, 1, 'arrive'],
      ['leaves', leaves, (turn ?? 1) + 1, 'leave'],
    ] as const
  ).flatMap(([field, value, least, does]) =>
    value === undefined
      ? []
      : [
          leverOf({
            id: `${field} ${id}`,
            value,
            least,
            most: field === 'turn' && leaves !== undefined ? leaves - 1 : turns,
            path: [...path, field],
            at: below(at, field),
            words: (by, end) => `Let ${name} ${does} ${turnsBy(by)} ${when[end]}`,
          }),
        ],
  )
  // Who comes or goes has its dates.
  if (isNeeded(unit, units) || hex === undefined || leaves !== undefined || !fights(unit, rules)) return dates
  const { reverse } = rules.designs[design]
  const turned: Change = {
    words: reversed ? `Give ${name} whole` : `Give ${name} as a cadre`,
    settings: [{ path: [...path, 'reversed'], value: !reversed }],
    writings: [{ at: below(at, 'reversed'), ...(!reversed && { value: 'true' }) }],
  }
  const kept: Change = {
    words: `Keep ${name} out of the battle`,
    settings: [{ path: [...path, 'hex'], value: undefined }],
    writings: [{ at: below(at, 'hex') }, { at: below(at, 'spare'), value: 'true' }],
  }
  const hasCadre = reverse !== undefined
  return [
    ...dates,
    {
      id: `strength ${id}`,
      less: [...(hasCadre && !reversed ? [turned] : []), kept],
      more: hasCadre && reversed ? [turned] : [],
    },
  ]
}

const tableOf: (scenario: EchelonScenario) => Table = oncePer(makeTable)

/** The share of all points by which the first side is ahead: 1 is all of them. */
const marginOf: EchelonLevers['marginOf'] = (scenario, view) => {
  const { points } = knownState(tableOf(scenario), view)
  const all = points[0] + points[1]
  return all === 0 ? 0 : (points[0] - points[1]) / all
}

export const levers: EchelonLevers = { leversOf, marginOf }
