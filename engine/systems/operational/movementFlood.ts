/** The flood fill behind `reach.ts`: all hexes that movement points lead to, over flat arrays. operational.C1-C15, C19 */
import { type Direction, degree, opposite } from '../../hex.ts'
import type { EdgeCosts } from './cost.ts'
import type { Table } from './table.ts'
import { enemyHq, enemyUnit, enemyZone, slow } from './zones.ts'

/** The bits that make a hex more than its cost. */
const special = enemyUnit | enemyZone | enemyHq | slow

/** Memory that all floods of a game share while one of them runs: small, so that it stays near the processor. */
export interface FloodMemory {
  /** Hexes by what is left on arrival, in rows of `room`: a hex comes into a row once at most. */
  readonly rows: Int32Array
  readonly room: number
  /** How many hexes are in each row. */
  readonly inRow: Int32Array
  /** By hex: one more than the points left on arrival, 0 where the unit does not come; all 0 between floods. */
  readonly left: Uint8Array
  /** By hex where the unit comes: the direction of the last step. */
  readonly entered: Uint8Array
  /** Every hex where the unit comes, the start first. */
  readonly touched: Int32Array
}

export const makeFloodMemory = (table: Table): FloodMemory => {
  const most = mostPoints(table)
  const room = Math.min(table.size, 3 * most * (most + 1) + 1)
  return {
    rows: new Int32Array((most + 2) * room),
    room,
    inRow: new Int32Array(most + 2),
    left: new Uint8Array(table.size),
    entered: new Uint8Array(table.size),
    touched: new Int32Array(room),
  }
}

/** Where the points of a unit lead. */
export class MovementFlood {
  readonly #table: Table
  readonly #shared: FloodMemory
  #start = 0
  #budget = 0
  /** Of the hexes from the first to the last where the unit comes: `left` and `entered` of the memory. */
  #first = 0
  #length = 0
  #left = new Uint8Array(0)
  #entered = new Uint8Array(0)

  constructor(table: Table, shared: FloodMemory) {
    this.#table = table
    this.#shared = shared
  }

  clear(): void {
    this.#length = 0
  }

  /**
   * Spreads from a start, cheapest hexes first.
   * @param meets what the side of the unit meets, by hex
   * @param leastIntoZone one more than the points that must be left on entering a zone of control, which ends the move
   * @param barred bits of hexes that are closed to the unit
   * @returns every hex where the unit comes, the start first; valid until the next flood
   */
  spread(
    { steps, stops }: EdgeCosts,
    meets: Uint8Array,
    start: number,
    budget: number,
    leastIntoZone: number,
    barred: number,
  ): Int32Array {
    const { leastCost } = this.#table.scenario.rules.reinforcement
    const { left, entered, touched, rows, room, inRow } = this.#shared
    left[start] = budget + 1
    touched[0] = start
    let listed = 1
    rows[(budget + 1) * room] = start
    inRow[budget + 1] = 1
    for (let now = budget + 1; now > 1; now--) {
      const row = now * room
      const end = row + inRow[now]
      inRow[now] = 0
      for (let index = row; index < end; index++) {
        const hex = rows[index]
        if (left[hex] !== now) continue
        const first = hex * degree
        for (let direction = 0; direction < degree; direction++) {
          const step = steps[first + direction]
          const to = step >> 8
          let rest = now - (step & 255)
          const before = left[to]
          // One comparison for all: too dear, closed, or reached as cheaply.
          if (rest <= before) continue
          const met = meets[to]
          if (met & special) {
            if (met & slow && now - rest < leastCost) rest = now - leastCost // operational.C19
            if (rest <= before || met & barred) continue // operational.C3, C15
            if (met & enemyZone) {
              if (rest < leastIntoZone || stops[to] === 0) continue // operational.C14
            } else if (rest > 1) rows[rest * room + inRow[rest]++] = to
          } else if (rest > 1) rows[rest * room + inRow[rest]++] = to
          if (before === 0) touched[listed++] = to
          left[to] = rest
          entered[to] = direction
        }
      }
    }
    this.#start = start
    this.#budget = budget
    return this.#keep(listed)
  }

  /** Keeps what the flood found, and leaves the shared memory as it was. */
  #keep(listed: number): Int32Array {
    const { left, entered, touched } = this.#shared
    let first = touched[0]
    let last = first
    for (let index = 1; index < listed; index++) {
      const hex = touched[index]
      if (hex < first) first = hex
      else if (hex > last) last = hex
    }
    const length = last + 1 - first
    if (length > this.#left.length) {
      this.#left = new Uint8Array(length)
      this.#entered = new Uint8Array(length)
    }
    this.#left.set(left.subarray(first, last + 1))
    this.#entered.set(entered.subarray(first, last + 1))
    this.#first = first
    this.#length = length
    for (let index = 0; index < listed; index++) left[touched[index]] = 0
    return touched.subarray(0, listed)
  }

  /** One more than the points left on arrival, 0 where the unit does not come. */
  #leftAt(hex: number): number {
    const place = hex - this.#first
    return place >= 0 && place < this.#length ? this.#left[place] : 0
  }

  /** Points spent to get to a hex; more than the budget where the unit does not come. */
  spent(hex: number): number {
    return this.#budget + 1 - this.#leftAt(hex)
  }

  /** True if the contents of a hex affect the flood: it reaches the hex, or one next to it. */
  comesNear(hex: number): boolean {
    if (this.#leftAt(hex) !== 0) return true
    const { neighbours } = this.#table
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++)
      if (this.#leftAt(neighbours[edge]) !== 0) return true
    return false
  }

  /** The hexes from the start to a reached one, both included. */
  pathTo(hex: number): number[] {
    const path = [hex]
    for (let at = hex; at !== this.#start; ) {
      at = this.#table.neighbours[at * degree + opposite(this.#entered[at - this.#first] as Direction)]
      path.push(at)
    }
    return path.reverse()
  }
}

/** The most points that any unit can have. */
const mostPoints = (table: Table): number =>
  table.types.reduce((most, { movement, extendedMovement }) => Math.max(most, movement + extendedMovement), 0) +
  table.scenario.rules.specialOrders.motorPool.extendedMovement
