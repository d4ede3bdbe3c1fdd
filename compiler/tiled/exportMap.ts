/** Converts a map for Tiled: a layer of tiles for each layer of signs, a layer of objects for each list. */
import { directions, type Hexside, isOnMap, neighbourOf } from '../../engine/hex.ts'
import type { Feature, MapFeatures } from '../exchange/features.ts'
import type { ListField, MapLayout, SignTile } from '../exchange/layout.ts'
import type { Point, Properties } from './document.ts'
import { type Geometry, makeGeometry, ourTiles } from './geometry.ts'

/** Columns of the picture of the tiles. */
export const sheetColumns = 8

/** The property of a map that says for which rule system it is. */
export const systemProperty = 'system'

/** Colours of the layers of objects, in their order. */
const colours = ['#a9482a', '#4c86a3', '#2d2822', '#bb2a1f', '#4a3a26', '#2a2013', '#7c5626', '#35302a']

/** A property as Tiled's JSON has it. */
export interface Property {
  readonly name: string
  readonly type: 'string' | 'bool' | 'int' | 'float'
  readonly value: string | number | boolean
}

const typeOf = (value: Property['value']): Property['type'] =>
  typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'bool' : Number.isInteger(value) ? 'int' : 'float'

const listed = (properties: Properties = {}): { readonly properties?: readonly Property[] } => {
  const entries = Object.entries(properties)
  return entries.length === 0
    ? {}
    : { properties: entries.map(([name, value]) => ({ name, type: typeOf(value), value })) }
}

/** To a thousandth of a pixel. */
const pixels = ({ x, y }: Point): Point => ({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 })

/** A map as Tiled's JSON has it. */
export type ExportedMap = ReturnType<typeof exportMap>

export const exportMap = (
  map: MapFeatures,
  layout: MapLayout,
  tiles: readonly SignTile[],
  system: string,
  image: string,
) => {
  const geometry = makeGeometry(map.grid, ourTiles)
  const { tileWidth: tilewidth, tileHeight: tileheight, hexSideLength: hexsidelength } = ourTiles
  let objects = 0
  const drawObject = ({ type = '', name = '', points, properties, ...at }: Drawn) => ({
    id: ++objects,
    name,
    type,
    ...pixels(at),
    width: 0,
    height: 0,
    rotation: 0,
    visible: true,
    polyline: points?.map(pixels),
    point: points ? undefined : true,
    ...listed(properties),
  })
  const headOf = (name: string, index: number) => ({ id: index + 1, name, visible: true, x: 0, y: 0 })
  const signs = layout.signs.map(({ field, empty }, index) => {
    const numbers = new Map(tiles.flatMap((tile, number) => (tile.field === field ? [[tile.sign, number + 1]] : [])))
    return {
      ...headOf(field, index),
      type: 'tilelayer' as const,
      opacity: index === 0 ? 1 : 0.35,
      ...map.grid,
      data: map.signs[field].flat().map((sign) => (sign === empty ? 0 : (numbers.get(sign) ?? 0))),
    }
  })
  const lists = layout.lists.map((field, index) => ({
    ...headOf(field.field, signs.length + index),
    type: 'objectgroup' as const,
    opacity: 1,
    draworder: 'index',
    color: colours[index % colours.length],
    objects: (map.lists[field.field] ?? []).flatMap((feature, number) =>
      drawFeature(feature, field, number, map, geometry).map(drawObject),
    ),
  }))
  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.11.0',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    ...map.grid,
    tilewidth,
    tileheight,
    infinite: false,
    hexsidelength,
    staggeraxis: 'y',
    staggerindex: 'odd',
    nextlayerid: signs.length + lists.length + 1,
    nextobjectid: objects + 1,
    ...listed({ [systemProperty]: system, ...map.words }),
    tilesets: [
      {
        firstgid: 1,
        name: 'Signs of map.yaml',
        tilewidth,
        tileheight,
        tilecount: tiles.length,
        columns: sheetColumns,
        margin: 0,
        spacing: 0,
        image,
        imagewidth: sheetColumns * tilewidth,
        imageheight: Math.ceil(tiles.length / sheetColumns) * tileheight,
        tiles: tiles.map(({ field, sign, id, name }, index) => ({
          id: index,
          type: field,
          ...listed({ sign, id, name }),
        })),
      },
    ],
    layers: [...signs, ...lists],
  }
}

/** Something to be drawn; where it has points, they begin with 0,0. */
interface Drawn extends Point {
  readonly type?: string
  readonly name?: string
  readonly points?: readonly Point[]
  readonly properties?: Properties | undefined
}

/** The objects of a feature: hexsides that do not hang together are several objects of one `part`. */
const drawFeature = (
  feature: Feature,
  { shape, field }: ListField,
  index: number,
  { grid }: MapFeatures,
  geometry: Geometry,
): Drawn[] => {
  const { kind = '', name = '', hexes = [], sides = [], by, along, wide } = feature
  const head = { type: kind, name }
  const at = (point: Point, properties?: Properties): Drawn[] => [{ ...head, ...point, properties }]
  const ends = feature.directions && { sides: feature.directions.map((side) => directions[side]).join(' ') }
  switch (shape) {
    case 'run':
      return [{ ...head, ...lineOf(hexes.map(geometry.centreOf)), properties: wide && { wide } }]
    case 'barrier': {
      const chains = chainsOf(sides, geometry)
      const properties = chains.length > 1 ? { part: index + 1 } : undefined
      return chains.map((points) => ({ ...head, ...lineOf(points), properties }))
    }
    case 'hexside':
      return sides.map(({ hex, direction }) => {
        const from = geometry.centreOf(hex)
        const next = neighbourOf(grid, hex, direction)
        const to = isOnMap(grid, next) ? geometry.centreOf(next) : from
        const between = (share: number): Point => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        })
        return { type: nameOfOne(field), ...lineOf([between(0.3), between(0.7)]) }
      })
    case 'hex':
      return hexes.map((hex) => ({ type: nameOfOne(field), ...geometry.centreOf(hex) }))
    case 'ends':
      return at(geometry.centreOf(hexes[0]), ends)
    case 'works':
      return at(geometry.centreOf(hexes[0]), { ...(by !== undefined && { by }), ...ends })
    default:
      if (along && hexes.length > 1) return [{ ...head, ...lineOf(hexes.map(geometry.centreOf)) }]
      return at(geometry.centreOf(hexes[0]), along ? { along: true } : undefined)
  }
}

const nameOfOne = (field: string): string => field.replace(/s$/, '')

const lineOf = ([first, ...rest]: readonly Point[]): Drawn => ({
  ...first,
  points: [{ x: 0, y: 0 }, ...rest.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }))],
})

const isSame = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5

/** Hexsides in their order as lines from corner to corner, as long as each touches the last. */
const chainsOf = (sides: readonly Hexside[], { endsOf }: Geometry): Point[][] => {
  const chains: Point[][] = []
  for (const side of sides) {
    const [a, b] = endsOf(side)
    const chain = chains.at(-1)
    const last = chain?.at(-1)
    if (chain === undefined || last === undefined) {
      chains.push([a, b])
      continue
    }
    const before = chain.at(-2)
    const onward = isSame(last, a) ? b : isSame(last, b) ? a : undefined
    if (onward !== undefined && before !== undefined && !isSame(onward, before)) chain.push(onward)
    else if (chain.length === 2 && [a, b].some((end) => isSame(end, chain[0])) && onward === undefined) {
      chain.reverse()
      chain.push(isSame(a, chain[1]) ? b : a)
    } else chains.push([a, b])
  }
  return chains
}
