/** Roads, tracks and railways, and rivers that run through hexes: lines through hex centres with a slight wander. */
import { type Direction, degree, directionTo, type Hex, isOnMap, neighbourOf, opposite } from '../../engine/hex.ts'
import type { Point } from './geometry.ts'
import { centreOf, hexsideKey, hexsideMiddle, inradius, movedAlong } from './geometry.ts'
import type { Network, Strand } from './graph.ts'
import { neighboursIn, straightOn, strandsOf } from './graph.ts'
import type { Ground, WayLook } from './ground.ts'
import { jitter } from './noise.ts'
import { type Pen, penOf, svgPath } from './path.ts'
import { watersOf } from './water.ts'

export type { WayLook } from './ground.ts'

/** A way as drawn: the points that its curve passes. */
export interface Track {
  readonly look: WayLook
  readonly knots: readonly Point[]
}

const lookOf = (ground: Ground, kind: string): WayLook => ground.rules.ways[kind]?.look ?? 'track'

/** Where ways of a look pass through a hex: near its centre; railways a little aside where a road runs too. */
const stationOf = (ground: Ground, hex: Hex, look: WayLook, isShared: boolean): Point => {
  const centre = centreOf(ground.map, hex)
  const aside = look === 'rail' && isShared ? 4.5 : 0
  const seed = look === 'rail' ? 33 : 31
  return { x: centre.x + aside + 3.5 * jitter(hex, 1, seed), y: centre.y - aside + 3.5 * jitter(hex, 2, seed) }
}

const networkOf = (ground: Ground, looks: readonly WayLook[], shared: ReadonlySet<Hex>): Network => {
  const points = new Map<number, Point>()
  const links = new Map<string, readonly [number, number]>()
  for (const way of ground.map.ways) {
    const look = lookOf(ground, way.kind)
    if (!looks.includes(look)) continue
    way.hexes.forEach((hex, i) => {
      points.set(hex, stationOf(ground, hex, look, shared.has(hex)))
      const next = way.hexes[i + 1]
      if (next === undefined) return
      const [a, b] = hex < next ? [hex, next] : [next, hex]
      links.set(`${a}:${b}`, [a, b])
    })
  }
  return { points, links: [...links.values()] }
}

/** Hexes with both a railway and a road. */
const sharedHexes = (ground: Ground): Set<Hex> => {
  const hexesOf = (...looks: readonly WayLook[]) =>
    new Set(ground.map.ways.filter((way) => looks.includes(lookOf(ground, way.kind))).flatMap((way) => way.hexes))
  const roads = hexesOf('paved', 'track')
  return new Set([...hexesOf('rail')].filter((hex) => roads.has(hex)))
}

/** Off the map beyond the last hex of a way, when it points there. */
const exitOf = (ground: Ground, last: Hex, before: Hex): Point | undefined => {
  const { map } = ground
  const back = directionTo(map, last, before)
  if (back === undefined || map.names.some((place) => place.hexes[0] === last)) return undefined
  const ahead = opposite(back)
  const exits = [ahead, (ahead + 1) % degree, (ahead + degree - 1) % degree].map((direction) =>
    neighbourOf(map, last, direction as Direction),
  )
  const exit = exits.find((hex) => !isOnMap(map, hex))
  return exit === undefined ? undefined : centreOf(map, exit)
}

/** Between two hexes a way wanders, except where it must meet a bridge or ford. */
const midwayOf = (
  ground: Ground,
  from: Hex,
  to: Hex,
  a: Point,
  b: Point,
  rivers: ReadonlyMap<number, unknown>,
): Point => {
  const direction = directionTo(ground.map, from, to)
  if (direction === undefined) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const side = { hex: from, direction }
  const middle = hexsideMiddle(ground.map, side)
  if (rivers.has(hexsideKey(ground.map, side))) return middle
  const wander = 4.5 * jitter(Math.min(from, to), Math.max(from, to), 41)
  return {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / (2 * inradius)) * wander,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / (2 * inradius)) * wander,
  }
}

