/** Where a side's supply comes from and what is left of it, hex by hex. operational.E1-E7, E10, E11 */
import { otherSide, type Side } from '../../../game.ts'
import { takesAll } from '../cost.ts'
import { watchGround } from '../ground.ts'
import { terrainAt } from '../places.ts'
import type { SupplySource } from '../scenario.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'
import type { SupplyNetwork, SupplyNetworks } from './network.ts'

/** A side's supply, by hex. */
export interface SupplyMap {
  /** Supply value in per cent; 0 where there is none. operational.E10 */
  readonly value: Uint8Array
  /** 1 on sources, supplied railways and supplied hubs, whose value is always full. operational.E10 */
  readonly full: Uint8Array
}

/** How supply came into a hex. */
export const arrival = { source: 0, rail: 1, truckRoad: 2, hub: 3, range: 4, nextHex: 5, sea: 6 } as const
export type Arrival = (typeof arrival)[keyof typeof arrival]

/** One link of a chain of supply. */
export interface SupplyLink {
  readonly hex: number
  readonly arrival: Arrival
  /** Value lost up to here, in per cent. */
  readonly lost: number
}

/** A supply map that knows its chains. Valid until the next trace: the memory is used again. */
interface SupplyTrace extends SupplyMap {
  /** By hub slot: 1 for a supplied hub of the side. operational.E7 */
  readonly hubs: Uint8Array
  /** From the source to the hex; empty when it has no supply. */
  chain(hex: number): readonly SupplyLink[]
}

export interface SupplyTracer {
  of(state: Readonly<OperationalState>, side: Side): SupplyTrace
  /** The hexes where supply for a new hub arrives, whatever stands there. operational.E5 */
  hubPlaces(state: Readonly<OperationalState>, side: Side): readonly number[]
  /** By hex: 1 within a range of a hex, over a side's own hexes. operational.E9 */
  within(state: Readonly<OperationalState>, side: Side, hex: number, range: number): Uint8Array
}

/** Nothing is left of supply that has lost this much. */
const all = 100

/** What a source sends, in per cent: a port that was won as a prize adds to that of every source. operational.E10, H3 */
const sentBy = (state: Readonly<OperationalState>, side: Side, { value }: SupplySource): number =>
  Math.min(all, value + state.portSupply[side])

