/** A map of the editor Tiled as it is read, the same for both of its file formats. */
import type { Place } from '../diagnostics/diagnostic.ts'

export type Properties = Readonly<Record<string, string | number | boolean>>

export interface Point {
  readonly x: number
  readonly y: number
}

export interface TiledMap {
  /** Where it begins. */
  readonly place: Place
  readonly orientation: string
  readonly staggerAxis: string
  readonly staggerIndex: string
  /** Tiles. */
  readonly width: number
  readonly height: number
  /** Pixels. */
  readonly tileWidth: number
  readonly tileHeight: number
  readonly hexSideLength: number
  readonly infinite: boolean
  readonly properties: Properties
  readonly tilesets: readonly Tileset[]
  /** Layers of groups stand here too, in order. */
  readonly layers: readonly Layer[]
}

export interface Tileset {
  readonly firstGid: number
  readonly name: string
  /** By number in the tileset. */
  readonly tiles: ReadonlyMap<number, { readonly class: string; readonly properties: Properties }>
}

export type Layer = TileLayer | ObjectLayer | OtherLayer

export interface TileLayer {
  readonly type: 'tiles'
  readonly name: string
  readonly properties: Properties
  readonly place: Place
  /** How far it is moved, with the groups that it is in: pixels. */
  readonly offset: Point
  /** Rectangles of tiles; a finite map has one. Numbers of tiles with the bits of their turns, 0 for none. */
  readonly chunks: readonly Chunk[]
}

export interface Chunk {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly gids: readonly number[]
}

export interface ObjectLayer {
  readonly type: 'objects'
  readonly name: string
  readonly properties: Properties
  readonly place: Place
  /** As that of a layer of tiles. */
  readonly offset: Point
  readonly objects: readonly TiledObject[]
}

export interface TiledObject {
  readonly id: number
  readonly name: string
  readonly class: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Degrees clockwise. */
  readonly rotation: number
  /** Corners relative to x and y; absent for what has none. */
  readonly points?: readonly Point[]
  readonly closed: boolean
  /** A tile that was laid down as an object: its y is its lower edge. */
  readonly isTile: boolean
  readonly isTemplate: boolean
  readonly properties: Properties
  readonly place: Place
}

/** A layer that is neither of tiles nor of objects: a picture. */
export interface OtherLayer {
  readonly type: 'other'
  readonly what: string
  readonly name: string
  readonly place: Place
}

/** Bits of a tile's number that turn it. */
export const turned = 0xf0000000
export const numberOf = (gid: number): number => (gid & ~turned) >>> 0

/** Limits of what is read. */
export const limits = {
  /** Bytes of a file, and of a layer that is not compressed any more. */
  bytes: 16 * 1024 * 1024,
  layers: 200,
  objects: 20_000,
  /** Tiles of all layers and chunks, empty ones too. */
  tiles: 4_000_000,
  chunks: 4_096,
  tilesets: 64,
  depth: 16,
  /** From the corner of a map to whatever lies on it. */
  pixels: 1e9,
  /** Rows and columns of an infinite map. */
  span: 4_096,
} as const

/** Thrown by the readers when a file cannot be read; reported as a finding. */
export class TiledError extends Error {
  override name = 'TiledError'
  readonly code: 'tiled-unreadable' | 'tiled-encoding' | 'tiled-tileset'
  readonly place: Place | undefined
  readonly hint: string | undefined
  constructor(
    message: string,
    code: 'tiled-unreadable' | 'tiled-encoding' | 'tiled-tileset' = 'tiled-unreadable',
    place?: Place,
    hint?: string,
  ) {
    super(message)
    this.code = code
    this.place = place
    this.hint = hint
  }
}
