/** What is scheduled, in a browser that only writes it down. */
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import type { PlayerState } from '../systemUi.ts'
import { playSounds } from './index.ts'
import type { SoundId } from './kinds.ts'
import { sounds } from './sounds.ts'
import { chosenOf, type Hearing, Speaker } from './speaker.ts'

interface Started {
  readonly samples: Float32Array
  /** Loudness, and seconds of the context's clock. */
  readonly gain: number
  readonly start: number
  readonly end: number
  stop: number
}

class FakeContext {
  static made: FakeContext[] = []
  currentTime = 0
  state = 'suspended'
  readonly destination = {}
  readonly started: Started[] = []
  readonly endings: { readonly source: FakeSource; readonly started: Started }[] = []
  constructor() {
    FakeContext.made.push(this)
  }
  async resume() {
    this.state = 'running'
  }
  suspend() {
    this.state = 'suspended'
  }
  close() {
    this.state = 'closed'
  }
  /** Lets time pass, and what ends in it end. */
  pass(seconds: number): void {
    this.currentTime += seconds
    for (const { source, started } of this.endings.splice(0))
      if (Math.min(started.end, started.stop) <= this.currentTime) source.onended()
      else this.endings.push({ source, started })
  }
}

class FakeBuffer {
  samples = new Float32Array()
  copyToChannel(samples: Float32Array<ArrayBuffer>): void {
    this.samples = samples
  }
}

class FakeGain {
  readonly gain
  constructor(_: FakeContext, options: { readonly gain: number }) {
    this.gain = { value: options.gain, setTargetAtTime() {} }
  }
  connect(): void {}
}

class FakeSource {
  readonly playbackRate = { value: 1 }
  onended = (): void => {}
  private volume: FakeGain | undefined
  private started: Started | undefined
  private readonly context: FakeContext
  private readonly buffer: FakeBuffer
  constructor(context: FakeContext, options: { readonly buffer: FakeBuffer }) {
    this.context = context
    this.buffer = options.buffer
  }
  connect(gain: FakeGain): FakeGain {
    this.volume = gain
    return gain
  }
  start(start: number): void {
    const { samples } = this.buffer
    const end = start + samples.length / 24_000 / this.playbackRate.value
    this.started = { samples, gain: this.volume?.gain.value ?? 0, start, end, stop: Number.POSITIVE_INFINITY }
    this.context.started.push(this.started)
    this.context.endings.push({ source: this, started: this.started })
  }
  stop(at: number): void {
    if (this.started) this.started.stop = Math.min(this.started.stop, at)
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })
const touch = (): boolean => page.dispatchEvent(new Event('pointerdown'))
const hide = (isHidden: boolean): void => {
  page.hidden = isHidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  FakeContext.made = []
  page.hidden = false
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioBuffer', FakeBuffer)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
})
afterEach(() => vi.unstubAllGlobals())

const usual: Hearing = { volume: 100, silentKinds: [], pace: 1 }

/** A speaker on a page that was touched. */
const touched = () => {
  const speaker = new Speaker()
  touch()
  const [context] = FakeContext.made
  if (!context) throw new Error('no context')
  return { speaker, context }
}

/** When promises have been kept. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

/** What is heard at a time. */
const soundingAt = ({ started }: FakeContext, time: number): readonly Started[] =>
  started.filter(({ start, end, stop }) => start <= time && time < Math.min(end, stop))

it('before the page is touched there is no sound, nor what makes it; nor is it made up for later', () => {
  const speaker = new Speaker()
  speaker.play(['loss'], usual)
  expect(FakeContext.made).toEqual([])
  touch()
  expect(FakeContext.made[0]?.started).toEqual([])
  speaker.play(['loss'], usual)
  expect(FakeContext.made[0]?.started.length).toBe(1)
})

it('a page that was touched before sounds were turned on sounds at once', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  new Speaker().play(['hint'], usual)
  expect(FakeContext.made[0]?.started.length).toBe(1)
})

it('in the background it is silent, and rests', () => {
  const { speaker, context } = touched()
  speaker.play(['victory'], usual)
  hide(true)
  expect(context.state).toBe('suspended')
  expect(soundingAt(context, 0.1)).toEqual([])
  speaker.play(['loss'], usual)
  expect(context.started.length).toBe(1)
  hide(false)
  speaker.play(['loss'], usual)
  expect(context.started.length).toBe(2)
  expect(context.state).toBe('running')
})

it('a touch with nothing to play leaves it suspended, and so do sounds that are turned off', async () => {
  const { speaker, context } = touched()
  await settled()
  expect(context.state).toBe('suspended')
  touch()
  expect(context.state).toBe('suspended')
  speaker.play(['foot'], { ...usual, silentKinds: ['moves'] })
  expect(context.state).toBe('suspended')
  speaker.play(['foot'], usual)
  await settled()
  expect(context.state).toBe('running')
  speaker.silence()
  context.pass(1)
  speaker.play(['foot'], usual)
  context.pass(3)
  expect(context.state).toBe('suspended')
})

