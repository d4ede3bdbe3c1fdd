/**
 * The tables of the echelon rules as the engine reads them. Every number of the rules stands here and nowhere in code.
 *
 * Shares of strength are counted in 64ths, regimental equivalents in 144ths, so that every product of the multipliers is a whole number.
 */

/** Parts of a strength point, and of a regimental equivalent (RE). */
export const point = 64
export const re = 144
/** Parts of a replacement point. */
export const rp = 12
/** Parts of an RE in which the monthly limit on reserves is counted. */
export const reserveParts = 12

/** A fraction as the tables state it. */
export type Fraction = readonly [numerator: number, denominator: number]

/** Columns of the movement table. echelon.T */
export const moveClasses = ['motor', 'semi', 'other', 'mountain', 'light'] as const
export type MoveClass = (typeof moveClasses)[number]

export const weathers = ['clear', 'mud', 'frost', 'snow'] as const
export type Weather = (typeof weathers)[number]
export const seas = ['calm', 'ordinary', 'rough'] as const
export type Sea = (typeof seas)[number]

/** What a unit of a type is able to do. Each is a rule of its own; types list theirs, and units may add to them. */
export const abilities = [
  // 3-7 Air-capable
  'glider',
  'parachute',
  'para-infantry',
  'airborne-hq',
  'air-landing',
  'commando',
  'air-transportable',
  // 8-13 Anti-aircraft
  'light-aa',
  'heavy-aa',
  'position-aa',
  // 14-21 Anti-tank and armour
  'anti-tank',
  'heavy-anti-tank',
  'armour',
  'heavy-armour',
  'engineer-armour',
  'assault-engineer-armour',
  'assault-gun',
  'amphibious',
  'mechanised',
  'recon',
  // 22-27 Artillery
  'artillery',
  'mortar',
  'mountain-artillery',
  'rocket',
  'siege',
  'long-siege',
  // 28-29
  'border-guard',
  'cavalry',
  'camel',
  // 30-35 Depots and headquarters
  'major-depot',
  'command-depot',
  'capital',
  'army-hq',
  'command-hq',
  'coalition-hq',
  'divisional-hq',
  // 36-40 Engineers
  'assault-engineer',
  'combat-engineer',
  'construction-engineer',
  'construction-unit',
  'divisional-engineer',
  'pipeline-engineer',
  'port-engineer',
  'railroad-engineer',
  'labour',
  'punitive',
  // 41-43
  'fortress',
  'infantry',
  'light',
  'machine-gun',
  'marine',
  'mountain',
  'high-mountain',
  'naval',
  'ski',
  'nordic',
  'mixed',
  // 44-51
  'transport',
  'lvt',
  'apc',
  'partisan',
  'police',
  'political-police',
  'reserve',
  'static',
  'supply-unit',
  'wagon',
  // 52 Headings
  'training',
  'winterised',
  'woodsmanship',
  // Of single units: own support (c, support)
  'supports-itself',
  'supports-others',
] as const
export type Ability = (typeof abilities)[number]

export const sizes = ['battalion', 'regiment', 'brigade', 'cadre', 'division', 'corps', 'army', 'counter'] as const
export type Size = (typeof sizes)[number]

/** A value from a date on: `date` counts weeks, see `date.ts`. */
export interface Dated<T> {
  readonly from: number
  readonly value: T
}

/** Values against tanks, for each RE of the unit, in sixths. */
export interface ArmourValues {
  /** Armoured effects (AEC), those against sides that have nothing to shoot at tanks with (AIEC), and effects against tanks (ATEC). */
  readonly aec: number
  readonly aiec: number
  readonly atec: number
  /** Share that is left out of the count, in sixths: neutral units. */
  readonly neutral: number
}

/** A type of units. echelon.3-52 */
export interface UnitTypeRules {
  readonly name: string
  readonly rule: string
  /** How it moves: `artillery` moves as motor and is not motorised; `rail` moves by rail alone. */
  readonly moves: 'motor' | 'artillery' | 'semi' | 'other' | 'rail'
  readonly armour: ArmourValues
  /** Values that count from a date on. */
  readonly dated: readonly Dated<Partial<ArmourValues>>[]
  /** Artillery that may be turned against tanks. */
  readonly converts: boolean
  /** Its size in RE where that is not the one of its printed size: headquarters, depots, supply units. */
  readonly re?: Fraction
  /** Heavy equipment: always, never, or from a regiment up. echelon.d14 */
  readonly heavy: 'always' | 'never' | 'regiment'
  readonly abilities: readonly Ability[]
  /** What the use of its abilities costs first: its heading is marked with required losses. echelon.1 */
  readonly requiredLosses: boolean
  /** What is drawn on the counter. */
  readonly symbol: string
}

