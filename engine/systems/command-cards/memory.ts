/** Every array of a state that changes in play, what it is indexed by, and which numbers it may hold. */
import { field as fieldOf, makeMemory, type Scalar } from '../../memory.ts'
import type { Table } from './table.ts'
import {
  asStrike,
  type CommandCardsState,
  type CommandCardsView,
  exited,
  type Position,
  phase,
  type StateNumbers,
} from './types.ts'

const field = (length: (table: Table) => number) => fieldOf<Table>(length)

const byUnit = field((table) => table.units)
const byHex = field((table) => table.size)
const byCard = field((table) => table.cards.length)
const bySide = field(() => 2)

const byte = 255
const short = 32767

const fields = {
  hex: byUnit(Int16Array, short, exited),
  from: byUnit(Int16Array, short, exited),
  equipmentAt: field((table) => table.special.equipment.length)(Int16Array, short, exited),
  figures: byUnit(Uint8Array, byte),
  status: byUnit(Uint8Array, byte),
  gear: byUnit(Uint8Array, 31),
  aim: byUnit(Uint8Array, byte),
  steps: byUnit(Uint8Array, byte),
  battles: byUnit(Uint8Array, byte),
  zeroed: byUnit(Uint8Array, byte),
  zeroedOn: byUnit(Uint8Array, byte),
  obstacle: byHex(Uint8Array, byte),
  mine: byHex(Uint8Array, byte),
  smoke: byHex(Uint8Array, byte),
  hand: field((table) => 2 * table.cards.length)(Uint8Array, byte),
  deck: byCard(Uint8Array, byte),
  discard: byCard(Uint8Array, byte),
  lost: byCard(Uint8Array, byte),
  waiting: bySide(Uint8Array, byte),
  open: bySide(Uint8Array, 1),
  announced: bySide(Uint8Array, byte),
  last: bySide(Uint8Array, byte),
  lastChoice: bySide(Uint8Array, asStrike),
  lastMirrored: bySide(Uint8Array, 1),
  drawn: field((table) => table.mostDrawn)(Uint8Array, byte),
  slots: field((table) => table.mostSlots)(Uint8Array, byte),
  destroyedMedals: bySide(Uint8Array, byte),
  otherMedals: bySide(Uint8Array, byte),
  lostUnits: bySide(Uint8Array, byte),
  smokeLeft: bySide(Uint8Array, byte),
  pontoonsLeft: bySide(Uint8Array, byte),
  handLost: bySide(Uint8Array, byte),
  held: field((table) => table.placeHexes.length)(Uint8Array, 2),
  sabotaged: field((table) => table.special.sabotage.length)(Uint8Array, byte),
  prisonersLeft: field((table) => table.special.prisoners.length)(Uint8Array, 1),
  prisonersWith: field((table) => table.special.prisoners.length)(Uint8Array, byte),
  equipmentWith: field((table) => table.special.equipment.length)(Uint8Array, byte),
  hqTaken: field((table) => table.special.headquarters.length)(Uint8Array, 1),
  minesLeft: field((table) => table.mineValues)(Uint8Array, byte),
  roll: field(() => 5)(Uint8Array, byte),
} as const

const one = (): number => 1
const many = (): number => byte
const flag = { initial: 0, least: 0, most: one }
const small = { initial: 0, least: 0, most: many }

const scalars = {
  turn: { initial: 1, least: 1, most: (table) => table.scenario.turns },
  side: flag,
  active: flag,
  phase: { initial: phase.play, least: 0, most: () => phase.announce },
  ended: flag,
  card: small,
  choice: { initial: 0, least: 0, most: () => asStrike },
  spent: small,
  mirrored: flag,
  fallback: flag,
  sprung: small,
  keeps: small,
  resumes: { initial: phase.play, least: 0, most: () => phase.announce },
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

const memory = makeMemory<Table, CommandCardsState>({
  scalars,
  fields,
  check(table, state) {
    for (const name of ['hex', 'from', 'equipmentAt'] as const)
      for (const [index, hex] of state[name].entries())
        if (hex > 0 && (hex >= table.size || table.terrain[hex] === 0))
          throw new TypeError(`${name}: ${index} is off the board`)
  },
})

export const { copyInto, encode, decode } = memory

/** A state with everything at 0. It is spread: an object that grew name by name is slow to look names up in, its copy is not. */
export const emptyState = (table: Table): CommandCardsState => ({ ...memory.empty(table) })

export const copyOf = (table: Table, state: Position): CommandCardsState => {
  const twin = emptyState(table)
  copyInto(state, twin)
  return twin
}

const numberNames = Object.keys(scalars) as (keyof StateNumbers)[]

/** A state in short, for views: what stands beside its arrays, and its memory with a character for each byte. */
export const shorten = (state: Position): CommandCardsView['known'] => {
  const numbers = new Array<number>(numberNames.length)
  for (let index = 0; index < numbers.length; index++) numbers[index] = state[numberNames[index]]
  return { numbers, memory: String.fromCharCode.apply(null, state.memory as unknown as number[]) }
}

/** The state of a short form. */
export const lengthen = (table: Table, { numbers, memory: text }: CommandCardsView['known']): CommandCardsState => {
  const state = emptyState(table)
  const into: Record<keyof StateNumbers, number> = state
  for (let index = 0; index < numbers.length; index++) into[numberNames[index]] = numbers[index]
  for (let index = 0; index < text.length; index++) state.memory[index] = text.charCodeAt(index)
  return state
}
