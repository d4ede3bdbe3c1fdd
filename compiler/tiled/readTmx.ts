/** Reads maps and tilesets of Tiled that are written as XML. Documents with a DOCTYPE or entities of their own are refused. */
import { XMLParser } from 'fast-xml-parser'
import { type Place, spotOf } from '../diagnostics/diagnostic.ts'
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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What the five names and the numbers of characters stand for; nothing else is looked up. */
const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

const lists = new Set(['layer', 'objectgroup', 'group', 'imagelayer', 'tileset', 'tile', 'property', 'object', 'chunk'])

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: 'text#',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  attributeValueProcessor: (_, value) => decode(value),
  isArray: (name, _path, _isLeaf, isAttribute) => !isAttribute && lists.has(name),
})

const parse = (file: string, text: string, root: string): unknown => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new TiledError(
      'XML with a DOCTYPE is not read.',
      'tiled-unreadable',
      spotIn(text, file, /<!(?:DOCTYPE|ENTITY)/gi),
    )
  let parsed: unknown
  try {
    parsed = parser.parse(text, true)
  } catch (error) {
    // The parser ends with its own full stop, and with line and column.
    const why = error instanceof Error ? error.message.replace(/\.?(?::\d+:\d+)?$/, '') : String(error)
    throw new TiledError(`This is not XML: ${why}.`)
  }
  const found = fieldOf(parsed, root)
  const node: unknown = Array.isArray(found) ? found[0] : found
  if (node === undefined) throw new TiledError(`This is not a file of Tiled: it has no <${root}>.`)
  return node
}

/** @throws TiledError */
export const readTmx = (file: string, text: string, load: LoadTileset): TiledMap => {
  const root = parse(file, text, 'map')
  const reading: Reading = { file, text, tally: makeTally() }
  return {
    place: spotIn(text, file, /<map\b/g),
    ...frameOf(root),
    infinite: textOf(root, 'infinite') === '1',
    properties: propertiesOf(root),
    tilesets: tilesetsOf(listIn(root, 'tileset'), (index) => spotIn(text, file, /<tileset\b/g, index), readTiles, load),
    layers: layersOf(root, { x: 0, y: 0 }, reading, 0),
  }
}

interface Reading {
  readonly file: string
  readonly text: string
  readonly tally: Tally
}

/** Where a pattern is found for the so-manieth time. */
const spotIn = (text: string, file: string, pattern: RegExp, index = 0): Place => {
  const found = [...text.matchAll(pattern)][index]
  return { file, path: [], ...(found && { within: spotOf(text, found.index, found[0].length) }) }
}

/** Where an element with an id begins. */
const placeOf = ({ file, text }: Reading, tag: string, id: string): Place => {
  const found = /^\d+$/.test(id) ? new RegExp(`<${tag}\\b[^>]*\\bid="${id}"`).exec(text) : null
  return { file, path: [], ...(found && { within: spotOf(text, found.index, tag.length + 1) }) }
}

const propertiesOf = (node: unknown): Properties =>
  Object.fromEntries(
    listIn(fieldOf(node, 'properties'), 'property').flatMap((one): [string, string | number | boolean][] => {
      const name = textOf(one, 'name')
      const text = textOf(one, 'value', decode(textOf(one, 'text#')))
      const type = textOf(one, 'type')
      if (name === '__proto__') return []
      if (type === 'bool') return [[name, text === 'true']]
      return [[name, (type === 'int' || type === 'float') && Number.isFinite(Number(text)) ? Number(text) : text]]
    }),
  )

const readTiles = (node: unknown): TileNames => ({
  name: textOf(node, 'name'),
  tiles: tilesOf(listIn(node, 'tile'), propertiesOf),
})

/** `.tsx`. @throws TiledError */
export const readTsx = (file: string, text: string): TileNames => readTiles(parse(file, text, 'tileset'))

const layersOf = (node: unknown, offset: Point, reading: Reading, depth: number): Layer[] => {
  checkDepth(depth)
  const head = (one: unknown, tag: string) => {
    reading.tally.addLayer()
    return { name: textOf(one, 'name'), properties: propertiesOf(one), place: placeOf(reading, tag, textOf(one, 'id')) }
  }
  return [
    ...listIn(node, 'layer').map((one): Layer => {
      const known = head(one, 'layer')
      return { type: 'tiles', ...known, chunks: chunksOf(one, known.name, known.place) }
    }),
    ...listIn(node, 'objectgroup').map((one): Layer => {
      const known = head(one, 'objectgroup')
      const objects = listIn(one, 'object')
      reading.tally.addObjects(objects.length)
      return {
        type: 'objects',
        ...known,
        offset: offsetOf(one, offset),
        objects: objects.map((object) => objectOf(object, reading)),
      }
    }),
    ...listIn(node, 'imagelayer').map((one): Layer => {
      const { name, place } = head(one, 'imagelayer')
      return { type: 'other', what: 'imagelayer', name, place }
    }),
    ...listIn(node, 'group').flatMap((one) => layersOf(one, offsetOf(one, offset), reading, depth + 1)),
  ]
}

const chunksOf = (layer: unknown, name: string, place: Place): Chunk[] => {
  const data = fieldOf(layer, 'data')
  if (data === undefined) return []
  const how = { encoding: textOf(data, 'encoding'), compression: textOf(data, 'compression'), layer: name, place }
  const chunk = (node: unknown, size: unknown, x: number, y: number): Chunk => {
    const width = numberIn(size, 'width')
    const height = numberIn(size, 'height')
    const tiles = listIn(node, 'tile')
    const text = typeof node === 'string' ? node : textOf(node, 'text#')
    const plain = tiles.map((tile) => numberIn(tile, 'gid')).join(',')
    return { x, y, width, height, gids: decodeTiles(tiles.length > 0 ? plain : text, width * height, how) }
  }
  const parts = partsOf(listIn(data, 'chunk'), name)
  return parts.length > 0 ? parts.map(({ node, x, y }) => chunk(node, node, x, y)) : [chunk(data, layer, 0, 0)]
}

/** `0,0 12.5,-3` */
const pointsOf = (node: unknown): Point[] | undefined => {
  if (!isObject(node)) return undefined
  const pairs = textOf(node, 'points')
    .split(/\s+/)
    .filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return { x: Number.isFinite(x) ? x : 0, y: Number.isFinite(y) ? y : 0 }
  })
}

const objectOf = (node: unknown, reading: Reading): TiledObject => {
  const polygon = pointsOf(fieldOf(node, 'polygon'))
  const points = polygon ?? pointsOf(fieldOf(node, 'polyline'))
  return {
    ...bodyOf(node),
    ...(points && points.length > 0 && { points }),
    closed: polygon !== undefined,
    properties: propertiesOf(node),
    place: placeOf(reading, 'object', textOf(node, 'id')),
  }
}
