/** Reads maps and tilesets of Tiled that are written as JSON. */
import type { Path, Place } from '../diagnostics/diagnostic.ts'
import {
  bodyOf,
  checkDepth,
  frameOf,
  type LoadTileset,
  makeTally,
  offsetOf,
  partsOf,
  type Tally,
  type TileNames,
  tilesetsOf,
  tilesOf,
} from './common.ts'
import { decodeTiles } from './data.ts'
import {
  type Chunk,
  type Layer,
  type Point,
  type Properties,
  TiledError,
  type TiledMap,
  type TiledObject,
} from './document.ts'
import { fieldOf, isObject, listIn, numberIn, textOf } from './values.ts'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    // What the parser says may quote what does not fit into a line.
    const why = error instanceof Error ? error.message.replace(/\p{Cc}+/gu, ' ') : String(error)
    throw new TiledError(`This is not JSON: ${why}.`)
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
    ...frameOf(root),
    infinite: fieldOf(root, 'infinite') === true,
    properties: propertiesOf(root),
    tilesets: tilesetsOf(listIn(root, 'tilesets'), (index) => ({ file, path: ['tilesets', index] }), readTiles, load),
    layers: layersOf(root, [], { x: 0, y: 0 }, place, makeTally(), 0),
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

const readTiles = (node: unknown): TileNames => ({
  name: textOf(node, 'name'),
  tiles: tilesOf(listIn(node, 'tiles'), propertiesOf),
})

/** `.tsj`. @throws TiledError */
export const readTsj = (text: string): TileNames => readTiles(parse(text))

const layersOf = (node: unknown, path: Path, offset: Point, root: Place, tally: Tally, depth: number): Layer[] => {
  checkDepth(depth)
  return listIn(node, 'layers').flatMap((one, index): Layer[] => {
    tally.addLayer()
    const place: Place = { ...root, path: [...path, 'layers', index] }
    const here = offsetOf(one, offset)
    const head = { name: textOf(one, 'name'), properties: propertiesOf(one), place }
    const type = textOf(one, 'type')
    if (type === 'group') return layersOf(one, place.path, here, root, tally, depth + 1)
    if (type === 'tilelayer') return [{ type: 'tiles', ...head, chunks: chunksOf(one, head.name, place) }]
    if (type !== 'objectgroup') return [{ type: 'other', what: type, name: head.name, place }]
    const objects = listIn(one, 'objects')
    tally.addObjects(objects.length)
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
  const parts = partsOf(listIn(layer, 'chunks'), name)
  if (parts.length > 0) return parts.map(({ node, x, y }) => chunk(node, x, y))
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
    ...bodyOf(node),
    ...(points && { points }),
    closed: polygon !== undefined,
    properties: propertiesOf(node),
    place,
  }
}
