/** The attacked place, for units whose strength depends on it. */
import type { Hex } from '../../../hex.ts'
import { featuresAt, isCity, isFortified, isFortress, isMajorCity, terrainAt, weatherAt } from '../ground.ts'
import type { FeatureRules, TerrainRules, WeatherRules } from '../rules.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { can } from '../units.ts'

export interface AttackedHex {
  readonly hex: Hex
  readonly terrain: TerrainRules
  readonly terrainId: string
  readonly features: readonly FeatureRules[]
  readonly weather: WeatherRules['kinds'][keyof WeatherRules['kinds']]
  readonly isCity: boolean
  readonly isMajor: boolean
  readonly isFortified: boolean
  readonly isFortress: boolean
  readonly isEntrenched: boolean
}

export const attackedHexOf = (table: Table, state: Position, hex: Hex): AttackedHex => {
  const { rules } = table.scenario
  const terrain = terrainAt(table, state, hex)
  return {
    hex,
    terrain,
    terrainId: Object.keys(rules.terrain).find((id) => rules.terrain[id] === terrain) ?? '',
    features: featuresAt(table, state, hex),
    weather: rules.weather.kinds[weatherAt(table, state, hex)],
    isCity: isCity(table, hex),
    isMajor: isMajorCity(table, hex),
    isFortified: isFortified(table, state, hex),
    isFortress: isFortress(table, state, hex),
    isEntrenched: state.entrenched[hex] > 0,
  }
}

/**
 * Returns the kind of engineer that a unit is in an attack on a place; undefined when it is none there. echelon.16a, 16b, 26c, 27b, 36, 37
 */
export const engineerAgainst = (
  table: Table,
  state: Position,
  unit: number,
  place: AttackedHex,
): 'combat' | 'assault' | undefined => {
  const is = (ability: Parameters<typeof can>[3]): boolean => can(table, state, unit, ability)
  const isStrong = place.isMajor || place.isFortress
  if (isEngineerPlace(place)) {
    if (is('assault-engineer')) return isAssaultPlace(table, place) ? 'assault' : 'combat'
    if (is('combat-engineer')) return 'combat'
  }
  // Engineer tanks are for streets and forts, not for the depth of a fortified zone. echelon.16a, 16b
  if (isStrong || isPlainFort(table, place)) {
    if (is('assault-engineer-armour')) return 'assault'
    if (is('engineer-armour')) return 'combat'
  }
  if (isStrong && is('long-siege')) return 'assault'
  return isStrong && is('siege') ? 'combat' : undefined
}

/** Where engineers support themselves: cities, not towns, and fortifications. echelon.36, 37 */
export const isEngineerPlace = (place: AttackedHex): boolean => place.isCity || place.isFortified

const isPlainFort = ({ scenario: { rules } }: Table, place: AttackedHex): boolean =>
  place.features.includes(rules.features[rules.engineering.fort])

/** Where assault engineers are worth more than others: cities, fortified zones and fortresses, but no plain forts. echelon.36 */
export const isAssaultPlace = (table: Table, place: AttackedHex): boolean =>
  place.isCity || (place.isFortified && !isPlainFort(table, place))

/** True if a unit fights as light infantry: on skis only in snow, or when its nation grows up on them. echelon.42d, 42l */
export const isLight = (table: Table, state: Position, unit: number, { weather }: AttackedHex): boolean =>
  can(table, state, unit, 'light') ||
  (can(table, state, unit, 'ski') && (weather.isCold || table.profiles[unit].nation.nordic))

/** True if a unit is winterised. echelon.42j, 52e */
export const isWinterised = (table: Table, state: Position, unit: number): boolean =>
  can(table, state, unit, 'winterised') || can(table, state, unit, 'naval')

/** True if a unit's guns are reduced by a fortress: artillery, and anti-aircraft that is no position. echelon.10b, 22 */
export const isGun = (table: Table, state: Position, unit: number): boolean =>
  table.profiles[unit].isArtillery ||
  ((can(table, state, unit, 'light-aa') || can(table, state, unit, 'heavy-aa')) &&
    !can(table, state, unit, 'position-aa'))
