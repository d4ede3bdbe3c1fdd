/** Plays sounds in the browser: few at a time, none before the player has touched the page, none while it is in the background. */
import { type SoundId, type SoundKind, soundKinds } from './kinds.ts'
import { sounds } from './sounds.ts'
import { lengthOf, render, sampleRate } from './synth.ts'

/** How what is asked for is to be heard. */
export interface Hearing {
  /** 0 to 100. */
  readonly volume: number
  /** Kinds that are turned off. */
  readonly silentKinds: readonly SoundKind[]
  /** The factor of the usual time for which each action is shown. */
  readonly pace: number
}

/** Sounds at once. The largest peak so many times stays below 1, so that nothing clips. */
const mostAtOnce = 3
/** Sounds of one action, and seconds from one to the next. */
const mostOfAction = 3
const gap = 0.16
/** Seconds in which a sound that goes on is faded out, and before which nothing begins. */
const fade = 0.02
/** Seconds after which a sound that comes again is as loud as at first, and the share that each time before takes. */
const forgotten = 1.6
const softer = 0.75
const softest = 0.4
/** Seconds within which the same sound is not begun again. */
const tooSoon = 0.09

interface Voice {
  readonly id: SoundId
  readonly source: AudioBufferSourceNode
  readonly volume: GainNode
  readonly end: number
}

const weightOf = (id: SoundId): number => soundKinds.indexOf(sounds[id].kind)

/** Those of an action that are heard: one of each kind, the weightiest of them where they are too many, in the order in which they came. */
export const chosenOf = (asked: readonly SoundId[], { silentKinds, pace }: Hearing): readonly SoundId[] => {
  const first = asked.filter(
    (id, at) =>
      asked.findIndex((other) => sounds[other].kind === sounds[id].kind) === at &&
      !silentKinds.includes(sounds[id].kind),
  )
  const most = pace < 1 ? 1 : mostOfAction
  const weightiest = first.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, most)
  return first.filter((id) => weightiest.includes(id))
}

export class Speaker {
  private context: AudioContext | undefined
  private readonly buffers = new Map<SoundId, AudioBuffer>()
  private voices: readonly Voice[] = []
  /** When each was begun last, and how loud it was then. */
  private readonly latest = new Map<SoundId, { readonly start: number; readonly loud: number }>()
  private count = 0
  private isAllowed = false
  private readonly closed = new AbortController()

  constructor() {
    const { signal } = this.closed
    const wake = (): void => void this.wake()
    // A browser lets a page sound from within such an event only. It may take the leave away again, as in a call.
    for (const type of ['pointerdown', 'pointerup', 'keydown'])
      document.addEventListener(type, wake, { capture: true, signal })
    const rest = (): void => {
      if (document.hidden) this.rest()
    }
    document.addEventListener('visibilitychange', rest, { signal })
    if (navigator.userActivation?.hasBeenActive) void this.wake()
  }

  /** Plays the sounds of an action one after the other. Without a touch of the page before, or in the background, none. */
  play(asked: readonly SoundId[], hearing: Hearing): void {
    const { context } = this
    if (context === undefined || document.hidden) return
    for (const [at, id] of chosenOf(asked, hearing).entries())
      this.begin(context, id, context.currentTime + fade + at * gap * hearing.pace, (hearing.volume / 100) ** 2)
    if (this.voices.length > 0) void context.resume()
  }

  /** Fades out what is heard. */
  silence(): void {
    for (const voice of this.voices) this.stop(voice, (this.context?.currentTime ?? 0) + fade)
    this.voices = []
  }

  close(): void {
    this.closed.abort()
    this.silence()
    void this.context?.close()
    this.context = undefined
  }

  /** Has the browser let the page sound once; then it does so whenever there is something to be heard. */
  private async wake(): Promise<void> {
    this.context ??= new AudioContext()
    const { context } = this
    if (this.isAllowed && context.state === 'suspended' && this.voices.length === 0) return
    // One that is closed meanwhile goes on no more.
    this.isAllowed = await context.resume().then(
      () => true,
      () => false,
    )
    if (context === this.context) this.restWhenIdle()
  }

  /** The device rests while nothing is to be heard. */
  private restWhenIdle(): void {
    if (this.voices.length === 0) void this.context?.suspend()
  }

  private rest(): void {
    this.silence()
    void this.context?.suspend()
  }

  private begin(context: AudioContext, id: SoundId, start: number, loudness: number): void {
    const { kind } = sounds[id]
    const before = this.latest.get(id)
    if (before && start - before.start < tooSoon) return
    // All that is to be heard after it has begun: what begins later counts, too.
    const sounding = this.voices.filter(({ end }) => end > start)
    const room = mostAtOnce - 1
    // A move waits for nobody, and makes room for all else.
    if (sounding.length > room && kind === 'moves') return
    const least = sounding.toSorted((one, other) => weightOf(one.id) - weightOf(other.id) || one.end - other.end)
    for (const voice of least.slice(0, Math.max(0, sounding.length - room))) {
      this.stop(voice, start)
      this.forget(voice)
    }
    const loud = before && start - before.start < forgotten ? Math.max(softest, before.loud * softer) : 1
    this.latest.set(id, { start, loud })
    const source = new AudioBufferSourceNode(context, { buffer: this.bufferOf(id) })
    // No two steps sound alike.
    const rate = 1 + ((this.count++ * 7) % 11) / 100 - 0.05
    if (kind === 'moves' || kind === 'fire') source.playbackRate.value = rate
    const volume = new GainNode(context, { gain: loudness * loud })
    source.connect(volume).connect(context.destination)
    source.start(start)
    const voice = { id, source, volume, end: start + lengthOf(sounds[id]) / 1000 / source.playbackRate.value }
    this.voices = [...this.voices, voice]
    source.onended = () => {
      this.forget(voice)
      this.restWhenIdle()
    }
  }

  private stop({ source, volume, end }: Voice, at: number): void {
    if (at >= end) return
    volume.gain.setTargetAtTime(0, Math.max(0, at - fade), fade / 4)
    source.stop(at)
  }

  private forget(voice: Voice): void {
    this.voices = this.voices.filter((other) => other !== voice)
  }

  private bufferOf(id: SoundId): AudioBuffer {
    const made = this.buffers.get(id)
    if (made) return made
    const samples = render(sounds[id])
    const buffer = new AudioBuffer({ length: samples.length, sampleRate })
    buffer.copyToChannel(samples, 0)
    this.buffers.set(id, buffer)
    return buffer
  }
}
