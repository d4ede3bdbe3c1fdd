/** Buildings from above: roofs in two planes with their chimneys, churches, halls, and what is left of them. Shadows fall to the south-east. */
import { fraction, jitter } from '../noise.ts'
import type { Roof } from './country.ts'
import { type Pens, traceShape } from './pens.ts'

/** A building: its middle, half of its length and depth, and how it is turned, in radians. */
export interface Plan {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly deep: number
  readonly turn: number
}

type Corner = readonly [x: number, y: number]

/** From what lies along and across a building to the sheet. */
const placeIn =
  ({ x, y, turn }: Plan, moved = 0) =>
  (along: number, across: number): Corner => [
    x + moved + along * Math.cos(turn) - across * Math.sin(turn),
    y + moved * 1.25 + along * Math.sin(turn) + across * Math.cos(turn),
  ]

const box = (at: (along: number, across: number) => Corner, long: number, from: number, to: number): Corner[] => [
  at(-long, from),
  at(long, from),
  at(long, to),
  at(-long, to),
]

/** The suffix of the roof's plane on a side of its ridge: that which looks to the north-west is lit. */
const lightOf = ({ turn }: Plan, side: number): 'lit' | 'dim' =>
  side * (Math.cos(turn) - Math.sin(turn)) < 0 ? 'lit' : 'dim'

export const traceHouse = (pens: Pens, plan: Plan, roof: Roof, height = 2.6): void => {
  const { long, deep } = plan
  const at = placeIn(plan)
  traceShape(pens('roof-shade'), box(placeIn(plan, height), long, -deep, deep))
  for (const side of [-1, 1]) traceShape(pens(`roof-${roof}-${lightOf(plan, side)}`), box(at, long, 0, side * deep))
  traceShape(pens('roof-edge'), box(at, long, -deep, deep))
  if (roof === 'clay') return
  const ridge = pens('roof-edge')
  ridge.moveTo(...at(-long, 0))
  ridge.lineTo(...at(long, 0))
  pens('chimney').dot(...at(long * 0.46, deep * 0.1))
}

/** A nave with its tower. */
export const traceChurch = (pens: Pens, plan: Plan): void => {
  traceHouse(pens, plan, 'slate', 3.4)
  const at = placeIn(plan)
  const [x, y] = at(plan.long + 3.4, 0)
  const tower = { ...plan, x, y, long: 4.4, deep: 4.4 }
  traceHouse(pens, tower, 'slate', 5.5)
  const cross = pens('cross')
  cross.moveTo(x, y - 2.6)
  cross.lineTo(x, y + 2.6)
  cross.moveTo(x - 1.7, y - 0.9)
  cross.lineTo(x + 1.7, y - 0.9)
}

/** A hall under a saw-tooth roof, with a stack. */
export const traceHall = (pens: Pens, { x, y }: { readonly x: number; readonly y: number }): void => {
  const plan: Plan = { x, y: y + 1, long: 28, deep: 20, turn: 0 }
  const at = placeIn(plan)
  traceShape(pens('roof-shade'), box(placeIn(plan, 4.4), plan.long, -plan.deep, plan.deep))
  const teeth = 7
  const wide = (2 * plan.long) / teeth
  for (let tooth = 0; tooth < teeth; tooth++) {
    const [from, ridge, to] = [0, 0.34, 1].map((part) => -plan.long + (tooth + part) * wide)
    traceShape(pens('roof-glass'), [at(from, -20), at(ridge, -20), at(ridge, 20), at(from, 20)])
    traceShape(pens('roof-sheet'), [at(ridge, -20), at(to, -20), at(to, 20), at(ridge, 20)])
  }
  traceShape(pens('roof-edge'), box(at, plan.long, -plan.deep, plan.deep))
  traceHouse(pens, { x: x - 19, y: y - 25.5, long: 9, deep: 4.6, turn: 0 }, 'slate')
  traceShape(pens('roof-shade'), [
    [x + 21, y - 25],
    [x + 27, y - 28],
    [x + 38, y - 13],
    [x + 36, y - 11],
  ])
  pens('stack').dot(x + 23, y - 26)
  pens('stack-top').dot(x + 23, y - 26)
}

/** A ruin: walls of uneven height around what has burnt, with rubble. */
export const traceRuin = (pens: Pens, plan: Plan, seed: number): void => {
  const at = placeIn(plan)
  const { long, deep } = plan
  traceShape(pens('ruin-floor'), box(at, long, -deep, deep))
  const corners = box(at, long, -deep, deep)
  for (const [side, from] of corners.entries()) {
    const to = corners[(side + 1) % 4]
    const between = (part: number): Corner => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    const [begin, end] = [0.3 * fraction(seed, side, 91), 0.6 + 0.4 * fraction(seed, side, 92)]
    for (const [name, moved] of [['ruin-shade', 1.4] as const, ['ruin-wall', 0] as const]) {
      pens(name).moveTo(between(begin)[0] + moved, between(begin)[1] + moved)
      pens(name).lineTo(between(end)[0] + moved, between(end)[1] + moved)
    }
  }
  for (let stone = 0; stone < 9; stone++)
    pens(stone % 3 === 0 ? 'rubble-dark' : 'rubble').dot(
      ...at(long * 1.25 * jitter(seed, stone, 93), deep * 1.5 * jitter(seed, stone, 94)),
    )
}

/** A hole that a shell has left in a roof. */
export const traceHole = (pens: Pens, { x, y }: { readonly x: number; readonly y: number }): void => {
  pens('hole-edge').dot(x, y)
  pens('hole').dot(x + 0.4, y + 0.5)
}
