/**
 * The looks of weather that tables can name: what each does to the colours of the ground, and the signs that it strews. Signs differ in
 * form, so that they can be told apart without colour, and tile by whole hexes: a repeat never beats against the grid.
 */
import { inradius, rowHeight } from './geometry.ts'
import { fraction, jitter, noise } from './noise.ts'
import { type Ink, type InkName, mixed, palette } from './palette.ts'
import { type Pen, penOf, svgPath, traceLine } from './path.ts'

export const weatherLooks = ['dry', 'rain', 'mud', 'frost', 'snow', 'sandstorm'] as const

/** As schemas have it: `weatherLook` in `common.schema.json`. */
export type WeatherLook = (typeof weatherLooks)[number]

/** A look of weather that draws something. */
export type Sky = Exclude<WeatherLook, 'dry'>
export const skies = weatherLooks.filter((look): look is Sky => look !== 'dry')

type Inks = Partial<Record<InkName, Ink>>

/** Colours of the ground, which weather changes. */
export const soils: readonly InkName[] =
  'paper desert dunes salt bog swamp bocage forest hills mountains alpine town ruins'.split(' ') as InkName[]

/** The ground's colours on their way to another by day and by night; `more` are colours of their own. */
const tinted = (towards: Ink, [day, night]: readonly [number, number], more: Inks): Inks => ({
  ...Object.fromEntries(
    soils.map((name): [string, Ink] => {
      const [light, dark] = palette[name]
      return [name, [mixed(light, towards[0], day), mixed(dark, towards[1], night)]]
    }),
  ),
  ...more,
})

/** Rain greys and darkens, mud browns, frost pales, snow covers, a sandstorm hides the ground. */
export const weatherPalettes: Readonly<Record<WeatherLook, Inks>> = {
  dry: {},
  rain: tinted(['#8e9c9c', '#16222b'], [0.26, 0.4], { sea: ['#a3b8bf', '#1a272f'], track: ['#8a5a40', '#84603f'] }),
  mud: tinted(['#a9803f', '#2c1f0c'], [0.3, 0.42], {
    forest: ['#b3b57c', '#27291a'],
    bocage: ['#c1bd80', '#2c2a18'],
    sea: ['#a9bdc0', '#1a272d'],
    track: ['#7f4f2c', '#84603f'],
  }),
  frost: tinted(['#e6eef4', '#3a4754'], [0.5, 0.42], {
    woodLight: ['#93ab86', '#41594a'],
    woodDark: ['#6d8d64', '#527059'],
    sea: ['#b5c9d1', '#1c2b35'],
    river: ['#6f9fb6', '#4d839f'],
    halo: ['#f2f2ec', '#23262a'],
    shade: ['#54503f', '#05080b'],
  }),
  snow: {
    paper: ['#f1f4f5', '#2f363e'],
    desert: ['#eff1ee', '#333940'],
    dunes: ['#ebeeea', '#363b40'],
    bog: ['#dde8ea', '#2c3940'],
    swamp: ['#d3e2e4', '#27373d'],
    bocage: ['#e2e9e4', '#2e3734'],
    forest: ['#d1ddd6', '#263532'],
    hills: ['#e1e4e3', '#3a3f44'],
    mountains: ['#d0d4d5', '#464c51'],
    alpine: ['#f7f9fa', '#50575e'],
    salt: ['#eef1f1', '#373c40'],
    town: ['#dbdad6', '#3b3d40'],
    sea: ['#b3c5ce', '#1c2a34'],
    woodLight: ['#9db39b', '#3f5a4b'],
    woodDark: ['#6f8c75', '#54735f'],
    halo: ['#f6f7f5', '#24282c'],
    shade: ['#44505c', '#05080b'],
    gleam: ['#ffffff', '#66747f'],
    form: ['#8d8f8e', '#7f8a92'],
    // Dusk over snow, not dirt.
    fog: ['#8593a8', '#0b0b0a'],
  },
  sandstorm: tinted(['#dcb266', '#40331b'], [0.46, 0.5], {
    sea: ['#b6bfae', '#242c2a'],
    form: ['#a98a50', '#7d6a42'],
    shade: ['#7c5a24', '#0a0702'],
  }),
}

type PenBox = (name: string) => Pen

/** Draws one sign about a place; `chance` 0 .. 1 makes it differ from its neighbours. */
type Stamp = (pens: PenBox, x: number, y: number, chance: number) => void

/** Two broken streaks from the upper right. */
const streaks: Stamp = (pens, x, y, chance) => {
  const long = 9 + 8 * chance
  traceLine(pens('line'), [x + long * 0.36, y - long], [x, y])
  traceLine(pens('line'), [x - 1.4, y + 4], [x - 1.4 - long * 0.14, y + 4 + long * 0.4])
}

/** The ruts of one lorry, or the puddle where it stuck. */
const ruts: Stamp = (pens, x, y, chance) => {
  if (chance < 0.36) {
    const wide = 4 + 18 * chance
    const pool = pens('pool')
    pool.moveTo(x - wide, y)
    pool.cubicTo(x - wide, y - wide * 0.42, x + wide * 0.5, y - wide * 0.5, x + wide, y - 1)
    pool.cubicTo(x + wide * 0.9, y + wide * 0.4, x - wide * 0.5, y + wide * 0.5, x - wide, y)
    return
  }
  const angle = (chance - 0.6) * 2.2
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const long = 10 + 13 * chance
  const bow = (chance - 0.66) * 24
  for (const beside of [-1.9, 1.9]) {
    const [cx, cy] = [x - dy * beside, y + dx * beside]
    const pen = pens('line')
    pen.moveTo(cx - dx * long, cy - dy * long)
    pen.quadTo(cx - dy * bow, cy + dx * bow, cx + dx * long, cy + dy * long)
  }
}

