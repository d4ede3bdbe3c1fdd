/** Every colour of the map, by day and by night. The night map is drawn anew, not inverted. */

/** A colour in daylight and at night. */
export type Ink = readonly [light: string, dark: string]

/** The colour of railways, and the fallback for sides and nations. Outside the palette, because the player's page needs only this one. */
export const plainInk: Ink = ['#35302a', '#c7bfae']

export const palette = {
  // Ground
  paper: ['#ebe2cd', '#2a2822'],
  desert: ['#eedfb8', '#332d21'],
  dunes: ['#ecd7a2', '#3a3222'],
  salt: ['#e9e5dc', '#34342f'],
  bog: ['#cfd9c4', '#26332f'],
  swamp: ['#c3d6c6', '#20332f'],
  bocage: ['#dadfae', '#2d3322'],
  forest: ['#c4d2a0', '#223020'],
  hills: ['#e0cda2', '#37301f'],
  mountains: ['#d2b683', '#42371f'],
  alpine: ['#dcd4c6', '#4a463e'],
  town: ['#dccbb2', '#3a352c'],
  ruins: ['#d5c9b8', '#35322c'],
  shade: ['#6b4a1c', '#000000'],
  gleam: ['#fff8e6', '#7d6b48'],
  form: ['#a37c45', '#8a7145'],
  // Water
  sea: ['#b7cdd2', '#1c2c34'],
  coast: ['#5d8aa0', '#4d7d96'],
  echo: ['#7fa5b4', '#3b6174'],
  river: ['#4c86a3', '#3f7896'],
  riverSecond: ['#b9d6df', '#1d3542'],
  riverCasing: ['#f4eee0', '#1b1a16'],
  wadi: ['#b07c33', '#a17b3f'],
  // Signs
  sand: ['#b4904f', '#6d5a36'],
  dune: ['#b58d44', '#7d653a'],
  saltInk: ['#97a1a0', '#5f6764'],
  marsh: ['#5f8f93', '#4f7d80'],
  hedge: ['#7d9150', '#5c6f3c'],
  orchard: ['#8aa052', '#60753d'],
  woodLight: ['#8fa863', '#3c5532'],
  woodDark: ['#6d8d4c', '#51703f'],
  hill: ['#a27b42', '#866d43'],
  peak: ['#7c5626', '#a88a55'],
  flank: ['#8b6330', '#151008'],
  alp: ['#6a5b48', '#b5a78d'],
  alpFlank: ['#8d7f6d', '#1d1913'],
  crest: ['#7c5626', '#a88a55'],
  block: ['#5b5248', '#a39a8a'],
  blockEdge: ['#f4ecdb', '#22201b'],
  // Lines
  road: ['#a9482a', '#b8643c'],
  roadCasing: ['#f7f0df', '#1d1b16'],
  track: ['#a5532f', '#a3683f'],
  rail: plainInk,
  railCasing: ['#f1e9d7', '#211f1a'],
  bridge: ['#2d2822', '#ddd4c0'],
  bridgeDeck: ['#f7f0df', '#1d1b16'],
  fort: ['#4a3a26', '#d8c9a4'],
  fortFill: ['#d8bf8e', '#4a3f28'],
  grid: ['#3a2a0c', '#e9dcc0'],
  neatline: ['#4b3d26', '#8c8067'],
  // Names
  name: ['#2a2013', '#ebe1cd'],
  nameWater: ['#2f6a86', '#7fb2c9'],
  nameHills: ['#6b4c22', '#c0a26c'],
  nameRegion: ['#6f6350', '#a39985'],
  halo: ['#f3ecdb', '#211f1a'],
  haloSea: ['#c3d6d9', '#1c2c34'],
  // Play
  counterInk: ['#fdf6e4', '#fff7e2'],
  counterEdge: ['#2b2215', '#0c0a07'],
  counterBand: ['#1d1710', '#100d09'],
  counterShine: ['#ffffff', '#ffffff'],
  drawnDark: ['#b5b0a2', '#aaa493'],
  shadow: ['#2a1c08', '#000000'],
  amber: ['#ee8a00', '#f9a11f'],
  harm: ['#bb2a1f', '#d8412f'],
  star: ['#b3271e', '#d14434'],
  onStar: ['#fff6e2', '#fff6e2'],
  entrench: ['#3b2c17', '#e6cf97'],
  supplyNone: ['#a3291f', '#e0604f'],
  supply: ['#3c7a55', '#63b184'],
  fog: ['#6d675b', '#0b0b0a'],
  // Weather
  rain: ['#4d7389', '#7fa0b4'],
  rut: ['#7b4f1b', '#94703c'],
  pool: ['#97a9a8', '#3d525a'],
  rime: ['#5f8aa6', '#93b4c8'],
  snow: ['#f3f7fa', '#8fa3b3'],
  snowdrift: ['#ffffff', '#5b6875'],
  driftShade: ['#8ba3b5', '#7b8fa0'],
  dust: ['#9c7226', '#b5965a'],
} as const satisfies Record<string, Ink>

export type InkName = keyof typeof palette

/** The custom property of a colour: `riverSecond` is `--map-river-second`. */
export const inkProperty = (name: InkName): string =>
  `--map-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The class that gives a piece its nation's colour. Ids come from authors, so only plain characters pass. */
export const nationClass = (nation: string): string => `nation-${nation.replace(/[^a-z0-9-]/gi, '_')}`

/** A colour `#rrggbb` that has gone a part of the way to another, 0 .. 1. */
export const mixed = (from: string, to: string, part: number): string => {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = (at: number): string =>
    Math.round(channel(from, at) * (1 - part) + channel(to, at) * part)
      .toString(16)
      .padStart(2, '0')
  return `#${mix(1)}${mix(3)}${mix(5)}`
}
