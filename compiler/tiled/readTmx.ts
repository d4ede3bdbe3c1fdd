/** Reads maps and tilesets of Tiled that are written as XML. Documents with a DOCTYPE or entities of their own are refused. */
import { XMLParser } from 'fast-xml-parser'
import { type Place, spotOf } from '../diagnostics/diagnostic.ts'
import { fieldOf, isObject, listIn, numberIn, textOf } from '../values.ts'
import { limits, TiledError, type TiledMap } from './document.ts'
import { type LoadTileset, readMap, readTiles, type TileNames } from './read.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes the five named entities and numeric ones; no others are looked up. */
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
  const places = new Map<unknown, Place>()
  const place = <T>(node: T, at: Place): T => {
    places.set(node, at)
    return node
  }
  const converter: Converter = (node, tag) => place(node, placeOf(file, text, tag, textOf(node, 'id')))
  const map = place(
    {
      ...asFields(root),
      infinite: textOf(root, 'infinite') === '1',
      tilesets: listIn(root, 'tileset').map((node, index) =>
        place(tilesetOf(node), spotIn(text, file, /<tileset\b/g, index)),
      ),
      layers: layersOf(root, converter, 0),
    },
    spotIn(text, file, /<map\b/g),
  )
  return readMap(map, (node) => places.get(node) ?? { file, path: [] }, load)
}

/** Remembers where the element of a node begins. */
type Converter = (node: object, tag: string) => object

/** The place of a match of a pattern, by its number. */
const spotIn = (text: string, file: string, pattern: RegExp, index = 0): Place => {
  const found = [...text.matchAll(pattern)][index]
  return { file, path: [], ...(found && { within: spotOf(text, found.index, found[0].length) }) }
}

/** Where an element with an id begins. */
const placeOf = (file: string, text: string, tag: string, id: string): Place => {
  const found = /^\d+$/.test(id) ? new RegExp(`<${tag}\\b[^>]*\\bid="${id}"`).exec(text) : null
  return { file, path: [], ...(found && { within: spotOf(text, found.index, tag.length + 1) }) }
}

/** The attributes and elements of a node, with its properties as JSON has them. */
const asFields = (node: unknown): object => ({
  ...(isObject(node) ? node : {}),
  properties: listIn(fieldOf(node, 'properties'), 'property').map((one) => {
    const text = textOf(one, 'value', decode(textOf(one, 'text#')))
    const type = textOf(one, 'type')
    const isNumber = (type === 'int' || type === 'float') && Number.isFinite(Number(text))
    return { name: textOf(one, 'name'), value: type === 'bool' ? text === 'true' : isNumber ? Number(text) : text }
  }),
})

const tilesetOf = (node: unknown): object => ({ ...asFields(node), tiles: listIn(node, 'tile').map(asFields) })

/** `.tsx`. @throws TiledError */
export const readTsx = (file: string, text: string): TileNames => readTiles(tilesetOf(parse(file, text, 'tileset')))

const layersOf = (node: unknown, convert: Converter, depth: number): object[] => [
  ...listIn(node, 'layer').map((one) => {
    const data = fieldOf(one, 'data')
    const tiles = data !== undefined && {
      encoding: textOf(data, 'encoding'),
      compression: textOf(data, 'compression'),
      data: tilesIn(data),
      chunks: listIn(data, 'chunk').map((chunk) => ({ ...asFields(chunk), data: tilesIn(chunk) })),
    }
    return convert({ ...asFields(one), type: 'tilelayer', ...tiles }, 'layer')
  }),
  ...listIn(node, 'objectgroup').map((one) => {
    const objects = listIn(one, 'object').map((object) => {
      const [polygon, polyline] = ['polygon', 'polyline'].map((key) => pointsOf(fieldOf(object, key)))
      return convert({ ...asFields(object), polygon, polyline }, 'object')
    })
    return convert({ ...asFields(one), type: 'objectgroup', objects }, 'objectgroup')
  }),
  ...listIn(node, 'imagelayer').map((one) => convert({ ...asFields(one), type: 'imagelayer' }, 'imagelayer')),
  // Deeper elements are refused when the layers are read.
  ...listIn(node, 'group').map((one) => ({
    ...asFields(one),
    type: 'group',
    layers: depth < limits.depth ? layersOf(one, convert, depth + 1) : [],
  })),
]

/** The numbers of tiles, as a list where each is an element of its own. */
const tilesIn = (node: unknown): string | readonly number[] => {
  const tiles = listIn(node, 'tile')
  if (tiles.length > 0) return tiles.map((tile) => numberIn(tile, 'gid'))
  return typeof node === 'string' ? node : textOf(node, 'text#')
}

/** `0,0 12.5,-3` */
const pointsOf = (node: unknown): object[] => {
  const pairs = textOf(node, 'points')
    .split(/\s+/)
    .filter((pair) => pair !== '')
  return pairs.map((pair) => {
    const [x, y] = pair.split(',')
    return { x, y }
  })
}