export interface TerrainRules {
  readonly name: string
  readonly rule: string
  readonly sign: string
  readonly look: string
  readonly cost: Readonly<Record<MoveClass, number>>
  readonly die: number
  readonly aec: number
  /** Motorised attackers are halved. */
  readonly halvesMotor: boolean
  /** Hexes that it counts in a supply line off the road. */
  readonly supply: number
  /** Terrain that it counts as when it is frozen, and in mud. */
  readonly frozenAs?: string
  readonly mudAs?: string
  /** A drop there is not scattered by the ground. */
  readonly open: boolean
  /** Ships go there, and nobody else. */
  readonly isSea: boolean
}

/** Towns, cities, fortifications and entrenchments. Their effects add up with those of the terrain. */
export interface FeatureRules {
  readonly name: string
  readonly rule: string
  readonly look: string
  readonly die: number
  readonly aec: number
  /** Engineers never bring it below −1 and −1. echelon.37b */
  readonly floor: boolean
  readonly isCity: boolean
  readonly isMajor: boolean
  /** A whole hex of a major city. */
  readonly isFull: boolean
  readonly isFortification: boolean
  readonly isFortress: boolean
  /** Built in the field: no fortification, and no settlement. */
  readonly isWork: boolean
  /** Engineers can lower its effects. */
  readonly yields: boolean
  /** Points of light anti-aircraft that belong to it, for whoever owns the hex. echelon.13b */
  readonly antiAircraft: number
}

export interface HexsideRules {
  readonly name: string
  readonly rule: string
  readonly look: string
  /** What is left of the strength of those who attack across it; 0 closes it to attacks. */
  readonly strength: Fraction
  readonly aec: number
  /** Movement points to cross; absent where it is closed. */
  readonly cost?: number
  /** As what it counts for amphibious units, and with a bridge. */
  readonly amphibiousAs?: string
  readonly tanksAs?: string
  readonly bridgedAs?: string
  /** Landings from the sea cross it. echelon.c */
  readonly coast?: 'beach' | 'cliff'
  /** It is no hindrance in this weather. */
  readonly frozenIn: readonly Weather[]
  readonly blocksZone: boolean
  readonly blocksSupply: boolean
}

export interface WeatherRules {
  readonly seasons: Readonly<Record<string, readonly number[]>>
  /** By zone and season, the weather of the six rolls. */
  readonly zones: Readonly<
    Record<string, { readonly name: string; readonly rolls: Readonly<Record<string, readonly Weather[]>> }>
  >
  readonly sea: Readonly<Record<string, readonly Sea[]>>
  readonly kinds: Readonly<
    Record<
      Weather,
      {
        readonly name: string
        readonly die: number
        readonly aec: number
        readonly offRoad: Fraction
        readonly isCold: boolean
      }
    >
  >
  /** What ice closes and opens is said by hexsides and terrain: kinds of weather in which they freeze. */
  readonly freezing: readonly Weather[]
}

export interface MovementRules {
  readonly stacking: { readonly units: number; readonly otherRe: number; readonly artilleryRe: number }
  /** Terrain in which fewer may stand. */
  readonly mountains: readonly string[]
  readonly stackingInMountains: { readonly units: number; readonly otherRe: number; readonly artilleryRe: number }
  readonly road: number
  readonly trackLess: number
  /** What ground costs those on skis in snow. echelon.42l */
  readonly ski: number
  readonly zone: {
    readonly into: number
    readonly out: number
    readonly outOnFoot: number
    readonly staticTimes: number
  }
  readonly unsupplied: Fraction
  readonly reaction: { readonly motor: Fraction; readonly others: number }
  readonly reserve: { readonly monthlyRe: number; readonly supply: number }
  readonly reconCost: number
  /** Hexes from an army headquarters within which the REs of enemy stacks are known. echelon.34b */
  readonly intelligence: number
  /** Districts are as wide where a map has none. echelon.d40 */
  readonly district: number
  readonly reserveFromHome: number
  /** Weather zones that cavalry keeps out of, and those in which it needs regular supply. echelon.29e */
  readonly arcticZones: readonly string[]
  readonly aridZones: readonly string[]
  /** Of units that have advanced or overrun with a marker. echelon.41 */
  readonly markerCost: number
}

/** Results of the main die. Those of the attacker begin with the level of disruption. echelon.c */
export const resultKinds = ['2:', '1:', '2D#', '1D#', '1:1', '1X1', 'X1', 'DR', 'D½', 'DE', 'OR(1)', 'OR(2)'] as const
export type ResultKind = (typeof resultKinds)[number]

