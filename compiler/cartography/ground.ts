/** The parts of a scenario that the map renderer needs: its map, and the look of each terrain, hexside and way. */
import type { Grid, Hex, Hexside } from '../../engine/hex.ts'

export type TerrainLook =
  | 'open'
  | 'desert'
  | 'dunes'
  | 'bog'
  | 'town'
  | 'bocage'
  | 'forest'
  | 'swamp'
  | 'hills'
  | 'mountains'
  | 'alpine'
  | 'salt'
  | 'ruins'
  | 'sea'
export type BarrierLook = 'minor-river' | 'major-river' | 'great-river' | 'lake' | 'wadi' | 'ridge' | 'escarpment'
/** Rivers and streams are ways where they run through hexes, not between them. */
export type WayLook = 'paved' | 'track' | 'rail' | 'river' | 'stream'

export interface Ground {
  /** Makes the ids of its elements its own. */
  readonly id: string
  readonly map: GroundMap
  /** By the ids that the map uses. */
  readonly rules: {
    readonly terrain: Looks<TerrainLook>
    readonly hexsides: Looks<BarrierLook>
    readonly ways: Looks<WayLook>
  }
}

type Looks<L> = Readonly<Record<string, { readonly look: L }>>

/** A padded grid (see `engine/hex.ts`) and what runs along it. */
export interface GroundMap extends Grid {
  /** Ids; `terrain` below indexes into it. */
  readonly terrainIds: readonly string[]
  /** Terrain of every hex of the padded grid. */
  readonly terrain: readonly number[]
  /** Roads, tracks, railways, and water that runs through hexes, as runs of adjacent hexes. */
  readonly ways: readonly { readonly kind: string; readonly hexes: readonly Hex[] }[]
  /** Rivers, ridges, escarpments. */
  readonly barriers: readonly Barrier[]
  readonly bridges: readonly Hexside[]
  readonly forts: readonly Hex[]
  readonly names: readonly PlaceName[]
}

export interface Barrier {
  readonly kind: string
  readonly name?: string
  readonly hexsides: readonly Hexside[]
}

/** Looks of a table; the schemas let authors write none but these. */
export const looksOf = <L extends string>(table: Looks<string>): Looks<L> =>
  Object.fromEntries(Object.entries(table).map(([id, { look }]) => [id, { look: look as L }]))

/** The kind of map label for each kind of name that an author gives a hex. */
const nameKinds = { town: 'village', water: 'region', height: 'hills', area: 'region' } as const

/** Names that stand at a hex each. */
export const placeNames = (
  names: readonly { readonly kind: keyof typeof nameKinds; readonly text: string; readonly hex: Hex }[],
): PlaceName[] => names.map(({ kind, text, hex }) => ({ kind: nameKinds[kind], name: text, hexes: [hex] }))

export interface PlaceName {
  readonly kind: 'city' | 'town' | 'village' | 'hills' | 'sea' | 'region'
  readonly name: string
  /** Where it stands; `sea`, `hills` and `region` run along all of them. */
  readonly hexes: readonly Hex[]
}
