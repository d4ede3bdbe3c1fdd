/** The vocabulary of the operational system: state, actions, events, questions. What a viewer knows stands in `viewTypes.ts`. */
import type { Draft, GameEvent, Side, State } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Branch, OrderId } from './rules.ts'

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

/** What stands in a loss queue: an active step, a suppressed one, or the specialist of a slot: `queued.slot + slot`. operational.B7 */
export const queued = { end: 0, active: 1, suppressed: 2, slot: 3 } as const

/** Special defensive orders. operational.D28 */
export const stance = { none: 0, noRetreat: 1, rearguard: 2, counterattack: 3 } as const

/** How a unit was supplied: by the network; by air, by its headquarters or from a captured hub, which closes the force pool to it; from its dump. */
export const suppliedBy = { network: 0, air: 1, emergency: 2, captured: 3, dump: 4 } as const

/** Supplies that a unit has with it. operational.F27 */
export const dump = { none: 0, fixed: 1, mobile: 2 } as const

/** What is at a hexside that a bridge can span; those under work are open from the enemy's next turn on. operational.F29 */
export const crossing = { none: 0, bridge: 1, damaged: 2, pontoon: 3, pontoonSoon: 4, repairSoon: 5 } as const

/** Uses of an asset that is not limited in the battle. */
export const unlimited = 65535

/** Bits of `sight`, for the first side; those of the second stand two higher. operational.H6, G9 */
export const sight = { seen: 1, scouted: 2 } as const

/** How a bonus objective stands. operational.H2 */
export const bonus = { open: 0, won: 1, failed: 2 } as const

/**
 * What changes. All arrays lie in one block of memory (`memory.ts`), so that a copy of a state is one copy of bytes. Units,
 * headquarters, hexes are numbers: indices into the scenario's lists.
 */
export interface OperationalState extends State {
  /** The bytes behind all arrays below. */
  readonly memory: Uint8Array

  /** 0, 1 or `nobody`, by hex. */
  readonly owner: Uint8Array
  /** By hex, bits of `sight`. operational.H6 */
  readonly sight: Uint8Array
  /** Three by hex: one more than the unit from which a straggling step came, 0 for none, filled from the first. operational.D21 */
  readonly stragglers: Uint16Array
  /** 1 where a fort stands intact, by index into the map's forts. */
  readonly fortIntact: Uint8Array
  /** 1 where a city has fallen to ruins, by index into `table.cities`. operational.D26 */
  readonly ruined: Uint8Array
  /** By index into `table.crossings`, a `crossing`. */
  readonly crossing: Uint8Array

  /** By unit: a hex, or why it has none. */
  readonly hex: Int32Array
  /** Steps; the loss queue holds as many of each. */
  readonly active: Uint8Array
  readonly suppressed: Uint8Array
  readonly experience: Uint16Array
  readonly movementPoints: Uint8Array
  readonly actionPoint: Uint8Array
  /** 1 when the movement points left were bought with its action point: they do not lead into a zone of control. operational.C14 */
  readonly extended: Uint8Array
  readonly entrenchment: Uint8Array
  /** Turns without supply. */
  readonly unsupplied: Uint8Array
  /** How it was supplied last, a `suppliedBy`. operational.F12, G8 */
  readonly supplied: Uint8Array
  /** 1 when it retreated this turn. operational.C15 */
  readonly retreated: Uint8Array
  /** Steps lost or suppressed this turn. operational.D22 */
  readonly lossesThisTurn: Uint8Array
  /** 1 when it has moved this turn, 2 when it has fought, 3 for both. */
  readonly moved: Uint8Array
  /** Its special order, a `stance`. */
  readonly stance: Uint8Array
  /** 1 when the enemy knows its special order. operational.D28 */
  readonly stanceKnown: Uint8Array
  readonly dump: Uint8Array
  /** 1 when lorries carry it this turn. operational.F28 */
  readonly motorised: Uint8Array
  /** 1 when it was dug in this turn. operational.F32 */
  readonly dugIn: Uint8Array
  /** 1 when the enemy has a marker where it stands. operational.H8 */
  readonly marked: Uint8Array
  /** Turns by which it comes later than planned. operational.H3 */
  readonly delayed: Uint8Array
  /** `table.slots` by unit: one more than the specialist's index, 0 for none. operational.B5 */
  readonly specialist: Uint8Array
  /** `table.slots` by unit: a `specialistState`. */
  readonly specialistState: Uint8Array
  /** `table.queueLength` by unit: who is lost first, values of `queued`. operational.B7 */
  readonly queue: Uint8Array

