/** Rivers, wadis, ridges and escarpments: lines along hexsides, drawn smooth. */
import { allDirections, isOnMap, neighbourOf } from '../../engine/hex.ts'
import { lookAt } from './field.ts'
import type { Corner, Point } from './geometry.ts'
import { cornerKey, extentOf, hexsideCorners, movedAlong, spaceAtPoint } from './geometry.ts'
import type { Network } from './graph.ts'
import { neighboursIn, strandsOf } from './graph.ts'
import type { Barrier, BarrierLook, Ground } from './ground.ts'
import { jitter } from './noise.ts'
import { flattenOpen, type Pen, penOf, rulerOf, svgPath, traceLine, traceOpen } from './path.ts'
import { poleOf } from './water.ts'

/** A line along hexsides as drawn: the poles of its curve, and its width at each of them. */
export interface Course {
  readonly look: BarrierLook
  readonly poles: readonly Point[]
  readonly widths: readonly number[]
}

const widths: Record<BarrierLook, readonly [source: number, mouth: number]> = {
  'minor-river': [2, 3.6],
  'major-river': [5, 7.5],
  'great-river': [8.5, 10.5],
  lake: [15, 15],
  wadi: [2, 2],
  ridge: [2, 2],
  escarpment: [2, 2],
}

const ink: Readonly<Partial<Record<BarrierLook, number>>> = {
  'minor-river': 6,
  wadi: 6,
  'major-river': 9,
  'great-river': 12,
  lake: 16,
}

/** How wide a line is to whatever keeps clear of it. */
export const inkOf = (look: BarrierLook): number => ink[look] ?? 8

const lookOf = (ground: Ground, barrier: Barrier): BarrierLook =>
  ground.rules.hexsides[barrier.kind]?.look ?? 'minor-river'

/** Courses that are drawn as water. */
export const waterCourses = ['minor-river', 'major-river', 'great-river', 'lake'] as const

interface Edge {
  readonly look: BarrierLook
  readonly corners: readonly [Corner, Corner]
}

const edgesOf = (ground: Ground, looks: readonly BarrierLook[], name?: string): Map<string, Edge> => {
  const edges = new Map<string, Edge>()
  for (const barrier of ground.map.barriers) {
    const look = lookOf(ground, barrier)
    if (!looks.includes(look) || (name !== undefined && barrier.name !== name)) continue
    for (const side of barrier.hexsides) {
      const corners = hexsideCorners(ground.map, side)
      const [a, b] = corners.map(cornerKey)
      edges.set(linkKey(a ?? 0, b ?? 0), { look, corners })
    }
  }
  return edges
}

const linkKey = (a: number, b: number): string => (a < b ? `${a}:${b}` : `${b}:${a}`)

const seaCorners = (ground: Ground): Set<number> => {
  const { map } = ground
  const wet = new Set<number>()
  map.terrain.forEach((_, hex) => {
    if (!isOnMap(map, hex) || lookAt(ground, hex) !== 'sea') return
    for (const direction of allDirections) {
      for (const corner of hexsideCorners(map, { hex, direction })) wet.add(cornerKey(corner))
    }
  })
  return wet
}

/** Hexsides between each corner and the mouth of its river, and the most in its network. */
const distancesToMouth = (
  network: Network,
  edges: ReadonlyMap<string, Edge>,
  wet: ReadonlySet<number>,
): Map<number, { readonly steps: number; readonly most: number }> => {
  const neighbours = neighboursIn(network)
  const seen = new Map<number, { readonly steps: number; readonly most: number }>()
  const flood = (mouth: number): void => {
    const stepsTo = new Map([[mouth, 0]])
    // Added corners are visited too.
    for (const [key, steps] of stepsTo)
      for (const next of neighbours.get(key) ?? [])
        if (!seen.has(next) && !stepsTo.has(next)) stepsTo.set(next, steps + 1)
    const most = Math.max(1, ...stepsTo.values())
    for (const [key, steps] of stepsTo) seen.set(key, { steps, most })
  }
  const ends = [...neighbours].filter(([, around]) => around.length === 1).map(([key]) => key)
  for (const mouth of ends.filter((key) => wet.has(key))) if (!seen.has(mouth)) flood(mouth)
  // Without a coast a river is taken to flow as its author wrote it down: the end that stands last is the mouth.
  for (const edge of [...edges.values()].reverse()) {
    const keys = edge.corners.map(cornerKey)
    const end = keys.find((key) => ends.includes(key)) ?? keys[1]
    if (end !== undefined && !keys.some((key) => seen.has(key))) flood(end)
  }
  return seen
}

