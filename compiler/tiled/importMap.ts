/** Converts a map of Tiled to the features of `map.yaml`, and reports layers and objects that have no place in it. */
import type { Grid } from '../../engine/hex.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { Feature, MapFeatures } from '../exchange/features.ts'
import type { MapLayout, SignTile } from '../exchange/layout.ts'
import { mostRows } from '../resolve/grid.ts'
import { type Layer, limits, numberOf, type Point, type TiledMap, type TileLayer } from './document.ts'
import { systemProperty } from './exportMap.ts'
import { makeGeometry } from './geometry.ts'
import { groupsOf, type TileCell } from './groups.ts'
import { readObjects } from './importObjects.ts'
import { readSigns, type Window } from './importTiles.ts'
import { tellProperties } from './properties.ts'

/** The map, or undefined when an error says why there is none. */
export const importMap = (
  map: TiledMap,
  layout: MapLayout,
  tiles: readonly SignTile[],
  report: Report,
): MapFeatures | undefined => {
  const { place } = map
  if (!checkOrientation(map, place, report)) return undefined
  const layers = assignLayers(map, layout, report)
  const first = layers.get(layout.signs[0].field)
  const window = first?.type === 'tiles' ? windowOf(map, first, place, report) : undefined
  if (first === undefined || first.type !== 'tiles') {
    report.error('tiled-layer-missing', place, `The map has no layer of tiles called "${layout.signs[0].field}".`, {
      hint: 'It says what ground each hex is.',
    })
  }
  if (window === undefined) return undefined
  const { grid } = window
  const geometry = makeGeometry(grid, map)
  const signs = layout.signs.map((field): [string, string[][]] => [
    field.field,
    readSigns(layers.get(field.field), field, window, geometry, map, tiles, place, report),
  ])
  const origin = originOf(window, map)
  const shift = { x: origin.x + window.offset.x, y: origin.y + window.offset.y }
  const lists = layout.lists.map((field): [string, readonly Feature[]] => {
    const layer = layers.get(field.field)
    return [field.field, layer?.type === 'objects' ? readObjects(layer, field, grid, geometry, shift, report) : []]
  })
  const words = readWords(map, layout, place, report)
  return { grid, words, signs: Object.fromEntries(signs), lists: Object.fromEntries(lists) }
}

const checkOrientation = (map: TiledMap, place: Place, report: Report): boolean => {
  const { orientation, staggerAxis, staggerIndex, tileWidth, tileHeight, hexSideLength } = map
  const fits =
    [tileWidth, tileHeight].every((size) => size >= 2 && size <= 4096) &&
    hexSideLength >= 0 &&
    hexSideLength <= tileHeight
  // Another setting would move the tiles of a map that is drawn, and leave roads and names where they were.
  const anew = (setting: string): string =>
    `Begin a new map in Tiled with ${setting}, or with one that "sandtable tiled export" writes; lay a picture of this one below it, as an image layer, and draw over it.`
  const faults: readonly (readonly [isFault: boolean, message: string, hint: string])[] = [
    [
      orientation !== 'hexagonal',
      `The map is ${orientation || 'of no orientation'}; here maps are hexagonal.`,
      anew('the orientation Hexagonal'),
    ],
    [staggerAxis !== 'y', 'The map has its hexes in columns; here they stand in rows.', anew('Stagger Axis Y')],
    [
      staggerIndex !== 'odd' && staggerIndex !== 'even',
      'The map does not say which of its rows stand half a hex to the right.',
      'In Tiled set Map > Map Properties > Stagger Index.',
    ],
    [
      !fits,
      `Hexes of ${tileWidth} x ${tileHeight} pixels with sides of ${hexSideLength} cannot be.`,
      'Ours are 56 x 64 with sides of 32.',
    ],
  ]
  const [, message, hint] = faults.find(([isFault]) => isFault) ?? []
  if (message !== undefined) report.error('tiled-orientation', place, message, { hint })
  return message === undefined
}

const isField = (name: string, field: string): boolean => name.trim().toLowerCase() === field.toLowerCase()

