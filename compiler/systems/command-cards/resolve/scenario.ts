/** Puts a battle together from its files: references inlined, defaults filled in, every entity with its place. */

import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario, CommandCardsUnit } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { type BattleTypes, resolverOf } from '../../../resolve/battle.ts'
import { both, readSideOrNobody, reportDuplicates } from '../../../resolve/read.ts'
import { eachEntry } from '../../../resolve/tables.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { schemas } from '../schemas/index.ts'
import type { MapFile, ScenarioFile } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import { readMedals, readSides, readUnits } from './sides.ts'
import { resolveSpecial } from './special.ts'
import type { SystemTables } from './tables.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface CommandCardsOrigins extends Origins, MapOrigins {
  readonly units: readonly Place[]
  readonly medals: readonly Place[]
  /** The field `special`. */
  readonly special: Place
}

/** The types of its battles. */
export interface CommandCardsBattle extends BattleTypes {
  readonly file: ScenarioFile
  readonly map: MapFile
  readonly tables: SystemTables
  readonly scenario: CommandCardsScenario
  readonly origins: CommandCardsOrigins
  readonly tutorial: Tutorial
}

export const resolveScenario = resolverOf<CommandCardsBattle>('command-cards', schemas, (files, tables, report) => {
  const { file, head, sideIds, places } = files
  const { map, origins, readers } = resolveMap(files.map, sideIds, tables, places.map, report)
  const sides = readSides(file.sides, readers, tables.rules, places.sides)
  const units = both((side) =>
    readUnits(file.sides[side], side, sides[side].nation, readers, tables, places.sides[side]),
  )
  reportDuplicates(units, 'units', report)
  const medals = readMedals(file.medals, sideIds, readers, below(places.scenario, 'medals'))
  const special = resolveSpecial(file.special, sideIds, readers, below(places.scenario, 'special'))
  const tie = readSideOrNobody(file.tie, sideIds, below(places.scenario, 'tie'), report)
  if (file.turns === undefined && file.stalemate === undefined) {
    report.error('field-missing', places.scenario, 'The battle has no end when nobody wins.', {
      hint: 'Write "turns", its rounds, or "stalemate", rounds without a loss after which it is over.',
    })
  }
  const deck = readDeck(file, tables, places.scenario, report)
  return {
    sides,
    units: units.values,
    readers,
    origins: {
      ...places,
      units: units.places,
      medals: medals.places,
      special: below(places.scenario, 'special'),
      ...origins,
    },
    complete: (rules) => ({
      ...head,
      turns: turnsOf(file, units.values.length),
      ...(file.stalemate !== undefined && { stalemate: file.stalemate }),
      ...(file.turns === undefined && { isUnlimited: true }),
      tie,
      date: file.date,
      daysPerTurn: file.daysPerTurn ?? 1,
      map,
      sides,
      units: units.values,
      medals: medals.values,
      deck,
      special,
      rules: onlyDrawn(onlyPlaying(rules, units.values), units.values),
    }),
  }
})

/** Rules with the drawings of the nations that play alone. */
const onlyDrawn = (rules: CommandCardsRules, units: readonly CommandCardsUnit[]): CommandCardsRules => {
  const nations = new Set(units.map(({ nation }) => nation))
  const unitTypes = eachEntry(rules.unitTypes, ({ drawing, drawings, ...type }) => ({
    ...type,
    drawings: Object.fromEntries(Object.entries(drawings).filter(([nation]) => nations.has(nation))),
    ...(drawing && [...nations].some((nation) => !Object.hasOwn(drawings, nation)) && { drawing }),
  }))
  return { ...rules, unitTypes }
}

/** Rounds at the most. Without a limit each unit can put off the stalemate once. command-cards.C15 */
const turnsOf = ({ turns, stalemate = 1 }: ScenarioFile, units: number): number => turns ?? (units + 1) * stalemate

const usualDeck = 'standard'

/** A deck is one that some card has copies in. command-cards.C2 */
const readDeck = (
  { deck = usualDeck }: ScenarioFile,
  { rules }: SystemTables,
  place: Place,
  report: Report,
): string => {
  if (rules === undefined) return deck
  const decks = new Set(Object.values(rules.cards).flatMap(({ copies }) => Object.keys(copies)))
  if (decks.has(deck)) return deck
  const at = below(place, 'deck')
  report.error('deck-unknown', at, `No deck is called "${deck}".`, wayOutOfUnknown(deck, [...decks], at))
  return deck
}
