/** Puts a scenario together from its files: references inlined, defaults filled in, every entity with its place. */
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import { type BattleTypes, resolverOf } from '../../../resolve/battle.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { schemas } from '../schemas/index.ts'
import type { MapFile, ScenarioFile } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import { resolveSides, type SideOrigins } from './sides.ts'
import type { SystemTables } from './tables.ts'
import { securityUnitsOf } from './units.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface OperationalOrigins extends Origins, SideOrigins, MapOrigins {
  /** Those of units that are formed in play are of their headquarters. */
  readonly units: readonly Place[]
}

/** The types of its battles. */
export interface OperationalBattle extends BattleTypes {
  readonly file: ScenarioFile
  readonly map: MapFile
  readonly tables: SystemTables
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly tutorial: Tutorial
}

export const resolveScenario = resolverOf<OperationalBattle>('operational', schemas, (files, tables, report) => {
  const { file, head, places } = files
  const { map, origins: ofMap, readers } = resolveMap(files.map, tables, places.map, report)
  const read = resolveSides(file.sides, readers, tables, places.sides)
  const weather = readWeather(file, readers, below(places.scenario, 'weather'))
  const { rules } = tables
  if (rules === undefined || !files.isSound()) return undefined
  const { sides, headquarters, objectives, bonuses, origins } = read
  const formed = headquarters.map((hq, number) => securityUnitsOf(hq, number, rules, read.units))
  const units = [...read.units, ...formed.flat()]
  // Units that are formed in play stand where their headquarters does.
  const standing = formed.flatMap((of, number) => of.map(() => origins.headquarters[number]))
  return {
    sides,
    units,
    readers,
    origins: { ...places, ...origins, ...ofMap, units: [...origins.units, ...standing] },
    complete() {
      // A type that exists and is broken has its own message.
      if (units.some(({ type }) => !Object.hasOwn(rules.unitTypes, type))) return undefined
      return {
        ...head,
        turns: file.turns,
        date: file.date,
        daysPerTurn: file.daysPerTurn ?? 1,
        difficulty: file.difficulty ?? 'normal',
        weather,
        map,
        sides,
        units,
        objectives,
        bonuses,
        headquarters,
        fog: file.fog ?? true,
        rules: onlyPlaying(rules, units),
      }
    },
  }
})

const readWeather = ({ weather, turns }: ScenarioFile, readers: Readers, place: Place): string[] => {
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
