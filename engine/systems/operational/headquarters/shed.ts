/** Steps of the force pool scatter when a headquarters is overrun or unsupplied. operational.F8, F10, F11 */
import type { Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { isInStock, step, takeFromStock } from '../pool.ts'
import { addStraggler, emitStragglers, roomFor } from '../stragglers.ts'
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'

interface Shed {
  /** Steps that left the pool, and those of them that found no room and were killed. */
  readonly steps: number
  readonly killed: number
}

/**
 * Steps of the pool become stragglers: in the given hexes, first come first filled. A step is what a unit of this
 * headquarters could have had; equipment without men and specialists stay with the staff.
 */
export const scatterPool = (
  table: Table,
  draft: OperationalDraft,
  hq: number,
  hexes: readonly number[],
  most: number,
): Shed => {
  const { state } = draft
  const side = table.scenario.headquarters[hq].side
  const { scoreStepLost } = table.scenario.rules.victory
  const filled = new Set<number>()
  let steps = 0
  let killed = 0
  for (; steps < most; steps++) {
    const unit = takeStep(table, state, hq)
    if (unit < 0) break
    const hex = hexes.find((one) => roomFor(table, state, side, one) > 0)
    if (hex === undefined) killed++
    else {
      addStraggler(table, state, unit, hex)
      filled.add(hex)
    }
  }
  state.scattered[side] += steps - killed
  state.killed[side] += killed
  state.score[side] += killed * scoreStepLost
  for (const hex of filled) emitStragglers(draft, side as Side, hex)
  return { steps, killed }
}

/**
 * Takes a step's components out of the pool, what is there before what is still to come, and plain infantry first; returns a unit to
 * which it could have gone, -1 when there is none.
 */
const takeStep = (table: Table, state: OperationalState, hq: number): number => {
  const first = hq * table.items.length
  for (const stock of [state.pool, state.poolNext, state.poolLater]) {
    let chosen = -1
    let least = Number.POSITIVE_INFINITY
    for (const [unit, of] of table.hqOf.entries()) {
      if (of !== hq || !isInStock(table, unit, step, stock, first)) continue
      const size = table.components[unit].reduce((sum, { count }) => sum + count, 0)
      if (size >= least) continue
      chosen = unit
      least = size
    }
    if (chosen < 0) continue
    takeFromStock(table, chosen, step, stock, first)
    return chosen
  }
  return -1
}
