/** Reads maps and tilesets of Tiled as its JSON has them; XML is brought into that shape first. */
import type { Path, Place } from '../diagnostics/diagnostic.ts'
import { fieldOf, listIn, numberIn, textOf } from '../values.ts'
import { decodeTiles } from './data.ts'
import {
  type Chunk,
  type Layer,
  limits,
  type Point,
  type Properties,
  TiledError,
  type TiledMap,
  type TiledObject,
  type Tileset,
} from './document.ts'

/** A tileset apart from where its numbers begin in a map. */
export type TileNames = Pick<Tileset, 'name' | 'tiles'>

/** The text of a tileset beside the map, by the name that the map gives it. @throws TiledError */
export type LoadTileset = (source: string, place: Place) => TileNames

/** Where a node of the document stands, by itself or by its path. */
export type PlaceOf = (node: unknown, path: Path) => Place

interface Reading {
  readonly placeOf: PlaceOf
  /** How much was read so far. */
  layers: number
  objects: number
  tiles: number
}

/** A map. @throws TiledError */
export const readMap = (root: unknown, placeOf: PlaceOf, load: LoadTileset): TiledMap => ({
  place: placeOf(root, []),
  orientation: textOf(root, 'orientation'),
  staggerAxis: textOf(root, 'staggeraxis'),
  staggerIndex: textOf(root, 'staggerindex'),
  width: numberIn(root, 'width'),
  height: numberIn(root, 'height'),
  tileWidth: numberIn(root, 'tilewidth'),
  tileHeight: numberIn(root, 'tileheight'),
  hexSideLength: numberIn(root, 'hexsidelength'),
  infinite: fieldOf(root, 'infinite') === true,
  properties: propertiesOf(root),
  tilesets: listIn(root, 'tilesets')
    .slice(0, limits.tilesets)
    .map((node, index) => {
      const source = textOf(node, 'source')
      const names = source === '' ? readTiles(node) : load(source, placeOf(node, ['tilesets', index]))
      return { firstGid: numberIn(node, 'firstgid', 1), ...names }
    }),
  layers: layersOf(root, [], { x: 0, y: 0 }, { placeOf, layers: 0, objects: 0, tiles: 0 }, 0),
})

/** A tileset that stands in a map, or by itself in a file. */
export const readTiles = (node: unknown): TileNames => ({
  name: textOf(node, 'name'),
  tiles: new Map(
    listIn(node, 'tiles').map((tile) => [
      numberIn(tile, 'id', -1),
      { class: classOf(tile), properties: propertiesOf(tile) },
    ]),
  ),
})

/** Called "type" by most versions of Tiled and "class" by one. */
const classOf = (node: unknown): string => textOf(node, 'type') || textOf(node, 'class')

const propertiesOf = (node: unknown): Properties =>
  Object.fromEntries(
    listIn(node, 'properties').flatMap((one): [string, string | number | boolean][] => {
      const value = fieldOf(one, 'value')
      const fits = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return fits && textOf(one, 'name') !== '__proto__' ? [[textOf(one, 'name'), value]] : []
    }),
  )

/** `offset` is how far the group is moved that the layers are in. */
const layersOf = (node: unknown, path: Path, offset: Point, reading: Reading, depth: number): Layer[] => {
  if (depth > limits.depth) throw new TiledError(`Groups of layers are read ${limits.depth} deep and no deeper.`)
  return listIn(node, 'layers').flatMap((one, index): Layer[] => {
    if (++reading.layers > limits.layers) throw new TiledError(`The map has more than ${limits.layers} layers.`)
    const at = [...path, 'layers', index]
    const head = { name: textOf(one, 'name'), properties: propertiesOf(one), place: reading.placeOf(one, at) }
    const here = { x: offset.x + numberIn(one, 'offsetx'), y: offset.y + numberIn(one, 'offsety') }
    const type = textOf(one, 'type')
    if (type === 'group') return layersOf(one, at, here, reading, depth + 1)
    if (type === 'tilelayer')
      return [{ type: 'tiles', ...head, offset: here, chunks: chunksOf(one, head.name, head.place, reading) }]
    if (type !== 'objectgroup') return [{ type: 'other', what: type, name: head.name, place: head.place }]
    const objects = listIn(one, 'objects')
    reading.objects += objects.length
    if (reading.objects > limits.objects) throw new TiledError(`The map has more than ${limits.objects} objects.`)
    const read = objects.map((object, number) => objectOf(object, reading.placeOf(object, [...at, 'objects', number])))
    return [{ type: 'objects', ...head, offset: here, objects: read }]
  })
}

const chunksOf = (layer: unknown, name: string, place: Place, reading: Reading): Chunk[] => {
  const compression = textOf(layer, 'compression')
  const chunk = (node: unknown, x: number, y: number): Chunk => {
    const [width, height] = [numberIn(node, 'width'), numberIn(node, 'height')]
    reading.tiles += Math.max(0, width * height)
    if (reading.tiles > limits.tiles) throw new TiledError(`The layers have more than ${limits.tiles} tiles.`)
    const data = fieldOf(node, 'data')
    const text = Array.isArray(data) ? data.join(',') : typeof data === 'string' ? data : ''
    const encoding = Array.isArray(data) ? 'csv' : textOf(layer, 'encoding')
    return {
      x,
      y,
      width,
      height,
      gids: decodeTiles(text, width * height, { encoding, compression, layer: name, place }),
    }
  }
  const chunks = listIn(layer, 'chunks')
  if (chunks.length > limits.chunks) throw new TiledError(`The layer "${name}" has more than ${limits.chunks} chunks.`)
  if (chunks.length > 0) return chunks.map((node) => chunk(node, numberIn(node, 'x'), numberIn(node, 'y')))
  return fieldOf(layer, 'data') === undefined ? [] : [chunk(layer, 0, 0)]
}

const pointsOf = (node: unknown, key: string): Point[] | undefined => {
  const points = listIn(node, key)
  return points.length === 0 ? undefined : points.map((point) => ({ x: numberIn(point, 'x'), y: numberIn(point, 'y') }))
}

const objectOf = (node: unknown, place: Place): TiledObject => {
  const polygon = pointsOf(node, 'polygon')
  const points = polygon ?? pointsOf(node, 'polyline')
  return {
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
    ...(points && { points }),
    closed: polygon !== undefined,
    properties: propertiesOf(node),
    place,
  }
}
