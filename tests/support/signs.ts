/** Maps of tests, as rows of signs with blanks between. */
import { type Grid, type Hex, parseHexName } from '../../engine/hex.ts'

export const signsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

export const gridOf = (rows: readonly (readonly string[])[]): Grid => ({ width: rows[0].length, height: rows.length })

/** @throws Error when there is no such hex */
export const hexIn = (grid: Grid, name: string): Hex => {
  const found = parseHexName(grid, name)
  if (found === undefined) throw new Error(`no hex ${name}`)
  return found
}
