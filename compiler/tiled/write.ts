/** Maps of Tiled as text, in both of its formats. */
import { XMLBuilder } from 'fast-xml-parser'
import type { ExportedMap, Property } from './exportMap.ts'

/** `.tmj` */
export const makeTmj = (map: ExportedMap): string => `${compact(JSON.stringify(map, null, 1), map.width)}\n`

/** Tiles row by row, properties and points on a line each: so that a person can read it, and compare two versions. */
const compact = (json: string, width: number): string =>
  json
    .replace(/\{\s*"(?:name|x)":[^{}]*\}/g, (one) => one.replace(/\n\s*/g, ' '))
    .replace(/\[[\d,\s]+\]/g, (list) => {
      const numbers = list
        .slice(1, -1)
        .split(',')
        .map((number) => number.trim())
      return `[\n${inRows(numbers, width, ', ')}\n]`
    })

const inRows = (numbers: readonly (string | number)[], width: number, comma: string): string =>
  Array.from({ length: Math.ceil(numbers.length / width) }, (_, row) =>
    numbers.slice(row * width, (row + 1) * width).join(comma),
  ).join(',\n')

const xml = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
  indentBy: ' ',
})

const attributes = (values: object): object =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[`@${name}`, value]])))

const propertiesOf = (properties: readonly Property[] = []): object =>
  properties.length === 0
    ? {}
    : {
        properties: {
          property: properties.map(({ name, type, value }) =>
            attributes({ name, type: type === 'string' ? '' : type, value: String(value) }),
          ),
        },
      }

/** `.tmx`: what the JSON says, as attributes and elements. */
export const makeTmx = ({ type: _, infinite, properties, tilesets, layers, ...map }: ExportedMap): string =>
  xml.build({
    '?xml': attributes({ version: '1.0', encoding: 'UTF-8' }),
    map: {
      ...attributes({ ...map, infinite: Number(infinite) }),
      ...propertiesOf(properties),
      tileset: tilesets.map(({ image: source, imagewidth: width, imageheight: height, tiles, ...tileset }) => ({
        ...attributes(tileset),
        image: attributes({ source, width, height }),
        tile: tiles.map((tile) => ({
          ...attributes({ id: tile.id, type: tile.type }),
          ...propertiesOf(tile.properties),
        })),
      })),
      layer: layers.flatMap((layer) => {
        if (layer.type !== 'tilelayer') return []
        const { id, name, width, height, opacity, data } = layer
        const text = `\n${inRows(data, width, ',')}\n`
        return {
          ...attributes({ id, name, width, height, opacity: opacity === 1 ? '' : opacity }),
          data: { ...attributes({ encoding: 'csv' }), '#text': text },
        }
      }),
      objectgroup: layers.flatMap((layer) => {
        if (layer.type !== 'objectgroup') return []
        const { id, name, color, draworder, objects } = layer
        return {
          ...attributes({ id, name, color, draworder }),
          object: objects.map(({ id, name, type, x, y, polyline, properties: own }) => ({
            ...attributes({ id, name, type, x, y }),
            ...propertiesOf(own),
            ...(polyline
              ? { polyline: attributes({ points: polyline.map((corner) => `${corner.x},${corner.y}`).join(' ') }) }
              : { point: '' }),
          })),
        }
      }),
    },
  })
