/** The sounds of what is shown: asked for here, and played by a part of the page that is loaded when a player wants to hear them. */
import { effect, untracked } from '@preact/signals'
import type { GameEvent, Outcome } from '../../../engine/game.ts'
import { fileOf } from '../fetched.ts'
import { paceOf } from '../pace.ts'
import { peopleOf } from '../state.ts'
import type { PlayerState } from '../systemUi.ts'
import type { SoundId } from './kinds.ts'
import type { Speaker } from './speaker.ts'

/** Asks for the sounds of what the viewer is told; for none while the screen is covered, or where a turn is shown at once. */
export const hear = (state: PlayerState, asked: readonly SoundId[]): void => {
  if (asked.length === 0 || state.settings.value.sound !== true || state.covered.value || paceOf(state) === 0) return
  state.sounds.value = [...asked]
}

/** Asks for the sounds of events that the viewer is told. */
export const hearEvents = (state: PlayerState, told: readonly GameEvent[]): void =>
  hear(
    state,
    told.flatMap((event) => state.ui.events.sounds(state.scenario, event)),
  )

/** Fades out what is heard. */
export const silence = ({ sounds }: PlayerState): void => {
  sounds.value = []
}

/** The sound of an end: of victory where somebody at this device has won, or nobody there plays. */
const soundOfOutcome = ({ winners }: Outcome, people: readonly number[]): SoundId => {
  if (winners.length === 0) return 'tie'
  return people.length === 0 || people.some((side) => winners.includes(side)) ? 'victory' : 'defeat'
}

/** Asks for the sound of how the game ended. */
export const hearOutcome = (state: PlayerState): void => {
  const outcome = state.outcome.value
  if (outcome) hear(state, [soundOfOutcome(outcome, peopleOf(state.seats.value))])
}

const fetchSpeaker = fileOf(() => import('./speaker.ts'))

/** Loads what plays sounds when they are wanted, and plays what is asked for. Returns how to stop. */
export const playSounds = (state: PlayerState): (() => void) => {
  let speaker: Speaker | undefined
  let isWanted = false
  const load = async (): Promise<void> => {
    // Without it all is silent, and the page has said that a part of it cannot be loaded.
    const loaded = await fetchSpeaker().catch(() => undefined)
    if (loaded && isWanted) speaker ??= new loaded.Speaker()
  }
  const close = (): void => {
    isWanted = false
    speaker?.close()
    speaker = undefined
  }
  const stops = [
    effect(() => {
      isWanted = state.settings.value.sound === true
      if (isWanted) void load()
      else close()
    }),
    effect(() => {
      const asked = state.sounds.value
      untracked(() => {
        const { volume, silentKinds } = state.settings.value
        if (asked.length === 0) speaker?.silence()
        else speaker?.play(asked, { volume, silentKinds, pace: paceOf(state) })
      })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    close()
  }
}
