/**
 * The tables of the echelon rules as the engine reads them. Every number of the rules stands here and nowhere in code.
 *
 * Their shapes, in `tables.generated.ts`, are made of the schemas that authors' files are checked against. Authors may leave out what
 * has a default; here it is filled in, and only that difference is said below. Shares of strength are counted in 64ths, regimental
 * equivalents in 144ths, so that every product of the multipliers is a whole number.
 */
import type { UnitDrawing } from '../../drawing.ts'
import type {
  Ability,
  AirbaseAntiAircraftValue,
  AirFile,
  ArmourValuesEntry,
  CombatFile,
  CombatResult,
  DatedArmour,
  DesignEntry,
  EngineeringFile,
  FeatureEntry,
  Fraction,
  HexsideEntry,
  JobName,
  MovementCosts,
  MovementFile,
  NationEntry,
  ReplacementCosts,
  ReplacementFile,
  Sea,
  Size,
  SizesFile,
  SupplyFile,
  TerrainEntry,
  TransportFile,
  UnitTypeEntry,
  VictoryFile,
  Weather,
  WeatherFile,
  WeatherKindEntry,
} from './tables.generated.ts'

export type {
  Ability,
  CombatResult as ResultKind,
  Fraction,
  HeavyArmourDice as HeavyDice,
  JobName as Job,
  Sea,
  ShareStep,
  Size,
  TransportForm,
  Weather,
  WeatherZoneEntry,
} from './tables.generated.ts'

/** Parts of a strength point, and of a regimental equivalent (RE). */
export const point = 64
export const re = 144
/** Parts of a replacement point. */
export const rp = 12
/** A value times a fraction, in whole parts of the value: rounded down. */
export const times = (value: number, [numerator, denominator]: Fraction): number =>
  Math.floor((value * numerator) / denominator)

/** The same, rounded up. */
export const timesRoundedUp = (value: number, [numerator, denominator]: Fraction): number =>
  Math.ceil((value * numerator) / denominator)

/** Parts of an RE in which the monthly limit on reserves is counted. */
export const reserveParts = 12

/** Columns of the movement table. echelon.M1 */
export const moveClasses = ['motor', 'semi', 'other', 'mountain', 'light'] as const satisfies readonly MoveClass[]
export type MoveClass = keyof MovementCosts

export const weathers = ['clear', 'mud', 'frost', 'snow'] as const satisfies readonly Weather[]
export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const satisfies readonly Season[]
export type Season = keyof WeatherFile['seasons']
export const seas = ['calm', 'ordinary', 'rough'] as const satisfies readonly Sea[]

export const sizes = [
  'battalion',
  'regiment',
  'brigade',
  'cadre',
  'division',
  'corps',
  'army',
  'counter',
] as const satisfies readonly Size[]

/** Results of the main die. Those of the attacker begin with the level of disruption. echelon.C8 */
export const resultKinds = [
  '2:',
  '1:',
  '2D#',
  '1D#',
  '1:1',
  '1X1',
  'X1',
  'DR',
  'D½',
  'DE',
  'OR(1)',
  'OR(2)',
] as const satisfies readonly CombatResult[]

export const successes = ['D', 'F*', 'F', 'S', 'S*'] as const
export type Success = (typeof successes)[number]

export const replacementClasses = ['armour', 'artillery', 'infantry'] as const satisfies readonly ReplacementClass[]
export type ReplacementClass = keyof ReplacementCosts

export const movementCounters = [
  'transport',
  'lvt',
  'apc',
] as const satisfies readonly (keyof TransportFile['counters'])[]

/** A mission of aircraft in a hex: one flown over it, or a target bombed there. */
export type Mission = AirFile['lightMissions'][number]
/** The targets of bombing, shelling and siege guns. */
export const installations = ['port', 'airbase', 'coast', 'rail', 'aa'] as const
export type Installation = (typeof installations)[number]

/** The installations that have a bit each, by number. */
export const installationsIn = (bits: number): readonly number[] =>
  [...installations.keys()].filter((index) => bits & (1 << index))

