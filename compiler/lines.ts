/** Lines of a text by the offsets at which they begin. */

export type LineIndex = readonly number[]

export const indexLines = (text: string): LineIndex => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The line, from 0, in which an offset lies. */
export const lineAt = (lines: LineIndex, offset: number): number => {
  let low = 0
  let high = lines.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (lines[middle] <= offset) low = middle
    else high = middle - 1
  }
  return low
}