  /** By hub slot, first side's first: where it stands, 0 for none; its trucks; 1 when it was supplied as its turn began. operational.E4-E9 */
  readonly hubHex: Int32Array
  readonly hubTrucks: Uint8Array
  readonly hubSupplied: Uint8Array
  /** `table.truckTurns` by side: trucks in reserve, those free now first, then those of the next turn and so on. operational.E8 */
  readonly trucks: Uint8Array
  /** By side: per cent won on top of port sources. operational.H3 */
  readonly portSupply: Uint8Array

  /** By headquarters: a hex, or why it has none. */
  readonly hqHex: Int32Array
  /** First turn in which one en route may enter. operational.F11, G4 */
  readonly hqFrom: Uint8Array
  /** Command points left, and those of a turn. operational.F1 */
  readonly hqPoints: Uint8Array
  readonly hqCommand: Uint8Array
  readonly hqTrucks: Uint8Array
  /** Five by headquarters, in the order of `branches`: levels, and those of them that are suppressed. */
  readonly hqLevel: Uint8Array
  readonly hqSuppressed: Uint8Array
  readonly hqUnsupplied: Uint8Array
  /** Turns in supply since something was suppressed: 0 or 1. operational.F2 */
  readonly hqRested: Uint8Array
  /** 1 when a branch was suppressed by an overrun this turn. operational.F9 */
  readonly hqOverrun: Uint8Array
  /** 1 when it has moved this turn. operational.F7 */
  readonly hqMoved: Uint8Array
  readonly hqExperience: Uint16Array
  /** Experience of the next upgrade, and upgrades to choose now. operational.F4 */
  readonly hqTarget: Uint16Array
  readonly hqUpgrades: Uint8Array
  /** By order in the order of `orderIds`: by how much it is cheaper. operational.F3 */
  readonly hqSpecialised: Uint8Array
  /** Two by headquarters: what is offered to specialise, one more than the order's index: the one to pay for, the free one. operational.F4 */
  readonly hqOffer: Uint8Array
  /** Prisoners since the last report, and reports so far. operational.F18 */
  readonly hqPrisoners: Uint8Array
  readonly hqReports: Uint8Array
  /** 1 when lorries carry all its units for the rest of the battle. operational.F28 */
  readonly hqMotorised: Uint8Array
  /** `table.items.length` by headquarters: there now, next turn, the turn after. operational.F12 */
  readonly pool: Uint8Array
  readonly poolNext: Uint8Array
  readonly poolLater: Uint8Array

  /** `table.assetIds.length` by side: left this turn; left in the battle, 65535 without limit; uses per turn. operational.G5 */
  readonly assetLeft: Uint8Array
  readonly assetUses: Uint16Array
  readonly assetPerTurn: Uint8Array
  /** Single uses that cards brought, at any time. operational.I6 */
  readonly assetExtra: Uint8Array
  /** By card in hand, `table.cards`: 0 used, 1 in hand. operational.I5 */
  readonly card: Uint8Array
  /** By side: 1 while fog is lifted for it; once it may buy elite steps; while its guns have prepared. operational.I6, I8 */
  readonly fogLifted: Uint8Array
  readonly eliteStore: Uint8Array
  readonly prepared: Uint8Array
  /** What is left to buy, `table.items.length` by side. */
  readonly store: Uint8Array

  /** Turn in which an objective was last taken by its side, 0 while not held, by objective. */
  readonly heldSince: Uint8Array
  /** Prestige that its holder won for it, by objective. */
  readonly prestigeWon: Uint8Array
  /** By bonus objective, a `bonus`. */
  readonly bonus: Uint8Array
  /** By side. */
  readonly prestige: Int32Array
  readonly score: Int32Array
  /** Steps lost so far: killed, scattered, and specialists; prisoners taken; cities and bridges that it brought down itself. */
  readonly killed: Uint16Array
  readonly scattered: Uint16Array
  readonly specialistsLost: Uint16Array
  readonly prisoners: Uint16Array
  readonly ruinedCities: Uint8Array
  readonly destroyedBridges: Uint8Array
  /** Set when the game is over. */
  ended: 0 | 1
}

type Of<T extends string> = { readonly type: T }
type OfUnit<T extends string> = Of<T> & { readonly unit: number }
type UnitTo<T extends string> = OfUnit<T> & { readonly to: Hex }
type UnitAt<T extends string> = OfUnit<T> & { readonly target: number }