/** A crystal of six arms, or rime between them. */
const crystal: Stamp = (pens, x, y, chance) => {
  if (chance < 0.5) {
    pens('flake').dot(x, y)
    pens('flake').dot(x + 8, y + 6 - 20 * chance)
    return
  }
  const arm = 1.6 + 3 * chance
  for (const turn of [0, 1, 2]) {
    const angle = (turn * Math.PI) / 3 + chance * 5
    const [dx, dy] = [arm * Math.cos(angle), arm * Math.sin(angle)]
    traceLine(pens('line'), [x - dx, y - dy], [x + dx, y + dy])
  }
}

/** A drift with its shadow below, or flakes. */
const drift: Stamp = (pens, x, y, chance) => {
  if (chance < 0.4) {
    pens('flake').dot(x, y)
    pens('flake').dot(x + 7, y + 5 - 14 * chance)
    return
  }
  const wide = 5 + 8 * chance
  const sag = wide * 0.34
  const snow = pens('area')
  snow.moveTo(x - wide, y)
  snow.quadTo(x - wide * 0.2, y - sag * 1.5, x + wide, y - 1)
  snow.quadTo(x + wide * 0.2, y + sag, x - wide, y)
  const shadow = pens('line')
  shadow.moveTo(x - wide * 0.9, y + 1.3)
  shadow.quadTo(x + wide * 0.2, y + sag + 1.3, x + wide, y)
}

/** A gust that lies flat, and grains behind it. */
const gust: Stamp = (pens, x, y, chance) => {
  const long = 12 + 16 * chance
  const lift = 2.5 + 3 * chance
  const pen = pens('line')
  pen.moveTo(x - long, y)
  pen.quadTo(x - long * 0.5, y - lift, x, y - lift * 0.3)
  pen.quadTo(x + long * 0.5, y + lift * 0.5, x + long, y - lift * 0.4)
  for (const step of [4, 10, 15]) pens('flake').dot(x + long + step, y - lift * 0.4 + (step % 3) - 1)
}

interface Signs {
  readonly stamp: Stamp
  /** Map units between signs. */
  readonly gap: number
  /** The part of places that stay empty: where there are more, signs stand in groups. */
  readonly bare: number
  /** No sign reaches farther from its place, across and down. */
  readonly reach: readonly [number, number]
}

const signs: Readonly<Record<Sky, Signs>> = {
  rain: { stamp: streaks, gap: 30, bare: 0.24, reach: [8, 18] },
  mud: { stamp: ruts, gap: 40, bare: 0.34, reach: [24, 20] },
  frost: { stamp: crystal, gap: 28, bare: 0.3, reach: [10, 8] },
  snow: { stamp: drift, gap: 34, bare: 0.22, reach: [14, 8] },
  sandstorm: { stamp: gust, gap: 40, bare: 0.22, reach: [45, 8] },
}

const tile = { width: 2 * inradius * 5, height: rowHeight * 4 } as const

/** Paths in the order in which they are drawn. */
const parts = ['pool', 'area', 'line', 'flake']

/** A place in a tile, and its places in the tiles beside it from which a sign would reach into this one. */
const around = (at: number, size: number, reach: number): readonly number[] =>
  [at - size, at, at + size].filter((one) => one > -reach && one < size + reach)

const drawSigns = (look: Sky): string => {
  const { stamp, gap, bare, reach } = signs[look]
  const seed = weatherLooks.indexOf(look) + 80
  const pens = new Map<string, Pen>()
  const pen = (name: string): Pen => {
    const known = pens.get(name) ?? penOf()
    pens.set(name, known)
    return known
  }
  const columns = Math.round(tile.width / gap)
  const rows = Math.round(tile.height / (gap * 0.8))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const chance = fraction(column, row, seed)
      if ((noise(column / 2.3, row / 2.3, seed) + 1) / 2 < bare) continue
      const x = ((column + 0.5 * (row & 1) + 0.4 * jitter(column, row, seed + 10)) * tile.width) / columns
      const y = ((row + 0.5 + 0.4 * jitter(column, row, seed + 20)) * tile.height) / rows
      // What reaches beyond an edge comes in again at the other one.
      for (const left of around(x, tile.width, reach[0]))
        for (const top of around(y, tile.height, reach[1])) stamp(pen, left, top, chance)
    }
  }
  return parts.map((name) => svgPath(`weather-${name}`, pen(name))).join('')
}

/** One overlay for each look, which the style sheet shows when the weather is so; `id` makes the names of its patterns. */
export const drawWeather = (looks: readonly WeatherLook[], id: string, whole: string): string =>
  [...new Set(looks)]
    .filter((look): look is Sky => look !== 'dry')
    .map(
      (look) =>
        `<g class="map-weather map-weather-${look}"><pattern id="map-${look}-${id}" width="${tile.width.toFixed(2)}" height="${tile.height}" ` +
        `patternUnits="userSpaceOnUse">${drawSigns(look)}</pattern><rect ${whole} fill="url(#map-${look}-${id})" stroke="none"/></g>`,
    )
    .join('')
