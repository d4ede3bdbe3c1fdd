/** The usual form of layers: one sign of ASCII for each hex, with a blank after it, and perhaps each second row half a hex to the right. */

export interface PlainGrid {
  readonly width: number
  readonly height: number
  /** By row, then column: the codes of the signs; 0 where a row is a hex shorter. */
  readonly codes: Uint8Array
}

const newline = 10
const blank = 32
/** The last sign of ASCII. */
export const lastPlain = 126

/**
 * Reads a layer in which there is nothing to doubt; undefined where there may be. Every second row may be a hex shorter where rows
 * are `staggered`. No more than `most` rows and columns are read.
 */
export const readPlainGrid = (text: string, isStaggered: boolean, most: number): PlainGrid | undefined => {
  const end = text.indexOf('\n')
  const width = ((end < 0 ? text.length : end) + 1) >> 1
  if (width === 0 || width > most) return undefined
  // The least length of a row: that each second one may be shorter is made up for by the others.
  const codes = new Uint8Array(width * Math.ceil((text.length + 1) / (2 * width - 1)))
  const indent = end >= 0 && text.charCodeAt(end + 1) === blank ? 1 : 0
  let row = 0
  for (let start = 0; start < text.length; row++) {
    const isLater = row % 2 === 1
    if (isLater && indent === 1 && text.charCodeAt(start) !== blank) return undefined
    const from = isLater ? start + indent : start
    const signs = readRow(text, from, width, codes, row * width)
    if (signs !== width && !(isStaggered && isLater && signs === width - 1)) return undefined
    start = from + 2 * signs
  }
  return row > most ? undefined : { width, height: row, codes }
}

/** Reads signs up to the end of a row: how many there are; 0 where it is drawn in another way. */
const readRow = (text: string, start: number, width: number, codes: Uint8Array, into: number): number => {
  for (let column = 0; column < width; column++) {
    const at = start + 2 * column
    const code = text.charCodeAt(at)
    // Beyond the end of the text there is no code at all.
    if (!(code > blank && code <= lastPlain)) return 0
    codes[into + column] = code
    const after = at + 1 < text.length ? text.charCodeAt(at + 1) : newline
    if (after === newline) return column + 1
    if (after !== blank) return 0
  }
  return 0
}
