/** Works of the field from above: what is dug, heaped, strung and set up. Shadows fall to the south-east. */
import type { Point } from '../geometry.ts'
import { fraction, jitter } from '../noise.ts'
import { traceLine } from '../path.ts'
import { type Pens, traceShape } from './pens.ts'

/** A work along a line from west to east. */
export interface Front {
  readonly from: number
  readonly to: number
  readonly y: number
}

/** Places along a front, about `gap` apart, with both of its ends. */
const along = ({ from, to }: Front, gap: number): readonly number[] => {
  const count = Math.max(1, Math.round((to - from) / gap))
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
}

type Corner = readonly [x: number, y: number]

/** Draws lines below one another: each of these classes once. */
const traceLayers = (pens: Pens, names: readonly string[], points: readonly Corner[]): void => {
  for (const name of names) traceLine(pens(name), ...points)
}

const digging = ['trench-spoil', 'trench-edge', 'trench'] as const

/** A trench in traverses, and with `links` the ways to the rear at both of its ends. */
export const traceTrench = (pens: Pens, front: Front, rear: number, links: readonly number[]): void => {
  const points = along(front, 7.6).map((x, at): Corner => [x, front.y + (at % 2 === 0 ? 2.6 : -2.6)])
  traceLayers(pens, digging, points)
  for (const x of links)
    traceLayers(pens, digging, [
      [x, front.y],
      [x - 2.4, front.y + (rear - front.y) * 0.3],
      [x + 2.4, front.y + (rear - front.y) * 0.65],
      [x, rear],
    ])
}

/** Coils of wire between posts. */
export const traceWire = (pens: Pens, front: Front): void => {
  for (const [row, y] of [front.y - 2.2, front.y + 2.2].entries()) {
    const coil = pens('wire')
    for (const x of along({ ...front, from: front.from + row * 2 }, 4)) {
      coil.moveTo(x - 2.4, y + 2.4)
      coil.lineTo(x + 2.4, y - 2.4)
      coil.moveTo(x - 2.4, y - 2.4)
      coil.lineTo(x + 2.4, y + 2.4)
    }
  }
  traceLine(pens('wire-shade'), [front.from, front.y + 5], [front.to, front.y + 5])
  traceLine(pens('wire'), [front.from, front.y], [front.to, front.y])
  for (const x of along(front, 13)) pens('post').dot(x, front.y)
}

/** Road blocks: trestles of beams. */
export const traceBarriers = (pens: Pens, front: Front): void => {
  for (const x of along({ ...front, from: front.from + 8, to: front.to - 8 }, 17)) {
    const { y } = front
    traceLine(pens('beam-shade'), [x - 6, y + 3.4], [x + 9, y + 3.4])
    traceLine(pens('beam'), [x - 7, y], [x + 7, y])
    for (const end of [-4.6, 4.6]) {
      traceLine(pens('beam'), [x + end - 3, y - 4.4], [x + end + 3, y + 4.4])
      traceLine(pens('beam'), [x + end + 3, y - 4.4], [x + end - 3, y + 4.4])
    }
  }
}

/** A wall of field stones. */
export const traceWall = (pens: Pens, front: Front): void => {
  const points = along(front, 11).map((x): Corner => [x, front.y + jitter(Math.round(x), front.y, 95)])
  traceLine(pens('wall-shade'), ...points.map(([x, y]): Corner => [x + 1.6, y + 3]))
  traceLayers(pens, ['wall', 'wall-top', 'wall-joints'], points)
}

/** Concrete teeth in two rows: four planes each. */
export const traceTeeth = (pens: Pens, front: Front): void => {
  for (const [row, y] of [front.y - 4, front.y + 4.6].entries())
    for (const x of along({ ...front, from: front.from + 4 + row * 5, to: front.to - 9 + row * 5 }, 11)) {
      const [size, top] = [4.3, [x - 0.4, y - 0.6] as const]
      const [nw, ne, se, sw]: readonly Corner[] = [
        [x - size, y - size],
        [x + size, y - size],
        [x + size, y + size],
        [x - size, y + size],
      ]
      traceShape(pens('tooth-shade'), [ne, [x + size + 4, y + size + 3.4], [x + size + 1, y + size + 4], sw])
      traceShape(pens('tooth-lit'), [sw, nw, ne, top])
      traceShape(pens('tooth-dim'), [ne, se, sw, top])
    }
}

