/** A map that was drawn in Tiled as features of `map.yaml`; whatever it cannot carry is said with the layer and the object. */
import {
  type Direction,
  type DirectionName,
  directions,
  type Grid,
  type Hex,
  type Hexside,
  makeHexName,
} from '../../engine/hex.ts'
import { keyBelow, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { type Feature, type MapFeatures, sideBetween } from '../exchange/features.ts'
import type { ListField, MapLayout, SignField, SignTile } from '../exchange/layout.ts'
import { mostRows } from '../resolve/grid.ts'
import {
  type Layer,
  limits,
  numberOf,
  type ObjectLayer,
  type Point,
  type TiledMap,
  type TiledObject,
  type TileLayer,
  turned,
} from './document.ts'
import { systemProperty } from './exportMap.ts'
import { type Corner, type Geometry, makeGeometry } from './geometry.ts'

interface Window {
  readonly grid: Grid
  /** Column and row of its first tile. */
  readonly column: number
  readonly row: number
}

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
    readSigns(layers.get(field.field), field, window, map, tiles, place, report),
  ])
  const shift = window.column === 0 && window.row === 0 ? { x: 0, y: 0 } : originOf(window, map)
  const lists = layout.lists.map((field): [string, readonly Feature[]] => {
    const layer = layers.get(field.field)
    return [field.field, layer?.type === 'objects' ? readObjects(layer, field, grid, geometry, shift, report) : []]
  })
  const words = readWords(map, layout, place, report)
  return { grid, words, signs: Object.fromEntries(signs), lists: Object.fromEntries(lists) }
}

