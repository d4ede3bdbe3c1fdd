/** A state: what changes in play, in one block of memory. */
import type { State } from '../../game.ts'
import { type Arrays, type InMemory, makeMemory, type Scalar, uint8, uint16 } from '../../memory.ts'
import type { Side } from '../../twoSides.ts'
import type { Table } from './table.ts'

const arrays = {
  /** By unit: where it stands; 0 when it is destroyed. */
  hex: uint16('unit'),
  /** By unit: steps that it has left. */
  steps: uint8('unit'),
  /** By unit: movement points that it has left in this turn; none after it has attacked. */
  points: uint8('unit'),
  /** By unit: 1 when it has attacked in this turn. */
  attacked: uint8('unit', 1),
}

/** How a game ends, by its number in a state; 0 while it goes on. */
export const reasons = ['none', 'objective', 'time', 'destroyed'] as const
export type Reason = (typeof reasons)[number]

export interface NewSystemState extends State, InMemory, Arrays<typeof arrays> {
  turn: number
  /** The side whose turn it is. */
  side: Side
  /** Place of its end in `reasons`. */
  ended: number
}

/** A state that is only read. */
export type Position = Readonly<NewSystemState>

const scalars = {
  turn: { initial: 1, least: 1, most: ({ scenario }) => scenario.turns },
  side: { initial: 0, least: 0, most: () => 1 },
  ended: { initial: 0, least: 0, most: () => reasons.length - 1 },
} satisfies Record<'turn' | 'side' | 'ended', Scalar<Table>>

export const {
  empty: emptyState,
  copyInto,
  copyOf,
  shorten,
  lengthen,
  encode,
  decode,
} = makeMemory<Table, NewSystemState, typeof arrays>({
  arrays,
  scalars,
  lengthsOf: ({ units }) => ({ unit: units }),
  check({ terrain }, { hex }) {
    for (const [unit, at] of hex.entries())
      if (at > 0 && terrain[at] === undefined) throw new TypeError(`hex: unit ${unit} is off the map`)
  },
})
