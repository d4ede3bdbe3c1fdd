/** The ground in colour: one path a terrain, relief by form lines and shading, the sea with its echo lines. */
import type { Lattice, Look, Values } from './field.ts'
import { contourRings, latticePoint, marginOf } from './field.ts'
import type { Point } from './geometry.ts'
import { noise } from './noise.ts'
import { penOf, svgPath, traceClosed } from './path.ts'

/** From the bottom up. Mountains stand on hills, so hills are drawn beneath them too. */
const areas: readonly (readonly [name: string, members: readonly Look[]])[] = [
  ['desert', ['desert']],
  ['dunes', ['dunes']],
  ['salt', ['salt']],
  ['bog', ['bog']],
  ['swamp', ['swamp']],
  ['bocage', ['bocage']],
  ['forest', ['forest']],
  ['ruins', ['ruins']],
  ['hills', ['hills', 'mountains', 'alpine']],
  ['mountains', ['mountains', 'alpine']],
  ['alpine', ['alpine']],
  ['town', ['town']],
]

const pathOf = (name: string, rings: readonly (readonly Point[])[]): string => {
  const pen = penOf(1)
  for (const ring of rings) traceClosed(pen, ring)
  return svgPath(name, pen)
}

/** Relief needs no fine lines: every third point of the lattice. */
const coarse = (lattice: Lattice): Lattice => {
  const columns = Math.floor((lattice.columns + 2) / 3)
  const rows = Math.floor((lattice.rows + 2) / 3)
  const height = Float32Array.from({ length: columns * rows }, (_, i) => {
    const at = (i % columns) * 3 + Math.floor(i / columns) * 3 * lattice.columns
    return lattice.height[at] ?? 0
  })
  return { step: lattice.step * 3, columns, rows, shares: new Map(), height }
}

/** Plastic ground: the lattice's height, with ridges and spurs where it is high. */
const reliefOf = (lattice: Lattice): Values =>
  lattice.height.map((height, i) => {
    const { x, y } = latticePoint(lattice, i % lattice.columns, Math.floor(i / lattice.columns))
    const ridges = 1 - 2 * Math.abs(noise(x / 96 + y / 260, y / 108, 7))
    return height * (1 + 0.34 * ridges)
  })

/** Light from the north-west: positive where the ground turns away from it. Flat ground has none. */
const shadeOf = (lattice: Lattice, relief: Values): Values =>
  relief.map((here, i) => {
    const { columns } = lattice
    const fall =
      (relief[i - 1] ?? here) - (relief[i + 1] ?? here) + (relief[i - columns] ?? here) - (relief[i + columns] ?? here)
    return fall * Math.min(1, (lattice.height[i] ?? 0) * 1.6)
  })

export const drawTerrain = (lattice: Lattice): string => {
  const land = [...lattice.shares.keys()].filter((look) => look !== 'sea')
  return areas
    .flatMap(([name, members]) =>
      members.some((look) => lattice.shares.has(look))
        ? [pathOf(`ground-${name}`, contourRings(lattice, marginOf(lattice, members, land), 0.0001, 2))]
        : [],
    )
    .join('')
}

const isHigh = (look: Look): boolean => look === 'hills' || look === 'mountains' || look === 'alpine'

/** Form lines, and soft shade on the slopes that turn away from the light; `id` makes the name of its blur. */
export const drawRelief = (
  fine: Lattice,
  id: string,
  sheet: { readonly width: number; readonly height: number },
): string => {
  if (![...fine.shares.keys()].some(isHigh)) return ''
  const lattice = coarse(fine)
  const relief = reliefOf(lattice)
  const shade = shadeOf(lattice, relief)
  const dark = [0.33, 0.75].map((value) => pathOf('shade', contourRings(lattice, shade, value, 9)))
  const light = pathOf(
    'gleam',
    contourRings(
      lattice,
      shade.map((value) => -value),
      0.39,
      9,
    ),
  )
  const forms = [0.95, 1.8].flatMap((height) => contourRings(lattice, relief, height, 4.5))
  return (
    `<filter id="relief-${id}" filterUnits="userSpaceOnUse" x="-20" y="-20" width="${Math.ceil(sheet.width) + 40}" height="${Math.ceil(sheet.height) + 40}"><feGaussianBlur stdDeviation="7"/></filter>` +
    `<g class="map-relief" filter="url(#relief-${id})">${dark.join('')}${light}</g>${pathOf('form', forms)}`
  )
}

/** The sea over everything that runs into it, its coast, and two lines that echo the coast. */
export const drawSea = (lattice: Lattice): string => {
  const sea = lattice.shares.get('sea')
  if (!sea) return ''
  return (
    pathOf('map-sea', contourRings(lattice, sea, 0.5, 1.1)) +
    pathOf('map-echo', contourRings(lattice, sea, 0.66, 1.6)) +
    pathOf('map-echo map-echo-far', contourRings(lattice, sea, 0.82, 2))
  )
}
