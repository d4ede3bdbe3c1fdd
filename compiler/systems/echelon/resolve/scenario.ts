/** Puts a scenario together from its files: references inlined, defaults filled in, every entity with its place. */
import { weekOf, weeksPerMonth } from '../../../../engine/systems/echelon/date.ts'
import type { DesignRules, EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario, EchelonUnit } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import { type BattleTypes, resolverOf } from '../../../resolve/battle.ts'
import { both, type Listed, listed, readSideOrNobody, reportDuplicates } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import type { Tutorial } from '../bundle.ts'
import { schemas } from '../schemas/index.ts'
import type { MapFile, ObjectiveEntry, ScenarioFile } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import { readSides, readSupplies, readUnits } from './sides.ts'
import type { SystemTables } from './tables.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface EchelonOrigins extends Origins, MapOrigins {
  readonly units: readonly Place[]
  readonly supplies: readonly Place[]
  readonly objectives: readonly Place[]
}

/** The types of its battles. */
export interface EchelonBattle extends BattleTypes {
  readonly file: ScenarioFile
  readonly map: MapFile
  readonly tables: SystemTables
  readonly scenario: EchelonScenario
  readonly origins: EchelonOrigins
  readonly tutorial: Tutorial
}

export const resolveScenario = resolverOf<EchelonBattle>('echelon', schemas, (files, tables, report) => {
  const { file, head, sideIds, places } = files
  const { map, owned, origins, readers } = resolveMap(files.map, sideIds, tables, places.map, report)
  const sides = readSides(file.sides, map.countries, readers, places.sides)
  const units = both((side) =>
    readUnits(file.sides[side], side, sides[side].entry, readers, tables, places.sides[side]),
  )
  reportDuplicates(units, 'units', report)
  const supplies = both((side) => readSupplies(file.sides[side], side, readers, places.sides[side]))
  const objectives = readObjectives(file.objectives, readers, below(places.scenario, 'objectives'))
  const sideIn = (field: 'tie' | 'invaded'): Side | null =>
    readSideOrNobody(file[field], sideIds, below(places.scenario, field), report)
  const [tie, invaded] = [sideIn('tie'), sideIn('invaded')]
  return {
    sides,
    units: units.values,
    readers,
    origins: { ...places, units: units.places, supplies: supplies.places, objectives: objectives.places, ...origins },
    complete: (rules) => ({
      ...head,
      turns: file.turns,
      date: file.date,
      week: weekOfDay(file.date),
      tie,
      map,
      sides,
      units: units.values,
      owned,
      supplies: supplies.values,
      objectives: objectives.values,
      margin: file.margin ?? rules.victory.marginal,
      invaded,
      rules: onlyPlaying(rules, units.values),
    }),
  }
})

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
