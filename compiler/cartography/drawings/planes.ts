/** Aircraft seen from above. Here x is counted back from the nose, as in the data; at the end they are turned nose to the right and banked. */
import type { DrawnPlane, DrawnWing } from '../../../engine/drawing.generated.ts'
import { area, box, cut, disc, gleam, type Mark, moved, pairsOf, rod, turned, type Xy } from './marks.ts'

const outline = (...numbers: readonly number[]): Xy[] => pairsOf(numbers)

const mirrored = (points: readonly Xy[]): Xy[] => points.map(([x, y]) => [x, -y])

/** A shape of which one half is given, with the other half in shade. */
const both = (tone: 'body' | 'dark', half: readonly Xy[]): Mark[] => [
  area(tone, [...half, ...mirrored(half).reverse()]),
  area('shade', mirrored(half)),
]

/** The edge of a wing at a share of its half span. */
const edgeAt = ({ span, root, tip, crank, shape }: DrawnWing, edge: 0 | 1, share: number): number => {
  if (shape === 'elliptical') {
    const narrowing = (root[1] - root[0]) * (1 - Math.sqrt(Math.max(0, 1 - share * share)))
    return edge === 0 ? root[0] + 0.36 * narrowing : root[1] - 0.64 * narrowing
  }
  const cranked = crank ? (2 * crank[0]) / span : 0
  if (crank && share < cranked) return root[edge] + ((crank[edge + 1] - root[edge]) * share) / cranked
  const from = crank ? crank[edge + 1] : root[edge]
  return from + ((tip[edge] - from) * (share - cranked)) / (1 - cranked)
}

/** Points of one half of a wing, from the middle along the front edge to the tip and back. */
const halfWing = (wing: DrawnWing): Xy[] => {
  const { span, tip, crank, shape } = wing
  const b = span / 2
  const elliptical = Array.from({ length: 9 }, (_, at) => Math.sin((at * Math.PI) / 16))
  const shares = shape === 'elliptical' ? elliptical : crank ? [0, crank[0] / b] : [0]
  const along = (edge: 0 | 1): Xy[] => shares.map((share) => [edgeAt(wing, edge, share), share * b])
  const chord = tip[1] - tip[0]
  const round = Math.min(0.22 * chord, 0.3)
  const end =
    shape === 'elliptical'
      ? []
      : outline(tip[0], b - round, tip[0] + chord * 0.3, b, tip[0] + chord * 0.8, b, tip[1], b - round)
  return [...along(0), ...end, ...along(1).reverse()]
}

/** Ailerons: a line before the rear edge of the outer wing, and where it ends. */
const drawAileron = (wing: DrawnWing, side: 1 | -1): Mark[] => {
  const [from, to] = [Math.max(0.5, wing.crank ? (2 * wing.crank[0]) / wing.span : 0), 0.92]
  const chord = wing.root[1] - wing.root[0]
  const [rear, out] = [edgeAt(wing, 1, from), side * (wing.span / 2)]
  const hinge: Xy = [rear - chord * 0.16, from * out]
  return [cut(hinge, [edgeAt(wing, 1, to) - chord * 0.12, to * out]), cut(hinge, [rear, from * out])]
}

/** The inner panels of a gull wing fall away from the light. */
const drawGull = ({ root, crank = [0, 0, 0] }: DrawnWing, side: 1 | -1): Mark[] => {
  const out = side * crank[0]
  return [
    area('shade', outline(root[0], 0, crank[1], out, crank[2], out, root[1], 0)),
    cut([crank[1], out], [crank[2], out]),
  ]
}

const sides = [1, -1] as const

const drawWing = (wing: DrawnWing): Mark[] => [
  ...both('body', halfWing(wing)),
  ...(wing.shape === 'gull' ? sides.flatMap((side) => drawGull(wing, side)) : []),
  ...sides.flatMap((side) => drawAileron(wing, side)),
]

const bars = (tone: 'paint' | 'ink', x: number, y: number, r: number, half: number): Mark[] => [
  box(tone, x - r, y - half, 2 * r, 2 * half),
  box(tone, x - half, y - r, 2 * half, 2 * r),
]

const markings: Readonly<Record<NonNullable<DrawnPlane['mark']>, (x: number, y: number, r: number) => Mark[]>> = {
  cross: (x, y, r) => [...bars('paint', x, y, r, r * 0.46), ...bars('ink', x, y, r, r * 0.24)],
  star: (x, y, r) => {
    const points = Array.from({ length: 10 }, (_, at) => turned([at % 2 ? r : r * 0.42, 0], at * 36))
    return [
      disc('ink', x, y, r),
      area(
        'paint',
        points.map(([px, py]): Xy => [x + px, y + py]),
      ),
    ]
  },
  roundel: (x, y, r) => [disc('ink', x, y, r), disc('paint', x, y, r * 0.68), disc('ink', x, y, r * 0.32)],
  disc: (x, y, r) => [disc('ink', x, y, r)],
}

const drawMarking = ({ mark, wing }: DrawnPlane): Mark[] => {
  if (mark === undefined) return []
  const at = (edgeAt(wing, 0, 0.72) + edgeAt(wing, 1, 0.72)) / 2
  const radius = Math.min(0.8, (wing.root[1] - wing.root[0]) * 0.3)
  return sides.flatMap((side) => markings[mark](at, side * 0.36 * wing.span, radius))
}

