/** The sheet of a field: the country in which it lies, which nothing in play changes and which goes on all around it. */
import type { Space } from '../../../../engine/board.ts'
import { hashJson } from '../../../../engine/hash.ts'
import type { TerrainRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { leavesOf } from '../../../cartography/fields/country.ts'
import { drawDesert } from '../../../cartography/fields/desert.ts'
import { countryOf } from '../../../cartography/fields/farming.ts'
import { drawLanes } from '../../../cartography/fields/lanes.ts'
import { drawParcels } from '../../../cartography/fields/parcels.ts'
import { extentOf } from '../../../cartography/geometry.ts'
import { seasonIn } from './land.ts'
import { around, extentAround } from './layers.ts'

/** How much a lane avoids terrain; it cannot lead where there is water. Those not named are as easy as open ground. */
const costs: Partial<Record<TerrainRules['look'], number>> = {
  lake: Number.POSITIVE_INFINITY,
  river: Number.POSITIVE_INFINITY,
  sea: Number.POSITIVE_INFINITY,
  ford: 4,
  bridge: 0,
  house: 0,
  mountain: 60,
  marsh: 40,
  hill: 14,
  forest: 20,
  hedgerow: 18,
  trenches: 30,
  bunker: 30,
  'tank-traps': 24,
  factory: 40,
  ruins: 10,
}
const open = 8

const settled: readonly TerrainRules['look'][] = ['house']

/** The fixed parts of a field. */
export const drawSheet = (scenario: SkirmishScenario): string => {
  const { map, id, rules, terrain } = scenario
  const { width, height } = extentOf(map)
  const seed = Number.parseInt(hashJson(id).slice(0, 4), 16)
  const country = countryOf(map.look, seasonIn(scenario))
  const leaves = leavesOf(map.look, seasonIn(scenario))
  const field = extentAround(map, 0)
  const whole = extentAround(map, around)
  const looks = new Map(terrain.map(({ space, kind }) => [space, rules.terrain[kind].look]))
  const cost = (space: Space): number => costs[looks.get(space) ?? 'beach'] ?? open
  const places = [...looks].flatMap(([space, look]) => (settled.includes(look) ? [space] : []))
  const squares = map.width * map.height
  // The headquarters.
  const ends = [squares + 1, squares + 2] as const
  const land = country.parcel > 0 ? drawParcels(country, leaves, whole, field, seed) : drawDesert(whole, seed)
  return (
    `<svg class="map-sheet" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" overflow="visible">` +
    `${land}${drawLanes(map, country, { cost, places, ends }, seed)}</svg>`
  )
}
