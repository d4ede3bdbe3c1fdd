/** Squares as regions of nature: with wandering borders, joined with those beside them, and going on beyond the edge of the field. */
import { isOfSquares, type MapGrid, type Space, spaceAt } from '../../../engine/board.ts'
import { between, centreOf, type Point, ringsOf, squareSide } from '../geometry.ts'
import { noise } from '../noise.ts'

/** Squares by which a field is larger on each side, so that what reaches its edge does not end there. */
const beyond = 3

/** Where the first square of a field begins. */
export const cornerOfField = (map: MapGrid): Point => {
  const { x, y } = centreOf(map, spaceAt(map, 0, 0))
  return { x: x - squareSide / 2, y: y - squareSide / 2 }
}

export interface Region {
  readonly isEmpty: boolean
  /** True if a point lies in it; its border wanders. */
  has(x: number, y: number): boolean
  /** Its outlines, moved inwards by some map units; each has it on its right. */
  rings(inset: number): readonly (readonly Point[])[]
}

/** How far the border of a region wanders, in map units. */
const wander = 6
const bend = (x: number, y: number): readonly [right: number, down: number] => [
  wander * noise(x / 19, y / 19, 21),
  wander * noise(x / 19, y / 19, 22),
]

/** Where along the side of a square an outline has its points: none at the corner, which is round. */
const stations = [0.2, 0.5, 0.8]

/** True if what reaches the edge of a field goes on so many squares to the right of it, and down; to the left and up they are negative. */
export type GoesOn = (right: number, down: number) => boolean

/** Up to so many squares. */
export const goesOn =
  (most: number): GoesOn =>
  (right, down) =>
    Math.max(Math.abs(right), Math.abs(down)) <= most

/** The region of some squares, with what `reaches` adds beyond the edge of the field. */
export const regionOf = (map: MapGrid, spaces: Iterable<Space>, reaches: GoesOn = goesOn(0)): Region => {
  if (!isOfSquares(map)) throw new TypeError('Only fields of squares have regions.')
  const wide = { width: map.width + 2 * beyond, height: map.height + 2 * beyond, boxes: [] }
  const inside = new Set(spaces)
  const cells = new Set<Space>()
  for (let row = -beyond; row < map.height + beyond; row++)
    for (let column = -beyond; column < map.width + beyond; column++) {
      const nearest = [between(0, column, map.width - 1), between(0, row, map.height - 1)] as const
      if (inside.has(spaceAt(map, ...nearest)) && reaches(column - nearest[0], row - nearest[1]))
        cells.add(spaceAt(wide, column + beyond, row + beyond))
    }
  const origin = cornerOfField(map)
  const isIn = (x: number, y: number): boolean => {
    const column = Math.floor((x - origin.x) / squareSide) + beyond
    const row = Math.floor((y - origin.y) / squareSide) + beyond
    return column >= 0 && column < wide.width && cells.has(spaceAt(wide, column, row))
  }
  return {
    isEmpty: cells.size === 0,
    has(x, y) {
      const [right, down] = bend(x, y)
      return isIn(x + right, y + down)
    },
    rings: (inset) =>
      ringsOf(wide, cells).map((ring) =>
        ring.flatMap((from, at) => {
          const to = ring[(at + 1) % ring.length]
          const [dx, dy] = [to.x - from.x, to.y - from.y]
          return stations.map((share) => {
            const x = origin.x + (from.x + dx * share - beyond) * squareSide
            const y = origin.y + (from.y + dy * share - beyond) * squareSide
            const [right, down] = bend(x, y)
            return { x: x - right - dy * inset, y: y - down + dx * inset }
          })
        }),
      ),
  }
}
