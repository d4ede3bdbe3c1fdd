/** Puts a battle together from its files: references inlined, defaults filled in, every entity with its place. */
import type { Space } from '../../../../engine/board.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { type Aims, type SkirmishScenario, typesOf } from '../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { makeIdReaders } from '../../../resolve/readers.ts'
import { checkReferences } from '../../../resolve/references.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { type ScenarioContent, schemas } from '../schemas/index.ts'
import type { TeamEntry } from '../schemas/types.generated.ts'
import { readObjectives } from './aims.ts'
import { resolveMap, spaceOf, spacesOf } from './map.ts'
import { readSeats, readUnits, teamOf } from './seats.ts'
import type { SystemTables } from './tables.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface SkirmishOrigins extends Origins {
  readonly units: readonly Place[]
  /** By side. */
  readonly objectives: readonly [readonly Place[], readonly Place[]]
  readonly names: readonly Place[]
  terrainAt(space: Space): Place
  /** The most points that the deck of each seat may cost. skirmish.T9 */
  readonly points: readonly number[]
}

export interface ResolvedBattle {
  readonly scenario: SkirmishScenario
  readonly origins: SkirmishOrigins
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
  const { rules, known } = tables
  const root: Place = { file: file.file, path: [] }
  const mapPlace: Place = { file: mapFile.file, path: [] }
  checkReferences(schemas.scenario, file, known, report)
  const { map, terrain, names, terrainAt } = resolveMap(mapFile.value, tables, mapPlace, report)
  const year = value.year ?? Number(value.date.slice(0, 4))
  const seats = readSeats(value.sides, rules, below(root, 'sides'), report)
  const sides = seats.values.map(({ seat }) => seat)
  const units = readUnits(value.units, sides, rules, year, below(root, 'units'), report)
  const written = [value.teams.first, value.teams.second] as const
  const places = teams.map((team) => below(root, 'teams', team === 0 ? 'first' : 'second'))
  const objectives = written.map((entry, team) =>
    readObjectives(
      entry.objectives,
      units.values.map((unit) => unit.id),
      below(places[team], 'objectives'),
      report,
    ),
  )
  const aimsOf = (team: 0 | 1): Aims => ({ needs: written[team].needs, objectives: objectives[team].values })
  const generalOf = (team: 0 | 1): string | null =>
    readGeneral(
      written[team],
      sides.filter((seat) => seat.team === team),
      rules,
      places[team],
      report,
    )
  const generals = [generalOf(0), generalOf(1)] as const
  const tutorial: Tutorial | null = readTutorial(
    schemas.tutorial,
    documents.tutorial?.[0],
    { sides, units: units.values },
    { ...makeIdReaders(known, report), space: (name) => spaceOf(`${name}`), spaces: (names) => spacesOf(`${names}`) },
  )
  if (rules === undefined || report.hasErrors(`${directory}/`)) return undefined
  return {
    scenario: {
      system: 'skirmish',
      id,
      title: value.title,
      summary: value.summary,
      date: value.date,
      turns: value.turns,
      battle: value.battle,
      first: teamOf(value.first ?? 'first'),
      year,
      map,
      terrain,
      buysWorks: value.buysWorks ?? false,
      laterWorks: value.laterWorks ?? false,
      sides,
      units: units.values,
      generals,
      aims: [aimsOf(0), aimsOf(1)],
      holdsOut: value.holdsOut === undefined ? null : teamOf(value.holdsOut),
      weather: value.weather ?? 'clear',
      rules: onlyPlaying(rules, typesOf({ sides, units: units.values })),
    },
    tutorial,
    origins: {
      scenario: root,
      map: mapPlace,
      sides: seats.places,
      units: units.places,
      objectives: [objectives[0].places, objectives[1].places],
      names,
      terrainAt,
      points: seats.values.map(({ points }) => points),
    },
  }
}

/** The general of a side is of one of its nations. skirmish.H5 */
const readGeneral = (
  { general }: TeamEntry,
  seats: readonly { readonly nation: string }[],
  rules: SkirmishRules | undefined,
  place: Place,
  report: Report,
): string | null => {
  if (general === undefined) return null
  const found = rules?.generals[general]
  if (found !== undefined && seats.every(({ nation }) => nation !== found.nation))
    report.error('field-conflict', below(place, 'general'), `${found.name} is a general of another nation.`, {
      hint: `His nation is ${found.nation}.`,
    })
  return general
}
