/** Converts a map for Tiled: a layer of tiles for each layer of signs, a layer of objects for each list. */
import { directions, type Hexside, isOnMap, neighbourOf } from '../../engine/hex.ts'
import type { Feature, MapFeatures } from '../exchange/features.ts'
import type { ListField, MapLayout, SignTile } from '../exchange/layout.ts'
import type { Layer, Point, Properties, TiledMap, TiledObject, Tileset } from './document.ts'
import { type Geometry, makeGeometry, ourTiles } from './geometry.ts'

/** Columns of the picture of the tiles. */
export const sheetColumns = 8

/** The property of a map that says for which rule system it is. */
export const systemProperty = 'system'

/** Colours of the layers of objects, in their order. */
const colours = ['#a9482a', '#4c86a3', '#2d2822', '#bb2a1f', '#4a3a26', '#2a2013', '#7c5626', '#35302a']

const nowhere = { file: '', path: [] }

export const exportMap = (
  map: MapFeatures,
  layout: MapLayout,
  tiles: readonly SignTile[],
  system: string,
  image: string,
): TiledMap => {
  const geometry = makeGeometry(map.grid, ourTiles)
  let objects = 0
  const drawn = (field: ListField): Layer => ({
    type: 'objects',
    name: field.field,
    properties: {},
    place: nowhere,
    offset: { x: 0, y: 0 },
    colour: colours[layout.lists.indexOf(field) % colours.length],
    objects: (map.lists[field.field] ?? []).flatMap((feature, index) =>
      drawFeature(feature, field, index, map, geometry).map(
        (object): TiledObject => ({ ...plain, ...object, id: ++objects }),
      ),
    ),
  })
  return {
    place: nowhere,
    orientation: 'hexagonal',
    staggerAxis: 'y',
    staggerIndex: 'odd',
    ...map.grid,
    ...ourTiles,
    infinite: false,
    properties: { [systemProperty]: system, ...map.words },
    tilesets: [makeTileset(tiles, image)],
    layers: [
      ...layout.signs.map(({ field, empty }): Layer => {
        const numbers = new Map(tiles.flatMap((tile, index) => (tile.field === field ? [[tile.sign, index + 1]] : [])))
        const gids = map.signs[field].flat().map((sign) => (sign === empty ? 0 : (numbers.get(sign) ?? 0)))
        const opacity = field === layout.signs[0].field ? 1 : 0.35
        return {
          type: 'tiles',
          name: field,
          properties: {},
          place: nowhere,
          opacity,
          chunks: [{ x: 0, y: 0, ...map.grid, gids }],
        }
      }),
      ...layout.lists.map(drawn),
    ],
  }
}

const makeTileset = (tiles: readonly SignTile[], source: string): Tileset => ({
  firstGid: 1,
  name: 'Signs of map.yaml',
  tiles: new Map(
    tiles.map(({ field, sign, id, name }, index) => [index, { class: field, properties: { sign, id, name } }]),
  ),
  image: {
    source,
    columns: sheetColumns,
    width: sheetColumns * ourTiles.tileWidth,
    height: Math.ceil(tiles.length / sheetColumns) * ourTiles.tileHeight,
  },
})

const plain: TiledObject = {
  id: 0,
  name: '',
  class: '',
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  rotation: 0,
  closed: false,
  isTile: false,
  isTemplate: false,
  properties: {},
  place: nowhere,
}

type Drawn = Partial<TiledObject>

/** The objects of a feature: hexsides that do not hang together are several objects of one `part`. */
const drawFeature = (
  feature: Feature,
  { shape, field }: ListField,
  index: number,
  { grid }: MapFeatures,
  geometry: Geometry,
): Drawn[] => {
  const { kind = '', name = '', hexes = [], sides = [], by, along } = feature
  const head: Drawn = { class: kind, name }
  const at = (point: Point, more: Properties = {}): Drawn[] => [{ ...head, ...point, properties: more }]
  const ends = feature.directions && { sides: feature.directions.map((side) => directions[side]).join(' ') }
  switch (shape) {
    case 'run':
      return [{ ...head, ...lineOf(hexes.map(geometry.centreOf)) }]
    case 'barrier': {
      const chains = chainsOf(sides, geometry)
      const properties: Properties = chains.length > 1 ? { part: index + 1 } : {}
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
        return { class: nameOfOne(field), ...lineOf([between(0.3), between(0.7)]) }
      })
    case 'hex':
      return hexes.map((hex) => ({ class: nameOfOne(field), ...geometry.centreOf(hex) }))
    case 'ends':
      return at(geometry.centreOf(hexes[0]), ends)
    case 'works':
      return at(geometry.centreOf(hexes[0]), { ...(by !== undefined && { by }), ...ends })
    default:
      if (along && hexes.length > 1) return [{ ...head, ...lineOf(hexes.map(geometry.centreOf)) }]
      return at(geometry.centreOf(hexes[0]), along ? { along: true } : {})
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
