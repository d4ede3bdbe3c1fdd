/** Drawings of units as SVG: parts by what the data say of them, fitted into a picture. */

import type { ShownThing, UnitDrawing } from '../../../engine/drawing.ts'
import { oncePer } from '../../once.ts'
import { drawBody } from './bodies.ts'
import { area, boundsOf, type Mark, moved, writeMarks } from './marks.ts'
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

/** Small things are drawn at a larger scale, but still look smaller. */
const widthOf = (metres: number): number => 112 * Math.min(1, metres / 10.4) ** 0.36

/** The most units of the picture for a metre: men stay smaller than what they ride. */
const mostScale = 23

const fitMarks = (drawing: UnitDrawing): Mark[] => {
  const marks = marksOf(drawing)
  const [left, low, right, high] = boundsOf(marks)
  const [wide, tall] = [right - left, high - low]
  if (drawing.plane !== undefined) {
    const scale = (62 / tall) * Math.min(1, tall / 22) ** 0.36
    return moved(marks, ([x, y]) => [60 + (x - (left + right) / 2) * scale, 35 - (y - (low + high) / 2) * scale], scale)
  }
  const scale = Math.min(widthOf(wide) / wide, 54 / high, mostScale)
  const start = (picture.width - wide * scale) / 2
  const end = picture.width - start
  const { ground } = picture
  const shadow = area('shade', [
    [start - 2, ground + 0.2],
    [start + 2, ground - 1],
    [end - 2, ground - 1],
    [end + 2, ground + 0.2],
    [end - 3, ground + 1.8],
    [start + 3, ground + 1.8],
  ])
  return [shadow, ...moved(marks, ([x, y]) => [start + (x - left) * scale, ground - y * scale], scale)]
}

/** Returns the drawing as an SVG fragment of 120 x 70 units. */
export const drawUnit = oncePer((drawing: UnitDrawing): string => writeMarks(fitMarks(drawing)))
