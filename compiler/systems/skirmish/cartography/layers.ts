/**
 * The layers of a field, from the ground up: terrain of the same look is joined over all squares beside one another. Everything is where
 * it is by its square alone, so what changes on one moves nothing on the others.
 */
import type { Space } from '../../../../engine/board.ts'
import type { TerrainRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { type Plan, traceChurch, traceHall, traceHouse, traceRuin } from '../../../cartography/fields/buildings.ts'
import { type Leaves, roofs } from '../../../cartography/fields/country.ts'
import { type Pens, pensOf } from '../../../cartography/fields/pens.ts'
import { cornerOfField, type GoesOn, goesOn, type Region, regionOf } from '../../../cartography/fields/region.ts'
import { traceHills, tracePeak } from '../../../cartography/fields/relief.ts'
import { type Extent, scatter } from '../../../cartography/fields/scatter.ts'
import { traceBridge, traceFord, traceRipples, traceWater, turnedAt } from '../../../cartography/fields/water.ts'
import { drawGrowth, drawHedges, traceTree } from '../../../cartography/fields/woods.ts'
import {
  type Front,
  traceBarriers,
  traceBunker,
  traceCraters,
  traceGunPit,
  traceTeeth,
  traceTrench,
  traceWall,
  traceWire,
} from '../../../cartography/fields/works.ts'
import { centreOf, type Point, squareSide } from '../../../cartography/geometry.ts'
import { fraction, jitter } from '../../../cartography/noise.ts'
import { traceClosed } from '../../../cartography/path.ts'

export type Look = TerrainRules['look']

export type FieldMap = SkirmishScenario['map']

/** A field while it is drawn. */
export interface Field {
  readonly map: FieldMap
  readonly leaves: Leaves
  readonly extent: Extent
  /** Spaces of some looks. */
  spacesOf(...looks: readonly Look[]): readonly Space[]
  /** True if the square so many to the right of a space, and down, has one of some looks. */
  isBeside(space: Space, right: number, down: number, ...looks: readonly Look[]): boolean
}

/** The field, with so many map units around it. */
export const extentAround = (map: FieldMap, beyond: number): Extent => {
  const { x: left, y: top } = cornerOfField(map)
  const [right, bottom] = [left + map.width * squareSide, top + map.height * squareSide]
  return { left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond }
}

/** How far the country is drawn around the field, in map units: a wide window shows no emptiness. */
export const around = 230

/** The lines between squares, and the frame around them. */
export const drawGrid = (map: FieldMap): string => {
  const { left, top, right, bottom } = extentAround(map, 0)
  const lines = [
    ...Array.from({ length: map.width - 1 }, (_, column) => `M${left + (column + 1) * squareSide} ${top}V${bottom}`),
    ...Array.from({ length: map.height - 1 }, (_, row) => `M${left} ${top + (row + 1) * squareSide}H${right}`),
  ]
  return (
    `<path class="map-grid" d="${lines.join('')}"/>` +
    `<rect class="map-neatline" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`
  )
}

/** How far woods and heights go on beyond the edge of the field, in map units. */
const fringe = 56

export const fieldOf = (map: FieldMap, leaves: Leaves, looks: ReadonlyMap<Space, Look>): Field => ({
  map,
  leaves,
  extent: extentAround(map, fringe),
  spacesOf: (...wanted) => [...looks].flatMap(([space, look]) => (wanted.includes(look) ? [space] : [])),
  isBeside(space, right, down, ...wanted) {
    const column = ((space - 1) % map.width) + right
    const look = column < 0 || column >= map.width ? undefined : looks.get(space + right + down * map.width)
    return look !== undefined && wanted.includes(look)
  },
})

const waters: readonly Look[] = ['river', 'ford', 'bridge', 'sea']

/** Sand goes on along its shore, and beyond it lies the sea: which way that is, whole rows or columns of it tell. */
const beachReaches = ({ map }: Field, sand: readonly Space[]): readonly [sand: GoesOn, sea: GoesOn] => {
  const isRow = [0, map.height - 1].some(
    (row) => sand.filter((space) => Math.floor((space - 1) / map.width) === row).length === map.width,
  )
  return isRow ? [(_, down) => down === 0, (_, down) => down !== 0] : [(right) => right === 0, (right) => right !== 0]
}

const fill = (pens: Pens, name: string, region: Region, inset: number): void => {
  for (const ring of region.rings(inset)) traceClosed(pens(name), ring)
}

/** The ends of a work along the upper or lower side of a square: it goes on where the square beside it has it, too. */
const frontOf = (field: Field, space: Space, look: Look, y: number): Front => {
  const centre = centreOf(field.map, space)
  const end = (side: number): number => centre.x + side * (field.isBeside(space, side, 0, look) ? 32 : 27.5)
  return { from: end(-1), to: end(1), y: centre.y + y }
}

/** How far off its middle works cross a square. */
const frontAt = 25

/** Draws both lines of a work. */
const fronts =
  (look: Look, trace: (pens: Pens, front: Front) => void): Trace =>
  (pens, field, space) => {
    for (const y of [-frontAt, frontAt]) trace(pens, frontOf(field, space, look, y))
  }

/** Draws what lies on one square. */
type Trace = (pens: Pens, field: Field, space: Space, at: Point) => void

/** Where houses stand: in the quarters of a square, off the lanes that cross its middle. */
export const quarters = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

const plansOf = (space: Space, { x, y }: Point): readonly Plan[] =>
  quarters.map(([right, down], quarter) => ({
    x: x + right * 19 + 2 * jitter(space, quarter, 111),
    y: y + down * 19.5 + 2 * jitter(space, quarter, 112),
    long: 10.2 + 1.6 * jitter(space, quarter, 113),
    deep: 6.5 + 0.8 * jitter(space, quarter, 114),
    turn: (fraction(space, quarter, 115) < 0.5 ? 0 : Math.PI / 2) + 0.14 * jitter(space, quarter, 116),
  }))

/** A small building behind a house. */
const shedOf = ({ x, y, turn }: Plan, space: Space, quarter: number): Plan => {
  const [right, down] = quarters[quarter]
  const isFlat = Math.abs(Math.cos(turn)) > 0.5
  return {
    x: x + (isFlat ? 4 * jitter(space, quarter, 117) : right * 8.4),
    y: y + (isFlat ? down * 8.6 : 4 * jitter(space, quarter, 117)),
    long: 4.6,
    deep: 3,
    turn,
  }
}

/** The middles of the sides of a square. */
const gardens = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

const houses: Trace = (pens, { map, leaves }, space, at) => {
  const kinds = roofs[map.look]
  for (const [quarter, plan] of plansOf(space, at).entries()) {
    const roof = kinds[Math.floor(fraction(space, quarter, 118) * kinds.length)]
    if (quarter === space % 4 && space % 3 === 0 && map.look !== 'city' && map.look !== 'desert')
      traceChurch(pens, { ...plan, turn: 0, long: 9, x: plan.x - 2 })
    else {
      if (fraction(space, quarter, 119) < 0.6) traceHouse(pens, shedOf(plan, space, quarter), roof, 1.6)
      traceHouse(pens, plan, roof)
    }
  }
  // Gardens, between the houses at the edge of the square.
  for (const [side, [right, down]] of gardens.entries()) {
    const aside = 7 * jitter(space, side, 125)
    const [x, y] = [at.x + right * 27 + (right === 0 ? aside : 0), at.y + down * 27 + (down === 0 ? aside : 0)]
    if (fraction(space, side, 126) < 0.7) traceTree(pens, leaves, x, y, fraction(space, side, 127), 'bush')
  }
}

const ruins: Trace = (pens, _, space, at) => {
  for (const [quarter, plan] of plansOf(space, at).entries())
    traceRuin(pens, { ...plan, long: plan.long * 1.22, deep: plan.deep * 1.5 }, space * 4 + quarter)
}

const bridges: Trace = (pens, field, space, at) => {
  const isAcross = [-1, 1].some((down) => field.isBeside(space, 0, down, ...waters))
  traceBridge(pens, turnedAt(at, isAcross))
}

const fords: Trace = (pens, field, space, at) => {
  const isAcross = [-1, 1].some((down) => field.isBeside(space, 0, down, ...waters))
  traceFord(pens, turnedAt(at, isAcross), (stone) => jitter(space, stone, 121))
}

/** Squares of one look that are drawn one by one. */
const onSquares =
  (trace: Trace): Layer['draw'] =>
  (field, spaces) => {
    const pens = pensOf()
    for (const space of spaces) trace(pens, field, space, centreOf(field.map, space))
    return pens.svg()
  }

const each = (look: Look, trace: Trace): Layer => ({ looks: [look], draw: onSquares(trace) })

export interface Layer {
  readonly looks: readonly Look[]
  draw(field: Field, spaces: readonly Space[]): string
}

/** A hedge around a square, on a bank, with a gate. */
const hedgerows: Layer = {
  looks: ['hedgerow'],
  draw(field, spaces) {
    const lines = spaces.flatMap((space) => {
      const { x, y } = centreOf(field.map, space)
      const corner = (right: number, down: number): Point => ({
        x: x + right * 28 + 1.6 * jitter(space, right + 3 * down, 122),
        y: y + down * 28 + 1.6 * jitter(space, right + 3 * down, 123),
      })
      const gate = Math.floor(fraction(space, 1, 124) * 4)
      return quarters.flatMap(([right, down], side) => {
        const [next, below] = quarters[(side + 1) % 4]
        const [from, to] = [corner(right, down), corner(next, below)]
        const part = (share: number): Point => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        })
        return side === gate
          ? [
              [from, part(0.36)],
              [part(0.62), to],
            ]
          : [[from, to]]
      })
    })
    const bank = pensOf()
    for (const [from, to] of lines) {
      bank('bank-earth').moveTo(from.x, from.y)
      bank('bank-earth').lineTo(to.x, to.y)
    }
    return bank.svg() + drawHedges(lines, field.leaves)
  },
}

