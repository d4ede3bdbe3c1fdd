/**
 * The tables of the command-card rules as the engine reads them. Every number of the rules stands here and nowhere in code.
 *
 * Their shapes, in `tables.generated.ts`, are made of the schemas that authors' files are checked against. Authors may leave out what
 * has a default; here it is filled in, and only that difference is said below.
 */
import type { UnitDrawing } from '../../drawing.ts'
import type {
  BoardEntry,
  CardsFile,
  CountsByKind,
  DiceFile,
  DieFace,
  NationEntry,
  ObstacleEntry,
  SpecialFile,
  TerrainEntry,
  UnitKind,
  UnitKinds,
  UnitTypeEntry,
  WayEntry,
} from './tables.generated.ts'

export type {
  CardEntry as CardRules,
  DieFace as Face,
  OrderLine as Slot,
  ProtectsWhen as Protects,
  UnitKind as Kind,
} from './tables.generated.ts'

/** The kinds of unit that hits, terrain and cards distinguish. Every unit type is of one kind. */
export const kinds = ['infantry', 'armour', 'artillery'] as const satisfies readonly UnitKind[]

/** The faces of a die. command-cards.C14 */
export const faces = ['infantry', 'armour', 'grenade', 'star', 'flag'] as const satisfies readonly DieFace[]

/** The three parts of a board as the side sees them that plays a card. command-cards.C2 */
export const sections = ['left', 'centre', 'right'] as const
export type Section = (typeof sections)[number]

/** A number of dice, hexes or flags for each kind. */
export type ByKind<T> = Readonly<Record<UnitKind, T>>

/** A value with its defaults: `all` kinds are listed, and kinds that are not counted count 0. */
type Filled<V> = V extends UnitKinds
  ? readonly UnitKind[]
  : V extends CountsByKind
    ? ByKind<number>
    : V extends readonly unknown[]
      ? V
      : V extends object
        ? { readonly [K in keyof V]: Filled<V[K]> }
        : V

/**
 * An entry of a table: without what is said to authors alone, and with every field but those named, which mean something by being
 * absent.
 */
type Read<E, MayBeAbsent extends keyof E = never> = Filled<
  Required<Omit<E, 'description' | 'like' | MayBeAbsent>> & Pick<E, MayBeAbsent>
>

/** Fields of ground and of obstacles that may be absent. */
type OfSomeGround =
  | 'protectsNations'
  | 'shelter'
  | 'mostHexes'
  | 'climb'
  | 'face'
  | 'stubborn'
  | 'connects'
  | 'risk'
  | 'artilleryRange'
  | 'tunnels'

export type DiceRules = Omit<DiceFile, 'kind'>
export type BoardRules = Read<BoardEntry>
export type TerrainRules = Read<TerrainEntry, OfSomeGround>
/** Something on a hex beside its terrain: at most one on each. */
export type ObstacleRules = Read<ObstacleEntry, OfSomeGround>
/** The effects of terrain, or an obstacle on it, on entering, leaving, fighting and sight. */
export type GroundRules = Omit<TerrainRules, 'sign' | 'look' | 'openCountry' | 'diggable' | 'water'>
/** Roads and railways: lines over hexes. */
export type WayRules = Read<WayEntry>
export type UnitTypeRules = Read<
  Omit<UnitTypeEntry, 'drawing' | 'drawings'>,
  'hitConfirmedBy' | 'hitsWith' | 'crosshair'
> & {
  /** By nation, and for those that have none of their own. */
  readonly drawings: Readonly<Record<string, UnitDrawing>>
  readonly drawing?: UnitDrawing
}
/** The special rules of a nation's units and command. */
export type NationRules = Read<NationEntry, 'rule' | 'echoBonusAgainst' | 'strikesBack' | 'hand' | 'retreats'>
/** The numbers of what scenarios can switch on. command-cards.A1-A20 */
export type SpecialRules = Omit<SpecialFile, 'kind'>

/** A mark on counters. */
export type UnitSymbol = UnitTypeEntry['symbol']

export interface CommandCardsRules {
  readonly dice: DiceRules
  readonly boards: Readonly<Record<string, BoardRules>>
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly obstacles: Readonly<Record<string, ObstacleRules>>
  readonly ways: Readonly<Record<string, WayRules>>
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly cards: CardsFile['entries']
  readonly nations: Readonly<Record<string, NationRules>>
  readonly special: SpecialRules
}
