/** How long the arrays of a state are, and which numbers stand beside them. */
import { makeMemory, type Scalar } from '../../memory.ts'
import type { Table } from './table.ts'
import { arrays, type EchelonState, phase, requirements, type StateNumbers } from './types.ts'

const one = (): number => 1
const flag = { initial: 0, least: 0, most: one }
const hex = { initial: 0, least: 0, most: ({ size }: Table): number => size - 1 }
const many = { initial: 0, least: 0, most: (): number => 2 ** 31 - 1 }

const scalars = {
  turn: { initial: 1, least: 1, most: ({ scenario }) => scenario.turns },
  side: flag,
  active: flag,
  phase: { initial: phase.initial, least: 0, most: () => phase.exploitation },
  ended: flag,
  sea: { initial: 0, least: 0, most: () => 2 },
  flown: flag,
  target: hex,
  engineersFirst: flag,
  surprise: flag,
  result: { initial: 0, least: 0, most: () => 12 },
  shakenOff: flag,
  exchange: { initial: 0, least: 0, most: () => 2 },
  attackPrinted: many,
  defencePrinted: many,
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
} = makeMemory<Table, EchelonState, typeof arrays>({
  arrays,
  scalars,
  added: ['spared', 'exchange'],
  lengthsOf: ({ units, size, bridges, zones, scenario, commands }) => ({
    unit: units,
    hex: size,
    bridge: bridges,
    zone: zones.length,
    side: 2,
    command: commands.length,
    required: 2 * requirements.length,
    port: scenario.map.ports.length,
  }),
  check(table, state) {
    for (const name of ['hex', 'dueAt'] as const)
      for (const [unit, at] of state[name].entries())
        if (at > 0 && (at >= table.size || table.terrain[at] === 0))
          throw new TypeError(`${name}: unit ${unit} is off the map`)
    for (const name of ['carrier', 'depot'] as const)
      for (const [unit, other] of state[name].entries())
        if (other > table.units) throw new TypeError(`${name}: unit ${unit} has one that is not there`)
  },
})
