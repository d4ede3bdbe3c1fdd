/** The patchwork of fields, which ignores the squares: parcels with furrows, each in its own direction, and hedges or balks between them. */
import type { Point } from '../geometry.ts'
import { fraction, hash, jitter } from '../noise.ts'
import { rulerOf, traceOpen } from '../path.ts'
import type { Leaves } from './country.ts'
import type { Country, Soil } from './farming.ts'
import { type Pens, pensOf, traceShape } from './pens.ts'
import type { Extent } from './scatter.ts'
import { traceTree } from './woods.ts'

type Corner = readonly [x: number, y: number]

interface Parcel {
  readonly key: number
  readonly corners: readonly Corner[]
}

/** A line through a point: what lies before it has `side` > 0. */
interface Cut {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

const side = ({ x, y, dx, dy }: Cut, [px, py]: Corner): number => (px - x) * dy - (py - y) * dx

/** Where a line passes the border of a convex shape. */
const crossings = (corners: readonly Corner[], cut: Cut): readonly Corner[] =>
  corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length]
    const [a, b] = [side(cut, from), side(cut, to)]
    if (a > 0 === b > 0) return []
    const part = a / (a - b)
    return [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const]
  })

/** The part of a convex shape before a line, or with -1 the part behind it. */
const halfOf = (corners: readonly Corner[], cut: Cut, sign: 1 | -1): readonly Corner[] =>
  corners.flatMap((from, at) => {
    const to = corners[(at + 1) % corners.length]
    const crossing = crossings([from, to], cut).slice(0, 1)
    return side(cut, from) * sign > 0 ? [from, ...crossing] : crossing
  })

