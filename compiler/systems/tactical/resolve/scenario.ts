/** Puts a scenario together from its files: references inlined, every entity with its place. */
import type { TacticalRules } from '../../../../engine/systems/tactical/rules.ts'
import type {
  Objective,
  TacticalScenario,
  TacticalSide,
  TacticalUnit,
} from '../../../../engine/systems/tactical/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { Origins } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type BattleTypes, resolverOf } from '../../../resolve/battle.ts'
import {
  both,
  checkKnown,
  type Listed,
  listed,
  readSide,
  reportDuplicates,
  reportSameSides,
  reportTwice,
} from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import type { Tutorial } from '../bundle.ts'
import { schemas } from '../schemas/index.ts'
import type { MapFile, ScenarioFile, SideEntry } from '../schemas/types.generated.ts'
import { type MapOrigins, resolveMap } from './map.ts'
import type { SystemTables } from './tables.ts'

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface TacticalOrigins extends Origins, MapOrigins {
  readonly units: readonly Place[]
  readonly objectives: readonly Place[]
}

/** The types of its battles. */
export interface TacticalBattle extends BattleTypes {
  readonly file: ScenarioFile
  readonly map: MapFile
  readonly tables: SystemTables
  readonly scenario: TacticalScenario
  readonly origins: TacticalOrigins
  readonly tutorial: Tutorial
}

/** The full strength of a model. tactical.C6 */
const fullOf = (rules: TacticalRules | undefined, type: string): number =>
  rules?.unitTypes[type]?.flags.includes('garrison5') ? 5 : 10

type UnitEntry = SideEntry['units'][number]

/** What a unit is besides its place. */
export const unitOf = (
  {
    id,
    name,
    type,
    arrives = 0,
    transport,
    strength,
    experience = 0,
    entrenched = 0,
    leader,
    aboard,
    drops,
  }: Omit<UnitEntry, 'hex' | 'zone' | 'nation'>,
  side: Side,
  rules: TacticalRules | undefined,
): Omit<TacticalUnit, 'hex' | 'zone' | 'purse'> => ({
  id,
  name,
  side,
  type,
  arrives,
  ...(transport !== undefined && { transport }),
  strength: strength ?? fullOf(rules, type),
  experience,
  entrenched,
  ...(leader !== undefined && { leader }),
  ...(aboard !== undefined && { aboard }),
  ...(drops === true && { drops }),
})

const readUnits = (
  { units, zones = [], purses }: SideEntry,
  side: Side,
  readers: Readers,
  rules: TacticalRules | undefined,
  place: Place,
): Listed<TacticalUnit> =>
  listed(units, below(place, 'units'), (entry, at): TacticalUnit | undefined => {
    const { hex, zone, nation, transport } = entry
    const stands = hex === undefined ? 0 : readers.space(hex, at, 'hex')
    readers.id('unit-type', entry.type, at, 'type')
    if (transport !== undefined) readers.id('unit-type', transport, at, 'transport')
    const [zoneIds, nations] = [zones.map(({ id }) => id), Object.keys(purses)]
    if (zone !== undefined) checkKnown(zone, zoneIds, 'zone-unknown', 'zone', at, readers.report, 'zone')
    if (nation !== undefined) checkKnown(nation, nations, 'nation-unknown', 'nation', at, readers.report, 'nation')
    const inZone = zone === undefined ? -1 : zoneIds.indexOf(zone)
    const purse = nation === undefined ? 0 : nations.indexOf(nation)
    if (stands === undefined) return undefined
    return {
      ...unitOf(entry, side, rules),
      hex: stands,
      ...(inZone >= 0 && { zone: inZone }),
      purse: Math.max(0, purse),
    }
  })

/** Units that a side can buy, each of which gets an id and a number of its own. tactical.N7 */
const readPurchases = (
  { id: side, purchases = [], purses }: SideEntry,
  number: Side,
  readers: Readers,
  rules: TacticalRules | undefined,
  place: Place,
): Listed<TacticalUnit> => {
  const nations = Object.keys(purses)
  const lots = listed(purchases, below(place, 'purchases'), ({ type, transport, nation, count }, at) => {
    readers.id('unit-type', type, at, 'type')
    if (transport !== undefined) readers.id('unit-type', transport, at, 'transport')
    if (nation !== undefined) checkKnown(nation, nations, 'nation-unknown', 'nation', at, readers.report, 'nation')
    const purse = Math.max(0, nation === undefined ? 0 : nations.indexOf(nation))
    return { type, transport, purse, count, at }
  }).values
  const units = lots.flatMap(({ type, transport, purse, count, at }, lot) =>
    Array.from({ length: count }, (_, index) => {
      const id = `${side}-bought-${lot + 1}-${index + 1}`
      const name = `${rules?.unitTypes[type]?.name ?? type} ${lot + 1}.${index + 1}`
      const unit = unitOf({ id, name, type, ...(transport && { transport }) }, number, rules)
      return { unit: { ...unit, hex: 0, purse, offered: true as const }, at }
    }),
  )
  return { values: units.map(({ unit }) => unit), places: units.map(({ at }) => at) }
}