/** All ways of the map. Roads and tracks are one network, and so are rivers and streams: one leaves the other at a soft angle. */
export const tracksOf = (ground: Ground): Track[] => {
  const shared = sharedHexes(ground)
  const rivers = watersOf(ground)
  const joinedBy = (...looks: readonly WayLook[]) => {
    const network = networkOf(ground, looks, shared)
    return { network, around: neighboursIn(network) }
  }
  const [roads, waters, rails] = [joinedBy('paved', 'track'), joinedBy('river', 'stream'), joinedBy('rail')]
  const wholes = { rail: rails, track: roads, paved: roads, river: waters, stream: waters }
  return (['river', 'stream', 'rail', 'track', 'paved'] as const).flatMap((look) => {
    const network = networkOf(ground, [look], shared)
    const { network: whole, around: others } = wholes[look]
    const joined = { points: whole.points, links: network.links }
    return strandsOf(joined).map(({ nodes }: Strand): Track => {
      const pointAt = (hex: Hex): Point => joined.points.get(hex) ?? centreOf(ground.map, hex)
      const knots: Point[] = []
      nodes.forEach((hex, i) => {
        knots.push(pointAt(hex))
        const next = nodes[i + 1]
        if (next !== undefined) knots.push(midwayOf(ground, hex, next, pointAt(hex), pointAt(next), rivers))
      })
      const end = (last: Hex, before: Hex, knot: Point, previous: Point): Point[] => {
        const join = straightOn(joined, last, before, others.get(last) ?? [], 0.3)
        const exit = (others.get(last) ?? []).length < 2 ? exitOf(ground, last, before) : undefined
        if (exit) return [exit]
        if (join === undefined) return []
        // Lean the end into the line that it joins: a short run along it.
        const onward = pointAt(join)
        const reach = Math.min(6, Math.hypot(knot.x - previous.x, knot.y - previous.y) / 4)
        return [movedAlong(knot, knot, onward, reach)]
      }
      const first = nodes[0] ?? 0
      const last = nodes[nodes.length - 1] ?? 0
      const head = end(first, nodes[1] ?? first, knots[0] as Point, knots[1] as Point)
      const tail = end(
        last,
        nodes[nodes.length - 2] ?? last,
        knots[knots.length - 1] as Point,
        knots[knots.length - 2] as Point,
      )
      return { look, knots: [...head, ...knots, ...tail] }
    })
  })
}

/** A smooth curve through all knots; at each it runs parallel to the line between its neighbours. */
const traceThrough = (pen: Pen, knots: readonly Point[]): void => {
  const first = knots[0]
  if (!first || knots.length < 2) return
  pen.moveTo(first.x, first.y)
  let spanBefore = 0
  for (let i = 1; i < knots.length; i++) {
    const from = knots[i - 1] as Point
    const to = knots[i] as Point
    const before = knots[i - 2] ?? from
    const after = knots[i + 1] ?? to
    const span = Math.hypot(to.x - from.x, to.y - from.y)
    const out = span / 3 / (Math.hypot(to.x - before.x, to.y - before.y) || 1)
    const back = span / 3 / (Math.hypot(after.x - from.x, after.y - from.y) || 1)
    const arm = [to.x - (after.x - from.x) * back, to.y - (after.y - from.y) * back] as const
    // Between knots at even distances the first arm mirrors the last one, and need not be written.
    if (Math.abs(span - spanBefore) < span * 0.3) pen.smoothTo(...arm, to.x, to.y)
    else pen.cubicTo(from.x + (to.x - before.x) * out, from.y + (to.y - before.y) * out, ...arm, to.x, to.y)
    spanBefore = span
  }
}

const penOfLook = (tracks: readonly Track[], look: WayLook): Pen => {
  const pen = penOf(1)
  for (const track of tracks) if (track.look === look) traceThrough(pen, track.knots)
  return pen
}

/** Rivers and streams that run through hexes: all banks first, so that they flow into each other. */
export const drawStreams = (tracks: readonly Track[]): string => {
  const [river, stream] = [penOfLook(tracks, 'river'), penOfLook(tracks, 'stream')]
  return (
    svgPath('map-channel-casing', river) +
    svgPath('map-stream-casing', stream) +
    svgPath('map-channel', river) +
    svgPath('map-stream', stream)
  )
}

export const drawWays = (tracks: readonly Track[]): string => {
  const [rail, track, paved] = (['rail', 'track', 'paved'] as const).map((look) => penOfLook(tracks, look))
  return (
    svgPath('map-track', track) +
    svgPath('map-road-casing', paved) +
    svgPath('map-road', paved) +
    svgPath('map-rail-casing', rail) +
    svgPath('map-rail', rail) +
    svgPath('map-rail-ticks', rail)
  )
}
