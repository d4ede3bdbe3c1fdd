/**
 * What drawings of units consist of, in metres: x from the rear to the front, y up from the ground. `draw.ts` fits them into
 * its `picture`.
 */
import { tenth } from '../geometry.ts'

export type Xy = readonly [x: number, y: number]

/**
 * How a mark looks, as the class `dr-<tone>`. Areas: `body`, `dark`, `lit` and `deep` with an edge; `shade`, `paint` and `ink` without
 * one. Strokes: `rod` as bright as a body, `iron` dark, both with an edge; `cut` a dark line, `gleam` a light one.
 */
export const areaTones = ['body', 'dark', 'lit', 'deep', 'shade', 'paint', 'ink'] as const
export type AreaTone = (typeof areaTones)[number]
export const strokeTones = ['rod', 'iron', 'cut', 'gleam'] as const
export type StrokeTone = (typeof strokeTones)[number]

interface Area {
  readonly tone: AreaTone
  readonly points: readonly Xy[]
  /** How far its corners are rounded, in metres. */
  readonly round?: number
}

interface Disc {
  readonly tone: AreaTone
  readonly disc: Xy
  readonly radius: number
}

interface Stroke {
  readonly tone: StrokeTone
  readonly line: readonly Xy[]
  /** In metres; lines on surfaces have one width at any scale, and none here. */
  readonly width?: number
}

export type Mark = Area | Disc | Stroke

export const area = (tone: AreaTone, points: readonly Xy[], round = 0): Mark => ({ tone, points, round })
export const disc = (tone: AreaTone, x: number, y: number, radius: number): Mark => ({ tone, disc: [x, y], radius })
export const rod = (width: number, ...line: readonly Xy[]): Mark => ({ tone: 'rod', line, width })
export const iron = (width: number, ...line: readonly Xy[]): Mark => ({ tone: 'iron', line, width })
export const cut = (...line: readonly Xy[]): Mark => ({ tone: 'cut', line })
export const gleam = (...line: readonly Xy[]): Mark => ({ tone: 'gleam', line })
export const box = (tone: AreaTone, x: number, y: number, width: number, height: number, round = 0): Mark =>
  area(
    tone,
    [
      [x, y],
      [x, y + height],
      [x + width, y + height],
      [x + width, y],
    ],
    round,
  )

/** Points whose x and y stand in turn. */
export const pairsOf = (numbers: readonly number[]): Xy[] =>
  Array.from({ length: numbers.length >> 1 }, (_, at): Xy => [numbers[2 * at], numbers[2 * at + 1]])

export const turned = ([x, y]: Xy, degrees: number, [aboutX, aboutY]: Xy = [0, 0]): Xy => {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - aboutX, y - aboutY]
  return [aboutX + dx * Math.cos(angle) - dy * Math.sin(angle), aboutY + dx * Math.sin(angle) + dy * Math.cos(angle)]
}

/** Marks with every point moved by `move`; `scale` is what it does to lengths. */
export const moved = (marks: readonly Mark[], move: (point: Xy) => Xy, scale = 1): Mark[] =>
  marks.map((mark) => {
    if ('disc' in mark) return { ...mark, disc: move(mark.disc), radius: mark.radius * scale }
    if ('line' in mark) {
      const line = mark.line.map(move)
      return mark.width === undefined ? { ...mark, line } : { ...mark, line, width: mark.width * scale }
    }
    return { ...mark, points: mark.points.map(move), round: (mark.round ?? 0) * scale }
  })

/** The part of a polygon on one side of a line of constant y: above it, or below where `below` is true. */
export const clipped = (points: readonly Xy[], at: number, below: boolean): Xy[] => {
  const inside = ([, y]: Xy): boolean => (below ? y <= at : y >= at)
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length]
    const cross = (): Xy => [point[0] + ((next[0] - point[0]) * (at - point[1])) / (next[1] - point[1]), at]
    if (inside(point) === inside(next)) return inside(point) ? [point] : []
    return inside(point) ? [point, cross()] : [cross()]
  })
}

/** The convex hull of points, as a belt lies round wheels. */
export const hullOf = (points: readonly Xy[]): Xy[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (from: readonly Xy[]): Xy[] => {
    const chain: Xy[] = []
    for (const point of from) {
      for (;;) {
        const [a, b] = chain.slice(-2)
        if (b === undefined || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Least and most x and y. */
export const boundsOf = (marks: readonly Mark[]): readonly [left: number, low: number, right: number, high: number] => {
  const xs: number[] = []
  const ys: number[] = []
  const see = ([x, y]: Xy, by = 0): void => {
    xs.push(x - by, x + by)
    ys.push(y - by, y + by)
  }
  for (const mark of marks) {
    if ('disc' in mark) see(mark.disc, mark.radius)
    else for (const point of 'line' in mark ? mark.line : mark.points) see(point)
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Points in the order in which discs go round: shapes of one path that overlap must not cut holes into each other. */
const ordered = (points: readonly Xy[]): readonly Xy[] => {
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]
    return sum + x * nextY - nextX * y
  }, 0)
  return twice < 0 ? [...points].reverse() : points
}

const pathOf = (written: readonly Xy[], radius: number): string => {
  const points = ordered(written)
  const parts = points.map((point, index) => {
    const [before, after] = [points.at(index - 1) ?? point, points[(index + 1) % points.length]]
    const near = (other: Xy): Xy => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1
      const share = Math.min(0.5, radius / length)
      return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]
    }
    if (radius === 0) return pairOf(point)
    return `${pairOf(near(before))}Q${pairOf(point)} ${pairOf(near(after))}`
  })
  return `M${parts.join('L')}z`
}

const pairOf = ([x, y]: Xy): string => `${tenth(x)} ${tenth(y)}`

const discPath = ([x, y]: Xy, radius: number): string => {
  const r = tenth(radius)
  return `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 1 ${tenth(2 * r)} 0a${r} ${r} 0 1 1-${tenth(2 * r)} 0z`
}

const shapeOf = (mark: Mark): string => {
  if ('disc' in mark) return discPath(mark.disc, mark.radius)
  return 'line' in mark ? `M${mark.line.map(pairOf).join('L')}` : pathOf(mark.points, mark.round ?? 0)
}

/** The least width of a stroke in units of the picture, and how much wider the dark edge under it is. */
const [leastWidth, edge] = [0.8, 1.3]

/** Marks as elements, in units of the picture with y down; neighbours of one look share an element. */
export const writeMarks = (marks: readonly Mark[]): string => {
  const parts: { readonly tone: string; readonly width: number | undefined; d: string }[] = []
  for (const mark of marks) {
    const width = 'line' in mark && mark.width !== undefined ? Math.max(leastWidth, tenth(mark.width)) : undefined
    const last = parts.at(-1)
    if (last?.tone === mark.tone && last.width === width) last.d += shapeOf(mark)
    else parts.push({ tone: mark.tone, width, d: shapeOf(mark) })
  }
  return parts
    .map(({ tone, width, d }) =>
      width === undefined
        ? `<path class="dr-${tone}" d="${d}"/>`
        : `<path class="dr-edge" stroke-width="${tenth(width + edge)}" d="${d}"/><path class="dr-${tone}" stroke-width="${width}" d="${d}"/>`,
    )
    .join('')
}