export const makeSupplyTracer = (table: Table, networks: SupplyNetworks): SupplyTracer => {
  const { neighbours, size } = table
  // Labels: hexes with a way of getting there. A hex may get several, the later ones with less range left but less lost.
  // The arrays never shrink; label 0 is none.
  const hexOf = [0]
  const previous = [0]
  const lost = [0]
  const how: Arrival[] = [arrival.source]
  const nextInBucket = [0]
  let labels = 1
  /** First label of each bucket: of what is lost, or of the range left. */
  const buckets = new Int32Array(Math.max(all, ...table.scenario.rules.supply.hubRange) + 1)
  /** By hex: the label with least lost of all, on the railway, and done and best in the flood that is running. */
  const best = new Int32Array(size)
  const onRail = new Int32Array(size)
  const flooded = new Int32Array(size)
  /** By hex, in the flood that is running: least lost so far; lost and range left of the last label that was queued. */
  const leastLost = new Uint8Array(size)
  const queuedLost = new Uint8Array(size)
  const queuedRange = new Uint8Array(size)
  const value = new Uint8Array(size)
  const full = new Uint8Array(size)
  /** The hexes of `full`. */
  const fullHexes: number[] = []
  const hubFed = new Uint8Array(table.hubSlots)
  /** Edges into hexes with a full column of stragglers, where `loss` is raised while a trace runs. */
  const raised: number[] = []
  /** By hex: all could be lost on own ground; what is not own, and hex 0 beyond the map, is closed: as if nothing less could come. */
  const unlost = new Uint8Array(size)
  let network: SupplyNetwork
  let loss: Uint8Array
  let owner: Uint8Array
  let ground: Readonly<OperationalState>
  let side: Side = 0

  const addHiddenLabel = (hex: number, from: number, lostSoFar: number, arrived: Arrival): number => {
    hexOf[labels] = hex
    previous[labels] = from
    lost[labels] = lostSoFar
    how[labels] = arrived
    return labels++
  }
  const addLabel = (hex: number, from: number, lostSoFar: number, arrived: Arrival): number => {
    const label = addHiddenLabel(hex, from, lostSoFar, arrived)
    if (all - lostSoFar > value[hex] || best[hex] === 0) {
      best[hex] = label
      value[hex] = all - lostSoFar
    }
    return label
  }
  const markFull = (hex: number): void => {
    if (full[hex] === 0) fullHexes.push(hex)
    full[hex] = 1
  }
  const queue = (bucket: number, label: number): void => {
    nextInBucket[label] = buckets[bucket]
    buckets[bucket] = label
  }
  const take = (bucket: number): number => {
    const label = buckets[bucket]
    buckets[bucket] = nextInBucket[label]
    return label
  }
  const begin = (state: Readonly<OperationalState>, forSide: Side): void => {
    labels = 1
    best.fill(0)
    value.fill(0)
    onRail.fill(0)
    full.fill(0)
    fullHexes.length = 0
    hubFed.fill(0)
    ground = state
    owner = state.owner
    side = forSide
    network = networks(state)
    loss = network.loss
    for (let hex = 0; hex < size; hex++) unlost[hex] = owner[hex] === side ? all : 0
    unlost[0] = 0
    raiseLoss()
  }
  /** operational.E11 */
  const raiseLoss = (): void => {
    const { mostStragglers } = table.scenario.rules.reinforcement
    const { stragglers } = ground
    for (let last = mostStragglers - 1, hex = 0; last < stragglers.length; last += mostStragglers, hex++)
      if (stragglers[last] !== 0)
        for (let direction = 0; direction < 6; direction++) {
          const from = neighbours[hex * 6 + direction]
          if (from !== 0) raised.push(from * 6 + ((direction + 3) % 6))
        }
    for (const edge of raised) addLoss(edge, network.stragglerLoss)
  }
  const addLoss = (edge: number, more: number): void => {
    loss[edge] += more
    if (network.steps[edge] !== 0) network.steps[edge] += more
    if (network.waySteps[edge] !== 0) network.waySteps[edge] += more
  }
  const lowerLoss = (): void => {
    for (const edge of raised) addLoss(edge, -network.stragglerLoss)
    raised.length = 0
  }

  /** Sources; those of rail and port spread along the railway, least lost first. operational.E2, E3 */
  const traceRail = (): number[] => {
    const starts: number[] = []
    for (const source of table.sources[side]) {
      const sent = sentBy(ground, side, source)
      if (owner[source.hex] === otherSide(side) || sent <= 0) continue
      const label = addLabel(source.hex, 0, all - sent, arrival.source)
      markFull(source.hex)
      starts.push(label)
      if (source.kind === 'rail' || source.kind === 'port') offerRail(source.hex, label)
    }
    // What is lost takes no railway out of supply, however long it is. operational.E3, E10
    for (let spent = 0; spent <= all; spent++)
      while (buckets[spent] !== 0) {
        const label = take(spent)
        const hex = hexOf[label]
        if (onRail[hex] !== label) continue
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          const next = neighbours[edge]
          if (network.rail[edge] === 0 || owner[next] !== side) continue
          const total = Math.min(all, spent + loss[edge])
          if (onRail[next] !== 0 && lost[onRail[next]] <= total) continue
          markFull(next)
          offerRail(next, addLabel(next, label, total, arrival.rail))
        }
      }
    return starts
  }
  const offerRail = (hex: number, label: number): void => {
    if (onRail[hex] !== 0 && lost[onRail[hex]] <= lost[label]) return
    onRail[hex] = label
    queue(lost[label], label)
  }

  /**
   * Spreads from labels with a range each over own hexes. Of two ways into a hex the one with less lost counts, even if it
   * takes more of the range: both are followed. Hexes with most range left come first.
   */
  const flood = (starts: readonly number[], ranges: readonly number[], steps: Int32Array, arrived: Arrival): void => {
    flooded.fill(0)
    leastLost.set(unlost)
    queuedLost.fill(all)
    let most = 0
    for (let index = 0; index < starts.length; index++) {
      queue(ranges[index], starts[index])
      most = Math.max(most, ranges[index])
    }
    for (let left = most; left >= 0; left--) while (buckets[left] !== 0) follow(take(left), left, steps, arrived)
  }

  /** Goes on from a label. A function of its own: as a part of the loop above it would never be compiled as a whole. */
  const follow = (label: number, left: number, steps: Int32Array, arrived: Arrival): void => {
    const hex = hexOf[label]
    const lostSoFar = lost[label]
    // A start is followed even where another has come before it: only it has its whole range left. operational.d15
    const fresh = how[label] !== arrived
    if (leastLost[hex] > lostSoFar) {
      leastLost[hex] = lostSoFar
      flooded[hex] = label
      if (left === 0) return
    } else if (!fresh) return
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const step = steps[edge]
      const next = step >>> 14
      const total = lostSoFar + (step & 127)
      // One comparison for all: closed, not own, or reached with as little lost.
      if (leastLost[next] <= total) continue
      const cost = (step >> 7) & 127
      if (cost === takesAll && !fresh) continue
      const rest = cost === takesAll ? 0 : left - cost
      if (rest < 0 || (queuedLost[next] <= total && queuedRange[next] >= rest)) continue
      queuedLost[next] = total
      queuedRange[next] = rest
      queue(rest, addLabel(next, label, total, arrived))
    }
  }

  /** The labels of supplied hubs, and the range of each. operational.E4-E7 */
  const supplyHubs = (
    { hubHex, hubTrucks }: Readonly<OperationalState>,
    starts: readonly number[],
  ): { hubs: number[]; ranges: number[] } => {
    const { hubRange, truckFed } = table.scenario.rules.supply
    const hubs: number[] = []
    const ranges: number[] = []
    const open = (hub: number, from: number, lostSoFar: number): void => {
      hubs.push(addLabel(hubHex[hub], from, lostSoFar, arrival.hub))
      ranges.push(hubRange[Math.min(hubTrucks[hub], hubRange.length) - 1])
      markFull(hubHex[hub])
      hubFed[hub] = 1
    }
    const byTruck: number[] = []
    for (let hub = 0; hub < table.hubSlots; hub++) {
      const hex = hubHex[hub]
      if (hex === 0 || table.hubSide[hub] !== side || owner[hex] !== side) continue
      const from = onRail[hex] || feederAt(starts, hex)
      if (from !== 0) open(hub, from, lost[from])
      else byTruck.push(hub)
    }
    if (byTruck.length === 0) return { hubs, ranges }
    const before = { best: best.slice(), value: value.slice() }
    traceTruckRoads(starts)
    best.set(before.best)
    value.set(before.value)
    for (const hub of byTruck) {
      const from = flooded[hubHex[hub]]
      if (from !== 0) open(hub, from, Math.min(all, lost[from] + truckFed))
    }
    return { hubs, ranges }
  }

  /** Follows the ways that trucks can take, from supplied railways and truck sources, not from other hubs. operational.E5, d13, d14 */
  const traceTruckRoads = (starts: readonly number[]): void => {
    const { truckReach } = table.scenario.rules.supply
    const roots = new Set(starts.filter((label) => feeds(hexOf[label], 'truck')))
    for (const hex of fullHexes) if (onRail[hex] !== 0) roots.add(onRail[hex])
    const reach = [...roots].map(() => truckReach)
    flood([...roots], reach, network.waySteps, arrival.truckRoad)
  }

  const feeds = (hex: number, kind: string): boolean =>
    table.sources[side].some((source) => source.hex === hex && source.kind === kind)
  /** The label of a source that a hub can extend. operational.E4 */
  const feederAt = (starts: readonly number[], hex: number): number =>
    starts.find((label) => hexOf[label] === hex && ['rail', 'port', 'truck'].some((kind) => feeds(hex, kind))) ?? 0

  /** Sources, railways and hubs feed easy ground next to them. operational.E2, E3 */
  const feedNextHexes = (): void => {
    for (const hex of fullHexes) {
      const label = best[hex]
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const next = neighbours[edge]
        const total = lost[label] + loss[edge]
        if (network.fed[edge] === 0 || owner[next] !== side || total >= all) continue
        if (all - total > value[next]) addLabel(next, label, total, arrival.nextHex)
      }
    }
  }

  const isSea = (hex: number): boolean => hex !== 0 && terrainAt(table, ground, hex).water
  const isCoast = (hex: number): boolean =>
    [0, 1, 2, 3, 4, 5].some((direction) => isSea(neighbours[hex * 6 + direction]))

  /** Ships feed the coast over the sea. operational.E2 */
  const feedCoast = (starts: readonly number[]): void => {
    const { shipReach } = table.scenario.rules.supply
    for (const start of starts) {
      if (!feeds(hexOf[start], 'ship')) continue
      const seen = new Set([hexOf[start]])
      let front = [start]
      for (let far = 1; far <= shipReach; far++) {
        const next: number[] = []
        for (const label of front)
          for (let edge = hexOf[label] * 6; edge < hexOf[label] * 6 + 6; edge++) {
            const hex = neighbours[edge]
            if (hex === 0 || seen.has(hex)) continue
            const atSea = isSea(hex)
            if (!atSea && !isCoast(hex)) continue
            seen.add(hex)
            if (atSea) next.push(addHiddenLabel(hex, label, lost[start], arrival.sea))
            else if (owner[hex] === side && all - lost[start] > value[hex])
              addLabel(hex, label, lost[start], arrival.sea)
          }
        front = next
      }
    }
  }

  const chain = (hex: number): readonly SupplyLink[] => {
    const links: SupplyLink[] = []
    for (let label = best[hex]; label !== 0; label = previous[label])
      links.push({ hex: hexOf[label], arrival: how[label], lost: lost[label] })
    return links.reverse()
  }
  // Places for hubs are asked for with every list of legal actions, and seldom change.
  const hasChanged = watchGround(table)
  const placesOwner = new Uint8Array(size)
  let placesFor: readonly number[] = []
  let places: number[] = []
  const isKnown = (state: Readonly<OperationalState>, forSide: Side): boolean => {
    const [ofSide, turn, portSupply] = placesFor
    if (ofSide !== forSide || turn !== state.turn || portSupply !== state.portSupply[forSide]) return false
    for (let hex = 0; hex < size; hex++) if (placesOwner[hex] !== state.owner[hex]) return false
    return true
  }

  const trace: SupplyTrace = { value, full, hubs: hubFed, chain }

  return {
    of(state, forSide) {
      begin(state, forSide)
      const starts = traceRail()
      const { hubs, ranges } = supplyHubs(state, starts)
      flood(hubs, ranges, network.steps, arrival.range)
      feedNextHexes()
      feedCoast(starts)
      for (const hex of fullHexes) value[hex] = all
      lowerLoss()
      return trace
    },
    hubPlaces(state, forSide) {
      const changed = hasChanged(state)
      if (!changed && isKnown(state, forSide)) return places
      begin(state, forSide)
      lowerLoss()
      const starts = traceRail()
      traceTruckRoads(starts)
      places = []
      for (const hex of table.board.hexes)
        if (owner[hex] === side && (onRail[hex] !== 0 || flooded[hex] !== 0 || feederAt(starts, hex) !== 0))
          places.push(hex)
      placesOwner.set(owner)
      placesFor = [forSide, state.turn, state.portSupply[forSide]]
      return places
    },
    within(state, forSide, hex, range) {
      begin(state, forSide)
      flood([addLabel(hex, 0, 0, arrival.hub)], [range], network.steps, arrival.range)
      const inRange = new Uint8Array(size)
      for (const on of table.board.hexes) inRange[on] = flooded[on] === 0 ? 0 : 1
      lowerLoss()
      return inRange
    },
  }
}
