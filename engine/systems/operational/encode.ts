/** States as memory and as plain JSON. */
import type { Table } from './table.ts'
import { destroyed, enRoute, type OperationalState } from './types.ts'

/** By unit, with the least and greatest number in it; `hex` is checked apart. */
const unitArrays = {
  active: [0, 255],
  suppressed: [0, 255],
  experience: [0, 65535],
  movementPoints: [0, 127],
  actionPoint: [0, 2],
  extended: [0, 1],
  entrenchment: [0, 2],
  unsupplied: [0, 255],
  retreated: [0, 1],
  lossesThisTurn: [0, 255],
  moved: [0, 1],
} as const satisfies Partial<Record<keyof OperationalState, readonly [number, number]>>

/** All arrays of numbers, by what they are indexed with. */
const arrays = [
  'owner',
  'fortIntact',
  'hubAlive',
  'heldSince',
  'prestigeWon',
  'hex',
  ...(Object.keys(unitArrays) as (keyof typeof unitArrays)[]),
] as const
const pairs = ['prestige', 'score', 'killed', 'stragglers'] as const

/** A state with everything at 0: turn 1, the first side to move. */
export const emptyState = (table: Table): OperationalState => {
  const units = table.scenario.units.length
  const objectives = table.scenario.objectives.length
  return {
    turn: 1,
    side: 0,
    owner: new Uint8Array(table.size),
    fortIntact: new Uint8Array(table.scenario.map.forts.length),
    hex: new Int32Array(units),
    active: new Uint8Array(units),
    suppressed: new Uint8Array(units),
    experience: new Uint16Array(units),
    movementPoints: new Int8Array(units),
    actionPoint: new Uint8Array(units),
    extended: new Uint8Array(units),
    entrenchment: new Uint8Array(units),
    unsupplied: new Uint8Array(units),
    retreated: new Uint8Array(units),
    lossesThisTurn: new Uint8Array(units),
    moved: new Uint8Array(units),
    hubAlive: new Uint8Array(table.hubs.length),
    heldSince: new Uint16Array(objectives),
    prestigeWon: new Uint16Array(objectives),
    prestige: [0, 0],
    score: [0, 0],
    killed: [0, 0],
    stragglers: [0, 0],
    ended: 0,
  }
}

/** Copies a state into another one of the same game. */
export const copyInto = (from: Readonly<OperationalState>, to: OperationalState): void => {
  to.turn = from.turn
  to.side = from.side
  to.ended = from.ended
  for (const key of arrays) to[key].set(from[key])
  for (const key of pairs) {
    to[key][0] = from[key][0]
    to[key][1] = from[key][1]
  }
}

/** The numbers of a typed array as a plain one; `Array.from` takes twenty times as long. */
export const plain = (numbers: Uint8Array | Uint16Array | Int8Array | Int32Array): number[] => {
  const list = new Array<number>(numbers.length)
  for (let index = 0; index < list.length; index++) list[index] = numbers[index]
  return list
}

export const encode = (state: Readonly<OperationalState>): Record<string, unknown> => {
  const json: Record<string, unknown> = { turn: state.turn, side: state.side, ended: state.ended }
  for (const key of arrays) json[key] = plain(state[key])
  for (const key of pairs) json[key] = [...state[key]]
  return json
}

/** A state of plain JSON. It may come from outside: throws a TypeError that names what does not fit. */
export const decode = (table: Table, json: unknown): OperationalState => {
  if (json === null || typeof json !== 'object') throw new TypeError('a state is an object')
  const fields = json as Record<string, unknown>
  const state = emptyState(table)
  state.turn = integer(fields, 'turn', 1, table.scenario.turns)
  state.side = integer(fields, 'side', 0, 1) as 0 | 1
  state.ended = integer(fields, 'ended', 0, 1) as 0 | 1
  fill(fields, 'owner', state.owner, 0, 2)
  fill(fields, 'fortIntact', state.fortIntact, 0, 1)
  fill(fields, 'hubAlive', state.hubAlive, 0, 1)
  fill(fields, 'heldSince', state.heldSince, 0, table.scenario.turns)
  fill(fields, 'prestigeWon', state.prestigeWon, 0, 65535)
  fill(fields, 'hex', state.hex, enRoute, table.size - 1)
  for (const [key, [least, most]] of Object.entries(unitArrays) as [keyof typeof unitArrays, [number, number]][])
    fill(fields, key, state[key], least, most)
  for (const key of pairs) fill(fields, key, state[key], Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  for (const [unit, hex] of state.hex.entries())
    if (hex !== destroyed && hex !== enRoute && table.terrain[hex] === 0)
      throw new TypeError(`hex: unit ${unit} is off the map`)
  return state
}

const isInteger = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const integer = (fields: Record<string, unknown>, key: string, least: number, most: number): number => {
  const value = fields[key]
  if (!isInteger(value, least, most)) throw new TypeError(`${key}: an integer from ${least} to ${most}`)
  return value
}

const fill = (
  fields: Record<string, unknown>,
  key: string,
  into: { length: number; [index: number]: number },
  least: number,
  most: number,
): void => {
  const values = fields[key]
  if (!Array.isArray(values) || values.length !== into.length)
    throw new TypeError(`${key}: a list of ${into.length} numbers`)
  for (const [index, value] of values.entries()) {
    if (!isInteger(value, least, most)) throw new TypeError(`${key}: integers from ${least} to ${most}`)
    into[index] = value
  }
}
