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

/** Floods a board and tells only the costs, by hex: for whole boards, again and again. */
export interface CostFlood {
  /**
   * Fills `into` with the costs of getting from the nearest start, `most + 1` where that is more than `most`.
   * @param steps by edge (`hex * 6 + direction`), the cost of going over it: an integer of 0 or more
   */
  fill(into: Int16Array | Uint16Array, starts: ArrayLike<number>, steps: Int16Array, most: number): void
}

/** @param neighbours those of a `Board` */
export const makeCostFlood = (neighbours: Int32Array): CostFlood => {
  const size = neighbours.length / 6
  // A list of hexes for each cost: its first entry, and for each entry the next one and its hex. Entry 0 is none.
  let first = new Int32Array(0)
  const nextOf = new Int32Array(size * 7 + 1)
  const hexOf = new Int32Array(size * 7 + 1)
  let entries = 0
  let last = 0
  /** Goes on from a hex. A function of its own: V8 optimises it in the loop below again and again. */
  const goOn = (into: Int16Array | Uint16Array, hex: number, spent: number, steps: Int16Array, most: number): void => {
    const end = hex * 6 + 6
    for (let edge = hex * 6; edge < end; edge++) {
      const total = spent + steps[edge]
      const next = neighbours[edge]
      if (next === 0 || total >= into[next] || total > most) continue
      into[next] = total
      if (total > last) last = total
      hexOf[++entries] = next
      nextOf[entries] = first[total]
      first[total] = entries
    }
  }
  return {
    fill(into, starts, steps, most) {
      if (first.length <= most) first = new Int32Array(most + 1)
      into.fill(most + 1)
      entries = 0
      last = 0
      for (let index = 0; index < starts.length; index++) {
        if (into[starts[index]] === 0) continue
        into[starts[index]] = 0
        hexOf[++entries] = starts[index]
        nextOf[entries] = first[0]
        first[0] = entries
      }
      for (let spent = 0; spent <= last; spent++)
        for (let entry = first[spent]; entry !== 0; entry = first[spent]) {
          first[spent] = nextOf[entry]
          const hex = hexOf[entry]
          if (into[hex] === spent) goOn(into, hex, spent, steps, most)
        }
    },
  }
}

/**
 * By hex, the steps from the nearest of some hexes; `unreached` where that is more than `most` or nobody gets.
 * @param isClosed by edge: not 0 where nobody goes over it; all are open without it
 */
export const countSteps = (
  neighbours: Int32Array,
  starts: readonly number[],
  most: number,
  isClosed?: Uint8Array,
): Uint16Array => {
  const steps = new Uint16Array(neighbours.length / 6).fill(unreached)
  const found = starts.slice()
  for (let index = 0; index < found.length; index++) steps[found[index]] = 0
  for (let index = 0; index < found.length; index++) {
    const hex = found[index]
    const now = steps[hex] + 1
    if (now > most) break
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
      const next = neighbours[edge]
      if (next === 0 || steps[next] !== unreached || isClosed?.[edge]) continue
      steps[next] = now
      found.push(next)
    }
  }
  return steps
}

/** The hexes from the start of a flood to a reached hex, both included. */
export const pathTo = ({ previous }: Pick<Flood, 'previous'>, hex: number): number[] => {
  const path: number[] = []
  for (let at = hex; at !== 0; at = previous[at]) path.push(at)
  return path.reverse()
}
