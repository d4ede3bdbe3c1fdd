/** Puts a scenario together from its files: references inlined, defaults filled in, every entity with its place. */
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { type ScenarioContent, schemas } from '../schemas/index.ts'
import type { ScenarioFile } from '../schemas/types.generated.ts'
import { type MapOrigins, type MapReaders, resolveMap } from './map.ts'
import { resolveSides, type SideOrigins } from './sides.ts'
import type { SystemTables } from './tables.ts'
import { securityUnitsOf } from './units.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface OperationalOrigins extends Origins, SideOrigins, MapOrigins {
  /** Those of units that are formed in play are of their headquarters. */
  readonly units: readonly Place[]
}

export interface ResolvedBattle {
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly tutorial: Tutorial | null
}

/** A scenario as far as it is sound; undefined when it, its map or its rules are not. Why is in the report. */
export const resolveScenario = (
  content: ScenarioContent,
  tables: SystemTables,
  report: Report,
): ResolvedBattle | undefined => {
  const { directory, documents } = content
  const [file] = documents.scenario ?? []
  const [mapFile] = documents.map ?? []
  if (mapFile === undefined || file === undefined) return undefined

  const { value } = file
  const root: Place = { file: file.file, path: [] }
  const mapPlace: Place = { file: mapFile.file, path: [] }
  const { map, origins: mapOrigins, readers } = resolveMap(mapFile.value, tables, mapPlace, report)
  const read = resolveSides(value.sides, readers, tables, below(root, 'sides'))
  const weather = readWeather(value, readers, below(root, 'weather'))
  const { rules } = tables
  if (rules === undefined || report.hasErrors(`${directory}/`)) return undefined
  const { sides, headquarters, objectives, bonuses, origins } = read
  const formed = headquarters.map((hq, number) => securityUnitsOf(hq, number, rules, read.units))
  const units = [...read.units, ...formed.flat()]
  // Units that are formed in play stand where their headquarters does.
  const places = [...origins.units, ...formed.flatMap((of, number) => of.map(() => origins.headquarters[number]))]
  const [written] = documents.tutorial ?? []
  const tutorial: Tutorial | null = readTutorial(schemas.tutorial, written, { sides, units }, readers)
  // A type that exists and is broken has its own message.
  if (units.some(({ type }) => !Object.hasOwn(rules.unitTypes, type))) return undefined

  const scenario: OperationalScenario = {
    system: 'operational',
    id: content.id,
    title: value.title,
    summary: value.summary,
    turns: value.turns,
    date: value.date,
    daysPerTurn: value.daysPerTurn ?? 1,
    difficulty: value.difficulty ?? 'normal',
    weather,
    map,
    sides,
    units,
    objectives,
    bonuses,
    headquarters,
    fog: value.fog ?? true,
    rules: onlyPlaying(rules, units),
  }
  return {
    scenario,
    tutorial,
    origins: { scenario: root, map: mapPlace, ...origins, ...mapOrigins, units: places },
  }
}

const readWeather = ({ weather, turns }: ScenarioFile, readers: MapReaders, place: Place): string[] => {
  const read = (id: string, at: Place): string => readers.id('weather', id, at)
  if (typeof weather === 'string') return new Array<string>(turns).fill(read(weather, place))
  const ids = weather.map((id, index) => read(id, below(place, index)))
  if (weather.length !== turns) {
    readers.report.error(
      'weather-list-length',
      place,
      `The weather of ${weather.length} turns is given; the scenario has ${turns}.`,
      {
        hint: 'Name one weather for all turns, or one for each.',
      },
    )
  }
  return ids
}
