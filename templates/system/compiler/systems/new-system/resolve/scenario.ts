/** Puts a scenario together from its files: references inlined, every entity with its place. */
import type { NewSystemScenario, NewSystemSide, NewSystemUnit } from '../../../../engine/systems/new-system/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type BattleTypes, resolverOf } from '../../../resolve/battle.ts'
import { both, type Listed, listed, reportDuplicates, reportSameSides, reportTwice } from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { schemas } from '../schemas/index.ts'
import type { MapFile, ScenarioFile, SideEntry } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import type { SystemTables } from './tables.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface NewSystemOrigins extends Origins, MapOrigins {
  readonly units: readonly Place[]
  readonly objective: Place
}

/** The types of its battles. */
export interface NewSystemBattle extends BattleTypes {
  readonly file: ScenarioFile
  readonly map: MapFile
  readonly tables: SystemTables
  readonly scenario: NewSystemScenario
  readonly origins: NewSystemOrigins
  readonly tutorial: Tutorial
}

const readUnits = ({ units }: SideEntry, side: Side, readers: Readers, place: Place): Listed<NewSystemUnit> =>
  listed(units, below(place, 'units'), ({ id, name, type, hex }, at) => {
    const stands = readers.space(hex, at, 'hex')
    const known = readers.id('unit-type', type, at, 'type')
    return stands === undefined ? undefined : { id, name, side, type: known, hex: stands }
  })

/** Reports units that stand where none may, or two in one hex. new-system.M1, M2 */
export const checkUnits = (units: Listed<NewSystemUnit>, { nameOf }: Readers, report: Report): void => {
  reportDuplicates(units, 'units', report)
  reportTwice(units, ({ hex }) => `hex ${nameOf(hex)}`, report, 'A hex holds one unit.')
}

export const resolveScenario = resolverOf<NewSystemBattle>('new-system', schemas, (files, tables, report) => {
  const { file, head, places } = files
  const { map, origins, readers } = resolveMap(files.map, tables, places.map, report)
  reportSameSides(file.sides, places.sides, report)
  const sideOf = ({ id, name, colour }: SideEntry): NewSystemSide => ({ id, name, colour })
  const sides = [sideOf(file.sides[0]), sideOf(file.sides[1])] as const
  const units = both((side) => readUnits(file.sides[side], side, readers, places.sides[side]))
  checkUnits(units, readers, report)
  const objective = readers.space(file.objective, places.scenario, 'objective')
  return {
    sides,
    units: units.values,
    readers,
    origins: { ...places, ...origins, units: units.places, objective: below(places.scenario, 'objective') },
    complete: (rules) =>
      objective === undefined
        ? undefined
        : {
            ...head,
            turns: file.turns,
            date: file.date,
            map,
            sides,
            units: units.values,
            objective,
            rules: onlyPlaying(rules, units.values),
          },
  }
})