/** What counts from a share of the REs on: the last step whose share is reached. */
export interface ShareStep {
  readonly share: Fraction
  readonly die: number
}

/** Dice that are rolled for heavy units: each that shows `from` or more counts. echelon.21 */
export interface HeavyDice {
  readonly from: number
  readonly die: number
  readonly most: number
}

export interface CombatRules {
  readonly odds: readonly Fraction[]
  /** From a die of 0 or less to one of 7 or more, by column. */
  readonly results: readonly (readonly ResultKind[])[]
  /** SPs for each hex from which units attack. */
  readonly supply: number
  readonly leastSum: number
  readonly multipliers: Readonly<
    Record<
      | 'unsupported'
      | 'disrupted'
      | 'unsupplied'
      | 'isolated'
      | 'landing'
      | 'dropped'
      | 'artilleryAgainstFortress'
      | 'assaultEngineer'
      | 'machineGun'
      | 'fortress'
      | 'motorTerrain',
      Fraction
    >
  >
  /** Turns of isolation after which a defender is halved. */
  readonly isolatedTurns: number
  readonly siege: Readonly<Record<'atFortress' | 'atFort' | 'elsewhere' | 're', Fraction>>
  readonly support: {
    readonly perArtilleryRe: number
    readonly perHeadquarters: number
    readonly perDivision: number
    readonly navalRe: Fraction
    readonly coastDefence: Fraction
  }
  readonly armourSteps: readonly ShareStep[]
  readonly antiTankSteps: readonly ShareStep[]
  readonly neutralPerRe: number
  readonly convertedShare: Fraction
  readonly engineerCounts: Readonly<Record<'combat' | 'assault', number>>
  readonly engineerAbsorbs: Readonly<Record<'combat' | 'assault', number>>
  readonly planned: { readonly supply: number; readonly most: number; readonly rocket: number }
  readonly success: readonly { readonly to: number; readonly code: Success }[]
  readonly surprise: {
    readonly re: number
    readonly full: Readonly<Record<Success, number>>
    readonly reduced: Readonly<Record<Success, number>>
    readonly terrain: readonly string[]
    readonly hexsides: readonly string[]
  }
  readonly special: readonly {
    readonly ability: Ability
    readonly rule: string
    readonly terrain: readonly string[]
    readonly steps: readonly ShareStep[]
  }[]
  readonly specialMost: number
  readonly heavyArmour: HeavyDice
  readonly heavyAntiTank: HeavyDice
  readonly cold: { readonly attackers: readonly ShareStep[]; readonly defenders: ShareStep }
  readonly apcBonus: number
  readonly divisionalHeadquarters: number
  /** Per cent of the printed strength that a die of required disruption asks for. */
  readonly disruption: readonly number[]
  readonly shares: Readonly<Record<'halved' | 'exchange' | 'repulsed', Fraction>>
  readonly politicalPolice: {
    readonly attacking: Readonly<Partial<Record<ResultKind, ResultKind>>>
    readonly defending: Readonly<Partial<Record<ResultKind, ResultKind>>>
    readonly share: Fraction
  }
  readonly withdrawal: Readonly<
    Record<'recon' | 'cavalry' | 'commando' | 'skiInSnow' | 'nordicInSnow' | 'zone', number>
  >
  readonly retreat: { readonly hexes: number; readonly more: number }
  readonly advance: { readonly share: Fraction; readonly hexes: Readonly<Record<'OR(1)' | 'OR(2)', number>> }
  readonly overrun: { readonly odds: number; readonly cost: number }
  readonly airMost: number
  readonly airTimes: number
  readonly denying: { readonly combatAa: number; readonly positionAa: number }
}
export const successes = ['D', 'F*', 'F', 'S', 'S*'] as const
export type Success = (typeof successes)[number]

export interface SupplyRules {
  readonly overland: number
  readonly road: number
  /** Hexes that one off the road counts in mud, at least. */
  readonly mud: number
  /** Hexes of a line of cavalry that touches arid ground. echelon.29e */
  readonly arid: number
  readonly hqRange: Readonly<Record<'army' | 'command', number>>
  readonly special: number
  readonly extended: number
  readonly railheadSp: number
  /** SPs count three REs each; stores are kept in thirds of an SP, which are REs. */
  readonly reOfSp: number
  readonly capacity: Readonly<Record<'major' | 'command' | 'commandHq' | 'supplyUnit' | 'rePerMp', number>>
  readonly depotMove: { readonly turns: number; readonly supply: number }
  /** Command depots, each with a headquarters, that a major depot with its headquarters divides into. echelon.31, 35b */
  readonly breakdown: number
  readonly freeTurns: number
  readonly attrition: { readonly from: number; readonly at: number }
  /** What a captor gets of a depot, by die from 1. */
  readonly capture: readonly Fraction[]
  readonly supplyUnitCaptured: Fraction
  /** Die from which partisans break a railway. echelon.45a */
  readonly sabotage: number
}

