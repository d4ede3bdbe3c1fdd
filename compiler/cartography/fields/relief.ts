/** Heights: hachures down the slopes of hills, and rock in facets. Light comes from the north-west. */
import type { Point } from '../geometry.ts'
import { fraction, jitter } from '../noise.ts'
import { rulerOf, traceClosed } from '../path.ts'
import { type Pens, traceShape } from './pens.ts'
import type { Region } from './region.ts'

/** How much a direction looks away from the light, -1 .. 1. */
const lee = (x: number, y: number): number => (x + y) / (Math.SQRT2 * (Math.hypot(x, y) || 1))

/** Levels of a hill: how far inside of its border each begins. */
const levels = [2, 10] as const

/** Hachures from a line downwards, on its left. */
const traceHachures = (pens: Pens, ring: readonly Point[], step: number, longest: number): void => {
  const { length, at } = rulerOf([...ring, ring[0]])
  for (let far = 0; far < length; far += step) {
    const { x, y, dx, dy } = at(far)
    const chance = fraction(Math.round(x * 5), Math.round(y * 5), 61)
    const pen = pens(lee(dy, -dx) > 0 ? 'hachure-lee' : 'hachure')
    const long = longest * (0.62 + 0.38 * chance)
    pen.moveTo(x, y)
    pen.lineTo(x + dy * long, y - dx * long)
  }
}

/** Hills: each level with its light and its shadow, and hachures round the crest. */
export const traceHills = (pens: Pens, region: Region): void => {
  for (const [level, inset] of levels.entries())
    for (const ring of region.rings(inset)) {
      const moved = (by: number): Point[] => ring.map(({ x, y }) => ({ x: x + by, y: y + by * 1.2 }))
      traceClosed(pens(`hill-shade-${level}`), moved(1.5))
      traceClosed(pens(`hill-gleam-${level}`), moved(-1.3))
      traceClosed(pens(`hill-${level}`), ring)
      traceHachures(pens, ring, level === 0 ? 4.4 : 3.6, level === 0 ? 4.6 : 6.4)
    }
}

/** The tints of rock, from the light to the dark. */
const tints = 4
const tintOf = (angle: number, chance: number): string => {
  const away = (lee(Math.cos(angle), Math.sin(angle)) + 1) / 2
  return `rock-${Math.max(0, Math.min(tints - 1, Math.floor(away * tints + chance * 0.9)))}`
}

/** A rocky height around a point: facets from its summit down, on two levels. */
export const tracePeak = (pens: Pens, { x, y }: Point, radius: number, seed: number): void => {
  const count = 9
  const [topX, topY] = [x + radius * 0.16 * jitter(seed, 1, 71), y + radius * 0.16 * jitter(seed, 2, 71)]
  const corners = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.3 * jitter(seed, at, 72))) / count
    const far = radius * (1 + 0.13 * jitter(seed, at, 73))
    const half = 0.46 + 0.14 * jitter(seed, at, 74)
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far]
    return {
      angle,
      outer: [x + dx, y + dy] as const,
      inner: [topX + (x + dx - topX) * half, topY + (y + dy - topY) * half] as const,
    }
  })
  for (const [at, { angle, outer, inner }] of corners.entries()) {
    const next = corners[(at + 1) % count]
    const middle = angle + Math.PI / count
    traceShape(pens(tintOf(middle, jitter(seed, at, 75))), [inner, outer, next.outer, next.inner])
    traceShape(pens(tintOf(middle, jitter(seed, at, 76) - 0.4)), [[topX, topY], inner, next.inner])
  }
}
