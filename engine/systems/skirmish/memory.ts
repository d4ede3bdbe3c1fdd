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
    const { units, size, seats } = table
    const bounds = {
      terrain: table.terrains.length,
      space: size - 1,
      assault: table.field,
      carrier: units,
      cover: units,
      lastAttacker: units,
      unit: units,
      behind: units,
      queueAttacker: units - 1,
      queueTarget: units + size - 1,
      bombs: units + size,
      mine: seats * table.mines.length,
      discount: table.cards.length,
      freeCard: table.cards.length,
      general: table.generals.length,
    } as const
    for (const name of Object.keys(bounds) as (keyof typeof bounds)[])
      for (const [index, number] of state[name].entries())
        if (number > bounds[name]) throw new TypeError(`${name}: ${index} names nothing`)
    for (const name of ['unit', 'behind'] as const)
      for (const [space, unit] of state[name].entries())
        if (unit > 0 && state.space[unit - 1] !== space) throw new TypeError(`${name}: ${space} names a unit elsewhere`)
    if (state.question > 0 && state.question <= phase.discard) throw new TypeError('question: there is none such')
  },
})
