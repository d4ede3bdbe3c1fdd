/**
 * The memory of a state: every array that changes in play, what it is indexed by, and which numbers it may hold. All of them
 * lie in one block, so a copy is one copy of bytes; as JSON each is a list under its own name.
 */
import type { Table } from './table.ts'
import { crossing, enRoute, inReserve, type OperationalState, queued, suppliedBy } from './types.ts'

type Store = typeof Uint8Array | typeof Uint16Array | typeof Int32Array

interface Field {
  readonly store: Store
  readonly length: (table: Table) => number
  readonly least: number
  readonly most: number
}

const field =
  (length: (table: Table) => number) =>
  (store: Store, most: number, least = 0): Field => ({ store, length, least, most })

const byHex = field((table) => table.size)
const byUnit = field((table) => table.scenario.units.length)
const bySlot = field((table) => table.scenario.units.length * table.slots)
const byHub = field((table) => table.hubSlots)
const byHq = field((table) => table.scenario.headquarters.length)
const byBranch = field((table) => table.scenario.headquarters.length * 5)
const byItem = field((table) => table.scenario.headquarters.length * table.items.length)
const byAsset = field((table) => 2 * table.assetIds.length)
const bySide = field(() => 2)

const byte = 255
const word = 65535

/** Greatest stores first, so that each begins where its size divides the place. */
const fields = {
  prestige: bySide(Int32Array, 2 ** 31 - 1, -(2 ** 31)),
  score: bySide(Int32Array, 2 ** 31 - 1, -(2 ** 31)),
  hex: byUnit(Int32Array, 2 ** 31 - 1, inReserve),
  hqHex: byHq(Int32Array, 2 ** 31 - 1, enRoute),
  hubHex: byHub(Int32Array, 2 ** 31 - 1),
  killed: bySide(Uint16Array, word),
  scattered: bySide(Uint16Array, word),
  specialistsLost: bySide(Uint16Array, word),
  prisoners: bySide(Uint16Array, word),
  stragglers: field((table) => 3 * table.size)(Uint16Array, word),
  experience: byUnit(Uint16Array, word),
  hqExperience: byHq(Uint16Array, word),
  hqTarget: byHq(Uint16Array, word),
  assetUses: byAsset(Uint16Array, word),
  owner: byHex(Uint8Array, 2),
  sight: byHex(Uint8Array, 15),
  fortIntact: field((table) => table.scenario.map.forts.length)(Uint8Array, 1),
  ruined: field((table) => table.cities.length)(Uint8Array, 1),
  crossing: field((table) => table.crossings.length)(Uint8Array, crossing.repairSoon),
  active: byUnit(Uint8Array, byte),
  suppressed: byUnit(Uint8Array, byte),
  movementPoints: byUnit(Uint8Array, 127),
  actionPoint: byUnit(Uint8Array, 2),
  extended: byUnit(Uint8Array, 1),
  entrenchment: byUnit(Uint8Array, 2),
  unsupplied: byUnit(Uint8Array, byte),
  supplied: byUnit(Uint8Array, suppliedBy.dump),
  retreated: byUnit(Uint8Array, 1),
  lossesThisTurn: byUnit(Uint8Array, byte),
  moved: byUnit(Uint8Array, 3),
  stance: byUnit(Uint8Array, 3),
  stanceKnown: byUnit(Uint8Array, 1),
  dump: byUnit(Uint8Array, 2),
  motorised: byUnit(Uint8Array, 1),
  dugIn: byUnit(Uint8Array, 1),
  marked: byUnit(Uint8Array, 1),
  delayed: byUnit(Uint8Array, byte),
  specialist: bySlot(Uint8Array, byte),
  specialistState: bySlot(Uint8Array, 3),
  queue: field((table) => table.scenario.units.length * table.queueLength)(Uint8Array, queued.slot + 7),
  hubTrucks: byHub(Uint8Array, byte),
  hubSupplied: byHub(Uint8Array, 1),
  trucks: field((table) => 2 * table.truckTurns)(Uint8Array, byte),
  portSupply: bySide(Uint8Array, 100),
  hqFrom: byHq(Uint8Array, byte),
  hqPoints: byHq(Uint8Array, byte),
  hqCommand: byHq(Uint8Array, byte),
  hqTrucks: byHq(Uint8Array, byte),
  hqLevel: byBranch(Uint8Array, byte),
  hqSuppressed: byBranch(Uint8Array, byte),
  hqUnsupplied: byHq(Uint8Array, byte),
  hqRested: byHq(Uint8Array, 1),
  hqOverrun: byHq(Uint8Array, 1),
  hqMoved: byHq(Uint8Array, 1),
  hqUpgrades: byHq(Uint8Array, byte),
  hqSpecialised: field((table) => table.scenario.headquarters.length * table.orderCount)(Uint8Array, byte),
  hqOffer: field((table) => table.scenario.headquarters.length * 2)(Uint8Array, byte),
  hqPrisoners: byHq(Uint8Array, byte),
  hqReports: byHq(Uint8Array, byte),
  hqMotorised: byHq(Uint8Array, 1),
  pool: byItem(Uint8Array, byte),
  poolNext: byItem(Uint8Array, byte),
  poolLater: byItem(Uint8Array, byte),
  assetLeft: byAsset(Uint8Array, byte),
  assetPerTurn: byAsset(Uint8Array, byte),
  assetExtra: byAsset(Uint8Array, byte),
  card: field((table) => table.cards.length)(Uint8Array, 1),
  fogLifted: bySide(Uint8Array, 1),
  eliteStore: bySide(Uint8Array, 1),
  prepared: bySide(Uint8Array, 1),
  store: field((table) => 2 * table.items.length)(Uint8Array, byte),
  heldSince: field((table) => table.scenario.objectives.length)(Uint8Array, byte),
  prestigeWon: field((table) => table.scenario.objectives.length)(Uint8Array, byte),
  bonus: field((table) => table.scenario.bonuses.length)(Uint8Array, 2),
  ruinedCities: bySide(Uint8Array, byte),
  destroyedBridges: bySide(Uint8Array, byte),
} as const satisfies Record<ArrayName, Field>

