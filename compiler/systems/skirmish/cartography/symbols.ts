/** Symbols of unit cards: their silhouettes, drawn for a box of 40 x 40 map units around 0,0. */
import { type Drawable, drawSilhouette } from './silhouettes.ts'

export const drawSymbol = (unit: Drawable): string =>
  `<g class="counter-symbol sk-figure" transform="translate(-18 -12) scale(.3)">${drawSilhouette(unit)}</g>`

/** Symbols by id, as `MapPicture.symbols` holds them. */
export const symbolsOf = (cards: Readonly<Record<string, Drawable>>): Record<string, string> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, drawSymbol(card)]))
