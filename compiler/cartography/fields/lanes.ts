/** Lanes over a field of squares: from box to box, through all places where people live, and out to both sides. */
import type { Space, SquareGrid } from '../../../engine/board.ts'
import { centreOf, type Point, spacesOf, squareSide } from '../geometry.ts'
import { fraction, jitter } from '../noise.ts'
import { traceOpen } from '../path.ts'
import type { Country } from './farming.ts'
import { pensOf } from './pens.ts'

/** The ground as lanes reckon with it. */
export interface Site {
  /** How much a lane avoids a space; `Infinity`: it cannot lead there. */
  readonly cost: (space: Space) => number
  /** Spaces that all have a lane. */
  readonly places: readonly Space[]
}

/** Map units that a lane leads on beyond the sheet. */
const onward = 262

/** The spaces beside one: of a box, the squares that it lies above or below. */
const besideOf = (map: SquareGrid, space: Space): readonly Space[] => {
  const here = centreOf(map, space)
  return [...spacesOf(map)].filter((other) => {
    const { x, y } = centreOf(map, other)
    const [right, down] = [Math.abs(x - here.x), Math.abs(y - here.y)]
    return (
      other !== space &&
      (right === 0 || down === 0 ? right + down <= squareSide : right < squareSide && down < squareSide)
    )
  })
}

/** The cheapest way from any of some spaces to one where `isThere`. */
const cheapestWay = (
  map: SquareGrid,
  starts: Iterable<Space>,
  isThere: (space: Space) => boolean,
  cost: (space: Space) => number,
): readonly Space[] => {
  const far = new Map<Space, number>()
  const before = new Map<Space, Space>()
  const open = new Map<Space, number>([...starts].map((space) => [space, 0]))
  while (open.size > 0) {
    const [here, sum] = [...open].reduce((best, one) => (one[1] < best[1] ? one : best))
    open.delete(here)
    far.set(here, sum)
    if (isThere(here)) {
      const way = [here]
      for (let from = before.get(here); from !== undefined; from = before.get(from)) way.unshift(from)
      return way
    }
    for (const next of besideOf(map, here)) {
      const total = sum + cost(next)
      if (far.has(next) || total >= (open.get(next) ?? Number.POSITIVE_INFINITY)) continue
      open.set(next, total)
      before.set(next, here)
    }
  }
  return []
}

/** The ways of all lanes, the main one first. */
const waysOf = (map: SquareGrid, { cost, places }: Site, seed: number): readonly (readonly Space[])[] => {
  const field = map.width * map.height
  const [top, bottom] = [field + 1, field + 2]
  const dear = (space: Space): number =>
    space > field ? Number.POSITIVE_INFINITY : cost(space) + 5 * fraction(space, 1, seed)
  const main = cheapestWay(
    map,
    [top],
    (space) => space === bottom,
    (space) => (space === bottom ? 1 : dear(space)),
  )
  const ways = [main]
  const met = new Set<Space>(main)
  const reach = (isThere: (space: Space) => boolean): void => {
    const way = cheapestWay(
      map,
      [...met].filter((space) => space <= field),
      isThere,
      dear,
    )
    if (way.length > 1) ways.push(way)
    for (const space of way) met.add(space)
  }
  for (const place of places) if (!met.has(place)) reach((space) => space === place)
  for (const column of [0, map.width - 1]) reach((space) => (space - 1) % map.width === column)
  return ways
}

/** Draws the lanes of a country. */
export const drawLanes = (map: SquareGrid, { lane }: Country, site: Site, seed: number): string => {
  const pointOf = (space: Space): Point => {
    const { x, y } = centreOf(map, space)
    return { x: x + 5 * jitter(space, 2, seed), y: y + 5 * jitter(space, 3, seed) }
  }
  const field = map.width * map.height
  const pens = pensOf([`${lane}-edge`, lane, `${lane}-ruts`])
  for (const way of waysOf(map, site, seed)) {
    const points = way.map(pointOf)
    const last = way[way.length - 1]
    const end = points[points.length - 1]
    if (way[0] > field) points.unshift({ x: points[0].x - 30, y: points[0].y - onward })
    if (last > field) points.push({ x: end.x + 30, y: end.y + onward })
    else if ((last - 1) % map.width === 0)
      points.push({ x: end.x - squareSide, y: end.y + 12 }, { x: end.x - onward, y: end.y - 10 })
    else if (last % map.width === 0)
      points.push({ x: end.x + squareSide, y: end.y - 12 }, { x: end.x + onward, y: end.y + 10 })
    for (const name of [`${lane}-edge`, lane, `${lane}-ruts`]) traceOpen(pens(name), points)
  }
  return pens.svg()
}
