/** What supply pays and loses on its way, as far as a bound can tell. operational.E3, E6, E11 */
import { terrainCost } from '../../../../../engine/systems/operational/cost.ts'
import type { TerrainRules } from '../../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { lastOf } from '../../../../lint/lastOf.ts'
import { type Ground, groundOf } from './ground.ts'

/** Over this edge no supply goes, as far as a bound can tell. */
export const closed = 0

export interface Toll {
  /** What supply pays over an edge; `closed` where it does not go. */
  points(edge: number, onWaysOnly: boolean): number
  /** What it loses there at most, in per cent. */
  losses(edge: number): number
  /** Whether a sound railway runs over an edge. */
  isRail(edge: number): boolean
}

const tolls = lastOf((_: OperationalScenario) => new Map<string | undefined, Toll>())

/** What supply pays and loses in a weather; without one nothing is lost on the way. */
export const tollOf = (scenario: OperationalScenario, weather: string | undefined): Toll => {
  const known = tolls(scenario)
  const toll = known.get(weather) ?? makeToll(scenario, groundOf(scenario), weather)
  known.set(weather, toll)
  return toll
}

/** What supply pays for the terrains of a map, and for ways. */
interface Prices {
  readonly terrains: readonly TerrainRules[]
  readonly costs: readonly number[]
  readonly railBits: number
  readonly dearestWay: number
}

const prices = new WeakMap<object, Map<string, Prices>>()

/** The same for scenarios with the same tables and terrains. */
const pricesOf = ({ map, rules }: OperationalScenario): Prices => {
  const known = prices.get(rules) ?? new Map<string, Prices>()
  prices.set(rules, known)
  const key = map.terrainIds.join()
  const found = known.get(key) ?? makePrices(map.terrainIds, rules)
  known.set(key, found)
  return found
}

const makePrices = (terrainIds: readonly string[], rules: OperationalScenario['rules']): Prices => {
  const terrains = terrainIds.map((id, index) => rules.terrain[index === 0 ? terrainIds[1] : id])
  const weathers = Object.values(rules.weather)
  const costs = terrainIds.map((_, index) => {
    const cost = terrainCost({ terrains, terrainIds, weathers }, index, 'supply')
    return cost === 'A' || cost === 'X' ? closed : cost
  })
  const wayRules = Object.values(rules.ways)
  const railBits = wayRules.reduce((bits, { carriesSupply }, index) => (carriesSupply ? bits | (1 << index) : bits), 0)
  return { terrains, costs, railBits, dearestWay: Math.max(0, ...wayRules.map(({ cost }) => cost)) }
}

const makeToll = (
  scenario: OperationalScenario,
  { board, terrain, hexside, hexsides, ways }: Ground,
  weather: string | undefined,
): Toll => {
  const { neighbours } = board
  const { terrains, costs, railBits, dearestWay } = pricesOf(scenario)
  const disruption = weather === undefined ? undefined : scenario.rules.weather[weather].disruption
  const along = disruption === undefined ? 0 : Math.max(disruption.onWay, disruption.offWay)
  const sideOver = (edge: number) => (hexside[edge] === 0 ? undefined : hexsides[hexside[edge] - 1])
  return {
    points(edge, onWaysOnly) {
      const next = neighbours[edge]
      const side = sideOver(edge)
      if (next === 0 || side?.disruption === null || (side?.crossing === 'way-only' && ways[edge] === 0)) return closed
      if (ways[edge] !== 0) return dearestWay
      if (onWaysOnly) return closed
      const cost = costs[terrain[next]]
      return cost === closed ? closed : cost + (side?.crossing === 'extra' ? side.extraCost : 0)
    },
    losses(edge) {
      if (disruption === undefined) return 0
      return along + terrains[terrain[neighbours[edge]]].disruption + (sideOver(edge)?.disruption ?? 0)
    },
    isRail(edge) {
      if ((ways[edge] & railBits) === 0) return false
      const side = sideOver(edge)
      return side?.crossing !== 'fresh' && side?.crossing !== 'never' && side?.disruption !== null
    },
  }
}
