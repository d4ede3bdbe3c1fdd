/** The ground in colour: one path a terrain, relief by form lines and shading, the sea with its echo lines. */
import type { Lattice, Look, Values } from './field.ts'
import { contourRings, latticePoint, marginOf } from './field.ts'
import { noise } from './noise.ts'
import { penOf, traceClosed } from './path.ts'

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

const pathOf = (name: string, lattice: Lattice, values: Values, threshold: number, tolerance = 1.1): string => {
  const pen = penOf()
  for (const ring of contourRings(lattice, values, threshold, tolerance)) traceClosed(pen, ring)
  return pen.path() ? `<path class="${name}" d="${pen.path()}"/>` : ''
}

/** Plastic ground: the lattice's height, roughened where it is high. */
const reliefOf = (lattice: Lattice): Values =>
  Float32Array.from(lattice.height, (height, i) => {
    const { x, y } = latticePoint(i % lattice.columns, Math.floor(i / lattice.columns))
    const ridges = 1 - 2 * Math.abs(noise(x / 58 + y / 190, y / 70, 7)) + 0.5 * noise(x / 26, y / 26, 8)
    return height * (1 + 0.28 * ridges)
  })

/** Light from the north-west: positive where the ground turns away from it. */
const shadeOf = (lattice: Lattice, relief: Values): Values =>
  relief.map((_, i) => {
    const { columns } = lattice
    const west = relief[i - 1] ?? relief[i] ?? 0
    const east = relief[i + 1] ?? relief[i] ?? 0
    const north = relief[i - columns] ?? relief[i] ?? 0
    const south = relief[i + columns] ?? relief[i] ?? 0
    return west - east + (north - south)
  })

export const drawTerrain = (lattice: Lattice): string => {
  const land = [...lattice.shares.keys()].filter((look) => look !== 'sea')
  return areas
    .flatMap(([name, members]) =>
      members.some((look) => lattice.shares.has(look))
        ? [pathOf(`ground-${name}`, lattice, marginOf(lattice, members, land), 0.0001)]
        : [],
    )
    .join('')
}

export const drawRelief = (lattice: Lattice): string => {
  if (!['hills', 'mountains', 'alpine'].some((look) => lattice.shares.has(look as Look))) return ''
  const relief = reliefOf(lattice)
  const shade = shadeOf(lattice, relief)
  const forms = [0.75, 1.25, 1.7, 2.2, 2.8].map((height) => pathOf('form', lattice, relief, height, 1.4)).join('')
  const dark = [0.1, 0.24, 0.42].map((value) => pathOf('shade', lattice, shade, value, 1.8)).join('')
  const gleam = pathOf(
    'gleam',
    lattice,
    shade.map((value) => -value),
    0.2,
    1.8,
  )
  return `<g class="map-relief">${dark}${gleam}${forms}</g>`
}

/** The sea over everything that runs into it, its coast, and two lines that echo the coast. */
export const drawSea = (lattice: Lattice): string => {
  const sea = lattice.shares.get('sea')
  if (!sea) return ''
  return (
    pathOf('map-sea', lattice, sea, 0.5, 0.8) +
    pathOf('map-echo', lattice, sea, 0.66, 1) +
    pathOf('map-echo map-echo-far', lattice, sea, 0.82, 1.2)
  )
}
