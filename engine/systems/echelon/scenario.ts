/** A resolved scenario of the echelon rules: everything inlined, nothing left to look up. */
import type { Scenario } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { Week } from './date.ts'
import type { Ability, DesignRules, EchelonRules, Fraction } from './rules.ts'

/** The ground of a map. Arrays are indexed by hex number of a grid of `width` x `height`; 0 is off the map. */
export interface EchelonMap {
  readonly width: number
  readonly height: number
  readonly terrainIds: readonly string[]
  readonly terrain: readonly number[]
  /** Weather zone of each hex: an index into `zones`, which are keys of the weather table. */
  readonly zones: readonly string[]
  readonly zone: readonly number[]
  /** Hexsides by id; each is named from one of its hexes, by an edge. */
  readonly hexsides: readonly { readonly kind: string; readonly name?: string; readonly edges: readonly number[] }[]
  /** Edges with a bridge, each named once. */
  readonly bridges: readonly number[]
  /** Railways may be of the wide gauge. echelon.40g */
  readonly ways: readonly {
    readonly kind: 'road' | 'track' | 'rail'
    readonly hexes: readonly Hex[]
    readonly wide?: boolean
  }[]
  /** Towns, cities and fortifications at the start. A hex may have one settlement and one fortification. */
  readonly features: readonly { readonly hex: Hex; readonly kind: string; readonly name?: string }[]
  /** REs a turn; a reduced port has part of its capacity until engineers upgrade it. echelon.40e */
  readonly ports: readonly {
    readonly hex: Hex
    readonly capacity: number
    readonly coastDefence: number
    readonly reduced?: boolean
  }[]
  readonly airbases: readonly { readonly hex: Hex; readonly capacity: number; readonly permanent: boolean }[]
  /** Country of each hex: an index into `countries`; districts likewise, 0 where none is named. */
  readonly countries: readonly string[]
  readonly country: readonly number[]
  readonly districts: readonly string[]
  readonly district: readonly number[]
  /** Anti-aircraft printed on the map, for the side that owns the hex. echelon.13b */
  readonly antiAircraft: readonly { readonly hex: Hex; readonly side: Side; readonly points: number }[]
  readonly pipelines: readonly { readonly hexes: readonly Hex[] }[]
  readonly names: readonly {
    readonly hex: Hex
    readonly text: string
    readonly kind: 'town' | 'water' | 'height' | 'area'
  }[]
}

/** The points that a side receives at the start and in each turn. */
export interface Income {
  readonly supply: number
  readonly special: number
  readonly infantry: number
  readonly armour: number
}

export interface EchelonSide {
  readonly id: string
  readonly name: string
  readonly colour: { readonly light: string; readonly dark: string }
  readonly nations: readonly string[]
  /** Countries that are home to it. */
  readonly home: readonly string[]
  readonly start: Income
  readonly income: Income
  /** Where income is laid down: a capital, an entry hex. */
  readonly entry: Hex
  /** Hexes at the edge of the map that lead home: national sources of supply. */
  readonly sources: readonly Hex[]
  /** SMPs at the start of each turn: those of its own command, wherever no other one is. echelon.49a */
  readonly smp: number
  /** Commands with SMPs of their own: in some hexes, or in all of the map where none are named; for a nation, or for all. echelon.49e */
  readonly commands: readonly {
    readonly name: string
    readonly smp: number
    readonly hexes: readonly Hex[]
    readonly nation?: string
  }[]
  /** REs a turn. */
  readonly lift: { readonly rail: number; readonly naval: number; readonly air: number; readonly gliders: number }
  /** Points of support from the air and from the sea in each turn. */
  readonly airPoints: number
  readonly navalPoints: number
  /** Its ports are open to ships. */
  readonly seaZones: boolean
  /** It destroys its ports as it loses them. echelon.40e */
  readonly destroysPorts?: boolean
  /** Nations that surrender when the enemy has taken all of these hexes. echelon.V2 */
  readonly surrenders: readonly { readonly nation: string; readonly hexes: readonly Hex[] }[]
  /** Units trace supply straight to railheads, ports and depots. */
  readonly withoutHeadquarters: boolean
}

export interface EchelonUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly design: string
  readonly nation: string
  /** Where it starts; absent: it comes later, or is built from replacements. */
  readonly hex?: Hex
  /** The turn in which it arrives, from 1, at `entry`. */
  readonly turn?: number
  readonly entry?: Hex
  /** The turn at the start of whose part of its side it goes for good. echelon.W7 */
  readonly leaves?: number
  /** On its other side: a cadre, an airborne headquarters as paratroops. */
  readonly reversed: boolean
  readonly extra: readonly Ability[]
  /** The movement counter that carries it, the depot to which a headquarters is attached: ids of units. */
  readonly carrier?: string
  readonly depot?: string
  readonly inReserve: boolean
  /** Waits to be rebuilt: in the box of the eliminated. */
  readonly eliminated: boolean
}

export interface EchelonScenario extends Scenario {
  readonly system: 'echelon'
  readonly summary: string
  readonly turns: number
  /** The first day, as year-month-day. */
  readonly date: string
  /** The week of the first turn. */
  readonly week: Week
  /** The winner when nobody has reached a margin. */
  readonly tie: Side | null
  readonly map: EchelonMap
  readonly sides: readonly [EchelonSide, EchelonSide]
  readonly units: readonly EchelonUnit[]
  /** The owned hexes at the start, by side; the rest belongs to nobody. */
  readonly owned: readonly [readonly Hex[], readonly Hex[]]
  readonly supplies: readonly {
    readonly hex: Hex
    readonly side: Side
    readonly points: number
    readonly special: number
  }[]
  /** Points for places, each turn and at the end. */
  readonly objectives: readonly {
    readonly name: string
    readonly hex: Hex
    readonly perTurn: readonly [number, number]
    readonly atEnd: readonly [number, number]
  }[]
  /** Margins at which a side wins, as the ratio of its points to the enemy's. */
  readonly margin: Fraction
  /** A side that is attacked for the first time in this scenario, in its first turn. echelon.28, 35c */
  readonly invaded: Side | null
  readonly rules: EchelonRules
}

/** A unit with its design inlined, as tables open it. */
export type Printed = Pick<DesignRules, 'attack' | 'defence' | 'move'>