/** The kinds of goods: SPs or SRPs. */
export const goods = { supply: 0, special: 1 } as const
export const goodsKinds: readonly number[] = Object.values(goods)

/** The ways in which goods are lifted. */
export const lifts = { rail: 0, sea: 1, air: 2 } as const

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
] as const satisfies readonly JobName[]
/** Bridges come last: their number says over which side of the hex they lead. */
export const demolitions = ['rail', 'port', 'airbase', 'bridge'] as const
export type Demolition = (typeof demolitions)[number]

/** The number of the first bridge: the side of the hex over which one leads is added. */
export const firstBridge = demolitions.indexOf('bridge')

/** The kind of a demolition, by its number. */
export const demolitionOf = (what: number): Demolition => demolitions[Math.min(what, firstBridge)]

/** The contents of a table: without the line that says its kind. */
type Contents<F> = Omit<F, 'kind'>

/**
 * An entry of a table: without what is said to authors alone, and with every field but those named, which mean something by being
 * absent.
 */
type Read<E, MayBeAbsent extends keyof E = never> = Required<Omit<E, 'description' | MayBeAbsent>> &
  Pick<E, MayBeAbsent>

/** A value from a date on, in weeks, see `date.ts`. */
export interface Dated<T> {
  readonly from: number
  readonly value: T
}

/** Values against tanks, for each RE of the unit, in sixths. */
export type ArmourValues = Required<ArmourValuesEntry>
type DatedValues = readonly Dated<Omit<DatedArmour, 'from'>>[]

/** A type of units. echelon.3-52 */
export type UnitTypeRules = Omit<Read<UnitTypeEntry, 're'>, 'armour' | 'dated'> & {
  readonly armour: ArmourValues
  readonly dated: DatedValues
}
export type TerrainRules = Read<TerrainEntry, 'frozenAs' | 'mudAs'>
/** Towns, cities, fortifications and entrenchments. Their effects add up with those of the terrain. */
export type FeatureRules = Read<FeatureEntry>
export type HexsideRules = Read<HexsideEntry, 'cost' | 'amphibiousAs' | 'tanksAs' | 'bridgedAs' | 'coast'>
export type WeatherRules = Omit<Contents<WeatherFile>, 'kinds'> & {
  readonly kinds: Readonly<Record<Weather, Required<WeatherKindEntry>>>
}
export type SizeRules = Contents<SizesFile>
export type MovementRules = Contents<MovementFile>
export type CombatRules = Omit<Contents<CombatFile>, 'politicalPolice'> & {
  readonly politicalPolice: {
    readonly attacking: Readonly<Partial<Record<CombatResult, CombatResult>>>
    readonly defending: Readonly<Partial<Record<CombatResult, CombatResult>>>
    readonly share: Fraction
  }
}
export type SupplyRules = Contents<SupplyFile>
export type ReplacementRules = Contents<ReplacementFile>
export type TransportRules = Contents<TransportFile>
export type AirRules = Omit<Contents<AirFile>, 'airbaseAa' | 'shipAa'> & {
  readonly shipAa: Omit<AirFile['shipAa'], 'from'> & { readonly from: number }
  readonly airbaseAa: readonly Dated<AirbaseAntiAircraftValue>[]
}
export type EngineeringRules = Omit<Contents<EngineeringFile>, 'workers' | 'demolition'> & {
  /** By ability: the jobs it does, and how many times the cost they are for it. */
  readonly workers: Readonly<Partial<Record<Ability, Readonly<Partial<Record<JobName, Fraction>>>>>>
  /** Movement points of a demolition, by ability. */
  readonly demolition: Readonly<Partial<Record<Ability, number>>>
}
export type NationRules = Omit<Read<NationEntry>, 'dated'> & {
  readonly dated: Readonly<Record<string, DatedValues>>
}
/** A unit of the identification charts: what is printed on a counter. */
export type DesignRules = Read<Omit<DesignEntry, 'drawing'>, 'reverse' | 'carriesRe' | 'onFoot' | 're'> & {
  readonly drawing?: UnitDrawing
}
export type VictoryRules = Contents<VictoryFile>

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
