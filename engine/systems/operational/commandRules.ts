/**
 * The shape of the tables beyond ground, combat and supply: specialists, headquarters and their orders, the force pool,
 * fog of war, theatre assets, cards, landings and rewards. Ids are the authored ids.
 */
import type { OddsTable, StepKind } from './rules.ts'

/** A smaller body attached to a unit: it fights with it, fills one of its slots and dies in its queue. operational.B5-B10 */
export interface SpecialistRules {
  readonly name: string
  readonly description: string
  readonly symbol:
    | 'engineer'
    | 'recon'
    | 'ski'
    | 'special-forces'
    | 'artillery'
    | 'rocket'
    | 'anti-tank'
    | 'tank'
    | 'assault-gun'
    | 'anti-aircraft'
  /** Added to the unit's attack and defence strength while active. operational.D2 */
  readonly attack: number
  readonly defence: number
  /** Columns of armour shift. operational.D4 */
  readonly armourShift: number
  /** When its armour counts: in attack and defence; in defence only (towed guns); in attack only against enemy armour. operational.D6 */
  readonly armourCounts: 'never' | 'always' | 'defence' | 'against-armour'
  /** Columns of artillery shift in attack. operational.D8 */
  readonly artilleryShift: number
  /** Place in the loss queue: before the n-th active step. operational.B8 */
  readonly queuePosition: number
  /** Suppressed by moving until the enemy's turn begins. operational.B6 */
  readonly towed: boolean
  /** Bridges minor rivers under fire and takes trenches apart. operational.D10, D12, D27 */
  readonly engineers: boolean
  /** Takes trenches and saves losses. operational.D12, D17 */
  readonly specialForces: boolean
  /** Crosses water ready to fight. operational.D5, D10, F30 */
  readonly amphibious: boolean
  /** Feels the way ahead and sweeps the front line. operational.C18, H7 */
  readonly recon: boolean
  /** The same in snow. operational.H7, F25 */
  readonly ski: boolean
  /** Price in prestige. operational.F13 */
  readonly price: number
}

/** The force pool: what steps are made of and what adding them does. operational.G1-G3, F12-F16 */
export interface ReinforcementRules {
  /** Slots for specialists on one unit, at most. operational.B5 */
  readonly mostSlots: number
  /** Places by which towed artillery after the first of a unit stands farther ahead in its loss queue. operational.B9 */
  readonly furtherGunsAhead: number
  /** Components of a step by kind. operational.G1 */
  readonly components: Readonly<Record<StepKind, { readonly infantry: number; readonly armour: number }>>
  /** Experience that a unit loses for each step added; those of the lowest level lose none. operational.B19 */
  readonly experienceLost: { readonly regular: number; readonly elite: number }
  /** Prestige for a step. operational.F13 */
  readonly price: Readonly<Record<StepKind, number>>
  /** Price of elite steps and specialists, in per cent of the usual one. */
  readonly elitePricePercent: number
  /** Turns until a step taken from a unit that has moved or fought is there, and one that straggled to a hub. operational.F13, D21 */
  readonly delayWhenUsed: number
  readonly delayAtHub: number
  /** Most steps of a straggler column in a hex. operational.D21 */
  readonly mostStragglers: number
  /** Points to enter a hex with that many stragglers or an enemy headquarters, at least. operational.C19 */
  readonly leastCost: number
  /** Movement points, in the class of supply, that stragglers walk at the start of a turn. operational.D21 */
  readonly stragglerMovement: number
}

export const branches = ['pool', 'intelligence', 'operations', 'logistics', 'engineering'] as const
export type Branch = (typeof branches)[number]

export const doctrines = ['american', 'british', 'german', 'soviet'] as const
/** Whose habits a headquarters has: they decide what an order costs. */
export type Doctrine = (typeof doctrines)[number]

/** What a headquarters can do. The ids are fixed: each is a piece of the engine. operational.F12-F32 */
export const orderIds = [
  'deploy',
  'store',
  'reorganise',
  'rally',
  'security-unit',
  'transfer',
  'feint',
  'no-retreat',
  'suppressive-fire',
  'recon-in-force',
  'rearguard',
  'set-piece',
  'counterattack',
  'motor-pool',
  'emergency-supply',
  'supply-dump',
  'destroy-bridge',
  'repair-bridge',
  'entrench',
  'build-bridge',
  'river-crossing',
  'assault-crossing',
] as const
export type OrderId = (typeof orderIds)[number]