const drawAirscrew = (x: number, y: number, radius: number): Mark[] => [
  rod(0.05, [x - 0.08, y - radius], [x - 0.08, y + radius]),
  area('dark', outline(x + 0.1, y - 0.16, x - 0.32, y, x + 0.1, y + 0.16), 0.06),
]

const drawEngine = ([out, from, to, width]: readonly number[], side: 1 | -1, isJet: boolean): Mark[] => {
  const y = out * side
  const back = to - (to - from) * 0.35
  const half = outline(from, 0.3 * width, from + 0.3, 0.5 * width, back, 0.42 * width, to, 0)
  const place = (mark: Mark): Mark[] => moved([mark], ([px, py]) => [px, py + y])
  return [
    ...both('body', half).flatMap(place),
    ...(isJet ? [disc('deep', from + 0.05, y, width * 0.22)] : drawAirscrew(from, y, Math.min(1.6, width * 1.5))),
  ]
}

const drawTail = ({ length, tail: [span, chord] }: DrawnPlane): Mark[] => {
  const [rear, b] = [length * 0.97, span / 2]
  const half = outline(rear - chord, 0, rear - chord * 0.6, b - 0.1, rear - chord * 0.3, b, rear, b - 0.1, rear, 0)
  return [...both('body', half), cut([rear - chord * 0.34, b - 0.12], [rear - chord * 0.34, 0.12 - b])]
}

const drawFins = ({ length, tail: [span, chord], fins = 1 }: DrawnPlane): Mark[] => {
  const rear = length * 0.97
  const at = fins === 1 ? [0] : [span / 2, -span / 2, ...(fins === 3 ? [0] : [])]
  return at.map((y) =>
    area(
      'lit',
      outline(rear - chord * 1.05, y, rear - chord * 0.4, y + 0.09, rear + 0.2, y, rear - chord * 0.4, y - 0.09),
      0.05,
    ),
  )
}

const noses: Readonly<Record<DrawnPlane['nose'], (w: number, length: number) => Xy[]>> = {
  pointed: (w, length) => outline(0, 0, 0.5, w * 0.42, length * 0.16, w * 0.74),
  radial: (w) => outline(0.12, w * 0.3, 0.2, w * 0.86, 0.5, w, 1.1, w),
  glazed: (w) => outline(0, w * 0.3, 0.3, w * 0.72, 0.9, w * 0.92),
  blunt: (w) => outline(0, w * 0.6, 0.5, w * 0.9, 1, w),
}

const drawFuselage = ({ length, body, nose, booms }: DrawnPlane): Mark[] => {
  const w = body / 2
  const rear = booms
    ? outline(length * 0.34, w, length * 0.48, w * 0.4, length * 0.52, 0)
    : outline(length * 0.36, w, length * 0.62, w * 0.66, length * 0.96, w * 0.18, length, 0)
  const glass = outline(0, w * 0.26, 0.3, w * 0.6, 0.8, w * 0.72)
  return [
    ...both('body', [...noses[nose](w, length), ...rear]),
    ...(nose === 'radial' ? [cut([1.1, w], [1.1, -w])] : []),
    ...(nose === 'glazed'
      ? [area('deep', [...glass, ...mirrored(glass).reverse()], 0.1), cut([0.1, 0], [0.8, 0])]
      : []),
  ]
}

const drawGlass = ({ body, glass: [from, to] }: DrawnPlane): Mark[] => {
  const w = body / 2
  const half = outline(from, w * 0.2, from + 0.3, w * 0.5, to - 0.4, w * 0.44, to, 0)
  return [
    area('deep', [...half, ...mirrored(half).reverse()], 0.08),
    gleam([from + 0.25, w * 0.26], [to - 0.4, w * 0.2]),
  ]
}

/** Wheels under covers, before and under the wing. */
const drawGear = ({ wing: { span, root } }: DrawnPlane, side: 1 | -1): Mark => {
  const y = 0.12 * span * side
  const [front, rear] = [root[0] - 0.55, root[1] - 0.3]
  return area(
    'dark',
    outline(front, y + 0.2, front + 0.2, y + 0.26, rear, y, front + 0.2, y - 0.26, front, y - 0.2),
    0.1,
  )
}

const drawBoom = ({ length, booms = 0 }: DrawnPlane, side: 1 | -1): Mark => {
  const [from, to, y] = [length * 0.3, length * 0.97, booms * side]
  return area('body', outline(from, y + 0.34, to, y + 0.16, to, y - 0.16, from, y - 0.34), 0.1)
}

const banked = 34

export const drawPlane = (plane: DrawnPlane): Mark[] => {
  const { wing, lower, gear = false, booms, engines = [], jets = false } = plane
  const marks: Mark[] = [
    ...(lower ? both('dark', halfWing(lower)) : []),
    ...(gear ? sides.map((side) => drawGear(plane, side)) : []),
    ...(booms ? sides.map((side) => drawBoom(plane, side)) : []),
    ...drawTail(plane),
    ...drawWing(wing),
    ...drawMarking(plane),
    ...engines.flatMap((engine) => sides.flatMap((side) => drawEngine(engine, side, jets))),
    ...(engines.length === 0 && !jets ? drawAirscrew(0, 0, 1.5) : []),
    ...drawFuselage(plane),
    ...drawGlass(plane),
    ...drawFins(plane),
  ]
  return moved(marks, ([x, y]) => turned([-x, y], banked))
}
