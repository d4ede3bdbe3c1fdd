/** The features of hexes besides their terrain: obstacles, bridges, and smoke. Marks stand where a counter does not hide them. */
import type { Direction, Grid, Hex } from '../../../../engine/hex.ts'
import { neighbourOf } from '../../../../engine/hex.ts'
import { centreOf, hexsideEnds, type Point, tenth } from '../../../cartography/geometry.ts'
import { placedAt } from '../../../cartography/pieces.ts'

/** How an obstacle looks: the looks of the table of obstacles. */
export type WorkLook =
  | 'bunker'
  | 'hedgehogs'
  | 'bridge'
  | 'sandbags'
  | 'wall'
  | 'wire'
  | 'mines'
  | 'block'
  | 'teeth'
  | 'abatis'

/** An obstacle on a hex. */
export interface Work {
  readonly hex: Hex
  readonly look: WorkLook
  /** The hexsides that it stands on, for walls. */
  readonly sides?: readonly Direction[]
  /** The direction in which a bridge leads. */
  readonly along?: Direction
}

const row = (count: number, gap: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(tenth(gap * index - (gap * (count - 1)) / 2))).join('')

/** Lines with a pale edge, so that they stand out on any ground. */
const line = (name: string, path: string): string =>
  `<path class="work-casing" d="${path}"/><path class="${name}" d="${path}"/>`

/** Marks around 0,0; the counter of an occupant covers -20 to 20. */
const marks: Readonly<Record<Exclude<WorkLook, 'bridge' | 'wall'>, string>> = {
  bunker: '<path class="work-solid" d="M-24 18v-30l10-12h28l10 12v30h-7v-26l-7-8h-20l-7 8v26z"/>',
  hedgehogs: line(
    'work-line',
    row(3, 15, (x) => `M${x - 4} 20l8 8m0-8l-8 8M${x} 18.6v10.8`),
  ),
  sandbags: line('work-heavy', 'M-22 15q3 9.5 22 9.5t22-9.5'),
  wire: line('work-line', `M-25 24.5h50${row(6, 8.4, (x) => `M${x - 2.6} 21.4l5.2 6.2m0-6.2l-5.2 6.2`)}`),
  mines: `${row(3, 15, (x) => `<path class="work-harm" d="M${x - 4.6} 28.4l4.6-8.2 4.6 8.2z"/>`)}`,
  block: line('work-heavy', 'M-21 21l10 7m0-7l-10 7M11 21l10 7m0-7l-10 7M-5 24.5h10'),
  teeth: row(5, 10, (x) => `<path class="work-solid" d="M${x - 4} 28.6l2.2-7.6h3.6l2.2 7.6z"/>`),
  abatis: `<path class="work-casing" d="M-24 27l9-7m-1 8l9-8m-1 8l9-8m-1 8l9-8m-1 8l9-8m-1 8l9-8"/><path class="work-timber" d="M-24 27l9-7m-1 8l9-8m-1 8l9-8m-1 8l9-8m-1 8l9-8m-1 8l9-8"/>`,
}

/** A deck from one side of the hex to the other. */
const drawBridge = (grid: Grid, { hex, along = 1 }: Work, centre: Point): string => {
  const ahead = centreOf(grid, neighbourOf(grid, hex, along))
  const [dx, dy] = [(ahead.x - centre.x) / 2, (ahead.y - centre.y) / 2]
  const reach = Math.hypot(dx, dy)
  const [px, py] = [(-dy / reach) * 5, (dx / reach) * 5]
  const from = (x: number, y: number): string => `${tenth(centre.x + x)} ${tenth(centre.y + y)}`
  const deck = `M${from(-dx, -dy)}L${from(dx, dy)}`
  const rails = [1, -1]
    .map((hand) => `M${from(-dx + hand * px, -dy + hand * py)}L${from(dx + hand * px, dy + hand * py)}`)
    .join('')
  return `<path class="map-bridge-deck is-wide" d="${deck}"/><path class="map-bridge" d="${rails}"/>`
}

/** Walls as thick lines just inside of the hexsides that they guard. */
const drawWall = (grid: Grid, { hex, sides = [] }: Work, centre: Point): string => {
  const path = sides
    .map((direction) => {
      const [from, to] = hexsideEnds(grid, { hex, direction }).map(({ x, y }) => ({
        x: tenth(centre.x + (x - centre.x) * 0.9),
        y: tenth(centre.y + (y - centre.y) * 0.9),
      }))
      return `M${from.x} ${from.y}L${to.x} ${to.y}`
    })
    .join('')
  return line('work-heavy', path)
}

/** Bridges lie under counters and ways; all other works on top of the ground and under counters. */
export const drawWorks = (grid: Grid, works: readonly Work[]): string =>
  works
    .map((work) => {
      const centre = centreOf(grid, work.hex)
      if (work.look === 'bridge') return drawBridge(grid, work, centre)
      if (work.look === 'wall') return drawWall(grid, work, centre)
      return `<g transform="${placedAt(grid, work.hex)}">${marks[work.look]}</g>`
    })
    .join('')

const puffs =
  'M-20 12a11 11 0 0 1-4-20 13 13 0 0 1 18-12 14 14 0 0 1 23 8 12 12 0 0 1 4 22 12 12 0 0 1-18 7 13 13 0 0 1-23-5z'

/** Smoke over hexes, above their counters. */
export const drawSmoke = (grid: Grid, hexes: readonly Hex[]): string =>
  hexes.map((hex) => `<path class="smoke" transform="${placedAt(grid, hex)}" d="${puffs}"/>`).join('')
