/** A resolved scenario. Plain JSON. */
import type { Scenario } from '../../game.ts'
import type { Grid, Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { HouseRules, TacticalRules } from './rules.ts'

export interface TacticalMap extends Grid {
  /** Ids; `terrain` indexes into it, 0 is off the map. */
  readonly terrainIds: readonly string[]
  readonly terrain: readonly number[]
  /** Runs of adjacent hexes. */
  readonly roads: readonly (readonly Hex[])[]
  readonly names: readonly { readonly hex: Hex; readonly text: string }[]
}

export type MapEdge = 'north' | 'east' | 'south' | 'west'

/** Ways of being carried by transports of a side. */
export const lifts = ['sea', 'air'] as const
export type Lift = (typeof lifts)[number]

export interface TacticalSide {
  readonly id: string
  readonly name: string
  readonly colour: { readonly light: string; readonly dark: string }
  /** Sides of the map over which it retreats and is supplied. */
  readonly edges: readonly MapEdge[]
  readonly zones: readonly { readonly id: string; readonly hexes: readonly Hex[] }[]
  /** Transports that it has for whoever needs them, and their models. */
  readonly lifts: { readonly [way in Lift]?: { readonly type: string; readonly count: number } }
  /** The first is that of units that name none. */
  readonly purses: readonly { readonly nation: string; readonly prestige: number }[]
}

export interface TacticalUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly type: string
  /** 0 when it arrives later. */
  readonly hex: Hex
  /** An index into the zones of its side; absent where it stays as it stands. */
  readonly zone?: number
  /** The turn in which it arrives; 0 when it is there from the start. */
  readonly arrives: number
  readonly transport?: string
  /** It begins on board. */
  readonly aboard?: Lift
  /** It jumps when deployment ends. */
  readonly drops?: true
  /** It is not there until it is bought. */
  readonly offered?: true
  /** An index into the purses of its side. */
  readonly purse: number
  readonly strength: number
  readonly experience: number
  /** Bonuses of entrenchment. */
  readonly entrenched: number
  readonly leader?: keyof TacticalRules['leaders']
}

export interface Objective {
  readonly name: string
  readonly hex: Hex
  readonly side: Side
}

export interface TacticalScenario extends Scenario {
  readonly system: 'tactical'
  readonly summary: string
  readonly date: string
  readonly map: TacticalMap
  readonly battle: keyof TacticalRules['battle']['kinds']
  readonly region: keyof TacticalRules['weather']['regions']
  readonly weather: { readonly sky: 'clear' | 'overcast'; readonly ground: 'dry' | 'frozen' | 'mud' }
  readonly house: HouseRules
  /** In order of play: the first attacks. */
  readonly sides: readonly [TacticalSide, TacticalSide]
  readonly units: readonly TacticalUnit[]
  readonly objectives: readonly Objective[]
  /** Objectives that the first side needs. */
  readonly needed: number
  readonly holdings: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[]
  readonly rules: TacticalRules
}
