/**
 * Standard military symbols, drawn by hand for a counter of 40 x 40 map units around 0,0: eight functions and three
 * sizes in strokes that stay clear at 24 pixels, small enough to travel in every bundle.
 */
import type { UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'

type Function = UnitTypeRules['symbol']

const frame = 'M-13-8.5h26v16h-26z'
const crossed = 'M-13-8.5l26 16m0-16l-26 16'
const tracks = 'M-5.5-4.5h11a4 4 0 0 1 0 8h-11a4 4 0 0 1 0-8z'

/** Strokes inside the frame, and parts that are filled. */
const functions: Record<Function, readonly [strokes: string, filled: string]> = {
  infantry: [crossed, ''],
  mechanised: [crossed + tracks, ''],
  motorised: [`${crossed}M0-8.5v16`, ''],
  armour: [tracks, ''],
  cavalry: ['M-13 7.5l26-16', ''],
  airborne: [`${crossed}M-6 6.5q0-3.6 3-3.6t3 3.6q0-3.6 3-3.6t3 3.6`, ''],
  mountain: [crossed, 'M-4.6 7.5l4.6-7 4.6 7z'],
  security: ['M-4.8-3.7h-3.6v3.2h3.6v3.2h-3.8M1.9-3.7h-3.6v6.4h3.6m-3.6-3.2h3M8.6-3.7h-3.6v6.4h3.6', ''],
}

const sizes: Record<UnitTypeRules['echelon'], number> = { brigade: 1, division: 2, corps: 3 }

/** Crosses above the frame: one for a brigade, two for a division, three for a corps. */
const sizeMark = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${-2 + (i - (count - 1) / 2) * 6}-16l4 4.6m0-4.6l-4 4.6`).join('')

/** The symbol of a unit type as an SVG fragment. */
export const drawSymbol = (type: Pick<UnitTypeRules, 'symbol' | 'echelon'>): string => {
  const [strokes, filled] = functions[type.symbol]
  return (
    `<path class="counter-symbol" d="${frame}${strokes}"/>` +
    (filled ? `<path class="counter-symbol-filled" d="${filled}"/>` : '') +
    `<path class="counter-size" d="${sizeMark(sizes[type.echelon])}"/>`
  )
}

/** The kind of a unit of which no more is known. */
export const drawKind = (kind: 'armour' | 'motorised' | 'infantry'): string =>
  `<path class="counter-symbol" d="${frame}${functions[kind][0]}"/>`

/** Symbols by unit type id, as `MapPicture.symbols` holds them. */
export const symbolsOf = (types: Readonly<Record<string, UnitTypeRules>>): Record<string, string> =>
  Object.fromEntries(Object.entries(types).map(([id, type]) => [id, drawSymbol(type)]))
