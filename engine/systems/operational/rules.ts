/**
 * The tables of the operational rules, as they stand in `content/systems/operational/tables` and travel inside a resolved
 * scenario. All numbers of the rules are here and none in code; keys of the records are authored ids. Their shapes, in
 * `tables.generated.ts`, are made of the schemas that authors' files are checked against.
 */
import type { UnitDrawing } from '../../drawing.ts'
import type {
  AssetsFile,
  Branch,
  CardsFile,
  CombatFile,
  ExperienceFile,
  FogFile,
  HeadquartersFile,
  HexsidesFile,
  LandingFile,
  MovementClass,
  MovementFile,
  NationsFile,
  OrderEntries,
  OrdersFile,
  ReinforcementFile,
  RewardsFile,
  SpecialistsFile,
  SpecialOrdersFile,
  SupplyFile,
  TerrainFile,
  UnitTypeEntry,
  VictoryFile,
  WaysFile,
  WeatherFile,
} from './tables.generated.ts'

export type {
  AssetEntry as AssetRules,
  Branch,
  CardEntry as CardRules,
  Cost,
  ExperienceLevelEntry as ExperienceLevel,
  HexsideEntry as HexsideRules,
  MovementClass,
  ProfileEntry as HeadquartersProfile,
  SpecialistEntry as SpecialistRules,
  TerrainEntry as TerrainRules,
  WayEntry as WayRules,
  WeatherEntry as WeatherRules,
} from './tables.generated.ts'

export type UnitTypeRules = Omit<UnitTypeEntry, 'drawing'> & { readonly drawing?: UnitDrawing }

/** The contents of a table: without the line that says its kind. */
type Contents<F> = Omit<F, 'kind'>

export type CombatRules = Contents<CombatFile>
export type ExperienceRules = Contents<ExperienceFile>
export type ReinforcementRules = Contents<ReinforcementFile>

/** Everything of the system that a scenario plays by. */
export interface OperationalRules {
  readonly terrain: TerrainFile['entries']
  readonly weather: WeatherFile['entries']
  readonly ways: WaysFile['entries']
  readonly hexsides: HexsidesFile['entries']
  readonly movement: Contents<MovementFile>
  readonly combat: CombatRules
  readonly experience: ExperienceRules
  readonly supply: Contents<SupplyFile>
  readonly victory: Contents<VictoryFile>
  readonly nations: NationsFile['entries']
  /** Only the types that the scenario uses. */
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly specialists: SpecialistsFile['entries']
  readonly reinforcement: ReinforcementRules
  readonly orders: OrdersFile['entries']
  readonly specialOrders: Contents<SpecialOrdersFile>
  readonly headquarters: Contents<HeadquartersFile>
  readonly fog: Contents<FogFile>
  readonly assets: AssetsFile['entries']
  readonly cards: CardsFile['entries']
  readonly landing: Contents<LandingFile>
  readonly rewards: Contents<RewardsFile>
}

/** operational.C1, C2, b3: units move by one of four classes; supply has a class of its own. */
export const movementClasses = [
  'infantry',
  'mountain',
  'cavalry',
  'mobile',
  'supply',
] as const satisfies readonly MovementClass[]

/** Per cent by odds column, first column first. */
export type OddsTable = readonly number[]

/** Levels of difficulty, easiest first. */
export const difficulties = ['easy', 'normal', 'classic', 'hard'] as const
export type Difficulty = keyof CombatRules['attackerLoss']

/** Returns the prestige of an objective at a scenario's level of difficulty, from that on normal. operational.A8 */
export const prestigeEarned = (
  { difficulty, rules }: { readonly difficulty: Difficulty; readonly rules: OperationalRules },
  prestige: number,
): number => Math.trunc((prestige * rules.victory.difficulty[difficulty].prestige) / 100)

export const branches = [
  'pool',
  'intelligence',
  'operations',
  'logistics',
  'engineering',
] as const satisfies readonly Branch[]

export const doctrines = ['american', 'british', 'german', 'soviet'] as const

/**
 * The orders of headquarters. The ids are fixed: each is a piece of the engine.
 * operational.F12-F32
 */
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
] as const satisfies readonly OrderId[]
export type OrderId = keyof OrderEntries

/** The upgrades of a headquarters; a choice of one is its place here. operational.F4 */
export const upgrades = ['command-point', 'specialise', 'free', 'prestige'] as const
export type Upgrade = (typeof upgrades)[number]
