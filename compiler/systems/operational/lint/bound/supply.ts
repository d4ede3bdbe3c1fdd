/** Where supply certainly comes: along sound railways and by the shortest ways from hubs, whatever is lost on them. operational.E1-E7, E10, E11 */
import type { Side } from '../../../../../engine/game.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { lastOfSide } from '../../../../lint/lastOf.ts'
import { groundOf } from './ground.ts'
import { linesAcross, rangeOf } from './lines.ts'
import { closed, tollOf } from './toll.ts'

/** What is certain of a side's supply. False and 0 say nothing. */
export interface SureSupply {
  /** By hub of the side, in its order: whether it is supplied. */
  readonly hubs: readonly boolean[]
  /** By hex: 1 where some supply arrives. */
  readonly fed: Uint8Array
}

/** Nothing is left of supply that has lost this much, in per cent. */
const all = 100

const supplyAtStart = (scenario: OperationalScenario, side: Side): SureSupply => {
  const { owner } = groundOf(scenario)
  const { hubs } = scenario.sides[side]
  const { truckFed } = scenario.rules.supply
  const flow = flowOf(scenario, scenario.weather[0], (hex) => owner[hex] === side)
  const rail = flow.alongRails(side)
  const fedByTruck = flow.byTruck(side, rail)
  const lostAt = hubs.map(({ hex }) => {
    if (owner[hex] !== side) return undefined
    if (rail.reached[hex] === 1 || flow.isFeeder(side, hex)) return rail.lost[hex]
    const lost = fedByTruck(hex)
    return lost < all ? Math.min(all, lost + truckFed) : undefined
  })
  const full = rail.reached.slice()
  for (const { hex, value } of scenario.sides[side].sources) if (value > 0 && owner[hex] !== 1 - side) full[hex] = 1
  const starts: Start[] = []
  for (const [index, { hex, trucks }] of hubs.entries()) {
    const lost = lostAt[index]
    if (lost === undefined) continue
    full[hex] = 1
    starts.push({ hex, lost, range: rangeOf(scenario, trucks) })
  }
  const wanted = [...scenario.units, ...scenario.headquarters].flatMap((one) =>
    one.side === side && one.hex !== undefined ? [one.hex] : [],
  )
  const { reached: fed } = flow.fromHubs(starts, wanted)
  for (let hex = 0; hex < full.length; hex++) if (full[hex] === 1) fed[hex] = 1
  flow.feedNext(full, rail.lost, fed)
  return { hubs: lostAt.map((lost) => lost !== undefined), fed }
}

/** A side's supply as the first turn begins. */
export const sureSupply = lastOfSide(supplyAtStart)

/** Whether supply certainly comes to a hex in the best weather when a side holds all land, with its trucks in one hub. False says nothing. */
export const surelySuppliedAcross = (scenario: OperationalScenario, side: Side, hex: number): boolean => {
  const lines = linesAcross(scenario, side)
  return lines.reachesByRail(hex) || lines.couldFeed(hex) || acrossOf(scenario, side)(hex)
}

