/**
 * The levers of battles led by cards: numbers that an author could set one lower or higher, and a measure of how clearly a game was won.
 * Loaded only to look for levers.
 */
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import type { CommandCardsView } from '../../../engine/systems/command-cards/types.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import {
  amount,
  type Lever,
  type Levers,
  leverOf,
  leverOfTurns,
  movable,
  takenOut,
} from '../../playtest/levers/lever.ts'
import { groundsOf, leversOfPlaces } from '../../playtest/levers/place.ts'
import type { CommandCardsOrigins } from './resolve/scenario.ts'

type CommandCardsLevers = Levers<CommandCardsScenario, CommandCardsOrigins, CommandCardsView>

const leversOf: CommandCardsLevers['leversOf'] = (scenario, origins) =>
  movable([
    ...turnsOf(scenario, origins),
    ...leversOfSides(scenario, origins),
    ...leversOfUnits(scenario, origins),
    ...leversOfMedals(scenario, origins),
    ...leversOfGround(scenario, origins),
  ])

/** The schema's bounds. */
const mostHand = 12
const mostMedals = 30
const mostMedalsOfPlace = 9

/** Rounds, where the battle has a last one. */
const turnsOf = ({ turns, isUnlimited }: CommandCardsScenario, { scenario }: CommandCardsOrigins): readonly Lever[] =>
  isUnlimited ? [] : [leverOfTurns(turns, scenario, 'round')]

/** The hand of a side and the medals that win for it. The hand of some nations is ruled by their losses, and one that grows ends above its beginning. */
const leversOfSides = ({ sides, rules }: CommandCardsScenario, origins: CommandCardsOrigins): readonly Lever[] =>
  sides.flatMap(({ id, name, nation, hand, handGrowth, medals }, side) => [
    ...(rules.nations[nation].hand === undefined
      ? [
          leverOf({
            id: `hand ${id}`,
            value: hand,
            usual: sides[1 - side].hand,
            least: 1,
            most: handGrowth === undefined ? mostHand : handGrowth.to - 1,
            path: ['sides', side, 'hand'],
            at: below(origins.sides[side], 'hand'),
            words: (by, end) => `Give ${name} ${amount(by, 'card', end)} in hand`,
          }),
        ]
      : []),
    leverOf({
      id: `medals ${id}`,
      value: medals,
      usual: sides[1 - side].medals,
      least: 1,
      most: mostMedals,
      path: ['sides', side, 'medals'],
      at: below(origins.sides[side], 'medals'),
      words: (by, end) => `Let ${name} ${end === 'less' ? 'win with' : 'need'} ${amount(by, 'medal', end)}`,
    }),
  ])

/** Figures of units, up to those of the type. */
const leversOfUnits = ({ units, rules }: CommandCardsScenario, origins: CommandCardsOrigins): readonly Lever[] =>
  units.map(({ id, name, type, figures }, unit) => {
    const most = rules.unitTypes[type].figures
    return leverOf({
      id: `figures ${id}`,
      value: figures ?? most,
      least: 1,
      most,
      usual: most,
      path: ['units', unit, 'figures'],
      at: below(origins.units[unit], 'figures'),
      words: (by, end) => `Give ${name} ${amount(by, 'figure', end)}`,
    })
  })

/** Lists the levers of places' medals; a place without medals is none. */
const leversOfMedals = ({ medals }: CommandCardsScenario, origins: CommandCardsOrigins): readonly Lever[] =>
  medals.map((place, index) => {
    const path = ['medals', index]
    const at = origins.medals[index]
    const { id, less, more } = leverOf({
      id: `worth ${index} ${place.name}`,
      value: place.medals,
      usual: 1,
      least: 1,
      most: mostMedalsOfPlace,
      path: [...path, 'medals'],
      at: below(at, 'medals'),
      words: (by, end) => `Give ${amount(by, 'medal', end)} for ${place.name}`,
    })
    const isSmall = place.medals <= 2
    return { id, less: isSmall ? [...less, takenOut(`Give no medals for ${place.name}`, path, at)] : less, more }
  })

/** Where units begin, and where places for medals of one hex lie. */
const leversOfGround = (
  { map, sides, units, medals }: CommandCardsScenario,
  origins: CommandCardsOrigins,
): readonly Lever[] => {
  const standing = units.flatMap(({ hex }) => hex ?? [])
  const groundOf = (hex: number): number => map.terrain[hex]
  const isKnown = groundsOf(
    units,
    ({ type }) => type,
    ({ hex }) => hex && groundOf(hex),
  )
  const ofUnits = units.flatMap((unit, index) =>
    unit.hex === undefined
      ? []
      : {
          id: `place ${unit.id}`,
          name: unit.name,
          space: unit.hex,
          towards: units.flatMap(({ side, hex }) => (side !== unit.side ? (hex ?? []) : [])),
          fits: (hex: number) => isKnown(unit, groundOf(hex)),
          path: ['units', index, 'hex'],
          at: below(origins.units[index], 'hex'),
        },
  )
  const ofMedals = medals.flatMap(({ name, hexes, side }, index) =>
    side === undefined || hexes.length !== 1
      ? []
      : {
          id: `place ${index} ${name}`,
          name,
          whom: sides[side].name,
          space: hexes[0],
          towards: units.flatMap((unit) => (unit.side === side ? (unit.hex ?? []) : [])),
          fits: (hex: number) =>
            standing.some((one) => groundOf(one) === groundOf(hex)) &&
            !units.some((unit) => unit.side === side && unit.hex === hex),
          path: ['medals', index, 'hexes', 0],
          at: below(origins.medals[index], 'hexes'),
        },
  )
  const places = medals.flatMap(({ hexes }) => hexes)
  return [...leversOfPlaces(map, ofUnits, standing), ...leversOfPlaces(map, ofMedals, places)]
}

/** How much of its way to victory each side has gone: 1 is all of it. */
const marginOf: CommandCardsLevers['marginOf'] = ({ sides }, { medals }) =>
  medals[0] / sides[0].medals - medals[1] / sides[1].medals

export const levers: CommandCardsLevers = { leversOf, marginOf }
