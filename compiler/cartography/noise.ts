/** Repeatable pseudo-random noise from integer hashes, so that a map is the same on every machine. */

/** A whole number from three others, well mixed, 0 .. 2^32 - 1. */
export const hash = (x: number, y: number, seed: number): number => {
  let h = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1)) | 0
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return (h ^ (h >>> 15)) >>> 0
}

/** The same as a fraction, 0 <= f < 1. */
export const fraction = (x: number, y: number, seed: number): number => hash(x, y, seed) / 4294967296

/** The same as a signed fraction, -1 <= f < 1. */
export const jitter = (x: number, y: number, seed: number): number => fraction(x, y, seed) * 2 - 1

const ease = (t: number): number => t * t * (3 - 2 * t)

/** Smooth noise, -1 .. 1, with hills about one unit wide. */
export const noise = (x: number, y: number, seed: number): number => {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = ease(x - column)
  const v = ease(y - row)
  const top = jitter(column, row, seed) * (1 - u) + jitter(column + 1, row, seed) * u
  const bottom = jitter(column, row + 1, seed) * (1 - u) + jitter(column + 1, row + 1, seed) * u
  return top * (1 - v) + bottom * v
}