/** A region whose growth gets thinner beyond the edge of the field. */
const thinned = (map: FieldMap, region: Region): Region => {
  const { left, top, right, bottom } = extentAround(map, 0)
  return {
    ...region,
    has(x, y) {
      const far = Math.max(left - x, x - right, top - y, y - bottom)
      return region.has(x, y) && fraction(Math.round(x), Math.round(y), 137) >= (far - 12) / (fringe - 12)
    },
  }
}

/** Grass that stands in water. */
const traceTuft = (pens: Pens, x: number, y: number): void => {
  const pen = pens('sign-tuft')
  for (const lean of [-2.6, 0, 2.6]) {
    pen.moveTo(x + lean * 0.6, y)
    pen.lineTo(x + lean, y - 4.6 + Math.abs(lean) * 0.4)
  }
}

const suffixOf = (leaves: Leaves): string => (leaves === 'green' ? '' : `-${leaves}`)

/** From the ground up. */
export const layers: readonly Layer[] = [
  {
    looks: ['beach'],
    draw({ map, extent, ...field }, spaces) {
      const pens = pensOf()
      const [along, off] = beachReaches({ map, extent, ...field }, spaces)
      const sand = regionOf(map, spaces, along)
      fill(pens, 'bed-beach', sand, -1)
      scatter(extent, 8, 131, (x, y, chance) => {
        if (chance < 0.4 && sand.has(x, y)) pens('pebble').dot(x, y)
      })
      const sea = regionOf(map, spaces, off)
      fill(pens, 'wet-sand', sea, -5)
      fill(pens, 'water', sea, 2)
      for (const inset of [5, 10]) fill(pens, 'surf', sea, inset)
      traceRipples(pens, sea, extent)
      return pens.svg()
    },
  },
  {
    looks: ['lake'],
    draw({ map, extent }, spaces) {
      const pens = pensOf()
      const region = regionOf(map, spaces)
      traceWater(pens, region, extent)
      // Reeds along the shore.
      scatter(extent, 9, 136, (x, y, chance) => {
        const isShore = region.has(x, y) && ![-10, 10].every((by) => region.has(x + by, y) && region.has(x, y + by))
        if (chance < 0.5 && isShore) traceTuft(pens, x, y)
      })
      return pens.svg()
    },
  },
  {
    looks: waters,
    draw(field, spaces) {
      const pens = pensOf()
      traceWater(pens, regionOf(field.map, spaces, goesOn(3)), field.extent)
      const sea = regionOf(field.map, field.spacesOf('sea'), goesOn(3))
      for (const inset of [9, 14]) fill(pens, 'surf', sea, inset)
      return pens.svg()
    },
  },
  {
    looks: ['marsh'],
    draw({ map, extent }, spaces) {
      const pens = pensOf()
      const region = regionOf(map, spaces, goesOn(1))
      fill(pens, 'bed-marsh', region, 3)
      scatter(extent, 13, 132, (x, y, chance) => {
        if (!region.has(x, y)) return
        if (chance < 0.3)
          traceClosed(
            pens('pool'),
            [-1, 0, 1, 0].map((right, at) => ({ x: x + right * (7 + 8 * chance), y: y + [0, -1, 0, 1][at] * 4 })),
          )
        else if (chance < 0.8) traceTuft(pens, x, y)
      })
      return pens.svg()
    },
  },
  each('ford', fords),
  each('bridge', bridges),
  {
    looks: ['hill'],
    draw({ map }, spaces) {
      const pens = pensOf()
      traceHills(pens, regionOf(map, spaces, goesOn(1)))
      return pens.svg()
    },
  },
  {
    looks: ['mountain'],
    draw({ map }, spaces) {
      const pens = pensOf()
      fill(pens, 'scree', regionOf(map, spaces), 0)
      for (const space of spaces) {
        const { x, y } = centreOf(map, space)
        for (const [at, [right, down]] of quarters.entries())
          tracePeak(pens, { x: x + right * 17, y: y + down * 17 }, 14 + 2.4 * jitter(space, at, 133), space * 8 + at)
        tracePeak(pens, { x: x + 3 * jitter(space, 1, 134), y: y + 3 * jitter(space, 2, 134) }, 23, space * 8 + 7)
      }
      return pens.svg()
    },
  },
  {
    looks: ['ruins', 'factory', 'house'],
    draw(field) {
      const pens = pensOf()
      fill(pens, 'bed-yard', regionOf(field.map, field.spacesOf('house')), 2)
      const rubble = regionOf(field.map, field.spacesOf('ruins', 'factory'))
      fill(pens, 'bed-rubble', rubble, 2)
      scatter(field.extent, 7, 135, (x, y, chance) => {
        if (chance < 0.34 && rubble.has(x, y)) pens(chance < 0.1 ? 'rubble-dark' : 'rubble').dot(x, y)
      })
      return pens.svg()
    },
  },
  each('craters', (pens, _, space, at) => traceCraters(pens, at, space)),
  {
    looks: ['bushes'],
    draw({ map, leaves, extent }, spaces) {
      const pens = pensOf()
      const region = regionOf(map, spaces)
      fill(pens, 'bed-bushes', region, 3)
      return pens.svg() + drawGrowth(region, 'bush', leaves, extent)
    },
  },
  hedgerows,
  {
    looks: ['forest'],
    draw({ map, leaves, extent }, spaces) {
      const pens = pensOf()
      const region = regionOf(map, spaces, goesOn(1))
      fill(pens, `bed-forest${suffixOf(leaves)}`, regionOf(map, spaces), 3)
      return pens.svg() + drawGrowth(thinned(map, region), 'crown', leaves, extent)
    },
  },
  each('trenches', (pens, field, space, { x, y }) => {
    const ends = [-1, 1].flatMap((side) => (field.isBeside(space, side, 0, 'trenches') ? [] : [x + side * 27]))
    traceTrench(pens, frontOf(field, space, 'trenches', -frontAt), y + frontAt, ends)
    traceTrench(pens, frontOf(field, space, 'trenches', frontAt), 0, [])
  }),
  each('wire', fronts('wire', traceWire)),
  each('barriers', fronts('barriers', traceBarriers)),
  each('walls', fronts('walls', traceWall)),
  each('tank-traps', fronts('tank-traps', traceTeeth)),
  each('gun-pit', (pens, _, __, at) => traceGunPit(pens, at)),
  each('bunker', (pens, _, __, at) => traceBunker(pens, at)),
  each('ruins', ruins),
  each('factory', (pens, _, __, at) => traceHall(pens, at)),
  each('house', houses),
]