interface OrderRules {
  readonly name: string
  readonly description: string
  readonly branch: Branch
  /** Level of the branch from which it can be given, 1..3. */
  readonly level: number
  /** Command points by doctrine. operational.F3 */
  readonly cost: Readonly<Record<Doctrine, number>>
}

/** The numbers inside the orders. operational.F14-F32 */
interface SpecialOrderRules {
  /** Least experience level for special orders, as an index. operational.B14 */
  readonly leastLevel: number
  readonly feint: {
    /** Per cent for the second suppressed step in open ground. */
    readonly secondStep: number
  }
  readonly suppressiveFire: {
    /** Rolls besides one for each artillery shift. */
    readonly rolls: number
    /** Per cent per roll: usual, against the entrenched in cover, in the best cover. */
    readonly chance: { readonly open: number; readonly entrenched: number; readonly best: number }
    /** Per cent to take a level of entrenchment. */
    readonly entrenchment: number
  }
  readonly setPiece: {
    readonly shift: number
    /** Per cent to take a level of entrenchment, by odds column. */
    readonly entrenchment: OddsTable
  }
  readonly noRetreat: { readonly retreatShift: number; readonly lossShift: number }
  readonly counterattack: { readonly shift: number }
  readonly reconInForce: { readonly mostCostMobile: number; readonly mostCostSki: number }
  readonly securityUnit: {
    /** Unit type by nation; a nation without one cannot form them. */
    readonly types: Readonly<Record<string, string>>
    readonly mostSteps: number
    readonly experience: number
    /** Units that one headquarters can form in a battle. */
    readonly units: number
  }
  readonly motorPool: { readonly extendedMovement: number }
  /** Per cent per artillery shift that the city fought over falls to ruins. operational.D26 */
  readonly ruin: { readonly attack: number; readonly setPiece: number; readonly suppressiveFire: number }
  /** Levels of entrenchment, at most. operational.F32 */
  readonly mostEntrenchment: number
}

/** A kind of headquarters. operational.F1, F6 */
export interface HeadquartersProfile {
  readonly name: string
  readonly description: string
  readonly nation: string
  readonly doctrine: Doctrine
  readonly commandPoints: number
  /** Symbolic lorries, 1..5: its range, as that of a hub. */
  readonly trucks: number
  readonly levels: Readonly<Record<Branch, number>>
  /** Experience for the first upgrade; each further one asks for `targetStep` more. */
  readonly target: number
  /** Levels of orders that differ from the usual ones; 0: not at all. */
  readonly orderLevels: Readonly<Partial<Record<OrderId, number>>>
  /** National variants. operational.F14, F15, F16, F27 */
  readonly longTransfer: boolean
  readonly battleGroups: boolean
  /** Level of its pool branch from which stragglers come in free; 0: never. */
  readonly freeRallyFrom: number
  readonly oversupply: boolean
}

interface HeadquartersRules {
  readonly branches: Readonly<Record<Branch, { readonly name: string; readonly description: string }>>
  readonly mostCommandPoints: number
  readonly mostLevel: number
  readonly mostTrucks: number
  /** Points more when it goes by rail all the way. operational.F7 */
  readonly railBonus: number
  /** Orders cost at least this, however often specialised, unless they cost nothing to begin with. */
  readonly leastCost: number
  /** Branch that loses a level besides a random one when it moves, goes unsupplied or is overrun. operational.F7-F9 */
  readonly suppresses: { readonly move: Branch; readonly unsupplied: Branch; readonly overrun: Branch }
  /** Command points lost by turns without supply, first turn first. operational.F8 */
  readonly pointsLost: readonly number[]
  /** Turns without supply from which its pool scatters, and it is lost. operational.F8 */
  readonly poolLostFrom: number
  readonly destroyedFrom: number
  /** Components shed when it flees, by turns without supply; beyond the list it is lost. operational.F10 */
  readonly shed: readonly number[]
  /** What destruction costs for good. operational.F11 */
  readonly rebuilt: { readonly commandPoints: number; readonly trucks: number; readonly turns: number }
  /** Per cent of a destroyed unit's experience that its headquarters loses. operational.F5 */
  readonly lostExperiencePercent: number
  /** operational.F4 */
  readonly upgrade: {
    readonly targetStep: number
    readonly commandPointPrice: number
    readonly specialisePrice: number
    /** Prestige instead of an option that is not there. */
    readonly prestige: number
  }
  readonly profiles: Readonly<Record<string, HeadquartersProfile>>
}

