/**
 * The front: the smooth line between the hexes of the two sides, each side's colour on its own side of it. Made for
 * play: `frontierOf` prepares a grid once, and what it returns takes well under two milliseconds on 60 x 40 hexes.
 */
import { degree, type Grid } from '../../engine/hex.ts'
import { type FrontGrid, makeFrontGrid } from './frontGrid.ts'
import { extentOf, tenth } from './geometry.ts'
import { type WaterLook, waterLooks } from './water.ts'

export interface Front {
  /** Open and closed lines, the first side to their right. */
  readonly line: string
  /** Where it runs along water, by `waterLooks`: drawn on top of the line, so that the river stays in sight. */
  readonly waters: readonly string[]
  /** The area that each side holds, and a hex of unowned water beside it: closed, with the front as part of its border. */
  readonly ground: readonly [string, string]
}

/** How far a corner of the front is moved towards the middle of its neighbours, 0 .. 1: 0 follows the hexsides. */
const ease = 0.5

/** The owner value of hexes that neither side owns. */
const nobody = 2

/** A front in the making. The arrays are used again for the next one. */
interface Tracing extends FrontGrid {
  /** By corner: where it lies. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** By hex: who owns it, and whose colour it gets. */
  readonly held: Uint8Array
  readonly ground: Uint8Array
  /** By side and corner: the next corner along the border of its ground, clockwise; -1 is none. */
  readonly next: readonly [Int32Array, Int32Array]
  /** By corner: whether a hexside of the front begins there, its water, and the corner before it on the front or -1. */
  readonly isFront: Uint8Array
  readonly kind: Uint8Array
  readonly before: Int32Array
}

/**
 * Prepares the front of a grid. The returned function takes the owner of every hex of the padded grid: 0, 1, or
 * anything else for nobody. `waters` are those of `watersOf`: the front keeps to their curves.
 */
export const frontierOf = (
  grid: Grid,
  waters: ReadonlyMap<number, WaterLook> = new Map(),
): ((owner: ArrayLike<number>) => Front) => {
  const prepared = makeFrontGrid(grid, waters)
  const { size, cornerCount } = prepared
  const tracing: Tracing = {
    ...prepared,
    x: new Float64Array(cornerCount),
    y: new Float64Array(cornerCount),
    held: new Uint8Array(size),
    ground: new Uint8Array(size),
    next: [new Int32Array(cornerCount), new Int32Array(cornerCount)],
    isFront: new Uint8Array(cornerCount),
    kind: new Uint8Array(cornerCount),
    before: new Int32Array(cornerCount),
  }
  return (owner) => {
    layGround(tracing, owner)
    const { front, starts } = traceBorders(tracing)
    easeCorners(tracing, front)
    return {
      line: linePath(tracing, front),
      waters: waterLooks.map((_, look) => waterPath(tracing, front, look + 1)),
      ground: [groundPath(tracing, 0, starts[0]), groundPath(tracing, 1, starts[1])],
    }
  }
}

/**
 * Assigns an owner and a colour to each hex. The colour may run out over an unowned neighbour, so that it fades at a coast instead of being
 * cut.
 */
const layGround = ({ size, source, neighbours, held, ground }: Tracing, owner: ArrayLike<number>): void => {
  for (let hex = 0; hex < size; hex++) held[hex] = owner[source[hex]] ?? nobody
  for (let hex = 0; hex < size; hex++) {
    let balance = 0
    let owned = 0
    for (let at = hex * degree; at < (hex + 1) * degree; at++) {
      const holder = held[neighbours[at]] ?? nobody
      if (holder >= nobody) continue
      owned++
      balance += holder === 0 ? 1 : -1
    }
    if (held[hex] < nobody) ground[hex] = held[hex]
    else ground[hex] = owned === 0 ? nobody : balance >= 0 ? 0 : 1
  }
}

interface Borders {
  /** Corners at which a hexside of the front begins. */
  readonly front: readonly number[]
  /** By side: corners at which a hexside of the border of its ground begins. */
  readonly starts: readonly [readonly number[], readonly number[]]
}

/** Finds the borders of the ground of both sides and, as a part of the first side's, the front. */
const traceBorders = (tracing: Tracing): Borders => {
  const { size, corners, neighbours, water, held, ground, next, isFront, kind, before, x, y, pointOf } = tracing
  next[0].fill(-1)
  next[1].fill(-1)
  isFront.fill(0)
  before.fill(-1)
  const starts: [number[], number[]] = [[], []]
  const front: number[] = []
  const place = (corner: number): void => {
    const point = pointOf(corner)
    x[corner] = point.x
    y[corner] = point.y
  }
  for (let hex = 0; hex < size; hex++) {
    const side = ground[hex]
    if (side !== 0 && side !== 1) continue
    for (let direction = 0; direction < degree; direction++) {
      const other = neighbours[hex * degree + direction]
      if (other >= 0 && ground[other] === side) continue
      const from = corners[hex * degree + direction]
      const to = corners[hex * degree + ((direction + 1) % degree)]
      place(from)
      place(to)
      next[side][from] = to
      starts[side].push(from)
      if (held[hex] !== 0 || other < 0 || held[other] !== 1) continue
      isFront[from] = 1
      kind[from] = water[hex * degree + direction]
      before[to] = from
      front.push(from)
    }
  }
  return { front, starts }
}

