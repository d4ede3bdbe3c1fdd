/** Puts a scenario together from its files: references inlined, defaults filled in, every entity with its place. */
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import type { ScenarioContent } from '../schemas/index.ts'
import type { ScenarioFile } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import { resolveSides, type SideOrigins } from './sides.ts'
import type { SystemTables } from './tables.ts'
import { resolveTutorial } from './tutorial.ts'
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
  const { map, origins: mapOrigins } = resolveMap(mapFile.value, tables, mapPlace, report)
  const read = resolveSides(value.sides, map, tables, below(root, 'sides'), report)
  const weather = readWeather(value, tables, below(root, 'weather'), report)
  const { rules } = tables
  if (rules === undefined || report.hasErrors(`${directory}/`)) return undefined
  const { sides, headquarters, objectives, bonuses, origins } = read
  const formed = headquarters.map((one, number) => securityUnitsOf(one, number, rules, read.units))
  const units = [...read.units, ...formed.flat()]
  const tutorial = resolveTutorial(documents.tutorial?.[0], map, sides, units, report)
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
    origins: {
      scenario: root,
      map: mapPlace,
      ...origins,
      // Units that are formed in play stand where their headquarters does.
      units: [...origins.units, ...formed.flatMap((list, number) => list.map(() => origins.headquarters[number]))],
      ...mapOrigins,
    },
  }
}

const readWeather = (
  { weather, turns }: ScenarioFile,
  tables: SystemTables,
  place: Place,
  report: Report,
): string[] => {
  const check = (id: string, at: Place): void => {
    if (tables.knownWeather === undefined || tables.knownWeather.includes(id)) return
    report.error('weather-unknown', at, `No weather is called "${id}".`, wayOutOfUnknown(id, tables.knownWeather, at))
  }
  if (typeof weather === 'string') {
    check(weather, place)
    return Array.from({ length: turns }, () => weather)
  }
  weather.forEach((id, index) => {
    check(id, below(place, index))
  })
  if (weather.length !== turns) {
    report.error(
      'weather-list-length',
      place,
      `The weather of ${weather.length} turns is given; the scenario has ${turns}.`,
      {
        hint: 'Name one weather for all turns, or one for each.',
      },
    )
  }
  return weather
}
