/** Reads maps and tilesets of Tiled that are written as JSON. */
import type { Path, Place } from '../diagnostics/diagnostic.ts'
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
import { fieldOf, isObject, listIn, numberIn, textOf } from './values.ts'

/** The text of a tileset beside the map, by the name that the map gives it. @throws TiledError */
export type LoadTileset = (source: string, place: Place) => Pick<Tileset, 'name' | 'tiles'>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new TiledError(`This is not JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** @throws TiledError */
export const readTmj = (file: string, text: string, load: LoadTileset): TiledMap => {
  const root = parse(text)
  if (textOf(root, 'type', 'map') !== 'map' || !isObject(root) || !Object.hasOwn(root, 'layers'))
    throw new TiledError('This is not a map of Tiled: it has no "layers".')
  const place: Place = { file, path: [] }
  return {
    place,
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
      .map((one, index) => tilesetOf(one, load, { file, path: ['tilesets', index] })),
    layers: layersOf(root, [], { x: 0, y: 0 }, place, { layers: 0, objects: 0 }, 0),
  }
}

const propertiesOf = (node: unknown): Properties =>
  Object.fromEntries(
    listIn(node, 'properties').flatMap((one): [string, string | number | boolean][] => {
      const value = fieldOf(one, 'value')
      const fits = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      return fits && textOf(one, 'name') !== '__proto__' ? [[textOf(one, 'name'), value]] : []
    }),
  )

const tilesetOf = (node: unknown, load: LoadTileset, place: Place): Tileset => {
  const firstGid = numberIn(node, 'firstgid', 1)
  const source = textOf(node, 'source')
  return { firstGid, ...(source === '' ? readTiles(node) : load(source, place)) }
}

const readTiles = (node: unknown): Pick<Tileset, 'name' | 'tiles'> => ({
  name: textOf(node, 'name'),
  tiles: new Map(
    listIn(node, 'tiles').map((tile) => [
      numberIn(tile, 'id', -1),
      { class: classOf(tile), properties: propertiesOf(tile) },
    ]),
  ),
})

/** `.tsj`. @throws TiledError */
export const readTsj = (text: string): Pick<Tileset, 'name' | 'tiles'> => readTiles(parse(text))

/** Called "type" by most versions of Tiled and "class" by one. */
const classOf = (node: unknown): string => textOf(node, 'type') || textOf(node, 'class')

interface Count {
  layers: number
  objects: number
}

const layersOf = (node: unknown, path: Path, offset: Point, root: Place, count: Count, depth: number): Layer[] => {
  if (depth > limits.depth) throw new TiledError(`Groups of layers are read ${limits.depth} deep and no deeper.`)
  return listIn(node, 'layers').flatMap((one, index): Layer[] => {
    if (++count.layers > limits.layers) throw new TiledError(`The map has more than ${limits.layers} layers.`)
    const place: Place = { ...root, path: [...path, 'layers', index] }
    const here: Point = { x: offset.x + numberIn(one, 'offsetx'), y: offset.y + numberIn(one, 'offsety') }
    const head = { name: textOf(one, 'name'), properties: propertiesOf(one), place }
    const type = textOf(one, 'type')
    if (type === 'group') return layersOf(one, place.path, here, root, count, depth + 1)
    if (type === 'tilelayer') return [{ type: 'tiles', ...head, chunks: chunksOf(one, head.name, place) }]
    if (type !== 'objectgroup') return [{ type: 'other', what: type, name: head.name, place }]
    const objects = listIn(one, 'objects')
    count.objects += objects.length
    if (count.objects > limits.objects) throw new TiledError(`The map has more than ${limits.objects} objects.`)
    return [
      {
        type: 'objects',
        ...head,
        offset: here,
        objects: objects.map((object, number) =>
          objectOf(object, { ...place, path: [...place.path, 'objects', number] }),
        ),
      },
    ]
  })
}

const chunksOf = (layer: unknown, name: string, place: Place): Chunk[] => {
  const how = { encoding: textOf(layer, 'encoding'), compression: textOf(layer, 'compression'), layer: name, place }
  const chunk = (node: unknown, x: number, y: number): Chunk => {
    const width = numberIn(node, 'width')
    const height = numberIn(node, 'height')
    const data = fieldOf(node, 'data')
    const text = Array.isArray(data) ? data.join(',') : typeof data === 'string' ? data : ''
    const encoding = Array.isArray(data) ? 'csv' : how.encoding
    return { x, y, width, height, gids: decodeTiles(text, width * height, { ...how, encoding }) }
  }
  const chunks = listIn(layer, 'chunks')
  if (chunks.length > limits.chunks) throw new TiledError(`The layer "${name}" has more than ${limits.chunks} chunks.`)
  return chunks.length > 0
    ? chunks.map((node) => chunk(node, numberIn(node, 'x'), numberIn(node, 'y')))
    : fieldOf(layer, 'data') === undefined
      ? []
      : [chunk(layer, 0, 0)]
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
    ...(points && { points }),
    closed: polygon !== undefined,
    isTile: fieldOf(node, 'gid') !== undefined,
    isTemplate: fieldOf(node, 'template') !== undefined,
    properties: propertiesOf(node),
    place,
  }
}
