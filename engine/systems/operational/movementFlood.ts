/** The flood fill behind `reach.ts`: all hexes that movement points lead to, over flat arrays. operational.C1-C15, C19 */
import type { EdgeCosts } from './cost.ts'
import type { Table } from './table.ts'
import { enemyHq, enemyUnit, enemyZone, slow } from './zones.ts'

/** What makes a hex more than its cost. */
const special = enemyUnit | enemyZone | enemyHq | slow

/** The queue of a flood, which all floods of a game share: hexes by what is left on arrival, in rows of `room`. */
export interface FloodRows {
  /** A hex comes into a row once at most. */
  readonly rows: Int32Array
  readonly room: number
  /** How many hexes are in each row. */
  readonly inRow: Int32Array
}

export const makeFloodRows = (table: Table): FloodRows => {
  const most = mostPoints(table)
  const room = Math.min(table.size, 3 * most * (most + 1) + 1)
  return { rows: new Int32Array((most + 2) * room), room, inRow: new Int32Array(most + 2) }
}

export class MovementFlood {
  /** Every hex where the unit comes, the start first; only the first `count` count. */
  readonly touched: Int32Array
  count = 0
  readonly #table: Table
  readonly #queue: FloodRows
  /** By hex: one more than the points left on arrival, 0 where the unit does not come. */
  readonly #left: Uint8Array
  /** By hex: the direction of the last step. */
  readonly #entered: Uint8Array
  #start = 0
  #budget = 0

  constructor(table: Table, queue: FloodRows) {
    this.touched = new Int32Array(queue.room)
    this.#table = table
    this.#queue = queue
    this.#left = new Uint8Array(table.size)
    this.#entered = new Uint8Array(table.size)
  }

  clear(): void {
    for (let index = 0; index < this.count; index++) this.#left[this.touched[index]] = 0
    this.count = 0
  }

  /**
   * Spreads from a start over a cleared flood, cheapest hexes first.
   * @param meets what the side of the unit meets, by hex
   * @param leastIntoZone one more than the points that must be left on entering a zone of control, which ends the move
   * @param barred bits of hexes that are closed to the unit
   */
  spread(
    { steps, stops }: EdgeCosts,
    meets: Uint8Array,
    start: number,
    budget: number,
    leastIntoZone: number,
    barred: number,
  ): void {
    const { leastCost } = this.#table.scenario.rules.reinforcement
    const left = this.#left
    const entered = this.#entered
    const touched = this.touched
    const { rows, room, inRow } = this.#queue
    this.#start = start
    this.#budget = budget
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
        const first = hex * 6
        for (let direction = 0; direction < 6; direction++) {
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
    this.count = listed
  }

  /** Points spent to get to a hex; more than the budget where the unit does not come. */
  spent(hex: number): number {
    return this.#budget + 1 - this.#left[hex]
  }

  /** Whether what is in a hex counts for where the unit comes: it comes there, or next to it. */
  comesNear(hex: number): boolean {
    const left = this.#left
    if (left[hex] !== 0) return true
    const { neighbours } = this.#table
    for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if (left[neighbours[edge]] !== 0) return true
    return false
  }

  /** The hexes from the start to a reached one, both included. */
  pathTo(hex: number): number[] {
    const path = [hex]
    for (let at = hex; at !== this.#start; ) {
      at = this.#table.neighbours[at * 6 + ((this.#entered[at] + 3) % 6)]
      path.push(at)
    }
    return path.reverse()
  }
}

/** The most points that any unit can have. */
const mostPoints = (table: Table): number =>
  table.types.reduce((most, { movement, extendedMovement }) => Math.max(most, movement + extendedMovement), 0) +
  table.scenario.rules.specialOrders.motorPool.extendedMovement
