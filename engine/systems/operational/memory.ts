/** Every array of a state that changes in play, what it is indexed by, and which numbers it may hold. */
import { field as fieldOf, makeMemory } from '../../memory.ts'
import type { Table } from './table.ts'
import { crossing, enRoute, inReserve, type OperationalState, queued, type ReadonlyState, suppliedBy } from './types.ts'

const field = (length: (table: Table) => number) => fieldOf<Table>(length)

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
} as const

const turns = (table: Table): number => table.scenario.turns
const one = (): number => 1

const memory = makeMemory<Table, OperationalState>({
  scalars: {
    turn: { initial: 1, least: 0, most: turns },
    side: { initial: 0, least: 0, most: one },
    ended: { initial: 0, least: 0, most: one },
  },
  fields,
  check(table, state) {
    for (const name of ['hex', 'hubHex', 'hqHex'] as const)
      for (const [index, hex] of state[name].entries())
        if (hex > 0 && (hex >= table.size || table.terrain[hex] === 0))
          throw new TypeError(`${name}: ${index} is off the map`)
  },
})

export const { copyInto, encode, decode } = memory

/**
 * A state with everything at 0: turn 1, the first side to move. It is a copy by spreading because V8 looks up properties slowly
 * in an object that grew one by one: play is a sixth faster.
 */
export const emptyState = (table: Table): OperationalState => ({ ...memory.empty(table) })

export const copyOf = (table: Table, state: ReadonlyState): OperationalState => {
  const twin = emptyState(table)
  copyInto(state, twin)
  return twin
}