export const replacementClasses = ['armour', 'artillery', 'infantry'] as const
export type ReplacementClass = (typeof replacementClasses)[number]

export interface ReplacementRules {
  /** By class; the first one that has an ability of the unit counts, and one that names none takes all. */
  readonly perRe: Readonly<
    Record<ReplacementClass, { readonly abilities: readonly Ability[]; readonly pool: 'infantry' | 'armour'; readonly points: number }>
  >
  readonly buildUp: Fraction
  readonly depotPerDefence: number
  readonly isolatedTimes: number
  readonly turns: number
  readonly hexRe: number
  readonly freePunitivePerMonth: number
  readonly never: readonly Ability[]
}

/** A kind of unit that SMPs are made of. echelon.50a */
export interface TransportForm {
  readonly name: string
  readonly ability?: Ability
  readonly without?: Ability
  readonly carriesRe?: number
  readonly sizes?: readonly Size[]
  /** It becomes the design on foot that its own names. */
  readonly gives?: boolean
}

export const movementCounters = ['transport', 'lvt', 'apc'] as const

export interface TransportRules {
  /** Supply movement points (SMP): what one carries, and what a hex costs. */
  readonly smp: Readonly<Record<'re' | 'road' | 'offRoad' | 'track' | 'unsupplied' | 'mostMp' | 'exploitation', number>>
  readonly forms: Readonly<Record<string, TransportForm>>
  readonly conversions: readonly {
    readonly unit: string
    readonly smp: number
    readonly into?: readonly { readonly unit: string; readonly count: number; readonly back?: number }[]
  }[]
  readonly conversionTurns: number
  readonly counters: Readonly<
    Record<
      (typeof movementCounters)[number],
      { readonly ability: Ability; readonly heavy: boolean; readonly cavalry: boolean; readonly inCombat: boolean }
    >
  >
  readonly heavyTimes: number
  readonly airRange: number
}

/** What flies over a hex, or is bombed there. */
export const missions = ['support', 'bomb', 'airbase', 'drop'] as const
export type Mission = (typeof missions)[number]
/** What can be bombed, shelled, and shot at by siege guns. */
export const installations = ['port', 'airbase', 'coast', 'rail', 'aa'] as const
export type Installation = (typeof installations)[number]

export interface AirRules {
  /** Sides of the die of this table. */
  readonly die: number
  /** Points of anti-aircraft, and the roll from which on they hit. */
  readonly aa: readonly { readonly points: number; readonly from: number }[]
  /** What light anti-aircraft fires at. echelon.10a, 11d */
  readonly lightMissions: readonly Mission[]
  /** What is left of points that were hit. */
  readonly hitShare: Fraction
  /** Hits by roll and column; a column begins with so many points. */
  readonly bombing: { readonly columns: readonly number[]; readonly rows: readonly (readonly number[])[] }
  /** SPs for each installation that siege guns shoot at, and how far they reach. echelon.27d */
  readonly siegeSupply: Fraction
  readonly siegeRange: Readonly<Record<'siege' | 'long-siege', number>>
  /** Rolls up to which a unit is lost, or dispersed. */
  readonly dispersion: { readonly lost: number; readonly dispersed: number }
  readonly dispersionModifiers: Readonly<
    Record<'commando' | 'cold' | 'ground' | 'hit' | 'glider' | 'roughSea' | 'seaCliff', number>
  >
  /** REs that may drop on a hex when they are no airborne troops. echelon.3 */
  readonly severeRe: number
  readonly amphibiousTank: {
    readonly rough: number
    readonly cliff: number
    readonly calm: number
    readonly share: Readonly<Record<Success, Fraction>>
  }
  /** Points for each full `airbaseCapacity` of a permanent airbase, from a date on, for sides with one of the nations, or all. echelon.13 */
  readonly airbaseAa: readonly Dated<{ readonly points: number; readonly nations: readonly string[] }>[]
  readonly airbaseCapacity: number
  /** REs of a point of position anti-aircraft. echelon.11c */
  readonly positionRe: Fraction
  /** REs of long-range siege artillery that are one point of coast defence. echelon.27e */
  readonly coastDefenceOfSiege: Fraction
}

