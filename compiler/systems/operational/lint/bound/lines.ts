/**
 * Lines of supply and of command that are plain at a glance: straight along a railway or road to a hub, and straight on from there. Most
 * units stand where such a line leads; floods look for the others. operational.E1-E7, E10, E11, F6
 */
import type { Side } from '../../../../../engine/game.ts'
import type { OperationalScenario, SupplySource } from '../../../../../engine/systems/operational/scenario.ts'
import { lastOfSide } from '../../../../lint/lastOf.ts'
import { groundOf } from './ground.ts'
import { type Cost, impassable, stepsBetween, stepTowards } from './straight.ts'
import { closed, tollOf } from './toll.ts'

/** Nothing is left of supply that has lost this much, in per cent. */
const all = 100

/** A hub that is supplied for certain: where it is, and what is lost up to there at most. */
interface FedHub {
  readonly hex: number
  readonly lost: number
  readonly trucks: number
}

export interface Lines {
  /** By hub of the side, in its order: undefined where none is plain. */
  readonly hubs: readonly (FedHub | undefined)[]
  /** Whether some supply comes straight to a hex. */
  feeds(hex: number): boolean
  /** Whether the railway leads straight to a hex. */
  reachesByRail(hex: number): boolean
  /** Whether a hex leads straight on to another one for so many points. */
  leads(from: number, to: number, most: number): boolean
  /** Whether a hub that stands where one of these does, with as many trucks as there can be, would feed a hex. */
  couldFeed(hex: number): boolean
}

interface Line {
  readonly points: number
  readonly lost: number
}

/** Lines over hexes that are a side's own, or would be. */
const makeLines = (scenario: OperationalScenario, side: Side, isOwn: (hex: number) => boolean): Lines => {
  const { board, terrain } = groundOf(scenario)
  const { map, rules } = scenario
  const { neighbours } = board
  const { truckReach, truckFed, hubRange } = rules.supply
  const toll = tollOf(scenario, scenario.weather[0])
  const byRail: Cost = (_, edge) => (toll.isRail(edge) && isOwn(neighbours[edge]) ? 1 : impassable)
  const costBy =
    (onWaysOnly: boolean): Cost =>
    (_, edge) => {
      const cost = toll.points(edge, onWaysOnly)
      return cost === closed || !isOwn(neighbours[edge]) ? impassable : cost
    }
  const byRoad = costBy(true)
  const byAny = costBy(false)
  const lineTo = (from: number, to: number, costOf: Cost, most: number): Line | undefined => {
    let points = 0
    let lost = 0
    for (let at = from; at !== to; ) {
      const step = points + stepsBetween(board, at, to) > most ? -1 : stepTowards(board, at, to, costOf)
      if (step < 0) return undefined
      points += step & 255
      lost += toll.losses(step >> 8)
      at = neighbours[step >> 8]
    }
    return points > most ? undefined : { points, lost }
  }
  const sources = scenario.sides[side].sources.filter(({ hex, value }) => value > 0 && isOwn(hex))
  const isRailhead = ({ kind }: SupplySource): boolean => kind === 'rail' || kind === 'port'
  const roadheads = sources.filter((source) => source.kind === 'truck' || isRailhead(source))
  /** What is lost on a railway that leads straight to a hex. */
  const lostByRail = (hex: number): number | undefined => {
    for (const source of sources) {
      const line = isRailhead(source) ? lineTo(source.hex, hex, byRail, Number.POSITIVE_INFINITY) : undefined
      if (line !== undefined) return Math.min(all, all - source.value + line.lost)
    }
    return undefined
  }
  const isOnRail = (hex: number): boolean => {
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++)
      if (
        toll.isRail(edge) ||
        (neighbours[edge] !== 0 && toll.isRail(neighbours[edge] * 6 + ((edge - hex * 6 + 3) % 6)))
      )
        return true
    return false
  }
  const lostByRoad = (hex: number): number | undefined => {
    for (const { hex: from, value } of roadheads) {
      const line = lineTo(from, hex, byRoad, truckReach)
      if (line !== undefined && all - value + line.lost < all) return Math.min(all, all - value + line.lost + truckFed)
    }
    return undefined
  }
  /** A hub on a source extends it. operational.E4 */
  const lostAtSource = (hex: number): number | undefined => {
    let lost: number | undefined
    for (const source of roadheads) if (source.hex === hex) lost = Math.max(lost ?? 0, all - source.value)
    return lost
  }
  const hubs = scenario.sides[side].hubs.map(({ hex, trucks }): FedHub | undefined => {
    if (!isOwn(hex)) return undefined
    // Trucks feed no hub that the railway feeds.
    const lost = isOnRail(hex) ? lostByRail(hex) : (lostAtSource(hex) ?? lostByRoad(hex))
    return lost === undefined ? undefined : { hex, lost, trucks }
  })
  return {
    hubs,
    leads: (from, to, most) => lineTo(from, to, byAny, most) !== undefined,
    reachesByRail: (hex) => lostByRail(hex) !== undefined,
    feeds: (hex) =>
      isOwn(hex) &&
      hubs.some((hub) => {
        if (hub === undefined) return false
        if (hub.hex === hex) return true
        const line = lineTo(hub.hex, hex, byAny, rangeOf(scenario, hub.trucks))
        return line !== undefined && hub.lost + line.lost < all
      }),
    couldFeed: (hex) =>
      isOwn(hex) &&
      hubs.some(
        (hub) =>
          hub !== undefined &&
          rules.terrain[map.terrainIds[terrain[hub.hex]]].hub &&
          lineTo(hub.hex, hex, byAny, hubRange[hubRange.length - 1]) !== undefined,
      ),
  }
}

/** Points that supply and orders may spend from a hub or headquarters with so many trucks. operational.E6, F6 */
export const rangeOf = ({ rules }: OperationalScenario, trucks: number): number => {
  const { hubRange } = rules.supply
  return hubRange[Math.min(trucks, hubRange.length) - 1] ?? 0
}

/** The lines of a side over its own hexes, as the first turn begins. */
export const linesOf = lastOfSide((scenario: OperationalScenario, side): Lines => {
  const { owner } = groundOf(scenario)
  return makeLines(scenario, side, (hex) => owner[hex] === side)
})

/** The lines of a side over all land. */
export const linesAcross = lastOfSide((scenario: OperationalScenario, side): Lines => {
  const { terrain } = groundOf(scenario)
  const isLand = scenario.map.terrainIds.map((id, index) => index > 0 && !scenario.rules.terrain[id].water)
  return makeLines(scenario, side, (hex) => isLand[terrain[hex]])
})

/** Whether a headquarters commands straight on to a hex as the first turn begins. */
export const commandsStraight = (scenario: OperationalScenario, hq: number, to: number): boolean => {
  const { hex, side, trucks } = scenario.headquarters[hq]
  return hex !== undefined && linesOf(scenario, side).leads(hex, to, rangeOf(scenario, trucks))
}
