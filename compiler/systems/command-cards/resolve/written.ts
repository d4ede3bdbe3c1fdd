/** The tables as authors write them: only what differs from the defaults. */
import type {
  BoardRules,
  ByKind,
  CardRules,
  DiceRules,
  GroundRules,
  Kind,
  NationRules,
  ObstacleRules,
  SpecialRules,
  TerrainRules,
  UnitTypeRules,
  WayRules,
} from '../../../../engine/systems/command-cards/rules.ts'

/** Kinds of unit, or all of them. */
export type WrittenKinds = 'all' | readonly Kind[]
/** Kinds that are not named have none. */
export type WrittenCounts = Partial<ByKind<number>>

/** Fields of ground that list kinds of unit, and fields that count by kind. */
type KindLists =
  | 'closed'
  | 'stops'
  | 'stopsClimbing'
  | 'stopsLeaving'
  | 'fromBeside'
  | 'noBattleEntering'
  | 'battleFromBeside'
  | 'noBattleLeaving'
  | 'noBattle'
  | 'closeOnly'
  | 'takeGround'
  | 'advanceFromBeside'
  | 'lossForFlag'
type Counts = 'reduction' | 'battleOut' | 'ignoresFlags'

interface Described {
  /** What it is and does, for the reference. */
  readonly description?: string
}

export type WrittenGround = Described &
  Pick<GroundRules, 'name' | 'rule'> &
  Partial<Omit<GroundRules, KindLists | Counts | 'shelter' | 'face'>> & {
    readonly [name in KindLists]?: WrittenKinds
  } & { readonly [name in Counts]?: WrittenCounts } & {
    /** Entry of the same table that says what this one does not. */
    readonly like?: string
    readonly shelter?: Omit<NonNullable<GroundRules['shelter']>, 'reduction'> & { readonly reduction: WrittenCounts }
    readonly face?: Omit<NonNullable<GroundRules['face']>, 'closed'> & { readonly closed: WrittenKinds }
  }

export type WrittenTerrain = WrittenGround &
  Pick<TerrainRules, 'sign' | 'look'> &
  Partial<Omit<TerrainRules, keyof GroundRules>>

type ObstacleLists = 'removedInstead' | 'removedOnEntering'
export type WrittenObstacle = WrittenGround &
  Pick<ObstacleRules, 'look'> &
  Partial<Omit<ObstacleRules, keyof GroundRules | ObstacleLists>> & {
    readonly [name in ObstacleLists]?: WrittenKinds
  }

export type WrittenWay = Described &
  Pick<WayRules, 'name' | 'rule' | 'look'> &
  Partial<Omit<WayRules, 'stops'>> & { readonly stops?: WrittenKinds }

type UnitNeeds = 'name' | 'rule' | 'kind' | 'symbol' | 'figures' | 'moves' | 'battlesAfter' | 'range' | 'hitBy'
export type WrittenUnitType = Described & Pick<UnitTypeRules, UnitNeeds> & Partial<UnitTypeRules>

type NationNeeds = 'name' | 'adjective' | 'fliesWell'
export type WrittenNation = Described &
  Pick<NationRules, NationNeeds> &
  Partial<Omit<NationRules, 'ignoresFlags'>> & { readonly ignoresFlags?: WrittenCounts }

export type WrittenBoard = Described & BoardRules

interface Entries<T> {
  readonly entries: Readonly<Record<string, T>>
}

/** The tables of a folder `systems/command-cards`, a file each; units in as many as there are. */
export interface RuleFiles {
  readonly dice: DiceRules
  readonly boards: Entries<WrittenBoard>
  readonly terrain: Entries<WrittenTerrain>
  readonly obstacles: Entries<WrittenObstacle>
  readonly ways: Entries<WrittenWay>
  readonly units: readonly Entries<WrittenUnitType>[]
  readonly cards: Entries<CardRules>
  readonly nations: Entries<WrittenNation>
  readonly special: SpecialRules
}
