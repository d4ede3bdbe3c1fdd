/** A resolved operational scenario: self-contained, every id known, every default filled in. Plain JSON. */

import type { Hex, Hexside } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { Branch, Difficulty, OperationalRules } from './rules.ts'

export interface OperationalScenario {
  readonly system: 'operational'
  readonly id: string
  readonly title: string
  /** One sentence for lists and cards. */
  readonly summary: string
  /** Rounds; the game ends after this one. */
  readonly turns: number
  /** First day, ISO, and days per turn: for display only. */
  readonly date: string
  readonly daysPerTurn: number
  readonly difficulty: Difficulty
  /** Weather id of each turn. */
  readonly weather: readonly string[]
  readonly map: OperationalMap
  /** In order of movement. */
  readonly sides: readonly [OperationalSide, OperationalSide]
  /** In authored order; a unit's index here is its number everywhere. */
  readonly units: readonly OperationalUnit[]
  readonly objectives: readonly Objective[]
  /** operational.H2 */
  readonly bonuses: readonly BonusObjective[]
  /** First side's first; an index here is the number of a headquarters everywhere. operational.A4 */
  readonly headquarters: readonly Headquarters[]
  /** True if the sides are hidden from each other. operational.H6 */
  readonly fog: boolean
  readonly rules: OperationalRules
}

export interface OperationalMap {
  readonly width: number
  readonly height: number
  /** Ids; `terrain` below indexes into it. Entry 0 is `off-map`, which is not in the rules. */
  readonly terrainIds: readonly string[]
  /** Terrain of every hex of the padded grid (see `engine/hex.ts`). */
  readonly terrain: readonly number[]
  /** Owner of every hex of the padded grid: 0, 1, or 2 for nobody. */
  readonly owner: readonly number[]
  /** Roads, tracks, railways as runs of adjacent hexes. */
  readonly ways: readonly Way[]
  /** Rivers, ridges, escarpments. */
  readonly barriers: readonly Barrier[]
  readonly bridges: readonly Hexside[]
  /** Of these, those that are down at the start. */
  readonly damagedBridges: readonly Hexside[]
  readonly forts: readonly Hex[]
  readonly names: readonly PlaceName[]
}

export interface Way {
  /** Id in `rules.ways`. */
  readonly kind: string
  readonly name?: string
  readonly hexes: readonly Hex[]
}

export interface Barrier {
  /** Id in `rules.hexsides`. */
  readonly kind: string
  readonly name?: string
  readonly hexsides: readonly Hexside[]
}

export interface PlaceName {
  readonly kind: 'city' | 'town' | 'village' | 'hills' | 'sea' | 'region'
  readonly name: string
  /** Where it stands; `sea`, `hills` and `region` run along all of them. */
  readonly hexes: readonly Hex[]
}

export interface OperationalSide {
  readonly id: string
  readonly name: string
  /** For front line, ownership and buttons, by day and by night. */
  readonly colour: { readonly light: string; readonly dark: string }
  /** objectives: wins by holding all its primary objectives at the end; deny: wins when no other side does. operational.A2 */
  readonly victory: 'objectives' | 'deny'
  readonly sources: readonly SupplySource[]
  readonly hubs: readonly Hub[]
  /** Trucks in reserve at the start. operational.E5 */
  readonly trucks: number
  /** Prestige at the start. */
  readonly prestige: number
  /** True if it prepares the battle before the first turn. operational.H10 */
  readonly prepares: boolean
  readonly assets: readonly Asset[]
  readonly cards: readonly HeldCard[]
  /** The items that it may buy while it prepares, or with elite reinforcements. operational.F13 */
  readonly store: readonly PoolItem[]
}

/** operational.G5 */
export interface Asset {
  /** Id in `rules.assets`. */
  readonly asset: string
  /** Uses in a turn, and in the whole battle; null: no limit. */
  readonly perTurn: number
  readonly uses: number | null
}

/** operational.I5 */
export interface HeldCard {
  /** Id in `rules.cards`. */
  readonly card: string
  /** The unit that a drop or landing card brings. */
  readonly unit?: number
}

