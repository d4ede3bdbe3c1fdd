/** Cheapest ways over a board from some spaces: Dijkstra's search for small whole costs, with a row of spaces for each cost. */
import type { Board, Space } from './board.ts'

/** Cost of a space that is not reached, and of a step that nobody takes. */
export const unreached = 65535

export interface Flood {
  /** Reached spaces, cheapest first and of these the one that was found first: the starts come first of all. */
  readonly spaces: readonly Space[]
  /** By space: cost from the nearest start, or `unreached`. */
  readonly cost: Uint16Array
  /** By space: the space before it on the way; 0 for starts and for what is not reached. */
  readonly previous: Int32Array
}

/** The cost of going over an edge from a space when `spent` has been spent so far: an integer of 0 or more. */
export type Step = (edge: number, spent: number, from: Space) => number

/**
 * Floods a board from starts, each listed once.
 * @param most spaces that cost more are not reached
 */
export type Flooding = (starts: readonly Space[], step: Step, most?: number) => Flood

export const floodFrom = (board: Board, starts: readonly Space[], step: Step, most?: number): Flood =>
  makeFlooding(board)(starts, step, most)

/** Floods a board again and again in the same memory: costs and ways are those of the last flood. */
export const makeFlooding = ({ size, degree, neighbours }: Board): Flooding => {
  const cost = new Uint16Array(size).fill(unreached)
  const previous = new Int32Array(size)
  let spaces: Space[] = []
  return (starts, step, most = unreached - 1) => {
    for (const space of spaces) {
      cost[space] = unreached
      previous[space] = 0
    }
    spaces = []
    const rows: Space[][] = [[...starts]]
    for (const start of starts) cost[start] = 0
    for (let spent = 0; spent < rows.length; spent++) {
      const row = rows[spent]
      for (let index = 0; index < row.length; index++) {
        const from = row[index]
        if (cost[from] !== spent) continue
        spaces.push(from)
        const end = (from + 1) * degree
        for (let edge = end - degree; edge < end; edge++) {
          const next = neighbours[edge]
          if (next === 0) continue
          const total = spent + step(edge, spent, from)
          if (total > most || total >= cost[next]) continue
          cost[next] = total
          previous[next] = from
          while (rows.length <= total) rows.push([])
          rows[total].push(next)
        }
      }
    }
    return { spaces, cost, previous }
  }
}

/** Floods a board and tells only the costs, by space: for whole boards, again and again. */
export interface CostFlood {
  /**
   * Fills `into` with the costs of getting from the nearest start, `most + 1` where that is more than `most`.
   * @param steps by edge, the cost of going over it: an integer of 0 or more
   */
  fill(into: Int16Array | Uint16Array, starts: ArrayLike<Space>, steps: Int16Array, most: number): void
}

export const makeCostFlood = ({ size, degree, neighbours }: Board): CostFlood => {
  // A list of spaces for each cost: its first entry, and for each entry the next one and its space. Entry 0 is none.
  let first = new Int32Array(0)
  const most = size * (degree + 1) + 1
  const nextOf = new Int32Array(most)
  const spaceOf = new Int32Array(most)
  let entries = 0
  let last = 0
  /** Goes on from a space. A function of its own: V8 optimises it in the loop below again and again. */
  const goOn = (into: Int16Array | Uint16Array, from: Space, spent: number, steps: Int16Array, most: number): void => {
    const end = (from + 1) * degree
    for (let edge = from * degree; edge < end; edge++) {
      const total = spent + steps[edge]
      const next = neighbours[edge]
      if (next === 0 || total >= into[next] || total > most) continue
      into[next] = total
      if (total > last) last = total
      spaceOf[++entries] = next
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
        spaceOf[++entries] = starts[index]
        nextOf[entries] = first[0]
        first[0] = entries
      }
      for (let spent = 0; spent <= last; spent++)
        for (let entry = first[spent]; entry !== 0; entry = first[spent]) {
          first[spent] = nextOf[entry]
          const from = spaceOf[entry]
          if (into[from] === spent) goOn(into, from, spent, steps, most)
        }
    },
  }
}

/**
 * By space, the steps from the nearest of some spaces; `unreached` where that is more than `most` or nobody gets.
 * @param isClosed by edge: not 0 where nobody goes over it; all are open without it
 */
export const countSteps = (
  { size, degree, neighbours }: Board,
  starts: readonly Space[],
  most: number,
  isClosed?: Uint8Array,
): Uint16Array => {
  const steps = new Uint16Array(size).fill(unreached)
  const found = starts.slice()
  for (let index = 0; index < found.length; index++) steps[found[index]] = 0
  for (let index = 0; index < found.length; index++) {
    const from = found[index]
    const now = steps[from] + 1
    if (now > most) break
    const end = (from + 1) * degree
    for (let edge = from * degree; edge < end; edge++) {
      const next = neighbours[edge]
      if (next === 0 || steps[next] !== unreached || isClosed?.[edge]) continue
      steps[next] = now
      found.push(next)
    }
  }
  return steps
}

/** The spaces from the start of a flood to one that is reached, both included. */
export const pathTo = ({ previous }: Pick<Flood, 'previous'>, to: Space): Space[] => {
  const path: Space[] = []
  for (let at = to; at !== 0; at = previous[at]) path.push(at)
  return path.reverse()
}