const checkOrientation = (map: TiledMap, place: Place, report: Report): boolean => {
  const { orientation, staggerAxis, staggerIndex, tileWidth, tileHeight, hexSideLength } = map
  const say = (message: string, hint: string): false => {
    report.error('tiled-orientation', place, message, { hint })
    return false
  }
  if (orientation !== 'hexagonal')
    return say(
      `The map is ${orientation || 'of no orientation'}; here maps are hexagonal.`,
      'In Tiled set Map > Map Properties > Orientation to Hexagonal.',
    )
  if (staggerAxis !== 'y')
    return say(
      'The map has its hexes in columns; here they stand in rows.',
      'In Tiled set Map > Map Properties > Stagger Axis to Y.',
    )
  if (staggerIndex !== 'odd')
    return say(
      'The first row of the map stands half a hex to the right; here it is the second.',
      'In Tiled set Map > Map Properties > Stagger Index to Odd.',
    )
  const fits =
    tileWidth >= 2 &&
    tileHeight >= 2 &&
    tileWidth <= 4096 &&
    tileHeight <= 4096 &&
    hexSideLength >= 0 &&
    hexSideLength <= tileHeight
  return (
    fits ||
    say(
      `Hexes of ${tileWidth} x ${tileHeight} pixels with sides of ${hexSideLength} cannot be.`,
      'Ours are 56 x 64 with sides of 32.',
    )
  )
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
      const count =
        layer.type === 'objects'
          ? ` with ${layer.objects.length === 1 ? 'its object' : `its ${layer.objects.length} objects`}`
          : ''
      report.warning(
        'tiled-layer-unknown',
        layer.place,
        `The layer "${layer.name}"${count} has no place in map.yaml and is left out.`,
        {
          hint: hintForUnknown(layer.name, known) ?? `Layers are called ${known.join(', ')}.`,
        },
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
  if (map.infinite) {
    ;[west, north, east, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -Infinity, -Infinity]
    for (const { x, y, width, gids } of layer.chunks) {
      gids.forEach((gid, index) => {
        if (numberOf(gid) === 0) return
        const column = x + (index % width)
        const row = y + Math.floor(index / width)
        west = Math.min(west, column)
        north = Math.min(north, row)
        east = Math.max(east, column + 1)
        south = Math.max(south, row + 1)
      })
    }
    // An odd row would be a flush one if it came first.
    if ((north & 1) === 1) north -= 1
  }
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
  return { grid, column: west, row: north }
}

/** Pixels from the corner of the map to its first tile. */
const originOf = ({ column, row }: Window, { tileWidth, tileHeight, hexSideLength }: TiledMap): Point => ({
  x: column * (tileWidth & ~1),
  y: row * (((tileHeight & ~1) - hexSideLength) / 2 + hexSideLength),
})

const readSigns = (
  layer: Layer | undefined,
  field: SignField,
  { grid, column, row }: Window,
  map: TiledMap,
  tiles: readonly SignTile[],
  place: Place,
  report: Report,
): string[][] => {
  const rows = Array.from({ length: grid.height }, () => new Array<string>(grid.width).fill(field.empty ?? ''))
  if (layer?.type !== 'tiles') {
    if (field.empty === undefined)
      report.error('tiled-layer-missing', place, `The map has no layer of tiles called "${field.field}".`)
    return rows
  }
  const known = tiles.filter((tile) => tile.field === field.field)
  const signOf = signsByNumber(map, known)
  const told = new Set<number>()
  let isTurned = false
  const nameAt = (x: number, y: number): string => makeHexName(grid, (y + 1) * (grid.width + 2) + x + 1)
  for (const chunk of layer.chunks) {
    chunk.gids.forEach((gid, index) => {
      const number = numberOf(gid)
      const x = chunk.x + (index % chunk.width) - column
      const y = chunk.y + Math.floor(index / chunk.width) - row
      if (number === 0 || x < 0 || y < 0 || x >= grid.width || y >= grid.height) return
      isTurned ||= (gid & turned) !== 0
      const sign = signOf(number)
      if (sign !== undefined) rows[y][x] = sign
      else if (!told.has(number)) {
        told.add(number)
        report.error(
          'tiled-tile-unknown',
          layer.place,
          `The layer "${layer.name}" has a tile without a sign at ${nameAt(x, y)}: number ${number}.`,
          {
            hint: `Give the tile a property "sign" in its tileset: ${known.map((tile) => `${tile.sign} ${tile.id}`).join(', ')}.`,
          },
        )
      }
    })
  }
  if (isTurned) {
    report.warning(
      'tiled-tile-turned',
      layer.place,
      `Tiles of the layer "${layer.name}" are turned or mirrored; hexes of a map are not.`,
    )
  }
  if (field.empty === undefined && told.size === 0) tellHoles(rows, layer, nameAt, report)
  return rows
}

const tellHoles = (
  rows: readonly (readonly string[])[],
  layer: TileLayer,
  nameAt: (x: number, y: number) => string,
  report: Report,
): void => {
  const holes = rows.flatMap((signs, y) => signs.flatMap((sign, x) => (sign === '' ? [nameAt(x, y)] : [])))
  if (holes.length === 0) return
  const shown = holes.slice(0, 5).join(', ')
  const rest = holes.length > 5 ? ` and ${holes.length - 5} more` : ''
  report.error('tiled-tile-unknown', layer.place, `The layer "${layer.name}" has no tile at ${shown}${rest}.`, {
    hint: 'Every hex has its ground; sea is one too.',
  })
}

/** What a tile of a tileset stands for: its property "sign", its property "id" or its class. */
const signsByNumber = (
  { tilesets }: TiledMap,
  known: readonly SignTile[],
): ((number: number) => string | undefined) => {
  const sorted = [...tilesets].sort((a, b) => b.firstGid - a.firstGid)
  return (number) => {
    const tileset = sorted.find(({ firstGid }) => firstGid <= number)
    const tile = tileset?.tiles.get(number - tileset.firstGid)
    if (tile === undefined) return undefined
    const { sign, id } = tile.properties
    const found = known.find((one) =>
      sign === undefined ? one.id === id || one.id === tile.class : one.sign === String(sign),
    )
    return found?.sign
  }
}

const readWords = (map: TiledMap, layout: MapLayout, place: Place, report: Report): Record<string, string> => {
  tellProperties(map.properties, [systemProperty, ...layout.words], 'The map', place, report)
  return Object.fromEntries(
    layout.words.flatMap((word) => (typeof map.properties[word] === 'string' ? [[word, map.properties[word]]] : [])),
  )
}

const tellProperties = (
  properties: TiledMap['properties'],
  known: readonly string[],
  what: string,
  place: Place,
  report: Report,
): void => {
  for (const name of Object.keys(properties)) {
    if (known.includes(name)) continue
    report.warning(
      'tiled-property-unknown',
      place.path.length > 0 ? keyBelow(place, 'properties') : place,
      `${what} has a property "${name}", which has no place in map.yaml.`,
      {
        hint: hintForUnknown(name, known),
      },
    )
  }
}

/** Properties of objects that mean something, by shape. */
const knownProperties: Readonly<Partial<Record<ListField['shape'], readonly string[]>>> = {
  barrier: ['part'],
  ends: ['sides'],
  works: ['sides', 'by'],
  labels: ['along'],
}

const readObjects = (
  layer: ObjectLayer,
  field: ListField,
  grid: Grid,
  geometry: Geometry,
  shift: Point,
  report: Report,
): Feature[] => {
  const features: Feature[] = []
  /** Where the features of parts stand. */
  const parts = new Map<string, number>()
  for (const object of layer.objects) {
    const what = `The object ${object.name ? `"${object.name}"` : object.id} of the layer "${layer.name}"`
    const spots = spotsOf(object, layer.offset, shift)
    tellProperties(object.properties, knownProperties[field.shape] ?? [], what, object.place, report)
    if (object.isTemplate) {
      report.warning(
        'tiled-object-shape',
        object.place,
        `${what} comes from a template, which is not read; it is left out.`,
        {
          hint: 'In Tiled choose Detach from its menu.',
        },
      )
      continue
    }
    const feature = readObject({ object, spots, what, field, grid, geometry, report })
    if (feature === undefined) continue
    const { part } = object.properties
    const key = `${feature.kind} ${part}`
    const first = part === undefined || field.shape !== 'barrier' ? undefined : parts.get(key)
    if (first === undefined) {
      parts.set(key, features.length)
      features.push(feature)
    } else features[first] = { ...features[first], sides: [...(features[first].sides ?? []), ...(feature.sides ?? [])] }
  }
  return features
}

/** Corners of an object in pixels of the map; the middle of what has none. */
const spotsOf = (
  { x, y, width, height, rotation, points, closed, isTile }: TiledObject,
  offset: Point,
  shift: Point,
): Point[] => {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = points ?? [{ x: width / 2, y: isTile ? -height / 2 : height / 2 }]
  const all = closed && corners.length > 2 ? [...corners, corners[0]] : corners
  return all.map((point) => ({
    x: x + offset.x - shift.x + (rotation === 0 ? point.x : point.x * cos - point.y * sin),
    y: y + offset.y - shift.y + (rotation === 0 ? point.y : point.x * sin + point.y * cos),
  }))
}

interface Work {
  readonly object: TiledObject
  readonly spots: readonly Point[]
  readonly what: string
  readonly field: ListField
  readonly grid: Grid
  readonly geometry: Geometry
  readonly report: Report
}

const readObject = (work: Work): Feature | undefined => {
  const { object, spots, what, field, grid, geometry, report } = work
  const leave = (message: string, hint?: string): undefined => {
    report.warning('tiled-object-shape', object.place, `${what} ${message}; it is left out.`, { hint })
  }
  const hexes = spots.flatMap((spot) => geometry.hexAtPoint(spot) ?? [])
  if (hexes.length < spots.length && field.shape !== 'barrier') {
    report.warning(
      'tiled-object-off',
      object.place,
      `${what} lies off the map${hexes.length > 0 ? ' in part' : ''}${hexes.length > 0 && field.shape !== 'hexside' ? '' : '; it is left out'}.`,
    )
    if (hexes.length === 0) return undefined
  }
  const head: Feature = {
    ...(object.class !== '' && { kind: object.class }),
    ...(object.name !== '' && { name: object.name }),
  }
  const needsKind = field.shape !== 'hexside' && field.shape !== 'hex' && field.shape !== 'ends'
  if (needsKind && object.class === '')
    return leave('has no class, so that nobody knows what it is', 'In Tiled write the kind into its field Class.')
  switch (field.shape) {
    case 'run': {
      const run = fillRun(spots, geometry)
      return run.length < 2
        ? leave('is no line through hexes that touch', 'Draw it with Insert Polyline.')
        : { ...head, hexes: run }
    }
    case 'barrier': {
      const sides = traceSides(work)
      return sides.length === 0 ? undefined : { ...head, sides }
    }
    case 'hexside': {
      const [from] = hexes
      const to = hexes.at(-1)
      const side = from === undefined || to === undefined ? undefined : sideBetween(grid, from, to)
      return side === undefined
        ? leave('does not lead from a hex into the next', 'Draw a short line over the hexside.')
        : { sides: [side] }
    }
    case 'hex':
      return object.points === undefined ? { hexes } : leave('is a line; a point is needed')
    case 'ends': {
      const ends = readDirections(object.properties.sides)
      return ends === undefined ? leave(`does not say which sides it means`, wantsSides) : { hexes, directions: ends }
    }
    case 'works': {
      const { by, sides } = object.properties
      const ends = sides === undefined ? undefined : readDirections(sides)
      if (sides !== undefined && ends === undefined) return leave('does not say which sides it means', wantsSides)
      if (object.name !== '')
        report.warning('tiled-property-unknown', object.place, `${what} has a name, which has no place in map.yaml.`)
      return {
        kind: object.class,
        ...(typeof by === 'string' && { by }),
        hexes: [hexes[0]],
        ...(ends && { directions: ends }),
      }
    }
    default: {
      if (object.name === '') return leave('has no name', 'In Tiled write it into its field Name.')
      if (object.points === undefined && object.properties.along !== true) return { ...head, hexes: [hexes[0]] }
      return field.shape === 'labels'
        ? { ...head, hexes, along: true }
        : leave('is a line; names stand at a point here')
    }
  }
}

const wantsSides = 'Give it a property "sides" such as "E SE", out of NE, E, SE, SW, W, NW.'

const readDirections = (value: unknown): Direction[] | undefined => {
  if (typeof value !== 'string') return undefined
  const found = value
    .trim()
    .split(/\s+/)
    .map((name) => directions.indexOf(name.toUpperCase() as DirectionName))
  return found.every((direction) => direction >= 0) ? (found as Direction[]) : undefined
}

/** The hexes that a line crosses, each touching the last. */
const fillRun = (spots: readonly Point[], geometry: Geometry): Hex[] => {
  const run: Hex[] = []
  const add = (point: Point): void => {
    const hex = geometry.hexAtPoint(point)
    if (hex !== undefined && hex !== run.at(-1)) run.push(hex)
  }
  spots.forEach((spot, index) => {
    const from = spots[index - 1]
    if (from !== undefined) {
      const steps = Math.min(2000, Math.ceil(Math.hypot(spot.x - from.x, spot.y - from.y) / 6))
      for (let step = 1; step < steps; step++)
        add({ x: from.x + ((spot.x - from.x) * step) / steps, y: from.y + ((spot.y - from.y) * step) / steps })
    }
    add(spot)
  })
  return run
}

/** The hexsides along a line: from corner to corner of the hexes, always on towards where it leads. */
const traceSides = ({ object, spots, what, geometry, report }: Work): Hexside[] => {
  const corners = spots.flatMap((spot) => geometry.cornerAt(spot) ?? [])
  if (corners.length < spots.length) {
    report.warning('tiled-object-off', object.place, `${what} lies off the map${corners.length > 1 ? ' in part' : ''}.`)
  }
  const sides: Hexside[] = []
  let rim = 0
  corners.forEach((goal, index) => {
    let at: Corner = corners[index - 1] ?? goal
    for (let steps = 0; at.key !== goal.key && steps < 4 * mostRows; steps++) {
      const far = ({ corner: { point } }: { readonly corner: Corner }): number =>
        (point.x - goal.point.x) ** 2 + (point.y - goal.point.y) ** 2
      const next = at.next().reduce((best, one) => (far(one) < far(best) ? one : best))
      if (next.side === undefined) rim++
      else sides.push(next.side)
      at = next.corner
    }
  })
  if (rim > 0) {
    report.warning(
      'tiled-object-off',
      object.place,
      `${what} runs along the edge of the map for ${rim} hexsides, which are left out.`,
      {
        hint: 'A hexside lies between two hexes of the map.',
      },
    )
  }
  if (sides.length === 0 && rim === 0)
    report.warning('tiled-object-shape', object.place, `${what} runs along no hexside; it is left out.`, {
      hint: 'Draw it with Insert Polyline along the borders of hexes.',
    })
  return sides
}