/** Names of the arrays of a state. */
export type ArrayName = Exclude<keyof OperationalState, 'memory' | 'turn' | 'side' | 'ended'>
type Numbers = OperationalState[ArrayName]

const names = Object.keys(fields) as ArrayName[]

/** Where each array lies in the memory of a game's states. */
interface Layout {
  readonly bytes: number
  readonly parts: readonly {
    readonly name: ArrayName
    readonly store: Store
    readonly place: number
    readonly length: number
  }[]
}

const layouts = new WeakMap<Table, Layout>()

const layoutOf = (table: Table): Layout => {
  const known = layouts.get(table)
  if (known !== undefined) return known
  let bytes = 0
  const parts = names.map((name) => {
    const { store } = fields[name]
    const part = { name, store, place: bytes, length: fields[name].length(table) }
    bytes += store.BYTES_PER_ELEMENT * part.length
    return part
  })
  const layout: Layout = { bytes, parts }
  layouts.set(table, layout)
  return layout
}

/** A state with everything at 0: turn 1, the first side to move. */
export const emptyState = (table: Table): OperationalState => {
  const { bytes, parts } = layoutOf(table)
  const buffer = new ArrayBuffer(bytes)
  const arrays: Partial<Record<ArrayName, Numbers>> = {}
  for (let index = 0; index < parts.length; index++) {
    const { name, store, place, length } = parts[index]
    arrays[name] = new store(buffer, place, length)
  }
  const memory = new Uint8Array(buffer)
  return { ...(arrays as Record<ArrayName, never>), memory, turn: 1, side: 0, ended: 0 }
}

/** Copies a state into another one of the same game. */
export const copyInto = (from: Readonly<OperationalState>, to: OperationalState): void => {
  to.turn = from.turn
  to.side = from.side
  to.ended = from.ended
  to.memory.set(from.memory)
}

export const copyOf = (table: Table, state: Readonly<OperationalState>): OperationalState => {
  const twin = emptyState(table)
  copyInto(state, twin)
  return twin
}

/** The numbers of a typed array as a plain one; `Array.from` takes twenty times as long. */
export const plain = (numbers: Numbers): number[] => {
  const list = new Array<number>(numbers.length)
  for (let index = 0; index < list.length; index++) list[index] = numbers[index]
  return list
}

export const encode = (state: Readonly<OperationalState>): Record<string, unknown> => {
  const json: Record<string, unknown> = { turn: state.turn, side: state.side, ended: state.ended }
  for (const name of names) json[name] = plain(state[name])
  return json
}

/** A state of plain JSON. It may come from outside: throws a TypeError that names what does not fit. */
export const decode = (table: Table, json: unknown): OperationalState => {
  if (json === null || typeof json !== 'object') throw new TypeError('a state is an object')
  const given = json as Record<string, unknown>
  const state = emptyState(table)
  state.turn = integer(given, 'turn', 0, table.scenario.turns)
  state.side = integer(given, 'side', 0, 1) as 0 | 1
  state.ended = integer(given, 'ended', 0, 1) as 0 | 1
  for (const name of names) fill(given, name, state[name], fields[name])
  for (const name of ['hex', 'hubHex', 'hqHex'] as const)
    for (const [index, hex] of state[name].entries())
      if (hex > 0 && (hex >= table.size || table.terrain[hex] === 0))
        throw new TypeError(`${name}: ${index} is off the map`)
  return state
}

const isInteger = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

const integer = (given: Record<string, unknown>, key: string, least: number, most: number): number => {
  const value = given[key]
  if (!isInteger(value, least, most)) throw new TypeError(`${key}: an integer from ${least} to ${most}`)
  return value
}

const fill = (given: Record<string, unknown>, key: string, into: Numbers, { least, most }: Field): void => {
  const values = given[key]
  if (!Array.isArray(values) || values.length !== into.length)
    throw new TypeError(`${key}: a list of ${into.length} numbers`)
  for (const [index, value] of values.entries()) {
    if (!isInteger(value, least, most)) throw new TypeError(`${key}: integers from ${least} to ${most}`)
    into[index] = value
  }
}
