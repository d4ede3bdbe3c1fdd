/** Writing SVG paths that are short: relative commands, tenths of a map unit, no needless characters. */
import type { Point } from './geometry.ts'

/** Collects one path. Positions are absolute; what is written is relative to where the rounded pen stands. */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadTo(cx: number, cy: number, x: number, y: number): void
  cubicTo(cx: number, cy: number, dx: number, dy: number, x: number, y: number): void
  /** A cubic whose first arm mirrors the last arm of the one before. */
  smoothTo(dx: number, dy: number, x: number, y: number): void
  /** A round dot, where the stroke has round caps. */
  dot(x: number, y: number): void
  close(): void
  /** The value of a `d` attribute; empty when nothing was drawn. */
  path(): string
}

const digits = (value: number, precision: number): string => {
  if (precision === 1) return String(value)
  const whole = Math.abs(value)
  const part = whole % 10
  const text = part === 0 ? String(whole / 10) : `${whole >= 10 ? Math.floor(whole / 10) : ''}.${part}`
  return value < 0 ? `-${text}` : text
}

/** A pen that rounds to tenths (`precision` 10) or to whole map units (1). */
export const penOf = (precision: 1 | 10 = 10): Pen => {
  let text = ''
  let command = ''
  let penX = 0
  let penY = 0
  let startX = 0
  let startY = 0
  const write = (letter: string, points: readonly number[]) => {
    // After m, further pairs would be read as l; everything else may be repeated without its letter.
    const again = letter === command && letter !== 'm'
    let out = again ? '' : letter
    let x = penX
    let y = penY
    for (let i = 0; i < points.length; i += 2) {
      x = Math.round((points[i] ?? 0) * precision)
      y = Math.round((points[i + 1] ?? 0) * precision)
      for (const value of [x - penX, y - penY]) {
        const word = digits(value, precision)
        const glued = word.startsWith('-') || (out === '' && text === '') || /[a-z]$/i.test(out || text)
        out += glued ? word : ` ${word}`
      }
    }
    text += out
    penX = x
    penY = y
    command = letter
  }
  return {
    moveTo(x, y) {
      write('m', [x, y])
      startX = penX
      startY = penY
    },
    lineTo: (x, y) => write('l', [x, y]),
    quadTo: (cx, cy, x, y) => write('q', [cx, cy, x, y]),
    smoothTo: (dx, dy, x, y) => write('s', [dx, dy, x, y]),
    cubicTo: (cx, cy, dx, dy, x, y) => write('c', [cx, cy, dx, dy, x, y]),
    dot(x, y) {
      write('m', [x, y])
      text += 'h0'
      command = 'h'
    },
    close() {
      text += 'z'
      command = 'z'
      penX = startX
      penY = startY
    },
    path: () => text,
  }
}

/** The path of a pen as an element of a class; empty when nothing was drawn. */
export const svgPath = (name: string, pen: Pen): string =>
  pen.path() === '' ? '' : `<path class="${name}" d="${pen.path()}"/>`

/** Straight lines from point to point. */
export const traceLine = (pen: Pen, ...points: readonly (readonly [x: number, y: number])[]): void => {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A closed curve that the polygon holds like a tent its poles: a quadratic B-spline. */
export const traceClosed = (pen: Pen, points: readonly Point[]): void => {
  const last = points[points.length - 1]
  const first = points[0]
  if (!first || !last || points.length < 3) return
  const start = middle(last, first)
  pen.moveTo(start.x, start.y)
  points.forEach((point, i) => {
    const end = middle(point, points[i + 1] ?? first)
    pen.quadTo(point.x, point.y, end.x, end.y)
  })
  pen.close()
}

/** The bends of the same curve along an open line: its inner points, each with where the curve goes on. */
const bendsOf = (points: readonly Point[]): readonly { readonly bend: Point; readonly end: Point }[] =>
  points.slice(1, -1).map((bend, i) => {
    const next = points[i + 2]
    return { bend, end: i === points.length - 3 ? next : middle(bend, next) }
  })

/** The same for an open line; it begins and ends exactly at the first and last point. `isJoined`: it goes on from where the pen is. */
export const traceOpen = (pen: Pen, points: readonly Point[], isJoined = false): void => {
  const [first, second] = points
  if (second === undefined) return
  if (isJoined) pen.lineTo(first.x, first.y)
  else pen.moveTo(first.x, first.y)
  for (const { bend, end } of bendsOf(points)) pen.quadTo(bend.x, bend.y, end.x, end.y)
  if (points.length === 2) pen.lineTo(second.x, second.y)
}

/** The curve of `traceOpen` as a polyline with `parts` steps for each bend. */
export const flattenOpen = (points: readonly Point[], parts = 4): Point[] => {
  if (points.length < 3) return [...points]
  const line: Point[] = [points[0]]
  for (const { bend, end } of bendsOf(points)) {
    const start = line[line.length - 1]
    for (let step = 1; step <= parts; step++) {
      const t = step / parts
      const a = (1 - t) * (1 - t)
      const b = 2 * t * (1 - t)
      const c = t * t
      line.push({ x: a * start.x + b * bend.x + c * end.x, y: a * start.y + b * bend.y + c * end.y })
    }
  }
  return line
}

const distanceToLine = (point: Point, from: Point, to: Point): number => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length))
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy)
}

/** Fewer points, none of the dropped ones farther than `tolerance` from the line (Douglas and Peucker, 1973). */
export const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const keep = new Uint8Array(points.length)
  keep[0] = 1
  keep[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    let farthest = -1
    let distance = tolerance
    for (let i = from + 1; i < to; i++) {
      const d = distanceToLine(points[i] as Point, points[from] as Point, points[to] as Point)
      if (d > distance) {
        distance = d
        farthest = i
      }
    }
    if (farthest < 0) continue
    keep[farthest] = 1
    open.push([from, farthest], [farthest, to])
  }
  return points.filter((_, i) => keep[i] === 1)
}

const lengthsOf = (line: readonly Point[]): number[] => {
  const lengths = [0]
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point
    const b = line[i] as Point
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  return lengths
}

/** A place on a line and the unit vector along it. */
export interface Station extends Point {
  readonly dx: number
  readonly dy: number
}

/** A polyline measured by its length. */
export interface Ruler {
  readonly length: number
  /** The place at a distance from the start; clamped to the line. */
  at(distance: number): Station
}

export const rulerOf = (line: readonly Point[]): Ruler => {
  const lengths = lengthsOf(line)
  const total = lengths[lengths.length - 1] ?? 0
  return {
    length: total,
    at(distance) {
      const wanted = Math.max(0, Math.min(total, distance))
      let i = 1
      while (i < lengths.length - 1 && (lengths[i] ?? 0) < wanted) i++
      const a = line[i - 1] ?? { x: 0, y: 0 }
      const b = line[i] ?? a
      const before = lengths[i - 1] ?? 0
      const span = (lengths[i] ?? 0) - before || 1
      const t = (wanted - before) / span
      return {
        x: a.x + (b.x - a.x) * t,
        y: a.y + (b.y - a.y) * t,
        dx: (b.x - a.x) / span,
        dy: (b.y - a.y) / span,
      }
    },
  }
}