/** Layers by the field that they are called after; what is called otherwise is told. */
const assignLayers = (map: TiledMap, layout: MapLayout, report: Report): ReadonlyMap<string, Layer> => {
  const known = [...layout.signs, ...layout.lists].map(({ field }) => field)
  const layers = new Map<string, Layer>()
  for (const layer of map.layers) {
    const field = known.find((one) => isField(layer.name, one))
    const wanted = layout.signs.some((one) => one.field === field) ? 'tiles' : 'objects'
    if (field === undefined) {
      // A picture to draw over.
      if (layer.type === 'other' && layer.what === 'imagelayer') continue
      const count =
        layer.type === 'objects'
          ? ` with ${layer.objects.length === 1 ? 'its object' : `its ${layer.objects.length} objects`}`
          : ''
      report.warning(
        'tiled-layer-unknown',
        layer.place,
        `The layer "${layer.name}"${count} has no place in map.yaml and is left out.`,
        { hint: hintForUnknown(layer.name, known) ?? `Layers are called ${known.join(', ')}.` },
      )
    } else if (layer.type !== wanted) {
      report.warning(
        'tiled-layer-unknown',
        layer.place,
        `The layer "${layer.name}" is left out: it is no layer of ${wanted}.`,
      )
    } else if (layers.has(field)) {
      report.warning('tiled-layer-unknown', layer.place, `A second layer is called "${layer.name}"; it is left out.`, {
        hint: 'Put what it holds into the first one.',
      })
    } else layers.set(field, layer)
    if (field !== undefined && layer.type !== 'other')
      tellProperties(layer.properties, [], `The layer "${layer.name}"`, layer.place, report)
  }
  return layers
}

/** Where the tiles of the map begin and end. An infinite map is as large as what is drawn on it, from a row that stands flush. */
const windowOf = (map: TiledMap, layer: TileLayer, place: Place, report: Report): Window | undefined => {
  let [west, north, east, south] = [0, 0, map.width, map.height]
  /** The remainder of the row numbers that stand flush. */
  const flush = map.staggerIndex === 'even' ? 1 : 0
  if (map.infinite) {
    const [cells = [], ...strays] = groupsOf(cellsOf(layer), flush)
    tellStrays(strays, layer, report)
    ;[west, north, east, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity]
    for (const [column, row] of cells) {
      west = Math.min(west, column)
      north = Math.min(north, row)
      east = Math.max(east, column + 1)
      south = Math.max(south, row + 1)
    }
  }
  const isRowAdded = (north & 1) !== flush
  if (isRowAdded) north -= 1
  const grid: Grid = { width: east - west, height: south - north }
  if (!(grid.width >= 1 && grid.height >= 1 && Number.isInteger(grid.width) && Number.isInteger(grid.height))) {
    report.error('map-rows', place, 'The map has no hexes.')
    return undefined
  }
  if (
    grid.width > mostRows ||
    grid.height > mostRows ||
    Math.abs(west) > limits.span ||
    Math.abs(north) > limits.span
  ) {
    report.error(
      'map-rows',
      place,
      `The map is ${grid.width} hexes wide and ${grid.height} high; at most ${mostRows} each way are possible.`,
    )
    return undefined
  }
  if (isRowAdded) {
    report.warning(
      'tiled-orientation',
      place,
      'The first row of the map stands half a hex to the right, and here it is the second: a row is put above it, with the ground of the row below.',
      { hint: 'Look at that row in map.yaml, or draw it in Tiled.' },
    )
  }
  return { grid, column: west, row: north, isRowAdded, offset: layer.offset }
}

const cellsOf = ({ chunks }: TileLayer): TileCell[] =>
  chunks.flatMap(({ x, y, width, gids }) =>
    gids.flatMap((gid, index): TileCell[] =>
      numberOf(gid) === 0 ? [] : [[x + (index % width), y + Math.floor(index / width)]],
    ),
  )

/** Strays that are named. */
const mostStrays = 5

const tellStrays = (strays: readonly (readonly TileCell[])[], layer: TileLayer, report: Report): void => {
  if (strays.length === 0) return
  const named = strays.slice(0, mostStrays).map(([[column, row], ...more]) => {
    const where = `${column},${row}`
    return more.length === 0 ? where : `${where} and ${more.length} beside it`
  })
  const rest = strays.length > mostStrays ? `; and ${strays.length - mostStrays} more groups` : ''
  report.error(
    'tiled-tile-stray',
    layer.place,
    `The layer "${layer.name}" has tiles apart from the others, in Tiled at ${named.join('; ')}${rest}.`,
    { hint: 'Erase them, or draw the ground between: every hex of a map has its ground.' },
  )
}

/** Pixels from the corner of the map to its first tile. */
const originOf = ({ column, row }: Window, { tileWidth, tileHeight, hexSideLength }: TiledMap): Point => ({
  x: column * (tileWidth & ~1),
  y: row * (((tileHeight & ~1) - hexSideLength) / 2 + hexSideLength),
})

const readWords = (map: TiledMap, layout: MapLayout, place: Place, report: Report): Record<string, string> => {
  tellProperties(map.properties, [systemProperty, ...layout.words], 'The map', place, report)
  return Object.fromEntries(
    layout.words.flatMap((word) => (typeof map.properties[word] === 'string' ? [[word, map.properties[word]]] : [])),
  )
}
