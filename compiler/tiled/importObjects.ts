/** Converts the objects of a layer to features of the map; objects of the wrong shape or class are reported and left out. */
import { type Direction, type DirectionName, directions, type Grid, type Hex, type Hexside } from '../../engine/hex.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { type Feature, sideBetween } from '../exchange/features.ts'
import type { ListField } from '../exchange/layout.ts'
import { mostRows } from '../resolve/grid.ts'
import type { Corner } from './corners.ts'
import type { ObjectLayer, Point, TiledObject } from './document.ts'
import type { Geometry } from './geometry.ts'
import { tellProperties } from './properties.ts'

/** Properties of objects that mean something, by shape. */
const knownProperties: Readonly<Partial<Record<ListField['shape'], readonly string[]>>> = {
  run: ['wide'],
  barrier: ['part'],
  ends: ['sides'],
  works: ['sides', 'by'],
  labels: ['along'],
}

/** `shift` is where the map begins, in pixels of the layer. */
export const readObjects = (
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
        { hint: 'In Tiled choose Detach from its menu.' },
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
        : { ...head, hexes: run, ...(object.properties.wide === true && { wide: true }) }
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
      if (object.name === '' && field.shape !== 'place')
        return leave('has no name', 'In Tiled write it into its field Name.')
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
      { hint: 'A hexside lies between two hexes of the map.' },
    )
  }
  if (sides.length === 0 && rim === 0)
    report.warning('tiled-object-shape', object.place, `${what} runs along no hexside; it is left out.`, {
      hint: 'Draw it with Insert Polyline along the borders of hexes.',
    })
  return sides
}
