/** The vocabulary of the operational system: state and fights. What a viewer knows stands in `viewTypes.ts`. */
import type { State } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import { type Arrays, type InMemory, int32, uint8, uint16 } from '../../memory.ts'
import type { Side } from '../../twoSides.ts'

/** operational.C6 */
export const actionPoint = { available: 0, locked: 1, expended: 2 } as const

/** Owner of a hex that belongs to nobody. */
export const nobody = 2

/**
 * `hex` of a unit that is not on the map: destroyed; still to come; not there unless an order or a card calls it. In a state made
 * from a view also: somewhere that the viewer does not know.
 */
export const destroyed = -1
export const enRoute = -2
export const inReserve = -3
export const unseen = -4

/** State of a specialist; towed guns on the move are suppressed until the enemy's turn begins. operational.B6 */
export const specialistState = { none: 0, active: 1, suppressed: 2, towed: 3 } as const

/** The entries of a loss queue: an active step, a suppressed one, or the specialist of a slot: `queued.slot + slot`. operational.B7 */
export const queued = { end: 0, active: 1, suppressed: 2, slot: 3 } as const

/** Special defensive orders. operational.D28 */
export const stance = { none: 0, noRetreat: 1, rearguard: 2, counterattack: 3 } as const

/** How a unit was supplied: by the network; by air, by its headquarters or from a captured hub, which closes the force pool to it; from its dump. */
export const suppliedBy = { network: 0, air: 1, emergency: 2, captured: 3, dump: 4 } as const

/** Supplies that a unit has with it. operational.F27 */
export const dump = { none: 0, fixed: 1, mobile: 2 } as const

/** The states of a hexside that a bridge can span; those under work are open from the enemy's next turn on. operational.F29 */
export const crossing = { none: 0, bridge: 1, damaged: 2, pontoon: 3, pontoonSoon: 4, repairSoon: 5 } as const
export type Crossing = (typeof crossing)[keyof typeof crossing]

/** Uses of an asset that is not limited in the battle. */
export const unlimited = 65535

/** Bits of `sight`, for the first side; those of the second stand two higher. operational.H6, G9 */
export const sight = { seen: 1, scouted: 2 } as const

/** How a bonus objective stands. operational.H2 */
export const bonus = { open: 0, won: 1, failed: 2 } as const
export type BonusStanding = (typeof bonus)[keyof typeof bonus]

/**
 * The arrays of a state, with what they are indexed by and the numbers that they may hold: `memory.ts` says how many of each there
 * are. Units, headquarters, hexes are numbers: indices into the scenario's lists.
 */
