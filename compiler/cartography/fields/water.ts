/** Water from above: banks, shores with echoing lines, ripples; fords and bridges. */
import type { Point } from '../geometry.ts'
import { traceClosed } from '../path.ts'
import { type Pens, traceShape } from './pens.ts'
import type { Region } from './region.ts'
import { type Extent, scatter } from './scatter.ts'

/** Lines of a shore from the land inwards: map units inside of the region, and their classes. */
const shores = [
  [0.5, 'water-bank'],
  [5, 'water'],
  [10, 'map-echo'],
  [15, 'map-echo map-echo-far'],
] as const

export const traceWater = (pens: Pens, region: Region, extent: Extent): void => {
  for (const [inset, name] of shores) for (const ring of region.rings(inset)) traceClosed(pens(name), ring)
  traceRipples(pens, region, extent)
}

/** Small waves, off the shores. */
export const traceRipples = (pens: Pens, region: Region, extent: Extent): void => {
  scatter(extent, 21, 81, (x, y, chance) => {
    const isInside = [-9, 9].every((by) => region.has(x + by, y) && region.has(x, y + by))
    if (chance > 0.42 || !isInside) return
    const pen = pens('ripple')
    pen.moveTo(x - 4, y)
    pen.quadTo(x - 2, y - 1.8, x, y)
    pen.quadTo(x + 2, y + 1.8, x + 4, y)
  })
}

/** A place turned so that `along` runs from bank to bank. */
type Turned = (along: number, aside: number) => readonly [x: number, y: number]

/** Crossings lead down the sheet, or across it. */
export const turnedAt = ({ x, y }: Point, isAcross: boolean): Turned =>
  isAcross ? (along, aside) => [x + along, y + aside] : (along, aside) => [x + aside, y + along]

/** A bridge of planks between two parapets, with its shadow on the water. */
export const traceBridge = (pens: Pens, at: Turned): void => {
  const [half, reach] = [8.5, 33]
  traceShape(
    pens('bridge-shade'),
    [at(-reach + 6, -half), at(reach - 6, -half), at(reach - 6, half), at(-reach + 6, half)].map(
      ([x, y]) => [x + 3.4, y + 4.2] as const,
    ),
  )
  traceShape(pens('bridge-planks'), [at(-reach, -half), at(reach, -half), at(reach, half), at(-reach, half)])
  for (let along = -reach + 3; along < reach; along += 3.4) {
    pens('bridge-joints').moveTo(...at(along, -half))
    pens('bridge-joints').lineTo(...at(along, half))
  }
  for (const side of [-half, half]) {
    const flare = side * 1.5
    const pen = pens('map-bridge')
    pen.moveTo(...at(-reach - 2, flare))
    for (const along of [-reach + 4, reach - 4]) pen.lineTo(...at(along, side))
    pen.lineTo(...at(reach + 2, flare))
  }
}

/** Shallows with stones to step on. */
export const traceFord = (pens: Pens, at: Turned, chanceOf: (stone: number) => number): void => {
  const pen = pens('shallows')
  pen.moveTo(...at(-27, -9))
  pen.quadTo(...at(0, -15), ...at(27, -10))
  pen.lineTo(...at(27, 10))
  pen.quadTo(...at(0, 14), ...at(-27, 9))
  pen.close()
  for (let stone = 0; stone < 26; stone++) {
    const place = at(-26 + 2.08 * stone, 9 * chanceOf(stone))
    pens(stone % 3 === 0 ? 'stone-large' : 'stone').dot(...place)
  }
}
