/** What an author of a battle led by cards could set one lower or higher, and how clearly a game was won: loaded by those who look for levers. */
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import type { CommandCardsView } from '../../../engine/systems/command-cards/types.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { amount, type Lever, type Levers, leverOf, leverOfTurns, movable } from '../../playtest/levers/lever.ts'
import type { CommandCardsOrigins } from './resolve/scenario.ts'

type CommandCardsLevers = Levers<CommandCardsScenario, CommandCardsOrigins, CommandCardsView>

const leversOf: CommandCardsLevers['leversOf'] = (scenario, origins) =>
  movable([
    ...turnsOf(scenario, origins),
    ...leversOfSides(scenario, origins),
    ...leversOfUnits(scenario, origins),
    ...leversOfPlaces(scenario, origins),
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
      reach: 2,
      words: (by, end) => `Give ${name} ${amount(by, 'figure', end)}`,
    })
  })

/** What places are worth. */
const leversOfPlaces = ({ medals }: CommandCardsScenario, origins: CommandCardsOrigins): readonly Lever[] =>
  medals.map((place, index) =>
    leverOf({
      id: `worth ${index} ${place.name}`,
      value: place.medals,
      least: 1,
      most: mostMedalsOfPlace,
      path: ['medals', index, 'medals'],
      at: below(origins.medals[index], 'medals'),
      words: (by, end) => `Give ${amount(by, 'medal', end)} for ${place.name}`,
    }),
  )

/** How much of its way to victory each side has gone: 1 is all of it. */
const marginOf: CommandCardsLevers['marginOf'] = ({ sides }, { medals }) =>
  medals[0] / sides[0].medals - medals[1] / sides[1].medals

export const levers: CommandCardsLevers = { leversOf, marginOf }
