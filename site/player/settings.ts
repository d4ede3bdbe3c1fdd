/** How this browser's player wants to play; kept for all battles. Where nothing can be kept it lasts as long as the page. */
import { type SoundKind, soundKinds } from './sound/kinds.ts'

/** How long each action of a computer or of a replay is shown: a factor of the usual time. */
export const speeds = { slow: 2, normal: 1, fast: 0.35, 'at once': 0 } as const
export type Speed = keyof typeof speeds
export const speedIds = Object.keys(speeds) as readonly Speed[]

/** A replay is there to be watched: at its fastest it still shows each action. */
export const replaySpeed = (speed: Speed): Exclude<Speed, 'at once'> => (speed === 'at once' ? 'fast' : speed)

export interface Settings {
  /** Asks before a phase or turn ends while units can still act. */
  readonly asks: boolean
  /** The map follows what computers and replays show. */
  readonly follows: boolean
  readonly speed: Speed
  /** Sounds are played; null until the player was asked. */
  readonly sound: boolean | null
  /** 0 to 100. */
  readonly volume: number
  /** The kinds of sound that are not played. */
  readonly silentKinds: readonly SoundKind[]
}

const usual: Settings = { asks: true, follows: true, speed: 'normal', sound: null, volume: 60, silentKinds: [] }

/** Returns the result of a use of local storage, or undefined where a browser forbids it. */
export const attempt = <R>(use: () => R): R | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** Where a browser keeps them. */
export const settingsKey = 'sandtable.settings'

/** Those of an earlier visit; what is not understood is as usual. */
export const keptSettings = (): Settings => {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(settingsKey) ?? '{}'))
  const { asks, follows, speed, sound, volume, silentKinds } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Partial<Settings>
  return {
    asks: typeof asks === 'boolean' ? asks : usual.asks,
    follows: typeof follows === 'boolean' ? follows : usual.follows,
    speed: speedIds.find((id) => id === speed) ?? usual.speed,
    sound: typeof sound === 'boolean' ? sound : usual.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : usual.volume,
    silentKinds: Array.isArray(silentKinds)
      ? soundKinds.filter((kind) => silentKinds.includes(kind))
      : usual.silentKinds,
  }
}

export const keepSettings = (settings: Settings): void => {
  attempt(() => localStorage.setItem(settingsKey, JSON.stringify(settings)))
}
