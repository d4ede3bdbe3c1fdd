/** A resolved operational scenario: self-contained, every id known, every default filled in. Plain JSON. */
import type { Side } from '../../game.ts'
import type { Hex, Hexside } from '../../hex.ts'
import type { Difficulty, OperationalRules } from './rules.ts'

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
  readonly arrives?: { readonly turn: number; readonly hexes: readonly Hex[] }
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
