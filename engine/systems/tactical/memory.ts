/** How long the arrays of a state are, and which numbers stand beside them. */
import { makeMemory, type Scalar } from '../../memory.ts'
import { falls, skies } from './rules.ts'
import type { Table } from './table.ts'
import { arrays, reasons, type StateNumbers, type TacticalState } from './types.ts'

const upTo = (most: number) => ({ initial: 0, least: 0, most: () => most })

const scalars = {
  turn: { initial: 1, least: 1, most: ({ scenario }) => scenario.turns },
  side: upTo(1),
  begun: upTo(1),
  sky: upTo(skies.length - 1),
  kind: { initial: falls.rain, least: falls.rain, most: () => falls.snow },
  falling: upTo(falls.snow),
  period: upTo(100),
  water: upTo(20),
  ended: upTo(reasons.length - 1),
  winner: upTo(2),
  stopping: upTo(3),
} satisfies Record<keyof StateNumbers, Scalar<Table>>

export const {
  empty: emptyState,
  copyInto,
  copyOf,
  scratchOf,
  shorten,
  lengthen,
  encode,
  decode,
} = makeMemory<Table, TacticalState, typeof arrays>({
  arrays,
  scalars,
  lengthsOf: ({ units, board, places, purses }) => ({
    unit: units,
    hex: board.size,
    place: places.length,
    purse: purses.length,
    side: 2,
    lift: 4,
  }),
  check({ terrain, leaders, types }, { hex, leader, upgraded }) {
    for (const [unit, at] of hex.entries())
      if (at > 0 && terrain[at] === undefined) throw new TypeError(`hex: unit ${unit} is off the map`)
    for (const [unit, one] of leader.entries())
      if (one > leaders.length) throw new TypeError(`leader: unit ${unit} has one that is not there`)
    for (const [unit, one] of upgraded.entries())
      if (one > types.length) throw new TypeError(`upgraded: unit ${unit} has a model that is not there`)
  },
})