it('sounds that are turned off leave nothing behind that a touch wakes, and can be turned on again', async () => {
  const settings = signal({ sound: true, volume: 100, silentKinds: [], speed: 'normal' })
  // No other part of a player is heard.
  const stop = playSounds({ settings, sounds: signal([]) } as unknown as PlayerState)
  const turn = async (sound: boolean) => {
    settings.value = { ...settings.value, sound }
    await vi.dynamicImportSettled()
    touch()
    await settled()
    return FakeContext.made.map(({ state }) => state)
  }
  expect(await turn(true)).toEqual(['suspended'])
  expect(await turn(false)).toEqual(['closed'])
  expect(await turn(true)).toEqual(['closed', 'suspended'])
  stop()
  expect(FakeContext.made.at(-1)?.state).toBe('closed')
})

it('rests when all has been heard', () => {
  const { speaker, context } = touched()
  speaker.play(['foot', 'loss'], usual)
  context.pass(0.4)
  expect(context.state).toBe('running')
  context.pass(2)
  expect(context.state).toBe('suspended')
})

test('the sounds of an action come one after the other, the slower the slower it is shown', () => {
  const { speaker, context } = touched()
  speaker.play(['dice', 'small-arms', 'loss'], usual)
  const starts = context.started.map(({ start }) => start)
  expect(starts[1]).toBeCloseTo((starts[0] ?? 0) + 0.16)
  expect(starts[2]).toBeCloseTo((starts[0] ?? 0) + 0.32)
  context.pass(5)
  speaker.play(['dice', 'small-arms'], { ...usual, pace: 2 })
  const [before, after] = context.started.slice(3).map(({ start }) => start)
  expect(after).toBeCloseTo((before ?? 0) + 0.32)
})

test.each<readonly [asked: readonly SoundId[], hearing: Partial<Hearing>, chosen: readonly SoundId[]]>([
  [['foot', 'foot', 'wheels'], {}, ['foot']],
  [['dice', 'small-arms', 'loss', 'capture'], {}, ['dice', 'small-arms', 'loss']],
  [['card-played', 'foot', 'dice', 'bombs', 'loss'], {}, ['card-played', 'bombs', 'loss']],
  [['dice', 'small-arms', 'foot'], { pace: 0.35 }, ['small-arms']],
  [['dice', 'small-arms', 'foot'], { silentKinds: ['fire', 'moves'] }, ['dice']],
])('of %j are heard, one of a kind and few of an action: %j', (asked, hearing, chosen) => {
  expect(chosenOf(asked, { ...usual, ...hearing })).toEqual(chosen)
})

it('of a turn of forty actions few sounds are heard at once, softer as they come again, and nothing clips', () => {
  const { speaker, context } = touched()
  const turn: readonly (readonly SoundId[])[] = [
    ['foot'],
    ['tracks'],
    ['dice', 'heavy-artillery', 'loss'],
    ['wheels', 'dice', 'bombs', 'capture'],
  ]
  for (let action = 0; action < 40; action++) {
    speaker.play(turn[action % turn.length] ?? [], { ...usual, pace: action < 20 ? 0.35 : 1 })
    context.pass(0.11)
  }
  for (let time = 0; time < 6; time += 0.005) {
    const sounding = soundingAt(context, time)
    expect(sounding.length).toBeLessThanOrEqual(3)
    const peaks = sounding.map(
      ({ samples, gain }) => gain * samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    )
    expect(peaks.reduce((sum, one) => sum + one, 0)).toBeLessThan(1)
  }
  expect(context.started.length).toBeLessThan(100)
  expect(Math.min(...context.started.map(({ gain }) => gain))).toBeLessThan(0.5)
})

it('the same action many times is heard softer, and after a while as at first', () => {
  const { speaker, context } = touched()
  for (let time = 0; time < 5; time++) {
    speaker.play(['foot'], { ...usual, volume: 50 })
    context.pass(0.4)
  }
  const gains = context.started.map(({ gain }) => gain)
  expect(gains[0]).toBe(0.25)
  expect(gains).toEqual(gains.toSorted((one, other) => other - one))
  expect(gains.at(-1)).toBeLessThan(0.12)
  context.pass(3)
  speaker.play(['foot'], { ...usual, volume: 50 })
  expect(context.started.at(-1)?.gain).toBe(0.25)
})

it('is silent at once when that is asked for, and gone when it is closed', () => {
  const { speaker, context } = touched()
  speaker.play(['aircraft', 'dice', 'bombs'], usual)
  speaker.silence()
  expect(soundingAt(context, 0.1)).toEqual([])
  speaker.close()
  expect(context.state).toBe('closed')
  touch()
  expect(FakeContext.made.length).toBe(1)
})

it('every sound can be played', () => {
  const { speaker, context } = touched()
  for (const id of Object.keys(sounds) as SoundId[]) {
    speaker.play([id], usual)
    context.pass(3)
  }
  expect(context.started.length).toBe(Object.keys(sounds).length)
})
