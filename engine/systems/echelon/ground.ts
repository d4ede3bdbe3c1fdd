/** The ground as it is now: weather, ice and bridges are looked at. */
import { degree, type Hex } from '../../hex.ts'
import { named } from '../../tableParts.ts'
import type { Side } from '../../twoSides.ts'
import {
  type FeatureRules,
  type HexsideRules,
  type TerrainRules,
  timesRoundedUp,
  type Weather,
  weathers,
} from './rules.ts'
import { type Table, way } from './table.ts'
import type { Position } from './types.ts'

export const weatherAt = ({ zone }: Table, state: Position, hex: Hex): Weather => weathers[state.weather[zone[hex]]]

/** True if water and swamps are frozen. */
const isFreezing = ({ scenario }: Table, weather: Weather): boolean => scenario.rules.weather.freezing.includes(weather)

/** The terrain of a hex: frozen swamps are firm, and some ground is a swamp in mud. echelon.T1-T4, T5-T8, T9-T11, T19 */
export const terrainAt = (table: Table, state: Position, hex: Hex): TerrainRules => {
  const weather = weatherAt(table, state, hex)
  const index = table.terrain[hex]
  if (isFreezing(table, weather)) return table.frozen[index]
  return weather === 'mud' ? table.muddy[index] : table.terrains[index]
}

/** Points off roads in the weather of a hex for those of dry ground. echelon.W2 */
export const offRoadCost = (table: Table, state: Position, hex: Hex, cost: number): number =>
  timesRoundedUp(cost, table.scenario.rules.weather.kinds[weatherAt(table, state, hex)].offRoad)

/** True if a whole bridge stands over an edge. */
export const hasBridge = ({ bridge }: Table, state: Position, edge: number): boolean =>
  bridge[edge] > 0 && state.bridge[bridge[edge] - 1] === 0

/** Water or cliffs that an edge crosses; undefined where nothing hinders, or ice lies. A bridge over it changes what it counts as. echelon.T20-T23 */
export const hexsideAt = (table: Table, state: Position, edge: number): HexsideRules | undefined => {
  const index = table.hexside[edge]
  if (index === 0) return undefined
  const side = table.hexsides[index - 1]
  const hex = Math.floor(edge / degree)
  if (side.frozenIn.includes(weatherAt(table, state, hex))) return undefined
  return side.bridgedAs !== undefined && hasBridge(table, state, edge)
    ? named(table.scenario.rules.hexsides, side.bridgedAs, 'hexside')
    : side
}

/** Settlement, fortification and field works of a hex, in this order. echelon.T12-T15, T16-T18 */
export const featuresAt = (table: Table, state: Position, hex: Hex): readonly FeatureRules[] => {
  const { settlement, features, scenario } = table
  const found: FeatureRules[] = []
  if (settlement[hex] > 0) found.push(features[settlement[hex] - 1])
  if (state.fort[hex] > 0) found.push(features[state.fort[hex] - 1])
  if (state.entrenched[hex] > 0) found.push(named(scenario.rules.features, 'entrenchment', 'feature'))
  return found
}

export const isCity = ({ settlement, features }: Table, hex: Hex): boolean =>
  settlement[hex] > 0 && features[settlement[hex] - 1].isCity

export const isMajorCity = ({ settlement, features }: Table, hex: Hex): boolean =>
  settlement[hex] > 0 && features[settlement[hex] - 1].isMajor

export const isFortress = ({ features }: Table, state: Position, hex: Hex): boolean =>
  state.fort[hex] > 0 && features[state.fort[hex] - 1].isFortress

export const isFortified = ({ features }: Table, state: Position, hex: Hex): boolean =>
  state.fort[hex] > 0 && features[state.fort[hex] - 1].isFortification

/** Level of the coast defences of a port as they are now. echelon.23 */
export const coastDefence = ({ scenario, port }: Table, state: Position, hex: Hex): number =>
  port[hex] > 0 ? Math.max(0, scenario.map.ports[port[hex] - 1].coastDefence - state.coastHits[hex]) : 0

/** The side whose coast defences fight for a hex on land: those of port cities alone do, for their owner. echelon.23 */
export const coastGuard = (table: Table, state: Position, hex: Hex): Side | undefined => {
  const owner = state.owner[hex] - 1
  return (owner === 0 || owner === 1) && isCity(table, hex) && coastDefence(table, state, hex) > 0 ? owner : undefined
}

/** True if a road leads over an edge, and no broken bridge is on it. echelon.M3 */
export const hasRoad = (table: Table, state: Position, edge: number): boolean => leads(table, state, edge, way.road)
export const hasTrack = (table: Table, state: Position, edge: number): boolean => leads(table, state, edge, way.track)

const leads = (table: Table, state: Position, edge: number, bit: number): boolean =>
  (table.ways[edge] & bit) !== 0 && (table.bridge[edge] === 0 || hasBridge(table, state, edge))
