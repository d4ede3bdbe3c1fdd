/** Charts as tests write them: a row each line, in columns. */

/** The rows of a chart: what stands first, and the rest of each. */
export const rowsOf = (chart: string): (readonly [string, string])[] =>
  chart
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([name, ...cells]) => [name, cells.join(' ')])
