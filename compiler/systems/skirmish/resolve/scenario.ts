/** Puts a battle together from its files: references inlined, defaults filled in, every entity with its place. */
import type { Space } from '../../../../engine/board.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { type Aims, type SkirmishScenario, typesOf } from '../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type BattleTypes, resolverOf } from '../../../resolve/battle.ts'
import { makeIdReaders } from '../../../resolve/readers.ts'
import { checkReferences } from '../../../resolve/references.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { schemas } from '../schemas/index.ts'
import type { MapFile, ScenarioFile, TeamEntry } from '../schemas/types.generated.ts'
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

/** The types of its battles. */
export interface SkirmishBattle extends BattleTypes {
  readonly file: ScenarioFile
  readonly map: MapFile
  readonly tables: SystemTables
  readonly scenario: SkirmishScenario
  readonly origins: SkirmishOrigins
  readonly tutorial: Tutorial
}

export const resolveScenario = resolverOf<SkirmishBattle>('skirmish', schemas, (files, tables, report) => {
  const { file, head, places } = files
  const { rules, known } = tables
  const root = places.scenario
  checkReferences(schemas.scenario, { file: root.file, value: file }, known, report)
  const { map, terrain, names, terrainAt } = resolveMap(files.map, tables, places.map, report)
  const year = file.year ?? Number(file.date.slice(0, 4))
  const seats = readSeats(file.sides, rules, below(root, 'sides'), report)
  const sides = seats.values.map(({ seat }) => seat)
  const units = readUnits(file.units, sides, rules, year, below(root, 'units'), report)
  const written = [file.teams.first, file.teams.second] as const
  const teamPlaces = teams.map((team) => below(root, 'teams', team === 0 ? 'first' : 'second'))
  const objectives = written.map((entry, team) =>
    readObjectives(
      entry.objectives,
      units.values.map((unit) => unit.id),
      below(teamPlaces[team], 'objectives'),
      report,
    ),
  )
  const aimsOf = (team: 0 | 1): Aims => ({ needs: written[team].needs, objectives: objectives[team].values })
  const generalOf = (team: 0 | 1): string | null =>
    readGeneral(
      written[team],
      sides.filter((seat) => seat.team === team),
      rules,
      teamPlaces[team],
      report,
    )
  const generals = [generalOf(0), generalOf(1)] as const
  return {
    sides,
    units: units.values,
    readers: {
      ...makeIdReaders(known, report),
      space: (name) => spaceOf(`${name}`),
      spaces: (spaces) => spacesOf(`${spaces}`),
    },
    origins: {
      ...places,
      sides: seats.places,
      units: units.places,
      objectives: [objectives[0].places, objectives[1].places],
      names,
      terrainAt,
      points: seats.values.map(({ points }) => points),
    },
    complete: (sound) => ({
      ...head,
      date: file.date,
      turns: file.turns,
      battle: file.battle,
      first: teamOf(file.first ?? 'first'),
      year,
      map,
      terrain,
      buysWorks: file.buysWorks ?? false,
      laterWorks: file.laterWorks ?? false,
      sides,
      units: units.values,
      generals,
      aims: [aimsOf(0), aimsOf(1)],
      holdsOut: file.holdsOut === undefined ? null : teamOf(file.holdsOut),
      weather: file.weather ?? 'clear',
      rules: onlyPlaying(sound, typesOf({ sides, units: units.values })),
    }),
  }
})

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
