/** How far lines of supply lead from where they begin, counted in hexes. */
import type { Board } from '../../../board.ts'
import { unreached } from '../../../flood.ts'
import type { Hex } from '../../../hex.ts'

/** The ground that a side's lines run over. */
export interface Lanes {
  /** By edge: hexes that the one behind it counts; 0 where no line goes. */
  readonly steps: Uint8Array
  /** By hex: 1 where no line goes in, and 2 where one that goes in ends. */
  readonly stops: Uint8Array
}
export const stop = { none: 0, closed: 1, end: 2 } as const

/** Where a line begins, with the hexes that count already. */
export interface Start {
  readonly hex: Hex
  readonly cost: number
}

export interface Spread {
  /** By hex: hexes of the shortest line, or `unreached`. */
  readonly cost: Uint16Array
  /** By hex: the hex before it on that line; 0 for starts. */
  readonly previous: Int32Array
}

/** Lines from the nearest of some starts, over `most` hexes at the most. */
export const spreadFrom = (
  { size, degree, neighbours }: Board,
  { steps, stops }: Lanes,
  starts: readonly Start[],
  most: number,
): Spread => {
  const cost = new Uint16Array(size).fill(unreached)
  const previous = new Int32Array(size)
  const rows: Hex[][] = []
  const reach = (hex: Hex, total: number): void => {
    cost[hex] = total
    while (rows.length <= total) rows.push([])
    rows[total].push(hex)
  }
  for (const { hex, cost: first } of starts) if (first <= most && first < cost[hex]) reach(hex, first)
  for (let spent = 0; spent < rows.length; spent++)
    for (const hex of rows[spent]) {
      if (cost[hex] !== spent || (stops[hex] === stop.end && previous[hex] !== 0)) continue
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
        if (steps[edge] === 0) continue
        const next = neighbours[edge]
        const total = spent + steps[edge]
        if (total > most || total >= cost[next] || stops[next] === stop.closed) continue
        previous[next] = hex
        reach(next, total)
      }
    }
  return { cost, previous }
}

export const isReached = ({ cost }: Pick<Spread, 'cost'>, hex: Hex): boolean => cost[hex] !== unreached

/** Hexes that some stores or lines can be reached from, without counting. */
export const reachOfAny = (
  { size, degree, neighbours }: Board,
  { steps, stops }: Lanes,
  starts: readonly Hex[],
): Uint8Array => {
  const reached = new Uint8Array(size)
  const found = starts.slice()
  for (const hex of found) reached[hex] = 1
  for (let index = 0; index < found.length; index++) {
    const hex = found[index]
    if (stops[hex] === stop.end && index >= starts.length) continue
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const next = neighbours[edge]
      if (steps[edge] === 0 || reached[next] || stops[next] === stop.closed) continue
      reached[next] = 1
      found.push(next)
    }
  }
  return reached
}
