/** How long the arrays of a state are, which numbers stand beside them, and where they must fit each other. */
import { makeMemory, type Scalar } from '../../memory.ts'
import type { Table } from './table.ts'
import { arrays, asStrike, type CommandCardsState, phase, type StateNumbers } from './types.ts'

const byte = 255
const one = (): number => 1
const many = (): number => byte
const flag = { initial: 0, least: 0, most: one }
const small = { initial: 0, least: 0, most: many }

const scalars = {
  turn: { initial: 1, least: 1, most: (table) => table.scenario.turns },
  side: flag,
  active: flag,
  phase: { initial: phase.play, least: 0, most: () => phase.mines },
  ended: flag,
  opening: flag,
  quiet: small,
  gone: small,
  card: small,
  choice: { initial: 0, least: 0, most: () => asStrike },
  spent: small,
  mirrored: flag,
  fallback: flag,
  sprung: small,
  keeps: small,
  resumes: { initial: phase.play, least: 0, most: () => phase.mines },
  resumesSide: flag,
  again: flag,
  attacker: { initial: byte, least: 0, most: many },
  target: { initial: byte, least: 0, most: many },
  battle: { initial: 0, least: 0, most: () => 5 },
  flags: small,
  mayIgnore: small,
  mayGoOn: small,
  cleared: flag,
  contested: { initial: 0, least: 0, most: (table) => table.size - 1 },
  interrupted: { initial: 0, least: 0, most: () => 5 },
  visibility: small,
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
} = makeMemory<Table, CommandCardsState, typeof arrays>({
  arrays,
  scalars,
  lengthsOf: ({ special, ...table }) => ({
    side: 2,
    unit: table.units,
    hex: table.size,
    card: table.cards.length,
    handCard: 2 * table.cards.length,
    drawn: table.mostDrawn,
    line: table.mostSlots,
    placeHex: table.placeHexes.length,
    landmark: special.sabotage.length,
    prisoners: special.prisoners.length,
    equipment: special.equipment.length,
    headquarters: special.headquarters.length,
    mineValue: table.mineValues,
    face: 5,
  }),
  check(table, state) {
    for (const name of ['hex', 'from', 'equipmentAt'] as const)
      for (const [index, hex] of state[name].entries())
        if (hex > 0 && (hex >= table.size || table.terrain[hex] === 0))
          throw new TypeError(`${name}: ${index} is off the board`)
  },
})
