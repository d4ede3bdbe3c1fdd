/** Cheapest ways over a board from some hexes: Dijkstra's search for small whole costs, with a row of hexes for each cost. */

/** Cost of a hex that is not reached, and of a step that nobody takes. */
export const unreached = 65535

export interface Flood {
  /** Reached hexes, cheapest first: the starts come first of all. */
  readonly hexes: readonly number[]
  /** By hex: cost from the nearest start, or `unreached`. */
  readonly cost: Uint16Array
  /** By hex: the hex before it on the way; 0 for starts and for what is not reached. */
  readonly previous: Int32Array
}

/**
 * Floods a board from starts, each listed once.
 * @param neighbours those of a `Board`
 * @param step the cost of going over an edge (`hex * 6 + direction`) when `spent` has been spent so far: an integer of 0 or more
 * @param most hexes that cost more are not reached
 */
export const floodFrom = (
  neighbours: Int32Array,
  starts: readonly number[],
  step: (edge: number, spent: number) => number,
  most: number = unreached - 1,
): Flood => {
  const size = neighbours.length / 6
  const cost = new Uint16Array(size).fill(unreached)
  const previous = new Int32Array(size)
  const hexes: number[] = []
  const rows: number[][] = [[...starts]]
  for (const start of starts) cost[start] = 0
  for (let spent = 0; spent < rows.length; spent++) {
    const row = rows[spent]
    for (let index = 0; index < row.length; index++) {
      const hex = row[index]
      if (cost[hex] !== spent) continue
      hexes.push(hex)
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const next = neighbours[edge]
        if (next === 0) continue
        const total = spent + step(edge, spent)
        if (total > most || total >= cost[next]) continue
        cost[next] = total
        previous[next] = hex
        while (rows.length <= total) rows.push([])
        rows[total].push(next)
      }
    }
  }
  return { hexes, cost, previous }
}

/** The hexes from the start of a flood to a reached hex, both included. */
export const pathTo = ({ previous }: Pick<Flood, 'previous'>, hex: number): number[] => {
  const path: number[] = []
  for (let at = hex; at !== 0; at = previous[at]) path.push(at)
  return path.reverse()
}
