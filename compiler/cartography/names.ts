/** Names: towns beside their blocks, ranges and seas in wide letters along an arc, rivers along a quiet stretch. */
import type { Point } from './geometry.ts'
import { centreOf, extentOf, rowHeight, tenth } from './geometry.ts'
import type { Ground, PlaceName } from './ground.ts'
import type { Mask } from './mask.ts'
import { flattenOpen, rulerOf } from './path.ts'
import type { Course } from './rivers.ts'
import { coursesOf, waterCourses } from './rivers.ts'
import { escapeText, letterWidth, textWidth } from './text.ts'
import type { TownKind } from './towns.ts'
import { isTown, townRadius } from './towns.ts'

const degrees = (dx: number, dy: number): number => tenth((Math.atan2(dy, dx) * 180) / Math.PI)

const townSize: Record<TownKind, number> = { city: 19, town: 15, village: 12.5 }

/** The obstacles that names must keep clear of: lines and towns, names already placed, and pieces on the map at the start. */
export interface Sheet {
  readonly ink: Mask
  /** Learns where names stand. */
  readonly names: Mask
  readonly pieces: Mask
}

type Box = readonly [left: number, top: number, width: number, height: number]

const coverCost = ({ ink, names, pieces }: Sheet, box: Box): number =>
  ink.covered(...box) + 3 * names.covered(...box) + 5 * pieces.covered(...box)

interface Spot {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** Where a town's name may stand, best first: clear of a counter on the town itself. */
const spotsOf = (centre: Point, radius: number, size: number): Spot[] => {
  const beside = Math.max(radius + 3, 23)
  const below = 22 + size * 0.72
  return [
    { x: centre.x + beside, y: centre.y + size * 0.3, anchor: 'start' },
    { x: centre.x + 6, y: centre.y + below, anchor: 'start' },
    { x: centre.x - beside, y: centre.y + size * 0.3, anchor: 'end' },
    { x: centre.x, y: centre.y + below, anchor: 'middle' },
    { x: centre.x + 6, y: centre.y - 23, anchor: 'start' },
    { x: centre.x - 6, y: centre.y + below, anchor: 'end' },
    { x: centre.x, y: centre.y - 23, anchor: 'middle' },
    { x: centre.x - 6, y: centre.y - 23, anchor: 'end' },
    { x: centre.x + beside, y: centre.y + 15, anchor: 'start' },
    { x: centre.x + beside, y: centre.y - 8, anchor: 'start' },
    { x: centre.x, y: centre.y + below + 11, anchor: 'middle' },
    { x: centre.x, y: centre.y - 33, anchor: 'middle' },
  ]
}

const townName = (ground: Ground, place: PlaceName, kind: TownKind, sheet: Sheet): string => {
  const centre = centreOf(ground.map, place.hexes[0] ?? 0)
  const size = townSize[kind]
  const width = textWidth(place.name, size) + 2
  const boxOf = ({ x, y, anchor }: Spot) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return [left, y - size * 0.72, width, size * 0.95] as const
  }
  const costOf = (spot: Spot, rank: number) => coverCost(sheet, boxOf(spot)) + 0.05 * rank
  const spots = spotsOf(centre, townRadius[kind], size).map((spot, rank) => ({ spot, cost: costOf(spot, rank) }))
  const best = spots.reduce((a, b) => (b.cost < a.cost ? b : a)).spot
  sheet.names.box(...boxOf(best))
  return `<text class="name-${kind}" x="${tenth(best.x)}" y="${tenth(best.y)}" text-anchor="${best.anchor}">${escapeText(place.name)}</text>`
}

