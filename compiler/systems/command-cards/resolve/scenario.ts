/** Puts a battle together from its files: references inlined, defaults filled in, every entity with its place. */

import type { CommandCardsScenario, CommandCardsUnit } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { type Listed, readSide, reportDuplicates } from '../../../resolve/read.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { type ScenarioContent, schemas } from '../schemas/index.ts'
import type { ScenarioFile } from '../schemas/types.generated.ts'
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

export interface ResolvedBattle {
  readonly scenario: CommandCardsScenario
  readonly origins: CommandCardsOrigins
  readonly tutorial: Tutorial | null
}

/** A scenario as far as it is sound; undefined when it, its map or its rules are not. Why is in the report. */
export const resolveScenario = (
  { id, directory, documents }: ScenarioContent,
  tables: SystemTables,
  report: Report,
): ResolvedBattle | undefined => {
  const [file] = documents.scenario ?? []
  const [mapFile] = documents.map ?? []
  if (file === undefined || mapFile === undefined) return undefined

  const { value } = file
  const root: Place = { file: file.file, path: [] }
  const mapPlace: Place = { file: mapFile.file, path: [] }
  const sideIds = value.sides.map((side) => side.id)
  const { map, origins: mapOrigins, readers } = resolveMap(mapFile.value, sideIds, tables, mapPlace, report)
  const sidePlaces = [below(root, 'sides', 0), below(root, 'sides', 1)] as const
  const sides = readSides(value.sides, readers, tables.rules, sidePlaces)
  const unitsOf = (side: Side): Listed<CommandCardsUnit> =>
    readUnits(value.sides[side], side, sides[side].nation, readers, tables, sidePlaces[side])
  const [own, others] = [unitsOf(0), unitsOf(1)]
  const units = { values: [...own.values, ...others.values], places: [...own.places, ...others.places] }
  reportDuplicates(units, 'units', report)
  const medals = readMedals(value.medals, sideIds, readers, below(root, 'medals'))
  const special = resolveSpecial(value.special, sideIds, readers, below(root, 'special'))
  const tie = value.tie === undefined ? null : (readSide<Side>(value.tie, sideIds, below(root, 'tie'), report) ?? null)
  if (value.turns === undefined && value.stalemate === undefined) {
    report.error('field-missing', root, 'The battle has no end when nobody wins.', {
      hint: 'Write "turns", its rounds, or "stalemate", rounds without a loss after which it is over.',
    })
  }
  const deck = readDeck(value, tables, root, report)
  const { rules } = tables
  const tutorial: Tutorial | null = readTutorial(
    schemas.tutorial,
    documents.tutorial?.[0],
    { sides, units: units.values },
    readers,
  )
  if (rules === undefined || report.hasErrors(`${directory}/`)) return undefined
  return {
    scenario: {
      system: 'command-cards',
      id,
      title: value.title,
      summary: value.summary,
      turns: turnsOf(value, units.values.length),
      ...(value.stalemate !== undefined && { stalemate: value.stalemate }),
      ...(value.turns === undefined && { isUnlimited: true }),
      tie,
      date: value.date,
      daysPerTurn: value.daysPerTurn ?? 1,
      map,
      sides,
      units: units.values,
      medals: medals.values,
      deck,
      special,
      rules: onlyPlaying(rules, units.values),
    },
    tutorial,
    origins: {
      scenario: root,
      map: mapPlace,
      sides: sidePlaces,
      units: units.places,
      medals: medals.places,
      special: below(root, 'special'),
      ...mapOrigins,
    },
  }
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
