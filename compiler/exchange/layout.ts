/** The parts of a rule system's `map.yaml`, so that other programs can carry it: layers of signs, and lists of features on the ground. */
import type { InkName } from '../cartography/palette.ts'

/**
 * How the entries of a list lie on the map.
 * - `run`: hexes that touch, with a kind. `barrier`: hexsides that belong together, with a kind.
 * - `hexside`: a hexside. `hex`: a hex. `ends`: a hex and sides of it.
 * - `label`: a name at a hex; `labels`: one at a hex, or along several; `place`: something of a kind at a hex, perhaps with a name.
 * - `works`: hexes with something of a kind, whole or on some of their sides, perhaps built by a side.
 */
export type Shape = 'run' | 'barrier' | 'hexside' | 'hex' | 'ends' | 'label' | 'labels' | 'place' | 'works'

export interface ListField {
  readonly field: string
  readonly shape: Shape
}

export interface SignField {
  readonly field: string
  /** The sign of a hex that has none; a layer without it covers every hex. */
  readonly empty?: string
  /** True if every second row is a hex shorter where its last sign is the empty one. */
  readonly staggered?: true
}

/** A sign and what it means. */
export interface SignTile {
  readonly field: string
  readonly sign: string
  readonly id: string
  readonly name: string
  /** A name of the palette, or a colour `#rrggbb`. */
  readonly fill: InkName | `#${string}`
}

export interface MapLayout {
  /** Fields that are a word: the board. */
  readonly words: readonly string[]
  readonly signs: readonly SignField[]
  /** In the order in which they are written. */
  readonly lists: readonly ListField[]
  /** Fields that no other program carries: they stay as the file has them. */
  readonly kept?: readonly string[]
}

/** A rule system's description of its maps. */
export interface MapExchange<Rules extends object = object> {
  readonly layout: MapLayout
  /** Every sign that a map may have; those of a layer in the order of the tables. */
  tiles(rules: Rules): readonly SignTile[]
}

/** The signs of the layer `owner`, in which nobody's hexes have the empty one. */
export const ownerTiles: readonly SignTile[] = [
  { field: 'owner', sign: '1', id: 'first-side', name: 'First side', fill: '#a03c2c' },
  { field: 'owner', sign: '2', id: 'second-side', name: 'Second side', fill: '#3f5f80' },
]

/** Ground that is called otherwise in the palette. */
const fills: Readonly<Record<string, InkName>> = { open: 'paper' }

/** The signs of the layer `terrain`, in the order of the table. */
export const terrainTiles = (
  terrain: Readonly<Record<string, { readonly name: string; readonly sign: string; readonly look: string }>>,
): SignTile[] =>
  Object.entries(terrain).map(([id, { name, sign, look }]) => ({
    field: 'terrain',
    sign,
    id,
    name,
    fill: fills[look] ?? (look as InkName),
  }))
