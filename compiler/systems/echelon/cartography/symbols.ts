/** Marks of units: standard military symbols for every type, and how large a unit is. For a counter of 40 x 40 map units around 0,0. */
import type { DesignRules, EchelonRules, Size, UnitTypeRules } from '../../../../engine/systems/echelon/rules.ts'
import type { UnitTypeEntry } from '../../../../engine/systems/echelon/tables.generated.ts'
import {
  bars,
  canopy,
  crossed,
  crosses,
  drawStrokes,
  frame,
  peak,
  security,
  slash,
  tracks,
} from '../../../cartography/unitSymbols.ts'

type UnitSymbol = UnitTypeEntry['symbol']

const anchor = 'M0-6v11M-2.6-3.8h5.2M-5 1.6q.6 3.6 5 3.6t5-3.6'
const ball = 'M0-4a3.6 3.6 0 1 1-.1 0z'
const arch = 'M-13 7.5l13-16 13 16'
const comb = 'M-6.5 3.5v-7h13v7M0-3.5v5'
const wave = 'M-13 4.8q3.2-3 6.5 0t6.5 0 6.5 0 6.5 0'
const supply = 'M-13 4h26'
const wheel = 'M0-5.5a4.6 4.6 0 1 1-.1 0zM-4.6-.9h9.2M0-5.5v9.2'
/** At the foot of the frame of what has lorries. */
const wheels = 'M-7.4 6.4a1.7 1.7 0 1 0 .1 0M7.4 6.4a1.7 1.7 0 1 0 .1 0'

/** Strokes inside the frame, and parts that are filled. */
const signs: Readonly<Record<UnitSymbol, string | readonly [strokes: string, filled: string]>> = {
  infantry: crossed,
  light: `${crossed}M-1.6 1.4v4.4h3.4`,
  mountain: [crossed, peak],
  ski: `${crossed}M-3.6-7l7.2 2.2M-3.6-4.8l7.2 2.2`,
  marine: crossed + anchor,
  naval: anchor,
  'machine-gun': `${crossed}M0 6.4v-5M-2 3.4l2-2 2 2M-2.4 6.4h4.8`,
  motorised: `${crossed}M0-8.5v16`,
  mechanised: crossed + tracks,
  armour: tracks,
  'heavy-armour': [tracks, 'M-4.8-2.7h9.6a2.2 2.2 0 0 1 0 4.4h-9.6a2.2 2.2 0 0 1 0-4.4z'],
  'light-armour': tracks + slash,
  amphibious: tracks + wave,
  'engineer-armour': `${tracks}M-4 1.8v-4h8v4M0-2.2v2.8`,
  'assault-gun': tracks + arch,
  'anti-tank': arch,
  recon: slash + wheels,
  cavalry: slash,
  camel: `${slash}M-10-2.4q2.4-5 4.8 0`,
  artillery: ['', ball],
  'mountain-artillery': ['', `${ball}M-4.2 7.5l4.2-3.6 4.2 3.6z`],
  mortar: 'M0 .6v-7M-2.2-4.2l2.2-2.2 2.2 2.2M0 .6a2.3 2.3 0 1 1-.1 0z',
  rocket: ['M-5-3.2l5-4.2 5 4.2', ball],
  siege: ['M-8.6-5v8.6M8.6-5v8.6', ball],
  'anti-air': 'M-13 7.5q13-18 26 0',
  engineer: comb,
  construction: `${comb}M-9.6 5.4h19.2`,
  railroad: 'M-9-2.4h18M-9 1.4h18M-6-4.6v8M-2-4.6v8M2-4.6v8M6-4.6v8',
  port: `${anchor}M-9.6 3.5v-7M9.6 3.5v-7`,
  pipeline: 'M-13-.5h26M-6.4-3.2v5.4M6.4-3.2v5.4',
  labour: ['M-5 5l7-7', 'M1-4.4l3-3 3.4 3.4-3 3z'],
  parachute: crossed + canopy,
  glider: `${crossed}M-7 5.2l7-1.8 7 1.8M0 1.8v5`,
  'air-landing': `${crossed}M-5.6 3q5.6 5.4 11.2 0`,
  commando: [crossed, 'M0 .6l2 6.4h-4z'],
  border: `${crossed}M-13-5.4h26`,
  fortress: 'M-10.5 4v-6.4h4v2.6h4.5v-2.6h4v2.6h4.5v-2.6h4v6.4',
  static: `${crossed}M-13 4.8h26`,
  security,
  'political-police': 'M-3 5.5v-11.4h4.4a2.8 2.8 0 0 1 0 5.6h-4.4',
  partisan: 'M-6.6 4.6l6.6-9.8 6.6 9.8z',
  reserve: 'M-3.4 5.2v-11.2h4.4a2.7 2.7 0 0 1 0 5.4h-4.4m3.8 0l3.4 5.8',
  training: 'M-4.8-5.6h9.6M0-5.6v11',
  mixed: 'M-13-8.5l13 16m0-16l-13 16M0-8.5v16M4.6-3h3.8a2.5 2.5 0 0 1 0 5h-3.8a2.5 2.5 0 0 1 0-5z',
  headquarters: ['', 'M-13-8.5h26v5h-26z'],
  depot: `${supply}M-6 4v-5l6-4.4 6 4.4v5`,
  truck: supply + wheels,
  wagon: supply + wheel,
  transport: wheel,
  'landing-vehicle': `M-8-3.4h16l-2.8 5h-10.4z${wave}`,
  carrier: tracks + supply,
}

/** The symbol of a type, with wheels where a design has lorries that its type has not. */
export const drawSymbol = (
  { symbol, moves }: Pick<UnitTypeRules, 'symbol' | 'moves'>,
  { motorised }: Pick<DesignRules, 'motorised'> = { motorised: false },
): string => {
  const sign = signs[symbol as UnitSymbol]
  const [strokes, filled] = typeof sign === 'string' ? [sign, ''] : sign
  return drawStrokes(frame + strokes + (motorised && moves !== 'motor' ? wheels : ''), filled)
}

/** Symbols by design, as `MapPicture.symbols` holds them. */
export const symbolsOf = ({
  designs,
  unitTypes,
}: Pick<EchelonRules, 'designs' | 'unitTypes'>): Record<string, string> =>
  Object.fromEntries(Object.entries(designs).map(([id, design]) => [id, drawSymbol(unitTypes[design.type], design)]))

const marks: Readonly<Record<Size, string>> = {
  battalion: bars(2),
  regiment: bars(3),
  brigade: crosses(1),
  // What is left of a division.
  cadre: `${crosses(2)}M7-13.7h4`,
  division: crosses(2),
  corps: crosses(3),
  army: crosses(4),
  counter: '',
}

/** The mark of a size above the frame. */
export const drawSize = (size: Size): string =>
  marks[size] === '' ? '' : `<path class="counter-size" d="${marks[size]}"/>`