/** Components or specialists of a nation. operational.G1 */
export interface PoolItem {
  /** `infantry`, `armour`, or an id in `rules.specialists`. */
  readonly item: string
  readonly nation: string
  readonly count: number
}

/** operational.F1 */
export interface Headquarters {
  readonly id: string
  readonly name: string
  readonly side: Side
  /** Id in `rules.headquarters.profiles`. */
  readonly profile: string
  /** Where it stands at the start; absent for one that arrives later. */
  readonly hex?: Hex
  /** First turn in which it may enter, at a rail or port source. operational.G4 */
  readonly arrives?: number
  readonly commandPoints: number
  readonly trucks: number
  readonly levels: Readonly<Record<Branch, number>>
  /** Earned so far. operational.F4 */
  readonly experience: number
  readonly pool: readonly PoolItem[]
}

/** operational.E1 */
export interface SupplySource {
  readonly kind: 'rail' | 'port' | 'truck' | 'ship' | 'air'
  readonly hex: Hex
  /** Per cent at the source. operational.E10 */
  readonly value: number
}

/** operational.E4-E6 */
export interface Hub {
  readonly hex: Hex
  /** 1..5 */
  readonly trucks: number
}

export interface OperationalUnit {
  readonly id: string
  readonly name: string
  /** Id in `rules.unitTypes`. */
  readonly type: string
  readonly side: Side
  /** Higher formation, for display. */
  readonly formation?: string
  /** Where it stands at the start; absent for reinforcements. */
  readonly hex?: Hex
  readonly steps: number
  readonly suppressed: number
  /** 0..400 */
  readonly experience: number
  /** 0 none, 1 entrenched, 2 fortified. */
  readonly entrenchment: 0 | 1 | 2
  /** Turns without supply at the start; the first side's are not checked on turn 1. operational.E13 */
  readonly unsupplied: number
  /** For reinforcements: from when and where it may enter. operational.G4 */
  readonly arrives?: {
    readonly turn: number
    /** Entry hexes; for boats the beaches; none for aircraft. */
    readonly hexes: readonly Hex[]
    /** How it comes: over land, embarked on boats or in aircraft. operational.H11, H13 */
    readonly by: 'land' | 'sea' | 'air'
  }
  /** Number of its headquarters. operational.A4 */
  readonly headquarters?: number
  /** Ids in `rules.specialists`, at most as many as it has slots. operational.B5 */
  readonly specialists: readonly string[]
  /** A unit that is only there if an order or a card calls it: formed from the force pool, or brought by a card. operational.F15, H14 */
  readonly reserve?: 'security' | 'card'
  /** Supplies of its own for one turn without. operational.F27 */
  readonly dump: boolean
}

/** Something worth taking or doing that does not decide the battle. operational.H2 */
export interface BonusObjective {
  readonly name: string
  readonly side: Side
  /** Last turn in which it counts. */
  readonly by: number
  readonly condition:
    | { readonly type: 'take' | 'hold'; readonly hex: Hex }
    | { readonly type: 'destroy' | 'keep'; readonly unit: number }
    | { readonly type: 'prisoners'; readonly count: number }
    /** Fewer steps, or cities and bridges lost than `count`. */
    | { readonly type: 'steps' | 'ruins'; readonly count: number }
    /** Fewer specialists lost than `count`; only those of a kind when it is named, by its id. */
    | { readonly type: 'specialists'; readonly count: number; readonly of?: string }
  readonly reward:
    | { readonly type: 'card'; readonly card: string }
    | { readonly type: 'specialist'; readonly specialist: string }
    | { readonly type: 'port' }
    | { readonly type: 'upgrade' }
    /** An enemy unit en route comes later. */
    | { readonly type: 'delay'; readonly unit: number; readonly turns: number }
    | { readonly type: 'token'; readonly token: string }
    /** A card or a specialist drawn from the table of rewards. */
    | { readonly type: 'random'; readonly of: 'card' | 'specialist' }
}

/** operational.H1 */
export interface Objective {
  readonly hex: Hex
  readonly name: string
  /** The side that must hold it to win. */
  readonly side: Side
  /** Last turn for the full reward. */
  readonly by: number
}
