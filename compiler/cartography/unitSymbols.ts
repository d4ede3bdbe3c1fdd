/** Parts of standard military symbols, as strokes for a counter of 40 x 40 map units around 0,0. */

export const frame = 'M-13-8.5h26v16h-26z'
export const crossed = 'M-13-8.5l26 16m0-16l-26 16'
export const tracks = 'M-5.5-4.5h11a4 4 0 0 1 0 8h-11a4 4 0 0 1 0-8z'
export const slash = 'M-13 7.5l26-16'
export const canopy = 'M-6 6.5q0-3.6 3-3.6t3 3.6q0-3.6 3-3.6t3 3.6'
export const peak = 'M-4.6 7.5l4.6-7 4.6 7z'
/** The letters SEC. */
export const security = 'M-4.8-3.7h-3.6v3.2h3.6v3.2h-3.8M1.9-3.7h-3.6v6.4h3.6m-3.6-3.2h3M8.6-3.7h-3.6v6.4h3.6'

/** Crosses above the frame: one for a brigade, two for a division, three for a corps. */
export const crosses = (count: number): string => aboveFrame(count, 'l4 4.6m0-4.6l-4 4.6', 6, -2)

/** Strokes above the frame: two for a battalion, three for a regiment. */
export const bars = (count: number): string => aboveFrame(count, 'v4.6', 3.4, 0)

const aboveFrame = (count: number, mark: string, gap: number, left: number): string =>
  Array.from(
    { length: count },
    (_, i) => `M${Math.round((left + (i - (count - 1) / 2) * gap) * 10) / 10}-16${mark}`,
  ).join('')

/** A symbol of strokes, and parts that are filled. */
export const drawStrokes = (strokes: string, filled = ''): string =>
  `<path class="counter-symbol" d="${strokes}"/>${filled && `<path class="counter-symbol-filled" d="${filled}"/>`}`
