/** Nobody listens in a test: the samples of each sound are measured. */
import { describe, expect, it } from 'vitest'
import type { SoundId } from './kinds.ts'
import { sounds } from './sounds.ts'
import { lengthOf, render, sampleRate } from './synth.ts'

const ids = Object.keys(sounds) as readonly SoundId[]
const samples = new Map(ids.map((id) => [id, render(sounds[id])]))
const samplesOf = (id: SoundId): Float32Array => samples.get(id) ?? new Float32Array()

const peakOf = (values: Float32Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
const loudnessOf = (values: Float32Array): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)

/** Hertz around which the power of a sound lies: of bands an eighth of an octave apart, by Goertzel. */
const centroidOf = (values: Float32Array): number => {
  let [power, weighted] = [0, 0]
  for (let hertz = 30; hertz < sampleRate / 2; hertz *= 2 ** (1 / 8)) {
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate)
    let [last, before] = [0, 0]
    for (const value of values) [last, before] = [value + turn * last - before, last]
    const band = (last * last + before * before - turn * last * before) * hertz
    power += band
    weighted += band * hertz
  }
  return weighted / power
}

/** The part of a sound in which it is louder than a hundredth of its peak, in milliseconds. */
const heardFor = (values: Float32Array): number => {
  const least = peakOf(values) / 100
  const isHeard = (value: number): boolean => Math.abs(value) > least
  return ((values.findLastIndex(isHeard) - values.findIndex(isHeard)) / sampleRate) * 1000
}

describe.each(ids)('%s', (id) => {
  const values = samplesOf(id)

  it('is short, soft, and never so loud that a few at once would clip', () => {
    expect(lengthOf(sounds[id])).toBeGreaterThanOrEqual(100)
    expect(lengthOf(sounds[id])).toBeLessThanOrEqual(900)
    expect(heardFor(values)).toBeGreaterThan(80)
    expect(values.length).toBe(Math.ceil((lengthOf(sounds[id]) * sampleRate) / 1000))
    expect(peakOf(values)).toBeCloseTo(sounds[id].peak, 5)
    expect(peakOf(values) * 3).toBeLessThan(1)
    expect(loudnessOf(values)).toBeGreaterThan(0.01)
    expect(loudnessOf(values)).toBeLessThan(0.12)
  })

  it('begins and ends in silence, without a click or a constant part', () => {
    expect(Math.abs(values.at(0) ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(values.at(-1) ?? 1)).toBeLessThan(0.002)
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.0005)
  })

  it('is the same each time', () => {
    expect(render(sounds[id])).toEqual(values)
  })
})

/** Each is lower, longer and more powerful than the one before. */
const calibres = ['small-arms', 'anti-tank', 'light-artillery', 'medium-artillery', 'heavy-artillery'] as const

it('a larger calibre is lower, and of guns also longer and louder', () => {
  const pitches = calibres.map((id) => centroidOf(samplesOf(id)))
  expect(pitches).toEqual(pitches.toSorted((one, other) => other - one))
  expect((pitches[0] ?? 0) / (pitches.at(-1) ?? 1)).toBeGreaterThan(5)
  const guns = calibres.slice(1)
  for (const measure of [heardFor, peakOf]) {
    const measured = guns.map((id) => measure(samplesOf(id)))
    expect(measured).toEqual(measured.toSorted((one, other) => one - other))
  }
})

it('what moves is softer than what fires, and a machine gun rattles lower than rifles', () => {
  const loudest = (kind: string): number =>
    Math.max(...ids.filter((id) => sounds[id].kind === kind).map((id) => peakOf(samplesOf(id))))
  const softest = Math.min(...ids.filter((id) => sounds[id].kind === 'fire').map((id) => peakOf(samplesOf(id))))
  expect(loudest('moves')).toBeLessThan(softest)
  expect(centroidOf(samplesOf('machine-gun'))).toBeLessThan(centroidOf(samplesOf('small-arms')))
})

it('tracks are lower than wheels, dice and cards brighter than both, and no two sounds are alike', () => {
  const pitch = (id: SoundId): number => centroidOf(samplesOf(id))
  expect(pitch('foot')).toBeLessThan(pitch('hooves'))
  expect(pitch('dice')).toBeGreaterThan(2 * pitch('wheels'))
  expect(pitch('card-drawn')).toBeGreaterThan(2 * pitch('wheels'))
  const measured = ids.map((id) => `${Math.round(pitch(id) / 10)} ${lengthOf(sounds[id])}`)
  expect(new Set(measured).size).toBe(ids.length)
})
