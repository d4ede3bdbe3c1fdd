/** Turns descriptions of sounds into samples: pure, and the same in every run. */
import type { SoundKind } from './kinds.ts'

/** `hiss` is noise around a pitch, `rumble` noise below it; `tone` is a sine, `reed` a triangle. */
export type Wave = 'hiss' | 'rumble' | 'tone' | 'reed'

/** One part of a sound: it swells and dies away, and may be repeated. */
export type Part = readonly [
  wave: Wave,
  /** Milliseconds before it begins, and that it lasts. */
  at: number,
  lasts: number,
  /** Hertz at its beginning and its end; it glides from one to the other. */
  from: number,
  to: number,
  /** Loudness beside the other parts of the sound. */
  loud: number,
  /** Milliseconds that it swells; 2 where nothing is said. */
  swells?: number,
  /** How often it comes, and after how many milliseconds again. */
  times?: number,
  every?: number,
]

export interface Sound {
  readonly kind: SoundKind
  /** The largest sample of it, at full volume. */
  readonly peak: number
  readonly parts: readonly Part[]
}

/** Samples a second: nothing here is brighter than half of it. */
export const sampleRate = 24_000

/** Milliseconds over which a sound ends in silence, whatever is still in it. */
const fades = 12

const samplesIn = (milliseconds: number): number => Math.ceil((milliseconds * sampleRate) / 1000)

/** Samples of one part, once: a state-variable filter after Zavalishin for noise, a phase for tones. */
const renderPart = ([wave, , lasts, from, to, loud, swells = 2]: Part, noise: () => number): Float32Array => {
  const samples = new Float32Array(samplesIn(lasts))
  const swell = samplesIn(swells)
  let [phase, band, low] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const hertz = from * (to / from) ** (at / samples.length)
    let value: number
    if (wave === 'hiss' || wave === 'rumble') {
      const gain = Math.tan((Math.PI * hertz) / sampleRate)
      const high = (noise() - (1 + gain) * band - low) / (1 + gain + gain * gain)
      const middle = band + gain * high
      band = middle + gain * high
      value = low + gain * middle
      low = value + gain * middle
      if (wave === 'hiss') value = middle
    } else {
      phase += (2 * Math.PI * hertz) / sampleRate
      value = Math.sin(phase)
      if (wave === 'reed') value = Math.asin(value) * (2 / Math.PI)
    }
    // Five half-lives and more: what is left at the end is not heard.
    const decay = Math.exp((-5 * Math.max(0, at - swell)) / (samples.length - swell))
    samples[at] = value * loud * decay * Math.min(1, at / swell)
  }
  return samples
}

/** Milliseconds that a sound lasts. */
export const lengthOf = ({ parts }: Sound): number =>
  Math.max(...parts.map(([, at, lasts, , , , , times = 1, every = 0]) => at + lasts + (times - 1) * every))

/** The samples of a sound at full volume: without a constant part, and no larger than its peak. */
export const render = (sound: Sound): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(samplesIn(lengthOf(sound)))
  let seed = 1
  const noise = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return seed / 2 ** 31
  }
  for (const part of sound.parts) {
    const [, at, , , , , , times = 1, every = 0] = part
    for (let time = 0; time < times; time++) {
      const first = samplesIn(at + time * every)
      for (const [index, value] of renderPart(part, noise).entries())
        if (first + index < samples.length) samples[first + index] = (samples[first + index] ?? 0) + value
    }
  }
  // Takes out what is too low to be heard and would only click.
  let [before, kept] = [0, 0]
  let largest = 0
  for (const [index, value] of samples.entries()) {
    kept = 0.994 * (kept + value - before)
    before = value
    samples[index] = kept * Math.min(1, (samples.length - index) / samplesIn(fades))
    largest = Math.max(largest, Math.abs(samples[index] ?? 0))
  }
  return samples.map((value) => (value * sound.peak) / largest)
}