/** `item`: 0 for a step, otherwise one more than the index of a specialist in `table.items`. `edge`: `hex * 6 + direction`. */
export type OperationalAction =
  /** To any reachable hex; costs the action point only when needed. operational.C1-C12 */
  | UnitTo<'move'>
  /** operational.D1 */
  | UnitAt<'attack'>
  /** A reinforcement enters over land. operational.G4 */
  | UnitTo<'enter'>
  /** From boats onto a beach, empty or held; from aircraft. operational.H11-H13 */
  | UnitTo<'land'>
  | UnitAt<'assault-beach'>
  | UnitTo<'drop'>
  /** Special attacks. operational.F19-F21, F31 */
  | UnitAt<'feint'>
  | UnitAt<'suppressive-fire'>
  | UnitAt<'set-piece'>
  | UnitAt<'assault-crossing'>
  /** operational.F25, F30 */
  | UnitTo<'recon-in-force'>
  | UnitTo<'river-crossing'>
  /** Orders to one unit. operational.F22-F24, F26-F28, F32 */
  | OfUnit<'no-retreat'>
  | OfUnit<'rearguard'>
  | OfUnit<'counterattack'>
  | OfUnit<'entrench'>
  | OfUnit<'motor-pool'>
  | OfUnit<'emergency-supply'>
  | OfUnit<'supply-dump'>
  /** Steps and specialists between units and the force pool. operational.F12-F14 */
  | (OfUnit<'deploy' | 'store' | 'reorganise'> & { readonly item: number })
  | (UnitAt<'transfer'> & { readonly item: number })
  /** operational.F15 */
  | (Of<'security-unit'> & { readonly hq: number; readonly to: Hex; readonly steps: number })
  /** operational.F7, G4 */
  | (Of<'move-hq' | 'enter-hq'> & { readonly hq: number; readonly to: Hex })
  /** 0 a command point, 1 the specialisation to pay for, 2 the free one, 3 prestige instead. operational.F4 */
  | (Of<'upgrade'> & { readonly hq: number; readonly choice: number })
  /** operational.F29 */
  | (Of<'destroy-bridge' | 'repair-bridge' | 'build-bridge'> & { readonly hq: number; readonly edge: number })
  /** One truck from the reserve to a hub, which it may found; one truck back. operational.E5-E8 */
  | (Of<'add-truck' | 'withdraw-truck'> & { readonly to: Hex })
  /** Theatre assets. operational.G6-G12 */
  | (Of<'strike'> & { readonly asset: number; readonly target: number })
  | OfUnit<'air-supply'>
  | (Of<'air-recon' | 'bomb-hub'> & { readonly to: Hex })
  | (Of<'bomb-bridge'> & { readonly edge: number })
  /** `choice`: 0, or one more than the headquarters that it is played on. operational.I5-I8 */
  | (Of<'play-card'> & { readonly card: number; readonly choice: number })
  /** All objectives held long enough: end the game now. operational.H4 */
  | Of<'claim'>
  /** Ends the turn, or the preparation of the battle. */
  | Of<'end-turn'>

export type OperationalActionType = OperationalAction['type']

/** How a fight came about. operational.A5, F19-F24, F31, H12, H13 */
export type CombatKind =
  | 'attack'
  | 'feint'
  | 'suppressive-fire'
  | 'set-piece'
  | 'assault-crossing'
  | 'assault-beach'
  | 'drop'
  | 'counterattack'

/** What one side of a fight lost. Specialists are indices into `table.specialistIds`. */
export interface Losses {
  readonly lost: number
  readonly suppressed: number
  /** Of the steps lost, those that scattered. */
  readonly scattered: number
  readonly specialistsLost: readonly number[]
  readonly specialistsSuppressed: readonly number[]
}

type Event<T extends string, F = unknown> = { readonly type: T } & Readonly<F>

