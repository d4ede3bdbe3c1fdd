/**
 * The front: the smooth line between the hexes of the two sides, each side's colour on its own side of it. Made for
 * play: `frontierOf` prepares a grid once, and what it returns takes well under two milliseconds on 60 x 40 hexes.
 */
import type { Direction, Grid } from '../../engine/hex.ts'
import { hexAt, sizeOf, stepsOf, strideOf } from '../../engine/hex.ts'
import type { Corner, Point } from './geometry.ts'
import { circumradius, cornerOf, extentOf, hexsideCorners, inradius, otherName } from './geometry.ts'
import type { WaterLook } from './water.ts'
import { poleOf, waterLooks } from './water.ts'

export interface Front {
  /** Open and closed lines, the first side to their right. */
  readonly line: string
  /** Where it runs along water, by `waterLooks`: drawn on top of the line, so that the river stays in sight. */
  readonly waters: readonly string[]
  /** What each side holds, and a hex of no man's water beside it: closed, with the front as part of its border. */
  readonly ground: readonly [string, string]
}

/** How far a corner of the front is drawn in between its neighbours, 0 .. 1: 0 follows the hexsides. */
const ease = 0.5

/**
 * Prepares the front of a grid. The returned function takes the owner of every hex of the padded grid: 0, 1, or
 * anything else for nobody. `waters` are those of `watersOf`: the front keeps to their curves.
 */
