/** How long the arrays of a state are, which numbers stand beside them, and where they must fit each other. */
import { makeMemory, type Scalar } from '../../memory.ts'
import { classes } from './rules.ts'
import type { Table } from './table.ts'
import {
  arrays,
  mostBombs,
  mostShots,
  phase,
  question,
  reasons,
  type SkirmishState,
  type StateNumbers,
} from './types.ts'

const one = (): number => 1
const flag = { initial: 0, least: 0, most: one }
const unitOrNone = { initial: 0, least: 0, most: (table: Table) => table.units }
const seats = { initial: 0, least: 0, most: (table: Table) => (1 << table.seats) - 1 }
const shots = { initial: 0, least: 0, most: () => mostShots }

const scalars = {
  turn: { initial: 1, least: 1, most: (table) => table.scenario.turns },
  active: flag,
  first: flag,
  builder: flag,
  firstBuilder: flag,
  turns: { initial: 0, least: 0, most: (table) => 2 * table.scenario.turns },
  phase: { initial: phase.bid, least: 0, most: () => phase.discard },
  question: { initial: question.none, least: 0, most: () => question.ambush },
  waiting: seats,
  asked: seats,
  equipping: unitOrNone,
  queued: shots,
  fired: shots,
  stormer: unitOrNone,
  stormed: unitOrNone,
  stormWeapon: { initial: 0, least: 0, most: () => 7 },
  plane: unitOrNone,
  escort: unitOrNone,
  interceptor: unitOrNone,
  mover: unitOrNone,
  moverFrom: { initial: 0, least: 0, most: (table) => table.size - 1 },
  smokeAsked: flag,
  ended: flag,
  winner: { initial: 0, least: 0, most: () => 2 },
  reason: { initial: 0, least: 0, most: () => reasons.length - 1 },
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
} = makeMemory<Table, SkirmishState, typeof arrays>({
  arrays,
  scalars,
  lengthsOf: (table) => ({
    unit: table.units,
    space: table.size,
    seat: table.seats,
    seatCard: table.seats * table.cards.length,
    team: 2,
    teamClass: 2 * classes.length,
    objective: table.objectives[1],
    terrain: table.terrains.length,
    bomb: mostBombs,
    shot: mostShots,
  }),
  check(table, state) {
    const { units, size } = table
    if (state.question > 0 && state.question <= phase.discard) throw new TypeError('question: there is none such')
    for (const [space, terrain] of state.terrain.entries())
      if (terrain > table.terrains.length) throw new TypeError(`terrain: ${space} has none such`)
    for (const [unit, space] of state.space.entries())
      if (space >= size) throw new TypeError(`space: ${unit} is off the board`)
    for (const name of ['carrier', 'cover', 'lastAttacker', 'unit', 'behind'] as const)
      for (const [index, unit] of state[name].entries())
        if (unit > units) throw new TypeError(`${name}: ${index} names no unit`)
    for (const name of ['unit', 'behind'] as const)
      for (const [space, unit] of state[name].entries())
        if (unit > 0 && state.space[unit - 1] !== space) throw new TypeError(`${name}: ${space} names a unit elsewhere`)
    for (const name of ['queueAttacker', 'queueTarget', 'bombs'] as const)
      for (const [index, target] of state[name].entries())
        if (target > units + size) throw new TypeError(`${name}: ${index} names nothing`)
    for (const [space, mine] of state.mine.entries())
      if (mine > table.seats * table.mines.length) throw new TypeError(`mine: ${space} has none such`)
    for (const name of ['discount', 'general'] as const)
      for (const [index, number] of state[name].entries())
        if (number > (name === 'general' ? table.generals : table.cards).length)
          throw new TypeError(`${name}: ${index} names nothing`)
  },
})
