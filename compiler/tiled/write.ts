/** Maps of Tiled as text, in both of its formats. */
import type { Layer, ObjectLayer, Properties, TiledMap, TiledObject, TileLayer, Tileset } from './document.ts'

const version = '1.10'
const tiledVersion = '1.11.0'

/** To a thousandth of a pixel. */
const pixel = (value: number): number => Math.round(value * 1000) / 1000

const typeOf = (value: string | number | boolean): string =>
  typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'bool' : Number.isInteger(value) ? 'int' : 'float'

const objectsIn = ({ layers }: TiledMap): number =>
  layers.reduce((sum, layer) => sum + (layer.type === 'objects' ? layer.objects.length : 0), 0)

// JSON

const jsonProperties = (properties: Properties) =>
  Object.keys(properties).length === 0
    ? {}
    : { properties: Object.entries(properties).map(([name, value]) => ({ name, type: typeOf(value), value })) }

/** `.tmj` */
export const makeTmj = (map: TiledMap): string => {
  const document = {
    type: 'map',
    version,
    tiledversion: tiledVersion,
    orientation: map.orientation,
    renderorder: 'right-down',
    staggeraxis: map.staggerAxis,
    staggerindex: map.staggerIndex,
    width: map.width,
    height: map.height,
    tilewidth: map.tileWidth,
    tileheight: map.tileHeight,
    hexsidelength: map.hexSideLength,
    infinite: map.infinite,
    nextlayerid: map.layers.length + 1,
    nextobjectid: objectsIn(map) + 1,
    ...jsonProperties(map.properties),
    tilesets: map.tilesets.map((tileset) => jsonTileset(tileset, map)),
    layers: map.layers.flatMap((layer, index) => jsonLayer(layer, index + 1, map)),
  }
  return `${compact(JSON.stringify(document, null, 1), map.width)}\n`
}

/** Tiles row by row, properties and points on a line each: so that a person can read it, and compare two versions. */
const compact = (json: string, width: number): string =>
  json
    .replace(/\{\s*"(?:name|x)":[^{}]*\}/g, (one) => one.replace(/\n\s*/g, ' '))
    .replace(/\[[\d,\s]+\]/g, (list) => {
      const numbers = list
        .slice(1, -1)
        .split(',')
        .map((number) => number.trim())
      const rows = Array.from({ length: Math.ceil(numbers.length / width) }, (_, row) =>
        numbers.slice(row * width, (row + 1) * width).join(', '),
      )
      return `[\n${rows.join(',\n')}\n]`
    })

const jsonTileset = ({ firstGid, name, tiles, image }: Tileset, map: TiledMap) => ({
  firstgid: firstGid,
  name,
  tilewidth: map.tileWidth,
  tileheight: map.tileHeight,
  tilecount: tiles.size,
  columns: image?.columns ?? 0,
  margin: 0,
  spacing: 0,
  ...(image && { image: image.source, imagewidth: image.width, imageheight: image.height }),
  tiles: [...tiles].map(([id, tile]) => ({ id, type: tile.class, ...jsonProperties(tile.properties) })),
})

const jsonLayer = (layer: Layer, id: number, { width, height }: TiledMap): object[] => {
  const head = { id, name: layer.name, visible: true, x: 0, y: 0 }
  if (layer.type === 'other') return []
  if (layer.type === 'tiles') {
    const { opacity = 1, chunks } = layer
    return [{ ...head, type: 'tilelayer', opacity, width, height, data: chunks[0].gids }]
  }
  const objects = layer.objects.map(jsonObject)
  return [{ ...head, type: 'objectgroup', opacity: 1, draworder: 'index', color: layer.colour, objects }]
}

const jsonObject = ({ id, name, class: kind, x, y, points, properties }: TiledObject) => ({
  id,
  name,
  type: kind,
  x: pixel(x),
  y: pixel(y),
  width: 0,
  height: 0,
  rotation: 0,
  visible: true,
  ...(points ? { polyline: points.map((point) => ({ x: pixel(point.x), y: pixel(point.y) })) } : { point: true }),
  ...jsonProperties(properties),
})

