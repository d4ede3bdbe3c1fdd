/** What both file formats of Tiled write alike: the fields of maps, tilesets and objects, and the limits of what is read. */
import type { Place } from '../diagnostics/diagnostic.ts'
import {
  limits,
  type Point,
  type Properties,
  TiledError,
  type TiledMap,
  type TiledObject,
  type Tileset,
} from './document.ts'
import { fieldOf, numberIn, textOf } from './values.ts'

/** A tileset apart from where its numbers begin in a map. */
export type TileNames = Pick<Tileset, 'name' | 'tiles'>

/** The text of a tileset beside the map, by the name that the map gives it. @throws TiledError */
export type LoadTileset = (source: string, place: Place) => TileNames

type Frame = Pick<
  TiledMap,
  'orientation' | 'staggerAxis' | 'staggerIndex' | 'width' | 'height' | 'tileWidth' | 'tileHeight' | 'hexSideLength'
>

/** How the tiles of a map lie. */
export const frameOf = (root: unknown): Frame => ({
  orientation: textOf(root, 'orientation'),
  staggerAxis: textOf(root, 'staggeraxis'),
  staggerIndex: textOf(root, 'staggerindex'),
  width: numberIn(root, 'width'),
  height: numberIn(root, 'height'),
  tileWidth: numberIn(root, 'tilewidth'),
  tileHeight: numberIn(root, 'tileheight'),
  hexSideLength: numberIn(root, 'hexsidelength'),
})

/** The tilesets of a map, each with its place; `readTiles` reads one that stands in the map itself. */
export const tilesetsOf = (
  nodes: readonly unknown[],
  placeOf: (index: number) => Place,
  readTiles: (node: unknown) => TileNames,
  load: LoadTileset,
): Tileset[] =>
  nodes.slice(0, limits.tilesets).map((node, index) => {
    const firstGid = numberIn(node, 'firstgid', 1)
    const source = textOf(node, 'source')
    return { firstGid, ...(source === '' ? readTiles(node) : load(source, placeOf(index))) }
  })

/** The tiles of a tileset by their numbers. */
export const tilesOf = (nodes: readonly unknown[], propertiesOf: (node: unknown) => Properties): TileNames['tiles'] =>
  new Map(nodes.map((tile) => [numberIn(tile, 'id', -1), { class: classOf(tile), properties: propertiesOf(tile) }]))

/** Called "type" by most versions of Tiled and "class" by one. */
const classOf = (node: unknown): string => textOf(node, 'type') || textOf(node, 'class')

type Body = Omit<TiledObject, 'points' | 'closed' | 'properties' | 'place'>

/** An object without its corners. */
export const bodyOf = (node: unknown): Body => ({
  id: numberIn(node, 'id'),
  name: textOf(node, 'name'),
  class: classOf(node),
  x: numberIn(node, 'x'),
  y: numberIn(node, 'y'),
  width: numberIn(node, 'width'),
  height: numberIn(node, 'height'),
  rotation: numberIn(node, 'rotation'),
  isTile: fieldOf(node, 'gid') !== undefined,
  isTemplate: fieldOf(node, 'template') !== undefined,
})

/** How far a layer is moved, with the groups that it is in. */
export const offsetOf = (node: unknown, group: Point): Point => ({
  x: group.x + numberIn(node, 'offsetx'),
  y: group.y + numberIn(node, 'offsety'),
})

/** Counts what is read of a map, and ends the reading at its limits. */
export interface Tally {
  /** @throws TiledError */
  addLayer(): void
  /** @throws TiledError */
  addObjects(count: number): void
}

export const makeTally = (): Tally => {
  let layers = 0
  let objects = 0
  return {
    addLayer() {
      if (++layers > limits.layers) throw new TiledError(`The map has more than ${limits.layers} layers.`)
    },
    addObjects(count) {
      objects += count
      if (objects > limits.objects) throw new TiledError(`The map has more than ${limits.objects} objects.`)
    },
  }
}

/** @throws TiledError */
export const checkDepth = (depth: number): void => {
  if (depth > limits.depth) throw new TiledError(`Groups of layers are read ${limits.depth} deep and no deeper.`)
}

/** The parts of a layer that has some, each with where it lies. @throws TiledError */
export const partsOf = (nodes: readonly unknown[], layer: string): { node: unknown; x: number; y: number }[] => {
  if (nodes.length > limits.chunks) throw new TiledError(`The layer "${layer}" has more than ${limits.chunks} chunks.`)
  return nodes.map((node) => ({ node, x: numberIn(node, 'x'), y: numberIn(node, 'y') }))
}
