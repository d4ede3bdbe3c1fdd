/** Small things strewn over the sheet, each where it is whatever lies beside it. */
import { fraction, jitter } from '../noise.ts'

/** The part of the sheet that is strewn, with what lies around it. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A thing at a place; `chance` 0 .. 1 makes it differ from its neighbours. */
type Put = (x: number, y: number, chance: number) => void

/** Strews things `gap` map units apart, row by row, so that what is nearer to the viewer comes later; `seed` tells kinds apart. */
export const scatter = (extent: Extent, gap: number, seed: number, put: Put, endRow: () => void = () => {}): void => {
  for (let row = Math.floor(extent.top / gap); row * gap < extent.bottom; row++) {
    for (const odd of [0, 1]) {
      for (let column = Math.floor(extent.left / gap / 2) * 2 + odd; column * gap < extent.right; column += 2) {
        const x = (column + 0.5 + 0.38 * jitter(column, row, seed)) * gap
        const y = (row + 0.5 + 0.38 * jitter(column, row, seed + 1)) * gap
        put(x, y, fraction(column, row, seed + 2))
      }
      endRow()
    }
  }
}