// XML

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}
const escaped = (value: string | number): string => String(value).replace(/[&<>"\n\t]/g, (sign) => escapes[sign])
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [` ${name}="${escaped(value)}"`]))
    .join('')

const xmlProperties = (properties: Properties, indent: string): string[] => {
  const entries = Object.entries(properties)
  if (entries.length === 0) return []
  const line = ([name, value]: [string, string | number | boolean]): string => {
    const type = typeOf(value)
    return `${indent} <property name="${escaped(name)}"${type === 'string' ? '' : ` type="${type}"`} value="${escaped(String(value))}"/>`
  }
  return [`${indent}<properties>`, ...entries.map(line), `${indent}</properties>`]
}

const element = (name: string, head: string, inside: readonly string[], indent: string): string[] =>
  inside.length === 0 ? [`${indent}<${name}${head}/>`] : [`${indent}<${name}${head}>`, ...inside, `${indent}</${name}>`]

/** `.tmx` */
export const makeTmx = (map: TiledMap): string => {
  const head = attributes({
    version,
    tiledversion: tiledVersion,
    orientation: map.orientation,
    renderorder: 'right-down',
    width: map.width,
    height: map.height,
    tilewidth: map.tileWidth,
    tileheight: map.tileHeight,
    infinite: map.infinite ? 1 : 0,
    hexsidelength: map.hexSideLength,
    staggeraxis: map.staggerAxis,
    staggerindex: map.staggerIndex,
    nextlayerid: map.layers.length + 1,
    nextobjectid: objectsIn(map) + 1,
  })
  const inside = [
    ...xmlProperties(map.properties, ' '),
    ...map.tilesets.flatMap((tileset) => xmlTileset(tileset, map)),
    ...map.layers.flatMap((layer, index) => xmlLayer(layer, index + 1, map)),
  ]
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...element('map', head, inside, '')].join('\n')}\n`
}

const xmlTileset = ({ firstGid, name, tiles, image }: Tileset, map: TiledMap): string[] => {
  const head = attributes({
    firstgid: firstGid,
    name,
    tilewidth: map.tileWidth,
    tileheight: map.tileHeight,
    tilecount: tiles.size,
    columns: image?.columns,
  })
  const picture = image
    ? [`  <image${attributes({ source: image.source, width: image.width, height: image.height })}/>`]
    : []
  const tile = ([id, { class: kind, properties }]: [number, { class: string; properties: Properties }]): string[] =>
    element('tile', attributes({ id, type: kind }), xmlProperties(properties, '   '), '  ')
  return element('tileset', head, [...picture, ...[...tiles].flatMap(tile)], ' ')
}

const xmlLayer = (layer: Layer, id: number, map: TiledMap): string[] => {
  if (layer.type === 'tiles') return xmlTiles(layer, id, map)
  return layer.type === 'objects' ? xmlObjects(layer, id) : []
}

const xmlTiles = (
  { name, opacity, chunks: [{ gids }] }: TileLayer,
  id: number,
  { width, height }: TiledMap,
): string[] => {
  const rows = Array.from({ length: height }, (_, row) => gids.slice(row * width, (row + 1) * width).join(','))
  const head = attributes({ id, name, width, height, opacity: opacity === 1 ? undefined : opacity })
  return element('layer', head, ['  <data encoding="csv">', rows.join(',\n'), '</data>'], ' ')
}

const xmlObjects = ({ name, colour, objects }: ObjectLayer, id: number): string[] => {
  const object = ({ id: number, name: text, class: kind, x, y, points, properties }: TiledObject): string[] => {
    const corners = (points ?? []).map((point) => `${pixel(point.x)},${pixel(point.y)}`).join(' ')
    const inside = [...xmlProperties(properties, '   '), points ? `   <polyline points="${corners}"/>` : '   <point/>']
    return element('object', attributes({ id: number, name: text, type: kind, x: pixel(x), y: pixel(y) }), inside, '  ')
  }
  return element(
    'objectgroup',
    attributes({ id, name, color: colour, draworder: 'index' }),
    objects.flatMap(object),
    ' ',
  )
}