const makeAcross = (scenario: OperationalScenario, side: Side): ((hex: number) => boolean) => {
  const { terrain } = groundOf(scenario)
  const { hubs, trucks, sources } = scenario.sides[side]
  const { rules, map } = scenario
  const { truckFed, mostTrucks } = rules.supply
  const isLand = map.terrainIds.map((id, index) => index > 0 && !rules.terrain[id].water)
  const takesHub = map.terrainIds.map((id, index) => index > 0 && rules.terrain[id].hub)
  const [weather] = [...new Set(scenario.weather)].sort(
    (a, b) => rules.weather[a].disruption.offWay - rules.weather[b].disruption.offWay,
  )
  const flow = flowOf(scenario, weather, (hex) => isLand[terrain[hex]])
  const rail = flow.alongRails(side)
  const total = hubs.reduce((sum, hub) => sum + hub.trucks, trucks)
  const range = total === 0 ? 0 : rangeOf(scenario, Math.min(total, mostTrucks))
  /** What is lost up to a hub that could stand in a hex on a railway or source; all where none can. */
  const lostAtHub = (hex: number): number =>
    takesHub[terrain[hex]] && (rail.reached[hex] === 1 || flow.isFeeder(side, hex)) ? rail.lost[hex] : all
  const fedByTruck = flow.byTruck(side, rail)
  /** The same for one that trucks feed, not far from there by road. */
  const lostByTruck = (hex: number): number => (takesHub[terrain[hex]] ? truckFed + fedByTruck(hex) : all)
  return (hex) =>
    rail.reached[hex] === 1 ||
    sources.some((source) => source.value > 0 && source.hex === hex) ||
    (range > 0 &&
      (flow.backTo(hex, range, false, lostAtHub) < all || flow.backTo(hex, range, false, lostByTruck) < all))
}

const acrossOf = lastOfSide(makeAcross)

/** By hex: 1 where a headquarters certainly commands as the first turn begins. operational.F6 */
export const sureRange = (scenario: OperationalScenario, hq: number): Uint8Array => {
  const { owner, board } = groundOf(scenario)
  const { hex, side, trucks } = scenario.headquarters[hq]
  if (hex === undefined) return new Uint8Array(board.size)
  const flow = flowOf(scenario, undefined, (at) => owner[at] === side)
  const wanted = scenario.units.flatMap((unit) =>
    unit.headquarters === hq && unit.hex !== undefined ? [unit.hex] : [],
  )
  return flow.fromHubs([{ hex, lost: 0, range: rangeOf(scenario, trucks) }], wanted).reached
}

/** Where a flood begins: with what is lost up to there, and the points that it may spend. */
interface Start {
  readonly hex: number
  readonly lost: number
  readonly range: number
}

interface Flood {
  /** By hex: 1 where it comes. */
  readonly reached: Uint8Array
  /** By hex: what is lost on the way there in per cent; all where it does not come. */
  readonly lost: Uint8Array
}

interface Flow {
  alongRails(side: Side): Flood
  /** By hex: what is lost on the shortest way along roads from a railway or truck source, as far as trucks go. operational.E5 */
  byTruck(side: Side, rail: Flood): (hex: number) => number
  /** Stops when it has come to all of some hexes. */
  fromHubs(starts: readonly Start[], wanted: readonly number[]): Flood
  /** What is lost on the shortest way to a hex from one where supply comes, within a range; all when there is none. */
  backTo(hex: number, range: number, onWaysOnly: boolean, lostAt: (hex: number) => number): number
  /** Marks easy ground beside what is full. operational.E2, E3 */
  feedNext(full: Uint8Array, lost: Uint8Array, fed: Uint8Array): void
  /** Whether a hub on a source extends it. operational.E4 */
  isFeeder(side: Side, hex: number): boolean
}

