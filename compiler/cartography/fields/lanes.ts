/** Lanes over a field of squares: from box to box, through all places where people live, and out to both sides. */
import { around, makeBoard, type Space, type SquareGrid } from '../../../engine/board.ts'
import { floodFrom, pathTo, unreached } from '../../../engine/flood.ts'
import { centreOf, type Point, squareSide } from '../geometry.ts'
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
  /** The boxes above and below the field that the main lane joins. */
  readonly ends: readonly [above: Space, below: Space]
}

/** Map units that a lane leads on beyond the sheet. */
const onward = 262

/** By how much costs are multiplied: floods count whole numbers, and chance adds fractions. */
const fineness = 20

/** The ways of all lanes, the main one first. */
const waysOf = (
  map: SquareGrid,
  { cost, places, ends: [above, below] }: Site,
  seed: number,
): readonly (readonly Space[])[] => {
  const field = map.width * map.height
  const board = makeBoard(map)
  const costs = Array.from({ length: board.size }, (_, space) =>
    space > field
      ? unreached
      : Math.min(unreached, Math.round(fineness * (cost(space) + 5 * fraction(space, 1, seed)))),
  )
  const cheapestWay = (starts: readonly Space[], isThere: (space: Space) => boolean): readonly Space[] => {
    const flood = floodFrom(board, starts, (edge) => costs[board.neighbours[edge]])
    const end = flood.spaces.find(isThere)
    return end === undefined ? [] : pathTo(flood, end)
  }
  const last = around(board, below)
  const main = cheapestWay([above], (space) => last.includes(space))
  if (main.length === 0) return []
  const ways: (readonly Space[])[] = [[...main, below]]
  const met = new Set<Space>(main.slice(1))
  const reach = (isThere: (space: Space) => boolean): void => {
    const way = cheapestWay([...met], isThere)
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
  const [above, below] = site.ends
  const pens = pensOf([`${lane}-edge`, lane, `${lane}-ruts`])
  for (const way of waysOf(map, site, seed)) {
    const points = way.map(pointOf)
    const last = way[way.length - 1]
    const end = points[points.length - 1]
    if (way[0] === above) points.unshift({ x: points[0].x - 30, y: points[0].y - onward })
    if (last === below) points.push({ x: end.x + 30, y: end.y + onward })
    else if ((last - 1) % map.width === 0)
      points.push({ x: end.x - squareSide, y: end.y + 12 }, { x: end.x - onward, y: end.y - 10 })
    else if (last % map.width === 0)
      points.push({ x: end.x + squareSide, y: end.y - 12 }, { x: end.x + onward, y: end.y + 10 })
    for (const name of [`${lane}-edge`, lane, `${lane}-ruts`]) traceOpen(pens(name), points)
  }
  return pens.svg()
}
