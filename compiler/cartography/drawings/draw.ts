/** Drawings of units as SVG: parts by what the data say of them, fitted into a picture. */

import type { ShownThing, UnitDrawing } from '../../../engine/drawing.ts'
import { oncePer } from '../../../engine/once.ts'
import { drawBody } from './bodies.ts'
import { area, boundsOf, type Mark, moved, pairsOf, writeMarks } from './marks.ts'
import { drawMan } from './men.ts'
import { drawPlane } from './planes.ts'
import { drawGun, drawMantlet, drawTracks, drawWheels } from './vehicles.ts'
import { readMarks } from './written.ts'

/** The picture: its width and height, and where the ground lies. */
export const picture = { width: 120, height: 70, ground: 62 } as const

const drawThing = ({ marks, at: [x, y = 0], scale = 1, left = false }: ShownThing): Mark[] =>
  moved(readMarks(marks), ([px, py]) => [x + (left ? -px : px) * scale, y + py * scale], scale)

const marksOf = (drawing: UnitDrawing): Mark[] => {
  const {
    behind = [],
    below = [],
    guns = [],
    gun,
    crew = [],
    tracks,
    hull,
    upper,
    turret,
    over = [],
    wheels = [],
    men = [],
    things = [],
    plane,
  } = drawing
  const all = gun ? [...guns, gun] : guns
  return [
    ...behind.flatMap(drawThing),
    ...below.flatMap(drawBody),
    ...all.flatMap(drawGun),
    ...crew.flatMap(drawMan),
    ...(hull ? drawBody(hull) : []),
    ...(tracks ? drawTracks(tracks) : []),
    ...[upper, turret].flatMap((body) => (body ? drawBody(body) : [])),
    ...all.flatMap(drawMantlet),
    ...over.flatMap(drawBody),
    ...wheels.flatMap(drawWheels),
    ...men.flatMap(drawMan),
    ...things.flatMap(drawThing),
    ...(plane ? drawPlane(plane) : []),
  ]
}

/** Small things are drawn at a larger scale than great ones, but still look smaller; men stay smaller than what they ride. */
const inProportion = (wide: number, tall: number, isPlane: boolean): number =>
  isPlane
    ? (62 / tall) * Math.min(1, tall / 22) ** 0.36
    : Math.min((112 / wide) * Math.min(1, wide / 10.4) ** 0.36, 54 / tall, 23)

/** Everything as large as the picture lets it be. */
const atMost = (wide: number, tall: number): number => Math.min(116 / wide, 60 / tall)

const fitted = (drawing: UnitDrawing, scaleOf: typeof inProportion): Mark[] => {
  const marks = marksOf(drawing)
  const [left, low, right, high] = boundsOf(marks)
  const isPlane = drawing.plane !== undefined
  const [wide, tall] = [right - left, isPlane ? high - low : high]
  const scale = scaleOf(wide, tall, isPlane)
  const start = (picture.width - wide * scale) / 2
  const foot = isPlane ? (picture.height + tall * scale) / 2 + low * scale : picture.ground
  const placed = moved(marks, ([x, y]) => [start + (x - left) * scale, foot - y * scale], scale)
  return isPlane ? placed : [shadow(start), ...placed]
}

/** On the ground below something that begins so far from the left, and ends so far from the right. */
const shadow = (start: number): Mark => {
  const { width, ground } = picture
  const [from, to] = [start, width - start]
  return area(
    'shade',
    pairsOf([
      from - 2,
      ground + 0.2,
      from + 2,
      ground - 1,
      to - 2,
      ground - 1,
      to + 2,
      ground + 0.2,
      to - 3,
      ground + 1.8,
      from + 3,
      ground + 1.8,
    ]),
  )
}

/** Returns the drawing as an SVG fragment that fills `picture`, in proportion to others: for cards and lists. */
export const drawUnit = oncePer((drawing: UnitDrawing): string => writeMarks(fitted(drawing, inProportion)))

/** Returns the drawing as an SVG fragment that fills `picture`, as large as it can be: for counters. */
export const drawLarge = oncePer((drawing: UnitDrawing): string => writeMarks(fitted(drawing, atMost)))