/** operational.F17, F18, H6-H8 */
interface FogRules {
  /** Hexes beyond the front line that are always seen. */
  readonly sight: number
  /** Hexes beyond it at the start of a turn, in range of a headquarters, by level of its intelligence from 0. */
  readonly sightByLevel: readonly number[]
  /** Hexes beyond sight in which markers are placed at the start of a turn, by level from 0. */
  readonly markersByLevel: readonly number[]
  /** Level from which special orders of seen units are known. */
  readonly ordersFrom: number
  /** Prisoners for a report, by level from 0; 0: never. */
  readonly prisonersByLevel: readonly number[]
  /** Depth of the first, second ... report by level from 0; the last one stays. */
  readonly reportDepth: readonly (readonly number[])[]
}

/** operational.G5-G12 */
export interface AssetRules {
  readonly name: string
  readonly description: string
  readonly effect: 'strike' | 'air-supply' | 'air-recon' | 'bombing'
  readonly symbol: 'aircraft' | 'bomber' | 'transport' | 'camera' | 'ship' | 'rocket' | 'bridge'
  /** For strikes: steps by value of the slide, and where the window of equally likely values begins (from 0) and how wide it is. */
  readonly window?: { readonly start: number; readonly size: number }
  readonly suppressed?: readonly number[]
  readonly killed?: readonly number[]
  readonly shifts?: {
    /** In weather with `WeatherRules.hindersAircraft`, on terrain with `TerrainRules.airCover`, against the entrenched, against the green. */
    readonly weather: number
    readonly terrain: number
    readonly entrenched: number
    readonly green: number
  }
  /** Per cent that the city under the target falls to ruins, and that its fort does. */
  readonly ruin?: number
  readonly fortRuin?: number
  /** Levels of entrenchment that it takes. */
  readonly entrenchmentLost?: number
  /** Per cent for each unit in the next hexes: one step suppressed, one lost. */
  readonly neighbours?: { readonly suppressed: number; readonly killed: number }
  /** Only against units in coastal hexes. */
  readonly coastalOnly?: boolean
  /** For bombing: hexes from the front line, and trucks that a hub loses. */
  readonly reach?: number
  readonly trucks?: number
}

/** operational.I5-I8, G12, H14 */
export interface CardRules {
  readonly name: string
  readonly description: string
  readonly effect:
    | 'assets'
    | 'lift-fog'
    | 'truck'
    | 'elite-store'
    | 'drop'
    | 'landing'
    | 'command-points'
    | 'artillery-preparation'
  /** For `assets`: what it adds. */
  readonly assets?: readonly { readonly asset: string; readonly perTurn: number; readonly uses: number }[]
  /** For `truck`: ids of the nations whose headquarters it may motorise instead. operational.F28, I6 */
  readonly motorises?: readonly string[]
  readonly price: number
  readonly refund: number
  readonly persistent: boolean
}

/** operational.H11-H14 */
interface LandingRules {
  /** Least level of experience for drops and assaults, as an index. */
  readonly leastLevel: number
  /** Hexes from the front line within which paratroops drop. */
  readonly dropReach: number
  /** Shift of an assault from the sea, and with engineers or amphibious special forces. */
  readonly assaultShift: number
  readonly assaultShiftEngineers: number
}

/** operational.H2, H3 */
interface RewardRules {
  readonly prestige: number
  readonly score: number
  /** Per cent of supply that a port adds at all sources of its side. */
  readonly portSupply: number
}

export interface CommandRules {
  readonly specialists: Readonly<Record<string, SpecialistRules>>
  readonly reinforcement: ReinforcementRules
  readonly orders: Readonly<Record<OrderId, OrderRules>>
  readonly specialOrders: SpecialOrderRules
  readonly headquarters: HeadquartersRules
  readonly fog: FogRules
  readonly assets: Readonly<Record<string, AssetRules>>
  readonly cards: Readonly<Record<string, CardRules>>
  readonly landing: LandingRules
  readonly rewards: RewardRules
}