/** The gentlest arc through some points: a parabola over the line from the first to the last. */
const arcThrough = (points: readonly Point[]): Point[] => {
  const ordered = (points[0]?.x ?? 0) <= (points[points.length - 1]?.x ?? 0) ? points : [...points].reverse()
  const first = ordered[0] ?? { x: 0, y: 0 }
  const last = ordered[ordered.length - 1] ?? first
  const dx = last.x - first.x
  const dy = last.y - first.y
  const length = Math.hypot(dx, dy) || 1
  // Offsets v from the chord at parts t of it; the best c for v = a + c * 4t(1 - t) in the sense of least squares.
  const offsets = ordered.map(({ x, y }) => {
    const t = ((x - first.x) * dx + (y - first.y) * dy) / (length * length)
    return { bulge: 4 * t * (1 - t), v: ((y - first.y) * dx - (x - first.x) * dy) / length }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const bulge = mean(offsets.map((offset) => offset.bulge))
  const v = mean(offsets.map((offset) => offset.v))
  const spreadOf = offsets.reduce((sum, offset) => sum + (offset.bulge - bulge) ** 2, 0)
  const c =
    spreadOf < 1e-9 ? 0 : offsets.reduce((sum, offset) => sum + (offset.bulge - bulge) * (offset.v - v), 0) / spreadOf
  const a = v - c * bulge
  return Array.from({ length: 25 }, (_, i) => {
    const t = -0.25 + (1.5 * i) / 24
    const off = a + c * 4 * t * (1 - t)
    return { x: first.x + dx * t - (dy / length) * off, y: first.y + dy * t + (dx / length) * off }
  })
}

const spaced = {
  sea: { size: 21, isCapitals: false, least: 1.5, most: 22, shift: 6 },
  hills: { size: 14, isCapitals: true, least: 1.5, most: 15, shift: 29 },
  region: { size: 17, isCapitals: true, least: 3, most: 20, shift: 29 },
} as const

/** Where the letters of a name stand, and how bad that is. */
interface Layout {
  readonly marks: readonly (Point & { readonly dx: number; readonly dy: number; readonly width: number })[]
  readonly cost: number
}

/** How far a name may be moved along the map to keep clear of counters and of the front, in map units. */
const aside = [0, -28, 28, -56, 56, -84, 84]

/** The line of a name: through its hexes, or level across their middle when they leave it too little room. */
const lineFor = (centres: readonly Point[], needed: number): readonly Point[] => {
  const [first, last] = [centres[0] ?? { x: 0, y: 0 }, centres[centres.length - 1] ?? { x: 0, y: 0 }]
  if (Math.hypot(last.x - first.x, last.y - first.y) > needed * 0.75) return centres
  const x = centres.reduce((sum, centre) => sum + centre.x, 0) / Math.max(1, centres.length)
  const y = centres.reduce((sum, centre) => sum + centre.y, 0) / Math.max(1, centres.length)
  return [
    { x: x - needed / 2, y },
    { x: x + needed / 2, y },
  ]
}

/** A name whose letters are spread along the hexes that it belongs to. */
const spacedName = (ground: Ground, place: PlaceName, kind: keyof typeof spaced, sheet: Sheet): string => {
  const { size, isCapitals, least, most, shift } = spaced[kind]
  // Small capitals: what is written small stays small, the "di" of "Terra di Lavoro" too.
  const written = [...place.name]
  const letters = isCapitals ? written.map((letter) => letter.toLocaleUpperCase('en')) : written
  const sizes = letters.map((letter, i) => (isCapitals && letter !== written[i] ? size * 0.8 : size))
  const bare = letters.reduce((sum, letter, i) => sum + letterWidth(letter) * (sizes[i] ?? size), 0)
  const gaps = Math.max(1, letters.length - 1)
  const line = lineFor(
    place.hexes.map((hex) => centreOf(ground.map, hex)),
    bare + least * gaps,
  )
  const { height } = extentOf(ground.map)
  const layOut = (right: number, down: number, tightness: number): Layout => {
    const ruler = rulerOf(arcThrough(line.map(({ x, y }) => ({ x: x + right, y: Math.min(y + down, height - 9) }))))
    const spacing = Math.max(least, Math.min(most, (ruler.length / 1.5 - bare) / gaps) * tightness)
    let distance = (ruler.length - bare - spacing * gaps) / 2
    const marks = letters.map((_, i) => {
      const width = letterWidth(letters[i] ?? '') * (sizes[i] ?? size)
      const at = ruler.at(distance + width / 2)
      distance += width + spacing
      return { ...at, width }
    })
    const covered = marks.map(({ x, y, width }) => coverCost(sheet, [x - width / 2, y - size * 0.7, width, size * 0.8]))
    // One letter that cannot be read spoils the word.
    const cost = 3 * (covered.reduce((sum, value) => sum + value, 0) / covered.length) + Math.max(...covered)
    return { marks, cost: cost + Math.hypot(right, down - shift) * 0.012 + (1 - tightness) * 0.5 }
  }
  const layouts =
    kind === 'sea'
      ? [layOut(0, shift, 1)]
      : aside.flatMap((right) =>
          [shift, 5, -19, 5 + rowHeight, 5 - rowHeight].flatMap((down) =>
            [1, 0.4].map((tightness) => layOut(right, down, tightness)),
          ),
        )
  const { marks } = layouts.reduce((best, layout) => (layout.cost < best.cost ? layout : best))
  const glyphs = letters.map((letter, i) => {
    const { x, y, dx, dy, width } = marks[i] ?? { x: 0, y: 0, dx: 1, dy: 0, width: 0 }
    if (letter === ' ') return ''
    sheet.names.box(x - width / 2, y - size * 0.7, width, size * 0.8)
    const small = sizes[i] === size ? '' : ' class="small"'
    const turn = Math.abs(dy) < 0.01 ? '' : ` rotate(${degrees(dx, dy)})`
    return `<text${small} transform="translate(${tenth(x)} ${tenth(y)})${turn}">${escapeText(letter)}</text>`
  })
  return `<g class="name-${kind}">${glyphs.join('')}</g>`
}

/** A river's name on its straightest free stretch, just above the water. */
const riverName = (name: string, courses: readonly Course[], sheet: Sheet): string => {
  const size = 12.5
  const width = textWidth(name, size, 0.6)
  let best: { cost: number; x: number; y: number; dx: number; dy: number } | undefined
  for (const course of courses) {
    const ruler = rulerOf(flattenOpen(course.poles))
    for (let start = 12; start + width < ruler.length - 12; start += 14) {
      const a = ruler.at(start)
      const b = ruler.at(start + width)
      const chord = Math.hypot(b.x - a.x, b.y - a.y)
      const sign = b.x >= a.x ? 1 : -1
      const [dx, dy] = [(sign * (b.x - a.x)) / chord, (sign * (b.y - a.y)) / chord]
      const off = [0.2, 0.4, 0.6, 0.8].map((t) => {
        const p = ruler.at(start + width * t)
        return (p.y - a.y) * dx - (p.x - a.x) * dy
      })
      const rise = Math.max(...off.map((v) => -v), 0)
      for (const side of [-1, 1]) {
        const clear = side < 0 ? -(5 + rise) : 13 + Math.max(...off, 0)
        const left = sign > 0 ? a : b
        const x = left.x - dy * clear
        const y = left.y + dx * clear
        const covered = [0.15, 0.5, 0.85].map((t) => {
          const box = [x + dx * width * t - 12, y + dy * width * t - 8, 24, 8] as const
          return coverCost(sheet, box)
        })
        const bend = Math.max(...off) - Math.min(...off)
        const cost = covered.reduce((sum, v) => sum + v, 0) + bend * 0.07 + Math.abs(dy) * 0.8 + (side > 0 ? 0.1 : 0)
        if (!best || cost < best.cost) best = { cost, x, y, dx, dy }
      }
    }
  }
  if (!best) return ''
  for (const t of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    sheet.names.box(best.x + best.dx * width * t - width * 0.1, best.y + best.dy * width * t - 9, width * 0.2, 11)
  }
  const turn = degrees(best.dx, best.dy)
  return `<text class="name-river" transform="translate(${tenth(best.x)} ${tenth(best.y)}) rotate(${turn})">${escapeText(name)}</text>`
}

/** All names of the map, the great ones first. */
export const drawNames = (ground: Ground, sheet: Sheet): string => {
  const places = ground.map.names
  const out: string[] = []
  for (const kind of ['sea', 'region', 'hills'] as const) {
    for (const place of places) if (place.kind === kind) out.push(spacedName(ground, place, kind, sheet))
  }
  for (const kind of ['city', 'town', 'village'] as const) {
    for (const place of places) {
      if (place.kind === kind && isTown(kind) && place.name !== '') out.push(townName(ground, place, kind, sheet))
    }
  }
  for (const name of new Set(ground.map.barriers.flatMap((barrier) => barrier.name ?? []))) {
    const courses = coursesOf(ground, [...waterCourses, 'wadi'], name)
    out.push(riverName(name, courses, sheet))
  }
  return out.join('')
}