/** `seenBy` stands on events of units that the other side does not see. */
export type OperationalEvent = GameEvent &
  /** Turn 0 is preparation. */
  (
    | Event<'turn', { turn: number; side: Side; weather: string }>
    | Event<'moved', { unit: number; path: readonly Hex[]; extended: boolean }>
    /** It met what it did not know: the hexes of the markers that now stand there. operational.H7 */
    | Event<'stopped', { unit: number; at: Hex; markers: readonly Hex[] }>
    | Event<'entered', { unit: number; to: Hex; by: 'land' | 'sea' | 'air' }>
    | Event<
        'combat',
        {
          kind: CombatKind
          unit: number
          target: number
          at: Hex
          /** Odds before rolling, in thousandths; 0 where none are used. */
          odds: number
          attacker: Losses
          defender: Losses
          /** Levels of entrenchment taken. */
          entrenchment: number
          retreated: boolean
          cornered: boolean
          overrun: boolean
        }
      >
    | Event<'retreated', { unit: number; path: readonly Hex[] }>
    | Event<'destroyed', { unit: number; at: Hex }>
    | Event<'fort-destroyed' | 'city-ruined', { at: Hex }>
    | Event<'ground', { side: Side; hexes: readonly Hex[] }>
    /** Stragglers stand in a hex now; they were taken; they came in at a headquarters. operational.D21 */
    | Event<'stragglers', { side: Side; at: Hex; steps: number }>
    | Event<'prisoners', { side: Side; at: Hex; steps: number }>
    | Event<'rallied', { hq: number; at: Hex; steps: number }>
    | Event<'hub', { side: Side; at: Hex; trucks: number }>
    | Event<'hub-overrun', { side: Side; at: Hex }>
    /** `crossing` is what is there now. operational.F29 */
    | Event<'bridge', { edge: number; crossing: number; by: Side }>
    /** `turns` is the count after the check; 0 is supplied. */
    | Event<
        'supply',
        { unit: number; turns: number; recovered: number; suppressed: number; lost: number; chance: number }
      >
    /** A special order, and what it cost. operational.F3 */
    | Event<'order', { order: OrderId; hq: number; unit: number; cost: number }>
    | Event<'entrenched', { unit: number; level: number }>
    /** `item` as in the action; `to` is the unit that got it in a transfer. */
    | Event<'pool', { what: 'deploy' | 'store' | 'reorganise' | 'transfer'; unit: number; item: number; to?: number }>
    | Event<'formed', { unit: number; hq: number; at: Hex; steps: number }>
    | Event<'hq-moved', { hq: number; path: readonly Hex[] }>
    | Event<'hq-entered', { hq: number; to: Hex }>
    /** Branches by their names in `branches`, one for each level that fell silent. */
    | Event<'hq-suppressed', { hq: number; branches: readonly Branch[] }>
    | Event<'hq-overrun', { hq: number; at: Hex; to: Hex; shed: number }>
    | Event<'hq-destroyed', { hq: number; at: Hex }>
    | Event<'hq-supply', { hq: number; turns: number; lost: number }>
    | Event<'hq-upgrade-due', { hq: number }>
    | Event<'hq-upgraded', { hq: number; choice: number; order?: OrderId }>
    | Event<'strike', { asset: number; target: number; suppressed: number; lost: number }>
    | Event<'air-supplied', { unit: number; recovered: number }>
    /** What was found: hexes of markers. operational.G9, F18 */
    | Event<'scouted', { side: Side; hexes: readonly Hex[]; markers: readonly Hex[] }>
    /** Hexes or units came into sight. operational.H9 */
    | Event<'revealed', { side: Side; units: readonly number[] }>
    | Event<'card', { side: Side; card: string }>
    | Event<'objective', { objective: number; holder: Side; prestige: number }>
    | Event<'bonus', { bonus: number; won: boolean; prestige: number }>
    | Event<'over', { winner: Side | null; reason: string }>
  )

/** A state that is only read. */
export type ReadonlyState = Readonly<OperationalState>

/** A state being edited, its dice, and where to report events. */
export type OperationalDraft = Draft<OperationalState, OperationalEvent>

/** What `explain` can be asked. */
export type OperationalQuestion =
  /** A fight of a kind; a plain attack when absent. */
  | { readonly about: 'odds'; readonly attacker: number; readonly target: number; readonly kind?: CombatKind }
  | { readonly about: 'movement'; readonly unit: number; readonly to: Hex }
  | { readonly about: 'supply'; readonly side: Side; readonly hex: Hex; readonly unit?: number }
  /** What an order costs now, in command points. */
  | { readonly about: 'order'; readonly hq: number; readonly order: OrderId; readonly steps?: number }
  /** How the window of a strike slides. */
  | { readonly about: 'strike'; readonly asset: number; readonly target: number }
  /** A side's score so far, line by line. */
  | { readonly about: 'score'; readonly side: Side }