/** A ring of heaped earth that is open to one side, with hachures: for a gun. */
export const traceGunPit = (pens: Pens, { x, y }: Point): void => {
  // Open to the south: what serves the gun comes in there.
  const turned = Array.from({ length: 19 }, (_, part) => Math.PI * (0.22 + (1.56 * part) / 18))
  const at = (angle: number, radius: number): Corner => [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius]
  traceLayers(
    pens,
    ['pit-spoil', 'pit-bank'],
    turned.map((angle) => at(angle, 25.5)),
  )
  for (const angle of turned) traceLine(pens('hachure'), at(angle, 28), at(angle, 31.4))
}

/** A bunker: concrete under earth, with its embrasure to the enemy on both sides. */
export const traceBunker = (pens: Pens, { x, y }: Point): void => {
  const moved = (points: readonly Corner[], by: number): Corner[] =>
    points.map(([dx, dy]) => [x + dx + by, y + dy + by * 1.2])
  const octagon = (r: number, cut: number): readonly Corner[] => [
    [-r + cut, -r],
    [r - cut, -r],
    [r, -r + cut],
    [r, r - cut],
    [r - cut, r],
    [-r + cut, r],
    [-r, r - cut],
    [-r, -r + cut],
  ]
  traceShape(pens('mound'), moved(octagon(31, 11), 0))
  for (let at = 0; at < 40; at++) {
    const angle = (2 * Math.PI * at) / 40
    const far = Math.min(1.22, 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))))
    const put = (radius: number): Corner => [x + Math.cos(angle) * radius * far, y + Math.sin(angle) * radius * far]
    traceLine(pens(Math.cos(angle) + Math.sin(angle) > 0 ? 'hachure-lee' : 'hachure'), put(27), put(30.5))
  }
  traceShape(pens('tooth-shade'), moved(octagon(25, 8), 3.4))
  traceShape(pens('tooth-dim'), moved(octagon(25, 8), 0))
  traceShape(pens('tooth-lit'), moved(octagon(22, 7), -1.2))
  for (const side of [-1, 1]) traceLine(pens('embrasure'), [x - 12, y + side * 23.4], [x + 12, y + side * 23.4])
}

/** A crater: what it has thrown out, its wall in the light, and the one in the shadow. */
export const traceCrater = (pens: Pens, { x, y }: Point, isLarge: boolean): void => {
  const size = isLarge ? 'large' : 'small'
  const by = isLarge ? 1.1 : 0.7
  pens(`crater-spoil-${size}`).dot(x + by, y + by)
  pens(`crater-${size}`).dot(x, y)
  pens(`crater-gleam-${size}`).dot(x + by, y + by)
  pens(`crater-pit-${size}`).dot(x - by * 0.5, y - by * 0.5)
}

/** Craters all over a square around a point. */
export const traceCraters = (pens: Pens, { x, y }: Point, seed: number): void => {
  for (let at = 0; at < 9; at++) {
    const [column, row] = [(at % 3) - 1, Math.floor(at / 3) - 1]
    if (fraction(seed, at, 96) < 0.16) continue
    const place = { x: x + column * 20 + 5 * jitter(seed, at, 97), y: y + row * 20 + 5 * jitter(seed, at, 98) }
    traceCrater(pens, place, fraction(seed, at, 99) < 0.5)
  }
}

/** A wreck: a burnt hull on scorched ground, its turret askew. */
export const traceWreck = (pens: Pens, { x, y }: Point, turn: number): void => {
  const at = (along: number, aside: number): Corner => [
    x + along * Math.cos(turn) - aside * Math.sin(turn),
    y + along * Math.sin(turn) + aside * Math.cos(turn),
  ]
  pens('scorch').dot(x, y)
  traceShape(pens('hull'), [at(-7, -4), at(5.4, -4), at(7, -2.4), at(7, 2.4), at(5.4, 4), at(-7, 4)])
  for (const side of [-3.3, 3.3]) traceLine(pens('hull-track'), at(-6.6, side), at(6, side))
  pens('hull-turret').dot(...at(-0.8, 0.9))
  traceLine(pens('hull-gun'), at(0, 1.4), at(9, 4.6))
}