/** Supply over the hexes of a side; without a weather nothing is lost on the way. */
const flowOf = (scenario: OperationalScenario, weather: string | undefined, isOwn: (hex: number) => boolean): Flow => {
  const { rules, sides } = scenario
  const ground = groundOf(scenario)
  const { neighbours, size } = ground.board
  const toll = tollOf(scenario, weather)
  const { points, losses, isRail } = toll
  const blank = (): Flood => ({ reached: new Uint8Array(size), lost: new Uint8Array(size).fill(all) })
  const open = (side: Side) => sides[side].sources.filter(({ value }) => value > 0)
  /** Spreads with most range left first; what is lost is that of the way with most range left. */
  const flood = (starts: readonly Start[], wanted: readonly number[]): Flood => {
    const found = blank()
    const isWanted = new Uint8Array(size)
    let missing = 0
    for (const hex of wanted) {
      if (isWanted[hex] === 0) missing++
      isWanted[hex] = 1
    }
    const most = starts.reduce((range, start) => Math.max(range, start.range), 0)
    const rows: number[][] = Array.from({ length: most + 1 }, () => [])
    const left = new Uint8Array(size)
    const arrive = (hex: number, range: number, lost: number): void => {
      if (lost >= all || left[hex] > range) return
      if (left[hex] === 0 && isWanted[hex] === 1) missing--
      left[hex] = range + 1
      found.lost[hex] = lost
      found.reached[hex] = 1
      rows[range].push(hex)
    }
    for (const { hex, range, lost } of starts) arrive(hex, range, lost)
    for (let range = most; range > 0 && missing > 0; range--)
      for (const hex of rows[range]) {
        if (left[hex] !== range + 1) continue
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          const next = neighbours[edge]
          const cost = points(edge, false)
          if (cost === closed || cost > range || left[next] > range - cost || !isOwn(next)) continue
          arrive(next, range - cost, found.lost[hex] + losses(edge))
        }
      }
    return found
  }
  const backTo = (hex: number, range: number, onWaysOnly: boolean, lostAt: (hex: number) => number): number => {
    const spent = new Uint8Array(size).fill(all)
    const lost = new Uint8Array(size)
    const rows: number[][] = Array.from({ length: range + 1 }, () => [])
    spent[hex] = 0
    rows[0].push(hex)
    for (let points = 0; points <= range; points++)
      for (const at of rows[points]) {
        if (spent[at] !== points) continue
        const total = lost[at] + lostAt(at)
        if (total < all) return total
        for (let direction = 0; direction < 6; direction++) {
          const before = neighbours[at * 6 + direction]
          const edge = before * 6 + ((direction + 3) % 6)
          if (before === 0 || !isOwn(before)) continue
          const cost = toll.points(edge, onWaysOnly)
          if (cost === closed || points + cost > range || spent[before] <= points + cost) continue
          spent[before] = points + cost
          lost[before] = Math.min(all, lost[at] + toll.losses(edge))
          rows[points + cost].push(before)
        }
      }
    return all
  }
  return {
    isFeeder: (side, hex) => open(side).some((one) => one.hex === hex && ['rail', 'port', 'truck'].includes(one.kind)),
    alongRails(side) {
      const found = blank()
      const front: number[] = []
      const arrive = (hex: number, lost: number): void => {
        if (lost >= found.lost[hex] && found.reached[hex] === 1) return
        if (found.reached[hex] === 0) front.push(hex)
        found.reached[hex] = 1
        found.lost[hex] = Math.min(all, lost)
      }
      for (const { kind, hex, value } of open(side))
        if ((kind === 'rail' || kind === 'port') && ground.owner[hex] !== 1 - side) arrive(hex, all - value)
      for (const hex of front)
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          const next = neighbours[edge]
          if (isRail(edge) && isOwn(next)) arrive(next, found.lost[hex] + losses(edge))
        }
      for (const { kind, hex, value } of open(side))
        if (kind === 'truck') found.lost[hex] = Math.min(found.lost[hex], all - value)
      return found
    },
    byTruck(side, rail) {
      const feeds = (at: number): number =>
        rail.reached[at] === 1 || open(side).some((one) => one.kind === 'truck' && one.hex === at) ? rail.lost[at] : all
      return (hex) => backTo(hex, rules.supply.truckReach, true, feeds)
    },
    fromHubs: flood,
    backTo,
    feedNext(full, lost, fed) {
      const { terrain } = ground
      const { terrainIds } = scenario.map
      for (const hex of ground.board.hexes) {
        if (full[hex] === 0) continue
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          const next = neighbours[edge]
          if (next === 0 || fed[next] === 1 || !isOwn(next) || points(edge, false) === closed) continue
          if (rules.terrain[terrainIds[terrain[next]]].fedFromNextHex && lost[hex] + losses(edge) < all) fed[next] = 1
        }
      }
    },
  }
}