/** Models that a scenario can come to have: those of its units, and what they can be upgraded to. tactical.N8 */
export const typesIn = (rules: TacticalRules, types: readonly string[], isUpgrading: boolean): readonly string[] => {
  const found = new Set(types)
  // A set that grows is gone through to its end.
  if (isUpgrading) for (const type of found) for (const next of rules.unitTypes[type]?.upgrades ?? []) found.add(next)
  return [...found]
}

/** Reports units that stand two in one hex. tactical.A4 */
export const checkUnits = (
  units: Listed<TacticalUnit>,
  { nameOf }: Readers,
  isAir: (type: string) => boolean,
  report: Report,
): void => {
  reportDuplicates(units, 'units', report)
  for (const layer of [false, true]) {
    const at = [...units.values.keys()].filter(
      (index) => units.values[index].hex > 0 && isAir(units.values[index].type) === layer,
    )
    const those = { values: at.map((index) => units.values[index]), places: at.map((index) => units.places[index]) }
    reportTwice(
      those,
      ({ hex }) => `hex ${nameOf(hex)}`,
      report,
      'A hex holds one unit on the ground or sea and one in the air.',
    )
  }
}

export const resolveScenario = resolverOf<TacticalBattle>('tactical', schemas, (files, tables, report) => {
  const { file, head, places, sideIds } = files
  const { map, origins, readers } = resolveMap(files.map, tables, places.map, report)
  reportSameSides(file.sides, places.sides, report)
  const sideNumber = (id: string, place: Place): Side | undefined => readSide<Side>(id, sideIds, place, report, 'side')
  const sideOf = (
    { id, name, colour, edges, lifts = {}, zones = [], purses }: SideEntry,
    index: Side,
  ): TacticalSide => ({
    id,
    name,
    colour,
    edges,
    lifts,
    zones: listed(zones, below(places.sides[index], 'zones'), (zone, at) => ({
      id: zone.id,
      hexes: readers.spaces(zone.hexes, at, 'hexes'),
    })).values,
    purses: Object.entries(purses).map(([nation, prestige]) => ({ nation, prestige })),
  })
  const sides = [sideOf(file.sides[0], 0), sideOf(file.sides[1], 1)] as const
  for (const side of [0, 1] as const)
    for (const [way, lift] of Object.entries(file.sides[side].lifts ?? {}))
      readers.id('unit-type', lift.type, below(places.sides[side], 'lifts', way), 'type')
  const units = both((side) => {
    const [own, offered] = [readUnits, readPurchases].map((read) =>
      read(file.sides[side], side, readers, tables.rules, places.sides[side]),
    )
    return { values: [...own.values, ...offered.values], places: [...own.places, ...offered.places] }
  })
  checkUnits(units, readers, (type) => tables.rules?.unitTypes[type]?.kind === 'air', report)
  const objectives = listed(
    file.objectives,
    below(places.scenario, 'objectives'),
    ({ name, hex, side }, at): Objective | undefined => {
      const [where, owner] = [readers.space(hex, at, 'hex'), sideNumber(side, at)]
      return where === undefined || owner === undefined ? undefined : { name, hex: where, side: owner }
    },
  )
  const holdings = listed(file.holdings, below(places.scenario, 'holdings'), ({ side, hexes }, at) => {
    const owner = sideNumber(side, at)
    return owner === undefined ? undefined : { side: owner, hexes: readers.spaces(hexes, at, 'hexes') }
  })
  return {
    sides,
    units: units.values,
    readers,
    origins: { ...places, ...origins, units: units.places, objectives: objectives.places },
    complete: (rules) => ({
      ...head,
      battle: file.battle ?? 'standard',
      turns: file.turns ?? rules.battle.kinds[file.battle ?? 'standard'].turns,
      date: file.date,
      map,
      region: file.region,
      weather: file.weather,
      house: { ...rules.houseRules, ...file.house },
      sides,
      units: units.values,
      objectives: objectives.values,
      needed: file.needed ?? rules.battle.victory[objectives.values.length - 1][2],
      holdings: holdings.values,
      rules: onlyPlaying(
        rules,
        typesIn(
          rules,
          [
            ...units.values.flatMap(({ type, transport }) => [type, transport ?? []].flat()),
            ...sides.flatMap(({ lifts }) => Object.values(lifts).map(({ type }) => type)),
          ],
          file.house?.purchase ?? rules.houseRules.purchase,
        ).map((type) => ({ type })),
      ),
    }),
  }
})
