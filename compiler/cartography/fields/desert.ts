/** Desert from above: sand in long waves, gravel between them, stones and thorn. */
import type { Point } from '../geometry.ts'
import { fraction, jitter, noise } from '../noise.ts'
import { traceClosed } from '../path.ts'
import { type Pens, pensOf, traceShape } from './pens.ts'
import { type Extent, scatter } from './scatter.ts'

/** A patch with a soft edge, longer than high. */
const patch = (x: number, y: number, radius: number, seed: number): Point[] =>
  Array.from({ length: 9 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 9
    const far = radius * (1 + 0.28 * jitter(seed, at, 101))
    return { x: x + Math.cos(angle) * far * 1.5, y: y + Math.sin(angle) * far * 0.7 + Math.cos(angle) * far * 0.3 }
  })

/** A wave of sand: its crest, and the slope behind it that looks away from the light. */
const traceDune = (pens: Pens, x: number, y: number, chance: number): void => {
  const long = 26 + 34 * chance
  const crest = (part: number): number => y - long * 0.16 * part + 4 * noise((x + part * long) / 17, y / 17, 102)
  const pen = pens('dune-crest')
  pen.moveTo(x - long, crest(-1))
  pen.quadTo(x - long * 0.3, crest(-0.3) - 5, x + long, crest(1))
  const lee = pens('dune-lee')
  lee.moveTo(x - long, crest(-1))
  lee.quadTo(x - long * 0.3, crest(-0.3) - 5, x + long, crest(1))
  lee.quadTo(x + long * 0.1, crest(0.1) + 5, x - long, crest(-1))
  lee.close()
}

const tuft = (pens: Pens, x: number, y: number): void => {
  const pen = pens('thorn')
  for (const lean of [-2.4, 0, 2.4]) {
    pen.moveTo(x, y)
    pen.lineTo(x + lean, y - 3.4 + Math.abs(lean) * 0.5)
  }
}

export const drawDesert = (whole: Extent, seed: number): string => {
  const { left, top, right, bottom } = whole
  const pens = pensOf(['soil-sand', 'soil-gravel', 'soil-drift', 'dune-lee', 'dune-crest', 'pebble', 'thorn'], 1)
  traceShape(pens('soil-sand'), [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
  scatter(whole, 74, seed, (x, y, chance) => {
    if (chance < 0.7)
      traceClosed(pens(chance < 0.4 ? 'soil-gravel' : 'soil-drift'), patch(x, y, 26 + 24 * chance, Math.round(x + y)))
  })
  scatter(whole, 52, seed + 5, (x, y, chance) => {
    if (noise(x / 130, y / 130, seed) > -0.1 && chance < 0.62) traceDune(pens, x, y, chance)
  })
  scatter(whole, 17, seed + 9, (x, y, chance) => {
    const isStony = noise(x / 70, y / 70, seed + 1) > 0.15
    if (chance < (isStony ? 0.26 : 0.03)) pens('pebble').dot(x, y)
    else if (chance > 0.962 && fraction(Math.round(x), Math.round(y), seed) < 0.8) tuft(pens, x, y)
  })
  return pens.svg()
}