export const jobs = [
  'entrenchment',
  'airfield',
  'fort',
  'port-hit',
  'airbase-hit',
  'rail-break',
  'regauge',
  'new-rail',
  'pipeline',
  'destroyed-port',
  'port-upgrade',
  'bridge',
] as const
export type Job = (typeof jobs)[number]
/** Bridges come last: their number says over which side of the hex they lead. */
export const demolitions = ['rail', 'port', 'airbase', 'bridge'] as const
export type Demolition = (typeof demolitions)[number]

export interface EngineeringRules {
  readonly jobs: Readonly<Record<Job, { readonly name: string; readonly rule: string; readonly cost: number }>>
  /** By ability: the jobs it does, and how many times the cost they are for it. */
  readonly workers: Readonly<Partial<Record<Ability, Readonly<Partial<Record<Job, Fraction>>>>>>
  /** Of the cost of a job, what can be done in a turn without quick construction. */
  readonly share: Fraction
  /** SPs of quick construction, and the jobs that know none. echelon.39, 40e */
  readonly quickSupply: number
  readonly neverQuick: readonly Job[]
  /** Jobs of railways, of which railroad engineers do so many hexes in a turn. echelon.40g */
  readonly railJobs: readonly Job[]
  readonly railHexes: number
  /** Movement points of a demolition, by ability. */
  readonly demolition: Readonly<Partial<Record<Ability, number>>>
  /** Capacity of a new airfield, and the fortification that is built. */
  readonly airfieldCapacity: number
  readonly fort: string
  /** What is left of the capacity of a reduced port. */
  readonly reducedPort: Fraction
  /** Civilian labour: how far, as how many engineers one counts with it, and partial city hexes for one. echelon.39 */
  readonly labour: {
    readonly reach: number
    readonly engineers: number
    readonly partialCities: number
    /** Countries whose cities give it, to engineers of some nations or all: their major cities, or all. echelon.39b */
    readonly countries: readonly { readonly country: string; readonly nations: readonly string[]; readonly majorOnly: boolean }[]
  }
}

export interface SizeRules {
  readonly re: Readonly<Record<Size, Fraction>>
  readonly exertsFrom: Size
  readonly cadre: { readonly share: Fraction; readonly least: number }
}

export interface NationRules {
  readonly name: string
  /** What its units are called. */
  readonly adjective: string
  readonly nordic: boolean
  /** What values of its units differ by, from a date on, by type of unit. echelon.14, 15, 19 */
  readonly dated: Readonly<Record<string, readonly Dated<Partial<ArmourValues>>[]>>
  /** Defence of fortress units is doubled in a fortress. echelon.41 */
  readonly fortressDoubled: boolean
  readonly depotPermanent: boolean
  readonly majorPower: boolean
  readonly capitalCapacity: number
  /** Ships carry this much more or less anti-aircraft. echelon.12 */
  readonly cargoAa: number
}

/** A unit of the identification charts: what is printed on a counter. */
export interface DesignRules {
  readonly name: string
  readonly type: string
  readonly nation: string
  readonly size: Size
  readonly attack: number
  readonly defence: number
  readonly move: number
  /** The other side: the cadre of a division, or what it flips to. */
  readonly reverse?: { readonly attack: number; readonly defence: number; readonly move: number }
  readonly aa: number
  readonly abilities: readonly Ability[]
  readonly motorised: boolean
  readonly heavyEffects: boolean
  readonly carriesRe?: number
  /** The design that it becomes when it gives up its lorries. echelon.50a */
  readonly onFoot?: string
  /** Its size in RE where that is neither the one of its type nor of its printed size: markers of corps, movement counters. */
  readonly re?: Fraction
}

export interface VictoryRules {
  readonly perDivisionRe: number
  readonly isolatedTimes: number
  readonly marginal: Fraction
  readonly decisive: Fraction
}

export interface EchelonRules {
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly features: Readonly<Record<string, FeatureRules>>
  readonly hexsides: Readonly<Record<string, HexsideRules>>
  readonly weather: WeatherRules
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly sizes: SizeRules
  readonly movement: MovementRules
  readonly combat: CombatRules
  readonly supply: SupplyRules
  readonly replacement: ReplacementRules
  readonly transport: TransportRules
  readonly air: AirRules
  readonly engineering: EngineeringRules
  readonly nations: Readonly<Record<string, NationRules>>
  readonly designs: Readonly<Record<string, DesignRules>>
  readonly victory: VictoryRules
}
