/** The rules of the system as its tables say them. `npm run generate` makes their types of the schemas. */
import type { UnitDrawing } from '../../drawing.ts'
import type {
  BattleFile,
  ClassEntry,
  CombatFile,
  EntrenchmentFile,
  ExperienceFile,
  HouseRulesFile,
  LeaderEntry,
  Leaders,
  MovementFile,
  MovementType,
  SupplyFile,
  TerrainEntry,
  UnitClass,
  UnitTypeEntry,
  WeatherFile,
} from './tables.generated.ts'

export type { MovementType, UnitClass } from './tables.generated.ts'

/** Entries with what their authors left out. */
type Whole<E, K extends keyof E> = Omit<E, K> & Required<Pick<E, K>>

export type TerrainRules = Whole<
  TerrainEntry,
  | 'initiative'
  | 'entrenchment'
  | 'sight'
  | 'close'
  | 'ford'
  | 'mire'
  | 'hides'
  | 'scatters'
  | 'sand'
  | 'partisans'
  | 'water'
>
export type ClassRules = Whole<ClassEntry, 'entrenchmentRate' | 'suppressive' | 'scouts'>
export type LeaderRules = Whole<LeaderEntry, Exclude<keyof LeaderEntry, 'name' | 'rule' | 'description'>>
export type UnitTypeRules = Omit<Whole<UnitTypeEntry, 'flags' | 'designed'>, 'drawing'> & {
  readonly drawing?: UnitDrawing
}
export type UnitFlag = UnitTypeRules['flags'][number]
export type HouseRules = Omit<HouseRulesFile, 'kind'>

/** All tables. */
export interface TacticalRules {
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly classes: Readonly<Record<UnitClass, ClassRules>>
  readonly leaders: Readonly<Record<keyof Leaders, LeaderRules>>
  readonly movement: Omit<MovementFile, 'kind'>
  readonly combat: Omit<CombatFile, 'kind'>
  readonly experience: Omit<ExperienceFile, 'kind'>
  readonly entrenchment: Omit<EntrenchmentFile, 'kind'>
  readonly supply: Omit<SupplyFile, 'kind'>
  readonly weather: Omit<WeatherFile, 'kind'>
  readonly battle: Omit<BattleFile, 'kind'>
  readonly houseRules: HouseRules
}

/** States of the ground, as numbers of a state. */
export const grounds = ['dry', 'frozen', 'mud'] as const
export const ground = { dry: 0, frozen: 1, mud: 2 } as const

/** The sky, as numbers of a state. */
export const skies = ['clear', 'overcast'] as const

/** What falls, as numbers of a state. */
export const falls = { nothing: 0, rain: 1, snow: 2 } as const

/** What a unit is as a target: the order of the attack values of models. */
export const kinds = ['soft', 'hard', 'air', 'sea'] as const

export const movementTypes = [
  'tracked',
  'halftrack',
  'wheeled',
  'leg',
  'mountain_leg',
  'towed',
  'all_terrain',
  'amphibious',
  'air',
  'deep',
  'coastal',
  'fixed',
] as const satisfies readonly MovementType[]
