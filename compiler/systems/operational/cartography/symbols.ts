/**
 * Standard military symbols, drawn by hand for a counter of 40 x 40 map units around 0,0: eight functions and three
 * sizes in strokes that stay clear at 24 pixels, small enough to travel in every bundle.
 */
import type { UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import {
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

type Function = UnitTypeRules['symbol']

/** Strokes inside the frame, and parts that are filled. */
const functions: Record<Function, readonly [strokes: string, filled: string]> = {
  infantry: [crossed, ''],
  mechanised: [crossed + tracks, ''],
  motorised: [`${crossed}M0-8.5v16`, ''],
  armour: [tracks, ''],
  cavalry: [slash, ''],
  airborne: [crossed + canopy, ''],
  mountain: [crossed, peak],
  security: [security, ''],
}

const sizes: Record<UnitTypeRules['echelon'], number> = { brigade: 1, division: 2, corps: 3 }

/** The symbol of a unit type as an SVG fragment. */
export const drawSymbol = (type: Pick<UnitTypeRules, 'symbol' | 'echelon'>): string => {
  const [strokes, filled] = functions[type.symbol]
  return `${drawStrokes(frame + strokes, filled)}<path class="counter-size" d="${crosses(sizes[type.echelon])}"/>`
}

/** The kind of a unit of which no more is known. */
export const drawKind = (kind: 'armour' | 'motorised' | 'infantry'): string =>
  `<path class="counter-symbol" d="${frame}${functions[kind][0]}"/>`

/** Symbols by unit type id, as `MapPicture.symbols` holds them. */
export const symbolsOf = (types: Readonly<Record<string, UnitTypeRules>>): Record<string, string> =>
  Object.fromEntries(Object.entries(types).map(([id, type]) => [id, drawSymbol(type)]))
