/**
 * The tables of the skirmish rules as the engine reads them. Every number of the rules stands here and nowhere in code.
 *
 * Their shapes, in `tables.generated.ts`, are made of the schemas that authors' files are checked against. Authors may leave out what
 * has a default; here it is filled in, and only that difference is said below.
 */
import type { UnitDrawing } from '../../drawing.ts'
import type {
  ArmyEntry,
  FrameFile,
  GeneralEntry,
  LandscapeFile,
  NationEntry,
  SupportEntry,
  TerrainEntry,
  UnitClass,
  UnitEntry,
  UpgradeEntry,
  Weapon as WeaponEntry,
  WeatherEntry,
} from './tables.generated.ts'

export type { LastingEffect, UnitClass } from './tables.generated.ts'

/** The classes of unit cards. skirmish.F4 */
export const classes = [
  'infantry',
  'artillery',
  'tank',
  'transport',
  'aircraft',
] as const satisfies readonly UnitClass[]

/** The additions to the numbers to roll for a hit, and for a critical hit. skirmish.S4 */
export type Evasion = readonly [number, number]

/** An entry with every field but those named, which mean something by being absent. */
type Read<E, MayBeAbsent extends keyof E> = Required<Omit<E, 'description' | MayBeAbsent>> & Pick<E, MayBeAbsent>

export type TerrainRules = Read<TerrainEntry, 'points' | 'cost' | 'supply' | 'becomes'>
export type Weapon = Required<WeaponEntry>
/** A card that may carry a weapon. */
type Armed = { readonly weapon?: Weapon }
export type UpgradeRules = Read<Omit<UpgradeEntry, 'weapon'>, 'evasion' | 'until' | 'year' | 'before'> & Armed
export type UnitRules = Read<Omit<UnitEntry, 'weapon' | 'drawing'>, 'year' | 'bombs'> &
  Armed & {
    readonly drawing: UnitDrawing
    /** The nation of its file. */
    readonly nation: string
  }
export type Ability = UnitRules['abilities'][number]
export type SupportRules = SupportEntry
export type GeneralRules = GeneralEntry
export type WeatherRules = WeatherEntry
export type ArmyRules = ArmyEntry
export type Window = SupportEntry['window'][number]

export interface SkirmishRules {
  readonly frame: Omit<FrameFile, 'kind'>
  readonly nations: Readonly<Record<string, NationEntry>>
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly landscape: Omit<LandscapeFile, 'kind'>
  readonly upgrades: Readonly<Record<string, UpgradeRules>>
  readonly support: Readonly<Record<string, SupportRules>>
  readonly generals: Readonly<Record<string, GeneralRules>>
  readonly armies: Readonly<Record<string, ArmyRules>>
  readonly unitTypes: Readonly<Record<string, UnitRules>>
}
