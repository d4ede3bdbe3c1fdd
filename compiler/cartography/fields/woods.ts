/** Woods as crowns seen from above, bushes and hedges likewise. Light comes from the north-west. */
import type { Point } from '../geometry.ts'
import { fraction, jitter } from '../noise.ts'
import { rulerOf } from '../path.ts'
import type { Leaves } from './country.ts'
import { type Pens, pensOf } from './pens.ts'
import type { Region } from './region.ts'
import { type Extent, scatter } from './scatter.ts'

/** Three sizes of crowns, each with a tint of its own: suffixes of classes. */
const sizes = [0, 1, 2] as const

interface Growth {
  /** Map units from crown to crown. */
  readonly gap: number
  /** The share of places where one stands. */
  readonly share: number
  /** How far its shadow falls. */
  readonly height: number
  readonly seed: number
}

/** Kinds of growth: the first part of their classes. */
const growths = {
  crown: { gap: 9.6, share: 1, height: 4, seed: 31 },
  bush: { gap: 10.6, share: 0.5, height: 2.2, seed: 41 },
} as const satisfies Record<string, Growth>
export type GrowthName = keyof typeof growths

const orderOf = (name: string, leaves: Leaves): readonly string[] => [
  ...sizes.map((size) => `${name}-edge-${size} ${leaves}-edge`),
  ...sizes.map((size) => `${name}-${size} ${leaves}-${size}`),
  `${name}-light ${leaves}-light`,
]

/** One crown: a dark rim to the south-east, leaves, and light on top. */
const putCrown = (pens: Pens, order: readonly string[], x: number, y: number, chance: number): void => {
  const size = sizes[Math.floor(chance * 3)]
  pens(order[size]).dot(x + 0.7, y + 0.9)
  pens(order[3 + size]).dot(x, y)
  pens(order[6]).dot(x - 1.9 + size * 0.3, y - 2.2 + size * 0.3)
}

/** Fills a region with crowns that overlap from north to south. */
export const drawGrowth = (region: Region, name: GrowthName, leaves: Leaves, extent: Extent): string => {
  const { gap, share, height, seed } = growths[name]
  const order = orderOf(name, leaves)
  const shade = pensOf([], 1)
  let crowns = ''
  let row = pensOf(order, 1)
  scatter(
    extent,
    gap,
    seed,
    (x, y, chance) => {
      if (chance >= share || !region.has(x, y)) return
      shade(`${name}-shade`).dot(x + height, y + height * 1.25)
      putCrown(row, order, x, y, chance / share)
    },
    () => {
      crowns += row.svg()
      row = pensOf(order, 1)
    },
  )
  return shade.svg() + crowns
}

/** A tree that stands alone. */
export const traceTree = (pens: Pens, leaves: Leaves, x: number, y: number, chance: number, name: GrowthName): void => {
  const { height } = growths[name]
  pens(`${name}-shade`).dot(x + height, y + height * 1.25)
  putCrown(pens, orderOf(name, leaves), x, y, chance)
}

/** Map units from bush to bush of a hedge, and how far bushes lie off its line. */
const [hedgeStep, hedgeWander] = [4.4, 1.5]

/** High hedges along lines: two bushes deep, with trees in them. */
export const drawHedges = (lines: readonly (readonly Point[])[], leaves: Leaves): string => {
  const bushes = orderOf('bank', leaves)
  const trees = orderOf('crown', leaves)
  const pens = pensOf(['bank-shade', ...bushes, 'crown-shade', ...trees])
  for (const line of lines) {
    const { length, at } = rulerOf(line)
    for (let far = 0; far <= length; far += hedgeStep) {
      const { x, y, dx, dy } = at(far)
      const key = Math.round(x * 64 + y)
      const aside = hedgeWander * jitter(key, 1, 51)
      const [cx, cy] = [x - dy * aside, y + dx * aside]
      pens('bank-shade').dot(cx + 1.8, cy + 2.3)
      putCrown(pens, bushes, cx, cy, fraction(key, 2, 51))
      if (fraction(key, 3, 51) > 0.13) continue
      traceTree(pens, leaves, cx, cy, 0.5 + 0.5 * fraction(key, 4, 51), 'crown')
    }
  }
  return pens.svg()
}
