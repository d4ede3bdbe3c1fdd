/** Which lever stands at which end in which game of an experiment. */
import { type Dice, rollingDice } from '../../../engine/dice.ts'

/** Stream of the dice that draw designs, apart from those of games and players. */
const stream = 7

/** Columns of a block: the next power of two above the number of levers. */
const columnsFor = (levers: number): number => 2 ** Math.max(2, Math.ceil(Math.log2(levers + 1)))

/**
 * The ends of all levers in a pair of games, +1 or -1 by lever; the second game of the pair has all the opposite ends, so that each
 * end of each lever is played in half of the games. Pairs follow the rows of Hadamard matrices, block by block: in a whole block the
 * levers are orthogonal. Each block gives them other columns and its rows another order, so that no two levers are always
 * mistaken for the same third one.
 */
export const makeDesign = (levers: number, seed: number): ((pair: number) => readonly number[]) => {
  const columns = columnsFor(levers)
  const blocks = new Map<number, readonly (readonly number[])[]>()
  return (pair) => {
    const block = Math.floor(pair / columns)
    const rows = blocks.get(block) ?? drawBlock(levers, columns, rollingDice(seed + block, stream))
    blocks.set(block, rows)
    return rows[pair % columns]
  }
}

const drawBlock = (levers: number, columns: number, dice: Dice): readonly (readonly number[])[] => {
  const rows = shuffled(columns, dice)
  // Column 0 is the same in all rows.
  const chosen = shuffled(columns, dice)
    .filter((column) => column > 0)
    .slice(0, levers)
  return rows.map((row) => chosen.map((column) => (isOdd(row & column) ? -1 : 1)))
}

/** True if a number has an odd count of ones: the sign of an entry of Sylvester's matrices. */
const isOdd = (bits: number): boolean => {
  let rest = bits
  let odd = false
  for (; rest > 0; rest &= rest - 1) odd = !odd
  return odd
}

/** The numbers below `count` in an order that the dice draw. */
const shuffled = (count: number, dice: Dice): number[] => {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = dice.below(last + 1)
    const swapped = order[last]
    order[last] = order[other]
    order[other] = swapped
  }
  return order
}