const areaOf = (corners: readonly Corner[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The longest side of a shape. */
const longestOf = (corners: readonly Corner[]): readonly [from: Corner, to: Corner] =>
  corners
    .map((from, at) => [from, corners[(at + 1) % corners.length]] as const)
    .reduce((best, edge) => (lengthOf(edge) > lengthOf(best) ? edge : best))

const lengthOf = ([from, to]: readonly [Corner, Corner]): number => Math.hypot(to[0] - from[0], to[1] - from[1])

interface Patchwork {
  readonly parcels: readonly Parcel[]
  readonly borders: readonly (readonly [Corner, Corner])[]
}

/** Cuts land across its longest side, again and again, until its parts are as large as parcels. */
const cutUp = (land: Parcel, size: number, seed: number): Patchwork => {
  const { corners, key } = land
  if (areaOf(corners) < size * (1.1 + 0.8 * fraction(key, 1, seed))) return { parcels: [land], borders: [] }
  const [from, to] = longestOf(corners)
  const part = 0.5 + 0.13 * jitter(key, 2, seed)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2 + 0.2 * jitter(key, 3, seed)
  const cut = {
    x: from[0] + (to[0] - from[0]) * part,
    y: from[1] + (to[1] - from[1]) * part,
    dx: Math.cos(angle),
    dy: Math.sin(angle),
  }
  const [one, other] = crossings(corners, cut)
  const parts = ([1, -1] as const).map((sign) =>
    cutUp({ key: hash(key, sign + 2, seed), corners: halfOf(corners, cut, sign) }, size, seed),
  )
  return {
    parcels: parts.flatMap(({ parcels }) => parcels),
    borders: [...(other === undefined ? [] : [[one, other] as const]), ...parts.flatMap(({ borders }) => borders)],
  }
}

/** Soils in which something stands in rows, with the map units between these. */
const rows: Partial<Record<Soil, number>> = {
  wheat: 4.6,
  barley: 4.2,
  greens: 6.4,
  plough: 4.4,
  stubble: 5.2,
  fallow: 7,
  'frost-plough': 4.8,
}

/** Map units that a parcel's rows keep off its borders. */
const headland = 2.4

/** The part of the sheet where parcels have all of their rows. */
const isNear = ({ left, top, right, bottom }: Extent, [x, y]: Corner): boolean =>
  x > left - 40 && x < right + 40 && y > top - 40 && y < bottom + 40

/** Map units of a border that are a hedge or none. */
const hedgeLength = 46

/** The share of hedges that have a tree. */
const treeShare = 0.2

/** Layers of the low hedges between fields: strings of bushes, which the dashes of their lines make. */
const hedgeLayers = ['shade', 'edge', '0', '1', 'light'] as const

/** How far the layers lie off their line: shadow to the south-east, light to the north-west. */
const offsets: Readonly<Record<(typeof hedgeLayers)[number], number>> = {
  shade: 1.6,
  edge: 0.5,
  0: 0,
  1: -0.3,
  light: -0.8,
}

const drawFieldHedges = (lines: readonly (readonly Point[])[], leaves: Leaves): string => {
  const pens = pensOf()
  for (const layer of hedgeLayers)
    for (const line of lines)
      traceOpen(
        pens(layer === 'shade' ? 'field-hedge-shade' : `field-hedge-${layer} ${leaves}-${layer}`),
        line.map(({ x, y }) => ({ x: x + offsets[layer], y: y + offsets[layer] * 1.25 })),
      )
  return pens.svg()
}

/** Where a building has stood: its foundations, with walls between rooms, and what has burnt. */
const traceLot = (pens: Pens, corners: readonly Corner[], [dx, dy]: Corner, key: number): void => {
  const middle = corners.reduce(
    ([x, y], corner) => [x + corner[0] / corners.length, y + corner[1] / corners.length],
    [0, 0],
  )
  const [long, deep] = [10 + 7 * fraction(key, 1, 11), 6 + 5 * fraction(key, 2, 11)]
  const at = (along: number, aside: number): Corner => [
    middle[0] + along * dx - aside * dy,
    middle[1] + along * dy + aside * dx,
  ]
  traceShape(pens('lot'), [at(-long, -deep), at(long, -deep), at(long, deep), at(-long, deep)])
  const wall = long * 0.7 * jitter(key, 3, 11)
  pens('lot').moveTo(...at(wall, -deep))
  pens('lot').lineTo(...at(wall, deep))
}

/** Draws the patchwork of a country over `whole`; `field` is where play is. */
export const drawParcels = (country: Country, leaves: Leaves, whole: Extent, field: Extent, seed: number): string => {
  const { soils, parcel: size, hedges, lots } = country
  const pens = pensOf(
    soils.map((soil) => `soil-${soil}`),
    1,
  )
  const corners: readonly Corner[] = [
    [whole.left, whole.top],
    [whole.right, whole.top],
    [whole.right, whole.bottom],
    [whole.left, whole.bottom],
  ]
  const { parcels, borders } = cutUp({ key: 1, corners }, size, seed)
  for (const { key, corners } of parcels) {
    const soil = soils[hash(key, 4, seed) % soils.length]
    traceShape(pens(`soil-${soil}`), corners)
    const gap = rows[soil]
    const [from, to] = longestOf(corners)
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + 0.06 * jitter(key, 5, seed)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    if (fraction(key, 9, seed) < lots) traceLot(pens, corners, [dx, dy], hash(key, 10, seed))
    if (gap === undefined || !corners.some((corner) => isNear(field, corner))) continue
    const sides = corners.map(([x, y]) => (x - from[0]) * -dy + (y - from[1]) * dx)
    for (let far = Math.min(...sides) + gap; far < Math.max(...sides) - gap / 2; far += gap) {
      const [one, other] = crossings(corners, { x: from[0] - dy * far, y: from[1] + dx * far, dx, dy })
      if (other === undefined) continue
      const length = lengthOf([one, other])
      if (length < 4 * headland) continue
      const [ux, uy] = [((other[0] - one[0]) / length) * headland, ((other[1] - one[1]) / length) * headland]
      const pen = pens(soil === 'greens' ? 'furrow-green' : 'furrow')
      pen.moveTo(one[0] + ux, one[1] + uy)
      pen.lineTo(other[0] - ux, other[1] - uy)
    }
  }
  const lines: Point[][] = []
  for (const [number, [from, to]] of borders.entries()) {
    const ruler = rulerOf([
      { x: from[0], y: from[1] },
      { x: to[0], y: to[1] },
    ])
    const parts = Math.max(1, Math.round(ruler.length / hedgeLength))
    for (let part = 0; part < parts; part++) {
      const [begin, end] = [ruler.at((ruler.length * part) / parts), ruler.at((ruler.length * (part + 1)) / parts)]
      if (fraction(number, part, seed + 6) < hedges) {
        const middle = ruler.at((ruler.length * (part + 0.5)) / parts)
        const aside = 2.5 * jitter(number, part, seed + 7)
        lines.push([begin, { x: middle.x - middle.dy * aside, y: middle.y + middle.dx * aside }, end])
      } else {
        pens('balk').moveTo(begin.x, begin.y)
        pens('balk').lineTo(end.x, end.y)
      }
    }
  }
  const trees = pensOf([], 1)
  for (const [number, [from]] of lines.entries()) {
    if (fraction(number, 8, seed) >= treeShare) continue
    for (const tree of [0, 1, 2])
      traceTree(
        trees,
        leaves,
        from.x + 3.4 * jitter(number, tree, seed + 9),
        from.y + 3.4 * jitter(number, tree, seed + 10),
        fraction(number, tree, seed + 11),
        'bush',
      )
  }
  return pens.svg() + drawFieldHedges(lines, leaves) + trees.svg()
}