/** Runs a line's end on to the edge of the sheet, or into the sea, where the drawing of either hides it. */
const runOn = (end: Point, before: Point, reach: number): Point => movedAlong(end, before, end, reach)

/** The lines of some looks, one for each course from end to end; only those of a name, if one is given. */
export const coursesOf = (ground: Ground, looks: readonly BarrierLook[], name?: string): Course[] => {
  const edges = edgesOf(ground, looks, name)
  const corners = new Map<number, Corner>()
  for (const edge of edges.values()) for (const corner of edge.corners) corners.set(cornerKey(corner), corner)
  const points = new Map([...corners].map(([key, corner]) => [key, poleOf(corner)]))
  const network: Network = {
    points,
    links: [...edges.values()].map(({ corners: [a, b] }) => [cornerKey(a), cornerKey(b)] as const),
  }
  const wet = seaCorners(ground)
  const toMouth = distancesToMouth(network, edges, wet)
  const sheet = extentOf(ground.map)
  const isEdge = ({ x, y }: Point) => x < 32 || y < 20 || x > sheet.width - 32 || y > sheet.height - 20
  const strands = strandsOf(network)
  // A curve passes a pole at a distance; what flows in there must end on the curve, not at the pole.
  const onCurve = new Map<number, Point>()
  for (const { nodes } of strands) {
    for (let i = 1; i < nodes.length - 1; i++) {
      const [a, b, c] = [nodes[i - 1], nodes[i], nodes[i + 1]].map((key) => points.get(key ?? 0))
      if (a && b && c) onCurve.set(nodes[i] ?? 0, { x: (a.x + 6 * b.x + c.x) / 8, y: (a.y + 6 * b.y + c.y) / 8 })
    }
  }
  return strands.map(({ nodes }): Course => {
    const poles = nodes.map((key, i) => {
      const isEnd = i === 0 || i === nodes.length - 1
      return (isEnd ? onCurve.get(key) : undefined) ?? points.get(key) ?? { x: 0, y: 0 }
    })
    const links = nodes.slice(1).map((key, i) => edges.get(linkKey(nodes[i] ?? 0, key)))
    const look = links[0]?.look ?? 'minor-river'
    const width = nodes.map((key, i) => {
      const near = [links[i - 1], links[i]].flatMap((edge) => (edge ? [widths[edge.look]] : []))
      const { steps, most } = toMouth.get(key) ?? { steps: 0, most: 1 }
      return Math.max(...near.map(([source, mouth]) => mouth + ((source - mouth) * steps) / most))
    })
    const stretch = (key: number, end: Point, before: Point): Point | undefined =>
      onCurve.has(key)
        ? undefined
        : wet.has(key)
          ? runOn(end, before, 16)
          : isEdge(end)
            ? runOn(end, before, 40)
            : undefined
    const head = stretch(nodes[0] ?? 0, poles[0] as Point, poles[1] as Point)
    const tail = stretch(
      nodes[nodes.length - 1] ?? 0,
      poles[poles.length - 1] as Point,
      poles[poles.length - 2] as Point,
    )
    return {
      look,
      poles: [...(head ? [head] : []), ...poles, ...(tail ? [tail] : [])],
      widths: [...(head ? [width[0] ?? 1] : []), ...width, ...(tail ? [width[width.length - 1] ?? 1] : [])],
    }
  })
}