export const frontierOf = (
  grid: Grid,
  waters: ReadonlyMap<number, WaterLook> = new Map(),
): ((owner: ArrayLike<number>) => Front) => {
  const stride = strideOf(grid)
  const size = sizeOf(grid)
  const steps = stepsOf(grid)
  // Corners as integers on a lattice of inradii and half circumradii, shifted so that none is negative.
  const across = 2 * stride + 6
  const indexOf = (corner: Corner): number => (corner.y + 4) * across + corner.x + 3
  const corners = new Int32Array(size * 6)
  const neighbours = new Int32Array(size * 6)
  // The border repeats the rim of the map, so that the front runs on to the edge of the sheet.
  const source = new Int32Array(size)
  for (let hex = 0; hex < size; hex++) {
    const column = hex % stride
    const row = Math.floor(hex / stride)
    const inside = (value: number, most: number) => Math.max(0, Math.min(most - 1, value - 1))
    source[hex] = hexAt(grid, inside(column, grid.width), inside(row, grid.height))
    for (let direction = 0; direction < 6; direction++) {
      corners[hex * 6 + direction] = indexOf(cornerOf(grid, hex, direction))
      const next = hex + (steps[(row + 1) & 1]?.[direction] ?? 0)
      const nextRow = Math.floor(next / stride)
      const isBeside = Math.abs((next % stride) - column) <= 1 && Math.abs(nextRow - row) <= 1
      neighbours[hex * 6 + direction] = next >= 0 && next < size && isBeside ? next : -1
    }
  }
  const count = across * (3 * (grid.height + 2) + 8)
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  const held = new Uint8Array(size)
  const ground = new Uint8Array(size)
  const next = [new Int32Array(count), new Int32Array(count)] as const
  const isFront = new Uint8Array(count)
  const before = new Int32Array(count)
  // Corners on a river have the river's own pole. The water of a hexside: 0 none, else one more than in `waterLooks`.
  const poles = new Map<number, Point>()
  const water = new Uint8Array(size * 6)
  for (const [key, look] of waters) {
    const side = { hex: Math.floor(key / 3), direction: (key % 3) as Direction }
    const other = otherName(grid, side)
    for (const { hex, direction } of [side, other]) water[hex * 6 + direction] = waterLooks.indexOf(look) + 1
    for (const corner of hexsideCorners(grid, side)) poles.set(indexOf(corner), poleOf(corner))
  }
  const kind = new Uint8Array(count)

  const place = (corner: number) => {
    const pole = poles.get(corner)
    x[corner] = pole?.x ?? ((corner % across) - 3) * inradius
    y[corner] = pole?.y ?? ((Math.floor(corner / across) - 4) * circumradius) / 2
  }
  const tenth = (value: number) => Math.round(value * 10) / 10
  const at = (corner: number) => `${tenth(x[corner] ?? 0)} ${tenth(y[corner] ?? 0)}`
  const half = (a: number, b: number) =>
    `${tenth(((x[a] ?? 0) + (x[b] ?? 0)) / 2)} ${tenth(((y[a] ?? 0) + (y[b] ?? 0)) / 2)}`

  return (owner) => {
    for (let hex = 0; hex < size; hex++) held[hex] = owner[source[hex] ?? 0] ?? 2
    // The glow may run out over a neighbour that nobody owns, so that it fades at a coast instead of being cut.
    for (let hex = 0; hex < size; hex++) {
      let balance = 0
      let owned = 0
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        const holder = held[neighbours[i] ?? -1] ?? 2
        if (holder < 2) {
          owned++
          balance += holder === 0 ? 1 : -1
        }
      }
      const holder = held[hex] ?? 2
      ground[hex] = holder < 2 ? holder : owned === 0 ? 2 : balance >= 0 ? 0 : 1
    }
    next[0].fill(-1)
    next[1].fill(-1)
    isFront.fill(0)
    before.fill(-1)
    const starts: [number[], number[]] = [[], []]
    const front: number[] = []
    for (let hex = 0; hex < size; hex++) {
      const side = ground[hex]
      if (side !== 0 && side !== 1) continue
      for (let direction = 0; direction < 6; direction++) {
        const other = neighbours[hex * 6 + direction] ?? -1
        if (other >= 0 && ground[other] === side) continue
        const from = corners[hex * 6 + direction] ?? 0
        const to = corners[hex * 6 + ((direction + 1) % 6)] ?? 0
        place(from)
        place(to)
        next[side][from] = to
        starts[side].push(from)
        if (held[hex] === 0 && other >= 0 && held[other] === 1) {
          isFront[from] = 1
          kind[from] = water[hex * 6 + direction] ?? 0
          before[to] = from
          front.push(from)
        }
      }
    }
    // Draw corners inside the front in between their neighbours; its ends stay where they are.
    const eased = front.flatMap((corner) => {
      const a = before[corner] ?? -1
      const b = next[0][corner] ?? -1
      if (a < 0 || poles.has(corner)) return []
      const meanX = ((x[a] ?? 0) + (x[b] ?? 0)) / 2
      const meanY = ((y[a] ?? 0) + (y[b] ?? 0)) / 2
      return [
        [
          corner,
          (x[corner] ?? 0) + ease * (meanX - (x[corner] ?? 0)),
          (y[corner] ?? 0) + ease * (meanY - (y[corner] ?? 0)),
        ] as const,
      ]
    })
    for (const [corner, newX, newY] of eased) {
      x[corner] = newX
      y[corner] = newY
    }

    // Whether the front passes through a corner, seen from a side: it comes in and goes on.
    const passes = (corner: number) => isFront[corner] === 1 && (before[corner] ?? -1) >= 0
    let line = ''
    const drawn = new Set<number>()
    const follow = (start: number, isLoop: boolean) => {
      let corner = start
      let to = next[0][corner] ?? -1
      line += isLoop ? `M${half(corner, to)}` : `M${at(corner)}`
      for (;;) {
        drawn.add(corner)
        const after = isFront[to] === 1 ? (next[0][to] ?? -1) : -1
        if (after < 0) {
          line += `L${at(to)}`
          return
        }
        line += `Q${at(to)} ${half(to, after)}`
        if (isLoop && to === start) {
          line += 'Z'
          return
        }
        corner = to
        to = after
      }
    }
    for (const corner of front) if ((before[corner] ?? -1) < 0) follow(corner, false)
    for (const corner of front) if (!drawn.has(corner)) follow(corner, true)

    const groundOf = (side: 0 | 1): string => {
      const ways = next[side]
      const seen = new Uint8Array(count)
      let path = ''
      for (const start of starts[side]) {
        if (seen[start] === 1) continue
        let corner = start
        let to = ways[corner] ?? -1
        path += `M${half(corner, to)}`
        while (to >= 0 && seen[corner] === 0) {
          seen[corner] = 1
          const after = ways[to] ?? -1
          path += passes(to) ? `Q${at(to)} ${half(to, after)}` : `L${at(to)}L${half(to, after)}`
          corner = to
          to = after
        }
        path += 'Z'
      }
      return path
    }
    // Water, corner by corner: half a hexside on either side of each, as the line has them.
    const waterOf = (wanted: number): string =>
      front
        .filter((corner) => kind[corner] === wanted)
        .map((corner) => {
          const to = next[0][corner] ?? 0
          const from = before[corner] ?? -1
          const lead = from < 0 || kind[from] !== wanted ? `M${at(corner)}L` : `M${half(from, corner)}Q${at(corner)} `
          const after = isFront[to] === 1 ? (kind[to] ?? 0) : 0
          return `${lead}${half(corner, to)}${after === wanted ? '' : `L${at(to)}`}`
        })
        .join('')
    return { line, waters: waterLooks.map((_, i) => waterOf(i + 1)), ground: [groundOf(0), groundOf(1)] }
  }
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