/** Moves the corners of the front between their neighbours. Its ends, and corners on a river, stay where they are. */
const easeCorners = ({ x, y, before, next, poles }: Tracing, front: readonly number[]): void => {
  const eased = front.flatMap((corner) => {
    const a = before[corner]
    const b = next[0][corner]
    if (a < 0 || poles.has(corner)) return []
    const meanX = ((x[a] ?? 0) + (x[b] ?? 0)) / 2
    const meanY = ((y[a] ?? 0) + (y[b] ?? 0)) / 2
    return [[corner, x[corner] + ease * (meanX - x[corner]), y[corner] + ease * (meanY - y[corner])] as const]
  })
  for (const [corner, newX, newY] of eased) {
    x[corner] = newX
    y[corner] = newY
  }
}

const at = ({ x, y }: Tracing, corner: number): string => `${tenth(x[corner])} ${tenth(y[corner])}`

/** The point halfway between two corners. */
const half = ({ x, y }: Tracing, a: number, b: number): string =>
  `${tenth(((x[a] ?? 0) + (x[b] ?? 0)) / 2)} ${tenth(((y[a] ?? 0) + (y[b] ?? 0)) / 2)}`

/** The front: lines that end at the edge of the map or at no man's land first, then loops. */
const linePath = (tracing: Tracing, front: readonly number[]): string => {
  const { next, isFront, before } = tracing
  const drawn = new Set<number>()
  const follow = (start: number, isLoop: boolean): string => {
    let corner = start
    let to = next[0][corner]
    let path = isLoop ? `M${half(tracing, corner, to)}` : `M${at(tracing, corner)}`
    for (;;) {
      drawn.add(corner)
      const after = isFront[to] === 1 ? next[0][to] : -1
      if (after < 0) return `${path}L${at(tracing, to)}`
      path += `Q${at(tracing, to)} ${half(tracing, to, after)}`
      if (isLoop && to === start) return `${path}Z`
      corner = to
      to = after
    }
  }
  let line = ''
  for (const corner of front) if (before[corner] < 0) line += follow(corner, false)
  for (const corner of front) if (!drawn.has(corner)) line += follow(corner, true)
  return line
}

/** The border of the ground of a side, rounded where the front passes. */
const groundPath = (tracing: Tracing, side: 0 | 1, starts: readonly number[]): string => {
  const { isFront, before, cornerCount } = tracing
  const next = tracing.next[side]
  const seen = new Uint8Array(cornerCount)
  let path = ''
  for (const start of starts) {
    if (seen[start] === 1) continue
    let corner = start
    let to = next[corner]
    path += `M${half(tracing, corner, to)}`
    while (to >= 0 && seen[corner] === 0) {
      seen[corner] = 1
      const after = next[to]
      const [here, on] = [at(tracing, to), half(tracing, to, after)]
      path += isFront[to] === 1 && before[to] >= 0 ? `Q${here} ${on}` : `L${here}L${on}`
      corner = to
      to = after
    }
    path += 'Z'
  }
  return path
}

/** The front along one kind of water, corner by corner: half a hexside on either side of each, as the line has them. */
const waterPath = (tracing: Tracing, front: readonly number[], wanted: number): string => {
  const { next, isFront, kind, before } = tracing
  return front
    .filter((corner) => kind[corner] === wanted)
    .map((corner) => {
      const to = next[0][corner]
      const from = before[corner]
      const isFirst = from < 0 || kind[from] !== wanted
      const lead = isFirst ? `M${at(tracing, corner)}L` : `M${half(tracing, from, corner)}Q${at(tracing, corner)} `
      const isLast = isFront[to] !== 1 || kind[to] !== wanted
      return `${lead}${half(tracing, corner, to)}${isLast ? `L${at(tracing, to)}` : ''}`
    })
    .join('')
}

/**
 * The front as an SVG fragment. `id` must be unique on the page: it names the clip paths that keep each colour on its
 * own side. Colours are the custom properties `--side-0` and `--side-1`.
 */
export const drawFront = (grid: Grid, front: Front, id: string): string => {
  if (front.line === '') return ''
  const { width, height } = extentOf(grid)
  const waters = waterLooks.flatMap((look, i) => (front.waters[i] ? [{ look, path: front.waters[i] }] : []))
  const half = (side: 0 | 1) =>
    `<clipPath id="${id}-${side}"><path d="${front.ground[side]}"/></clipPath>` +
    `<g class="front-${side}" clip-path="url(#${id}-${side})">` +
    [9, 8, 7, 6, 5, 4, 3, 2, 1].map((ring) => `<use class="front-glow-${ring}" href="#${id}-line"/>`).join('') +
    `<use class="front-line" href="#${id}-line"/>` +
    waters.map(({ look }) => `<use class="front-bank of-${look}" href="#${id}-${look}"/>`).join('') +
    '</g>'
  return (
    `<svg class="front" width="${width.toFixed(1)}" height="${height.toFixed(1)}" overflow="hidden">` +
    `<defs><path id="${id}-line" d="${front.line}"/>` +
    `${waters.map(({ look, path }) => `<path id="${id}-${look}" d="${path}"/>`).join('')}</defs>` +
    `<use class="front-casing" href="#${id}-line"/>${half(0)}${half(1)}` +
    waters
      .map(
        ({ look }) =>
          `<use class="front-water of-${look}" href="#${id}-${look}"/><use class="front-stream of-${look}" href="#${id}-${look}"/>`,
      )
      .join('') +
    '</svg>'
  )
}