/** The poles of a parallel line, `side` -1 to the left of the course and 1 to the right. */
const besides = ({ poles, widths: width }: Course, side: -1 | 1): Point[] =>
  poles.map((pole, i) => {
    const before = poles[i - 1] ?? pole
    const after = poles[i + 1] ?? pole
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const reach = (side * (width[i] ?? 1)) / 2 / length
    return { x: pole.x - (after.y - before.y) * reach, y: pole.y + (after.x - before.x) * reach }
  })

/** A course as a closed ribbon that widens downstream. */
const traceRibbon = (pen: Pen, course: Course): void => {
  traceOpen(pen, besides(course, -1))
  traceOpen(pen, besides(course, 1).reverse(), true)
  pen.close()
}

const isWater = (look: BarrierLook): boolean => (waterCourses as readonly BarrierLook[]).includes(look)

/** Rivers: a ribbon in its casing, a second line in the broad ones. */
export const drawRivers = (courses: readonly Course[]): string => {
  const water = penOf()
  const second = penOf()
  for (const course of courses) {
    if (!isWater(course.look)) continue
    traceRibbon(water, course)
    const broad = course.poles.filter((_, i) => (course.widths[i] ?? 0) >= 4.5)
    if (broad.length > 2) traceOpen(second, broad)
  }
  return svgPath('map-river', water) + svgPath('map-river-second', second)
}

const heightOf: Partial<Record<string, number>> = { alpine: 3, mountains: 2, hills: 1, sea: -1 }

/** True if the ground to the right of a step along a line is the higher one. */
const risesRight = (ground: Ground, from: Point, to: Point): boolean => {
  const near = (side: number): number => {
    const x = (from.x + to.x) / 2 - side * (to.y - from.y) * 0.8
    const y = (from.y + to.y) / 2 + side * (to.x - from.x) * 0.8
    const best = spaceAtPoint(ground.map, x, y)
    if (best === undefined) return 0
    const around = [best, ...allDirections.map((direction) => neighbourOf(ground.map, best, direction))]
    return around.reduce((sum, hex, i) => sum + (i === 0 ? 3 : 1) * (heightOf[lookAt(ground, hex)] ?? 0), 0)
  }
  return near(1) > near(-1)
}

/** Wadis dashed; ridges with strokes down both slopes; escarpments with hachures on the low side. */
export const drawSlopes = (ground: Ground, courses: readonly Course[]): string => {
  const wadi = penOf()
  const crest = penOf()
  const hachures = penOf()
  for (const course of courses) {
    if (course.look === 'wadi') traceOpen(wadi, course.poles)
    if (course.look !== 'ridge' && course.look !== 'escarpment') continue
    traceOpen(crest, course.poles)
    const ruler = rulerOf(flattenOpen(course.poles))
    const half = ruler.at(ruler.length / 2)
    const lowSide = risesRight(ground, half, { x: half.x + half.dx * 30, y: half.y + half.dy * 30 }) ? -1 : 1
    const gap = course.look === 'ridge' ? 6 : 4.2
    for (let d = gap / 2, i = 0; d < ruler.length; d += gap, i++) {
      const { x, y, dx, dy } = ruler.at(d)
      const length = course.look === 'ridge' ? 4.5 + 1.5 * jitter(i, 1, 21) : 6.5 + 2 * jitter(i, 2, 21)
      for (const side of course.look === 'ridge' ? [-1, 1] : [lowSide]) {
        traceLine(hachures, [x, y], [x - dy * side * length + dx * 0.8, y + dx * side * length + dy * 0.8])
      }
    }
  }
  return svgPath('map-wadi', wadi) + svgPath('map-crest', crest) + svgPath('map-hachures', hachures)
}
