/** Puts a scenario together from its files: references inlined, defaults filled in, every entity with its place. */
import { weekOf, weeksPerMonth } from '../../../../engine/systems/echelon/date.ts'
import type { DesignRules, EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario, EchelonUnit } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type Listed, listed, readSide, reportDuplicates } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { readTutorial } from '../../../resolve/tutorial.ts'
import type { Tutorial } from '../bundle.ts'
import { type ScenarioContent, schemas } from '../schemas/index.ts'
import type { ObjectiveEntry } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import { readSides, readSupplies, readUnits } from './sides.ts'
import type { SystemTables } from './tables.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface EchelonOrigins extends Origins, MapOrigins {
  readonly units: readonly Place[]
  readonly supplies: readonly Place[]
  readonly objectives: readonly Place[]
}

export interface ResolvedBattle {
  readonly scenario: EchelonScenario
  readonly origins: EchelonOrigins
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
  const { map, owned, origins: ofMap, readers } = resolveMap(mapFile.value, sideIds, tables, mapPlace, report)
  const places = [below(root, 'sides', 0), below(root, 'sides', 1)] as const
  const sides = readSides(value.sides, map.countries, readers, places)
  const unitsOf = (side: Side): Listed<EchelonUnit> =>
    readUnits(value.sides[side], side, sides[side].entry, readers, tables, places[side])
  const [own, others] = [unitsOf(0), unitsOf(1)]
  const units = { values: [...own.values, ...others.values], places: [...own.places, ...others.places] }
  reportDuplicates(units, 'units', report)
  const suppliesOf = (side: Side) => readSupplies(value.sides[side], side, readers, places[side])
  const [store, otherStore] = [suppliesOf(0), suppliesOf(1)]
  const objectives = readObjectives(value.objectives, readers, below(root, 'objectives'))
  const sideNamed = (field: 'tie' | 'invaded'): Side | null => {
    const named = value[field]
    return named === undefined ? null : (readSide<Side>(named, sideIds, root, report, field) ?? null)
  }
  const [tie, invaded] = [sideNamed('tie'), sideNamed('invaded')]
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
      system: 'echelon',
      id,
      title: value.title,
      summary: value.summary,
      turns: value.turns,
      date: value.date,
      week: weekOfDay(value.date),
      tie,
      map,
      sides,
      units: units.values,
      owned,
      supplies: [...store.values, ...otherStore.values],
      objectives: objectives.values,
      margin: value.margin ?? rules.victory.marginal,
      invaded,
      rules: onlyPlaying(rules, units.values),
    },
    tutorial,
    origins: {
      scenario: root,
      map: mapPlace,
      sides: places,
      units: units.places,
      supplies: [...store.places, ...otherStore.places],
      objectives: objectives.places,
      ...ofMap,
    },
  }
}

const daysPerWeek = 7

/** The week of a day: a month has four, the last of which goes on to its end. echelon.W1 */
export const weekOfDay = (day: string): number => {
  const [year, month, date] = day.split('-').map(Number)
  return weekOf(year, month, Math.min(weeksPerMonth, Math.ceil(date / daysPerWeek)))
}

const nothing = [0, 0] as const

export const readObjectives = (
  authored: readonly ObjectiveEntry[],
  readers: Readers,
  place: Place,
): Listed<EchelonScenario['objectives'][number]> =>
  listed(authored, place, ({ name, at: where, perTurn = nothing, atEnd = nothing }, at) => {
    const hex = readers.space(where, at, 'at')
    return hex === undefined ? undefined : { name, hex, perTurn, atEnd }
  })

/** Rules with the designs that play alone, and those that they may become. echelon.50a */
export const onlyPlaying = (rules: EchelonRules, units: readonly Pick<EchelonUnit, 'design'>[]): EchelonRules => {
  const designs: Record<string, DesignRules> = {}
  const add = (id: string | undefined): void => {
    if (id === undefined || Object.hasOwn(designs, id) || !Object.hasOwn(rules.designs, id)) return
    designs[id] = rules.designs[id]
    add(rules.designs[id].onFoot)
  }
  for (const { design } of units) add(design)
  return { ...rules, designs }
}
