/** Printed names in the hexes of a small board, where the text beside it speaks of hexes by name. */
import type { Grid, Hex } from '../../engine/hex.ts'
import { makeHexName } from '../../engine/hex.ts'
import { centreOf, circumradius, spacesOf } from './geometry.ts'

/** Where a name's baseline lies below the upper corner of its hex, clear of a counter. */
const depth = 9.5

/** The names of all hexes, or of those that `isShown` picks. */
export const drawHexNames = (grid: Grid, isShown: (hex: Hex) => boolean = () => true): string => {
  const names: string[] = []
  for (const hex of spacesOf(grid)) {
    if (!isShown(hex)) continue
    const { x, y } = centreOf(grid, hex)
    names.push(
      `<text class="hex-name" x="${x.toFixed(1)}" y="${(y - circumradius + depth).toFixed(1)}">${makeHexName(grid, hex)}</text>`,
    )
  }
  return `<g>${names.join('')}</g>`
}