export const arrays = {
  /** 0, 1 or `nobody`, by hex. */
  owner: uint8('hex', 2),
  /** By hex, bits of `sight`. operational.H6 */
  sight: uint8('hex', 15),
  /** Three by hex: one more than the unit from which a straggling step came, 0 for none, filled from the first. operational.D21 */
  stragglers: uint16('straggler'),
  /** 1 where a fort stands intact, by index into the map's forts. */
  fortIntact: uint8('fort', 1),
  /** 1 where a city has fallen to ruins, by index into `table.cities`. operational.D26 */
  ruined: uint8('city', 1),
  /** By index into `table.crossings`, a `crossing`. */
  crossing: uint8('crossing', crossing.repairSoon),

  /** By unit: a hex, or why it has none. */
  hex: int32('unit', inReserve),
  /** Steps; the loss queue holds as many of each. */
  active: uint8('unit'),
  suppressed: uint8('unit'),
  experience: uint16('unit'),
  movementPoints: uint8('unit', 127),
  actionPoint: uint8('unit', 2),
  /** 1 when the movement points left were bought with its action point: they do not lead into a zone of control. operational.C14 */
  extended: uint8('unit', 1),
  entrenchment: uint8('unit', 2),
  /** Turns without supply. */
  unsupplied: uint8('unit'),
  /** How it was supplied last, a `suppliedBy`. operational.F12, G8 */
  supplied: uint8('unit', suppliedBy.dump),
  /** 1 when it retreated this turn. operational.C15 */
  retreated: uint8('unit', 1),
  /** Steps lost or suppressed this turn. operational.D22 */
  lossesThisTurn: uint8('unit'),
  /** The sum of 1 when it has moved this turn, 2 when it has fought and 4 when where it went locks its action point. */
  moved: uint8('unit', 7),
  /** Its special order, a `stance`. */
  stance: uint8('unit', 3),
  /** 1 when the enemy knows its special order. operational.D28 */
  stanceKnown: uint8('unit', 1),
  dump: uint8('unit', 2),
  /** 1 when lorries carry it this turn. operational.F28 */
  motorised: uint8('unit', 1),
  /** 1 when it was dug in this turn. operational.F32 */
  dugIn: uint8('unit', 1),
  /** 1 when the enemy has a marker where it stands. operational.H8 */
  marked: uint8('unit', 1),
  /** Turns by which it comes later than planned. operational.H3 */
  delayed: uint8('unit'),
  /** `table.slots` by unit: one more than the specialist's index, 0 for none. operational.B5 */
  specialist: uint8('slot'),
  /** `table.slots` by unit: a `specialistState`. */
  specialistState: uint8('slot', 3),
  /** `table.queueLength` by unit: who is lost first, values of `queued`. operational.B7 */
  queue: uint8('queued', queued.slot + 7),

  /** By hub slot, first side's first: where it stands, 0 for none; its trucks; 1 when it was supplied as its turn began. operational.E4-E9 */
  hubHex: int32('hub', 0),
  hubTrucks: uint8('hub'),
  hubSupplied: uint8('hub', 1),
  /** `table.truckTurns` by side: trucks in reserve, those free now first, then those of the next turn and so on. operational.E8 */
  trucks: uint8('truckTurn'),
  /** By side: per cent won on top of port sources. operational.H3 */
  portSupply: uint8('side', 100),

  /** By headquarters: a hex, or why it has none. */
  hqHex: int32('headquarters', enRoute),
  /** First turn in which one en route may enter. operational.F11, G4 */
  hqFrom: uint8('headquarters'),
  /** Command points left, and those of a turn. operational.F1 */
  hqPoints: uint8('headquarters'),
  hqCommand: uint8('headquarters'),
  hqTrucks: uint8('headquarters'),
  /** Five by headquarters, in the order of `branches`: levels, and those of them that are suppressed. */
  hqLevel: uint8('branch'),
  hqSuppressed: uint8('branch'),
  hqUnsupplied: uint8('headquarters'),
  /** Turns in supply since something was suppressed: 0 or 1. operational.F2 */
  hqRested: uint8('headquarters', 1),
  /** 1 when a branch was suppressed by an overrun this turn. operational.F9 */
  hqOverrun: uint8('headquarters', 1),
  /** 1 when it has moved this turn. operational.F7 */
  hqMoved: uint8('headquarters', 1),
  hqExperience: uint16('headquarters'),
  /** Experience of the next upgrade, and upgrades to choose now. operational.F4 */
  hqTarget: uint16('headquarters'),
  hqUpgrades: uint8('headquarters'),
  /** By order in the order of `orderIds`: by how much it is cheaper. operational.F3 */
  hqSpecialised: uint8('order'),
  /** Two by headquarters: what is offered to specialise, one more than the order's index: the one to pay for, the free one. operational.F4 */
  hqOffer: uint8('offer'),
  /** Prisoners since the last report, and reports so far. operational.F18 */
  hqPrisoners: uint8('headquarters'),
  hqReports: uint8('headquarters'),
  /** 1 when lorries carry all its units for the rest of the battle. operational.F28 */
  hqMotorised: uint8('headquarters', 1),
  /** `table.items.length` by headquarters: there now, next turn, the turn after. operational.F12 */
  pool: uint8('item'),
  poolNext: uint8('item'),
  poolLater: uint8('item'),

  /** `table.assetIds.length` by side: left this turn; left in the battle, 65535 without limit; uses per turn. operational.G5 */
  assetLeft: uint8('asset'),
  assetUses: uint16('asset'),
  assetPerTurn: uint8('asset'),
  /** Single uses that cards brought, at any time. operational.I6 */
  assetExtra: uint8('asset'),
  /** By card in hand, `table.cards`: 0 used, 1 in hand. operational.I5 */
  card: uint8('card', 1),
  /** By side: 1 while fog is lifted for it; once it may buy elite steps; while its guns have prepared. operational.I6, I8 */
  fogLifted: uint8('side', 1),
  eliteStore: uint8('side', 1),
  prepared: uint8('side', 1),
  /** The items left to buy, `table.items.length` by side. */
  store: uint8('storeItem'),

  /** Turn in which an objective was last taken by its side, 0 while not held, by objective. */
  heldSince: uint8('objective'),
  /** Prestige that its holder won for it, by objective. */
  prestigeWon: uint16('objective'),
  /** By bonus objective, a `bonus`. */
  bonus: uint8('bonus', 2),
  /** By side. */
  prestige: int32('side'),
  score: int32('side'),
  /** Steps lost so far: killed, scattered, and specialists; prisoners taken; cities and bridges that it brought down itself. */
  killed: uint16('side'),
  scattered: uint16('side'),
  specialistsLost: uint16('side'),
  /** How many of each kind were lost. operational.H2 */
  lostOfKind: uint16('kind'),
  prisoners: uint16('side'),
  ruinedCities: uint8('side'),
  destroyedBridges: uint8('side'),
} as const

/** The changing part of a game. All arrays lie in one block of memory, so that a copy of a state is one copy of bytes. */
export interface OperationalState extends State, InMemory, Arrays<typeof arrays> {
  /** The side whose turn it is. */
  side: Side
  /** Set when the game is over. */
  ended: 0 | 1
}

/** How a fight came about. operational.A5, F19-F24, F31, H12, H13 */
export const combatKinds = [
  'attack',
  'feint',
  'suppressive-fire',
  'set-piece',
  'assault-crossing',
  'assault-beach',
  'drop',
  'counterattack',
] as const
export type CombatKind = (typeof combatKinds)[number]

/** The losses of one side of a fight. Specialists are indices into `table.specialistIds`. */
export interface Losses {
  readonly lost: number
  readonly suppressed: number
  /** Of the steps lost, those that scattered. */
  readonly scattered: number
  readonly specialistsLost: readonly number[]
  readonly specialistsSuppressed: readonly number[]
}

/** The outcome of a fight. */
export interface Combat {
  readonly kind: CombatKind
  readonly unit: number
  readonly target: number
  readonly at: Hex
  /** Odds before rolling, in thousandths; 0 where none are used. */
  readonly odds: number
  /** Columns rolled around the odds, for the attacker's loss and for the defender's; none where no odds are used. operational.D15 */
  readonly columns: readonly number[]
  /** Chance in per cent that the defender falls back, as it was rolled for; absent where that was not asked. operational.D22 */
  readonly retreatChance?: number
  readonly attacker: Losses
  readonly defender: Losses
  /** Levels of entrenchment taken. */
  readonly entrenchment: number
  readonly retreated: boolean
  readonly cornered: boolean
  readonly overrun: boolean
}

/** A state that is only read. */
export type ReadonlyState = Readonly<OperationalState>
